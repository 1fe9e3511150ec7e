"""A process that saves a turn and checkpoints its growing answer until it is killed.

`python -m tests.adapters.storage.streaming_process DIRECTORY TURN`: prints a line after every commit.
"""

import asyncio
import sys
from pathlib import Path

from app.adapters.storage.conversations.store import SqliteConversations
from tests.adapters.storage.samples import turn


async def stream(directory: Path, name: str) -> None:
    store = await SqliteConversations.open(directory)
    running = turn(name)
    await store.save(running)
    print("saved", flush=True)
    for n in range(1, 1_000_000):
        running.text_parts.append(f"{n} ")
        await store.checkpoint(running)
        print(n, flush=True)


if __name__ == "__main__":
    asyncio.run(stream(Path(sys.argv[1]), sys.argv[2]))
