"""A research: its graph, and what happens in each sub-question."""

from dataclasses import dataclass
from enum import StrEnum

from app.core.domain.events.event import Event
from app.core.domain.graph import Budget, Depth, Graph, Node, PlanRejection


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


class ResearchEnd(StrEnum):
    """Why no more sub-questions are asked; stored with the turn."""

    RESPONDED = "responded"
    NO_MORE = "no_more"  # the planner said nothing more
    ANSWER_NOW = "answer_now"
    NODES = "nodes"  # this and the next four: the budget that is spent
    ROUNDS = "rounds"
    PAGES = "pages"
    TOKENS = "tokens"
    SECONDS = "seconds"
    PLAIN = "plain"  # no graph came of it: the question is answered like any other
    UNKNOWN = "unknown"  # stored by a later version

    @classmethod
    def _missing_(cls, value: object) -> "ResearchEnd":
        return cls.UNKNOWN


@dataclass(frozen=True)
class ResearchFinished(Event):
    """No more sub-questions are asked: the report follows."""

    reason: ResearchEnd
