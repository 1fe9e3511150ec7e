"""Whether the process of a page is really confined, as the kernel tells it."""

import os
import sys
from pathlib import Path

_FILTERS = "Seccomp_filters"  # how many limit a process: https://man7.org/linux/man-pages/man5/proc_pid_status.5.html
_DEEP = 10  # processes between us and a page's: zygotes


def page_is_confined(proc: Path = Path("/proc"), ancestor: int | None = None) -> bool:
    """Called while a page runs: False where no process below us has more filters of system calls than we have.

    True where the system does not tell: others than Linux, and old kernels.
    """
    ours = proc / str(ancestor or os.getpid())
    if sys.platform != "linux" or not (filters := _field(ours, _FILTERS)):
        return True
    return any(
        int(_field(process, _FILTERS) or 0) > int(filters) and _descends(process, ours.name)
        for process in proc.glob("[0-9]*")
    )


def _descends(process: Path, ancestor: str) -> bool:
    for _ in range(_DEEP):
        parent = _field(process, "PPid")
        if parent == ancestor:
            return True
        if parent in ("", "0", "1"):
            return False
        process = process.with_name(parent)
    return False


def _field(process: Path, name: str) -> str:
    """Empty where the process has ended."""
    try:
        lines = (process / "status").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return next((line.partition(":")[2].strip() for line in lines if line.startswith(f"{name}:")), "")
