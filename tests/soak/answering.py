"""A process that asks one question after the other, two at a time, until it is killed: the whole core on a real disk.

`python -m tests.soak.answering DIRECTORY`; tells each turn that came to its end on standard output, and between them
`@` with the time, twenty times a second: where they are missing, the machine stood still.
"""

import asyncio
import sys
import time
from contextlib import aclosing
from itertools import count
from pathlib import Path
from threading import Thread

from app.bootstrap import NoRenderer, open_services, open_start_resources
from app.core.domain import events as e
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.question import Question
from app.core.services import Services


def tell(line: str) -> None:
    """In one piece: two threads do."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def ask(services: Services, conversation: str) -> None:
    parent = None
    for n in count():
        question = Question(conversation, f"Question {conversation}-{n}?", parent, Overrides(SearchMode.OFF))
        async with aclosing(services.ask.run(question)) as events:
            async for event in events:
                parent = event.turn
                if isinstance(event, e.TurnFinished):
                    tell(f"{conversation}-{n}")


def beat() -> None:
    while True:
        tell(f"@{time.monotonic()}")
        time.sleep(0.05)


async def main(directory: Path) -> None:
    resources = open_start_resources(directory)
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    await asyncio.gather(ask(services, "one"), ask(services, "two"))


if __name__ == "__main__":
    Thread(target=beat, daemon=True).start()
    asyncio.run(main(Path(sys.argv[1])))
