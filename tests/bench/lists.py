"""Ten thousand conversations in the list: what they add to the start, and a search over them.

The start beside that with ten conversations, the search beside the database's part of it, in the same run. A word that
is *rare* stands in one conversation of two hundred; *frequent* ones in two of three, *universal* ones in all.
"""

import asyncio
import json
import statistics
from collections.abc import Iterator
from pathlib import Path

from tests.bench import program
from tests.bench.program import Figures, child, data_dir, medians
from tests.bench.table import Row, beside

MANY, FEW = 10_000, 10
_ANSWER = "The {odd} stones of the harbour were cut in the year {number}, and {rare} carried them over the water."
_QUERIES = {
    "a rare word": "carriers17",
    "two frequent words": "frequently stones",
    "two universal words": "harbour water",
    "one Chinese character": "港",
    "nothing": "zeppelin",
}


def list_rows() -> Iterator[Row]:
    with data_dir() as few, data_dir() as many:
        for folder, count in ((few, FEW), (many, MANY)):
            asyncio.run(fill(folder, count))
            child("start", str(folder))  # byte code is written, what is done once is done
        rounds = [(child("start", str(few)), child("start", str(many))) for _ in range(program.ROUNDS)]
        searches = [child("searching", str(many), json.dumps(_QUERIES)) for _ in range(min(program.ROUNDS, 3))]
    yield from _start_rows(rounds)
    figures = medians(searches)
    for name in _QUERIES:
        yield beside(
            f"list: a search over {MANY} conversations, {name}", figures[name], figures[f"store {name}"], "{:.0f} ms",
            "≤ 100 ms", limit_details=" database",
        )  # fmt: skip
    yield Row(f"list: all {MANY} again, when a search is left", f"{figures['all']:.0f} ms")
    yield Row("list: longest wait of the loop meanwhile", f"{figures['stall']:.0f} ms")


def _start_rows(rounds: list[tuple[Figures, Figures]]) -> Iterator[Row]:
    """The median of what a start took longer than the one before it, which had ten."""
    for name, moment in (("a frame", "shown"), ("a letter typed", "typed"), ("the transcript painted", "painted")):
        added = statistics.median(many[moment] - few[moment] for few, many in rounds) * 1000
        least = statistics.median(few[moment] for few, _ in rounds)
        what = f"list: {MANY} conversations add to the start, {name}"
        yield Row(what, f"{added:+.0f} ms", "≤ 30 ms", f"{least:.2f} s with {FEW}")


async def fill(folder: Path, count: int) -> None:
    """Conversations of one turn."""
    from app.bootstrap import NoRenderer, open_services, open_start_resources
    from app.core.domain.turn.turn import State, Turn

    services = await open_services(open_start_resources(folder, {}), NoRenderer())
    store = services.conversations
    try:
        for number in range(count):
            odd = "frequently measured" if number % 3 else "old"
            rare = f"carriers{number % 200}" + (" 从港口" if number % 5 == 0 else "")
            await store.create(f"c{number}", f"Question {number}?")
            turn = Turn(
                f"t{number}", f"c{number}", f"Question {number} about the tide?", None, state=State.FINISHED,
                written=True, text_parts=[_ANSWER.format(odd=odd, rare=rare, number=number)],
            )  # fmt: skip
            await store.save(turn, [])
        while await store.index_more():
            pass
    finally:
        await services.close()
