"""Processor time and memory of a process and all that it started, as Linux tells them in /proc."""

import os
import re
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def tree(root: int | None = None) -> set[int]:
    """The ids of the process (None: this one) and of all that descend from it."""
    parents = {int(entry.name): _parent(entry) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    found = {root or os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def pss(root: int | None = None) -> float:
    """Megabytes of the tree, shared pages counted in parts (the proportional set size)."""
    return sum(map(_pss_of, tree(root))) / 1024


def processor_time(root: int | None = None) -> float:
    """Seconds that the living processes of the tree have computed."""
    return sum(_seconds(Path(f"/proc/{pid}/stat")) for pid in tree(root))


def main_thread_time(pid: int | None = None) -> float:
    """Seconds that the first thread of one process has computed."""
    pid = pid or os.getpid()
    return _seconds(Path(f"/proc/{pid}/task/{pid}/stat"))


def _fields(stat: Path) -> list[str]:
    """Those behind the name in parentheses: the state is the first (see proc(5))."""
    try:
        return stat.read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _parent(folder: Path) -> int:
    fields = _fields(folder / "stat")
    return int(fields[1]) if fields else 0


def _seconds(stat: Path) -> float:
    fields = _fields(stat)
    return (int(fields[11]) + int(fields[12])) / _TICKS if fields else 0.0


def _pss_of(pid: int) -> int:
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0
    found = re.search(r"^Pss:\s+(\d+)", text, re.MULTILINE)
    return int(found[1]) if found else 0
