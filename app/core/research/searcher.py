"""One sub-question: a small turn of the same steps, with a choice of pages and without tools."""

from contextlib import aclosing
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol, assert_never

from app.core.citing.grounded import numbered_answer
from app.core.domain.events import Events, Failure, TextDelta
from app.core.domain.graph import Node, NodeState
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn

_LONGEST_ANSWER = 20_000  # characters; a model that writes more than this repeats itself


class Step(Protocol):
    def run(self, turn: RunningTurn) -> Events: ...


class NodeStep(StrEnum):
    UNDERSTAND = "understand"
    RECALL = "recall"
    SEARCH = "search"
    SELECT = "select"
    READ = "read"
    REFER = "refer"
    WRITE = "write"
    TOOLS = "tools"


@dataclass(frozen=True)
class NodeSteps:
    understand: Step
    recall: Step
    search: Step
    select: Step
    read: Step
    refer: Step
    write: Step
    tools: Step  # a provider's own search may want to be confirmed; no others are offered

    def step(self, name: NodeStep) -> Step:
        match name:
            case NodeStep.UNDERSTAND:
                return self.understand
            case NodeStep.RECALL:
                return self.recall
            case NodeStep.SEARCH:
                return self.search
            case NodeStep.SELECT:
                return self.select
            case NodeStep.READ:
                return self.read
            case NodeStep.REFER:
                return self.refer
            case NodeStep.WRITE:
                return self.write
            case NodeStep.TOOLS:
                return self.tools
            case _:
                assert_never(name)


def next_step(small: RunningTurn) -> NodeStep | None:
    """What a small turn needs next; None when it is written, or has nothing to rest on."""
    if small.plan is None:
        return NodeStep.UNDERSTAND
    if small.references is None:
        if small.wants_recall():
            return NodeStep.RECALL
        if small.unsearched():
            return NodeStep.SEARCH
        if small.hits and small.selected is None:
            return NodeStep.SELECT
        return NodeStep.REFER if small.reading_done or not small.hits else NodeStep.READ
    if small.written or not (small.references or small.builtin):
        return None
    return NodeStep.TOOLS if small.calls else NodeStep.WRITE


async def answered(small: RunningTurn, steps: NodeSteps) -> Events:
    """All events of a sub-question, folded into its small turn. Raises `AppError` where the model fails."""
    written = 0
    for _ in range(40):  # a provider that pauses for ever
        due = next_step(small)
        if due is None:
            return
        async with aclosing(steps.step(due).run(small)) as events:
            async for event in events:
                fold(small, event)
                yield event
                written += len(event.text) if isinstance(event, TextDelta) else 0
                if written > _LONGEST_ANSWER:
                    return
                if due is NodeStep.UNDERSTAND and small.plan is not None:
                    break  # a late rewrite is not waited for


def ended(node: Node, small: RunningTurn, seconds: float, failure: Failure | None = None) -> Node:
    """The node as its small turn leaves it."""
    text = numbered_answer(small).strip()
    has_evidence = bool(small.references) or bool(small.citations)
    state = NodeState.ANSWERED if text and has_evidence else NodeState.UNANSWERED
    return replace(
        node,
        state=NodeState.FAILED if failure is not None else state,
        answer=text,
        numbers=tuple(small.cited_numbers()),
        queries=tuple(small.searched),
        findings=tuple(small.findings.values()),
        references=tuple(small.references or ()),
        failure=failure or search_failure(small),
        usage=small.usage,
        seconds=round(seconds, 3),
    )


def search_failure(small: RunningTurn) -> Failure | None:
    """Why its search brought nothing, where it failed."""
    return next((search.failure for search in small.searches if search.failure and not search.hit_count), None)
