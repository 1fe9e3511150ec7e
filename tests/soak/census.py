"""What a running program takes: memory by process, handles, and what it holds; and whether that stays level."""

import asyncio
import gc
import os
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench.processes import anonymous_memory, pss, tree

Sample = Mapping[str, float]


@dataclass(frozen=True)
class Limit:
    """By how much a figure may have grown from the second quarter of a run to its last: the larger of both."""

    share: float
    least: float  # in the figure's own unit


# What a program keeps of each conversation (a row of the list, an entry of the index) is below these.
LIMITS = {
    "program": Limit(0.05, 5.0),
    "page": Limit(0.2, 6.0),
    "all": Limit(0.04, 8.0),
    "files": Limit(0.05, 6),
    "threads": Limit(0.05, 4),
    "widgets": Limit(0.02, 8),
    "windows": Limit(0.0, 2),
    "tasks": Limit(0.0, 3),
    "objects": Limit(0.04, 6000),
}
# At every second rest, about, Chromium collects nothing: a page has 46 to 57 MB then, instead of 26 to 30. What grows
# shows in the least of a quarter as well as in its middle.
_COLLECTED = ("page", "all")
_UNITS = {"program": "MB", "page": "MB", "live": "MB", "all": "MB", "pss": "MB", "database": "MB"}


def census(window: Any, data_dir: Path) -> dict[str, float]:
    """Call it at rest: nothing runs, and a new conversation is shown."""
    from PySide6.QtWidgets import QApplication

    gc.collect()
    processes = {pid: anonymous_memory(pid) for pid in tree()}
    page = window.transcript.page.renderProcessPid()
    own = os.getpid()
    return {
        "program": processes[own],
        "page": processes.get(page, 0.0),
        "all": sum(processes.values()),
        "pss": pss(),
        "files": len(os.listdir(f"/proc/{own}/fd")),
        "threads": len(os.listdir(f"/proc/{own}/task")),
        "widgets": len(QApplication.allWidgets()),
        "windows": len(QApplication.topLevelWidgets()),
        "tasks": len(asyncio.all_tasks()),
        "objects": len(gc.get_objects()),
        "database": sum(file.stat().st_size for file in data_dir.glob("*.db*")) / 2**20,
    }


def growth(samples: Sequence[Sample]) -> dict[str, tuple[float, float]]:
    """Of each figure that has a limit: what it was in the second quarter, and by how much the last one is above."""
    quarter = max(1, len(samples) // 4)
    grown = {}
    for name in LIMITS:
        level = min if name in _COLLECTED else statistics.median
        before = level([sample[name] for sample in samples[quarter : 2 * quarter]])
        grown[name] = before, level([sample[name] for sample in samples[-quarter:]]) - before
    return grown


def not_level(samples: Sequence[Sample]) -> list[str]:
    """A sentence for each figure that grew by more than it may; empty: all is level."""
    return [
        f"{name}: {grown:+.1f} {_UNITS.get(name, '')} to {before:.1f}".replace("  ", " ")
        for name, (before, grown) in growth(samples).items()
        if grown > max(LIMITS[name].share * before, LIMITS[name].least)
    ]


def heading(names: Sequence[str]) -> str:
    return " ".join(f"{name:>9}" for name in names)


def row(sample: Sample) -> str:
    return " ".join(f"{value:9.1f}" if name in _UNITS else f"{value:9.0f}" for name, value in sample.items())
