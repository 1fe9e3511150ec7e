"""Several models that answer side by side, where presses of buttons and their beginnings cross."""

import asyncio
from collections.abc import Iterator
from typing import ClassVar

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ModelChoice
from app.core.domain.turn.question import Question
from app.ui.tasks.chat import Chat
from app.ui.tasks.turn_runner import Tasks
from tests.ui.fakes import FakeAsk, FakeConversations
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")

ALPHA, BETA = ModelChoice("p", "alpha"), ModelChoice("p", "beta")


@pytest.fixture(autouse=True)
def no_timer_outlives_its_test() -> Iterator[None]:
    """It would start a task where no loop runs, in whichever test comes next."""
    yield
    while Scene.made:
        Scene.made.pop().chat.summaries.close()


class Scene:
    """A chat in which two models are asked at once; `held` keeps the second from beginning."""

    made: ClassVar[list["Scene"]] = []

    def __init__(self) -> None:
        self.made.append(self)
        store = FakeConversations()
        self.ask, self.held = FakeAsk(store), asyncio.Event()
        self.held.set()
        self.chat = Chat(self.ask, store, Tasks())  # type: ignore[arg-type]
        self.chat.runner.prepare = self._prepare
        self.heard: list[str] = []
        self.chat.happened.connect(lambda event: self.heard.append(event.turn))
        self.shown: list[list[str]] = []  # columns, at each change of what is shown
        self.chat.current_changed.connect(lambda: self.shown.append(self.columns()))

    async def _prepare(self, _conversation: str, question: Question | None, _turn: str) -> None:
        if question is not None and question.overrides.model in (BETA, None):
            await self.held.wait()

    def columns(self) -> list[str]:
        return [turn.id for turn in self.chat.current.columns()]

    async def compared(self, begun: int = 2) -> list[str]:
        self.chat.ask("why?", models=(ALPHA, BETA))
        await until(lambda: len(self.columns()) == begun)
        return self.columns()

    async def ended(self, *turns: str, event: type[e.Event] = e.TurnFinished) -> None:
        for turn in turns:
            self.ask.tell(turn, event)
        await until(lambda: all(self.chat.current.tree[turn].ended for turn in turns))


async def test_a_column_that_goes_on_goes_on_once_however_often_it_is_pressed() -> None:
    scene = Scene()
    one, two = await scene.compared()
    await scene.ended(one, event=e.TurnStopped)
    scene.chat.resume(one)
    scene.chat.resume(one)
    await until(lambda: not scene.chat.current.tree[one].ended)
    scene.chat.resume(one)
    await scene.ended(one, two)
    await until(lambda: not scene.chat.busy)
    assert [turn for _, turn in scene.ask.resumed] == [one]


async def test_a_column_is_tried_again_once_however_often_it_is_pressed() -> None:
    scene = Scene()
    one, _two = await scene.compared()
    await scene.ended(one)
    scene.chat.retry(one)
    scene.chat.retry(one)
    await until(lambda: scene.columns()[0] != one)
    scene.chat.retry(one)
    await scene.ended(*scene.columns())
    await until(lambda: not scene.chat.busy)
    assert [question.overrides.model for question in scene.ask.asked] == [ALPHA, BETA, ALPHA]


async def test_a_model_that_begins_after_another_was_kept_is_stopped_and_stays_a_version() -> None:
    scene = Scene()
    scene.held.clear()
    (one,) = await scene.compared(begun=1)
    scene.chat.versions.keep(one)
    scene.held.set()
    await until(lambda: len(scene.chat.current.tree) == 2)
    (two,) = set(scene.chat.current.tree) - {one}
    await until(lambda: scene.chat.current.tree[two].ended)
    assert scene.ask.stopped == [two]
    assert (scene.columns(), scene.chat.current.leaf, scene.chat.current.versions(one)) == ([], one, [one, two])
    assert two not in scene.heard
    await scene.ended(one)
    await until(lambda: not scene.chat.busy)


async def test_columns_that_come_into_view_again_give_way_to_the_next_question_once_it_begins() -> None:
    scene = Scene()
    one, two = await scene.compared()
    await scene.ended(one, two)
    await until(lambda: not scene.chat.busy)
    scene.held.clear()
    scene.chat.ask("and then?")
    scene.chat.versions.show(one)
    assert scene.shown[-1] == [one, two]
    scene.held.set()
    await until(lambda: len(scene.chat.current.turns) == 2)
    assert scene.shown[-1] == []
    await scene.ended(scene.chat.current.turns[-1].id)
    await until(lambda: not scene.chat.busy)
