"""Step: hold each cited sentence against the passages that it names."""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice

from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation, Verdict
from app.core.domain.events import CitationsChecked, Events, Notice, NoticeAdded, NoticeKind
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.pictures import is_picture

_MOST_STRAY = 1000
_BESIDE = 100
_MOST_LOOKS, _FEWEST = 20_000, 2  # claims times passages of one answer; passages of one claim in any case

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Check:
    async def run(self, turn: RunningTurn) -> Events:
        citations = turn.citations
        if turn.graph is not None:
            stray, count = await asyncio.to_thread(stray_markers, turn.text, turn.citable_numbers())
            if count:
                yield NoticeAdded(turn.id, Notice(NoticeKind.STRAY_NUMBERS, {"count": str(count)}))
                citations = tuple(sorted([*citations, *stray], key=lambda one: one.place or (0, 0)))
        try:
            checked = await asyncio.to_thread(checked_citations, turn.text, citations, passages_of(turn))
        except Exception:  # a bug here must not cost an answer that is written
            log.exception("the citations of turn %s could not be checked", turn.id)
            checked = citations
        yield CitationsChecked(turn.id, checked)


def stray_markers(text: str, citable_numbers: Collection[int]) -> tuple[list[Citation], int]:
    """Markers of which no number is known, as citations of nothing: they are not shown. And how many are unknown.

    Only numbers such as a model makes up beside the known ones: `[2024]` is a year, `row[500]` is code.
    """
    markers = place_citations(text, range(1, min(max(citable_numbers, default=0) + _BESIDE, _MOST_STRAY)))
    count = sum(len(set(one.numbers).difference(citable_numbers)) for one in markers)
    return [
        replace(one, numbers=(), claim=None) for one in markers if not set(one.numbers).intersection(citable_numbers)
    ], count


def passages_of(turn: RunningTurn) -> dict[int, list[str]]:
    """Number of a source → the passages of it that models were given in this branch, this turn's first."""
    texts_by_number: dict[int, list[str]] = {}
    nodes = turn.graph.nodes if turn.graph else ()
    for references in (
        turn.references or (),
        *(node.references for node in nodes),
        *(past.references for past in reversed(turn.history)),
    ):
        for reference in references:
            texts = [one.text for one in reference.passages if one.text.strip() and not is_picture(one)]
            texts_by_number.setdefault(reference.number, []).extend(text for text in texts)
    return {number: list(dict.fromkeys(texts)) for number, texts in texts_by_number.items() if texts}


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
