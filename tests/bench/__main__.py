"""All measurements as one table: `make bench`. Ratios and medians of one run; nothing here is a test."""

import os
import platform
import sys
from collections.abc import Iterable
from datetime import UTC, datetime

from tests.bench import extraction, knowledge, pool, program, ranking, reading, research, support

PARTS = {
    "extraction": extraction.rows,
    "reading": reading.rows,
    "ranking": ranking.rows,
    "support": support.rows,
    "knowledge": knowledge.rows,
    "research": research.rows,
    "pool": pool.rows,
    "start": program.start_rows,
    "open": program.open_rows,
    "stream": program.stream_rows,
    "turn": program.turn_rows,
    "cli": program.cli_rows,
}


def main(chosen: Iterable[str]) -> None:
    """`chosen`: names of parts; all where there are none."""
    print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, {platform.system()}", end="")
    print(f", Python {platform.python_version()}", end="\n\n")
    print("| what | figure | aim |\n| --- | --- | --- |")
    for name in chosen or PARTS:
        for row in PARTS[name]():
            print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
