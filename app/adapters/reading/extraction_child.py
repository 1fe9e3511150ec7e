"""The child process that reads for `process`, for as long as its parent holds the other end of standard input.

A job comes as two frames, its facts as JSON and its bytes. Frames of JSON go back: that it was taken, from when on it
is to blame for what happens, and its answer, of which all frames but the last say `"more": true`. The first frame of
all says that the libraries are there.
"""

import contextlib
import faulthandler
import json
import os
import signal
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Answer = Iterable[dict[str, Any]]  # the frames of one answer, made one after the other
Handler = Callable[[dict[str, Any], bytes], Answer]  # the job's facts and bytes → answer

_MOST_PAGE = 100_000_000  # bytes
_MOST_MEMORY = 2 << 30  # bytes of address space; beyond it a page is given up, where the system can count it
_AFTER = 2.0  # seconds behind the parent's own limit: it ends by itself then, whether or not anybody is left to end it


def serve() -> int:
    """Read pages until standard input is closed."""
    return serve_jobs(_page_reader)


def serve_jobs(load: Callable[[], Handler]) -> int:
    """Do jobs until standard input is closed. `load` imports what they need, once memory is limited."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # libraries that print
    _stay_small()
    from app.adapters.child.process import read_frame, write_frame

    handle = load()
    with open(0, "rb", closefd=False) as jobs, open(os.devnull, "w") as nowhere, contextlib.suppress(BrokenPipeError):
        write_frame(answers, json.dumps({"ready": True}).encode())
        while (facts := read_frame(jobs, _MOST_PAGE)) is not None:
            body = read_frame(jobs, _MOST_PAGE)
            if body is None:
                break
            write_frame(answers, b'{"taken": true}')
            told: dict[str, Any] = json.loads(facts)
            seconds = told.pop("seconds") + _AFTER
            faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)  # a thread that needs no interpreter
            frames = _frames(handle, told, body)
            faulthandler.cancel_dump_traceback_later()
            for frame in frames:
                write_frame(answers, frame)
    os._exit(0)


def _frames(handle: Handler, told: dict[str, Any], body: bytes) -> list[bytes]:
    try:
        return [json.dumps(part).encode() for part in handle(told, body)]
    except MemoryError:
        os._exit(1)
    except Exception as error:  # a bug of ours or of a library's: it costs this job
        return [json.dumps({"failed": f"{type(error).__name__}: {error}"[:500]}).encode()]


def _page_reader() -> Handler:
    from app.adapters.reading.extraction.extract import extract
    from app.adapters.reading.extraction.page_draft import Job, as_dict, draft_of

    extract("<html><body><p>The first page takes longest.</p></body></html>", "http://a.example/")
    return lambda told, body: [as_dict(draft_of(Job(**{**told, "body": body})))]


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
