"""The child process that reads pages for `worker`, for as long as its parent holds the other end of standard input.

A page comes as two frames, its facts as JSON and its bytes. Two frames of JSON go back: that it was taken, from when on
it is to blame for what happens, and its draft. The first frame of all says that the libraries are there.
"""

import contextlib
import faulthandler
import json
import os
import signal
from pathlib import Path
from typing import Any

_MOST_PAGE = 100_000_000  # bytes
_MOST_MEMORY = 2 << 30  # bytes of address space; beyond it a page is given up, where the system can count it
_AFTER = 2.0  # seconds behind the parent's own limit: it ends by itself then, whether or not anybody is left to end it


def serve() -> int:
    """Read pages until standard input is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # libraries that print
    _stay_small()
    from app.adapters.reading.drafts import Job, as_dict, draft_of
    from app.adapters.reading.extract import extract
    from app.adapters.reading.worker import read_frame, write_frame

    extract("<html><body><p>The first page takes longest.</p></body></html>", "http://a.example/")
    with open(0, "rb", closefd=False) as pages, open(os.devnull, "w") as nowhere, contextlib.suppress(BrokenPipeError):
        write_frame(answers, json.dumps({"ready": True}).encode())
        while (facts := read_frame(pages, _MOST_PAGE)) is not None:
            body = read_frame(pages, _MOST_PAGE)
            if body is None:
                break
            write_frame(answers, b'{"taken": true}')
            told: dict[str, Any] = json.loads(facts)
            seconds = told.pop("seconds") + _AFTER
            faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)  # a thread that needs no interpreter
            try:
                answer = as_dict(draft_of(Job(**{**told, "body": body})))
            except MemoryError:
                os._exit(1)
            except Exception as error:  # a bug of ours or of a library's: it costs this page
                answer = {"failed": f"{type(error).__name__}: {error}"[:500]}
            data = json.dumps(answer).encode()
            faulthandler.cancel_dump_traceback_later()
            write_frame(answers, data)
    os._exit(0)


def _stay_small() -> None:
    """Where memory runs out, Linux is to end this process and not the window."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")
    try:
        import resource
    except ImportError:  # Windows
        return
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
