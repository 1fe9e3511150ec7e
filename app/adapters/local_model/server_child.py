"""The child process: llama.cpp's server, for as long as its parent holds the other end of standard input.

What it is asked to do comes as one JSON line on standard input, so that neither key nor path stands in the list of
processes: `{"path", "alias", "context_size", "threads", "gpu_layers", "key"}`. It answers with one JSON line on
standard output, `{"port"}` or `{"error", "reason"}`. llama.cpp itself may only speak on standard error.
"""

import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

PROMPT_CACHE = 512  # MiB of earlier prompts; llama.cpp's own default of 8192 is not for a desktop
IDLE = 600  # seconds without a question after which the model leaves the memory; the next question loads it again
MOST_CONTEXT = 1_048_576  # tokens; more would be taken from the system without end instead of being refused
WARNINGS = 2  # llama.cpp's verbosity: prompts and keys are never logged


def serve() -> int:
    """Serve until standard input is closed. Exit status: 0 parent gone or done, 1 the server did not start."""
    answer = os.dup(1)
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which saves first and then ends us
    with open(0, "rb", closefd=False) as lines:
        asked = json.loads(lines.readline() or b"{}")
    with _ended_by_parent():
        told, server = _start(asked)
    _write(answer, told)
    if server is None:
        return 1  # in the usual way, so that llama.cpp's log is written to its end
    while os.read(0, 4096):
        pass
    os._exit(0)  # no destructor: it would wait for answers that nobody reads


def _start(asked: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    """(what is answered, the server, which must be kept)."""
    try:
        import xllamacpp
    except ImportError as error:
        return {"error": str(error), "reason": "not_installed"}, None
    _first_to_go()
    try:
        server = xllamacpp.Server(_parameters(xllamacpp.CommonParams(), asked))
    except (RuntimeError, MemoryError) as error:
        return {"error": str(error)}, None
    return {"port": int(server.listening_address.rpartition(":")[2])}, server


def _parameters(params: Any, asked: dict[str, Any]) -> Any:
    threads = asked.get("threads") or max(1, (os.cpu_count() or 2) - 1)
    params.model.path = asked["path"]
    params.model_alias = {asked.get("alias") or Path(asked["path"]).stem}
    params.hostnames, params.port, params.api_keys = ["127.0.0.1"], 0, [asked["key"]]
    params.n_ctx = min(max(256, asked.get("context_size") or 4096), MOST_CONTEXT)
    params.n_gpu_layers = asked.get("gpu_layers") or 0
    params.fit_params = False  # the user's numbers, or a refusal
    params.n_parallel = 1  # the whole context for one answer; others wait
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = threads
    params.cache_ram_mib, params.sleep_idle_seconds, params.verbosity = PROMPT_CACHE, IDLE, WARNINGS
    params.ui = params.endpoint_slots = False
    return params


@contextlib.contextmanager
def _ended_by_parent() -> Any:
    """While the model loads, no Python runs here (the wheel holds the GIL): the kernel itself ends us with the pipe.

    Where there is no such signal (Windows) the load is finished first.
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


def _first_to_go() -> None:
    """Where memory runs out, Linux is to end this process and not the window."""
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")


def _write(channel: int, told: dict[str, Any]) -> None:
    with contextlib.suppress(OSError):  # the parent is gone
        os.write(channel, (json.dumps(told) + "\n").encode())
