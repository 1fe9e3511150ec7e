"""All measurements as one table: `make bench`. Ratios and medians of one run; nothing here is a test."""

import argparse
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from tests.bench import (
    backup,
    editor,
    extraction,
    frozen,
    gateway,
    knowledge,
    lists,
    pool,
    program,
    ranking,
    reading,
    research,
    streams,
    support,
    table,
    transfer,
)
from tests.bench.table import Row

PARTS: dict[str, Callable[[], Iterable[tuple[str, ...]]]] = {
    "extraction": extraction.rows,
    "reading": reading.rows,
    "ranking": ranking.rows,
    "support": support.rows,
    "editor": editor.rows,
    "knowledge": knowledge.rows,
    "research": research.rows,
    "pool": pool.rows,
    "start": program.start_rows,
    "list": lists.list_rows,
    "frozen": frozen.frozen_rows,
    "open": program.open_rows,
    "stream": streams.stream_rows,
    "columns": streams.column_rows,
    "token": streams.token_rows,
    "turn": program.turn_rows,
    "idle": program.idle_rows,
    "cli": program.cli_rows,
    "gateway": gateway.gateway_rows,
    "backup": backup.rows,
    "transfer": transfer.rows,
}


def measured(names: Iterable[str]) -> Iterator[Row]:
    """The rows of these parts. One that cannot be measured says so in a row, and the next one follows."""
    for name in names:
        begun = time.monotonic()
        try:
            for row in PARTS[name]():
                yield Row(*row)
        except Exception as error:
            traceback.print_exc()
            words = str(error).strip().splitlines() or [type(error).__name__]
            yield Row(f"{name}: {table.NOT_MEASURED}", words[-1][:200])
        print(f"{name}: {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="all where none is named")
    parser.add_argument("--out", type=Path, help="a file that gets the rows as JSON")
    options = parser.parse_args()
    about = f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, {platform.system()}"
    about += f", Python {platform.python_version()}, {program.ROUNDS} rounds"
    print(about, end="\n\n")
    print(table.head())
    rows: list[Row] = []
    for row in measured(options.parts or PARTS):
        print(table.line(row), flush=True)
        rows.append(row)
        if options.out:
            table.save(options.out, about, rows)  # each time: what was measured stays, whatever follows
    return int(any(table.NOT_MEASURED in row.what for row in rows))


if __name__ == "__main__":
    sys.exit(main())
