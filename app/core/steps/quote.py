"""Step: the answer without a model: the best passages for the question, quoted, each with its citation."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, islice, pairwise, takewhile

from app.core.citing.markdown.regions import protected_spans
from app.core.domain.citation import Citation
from app.core.domain.events import (
    AnswerWritten,
    CitationsPlaced,
    Cited,
    Events,
    Notice,
    NoticeAdded,
    NoticeKind,
    TextDelta,
    WritingStarted,
)
from app.core.domain.evidence import Passage
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.references import one_line
from app.core.ranking.tokens import content_tokens

_QUOTES = 5  # at most
_LENGTH = 420  # characters of one quote, about
_ENTITIES = {ord("["): "&#91;", ord("]"): "&#93;", ord("$"): "&#36;"}
_SENTENCE = re.compile(r"[^.!?。！？\n]+(?:[.!?](?=\s|$)|[。！？]|\n|$|[.!?])+[”’\"')\]]*\s*")


@dataclass(frozen=True)
class Quote:
    """It knows where its own markers stand: what looks like one in a quoted page is none."""

    async def run(self, turn: RunningTurn) -> Events:
        yield WritingStarted(turn.id, "quotes")
        question_tokens = set(content_tokens(turn.question)) | {
            token for query in (turn.plan.queries if turn.plan else ()) for token in content_tokens(query)
        }
        length, citations = 0, []
        for number, passage in best_passages(turn):
            title = one_line(turn.sources[passage.source].title) or turn.sources[passage.source].site
            head, marker = f"**{_literal(title)}** ", f"[{number}]"
            part = f"{head}{marker}\n\n{_quoted(excerpt(passage.text, question_tokens))}\n\n"
            start, end = length + len(head), length + len(head) + len(marker)
            claim = (end + 2, length + len(part) - 2)
            citations.append(Citation((number,), (start, end), marker, claim=claim))
            length += len(part)
            yield TextDelta(turn.id, part)
            yield Cited(turn.id, citations[-1])
        yield CitationsPlaced(turn.id, tuple(citations))
        if citations:
            yield NoticeAdded(turn.id, Notice(NoticeKind.QUOTES))
        elif not any(notice.kind in (NoticeKind.SEARCH_FAILED, NoticeKind.NO_RESULTS) for notice in turn.notices):
            yield NoticeAdded(turn.id, Notice(NoticeKind.NO_RESULTS))
        yield AnswerWritten(turn.id, "stop")


def best_passages(turn: RunningTurn) -> list[tuple[int, Passage]]:
    """The best passage of each source first, then further good ones, best first."""
    ranked = sorted(((r.number, p) for r in turn.references or () for p in r.passages), key=lambda pair: -pair[1].score)
    first: dict[int, Passage] = {}
    for number, passage in ranked:
        first.setdefault(number, passage)
    further = [(number, passage) for number, passage in ranked if first[number] is not passage]
    return [*first.items(), *further][:_QUOTES]


def excerpt(text: str, tokens: set[str], length: int = _LENGTH) -> str:
    """The run of whole sentences, up to about `length` characters, that says most of what is wanted.

    Each word counts once, however often a run repeats it. Of runs with as many, it is the one whose first sentence says
    most already: what follows explains it.
    """
    sentences = _SENTENCE.findall(text) or [text]
    matches = [tokens.intersection(content_tokens(sentence)) for sentence in sentences]
    runs = [(start, _run_end(sentences, start, length)) for start in range(len(sentences))]
    start, end = max(runs, key=lambda run: (len(set().union(*matches[slice(*run)])), len(matches[run[0]])))
    excerpt_text = "".join(sentences[start:end]).strip()
    return excerpt_text if len(excerpt_text) <= 3 * length else _cut(excerpt_text, 3 * length)


def _run_end(sentences: Sequence[str], start: int, length: int) -> int:
    """Behind the last sentence that fits; the first one always does."""
    sizes = accumulate(map(len, islice(sentences, start + 1, None)), initial=len(sentences[start]))
    return start + max(1, sum(1 for _ in takewhile(lambda size: size <= length, sizes)))


def _cut(text: str, length: int) -> str:
    return text[:length].rsplit(" ", 1)[0] + " …"


def _quoted(text: str) -> str:
    return "\n".join(f"> {line.strip()}".rstrip() for line in _literal(text).splitlines())


def _literal(text: str) -> str:
    """Brackets and dollars of the quoted page stay what they are: its footnote [3] is not our source 3, $5 no maths.

    As entities, because a backslash before a bracket would begin maths; code shows entities as they are written, and
    nothing in code is a marker.
    """
    code = [(start, end) for start, end in protected_spans(text) if text[start] in "`~"]
    edges = [0, *(edge for span in code for edge in span), len(text)]
    parts = [text[start:end] for start, end in pairwise(edges)]
    parts[::2] = [part.translate(_ENTITIES) for part in parts[::2]]
    return "".join(parts)
