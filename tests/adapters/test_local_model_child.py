"""The child of the model inside ends with its parent, however the parent ends, and whatever it is doing itself."""

import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import until_done

if not all(map(importlib.util.find_spec, ("xllamacpp", "gguf", "numpy"))):
    pytest.skip("the parts that run and make tiny models are not installed", allow_module_level=True)

from tests.adapters.tiny_model import write_model

ROOT = Path(__file__).resolve().parents[2]
CHILD = [sys.executable, "-m", "app", "--serve-model"]
PARENT = """
import asyncio, sys
from app.adapters.local_model.server import LocalServer
from app.core.domain.settings import LocalModel

async def main():
    server = LocalServer(lambda: LocalModel((sys.argv[1],), threads=1))
    async with server.use("tiny") as (process, _):
        print(process.port, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


def listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def closes(port: int) -> bool:
    """True as soon as nobody listens there any more."""
    return until_done(lambda: not listens(port), f"the end of who listens at {port}")


def read_by(process: "subprocess.Popen[bytes]", pipe: Path) -> int:
    """The pipe's other end, as soon as the process has opened it."""

    def opened() -> int | None:
        assert process.poll() is None, "it ended before it opened the file"
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:  # nobody reads there yet
            return None

    end = until_done(opened, "that it opens the file")
    assert end is not None
    return end


def asked(path: Path) -> bytes:
    return json.dumps({"path": str(path), "context_size": 512, "threads": 1, "key": "needle"}).encode() + b"\n"


def child() -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        CHILD, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT,
    )  # fmt: skip


@posix
def test_a_killed_parent_leaves_no_child(tmp_path: Path) -> None:
    model = write_model(tmp_path / "tiny.gguf")
    with subprocess.Popen([sys.executable, "-c", PARENT, str(model)], stdout=subprocess.PIPE, cwd=ROOT) as parent:
        assert parent.stdout is not None
        port = int(parent.stdout.readline())
        assert listens(port)
        parent.send_signal(signal.SIGKILL)
    assert closes(port)


@posix
def test_it_ends_with_its_parent_while_a_model_loads(tmp_path: Path) -> None:
    """A pipe in the place of the file: its reader waits in llama.cpp, where no Python can run."""
    pipe = tmp_path / "slow.gguf"
    os.mkfifo(pipe)
    with child() as process:
        assert process.stdin is not None
        process.stdin.write(asked(pipe))
        process.stdin.flush()
        writer = read_by(process, pipe)
        process.stdin.close()
        assert process.wait(60) != 0
        os.close(writer)


def test_it_tells_its_port_and_ends_with_standard_input(tmp_path: Path) -> None:
    with child() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(asked(write_model(tmp_path / "tiny.gguf")))
        process.stdin.flush()
        port = json.loads(process.stdout.readline())["port"]
        assert listens(port)
        process.stdin.close()
        assert process.wait(60) == 0
        assert process.stdout.read() == b"", "llama.cpp's own words never come between"
    assert not listens(port)


@posix
def test_ctrl_c_in_the_terminal_is_for_the_parent(tmp_path: Path) -> None:
    with child() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(asked(write_model(tmp_path / "tiny.gguf")))
        process.stdin.flush()
        port = json.loads(process.stdout.readline())["port"]
        process.send_signal(signal.SIGINT)
        assert listens(port)
        process.stdin.close()
        assert process.wait(60) == 0


def test_a_model_that_does_not_load_is_an_error_in_words(tmp_path: Path) -> None:
    with child() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(asked(tmp_path / "gone.gguf"))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["error"]
        assert process.wait(60) == 1
