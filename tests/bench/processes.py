"""Processor time and memory of a process and all that it started, as Linux tells them in /proc."""

import os
import re
import signal
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def tree(root: int | None = None) -> set[int]:
    """The ids of the process (None: this one) and of all that descend from it."""
    parents = {int(entry.name): _parent(entry) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    found = {root or os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def end(root: int) -> None:
    """End the process and all that descend from it."""
    for pid in tree(root):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def pss(root: int | None = None) -> float:
    """Megabytes of the tree, shared pages counted in parts (the proportional set size)."""
    return sum(_kilobytes(pid, "Pss") for pid in tree(root)) / 1024


def anonymous_memory(pid: int) -> float:
    """Megabytes of one process without the pages of files: those are shared, and change with other programs."""
    return _kilobytes(pid, "Pss_Anon", "Pss_Shmem") / 1024


def own_memory(root: int | None = None) -> defaultdict[str, float]:
    """Megabytes by role without the pages of files."""
    root = root or os.getpid()
    found: defaultdict[str, float] = defaultdict(float)
    for pid in tree(root):
        found[_role(pid, root)] += anonymous_memory(pid)
    return found


def processor_time(root: int | None = None) -> float:
    """Seconds that the living processes of the tree have computed."""
    return sum(_seconds(Path(f"/proc/{pid}/stat")) for pid in tree(root))


def main_thread_time(pid: int | None = None) -> float:
    """Seconds that the first thread of one process has computed."""
    pid = pid or os.getpid()
    return _seconds(Path(f"/proc/{pid}/task/{pid}/stat"))


def time_by_role(root: int | None = None) -> defaultdict[str, float]:
    """Seconds that have been computed by who did.

    main: the first thread of the program; workers: its other threads of Python; drawing: Chromium's threads in the
    program's process, which compose what is seen (Qt has no process of its own for the GPU); page: the processes of
    pages; chromium: Chromium's other processes; children: all else that the program started.
    """
    root = root or os.getpid()
    found: defaultdict[str, float] = defaultdict(float)
    for pid in tree(root):
        role, seconds = _role(pid, root), _seconds(Path(f"/proc/{pid}/stat"))
        if role == "program":
            main, workers = main_thread_time(pid), _workers_time(pid)
            found.update(main=main, workers=workers, drawing=seconds - main - workers)
        else:
            found[role] += seconds
    return found


def _role(pid: int, root: int) -> str:
    """A page's process is a fork of Chromium's zygote, and keeps its command line; the zygotes are the program's."""
    if pid == root:
        return "program"
    kind = _chromium_type(pid)
    if not kind:
        return "children"
    return "page" if kind == "renderer" or _chromium_type(_parent(Path(f"/proc/{pid}"))) == "zygote" else "chromium"


def _chromium_type(pid: int) -> str:
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return ""
    return next((word[7:].decode() for word in words if word.startswith(b"--type=")), "")


def _workers_time(pid: int) -> float:
    """Python's threads bear the name of the process; Chromium and Qt name theirs."""
    tasks = Path(f"/proc/{pid}/task")
    name = _name(tasks / str(pid))
    others = (task for task in tasks.iterdir() if task.name != str(pid))
    return sum(_seconds(task / "stat") for task in others if _name(task) == name)


def _name(task: Path) -> str:
    try:
        return (task / "comm").read_text()
    except OSError:
        return ""


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


def _kilobytes(pid: int, *names: str) -> int:
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0
    return sum(int(found) for found in re.findall(rf"^(?:{'|'.join(names)}):\s+(\d+)", text, re.MULTILINE))
