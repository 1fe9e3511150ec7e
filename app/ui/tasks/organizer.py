"""Where conversations stand in the list: groups, pins, tags, the archive."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from app.core.domain.conversation import is_private
from app.core.ports import ConversationStore
from app.ui.tasks.open_conversations import OpenConversations
from app.ui.tasks.turn_runner import Tasks


class Organizer(QObject):
    """What is private stands nowhere but in its list: nothing of this is kept for it."""

    def __init__(
        self,
        store: ConversationStore,
        tasks: Tasks,
        conversations: OpenConversations,
        refresh: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store, self._tasks, self._conversations, self._refresh = store, tasks, conversations, refresh

    def move(self, conversation_id: str, group: str) -> None:
        """Into the group of that name; empty: into none."""
        self._tasks.run(self._store.move(conversation_id, group), lambda _: self._refresh())
        if conversation := self._conversations.get(conversation_id):
            conversation.group = group

    def pin(self, conversation_ids: Sequence[str], pinned: bool) -> None:
        self._for_each(conversation_ids, lambda one: self._store.pin(one, pinned))

    def archive(self, conversation_ids: Sequence[str], archived: bool) -> None:
        self._for_each(conversation_ids, lambda one: self._store.archive(one, archived))

    def tag(self, tags: Mapping[str, Sequence[str]]) -> None:
        """In place of the tags that they have."""
        self._for_each(list(tags), lambda one: self._store.tag(one, tags[one]))

    def _for_each(self, conversation_ids: Sequence[str], change: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        async def run() -> None:
            for conversation in conversation_ids:
                if not is_private(conversation):
                    await change(conversation)

        self._tasks.run(run(), lambda _: self._refresh())
