"""Runs the sub-questions of a research: each is asked once more where it failed, by another search if need be."""

import logging
import time
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import replace

from app.core.domain import events as e
from app.core.domain.errors import AppError, FailureKind, shuts_out
from app.core.domain.events import Failure, Notice, NoticeKind
from app.core.domain.graph import Budget, Graph, Node, NodeState
from app.core.domain.settings import BUILTIN
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.sub_turn import sub_turn
from app.core.ports import Channels
from app.core.prompt.earlier_turns import own_search
from app.core.research.searcher import NodeSteps, answered, ended
from app.core.research.spending import Spending
from app.core.secrecy import REPORTED
from app.core.streams import within

log = logging.getLogger(__name__)


class NodeRunner:
    def __init__(
        self,
        turn: RunningTurn,
        budget: Budget,
        steps: NodeSteps,
        channels: Channels | None,
        spending: Spending,
        graph: Callable[[], Graph],
    ) -> None:
        """graph: as it is when a sub-question begins."""
        self._turn, self._budget, self._steps, self._channels = turn, budget, steps, channels
        self._spending, self._graph = spending, graph
        self._small: dict[str, RunningTurn] = {}  # by node
        self._started_at: dict[str, float] = {}
        self._fallback_announced = False

    async def run(self, node: Node) -> e.Events:
        """Never raises."""
        failure: Failure | None = None
        for attempt in (1, 2):
            self._started_at[node.id] = time.monotonic()
            node = replace(node, state=NodeState.RUNNING, tries=attempt)
            yield e.NodeStarted(self._turn.id, node)
            small = self._begin(node, attempt)
            failure, final = None, False
            try:
                async with aclosing(within(self._budget.node_seconds, answered(small, self._steps))) as events:
                    async for event in events:
                        yield e.InNode(self._turn.id, node.id, event)
            except TimeoutError:
                failure = Failure(FailureKind.TIMED_OUT)
            except AppError as error:
                failure, final = Failure.of(error), shuts_out(error)
                if small.builtin and not final:
                    for fallback_event in self._fall_back(small, failure):
                        yield fallback_event
            except Exception as error:  # a bug costs this node, not the research
                log.exception("a sub-question of turn %s failed", self._turn.id)
                failure = Failure(FailureKind.INTERNAL_ERROR, "", type(error).__name__)
            self._spending.return_pages((small.most_pages or 0) - len(small.pages))
            if failure is None or final:
                break  # no good key, no money: asking again changes nothing
        if failure is None and small.builtin and self._channels is not None:
            self._channels.answered(own_search(self._turn))
        yield e.NodeFinished(self._turn.id, replace(self._ended(node, failure), until=self._spending.seconds))

    def skipped(self, node: Node) -> Node:
        """One that never ended, with what it had."""
        node = self._ended(node) if node.id in self._small else node
        return replace(node, state=NodeState.SKIPPED, until=self._spending.seconds)

    def _ended(self, node: Node, failure: Failure | None = None) -> Node:
        return ended(node, self._small[node.id], time.monotonic() - self._started_at[node.id], failure)

    def _begin(self, node: Node, attempt: int) -> RunningTurn:
        small = self._small[node.id] = sub_turn(self._turn, node, self._graph())
        small.builtin = self._turn.builtin
        channels = self._channels
        if small.builtin and channels is not None and (attempt > 1 or channels.cooldown(own_search(small))):
            small.builtin, small.channel = False, channels.fallback_for(BUILTIN)
        small.most_pages = self._spending.reserve_pages()
        return small

    def _fall_back(self, small: RunningTurn, failure: Failure) -> list[e.Event]:
        """The model's own search goes to rest; that another one takes over is said once."""
        channels = self._channels
        if channels is None:
            return []
        channels.failed(own_search(small), failure)
        if self._fallback_announced:
            return []
        self._fallback_announced = True
        log.warning("the model's own search failed: %s: %s", failure.kind, failure.detail[:300], extra=REPORTED)
        reasons = {"channel": channels.fallback_for(BUILTIN), "reasons": f"{failure.where}={failure.kind}"}
        return [e.NoticeAdded(self._turn.id, Notice(NoticeKind.BUILTIN_FAILED, reasons))]
