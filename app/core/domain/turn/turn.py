"""A turn: one question and all that came of it. Events change it in `app/core/domain/turn/fold.py` and nowhere else."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum

from app.core.domain import events as e
from app.core.domain.chat import ImageBlock, Message, ModelChoice, ToolCall, Usage
from app.core.domain.citation import Citation, OwnMarkers
from app.core.domain.evidence import Finding, Hit, Page, Passage, Reference, Report
from app.core.domain.graph import Depth, Graph
from app.core.domain.plan import Plan
from app.core.domain.settings import KNOWLEDGE, Planner, SearchMode
from app.core.domain.sources import OWN, Source, SourceBook
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.question import BATCH_SECONDS


class State(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"
    FAILED = "failed"


OWN_SEARCH = ("builtin", "model")  # plans by which the answering model searches, itself or by calling our tools


@dataclass
class Turn:
    """Mutable on purpose: it grows by folding events, in one place, while its turn runs."""

    id: str
    conversation: str
    question: str
    parent: str | None = None
    created: datetime = field(default_factory=lambda: datetime.now(UTC))
    mode: SearchMode = SearchMode.AUTO
    channel: str = "local"
    model: ModelChoice | None = None  # None: Quotes
    model_name: str = ""  # as shown
    language: str = "en-US"  # the user's locale, BCP 47
    state: State = State.RUNNING
    plan: Plan | None = None
    searched: list[str] = field(default_factory=list)  # queries that were answered, well or badly
    answers: dict[str, tuple[Hit, ...]] = field(default_factory=dict, repr=False)  # hits by query, while it runs
    reports: list[Report] = field(default_factory=list)
    findings: dict[str, Finding] = field(default_factory=dict)  # by source id, best first
    sources: dict[str, Source] = field(default_factory=dict)  # by id: all that are found, read or cited here
    references: list[Reference] | None = None  # None: not built yet
    citations: tuple[Citation, ...] = ()
    notices: list[e.Notice] = field(default_factory=list)
    usage: Usage | None = None
    finish: str = ""  # the model's own end, such as `length`
    error: e.Failure | None = None
    seconds: dict[str, float] = field(default_factory=dict)  # by step
    images: tuple[ImageBlock, ...] = field(default=(), repr=False)  # that came with the question
    pictures: int = 0  # how many, for a front end's copy that does not have them
    messages: list[Message] = field(default_factory=list, repr=False)  # behind the question: see MessageAppended
    entry_html: str = field(default="", repr=False)  # Google's search entry point: hostile
    searches: list[e.SearchFinished] = field(default_factory=list)  # without their hits: what the result card tells
    fallbacks: list[e.ChannelFellBack] = field(default_factory=list)
    bases: tuple[str, ...] = ()  # ids of the knowledge bases that are asked
    files: tuple[str, ...] = ()  # paths of the documents that came with the question
    written: bool = False  # the last word is in
    checked: bool = False  # its citations were held against their passages
    depth: Depth | None = None  # of a research; None: an answer
    graph: Graph | None = None  # None: nothing is planned yet
    research_ended: str = ""  # why no more sub-questions are asked: see ResearchFinished
    clarifying: bool = False  # the text asks the user something in return
    searched_unasked: bool = False  # sources of a search that nobody asked it for came with the model's answer
    # Never stored:
    unsaved: e.Failure | None = None  # why the newest of it is not on disk yet
    # Only while it runs:
    history: tuple[PastTurn, ...] = field(default=(), repr=False)
    book: SourceBook = field(default_factory=SourceBook, repr=False)
    pages: dict[str, Page] = field(default_factory=dict, repr=False)  # by source id
    hits: list[tuple[str, Hit]] = field(default_factory=list, repr=False)  # (source id, hit), best first
    nodes: dict[str, "Turn"] = field(default_factory=dict, repr=False)  # by node: the small turns under way
    clarify: bool = False  # the user may be asked something in return
    parent_question: str = ""  # of a small turn: the question to which its own belongs
    user_questions: tuple[str, ...] = field(
        default=(), repr=False
    )  # of a small turn: the user's words, for its own are a model's
    recalled: tuple[Passage, ...] = field(default=(), repr=False)  # of the user's own material, best first
    recall_done: bool = False
    remembers: str | None = None  # the group whose memory is used; None: none is
    most_pages: int | None = None  # that may be read; None: as the settings say
    selected: tuple[str, ...] | None = None  # the sources that are read; None: by rank
    private: bool = False  # nothing of it may reach the disk
    reading_done: bool = False
    builtin: bool = False  # the answering model searches by itself
    planner: Planner = Planner.REWRITE
    site: str = ""
    fresh: bool = False
    batch_seconds: float = BATCH_SECONDS
    calls: tuple[ToolCall, ...] = ()  # that wait for their answers
    tool_answers: dict[str, str] = field(default_factory=dict, repr=False)  # by `tool_key`
    resumed_at: int | None = None  # the length of the text from which the answer is being continued
    finalized_to: int = 0  # the length of the text whose citations are placed: it is not read for markers again
    text_parts: list[str] = field(default_factory=list, repr=False)
    reasoning_parts: list[str] = field(default_factory=list, repr=False)

    @property
    def text(self) -> str:
        """The answer: the provider's own text, markers left in."""
        return _joined(self.text_parts)

    @property
    def reasoning(self) -> str:
        return _joined(self.reasoning_parts)

    @property
    def ended(self) -> bool:
        return self.state is not State.RUNNING

    @property
    def researching(self) -> bool:
        """Sub-questions are still to be asked."""
        return self.depth is not None and not self.research_ended and not self.clarifying

    def wants_recall(self) -> bool:
        """The user's own material may hold something, and was not asked yet."""
        return not self.recall_done and bool(self.bases or self.all_files() or self.remembers is not None)

    def all_files(self) -> tuple[str, ...]:
        """What came with this question and with those before it."""
        return tuple(dict.fromkeys([*self.files, *(file for past in self.history for file in past.files)]))

    def user_words(self) -> tuple[str, ...]:
        """What the user wrote: the question, and those before it."""
        return self.user_questions or (self.question, *(past.question for past in self.history))

    def own_references(self) -> list[Reference]:
        """Those to the user's own material."""
        own = (r for r in self.references or () if r.source in self.sources)
        return [reference for reference in own if self.sources[reference.source].origin in OWN]

    def unsearched(self) -> list[str]:
        if self.plan is None or self.channel == KNOWLEDGE:  # then they are looked for in the user's own material
            return []
        return [q for q in self.plan.queries if q not in self.searched]

    def reference(self, number: int) -> Reference | None:
        return next((r for r in self.references or () if r.number == number), None)

    def source_numbered(self, number: int) -> Source | None:
        return next((s for s in self.sources.values() if s.number == number), None)

    def citable_numbers(self) -> frozenset[int]:
        """The numbers that a citation in this answer may name: its references, and what earlier answers cited."""
        past = {number for turn in self.history for number in turn.numbers}
        nodes = {number for node in (self.graph.nodes if self.graph else ()) for number in node.numbers}
        return frozenset(past | nodes | {r.number for r in self.references or ()})

    def own_markers(self) -> OwnMarkers:
        """How the text is read for our own markers. Where the model searches by itself a plain number is never ours.

        Whether its service sends a list that explains its numbers, late or never, changes nothing in that.
        """
        if self.builtin or self.searched_unasked:
            own = frozenset(reference.number for reference in self.own_references())
            return OwnMarkers(own, signed=True, since=self.finalized_to)
        searched = self.plan is not None and self.plan.origin == "builtin"  # when the text so far was written
        return OwnMarkers(self.citable_numbers(), since=self.finalized_to, across=not searched)

    def cited_numbers(self) -> list[int]:
        return list(dict.fromkeys(n for citation in self.citations for n in citation.numbers))


def _joined(parts: list[str]) -> str:
    if len(parts) > 1:
        parts[:] = ["".join(parts)]
    return parts[0] if parts else ""
