"""The list of conversations is there at once, however many there are; the rest follows."""

from typing import Any

from PySide6.QtCore import QObject

from app.adapters.storage.conversations.store import SqliteConversations
from app.ui.tasks.summary_loader import SummaryLoader
from app.ui.tasks.turn_runner import Tasks
from tests.qt import Runner
from tests.waiting import until


def test_the_newest_come_first_and_then_all(run: Runner[Any]) -> None:
    sizes: list[int] = []

    async def story() -> None:
        store, parent = await SqliteConversations.in_memory(), QObject()
        for number in range(310):
            await store.create(f"c{number}", "Title")
        tasks = Tasks(parent)
        loader = SummaryLoader(store, tasks, parent)
        loader.loaded.connect(lambda rows: sizes.append(len(rows)))
        for _ in range(5):  # wishes for the same list are one, and one more
            loader.refresh()
        await until(lambda: 310 in sizes)
        await tasks.close()
        await store.close()

    run(story())
    assert sizes[0] == 300
    assert sizes.count(310) <= 2


def test_a_loader_that_was_closed_begins_nothing(run: Runner[Any]) -> None:
    async def story() -> None:
        store, parent = await SqliteConversations.in_memory(), QObject()
        tasks = Tasks(parent)
        loader = SummaryLoader(store, tasks, parent)
        loader.refresh()
        await tasks.done()
        assert loader._index_timer.isActive()
        loader.close()
        assert not loader._index_timer.isActive()
        await store.close()

    run(story())


def test_a_loader_that_is_closed_while_it_loads_begins_nothing_behind_that(run: Runner[Any]) -> None:
    async def story() -> None:
        store, parent = await SqliteConversations.in_memory(), QObject()
        tasks = Tasks(parent)
        loader = SummaryLoader(store, tasks, parent)
        loader.refresh()
        loader.refresh()  # wished for once more
        loader.close()
        await tasks.done()
        assert not loader._index_timer.isActive()
        loader.refresh()
        assert not tasks._tasks
        await store.close()

    run(story())
