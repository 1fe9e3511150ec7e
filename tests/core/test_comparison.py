"""Several models answer one question: siblings with one numbering, one plan and one search, each ends by itself."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain import events as e
from app.core.domain.chat import Abilities, ChatRequest, FinishPart, ModelChoice, ModelPart, TextPart
from app.core.domain.conversation import PRIVATE
from app.core.domain.errors import KeyRefused
from app.core.domain.settings import Overrides
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.core.world import REWRITE, SETTINGS, SKY, World
from tests.fakes import FakeModels
from tests.waiting import until

NAMES = ("alpha", "beta", "gamma")


@dataclass
class Model:
    """Plans as it is asked to, then cites both references; `gate` holds its answer back."""

    name: str
    log: list[str]
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    error: Exception | None = None
    context_size: int = 64_000
    abilities: Abilities = field(default_factory=lambda: Abilities(search=False, tools=False))

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        told = str(request.messages)
        if "reply with nothing but this markup" in told:
            self.log.append("plan")
            yield TextPart(REWRITE)
        else:
            self.log.append(self.name)
            yield TextPart(f"{self.name} says [1]")
            await self.gate.wait()
            if self.error is not None:
                raise self.error
            yield TextPart(" and [2].")
        yield FinishPart("stop")


@dataclass
class Several(FakeModels):
    by_name: dict[str, Model] = field(default_factory=dict)

    def model(self, choice: ModelChoice) -> Any:
        return self.by_name[choice.model]

    def abilities(self, choice: ModelChoice) -> Abilities:
        return self.by_name[choice.model].abilities


@dataclass
class Scene:
    log: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.models = {name: Model(name, self.log) for name in NAMES}
        provider = replace(SETTINGS.providers[0], models=NAMES)
        settings = replace(SETTINGS, providers=(provider,), model=ModelChoice("fake", "alpha"))
        self.world = World(models=Several(by_name=self.models), settings=settings)  # type: ignore[arg-type]
        self.turns: dict[str, str] = {}  # model → turn

    async def run(self, name: str, conversation: str = "c") -> list[e.Event]:
        overrides = Overrides(model=ModelChoice("fake", name))
        question = Question(conversation, "Why is the sky blue?", None, overrides, comparison="x")
        events = []
        async for event in self.world.ask.run(question):
            self.turns[name] = event.turn
            events.append(event)
        return events

    def start(self, conversation: str = "c") -> list[asyncio.Task[list[e.Event]]]:
        return [asyncio.create_task(self.run(name, conversation)) for name in NAMES]

    def turn(self, name: str) -> Turn:
        return self.world.store.turns[self.turns[name]]

    def says(self, name: str) -> str:
        """What came of its answer so far."""
        running = self.world.ask.turn(self.turns.get(name, ""))
        return running.text if running is not None else ""

    def open(self) -> None:
        for model in self.models.values():
            model.gate.set()


@pytest.mark.parametrize("conversation", ["c", f"{PRIVATE}1"])
async def test_they_are_siblings_with_one_plan_one_search_and_one_numbering(conversation: str) -> None:
    scene = Scene()
    scene.open()
    await asyncio.gather(*scene.start(conversation))
    turns = [scene.turn(name) for name in NAMES]
    assert {(turn.parent, turn.comparison, turn.state) for turn in turns} == {(None, "x", State.FINISHED)}
    assert sorted(scene.log) == ["alpha", "beta", "gamma", "plan"]
    assert len(scene.world.channel.asked) == 1
    for turn in turns:
        assert turn.text == f"{turn.model_name} says [1] and [2]."
        assert turn.cited_numbers() == [1, 2]
    assert len({turn.source_numbered(1).id for turn in turns if turn.source_numbered(1)}) == 1
    assert {source.number for turn in turns for source in turn.sources.values() if source.url == SKY} == {1}


async def test_one_that_is_stopped_or_fails_leaves_the_others_alone() -> None:
    scene = Scene()
    scene.models["gamma"].error = KeyRefused("gamma")
    tasks = scene.start()
    await until(lambda: all(scene.says(name) for name in NAMES))
    scene.world.ask.stop(scene.turns["beta"])
    await tasks[1]
    scene.open()
    await asyncio.gather(*tasks)
    states = {name: scene.turn(name).state for name in NAMES}
    assert states == {"alpha": State.FINISHED, "beta": State.STOPPED, "gamma": State.FAILED}
    assert scene.turn("beta").text == "beta says [1]"
    assert scene.turn("alpha").text == "alpha says [1] and [2]."


async def test_the_disk_gives_them_back_side_by_side_until_one_is_kept(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    for name in ("t1", "t2"):
        turn = Turn(name, "c1", "Why?", comparison="x", model=ModelChoice("p", name), state=State.FINISHED)
        await store.save(turn)
    await store.close()
    store = await SqliteConversations.open(tmp_path)
    conversation = await store.conversation("c1")
    assert conversation is not None
    assert [turn.comparison for turn in conversation.turns] == ["x", "x"]
    assert (conversation.current_leaf, conversation.side_by_side) == ("t2", True)
    await store.show_branch("c1", "t1", side_by_side=True)
    assert (kept := await store.conversation("c1")) is not None
    assert (kept.current_leaf, kept.side_by_side) == ("t1", True)
    await store.show_branch("c1", "t1")
    assert (kept := await store.conversation("c1")) is not None
    assert not kept.side_by_side
    await store.close()


async def test_an_answer_and_the_first_that_stands_beside_it_are_one_comparison_at_once(tmp_path: Path) -> None:
    store = await SqliteConversations.open(tmp_path)
    for name, parent in (("t0", None), ("t1", "t0"), ("t2", "t0")):
        await store.save(Turn(name, "c1", f"{name}?", parent=parent, state=State.FINISHED))
    await store.conversation("c1")  # it is cached from now on
    await store.save(Turn("t3", "c1", "t1?", parent="t0", comparison="t1", state=State.FINISHED))
    await store.save(Turn("t4", "c1", "t0?", parent="t3", comparison="t2", state=State.FINISHED))  # no sibling of it
    held = await store.conversation("c1")
    await store.save(Turn("t1", "c1", "t1?", parent="t0", state=State.FINISHED))  # as it was read before that
    await store.close()
    store = await SqliteConversations.open(tmp_path)
    stored = await store.conversation("c1")
    await store.close()
    for conversation in (held, stored):
        assert conversation is not None
        comparisons = {turn.id: turn.comparison for turn in conversation.turns}
        assert comparisons == {"t0": "", "t1": "t1", "t2": "", "t3": "t1", "t4": "t2"}
