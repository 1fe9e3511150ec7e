"""What a research has spent of its budget: tokens, pages, seconds, those before it was cut off too."""

import time
from collections.abc import Sequence

from app.core.domain import events as e
from app.core.domain.chat.parts import Usage
from app.core.domain.evidence import FindingState
from app.core.domain.graph import Budget, Node
from app.core.ranking.budget import estimate_tokens


class Spending:
    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.tokens = 0
        self.earlier_seconds = 0.0  # that had gone by when it was cut off
        self._pages = budget.pages  # that may still be read
        self._started_at = time.monotonic()
        self._metered: set[str] = set()  # nodes whose tokens the service tells

    def resume(self, nodes: Sequence[Node], usage: Usage | None) -> None:
        """What was spent until a research was cut off stays spent."""
        reported = (usage.input or 0) + (usage.output or 0) if usage is not None else 0
        self.tokens = max(reported, sum(map(_tokens, nodes)))
        read = sum(finding.state is FindingState.READ for node in nodes for finding in node.findings)
        self._pages = max(self._pages - read, 0)
        self.earlier_seconds = max((node.until for node in nodes), default=0.0)

    @property
    def seconds(self) -> float:
        return round(self.earlier_seconds + time.monotonic() - self._started_at, 3)

    @property
    def seconds_left(self) -> float:
        return max(self._budget.seconds - self.earlier_seconds, 0.0)

    @property
    def over(self) -> bool:
        """No more tokens are to be spent."""
        return self.tokens >= self._budget.tokens

    def count(self, event: e.Event) -> None:
        """The tokens of a sub-question: as its service reports them, else as they are estimated at its end."""
        match event:
            case e.NodeFinished(node=node):
                self.tokens += 0 if node.id in self._metered else _tokens(node)
            case e.InNode(node=node_id, event=e.UsageReported(usage=used)) if used.input or used.output:
                self._metered.add(node_id)
                self.tokens += (used.input or 0) + (used.output or 0)
            case _:
                pass

    def reserve_pages(self) -> int:
        """How many pages the next sub-question may read."""
        reserved = min(self._budget.node_pages, self._pages)
        self._pages -= reserved
        return reserved

    def return_pages(self, pages: int) -> None:
        """Pages that were reserved and not read."""
        self._pages += max(pages, 0)


def _tokens(node: Node) -> int:
    usage = node.usage
    if usage is not None and (usage.input or usage.output):
        return (usage.input or 0) + (usage.output or 0)
    input_tokens = sum(estimate_tokens(passage.text) for one in node.references for passage in one.passages)
    return input_tokens + estimate_tokens(node.answer)
