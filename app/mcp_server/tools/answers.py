"""`ask` and `research`: cited answers, with what they rest on."""

from contextlib import aclosing
from uuid import uuid4

from app.core.citing.markers import placed
from app.core.domain import events as e
from app.core.domain.addresses import is_web_address
from app.core.domain.citation import Citation
from app.core.domain.conversation import PASSING
from app.core.domain.errors import AppError, Failure
from app.core.domain.gateway import GROUP
from app.core.domain.graph import Depth
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from app.core.listing import Group, SourceRow, rows_of, with_all_findings
from app.core.prompt.earlier_turns import title_of
from app.mcp_server.arguments import AskArguments, ResearchArguments
from app.mcp_server.core_access import CoreAccess
from app.mcp_server.failures import STOPPED, ToolFailure, of_failure
from app.mcp_server.results import Answer, AnswerCitation, CitedSource
from app.mcp_server.tools.tool import Call, ToolEntry, ToolResult

_DEFAULT, _SEARCH, _RESEARCH = "citewise", "citewise-search", "citewise-research"  # as keys of the local API name them
_BATCH = 0.25  # seconds: words are counted, not shown
_LONGEST_PASSAGE = 400  # characters of a passage in the text; the data has all of it


async def ask(arguments: AskArguments, call: Call) -> ToolResult:
    return await _answer(arguments.question, arguments.search, None, call)


async def research(arguments: ResearchArguments, call: Call) -> ToolResult:
    return await _answer(arguments.question, SearchMode.ALWAYS, arguments.depth, call)


async def _answer(text: str, mode: SearchMode, depth: Depth | None, call: Call) -> ToolResult:
    model = _RESEARCH if depth is not None else _SEARCH if mode is SearchMode.ALWAYS else _DEFAULT
    if not call.client.permits(model):
        raise ToolFailure("NotAllowed", f"This key may not use {model!r}.")
    question = Question(
        await _conversation(text, call.core),
        text,
        overrides=Overrides(mode=mode),
        language=call.core.locale,
        depth=depth,
        clarify=False,
        batch_seconds=_BATCH,
    )
    turn = await _ended(question, call)
    if turn.error is not None:
        raise of_failure(turn.error, call.core)
    if not turn.text.strip():
        raise ToolFailure("BadAnswer", "The model returned an empty answer.", turn.model_name)
    answer = answer_of(turn, call.answers.new_uri())
    call.answers.add(call.owner, text, answer)
    return ToolResult(answer, as_text(answer))


async def _conversation(text: str, core: CoreAccess) -> str:
    """One that passes or, where the user wants it so, one of the list."""
    if not core.keeps:
        return f"{PASSING}{uuid4().hex}"
    id, conversations = uuid4().hex, core.services.conversations

    async def create() -> None:
        await conversations.create(id, title_of(text))
        await conversations.move(id, GROUP)

    try:
        await core.turns.call(create)
    except AppError as error:
        raise of_failure(Failure.of(error), core) from error
    return id


async def _ended(question: Question, call: Call) -> Turn:
    """The turn at its end. Cancelled with its caller: then it stops."""
    turn: RunningTurn | None = None
    is_stopped = False
    async with aclosing(call.core.turns.events(question)) as events:
        async for event in events:
            if isinstance(event, e.TurnStarted):
                turn = new_turn(event)
            elif isinstance(event, e.Event) and turn is not None:
                fold(turn, event)
                is_stopped = is_stopped or isinstance(event, e.TurnStopped)
                if message := _progress(event):
                    await call.progress(message)
    if turn is None or is_stopped:
        raise ToolFailure(STOPPED, "The answer was stopped before its end.")
    return turn


def _progress(event: e.Event) -> str:
    match event:
        case e.SearchStarted(query=query) | e.InNode(event=e.SearchStarted(query=query)):
            return f"Searching: {_line(query)}"
        case e.ReadingStarted(url=url) | e.InNode(event=e.ReadingStarted(url=url)):
            return f"Reading: {_line(url)}"
        case e.NodeStarted(node=node):
            return f"Question: {_line(node.question)}"
        case e.NodeFinished(node=node):
            return f"Done: {_line(node.question)}"
        case e.WritingStarted():
            return "Writing"
        case e.ChannelFellBack(channel=channel, to=to):
            return f"{channel} did not answer; asking {to}"
    return ""


def answer_of(turn: Turn, resource: str) -> Answer:
    """The answer as the window shows it: every citation stands as [1] in the text."""
    text, citations = _marked(turn)
    rows = [row for row in rows_of(with_all_findings(turn)) if row.source.origin is not Origin.MEMORY]
    plan = list(turn.plan.queries) if turn.plan else []
    return Answer(
        answer=text,
        sources=[_source(row) for row in rows if row.group is not Group.FAILED],
        citations=citations,
        queries=list(turn.searched) or plan,
        model=turn.model_name,
        finish="stop" if turn.finish in ("", "pause") else turn.finish,
        resource=resource,
    )


def _marked(turn: Turn) -> tuple[str, list[AnswerCitation]]:
    parts: list[str] = []
    rows: list[AnswerCitation] = []
    position = length = 0
    for _, citation, (start, end) in placed(turn.citations):
        marker = "".join(f"[{number}]" for number in citation.numbers if turn.source_numbered(number) is not None)
        if citation.contradicts:
            continue  # it says otherwise: in brackets it would stand for a source
        parts += [turn.text[position:start], marker]
        length += start - position
        rows.append(_citation(citation, length, length + len(marker)))
        length, position = length + len(marker), end
    return "".join([*parts, turn.text[position:]]), rows


def _citation(citation: Citation, start: int, end: int) -> AnswerCitation:
    support = citation.support if citation.support is not None and citation.support.checked else None
    return AnswerCitation(
        start=start,
        end=end,
        numbers=list(citation.numbers),
        support=support.verdict.value if support else "",
        cited_text=(support.sentence if support else "") or citation.cited_text,
    )


def _source(row: SourceRow) -> CitedSource:
    source = row.source
    return CitedSource(
        number=source.number,
        title=_title(source),
        url=source.address if is_web_address(source.address) else "",
        site=source.site,
        date=source.date,
        type="document" if source.origin in (Origin.KNOWLEDGE, Origin.FILE) else "web",
        cited=row.group is Group.CITED,
        passages=[passage.text for passage in row.passages],
    )


def _title(source: Source) -> str:
    address = source.address if is_web_address(source.address) else ""
    return _line(source.title or source.site or address or "document")


def as_text(answer: Answer) -> str:
    """The answer, then the cited sources with the words that stand behind them."""
    rows = []
    for source in answer.sources:
        if source.cited:
            quotes = [f"> {_line(passage)[:_LONGEST_PASSAGE]}" for passage in source.passages[:2]]
            rows.append(
                "\n".join([f"[{source.number}] {source.title}", *([source.url] if source.url else []), *quotes])
            )
    sources = "\n\n".join(["Sources:", *rows]) if rows else ""
    return "\n\n".join(filter(None, (answer.answer.strip(), sources)))


def _line(text: str) -> str:
    return " ".join(text.split())


TOOLS = (
    ToolEntry(
        "ask",
        "Ask for a cited answer",
        "Have Citewise search, read and answer a question; every claim names its source as [1], and the passages come "
        "along. Takes seconds to a minute.",
        AskArguments,
        Answer,
        ask,
    ),
    ToolEntry(
        "research",
        "Research a question",
        "Have Citewise split a question, research its parts and write a cited report. Takes minutes: progress is told, "
        "and cancelling the call stops it.",
        ResearchArguments,
        Answer,
        research,
    ),
)
