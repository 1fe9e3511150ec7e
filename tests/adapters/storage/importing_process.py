"""A process that settles twenty documents and keeps one after the other, again and again, until it is killed.

`python -m tests.adapters.storage.importing_process DIRECTORY ROUND`: prints a line after every commit.
"""

import asyncio
import sys
from itertools import count
from pathlib import Path

from app.adapters.storage.documents.store import SqliteDocuments
from app.core.domain.knowledge import Chunk, Document, DocumentState, DocumentText, Item, ItemKind

CHUNKS = 40


def read(name: str, version: int) -> DocumentText:
    """Every chunk says of which document and version it is."""
    texts = [f"{name} version{version} part{n}" for n in range(CHUNKS)]
    return DocumentText("\n".join(texts), tuple(map(Chunk, texts)))


async def run(directory: Path, first: int) -> None:
    store = await SqliteDocuments.open(directory)
    base = await store.create("Papers")
    item = await store.add_item(Item("i", base.id, ItemKind.FOLDER, "/papers"))
    for version in count(first):
        found = [
            Document(f"d{n}", base.id, item.id, ItemKind.FILE, f"/papers/doc{n}", modified=version) for n in range(20)
        ]
        await store.settle(item.id, found)
        print("settled", flush=True)
        for document in await store.waiting(base.id):
            ready = Document(
                document.id,
                base.id,
                item.id,
                ItemKind.FILE,
                document.address,
                state=DocumentState.READY,
                modified=version,
            )
            await store.keep(ready, read(f"doc{document.id[1:]}", version))
            await store.keep_vectors(
                base.id, "m", [(id, (1.0, 2.0)) for id, _ in await store.chunks_without_vector(base.id, "m")]
            )
            print(document.id, flush=True)


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), int(sys.argv[2])))
