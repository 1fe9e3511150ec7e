"""The graph of a research: sub-questions, what they need of one another, and what came of them."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from app.core.domain.chat import Usage
from app.core.domain.errors import Failure
from app.core.domain.evidence import Finding, Reference


class Depth(StrEnum):
    QUICK = "quick"
    STANDARD = "standard"
    THOROUGH = "thorough"


@dataclass(frozen=True)
class Budget:
    """What a research may cost at most. It is shown before the start, and never exceeded."""

    nodes: int
    rounds: int  # replies of the planner
    pages: int  # read, over all nodes
    tokens: int  # of all requests and answers together, estimated where the provider does not say
    seconds: float  # until the report is begun
    node_pages: int = 4  # read for one sub-question
    node_seconds: float = 120.0  # of one sub-question, queueing left out; then it is asked once more


BUDGETS = {
    Depth.QUICK: Budget(4, 2, 16, 120_000, 180.0),
    Depth.STANDARD: Budget(12, 4, 48, 500_000, 600.0),
    Depth.THOROUGH: Budget(32, 8, 128, 2_000_000, 1800.0),
}


class NodeState(StrEnum):
    WAITING = "waiting"
    RUNNING = "running"
    ANSWERED = "answered"
    UNANSWERED = "unanswered"  # asked, and nothing that can be used was found
    FAILED = "failed"
    SKIPPED = "skipped"  # the report was wanted, or the budget spent, before its turn came

    @property
    def ended(self) -> bool:
        return self not in (NodeState.WAITING, NodeState.RUNNING)


@dataclass(frozen=True)
class Node:
    """A sub-question. `needs`: ids of the nodes whose answers it is given; `answer` cites by the book's numbers."""

    id: str
    question: str
    needs: tuple[str, ...] = ()
    state: NodeState = NodeState.WAITING
    answer: str = field(default="", repr=False)
    numbers: tuple[int, ...] = ()  # of the sources that its answer cites
    queries: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = field(default=(), repr=False)
    references: tuple[Reference, ...] = field(default=(), repr=False)
    failure: Failure | None = None
    usage: Usage | None = None
    seconds: float = 0.0
    round: int = 1  # the planner's reply that added it
    tries: int = 0
    until: float = 0.0  # seconds of the whole research that had gone by when it ended


@dataclass(frozen=True)
class PlanRejection:
    """Why something that the planner wanted was left out.

    Kinds: `unknown_node`, `itself`, `cycle`, `repeated` (the question is there already), `empty`, `too_many`, `started`
    (a node that runs or has ended cannot wait for another), `not_allowed` (a call that is none of ours), `syntax`,
    `arguments`.
    """

    kind: str
    name: str = ""


@dataclass(frozen=True)
class Graph:
    nodes: tuple[Node, ...] = ()
    rounds: int = 0
    responded: bool = False  # the planner wants the report now
    earlier: int = 0  # nodes, the first ones, that belong to researches before this one

    def inherited(self) -> "Graph":
        """What a later research goes on from: what was answered. All else may be asked again."""
        answered = {node.id for node in self.nodes if node.state is NodeState.ANSWERED}
        nodes = [
            replace(n, needs=tuple(one for one in n.needs if one in answered)) for n in self.nodes if n.id in answered
        ]
        return Graph(tuple(nodes), earlier=len(nodes))

    def own(self) -> tuple[Node, ...]:
        return self.nodes[self.earlier :]

    def node(self, node_id: str) -> Node | None:
        return next((node for node in self.nodes if node.id == node_id), None)

    def ready(self) -> list[Node]:
        """Nodes that can start: they wait, and all that they need has ended."""
        ended = {node.id for node in self.nodes if node.state.ended}
        return [node for node in self.nodes if node.state is NodeState.WAITING and ended.issuperset(node.needs)]

    def running(self) -> list[Node]:
        return [node for node in self.nodes if node.state is NodeState.RUNNING]

    def answered(self) -> list[Node]:
        return [node for node in self.nodes if node.state is NodeState.ANSWERED]

    def unanswered(self) -> list[Node]:
        """Those that ended without an answer, or never began."""
        return [node for node in self.nodes if node.state is not NodeState.ANSWERED]

    def with_node(self, node: Node) -> "Graph":
        """The graph with this node in place of the one of its id."""
        return replace(self, nodes=tuple(node if one.id == node.id else one for one in self.nodes))

    def grown(
        self, additions: Sequence[Node], edges: Sequence[tuple[str, str]], most: int
    ) -> tuple["Graph", list[PlanRejection]]:
        """With the nodes and edges that can be added, and what was wrong with the others.

        edges: (id of the node that is needed, id of the node that needs it). A question that is there already, in other
        spacing or case, adds no node, and whoever needs the second one needs the first; a new question under a name
        that is taken gets another name. Never more than `most` nodes altogether. Every edge that is left is good: the
        graph stays without circles.
        """
        nodes = {node.id: node for node in self.nodes}
        by_question = {same_question(node.question): node.id for node in self.nodes}
        ids_by_name: dict[str, str] = {}  # the planner's name → the node it stands for
        refused: list[PlanRejection] = []
        for node in additions:
            key, name = same_question(node.question), node.id
            if not key:
                refused.append(PlanRejection("empty", name))
            elif key in by_question:
                ids_by_name[name] = by_question[key]
                refused.append(PlanRejection("repeated", name))
            elif len(nodes) >= most:
                refused.append(PlanRejection("too_many", name))
            else:
                while name in nodes:
                    name += "_"
                ids_by_name[node.id] = by_question[key] = name
                nodes[name] = replace(node, id=name)
        for start, end in edges:
            need, node_id = ids_by_name.get(start, start), ids_by_name.get(end, end)
            problem = _problem(nodes, need, node_id)
            if problem:
                refused.append(
                    PlanRejection(problem, start if problem == "unknown_node" and need not in nodes else end)
                )
            elif need not in nodes[node_id].needs:
                nodes[node_id] = replace(nodes[node_id], needs=(*nodes[node_id].needs, need))
        return replace(self, nodes=tuple(nodes.values())), refused


def _problem(nodes: Mapping[str, Node], need: str, node_id: str) -> str:
    """Why this edge cannot be; empty where it can."""
    if need not in nodes or node_id not in nodes:
        return "unknown_node"
    if need == node_id:
        return "itself"
    if nodes[node_id].state is not NodeState.WAITING:
        return "started"
    return "cycle" if _reaches(nodes, need, node_id) else ""


def same_question(question: str) -> str:
    """Equal for questions that differ in spacing, case and signs only."""
    return re.sub(r"[\W_]+", " ", unicodedata.normalize("NFKC", question).casefold()).strip()


def _reaches(nodes: Mapping[str, Node], start: str, goal: str) -> bool:
    """True where `start` needs `goal`, directly or through others."""
    visited: set[str] = set()
    waiting = [start]
    while waiting:
        node_id = waiting.pop()
        if node_id == goal:
            return True
        if node_id not in visited and node_id in nodes:
            visited.add(node_id)
            waiting += nodes[node_id].needs
    return False
