"""The assistants as they are stored."""

import asyncio
from collections.abc import Sequence
from typing import Any

from app.core.domain.assistants import Assistant
from app.core.domain.errors import Unavailable
from app.core.domain.events import Failure
from app.ui.assistants.assistant_list import AssistantList
from app.ui.tasks.turn_runner import Tasks
from tests.fakes import FakeLibrary
from tests.qt import Runner
from tests.waiting import until

THREE = [Assistant(one, one.upper()) for one in ("a", "b", "c")]


async def loaded(library: FakeLibrary) -> AssistantList:
    listed = AssistantList(library, Tasks())
    listed.load()
    await until(lambda: listed.loaded)
    return listed


def ids(assistants: Sequence[Assistant]) -> str:
    return "".join(one.id for one in assistants)


def test_a_deleted_one_comes_back_where_it_stood(run: Runner[Any]) -> None:
    async def story() -> None:
        library = FakeLibrary(list(THREE))
        listed = await loaded(library)
        deleted = listed.delete("b")
        assert deleted is not None
        await until(lambda: ids(library.items) == "ac")
        listed.order(("c", "a"))
        listed.restore(deleted)
        assert ids(listed.items) == "cab"
        await until(lambda: ids(library.items) == "cab")
        assert listed.delete("z") is None

    run(story())


def test_what_cannot_be_saved_is_told_and_shown_no_longer(run: Runner[Any]) -> None:
    class Full(FakeLibrary):
        async def save_assistants(self, assistants: Sequence[Assistant]) -> None:
            raise Unavailable("disk")

    async def story() -> None:
        listed = await loaded(Full(list(THREE)))
        failures: list[Failure] = []
        listed.failed.connect(failures.append)
        listed.save((Assistant("d", "D"),))
        assert ids(listed.items) == "abcd"
        await until(lambda: failures and ids(listed.items) == "abc")

    run(story())


def test_several_are_removed_at_once(run: Runner[Any]) -> None:
    async def story() -> None:
        library = FakeLibrary(list(THREE))
        listed = await loaded(library)
        listed.remove(("a", "c"))
        assert ids(listed.items) == "b"
        await until(lambda: ids(library.items) == "b")

    run(story())


def test_one_that_is_saved_while_the_others_are_read_stays(run: Runner[Any]) -> None:
    class Slow(FakeLibrary):
        async def assistants(self) -> list[Assistant]:
            items = list(self.items)
            await reading.wait()
            return items

    async def story() -> None:
        library = Slow(list(THREE))
        listed = AssistantList(library, Tasks())
        listed.load()
        await asyncio.sleep(0)  # it reads
        listed.save((Assistant("d", "D"),))
        reading.set()
        await until(lambda: listed.loaded)
        assert ids(listed.items) == ids(library.items) == "abcd"

    reading = asyncio.Event()
    run(story())
