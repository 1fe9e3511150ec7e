"""A research: its graph, and what happens in each sub-question."""

from dataclasses import dataclass

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


@dataclass(frozen=True)
class ResearchFinished(Event):
    """No more sub-questions are asked: the report follows.

    reason: `responded`, `no_more` (the planner said nothing more), `answer_now`, `nodes`, `rounds`, `pages`, `tokens`,
    `seconds` (the budget that is spent), `plain` (no graph came of it: the question is answered like any other).
    """

    reason: str
