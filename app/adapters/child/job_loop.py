"""What runs in the child of a `JobProcess`, for as long as its parent holds the other end of standard input.

A job comes as two frames, its facts as JSON and its bytes. Frames of JSON go back: that it was taken, from when on it
is to blame for what happens, and its answer, of which all frames but the last say `"more": true`. The first frame of
all says that the libraries are there.
"""

import contextlib
import faulthandler
import json
import os
from collections.abc import Callable, Iterable
from typing import Any

from app.adapters.child.frames import read_frame, write_frame
from app.adapters.child.lifetime import begin
from app.adapters.child.limits import be_first_to_go, limit_memory

Answer = Iterable[dict[str, Any]]  # the frames of one answer, made one after the other
Handler = Callable[[dict[str, Any], bytes], Answer]  # the job's facts and bytes → answer

_MOST_INPUT = 100_000_000  # bytes of one frame
_MOST_MEMORY = 2 << 30  # bytes of address space; beyond it a job is given up
_AFTER = 2.0  # seconds behind the parent's own limit: it ends by itself then, whether or not anybody is left to end it


def serve_jobs(load: Callable[[], Handler]) -> int:
    """Do jobs until standard input is closed. `load` imports what they need, once memory is limited."""
    answers = os.fdopen(begin(), "wb")
    be_first_to_go()
    limit_memory(_MOST_MEMORY)
    handle = load()
    with open(0, "rb", closefd=False) as jobs, open(os.devnull, "w") as nowhere, contextlib.suppress(BrokenPipeError):
        write_frame(answers, json.dumps({"ready": True}).encode())
        while (head := read_frame(jobs, _MOST_INPUT)) is not None:
            body = read_frame(jobs, _MOST_INPUT)
            if body is None:
                break
            write_frame(answers, b'{"taken": true}')
            facts: dict[str, Any] = json.loads(head)
            seconds = facts.pop("seconds") + _AFTER
            faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)  # a thread that needs no interpreter
            frames = _frames(handle, facts, body)
            faulthandler.cancel_dump_traceback_later()
            for frame in frames:
                write_frame(answers, frame)
    os._exit(0)


def _frames(handle: Handler, facts: dict[str, Any], body: bytes) -> list[bytes]:
    try:
        return [json.dumps(part).encode() for part in handle(facts, body)]
    except MemoryError:
        os._exit(1)
    except Exception as error:  # a bug of ours or of a library's: it costs this job
        return [json.dumps({"failed": f"{type(error).__name__}: {error}"[:500]}).encode()]
