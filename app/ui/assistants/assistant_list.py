"""The assistants as they are stored: loaded once, and every change is saved at once."""

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from app.core.domain.assistants import Assistant
from app.core.domain.events import Failure
from app.core.ports.library import LibraryStore
from app.ui.tasks.turn_runner import Tasks


@dataclass(frozen=True)
class DeletedAssistant:
    """What it takes to bring one back."""

    assistant: Assistant
    order: tuple[str, ...]  # ids of all, before


def new_id() -> str:
    return uuid4().hex


class AssistantList(QObject):
    """What is changed shows at once; where it cannot be saved, what is stored comes back."""

    changed = Signal()
    failed = Signal(object)  # a Failure

    def __init__(self, store: LibraryStore, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._tasks = store, tasks
        self.items: tuple[Assistant, ...] = ()
        self.loaded = False
        self._changes = 0  # that were made here

    def load(self) -> None:
        """Also what a merge put there."""
        before = self._changes

        def show(items: Sequence[Assistant]) -> None:
            if self._changes != before:  # what was read may be older than what is known here
                self.load()
                return
            self.items, self.loaded = tuple(items), True
            self.changed.emit()

        self._tasks.request(self._store.assistants(), show, self.failed.emit)

    def get(self, assistant_id: str) -> Assistant | None:
        return next((one for one in self.items if one.id == assistant_id), None)

    def save(self, assistants: Sequence[Assistant]) -> None:
        """Those that are there are replaced, the others come last."""
        by_id = {one.id: one for one in self.items} | {one.id: one for one in assistants}
        self._put(by_id.values(), self._store.save_assistants(tuple(assistants)))

    def delete(self, assistant_id: str) -> DeletedAssistant | None:
        assistant = self.get(assistant_id)
        if assistant is None:
            return None
        deleted = DeletedAssistant(assistant, tuple(one.id for one in self.items))
        self._put((one for one in self.items if one is not assistant), self._store.delete_assistant(assistant_id))
        return deleted

    def remove(self, ids: Sequence[str]) -> None:
        """Several at once, such as those that were imported."""

        async def remove() -> None:
            for one in ids:
                await self._store.delete_assistant(one)

        self._put((one for one in self.items if one.id not in ids), remove())

    def restore(self, deleted: DeletedAssistant) -> None:
        order = deleted.order
        items = [one for one in self.items if one.id != deleted.assistant.id]
        before = set(order[: order.index(deleted.assistant.id)])
        place = next((n + 1 for n in reversed(range(len(items))) if items[n].id in before), 0)
        items.insert(place, deleted.assistant)

        async def restore() -> None:
            await self._store.save_assistants((deleted.assistant,))
            await self._store.order_assistants([one.id for one in items])

        self._put(items, restore())

    def order(self, ids: Sequence[str]) -> None:
        """All of them."""
        by_id = {one.id: one for one in self.items}
        self._put((by_id[one] for one in ids), self._store.order_assistants(tuple(ids)))

    def _put(self, items: Any, saving: Coroutine[Any, Any, None]) -> None:
        self._changes += 1
        self.items = tuple(items)
        self.changed.emit()
        self._tasks.run(saving, None, self._fail)

    def _fail(self, failure: Failure) -> None:
        self.failed.emit(failure)
        self.load()
