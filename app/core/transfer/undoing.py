"""A batch taken back: out of the lists, out of the file, and with the files that came along."""

from collections.abc import Collection

from app.core.domain.transfer.whole import Undone
from app.core.ports.transfer import Attachments, ConversationTransfer


async def undo(batch_id: str, store: ConversationTransfer, attachments: Attachments) -> Undone:
    """All of it is out of sight when `store` has done its part, and nothing is left of it when this returns; nor of one
    that was cut off before."""
    was_cut_off = await store.has_undone()
    undone = await store.undo(batch_id)
    await _clear(store, attachments, None if was_cut_off else undone.shrunk)
    return undone


async def finish_undo(store: ConversationTransfer, attachments: Attachments) -> None:
    """Go on with one that was cut off, if one was."""
    if await store.has_undone():
        await _clear(store, attachments, None)


async def _clear(store: ConversationTransfer, attachments: Attachments, shrunk: Collection[str] | None) -> None:
    """shrunk: ids of the conversations that stay and lost turns; None: they are not known, and could be any."""
    while await store.clear_undone():
        pass
    ids = await attachments.conversation_ids()
    stored = await store.stored(ids)
    for id in ids:
        if id not in stored:
            await attachments.remove(id)
        elif (shrunk is None or id in shrunk) and (whole := await store.whole(id)) is not None:
            await attachments.retain(id, {path for turn in whole.conversation.turns for path in turn.files})
    await store.forget_undone()
