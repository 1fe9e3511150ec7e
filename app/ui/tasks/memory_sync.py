"""Turns in view follow what was forgotten, or brought back, on disk."""

from collections.abc import Collection

from app.core.domain.conversation import Conversation
from app.core.ports import ConversationStore
from app.ui.tasks.chat import Chat
from app.ui.tasks.turn_runner import Tasks


def follow(turns: Collection[str], chat: Chat, store: ConversationStore, tasks: Tasks) -> None:
    """turns: ids. One that still runs is as it was when it began until its conversation is opened again."""
    current = chat.current
    ended = [live for id in turns if (live := current.tree.get(id)) is not None and live.ended]

    def take(record: Conversation | None) -> None:
        stored = {turn.id: turn for turn in record.turns} if record is not None else {}
        for live in ended:
            if (turn := stored.get(live.id)) is not None:
                live.sources, live.references = turn.sources, turn.references
                live.citations, live.graph = turn.citations, turn.graph
        if chat.current is current:
            chat.current_changed.emit()

    if ended:
        tasks.run(store.conversation(current.id), take)
