"""The values that the JSON holds, in the words of its schema, and the way from what is stored and back."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from datetime import datetime

from app.core.domain.chat import AssistantUse, ImageBlock, Message, ModelChoice, Usage
from app.core.domain.citation import Citation
from app.core.domain.conversation import PASSING, PRIVATE, Conversation
from app.core.domain.editing import Edit, EditingMode, Original, Translation
from app.core.domain.events import ChannelFellBack, Failure, Notice, SearchFinished
from app.core.domain.evidence import Finding, Reference, Report
from app.core.domain.graph import Depth, Graph
from app.core.domain.plan import Plan
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.sources import Source
from app.core.domain.transfer.whole import AttachedFile, WholeConversation
from app.core.domain.turn.turn import State, Turn


@dataclass(frozen=True)
class SourceNumber:
    """`number` None: the turn found the source, and its passages went to no model."""

    source: str
    number: int | None = None


@dataclass(frozen=True)
class TurnRecord:
    id: str
    created: datetime
    question: str
    parent: str | None = None
    images: tuple[ImageBlock, ...] = ()
    files: tuple[str, ...] = ()
    knowledge_bases: tuple[str, ...] = ()
    search_mode: SearchMode = SearchMode.AUTO
    channel: str = "local"
    model: ModelChoice | None = None
    model_name: str = ""
    language: str = "en-US"
    state: State = State.FINISHED
    answer: str = ""
    reasoning: str = ""
    citations: tuple[Citation, ...] = ()
    references: tuple[Reference, ...] | None = None
    sources: tuple[SourceNumber, ...] = ()
    findings: tuple[Finding, ...] = ()
    plan: Plan | None = None
    queries: tuple[str, ...] = ()
    searches: tuple[SearchFinished, ...] = ()
    engine_reports: tuple[Report, ...] = ()
    fallbacks: tuple[ChannelFellBack, ...] = ()
    notices: tuple[Notice, ...] = ()
    usage: Usage | None = None
    finish_reason: str = ""
    error: Failure | None = None
    seconds: dict[str, float] = field(default_factory=dict)
    messages: tuple[Message, ...] = ()
    search_entry_html: str = ""
    answer_complete: bool = False
    citations_checked: bool = False
    research_depth: Depth | None = None
    research_graph: Graph | None = None
    research_end: str = ""
    is_clarification: bool = False
    searched_unasked: bool = False
    editing: EditingMode = EditingMode.OFF
    edits: tuple[Edit, ...] = ()
    original: Original | None = None
    edited: bool = False
    assistant: AssistantUse | None = None
    comparison: str = ""
    translations: tuple[Translation, ...] = ()
    suggestions: tuple[str, ...] = ()


@dataclass(frozen=True)
class ConversationRecord:
    id: str
    title: str = ""
    created: datetime | None = None
    updated: datetime | None = None
    pinned_since: datetime | None = None
    archived_since: datetime | None = None
    group: str = ""
    tags: tuple[str, ...] = ()
    overrides: Overrides = Overrides()
    draft: str = ""
    current_turn: str | None = None
    current_followers: dict[str, str] = field(default_factory=dict)
    side_by_side: bool = False
    sources: tuple[Source, ...] = ()
    turns: tuple[TurnRecord, ...] = ()
    documents: tuple[AttachedFile, ...] = ()


# Fields of a turn that have another name in the schema. A list of the turn's is a tuple here.
_NAMES = {
    "bases": "knowledge_bases",
    "mode": "search_mode",
    "searched": "queries",
    "reports": "engine_reports",
    "finish": "finish_reason",
    "entry_html": "search_entry_html",
    "written": "answer_complete",
    "checked": "citations_checked",
    "depth": "research_depth",
    "graph": "research_graph",
    "research_ended": "research_end",
    "clarifying": "is_clarification",
}
_APART = ("sources", "findings", "references", "answer", "reasoning")  # which are converted one by one
_FIELDS = {record.name: record.name for record in fields(TurnRecord)} | {new: old for old, new in _NAMES.items()}
_ALIKE = {new: old for new, old in _FIELDS.items() if new not in _APART}
_LISTS = ("queries", "engine_reports", "notices", "messages", "searches", "fallbacks")


def record_of(whole: WholeConversation) -> ConversationRecord:
    conversation = whole.conversation
    return ConversationRecord(
        id=conversation.id,
        title=conversation.title,
        created=conversation.created,
        updated=conversation.updated,
        pinned_since=whole.pinned,
        archived_since=whole.archived,
        group=conversation.group,
        tags=tuple(whole.tags),
        overrides=replace(conversation.overrides, fresh=False),
        draft=conversation.draft,
        current_turn=conversation.current_leaf,
        current_followers=dict(conversation.children),
        side_by_side=conversation.side_by_side,
        sources=whole.sources,
        turns=tuple(map(_turn_record, conversation.turns)),
        documents=whole.documents,
    )


def whole_of(record: ConversationRecord) -> WholeConversation:
    """What was private is so no longer: whoever brings it in wants it kept."""
    id = record.id.removeprefix(PRIVATE).removeprefix(PASSING) or record.id
    book = {source.id: source for source in record.sources}
    conversation = Conversation(
        id=id,
        title=record.title,
        created=record.created,
        updated=record.updated,
        overrides=record.overrides,
        draft=record.draft,
        current_leaf=record.current_turn,
        group=record.group,
        turns=tuple(_turn_of(turn, id, book) for turn in record.turns),
        children=record.current_followers,
        side_by_side=record.side_by_side,
    )
    return WholeConversation(
        conversation, record.sources, record.pinned_since, record.archived_since, record.tags, record.documents
    )


def _turn_record(turn: Turn) -> TurnRecord:
    values = {new: getattr(turn, old) for new, old in _ALIKE.items()}
    values |= {name: tuple(values[name]) for name in _LISTS}
    values["searches"] = tuple(replace(search, hits=()) for search in turn.searches)
    return TurnRecord(
        **values,
        answer=turn.text,
        reasoning=turn.reasoning,
        sources=tuple(SourceNumber(source.id, source.number) for source in turn.sources.values()),
        findings=tuple(turn.findings.values()),
        references=None if turn.references is None else tuple(turn.references),
    )


def _turn_of(record: TurnRecord, conversation: str, book: dict[str, Source]) -> Turn:
    values = {old: getattr(record, new) for new, old in _ALIKE.items()}
    values |= {_FIELDS[name]: list(getattr(record, name)) for name in _LISTS}
    return Turn(
        **values,
        conversation=conversation,
        text_parts=list(filter(None, [record.answer])),
        reasoning_parts=list(filter(None, [record.reasoning])),
        sources=dict(_sources_of(record, book)),
        findings={finding.source: finding for finding in record.findings},
        references=None if record.references is None else list(record.references),
    )


def _sources_of(record: TurnRecord, book: dict[str, Source]) -> Iterator[tuple[str, Source]]:
    for one in record.sources:
        if (source := book.get(one.source)) is not None:
            yield source.id, replace(source, number=one.number)
