"""What a child takes upon itself, so that memory running out costs it and nothing else."""

import contextlib
from pathlib import Path


def be_first_to_go() -> None:
    """Where memory runs out, Linux is to end this process and not the window."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")


def limit_memory(most: int) -> None:
    """To `most` bytes of address space, where the system can count it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))
