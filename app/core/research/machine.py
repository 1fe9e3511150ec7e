"""Step: a whole research. Planner and searchers run side by side; every event passes through at once.

What is on disk after each node is the whole state: a research that was cut off goes on with the nodes that wait.
"""

import logging
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from datetime import date

from app.core.domain import events as e
from app.core.domain.errors import AppError, NothingAnswered, TimedOut
from app.core.domain.events import Notice, NoticeKind
from app.core.domain.graph import BUDGETS, Budget, Depth, Graph, Node, NodeState, PlanRejection
from app.core.domain.reasons import ResearchReason
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import Channels, ModelDirectory
from app.core.ranking.budget import estimate_tokens
from app.core.research.node_runner import NodeRunner
from app.core.research.planner import Planner, Reply, needs_repair
from app.core.research.report import references_of
from app.core.research.searcher import NodeSteps
from app.core.research.spending import Spending
from app.core.streams import Running, Signal, after, within

_NODES_AT_ONCE = 32
_PLAN_SECONDS = 120.0  # that one reply of the planner may take

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Research:
    models: ModelDirectory
    steps: NodeSteps
    channels: Channels | None = None  # that take over where the model's own search fails
    budgets: Mapping[Depth, Budget] = field(default_factory=lambda: BUDGETS)
    today: Callable[[], date] = date.today
    nodes_at_once: int = _NODES_AT_ONCE
    _hurries: dict[str, Signal] = field(default_factory=dict, repr=False)  # by turn

    def answer_now(self, turn_id: str) -> bool:
        """Have the report written from what there is; False where no sub-questions are being asked."""
        if turn_id in self._hurries:
            self._hurries[turn_id].set()
        return turn_id in self._hurries

    async def run(self, turn: RunningTurn) -> e.Events:
        assert turn.depth is not None
        hurry = self._hurries[turn.id] = Signal()
        run = _Run(self, turn, self.budgets[turn.depth], hurry)
        try:
            async with aclosing(run.events()) as events:
                async for event in events:
                    yield event
        finally:
            self._hurries.pop(turn.id, None)
            await run.running.close()


class _Run:
    """One research under way. Its own view of the graph and the small turns: the turn itself is folded elsewhere."""

    def __init__(self, research: Research, turn: RunningTurn, budget: Budget, hurry: Signal) -> None:
        self.running: Running[e.Event | Reply | AppError] = Running()
        self._research = research
        self._turn = turn
        self._budget = budget
        self._hurry = hurry
        self._graph = turn.graph or Graph()
        self._earlier_nodes = self._graph.earlier  # of earlier turns: they do not count
        self._spending = Spending(budget)
        self._nodes = NodeRunner(turn, budget, research.steps, research.channels, self._spending, lambda: self._graph)
        self._planner: Planner | None = None
        self._planning = False
        self._planner_rounds = 0
        self._repaired = False
        self._reason: e.ResearchEnd | None = None
        self._clarifying = False

    async def events(self) -> e.Events:
        turn, budget = self._turn, self._budget
        yield e.ResearchStarted(turn.id, turn.depth or Depth.STANDARD, budget)
        if turn.model is None:
            yield e.NoticeAdded(turn.id, Notice(NoticeKind.RESEARCH_NEEDS_MODEL))
            yield e.ResearchFinished(turn.id, e.ResearchEnd.PLAIN)
            return
        model = self._research.models.model(turn.model)
        most = replace(budget, nodes=budget.nodes + self._earlier_nodes)
        clarify = turn.clarify and not self._graph.nodes
        self._planner = Planner(model, turn, most, self._research.today(), clarify)
        self._resume()
        self.running.add("hurry", _announcements(self._hurry, turn.id))
        self.running.add("seconds", after(self._spending.seconds_left, e.Event(turn.id)))
        async with aclosing(self._loop()) as events:
            async for event in events:
                yield event
        if self._clarifying:
            return
        async with aclosing(self._concluded()) as events:
            async for event in events:
                yield event

    def _resume(self) -> None:
        """Nodes that ran when the program was killed wait again, and what was spent until then stays spent.

        Where nothing at all was answered, everything is asked anew, as at the start.
        """
        again = not any(node.state is NodeState.ANSWERED for node in self._graph.own())
        for node in self._graph.own():
            if node.state is NodeState.RUNNING or (again and node.state.ended):
                self._graph = self._graph.with_node(Node(node.id, node.question, node.needs, round=node.round))
        if again:
            return
        self._spending.resume(self._graph.own(), self._turn.usage)

    async def _loop(self) -> e.Events:
        while True:
            self._watch_budget()
            if self._reason is not None or self._clarifying:
                return
            for node in self._startable():
                self._start(node)
            if self._idle():
                if self._graph.responded:
                    self._reason = e.ResearchEnd.RESPONDED
                    return
                if self._graph.rounds >= self._budget.rounds:
                    self._reason = e.ResearchEnd.ROUNDS
                    return
                self._graph = replace(self._graph, rounds=self._graph.rounds + 1)
                yield e.PlannerCalled(self._turn.id, self._graph.rounds)
                self._plan()
            name, item = await self.running.next()
            if name in ("hurry", "seconds"):
                self._reason = e.ResearchEnd.ANSWER_NOW if name == "hurry" else e.ResearchEnd.SECONDS
            elif isinstance(item, e.Event):
                self._take(item)
                yield item
            elif isinstance(item, Reply | AppError):
                async with aclosing(self._grow(item)) as events:
                    async for event in events:
                        yield event

    def _idle(self) -> bool:
        return not self._planning and not self._graph.running() and not self._startable()

    def _startable(self) -> list[Node]:
        free = self._research.nodes_at_once - len(self._graph.running())
        return self._graph.ready()[: max(free, 0)]

    def _watch_budget(self) -> None:
        if self._reason is None and self._spending.over:
            self._reason = e.ResearchEnd.TOKENS

    def _start(self, node: Node) -> None:
        self._graph = self._graph.with_node(replace(node, state=NodeState.RUNNING))
        self.running.add(f"node {node.id}", self._nodes.run(node))

    def _plan(self, repair: Sequence[PlanRejection] | None = None) -> None:
        self._planning = True
        self._planner_rounds += 1
        self.running.add(f"plan {self._planner_rounds}", self._reply(repair))

    async def _reply(self, repair: Sequence[PlanRejection] | None) -> AsyncGenerator[Reply | AppError, None]:
        """The planner's next reply, or why there is none."""
        try:
            async with aclosing(within(_PLAN_SECONDS, self._next_reply(repair))) as replies:
                async for reply in replies:
                    yield reply
        except TimeoutError:
            yield TimedOut(self._turn.model_name)
        except AppError as error:
            yield error

    async def _next_reply(self, repair: Sequence[PlanRejection] | None) -> AsyncGenerator[Reply, None]:
        assert self._planner is not None
        if repair is None:
            yield await self._planner.ask(self._graph)
        else:
            yield await self._planner.repair(self._graph, repair)

    def _grown(self, reply: Reply) -> tuple[Graph, list[PlanRejection]]:
        growth, graph = reply.growth, self._graph
        if growth.reset:
            graph = replace(graph, nodes=tuple(n for n in graph.nodes if n.state is not NodeState.WAITING))
        nodes = [replace(node, round=max(graph.rounds, 1)) for node in growth.nodes]
        graph, refused = graph.grown(nodes, growth.edges, self._budget.nodes + self._earlier_nodes)
        return replace(graph, responded=graph.responded or growth.respond), [*growth.refused, *refused]

    async def _grow(self, item: Reply | AppError) -> e.Events:
        """Take a reply of the planner into the graph, or go on without one."""
        turn, self._planning = self._turn.id, False
        if isinstance(item, AppError):
            if not self._graph.nodes:
                raise item
            log.warning("the planner failed: %s", item)
            yield e.NoticeAdded(turn, Notice(NoticeKind.PLANNER_FAILED, {"kind": item.kind}))
            self._graph = replace(self._graph, responded=True)
            return
        self._spending.tokens += item.tokens
        if item.usage is not None:
            yield e.UsageReported(turn, item.usage)
        if item.growth.clarify and not self._graph.nodes and self._turn.clarify:
            self._clarifying = True
            yield e.ClarificationRequested(turn, item.growth.clarify)
            return
        before = {node.id for node in self._graph.nodes}
        self._graph, refused = self._grown(item)
        added = tuple(node.id for node in self._graph.nodes if node.id not in before)
        yield e.GraphGrown(turn, self._graph, added, tuple(refused))
        if needs_repair(item.growth, refused) and not self._repaired:
            self._repaired = True
            self._plan(refused)
        elif not added and not self._graph.responded and not self._graph.running() and not self._graph.ready():
            if self._graph.nodes:
                self._graph = replace(self._graph, responded=True)  # it has nothing more to ask
            else:
                self._reason = e.ResearchEnd.PLAIN

    def _take(self, event: e.Event) -> None:
        if isinstance(event, e.NodeStarted | e.NodeFinished):
            self._graph = self._graph.with_node(event.node)
        self._spending.count(event)

    async def _concluded(self) -> e.Events:
        """Nodes that never ended are left out, with what they had; the report's references are put together."""
        turn = self._turn
        await self.running.close()
        if not self._graph.nodes:
            yield e.NoticeAdded(turn.id, Notice(NoticeKind.RESEARCH_PLAIN))
            yield e.ResearchFinished(turn.id, e.ResearchEnd.PLAIN)
            return
        for node in self._graph.nodes:
            if not node.state.ended:
                skipped = self._nodes.skipped(node)
                self._graph = self._graph.with_node(skipped)
                yield e.NodeFinished(turn.id, skipped)
        references = references_of(self._graph)
        if not references:
            raise _nothing(self._graph)
        if missing := self._graph.unanswered():
            names = " · ".join(node.question[:80] for node in missing[:12])
            data = {"count": str(len(missing)), "total": str(len(self._graph.nodes)), "names": names}
            yield e.NoticeAdded(turn.id, Notice(NoticeKind.UNANSWERED, data))
        sources = tuple(turn.book.get(reference.source) for reference in references)
        tokens = sum(estimate_tokens(passage.text) for one in references for passage in one.passages)
        yield e.ReferencesBuilt(turn.id, references, sources, tokens, tokens)
        assert self._reason is not None
        yield e.ResearchFinished(turn.id, self._reason)


def _nothing(graph: Graph) -> NothingAnswered:
    failure = next((node.failure for node in graph.nodes if node.failure), None)
    if failure is None:
        early = any(node.state is NodeState.SKIPPED for node in graph.nodes)
        reason = ResearchReason.TOO_EARLY if early else ResearchReason.NO_RESULTS
        return NothingAnswered("", "", count=str(len(graph.nodes)), reason=reason)
    return NothingAnswered(failure.where, failure.detail, count=str(len(graph.nodes)), reason=failure.kind)


async def _announcements(signal: Signal, turn: str) -> e.Events:
    async with aclosing(signal.wait()) as signals:
        async for _ in signals:
            yield e.Event(turn)
