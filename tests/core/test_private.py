"""A turn of a private conversation: its pages are read so that nothing is kept, and no log tells of it."""

import logging
from contextlib import aclosing
from dataclasses import replace

import pytest

from app.core.domain import events as e
from app.core.domain.archive import PageSlot
from app.core.domain.conversation import PRIVATE, Conversation, is_private
from app.core.domain.evidence import Page
from app.core.domain.settings import ArchiveSettings, MemorySettings
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.running.step_order import Step
from app.core.secrecy import PrivateLogFilter, in_private
from tests.core.world import PAGES, REWRITE, SETTINGS, World
from tests.fakes import FakeConversations, FakeModel, FakeReader

ANSWER = "The sky is blue because air scatters short waves more than long ones [1]."
SECRET = "xylophonist"


class Store(FakeConversations):
    """Tells of private conversations that they are."""

    async def conversation(self, conversation_id: str) -> Conversation | None:
        kept = await super().conversation(conversation_id)
        return replace(kept, private=is_private(conversation_id)) if kept else None


class Reader(FakeReader):
    def __init__(self) -> None:
        super().__init__(PAGES)
        self.seen: list[tuple[bool, bool]] = []  # whether it is kept, whether the task knows that the turn is private
        self.slots: list[object] = []

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
        self.seen.append((keep, in_private.get()))
        self.slots.append(slot)
        return await super().read(url, fresh=fresh, keep=keep)


class Looking:
    """Another step, and what it saw of the memory."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.seen: list[str | None] = []

    async def run(self, turn: RunningTurn) -> e.Events:
        self.seen.append(turn.remembers)
        async with aclosing(self.step.run(turn)) as events:
            async for event in events:
                yield event


@pytest.fixture
def world() -> World:
    settings = replace(SETTINGS, memory=MemorySettings(("",)))
    return World(FakeModel([REWRITE, ANSWER]), reader=Reader(), store=Store(), settings=settings)


async def asked(world: World, conversation: str, group: str = "") -> None:
    async with aclosing(world.ask.run(Question(conversation, "Why is the sky blue?", group=group))) as events:
        assert [event async for event in events]


@pytest.mark.parametrize(("id_", "seen"), [(f"{PRIVATE}1", (False, True)), ("c1", (True, False))])
async def test_pages_and_searches_of_a_private_turn_are_not_kept(
    world: World, id_: str, seen: tuple[bool, bool]
) -> None:
    await asked(world, id_)
    assert isinstance(world.reader, Reader)
    assert set(world.reader.seen) == {seen}
    assert {query.keep for query in world.channel.asked} == {seen[0]}


@pytest.mark.parametrize(("id_", "archived"), [(f"{PRIVATE}1", False), ("c1", True)])
async def test_no_page_of_a_private_turn_is_archived(world: World, id_: str, archived: bool) -> None:
    world.settings = replace(world.settings, archive=ArchiveSettings(pages=True))
    await asked(world, id_)
    assert isinstance(world.reader, Reader)
    assert len(world.reader.slots) == 2
    assert all(isinstance(slot, PageSlot) is archived for slot in world.reader.slots)


@pytest.mark.parametrize(("id_", "group"), [(f"{PRIVATE}1", None), ("c1", "")])
async def test_memory_has_no_part_in_a_private_turn(world: World, id_: str, group: str | None) -> None:
    looking = Looking(world.ask.steps.understand)
    world.ask.steps = replace(world.ask.steps, understand=looking)
    await asked(world, id_)
    assert looking.seen == [group]


async def test_a_conversation_is_made_in_its_group(world: World) -> None:
    await asked(world, "c1", "Work")
    assert world.store.kept["c1"].group == "Work"


@pytest.mark.parametrize(("secret", "told"), [(True, False), (False, True)])
def test_a_log_says_nothing_of_a_private_turn(secret: bool, told: bool) -> None:
    record = logging.LogRecord("app", logging.ERROR, "f", 1, "failed for %s", (SECRET,), None)
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    token = in_private.set(secret)
    try:
        assert PrivateLogFilter().filter(record)
    finally:
        in_private.reset(token)
    assert (SECRET in logging.Formatter().format(record)) is told
