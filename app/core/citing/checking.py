"""The citations of an answer, each with how well the passages that it names support it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice

from app.core.domain.citation import Citation, Verdict

_MOST_LOOKS, _FEWEST = 20_000, 2  # claims times passages of one answer; passages of one claim in any case


def checked_citations(
    text: str, citations: Sequence[Citation], passages: Mapping[int, Sequence[str]]
) -> tuple[Citation, ...]:
    """The same citations with their verdicts. One of whose sources no passage is known stays unchecked.

    What the provider quotes is looked at first. Where there are thousands of citations, each is held against fewer
    passages, and one that those do not support stays unchecked: others might.
    """
    # Its word lists take a moment: the first answer loads them, on the thread of its check, and no start does.
    from app.core.citing.support.answer import claims_of
    from app.core.citing.support.verdict import MOST_PASSAGES, check

    claims = dict(claims_of(text, citations))
    most = max(_FEWEST, min(MOST_PASSAGES, _MOST_LOOKS // max(len(citations), 1)))
    checked = []
    for place, citation in enumerate(citations):
        quoted = (citation.cited_text,) if citation.cited_text else ()
        passages_cited = [*islice(chain(quoted, *(passages.get(number, ()) for number in citation.numbers)), most + 1)]
        support = check(claims[place], passages_cited[:most]) if passages_cited and claims.get(place) else None
        if support and len(passages_cited) > most and most < MOST_PASSAGES and support.verdict is not Verdict.SUPPORTED:
            support = None
        checked.append(replace(citation, support=support))
    return tuple(checked)
