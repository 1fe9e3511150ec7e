"""What happened, in the past tense: the stream that every front end listens to.

A stream begins with TurnStarted and ends with exactly one of TurnFinished, TurnStopped, TurnFailed.
"""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.core.domain.chat import Message, ModelChoice, ToolCall, Usage
from app.core.domain.citation import Citation
from app.core.domain.errors import Failure as Failure
from app.core.domain.evidence import Finding, Hit, Page, Passage, Reference, Report
from app.core.domain.graph import Budget, Depth, Graph, Node, PlanRejection
from app.core.domain.notices import Notice as Notice
from app.core.domain.notices import NoticeKind as NoticeKind
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Source


@dataclass(frozen=True)
class Event:
    turn: str  # the turn's id


@dataclass(frozen=True)
class TurnStarted(Event):
    conversation: str
    parent: str | None
    question: str
    created: datetime
    mode: SearchMode
    channel: str
    model: ModelChoice | None  # None: Quotes
    model_name: str
    language: str
    sources: tuple[Source, ...] = ()  # those that earlier answers cite, whose numbers this one may repeat
    builtin: bool = False  # the answering model searches by itself while it writes
    images: int = 0  # how many came with the question
    bases: tuple[str, ...] = ()  # ids of the knowledge bases that are asked
    files: tuple[str, ...] = ()  # paths of the documents that came with the question
    depth: Depth | None = None  # of a research; None: an answer


@dataclass(frozen=True)
class TurnResumed(Event):
    """An answer that broke off goes on: the first event in place of TurnStarted. Its text is kept."""


@dataclass(frozen=True)
class PlanningStarted(Event):
    pass


@dataclass(frozen=True)
class QueriesPlanned(Event):
    plan: Plan


@dataclass(frozen=True)
class SearchStarted(Event):
    query: str
    channel: str


@dataclass(frozen=True)
class EngineAnswered(Event):
    """One engine's answer to one query; blocked and broken ones too."""

    report: Report
    channel: str


@dataclass(frozen=True)
class ChannelFellBack(Event):
    """With an empty query it is the whole turn that falls back: the answering model's own search failed, what it wrote
    is withdrawn, and the next channel is asked."""

    query: str
    channel: str  # the one that failed
    to: str  # the next one
    failure: Failure


@dataclass(frozen=True)
class SearchFinished(Event):
    """A query is answered, by `hits` of `channel` or by none. `failure`: what went wrong before that, if anything."""

    query: str
    channel: str
    hits: tuple[Hit, ...]
    failure: Failure | None = None
    response: str = ""  # the channel's own answer in words
    seconds: float = 0.0
    cached_at: str = ""  # when it was asked (ISO 8601, UTC), where the answer was cached then; else empty
    hit_count: int = 0  # how many hits there were, where a stored turn no longer has them


@dataclass(frozen=True)
class SourcesCollected(Event):
    """The hits of all queries so far, fused, without doubles, best first, each with its source.

    by_model: the answering model's service brought them with its answer.
    """

    hits: tuple[tuple[str, Hit], ...]  # (source id, hit)
    findings: tuple[Finding, ...]
    sources: tuple[Source, ...]
    by_model: bool = False


@dataclass(frozen=True)
class Recalled(Event):
    """What the user's own material holds for the question: knowledge bases, attached files, memory. Best first."""

    passages: tuple[Passage, ...]
    sources: tuple[Source, ...]


@dataclass(frozen=True)
class PagesSelected(Event):
    """Only these sources are read, in this order."""

    sources: tuple[str, ...]


@dataclass(frozen=True)
class ReadingStarted(Event):
    source: str
    url: str


@dataclass(frozen=True)
class PageRead(Event):
    source: Source  # completed by what the page says
    page: Page


@dataclass(frozen=True)
class ReadingFailed(Event):
    source: str
    url: str
    failure: Failure


@dataclass(frozen=True)
class ReadingFinished(Event):
    pass


@dataclass(frozen=True)
class ReferencesBuilt(Event):
    references: tuple[Reference, ...]
    sources: tuple[Source, ...]  # those of the references, numbered
    tokens: int  # estimated, of all passages together
    budget: int


@dataclass(frozen=True)
class WritingStarted(Event):
    model: str


@dataclass(frozen=True)
class ReasoningDelta(Event):
    text: str


@dataclass(frozen=True)
class TextDelta(Event):
    text: str


@dataclass(frozen=True)
class Cited(Event):
    """Provisional: what follows in the text may still change it."""

    citation: Citation


@dataclass(frozen=True)
class RetryScheduled(Event):
    """The model service asked to wait, or failed before its first byte."""

    where: str
    seconds: float
    failure: Failure


@dataclass(frozen=True)
class ToolsCalled(Event):
    """The model stopped to have tools called."""

    calls: tuple[ToolCall, ...]


@dataclass(frozen=True)
class ToolAnswered(Event):
    call: ToolCall
    text: str  # as the model gets it
    failed: bool = False


@dataclass(frozen=True)
class MessageAppended(Event):
    """A message behind the question, in the order in which the next request repeats them: what the model said with
    its echo, and what its tools answered."""

    message: Message


@dataclass(frozen=True)
class AnswerPaused(Event):
    """The provider wants to be asked again to go on."""


@dataclass(frozen=True)
class AnswerWithdrawn(Event):
    """What was shown of the answer has to go. `reason`: `content_filter`, `no_evidence`, an error's kind, or `thinking`
    for what was the model's thinking, and comes again as that."""

    reason: str


@dataclass(frozen=True)
class SearchEntryReceived(Event):
    """Google's search entry point. Hostile HTML: only ever shown in a sandbox."""

    html: str


@dataclass(frozen=True)
class UsageReported(Event):
    usage: Usage


@dataclass(frozen=True)
class CitationsPlaced(Event):
    """The citations of the whole text; they replace the provisional ones, and only they are stored."""

    citations: tuple[Citation, ...]


@dataclass(frozen=True)
class CitationsChecked(Event):
    """The citations of the whole text, each with how well its passages support it."""

    citations: tuple[Citation, ...]


@dataclass(frozen=True)
class ResearchStarted(Event):
    """First of a research, and again when one goes on."""

    depth: Depth
    budget: Budget


@dataclass(frozen=True)
class ClarificationRequested(Event):
    """The question is too open: the turn ends with this one in return. The user may answer or skip it."""

    question: str


@dataclass(frozen=True)
class PlannerCalled(Event):
    """A round of planning began."""

    round: int


@dataclass(frozen=True)
class GraphGrown(Event):
    """The planner's reply, as far as it can be used."""

    graph: Graph
    added: tuple[str, ...] = ()  # ids of the new nodes
    refused: tuple[PlanRejection, ...] = ()


@dataclass(frozen=True)
class NodeStarted(Event):
    node: Node


@dataclass(frozen=True)
class InNode(Event):
    """What happens while a sub-question is answered: an event of the small turn that answers it."""

    node: str
    event: Event


@dataclass(frozen=True)
class NodeFinished(Event):
    """A sub-question ended, well or badly: see its state."""

    node: Node


@dataclass(frozen=True)
class ResearchFinished(Event):
    """No more sub-questions are asked: the report follows.

    reason: `responded`, `no_more` (the planner said nothing more), `answer_now`, `nodes`, `rounds`, `pages`, `tokens`,
    `seconds` (the budget that is spent), `plain` (no graph came of it: the question is answered like any other).
    """

    reason: str


@dataclass(frozen=True)
class SavingFailed(Event):
    """The newest of the turn is not on disk. The turn goes on, and it is tried again."""

    failure: Failure


@dataclass(frozen=True)
class TurnSaved(Event):
    """It is on disk after all; the only event that may come behind a turn's end."""


@dataclass(frozen=True)
class AnswerWritten(Event):
    finish: str = ""


class StepName(StrEnum):
    """The stages of a turn, as the seconds that they took are stored by."""

    UNDERSTAND = "understand"
    RECALL = "recall"
    SEARCH = "search"
    READ = "read"
    REFER = "refer"
    WRITE = "write"
    QUOTE = "quote"
    TOOLS = "tools"
    CHECK = "check"
    RESEARCH = "research"


@dataclass(frozen=True)
class StepFinished(Event):
    step: StepName
    seconds: float


@dataclass(frozen=True)
class NoticeAdded(Event):
    notice: Notice


@dataclass(frozen=True)
class TurnFinished(Event):
    pass


@dataclass(frozen=True)
class TurnStopped(Event):
    pass


@dataclass(frozen=True)
class TurnFailed(Event):
    failure: Failure


Events = AsyncGenerator[Event, None]
