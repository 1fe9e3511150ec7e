"""The child process: llama.cpp's server, for as long as its parent holds the other end of standard input.

What it is asked to do comes as one JSON line on standard input, so that neither key nor path stands in the list of
processes: `{"path", "alias", "context_size", "threads", "gpu_layers", "key"}`. It answers with one JSON line on
standard output, `{"port"}` or `{"error", "reason"}`. llama.cpp itself may only speak on standard error.
"""

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from app.adapters.child.lifetime import begin, ended_by_parent
from app.adapters.child.limits import be_first_to_go

PROMPT_CACHE = 512  # MiB of earlier prompts; llama.cpp's own default of 8192 is not for a desktop
IDLE = 600  # seconds without a question after which the model leaves the memory; the next question loads it again
MOST_CONTEXT = 1_048_576  # tokens; more would be taken from the system without end instead of being refused
WARNINGS = 2  # llama.cpp's verbosity: prompts and keys are never logged


def serve() -> int:
    """Serve until standard input is closed. Exit status: 0 parent gone or done, 1 the server did not start."""
    answer = begin()
    with open(0, "rb", closefd=False) as lines:
        request = json.loads(lines.readline() or b"{}")
    with ended_by_parent():  # while the model loads, no Python runs here: the wheel holds the GIL
        response, server = _start(request)
    _write(answer, response)
    if server is None:
        return 1  # in the usual way, so that llama.cpp's log is written to its end
    while os.read(0, 4096):
        pass
    os._exit(0)  # no destructor: it would wait for answers that nobody reads


def _start(request: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    """(what is answered, the server, which must be kept)."""
    try:
        import xllamacpp
    except ImportError as error:
        return {"error": str(error), "reason": "not_installed"}, None
    be_first_to_go()
    try:
        server = xllamacpp.Server(_parameters(xllamacpp.CommonParams(), request))
    except (RuntimeError, MemoryError) as error:
        return {"error": str(error)}, None
    return {"port": int(server.listening_address.rpartition(":")[2])}, server


def _parameters(params: Any, request: dict[str, Any]) -> Any:
    threads = request.get("threads") or max(1, (os.cpu_count() or 2) - 1)
    params.model.path = request["path"]
    params.model_alias = {request.get("alias") or Path(request["path"]).stem}
    params.hostnames, params.port, params.api_keys = ["127.0.0.1"], 0, [request["key"]]
    params.n_ctx = min(max(256, request.get("context_size") or 4096), MOST_CONTEXT)
    params.n_gpu_layers = request.get("gpu_layers") or 0
    params.fit_params = False  # the user's numbers, or a refusal
    params.n_parallel = 1  # the whole context for one answer; others wait
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = threads
    params.cache_ram_mib, params.sleep_idle_seconds, params.verbosity = PROMPT_CACHE, IDLE, WARNINGS
    params.ui = params.endpoint_slots = False
    return params


def _write(channel: int, message: dict[str, Any]) -> None:
    with contextlib.suppress(OSError):  # the parent is gone
        os.write(channel, (json.dumps(message) + "\n").encode())
