"""Data directories with something in them, and what can be read of one."""

import json
from pathlib import Path

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.documents.store import SqliteDocuments
from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.domain.transfer import ForeignConversation, ForeignFile, ForeignMessage, ForeignRole
from app.core.transfer.foreign import converted
from tests.adapters.storage.samples import answered


async def filled(folder: Path, *names: str, base: str = "") -> Path:
    """A conversation of two turns for each name; settings; a base with that name."""
    store = await SqliteConversations.open(folder)
    for name in names:
        first = answered(f"{name}-1", name, question=f"First of {name}?")
        second = answered(f"{name}-2", name, question=f"二 of {name} 🍵?", parent=first.id)
        for turn in (first, second):
            await store.save(turn, [*turn.sources.values()] if turn is first else [])
    await store.close()
    bases = await SqliteDocuments.open(folder)
    if base:
        await bases.create(base)
    await bases.close()
    (folder / "settings.json").write_text(json.dumps({"appearance": {"language": "zh-CN"}}))
    return folder


async def with_attachment(folder: Path) -> str:
    """An imported conversation with a file; its id."""
    store, attachments = await SqliteConversations.open(folder), AttachmentFolder(folder)
    notes = ForeignFile("notes.pdf", "application/pdf", b"%PDF-1")
    messages = (
        ForeignMessage("u", ForeignRole.USER, None, "See the file.", files=(notes,)),
        ForeignMessage("v", ForeignRole.ASSISTANT, "u", "Read."),
    )
    foreign = ForeignConversation("c", "T", messages=messages)
    one = converted(foreign, "chatgpt", "ChatGPT", attachments.folder, "en")
    assert one is not None
    for path, file in one.files.items():
        await attachments.write(path, file)
    await SqliteTransfer(store.database).add(one.whole)
    await store.close()
    return one.whole.id


async def files_of(store: SqliteConversations, id: str) -> list[tuple[str, bytes]]:
    """Paths and contents of what hangs on the turns of a conversation."""
    conversation = await store.conversation(id)
    assert conversation is not None
    return [_read(path) for turn in conversation.turns for path in turn.files]


def _read(path: str) -> tuple[str, bytes]:
    return path, Path(path).read_bytes()


async def questions(folder: Path) -> dict[str, list[str]]:
    """By conversation, as the next start of the program reads them."""
    store = await SqliteConversations.open(folder)
    try:
        found = [await store.conversation(row.id) for row in await store.summaries()]
        return {one.id: sorted(turn.question for turn in one.turns) for one in found if one is not None}
    finally:
        await store.close()


async def base_names(folder: Path) -> list[str]:
    bases = await SqliteDocuments.open(folder)
    try:
        return [base.name for base in await bases.bases()]
    finally:
        await bases.close()


def both(name: str) -> list[str]:
    return sorted((f"First of {name}?", f"二 of {name} 🍵?"))
