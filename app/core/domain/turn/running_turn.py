"""A turn while it runs: the stored one, and what its steps work with."""

from dataclasses import dataclass, field, fields

from app.core.domain.chat import Message, ToolCall
from app.core.domain.chat.tool_servers import OfferedTool
from app.core.domain.citation import OwnMarkers
from app.core.domain.evidence import Hit, Page, Passage, Reference
from app.core.domain.settings import Planner
from app.core.domain.sources import OWN, SourceBook
from app.core.domain.turn.client_request import ClientRequest
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.question import BATCH_SECONDS
from app.core.domain.turn.turn import Turn

_STORED = tuple(one.name for one in fields(Turn))


@dataclass
class RunningTurn(Turn):
    """A turn under way, with what its steps work with. Nothing of that is stored."""

    answers: dict[str, tuple[Hit, ...]] = field(default_factory=dict, repr=False)  # hits by query
    history: tuple[PastTurn, ...] = field(default=(), repr=False)
    book: SourceBook = field(default_factory=SourceBook, repr=False)
    pages: dict[str, Page] = field(default_factory=dict, repr=False)  # by source id
    hits: list[tuple[str, Hit]] = field(default_factory=list, repr=False)  # (source id, hit), best first
    nodes: dict[str, "RunningTurn"] = field(default_factory=dict, repr=False)  # by node: the small turns under way
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
    archives_pages: bool = False  # what is read for it is kept as files
    reading_done: bool = False
    builtin: bool = False  # the answering model searches by itself
    planner: Planner = Planner.REWRITE
    site: str = ""
    fresh: bool = False
    batch_seconds: float = BATCH_SECONDS
    client: ClientRequest | None = None  # of a program that asks; None: a person does
    server_tools: bool = False  # those of the user's servers may be offered
    offered: tuple[OfferedTool, ...] = ()  # to the model, beside our own
    offer_due: bool = False  # the plan is there, and which tools can be offered is still to be looked up
    calls: tuple[ToolCall, ...] = ()  # that wait for their answers
    tool_answers: dict[str, str] = field(default_factory=dict, repr=False)  # by `tool_key`
    resumed_at: int | None = None  # the length of the text from which the answer is being continued
    resumed_references: tuple[Reference, ...] = field(default=(), repr=False)  # those that it had until then
    earlier_messages: tuple[Message, ...] = field(default=(), repr=False)  # rounds of calls of before, not said again
    finalized_to: int = 0  # the length of the text whose citations are placed: it is not read for markers again

    def offered_tool(self, name: str) -> OfferedTool | None:
        """The tool of a server that is offered under this name."""
        return next((one for one in self.offered if one.tool.name == name), None)

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

    @classmethod
    def of(cls, turn: Turn) -> "RunningTurn":
        """A stored turn that goes on: of the same parts, so that what is changed here is changed there."""
        return turn if isinstance(turn, cls) else cls(**vars(turn))

    def stored(self) -> Turn:
        """What is stored of it: of the same parts, as above."""
        values = vars(self)
        return Turn(**{name: values[name] for name in _STORED})


def small_turn(turn: Turn, node: str) -> RunningTurn | None:
    """The turn under way that answers a sub-question."""
    return turn.nodes.get(node) if isinstance(turn, RunningTurn) else None
