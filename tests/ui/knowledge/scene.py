"""A base with things in it, as the tests of its window see it."""

from dataclasses import replace

from app.core.domain.errors import FailureKind
from app.core.domain.events import Failure
from app.core.domain.knowledge import Base, Chunk, ChunkMatch, Document, DocumentState, Item, ItemKind
from tests.ui.fakes import FakeBases

LOCKED = Failure(FailureKind.UNREADABLE, "locked.pdf", data={"reason": "encrypted"})
READY, FAILED, WAITING = DocumentState.READY, DocumentState.FAILED, DocumentState.WAITING


def document(name: str, state: DocumentState = READY, item: str = "i1", **more: object) -> Document:
    failure = LOCKED if state is FAILED else None
    bare = Document(name, "b1", item, ItemKind.FILE, f"/docs/{name}", name, state, failure, chunks=3 * (state is READY))
    return replace(bare, **more)  # type: ignore[arg-type]


FILE = Item("i1", "b1", ItemKind.FILE, "/docs/lease.pdf")
FOLDER = Item("i2", "b1", ItemKind.FOLDER, "/docs/work")
NOTE = Item("i3", "b1", ItemKind.NOTE, "n1", "A note", "Its text")
LEASE = document("lease.pdf", pages=18)
BELOW = [document("a.txt", READY, "i2"), document("locked.pdf", FAILED, "i2"), document("late.txt", WAITING, "i2")]


def filled() -> FakeBases:
    store = FakeBases([Base("b1", "Contracts"), Base("b2", "合同")])
    for item in (FILE, FOLDER):
        store.kept_items[item.id] = item
    for one in (LEASE, *BELOW):
        store.kept_documents[one.id] = one
    text = "The rent is due on the third day of each month."
    store.texts["lease.pdf"] = f"Before.\n{text}\nBehind."
    store.found = [ChunkMatch(1, LEASE, Chunk(text, 8, 8 + len(text), "Rent", 7))]
    return store
