"""Which step a turn needs next, and what a step is."""

from dataclasses import dataclass
from typing import Protocol

from app.core.domain import events as e
from app.core.domain.turn.turn import Turn


class Step(Protocol):
    def run(self, turn: Turn) -> e.Events: ...


class ResearchStep(Step, Protocol):
    def answer_now(self, turn_id: str) -> bool: ...


@dataclass(frozen=True)
class Steps:
    understand: Step
    search: Step
    read: Step
    refer: Step
    write: Step
    quote: Step
    tools: Step
    check: Step
    recall: Step
    research: "ResearchStep | None" = None  # without it every question is answered at once


def next_step(turn: Turn) -> str | None:
    """The name of the step that a turn needs next, from what it holds; None when nothing is left to do."""
    if turn.researching:
        return "research"
    if turn.clarifying:
        return None
    if turn.depth is not None:
        return None if turn.checked else "check" if turn.written else "write"
    if turn.plan is None:
        return "understand"
    if turn.references is None:
        if turn.wants_recall():
            return "recall"
        if turn.unsearched() or (turn.plan.links and not turn.hits):
            return "search"
        return "refer" if turn.reading_done or not turn.hits else "read"
    if turn.written:
        return None if turn.checked or not turn.citations else "check"
    if turn.calls:
        return "tools"
    return "write" if turn.model is not None else "quote"
