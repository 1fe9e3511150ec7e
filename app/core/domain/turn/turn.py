"""A turn: one question and all that came of it. Events change it in `app/core/domain/turn/fold.py` and nowhere else."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum

from app.core.domain import events as e
from app.core.domain.chat import AssistantUse, ImageBlock, Message, ModelChoice, Usage
from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditingMode, Original, Translation
from app.core.domain.evidence import Finding, Reference, Report
from app.core.domain.graph import Depth, Graph
from app.core.domain.plan import Plan
from app.core.domain.settings import BUILTIN, KNOWLEDGE, SearchMode
from app.core.domain.sources import Source


class State(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    STOPPED = "stopped"
    FAILED = "failed"


OWN_SEARCH = ("builtin", "model")  # plans by which the answering model searches, itself or by calling our tools
_SERVER_TOOL = "mcp."  # how the channels of the user's servers begin
_IMPORT = "import:"  # how the provider of an imported turn begins


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
    images: tuple[ImageBlock, ...] = field(default=(), repr=False)  # that came with the question, then the answer's
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
    answer_images: int = 0  # how many of the images, the last ones, an imported answer shows
    editing: EditingMode = EditingMode.OFF  # what is done with the answer once it is checked
    edits: tuple[Edit, ...] = ()  # what was done
    original: Original | None = None  # the answer before the first edit of its words or numbers; None: there was none
    edited: bool = False  # the editor has nothing more to do
    assistant: AssistantUse | None = None  # that it was asked with
    comparison: str = ""  # turns that several models answer side by side share it: an id, or that of the first of them
    translations: tuple[Translation, ...] = ()  # of the answer, one for a language
    suggestions: tuple[str, ...] = ()  # questions that the user may want to ask next
    # Never stored:
    unsaved: e.Failure | None = None  # why the newest of it is not on disk yet
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
    def question_images(self) -> tuple[ImageBlock, ...]:
        return self.images[: len(self.images) - self.answer_images]

    @property
    def ended(self) -> bool:
        return self.state is not State.RUNNING

    @property
    def researching(self) -> bool:
        """Sub-questions are still to be asked."""
        return self.depth is not None and not self.research_ended and not self.clarifying

    def unsearched(self) -> list[str]:
        if self.plan is None or self.channel == KNOWLEDGE:  # then they are looked for in the user's own material
            return []
        return [q for q in self.plan.queries if q not in self.searched]

    def web_queries(self) -> tuple[str, ...]:
        """What was sent to search engines of the web, its sub-questions' with it."""
        if not is_web_channel(self.channel):
            return ()
        elsewhere = {search.query for search in self.searches if not is_web_channel(search.channel)}
        nodes = self.graph.nodes if self.graph is not None else ()
        queries = (*self.searched, *(query for node in nodes for query in node.queries))
        return tuple(dict.fromkeys(query for query in queries if query not in elsewhere))

    def reference(self, number: int) -> Reference | None:
        return next((r for r in self.references or () if r.number == number), None)

    def source_numbered(self, number: int) -> Source | None:
        return next((s for s in self.sources.values() if s.number == number), None)

    def cited_numbers(self) -> list[int]:
        return list(dict.fromkeys(n for citation in self.citations for n in citation.numbers))

    def all_numbers(self) -> list[int]:
        """Those that are cited, and those that were or that a citation tells of beside them."""
        original = self.original.citations if self.original is not None else ()
        beside = [n for citation in (*self.citations, *original) for n in (*citation.numbers, *citation.moved_from)]
        others = [one.number for c in self.citations if c.disagreement is not None for one in c.disagreement.values]
        return list(dict.fromkeys((*self.cited_numbers(), *beside, *others)))


def is_web_channel(channel: str) -> bool:
    """False for the user's own material, their servers, and a model that searches by itself."""
    return channel not in ("", KNOWLEDGE, BUILTIN) and not channel.startswith(_SERVER_TOOL)


def imported_model(program: str, model: str) -> ModelChoice:
    """Of a turn of another program, by the name that people know: no settings know such a provider."""
    return ModelChoice(_IMPORT + program, model or program)


def program_of(turn: Turn) -> str:
    """The one that a turn was imported from; empty for one that was asked here."""
    provider = turn.model.provider if turn.model is not None else ""
    return provider.removeprefix(_IMPORT) if provider.startswith(_IMPORT) else ""


def _joined(parts: list[str]) -> str:
    if len(parts) > 1:
        parts[:] = ["".join(parts)]
    return parts[0] if parts else ""
