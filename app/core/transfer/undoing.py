"""A batch taken back: out of the lists, out of the file, and with the files that came along."""

from app.core.domain.transfer.whole import Undone
from app.core.ports.transfer import Attachments, ConversationTransfer


async def undo(batch_id: str, store: ConversationTransfer, attachments: Attachments) -> Undone:
    """All of it is out of sight when `store` has done its part, and nothing is left of it when this returns."""
    undone = await store.undo(batch_id)
    while await store.clear_undone():
        pass
    ids = await attachments.conversation_ids()
    stored = await store.stored(ids)
    for id in ids:
        if id not in stored:
            await attachments.remove(id)
    for id in set(ids) & undone.shrunk:
        if (whole := await store.whole(id)) is not None:
            await attachments.retain(id, {path for turn in whole.conversation.turns for path in turn.files})
    return undone
