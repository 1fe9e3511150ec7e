"""Which step a turn needs next, and which object that is."""

import pytest

from app.core.domain.events import Events, StepName
from app.core.domain.turn.turn import Turn
from app.core.research.searcher import NodeStep, NodeSteps
from app.core.running.step_order import Steps


class Named:
    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, turn: Turn) -> Events:
        raise NotImplementedError(turn)

    def answer_now(self, turn_id: str) -> bool:
        raise NotImplementedError(turn_id)


def test_each_name_leads_to_the_step_of_that_name() -> None:
    steps = Steps(**{name.value: Named(name) for name in StepName})
    for name in StepName:
        assert isinstance(step := steps.step(name), Named)
        assert step.name == name


def test_each_name_of_a_sub_question_leads_to_the_step_of_that_name() -> None:
    steps = NodeSteps(**{name.value: Named(name) for name in NodeStep})
    for name in NodeStep:
        assert isinstance(step := steps.step(name), Named)
        assert step.name == name


def test_no_research_is_run_where_there_is_none() -> None:
    steps = Steps(**{name.value: Named(name) for name in StepName if name is not StepName.RESEARCH})
    with pytest.raises(LookupError):
        steps.step(StepName.RESEARCH)
