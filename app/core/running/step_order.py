"""Which step a turn needs next, and what a step is."""

from dataclasses import dataclass
from typing import Protocol, assert_never

from app.core.domain import events as e
from app.core.domain.editing import EditingMode
from app.core.domain.events import StepName
from app.core.domain.turn.running_turn import RunningTurn


class Step(Protocol):
    def run(self, turn: RunningTurn) -> e.Events: ...


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
    edit: Step
    research: "ResearchStep | None" = None  # without it every question is answered at once

    def step(self, name: StepName) -> Step:
        match name:
            case StepName.UNDERSTAND:
                return self.understand
            case StepName.RECALL:
                return self.recall
            case StepName.SEARCH:
                return self.search
            case StepName.READ:
                return self.read
            case StepName.REFER:
                return self.refer
            case StepName.WRITE:
                return self.write
            case StepName.QUOTE:
                return self.quote
            case StepName.TOOLS:
                return self.tools
            case StepName.CHECK:
                return self.check
            case StepName.EDIT:
                return self.edit
            case StepName.RESEARCH:
                if self.research is None:
                    raise LookupError(name)
                return self.research
            case _:
                assert_never(name)


def next_step(turn: RunningTurn) -> StepName | None:
    """The step that a turn needs next, from what it holds; None when nothing is left to do."""
    if turn.researching:
        return StepName.RESEARCH
    if turn.clarifying:
        return None
    if turn.depth is not None:
        return _after_writing(turn) if turn.written else StepName.WRITE
    if turn.plan is None or turn.offer_due:
        return StepName.UNDERSTAND
    if turn.references is None:
        if turn.wants_recall():
            return StepName.RECALL
        if turn.unsearched() or (turn.plan.links and not turn.hits):
            return StepName.SEARCH
        return StepName.REFER if turn.reading_done or not turn.hits else StepName.READ
    if turn.written:
        return _after_writing(turn)
    if turn.calls:
        return StepName.TOOLS
    return StepName.WRITE if turn.model is not None else StepName.QUOTE


def _after_writing(turn: RunningTurn) -> StepName | None:
    """An answer without citations has nothing to be checked; whether it needs some, the editor finds out."""
    if not turn.checked and (turn.citations or turn.depth is not None):
        return StepName.CHECK
    quoted = turn.model is None  # word for word: there is nothing to mend
    delivered = turn.client is not None  # its words have gone out to a program
    if turn.editing is EditingMode.OFF or turn.edited or quoted or delivered:
        return None
    return StepName.EDIT if turn.citations or turn.editing is EditingMode.REPAIR else None
