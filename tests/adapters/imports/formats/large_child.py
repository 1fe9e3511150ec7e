"""Reads an export to its end in a process of its own, and tells how many messages came, how fast, and the most memory.

python -m tests.adapters.imports.formats.large_child FILE [skip]

`skip`: parts may be left out; their reasons are told.
"""

import json
import sys
import time
from pathlib import Path

from app.adapters.imports.archive import open_archive
from app.adapters.imports.json_stream import items
from app.adapters.imports.recognition import recognise
from app.core.domain.transfer import SkippedPart
from app.core.domain.transfer.whole import WholeConversation


def most_memory() -> int:
    """Of this process so far, in bytes."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


def main(path: Path, may_skip: bool) -> None:
    list(items((path.parent / "empty.json").open("rb")))  # what is imported late counts as what was there before
    before = most_memory()
    start = time.monotonic()
    conversations = messages = 0
    skipped = []
    with open_archive(path) as archive:
        reader = recognise(archive)
        assert reader is not None
        for part in reader.conversations(archive):
            if isinstance(part, SkippedPart):
                assert may_skip, part
                skipped.append(part.reason)
                continue
            conversations += 1
            messages += len(part.conversation.turns if isinstance(part, WholeConversation) else part.messages)
    seconds = time.monotonic() - start
    told = {"format": reader.name, "conversations": conversations, "messages": messages, "skipped": skipped}
    print(json.dumps({**told, "seconds": seconds, "memory": most_memory() - before}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), "skip" in sys.argv)
