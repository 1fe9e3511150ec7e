"""A process to be killed: backs up, restores or merges again and again; says READY first, and DONE after each.

python -m tests.soak.backing_up backup|restore|merge DATA FILE
"""

import asyncio
import sys
from pathlib import Path

from app.adapters.backup.merging import MergeTarget, merge
from app.adapters.backup.restoring import complete, restore
from app.adapters.backup.writing import write_backup
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.documents.store import SqliteDocuments


async def merge_once(data: Path, file: Path) -> None:
    target = MergeTarget(data, await SqliteConversations.open(data), await SqliteDocuments.open(data))
    try:
        await merge(file, target)
    finally:
        await target.bases.close()
        await target.conversations.close()


def main(action: str, data: Path, file: Path) -> None:
    print("READY", flush=True)
    while True:
        complete(data)
        match action:
            case "backup":
                write_backup(data, file)
            case "restore":
                restore(data, file)
            case _:
                asyncio.run(merge_once(data, file))
        print("DONE", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
