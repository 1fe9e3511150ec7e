"""An answer under way, in no API's words: what each of the three writes down in its own."""

from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass

from app.core.domain import events as e
from app.core.domain.chat import ToolCall, Usage
from app.core.domain.errors import FailureKind
from app.core.domain.events.notices import NoticeKind
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.running_turn import RunningTurn
from app.gateway.answer_text import AnswerText, TextPiece
from app.gateway.evidence import Annotation, CitationStyle, SearchSource, search_sources
from app.gateway.history.source_tail import source_tail
from app.gateway.turns import Silence


@dataclass(frozen=True)
class Start:
    """The question is saved; nothing failed so far."""

    turn: str
    conversation: str


@dataclass(frozen=True)
class Reasoning:
    text: str


@dataclass(frozen=True)
class SearchReport:
    """One search of this answer has ended."""

    query: str
    sources: tuple[SearchSource, ...]


@dataclass(frozen=True)
class End:
    """The last part. `finish`: `stop`, `length`, `tool_calls`, `content_filter`, or what the provider said."""

    finish: str
    text: str  # all that was given out
    annotations: tuple[Annotation, ...]
    sources: tuple[SearchSource, ...]
    calls: tuple[ToolCall, ...] = ()
    usage: Usage | None = None
    failure: e.Failure | None = None


Part = Start | Reasoning | SearchReport | TextPiece | End | Silence


async def parts_of(
    events: AsyncIterator[e.Event | Silence],
    style: CitationStyle,
    *,
    tail: bool = False,
    progress: bool = False,
    verbatim: bool = False,
) -> AsyncGenerator[Part, None]:
    """The parts of one turn. tail: a list of the sources ends the text. progress: a research tells as reasoning what
    it does; that of the model that writes is told in any case. verbatim: see `AnswerText`."""
    answer, output = AnswerText(style, verbatim), list[str]()
    calls: tuple[ToolCall, ...] = ()
    turn: RunningTurn | None = None
    async for event in events:
        if isinstance(event, Silence):
            yield event
            continue
        if isinstance(event, e.TurnStarted):
            turn = new_turn(event)
            yield Start(turn.id, turn.conversation)
            continue
        assert turn is not None, "a stream begins with TurnStarted"
        fold(turn, event)
        if progress and (line := _progress(event)):
            yield Reasoning(line)
        piece: TextPiece | None = None
        match event:
            case e.ReasoningDelta(text=text):
                yield Reasoning(text)
            case e.SearchFinished(query=query, hits=hits):
                rows = tuple(SearchSource(hit.url, " ".join(hit.title.split())[:300]) for hit in hits if hit.url)
                yield SearchReport(query, rows)
            case e.TextDelta(text=text):
                answer.add(text)
                piece = answer.piece(turn)
            case e.Cited(citation=citation):
                answer.cite(citation)
                piece = answer.piece(turn)
            case e.AnswerWithdrawn():
                piece = TextPiece(answer.withdraw())
            case e.ClarificationRequested(question=question):
                answer.add(question)
            case e.ClientToolsCalled(calls=calls):
                pass
        if piece is not None and (piece.text or piece.annotations):
            output.append(piece.text)
            yield piece
    assert turn is not None, "a stream begins with TurnStarted"
    piece = answer.rest(turn)
    if piece.text or piece.annotations:
        output.append(piece.text)
        yield piece
    sources = search_sources(turn)
    if tail and turn.error is None and (text := source_tail(sources)):
        output.append(text)
        yield TextPiece(text)
    finish = "stop" if turn.finish in ("", "pause") else turn.finish
    failure = turn.error or (None if calls or any(output) or turn.clarifying else _empty_answer(turn))
    yield End(finish, "".join(output), tuple(answer.annotations), tuple(sources), calls, turn.usage, failure)


def _empty_answer(turn: RunningTurn) -> e.Failure | None:
    """Why an answer without a model has no word: a client would take it for an answer."""
    kinds = {notice.kind for notice in turn.notices}
    if NoticeKind.SEARCH_FAILED in kinds:
        return e.Failure(FailureKind.BLOCKED, "The search")
    return e.Failure(FailureKind.NO_RESULTS, "The search") if NoticeKind.NO_RESULTS in kinds else None


def _progress(event: e.Event) -> str:
    """A line of a research's course."""
    match event:
        case e.NodeStarted(node=node):
            return f"• {_line(node.question)}\n"
        case e.InNode(event=e.SearchStarted(query=query)):
            return f"  Searching: {_line(query)}\n"
        case e.NodeFinished(node=node):
            return f"  Done: {_line(node.question)}\n"
    return ""


def _line(text: str) -> str:
    return " ".join(text.split())[:200]
