"""A child's own beginning, and its end with its parent, who holds the other end of standard input."""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator


def begin() -> int:
    """The descriptor of what is answered: nothing that a library prints gets into it. Ctrl-C is the parent's alone,
    who saves first and then ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.dup(1)
    os.dup2(2, 1)
    return answers


@contextlib.contextmanager
def ended_by_parent() -> Iterator[None]:
    """Where no Python runs for long (a library holds the GIL), the kernel itself ends us with the pipe.

    Where there is no such signal (Windows) what runs is finished first.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl
    import select

    flags = fcntl.fcntl(0, fcntl.F_GETFL)
    signal.signal(signal.SIGIO, signal.SIG_DFL)  # whose default is to end the process
    try:
        fcntl.fcntl(0, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(0, fcntl.F_SETFL, flags | os.O_ASYNC)
    except OSError:
        pass  # no pipe but a terminal or a file: whoever tries it by hand
    if select.select([0], [], [], 0)[0] and not os.read(0, 1):
        os._exit(0)  # closed before the signal was ordered
    yield
    with contextlib.suppress(OSError):
        fcntl.fcntl(0, fcntl.F_SETFL, flags)
