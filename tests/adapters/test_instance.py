"""The lock on a data directory, and what may and may not be said over its socket."""

import asyncio
import json
import os
import socket
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.instance import places
from app.adapters.instance.frames import (
    LONGEST,
    Command,
    MalformedFrame,
    command_frame,
    command_of,
    decode,
    encode,
    pieces,
    proof,
    window_request_of,
)
from app.adapters.instance.guest import Busy, Guest, OtherVersion
from app.adapters.instance.host import Host, program_version
from app.adapters.instance.lock import Lock, owner_of
from app.adapters.instance.remote import RemoteTerminal
from app.core.domain.window_request import WindowRequest

COMMAND = Command(("ask", "Why\udc80?"), "/somewhere", "de-DE", {"CITEWISE_MODEL": "m"}, True)


async def echo(command: Command, terminal: RemoteTerminal) -> int:
    """Says what it reads until that is `end`."""
    terminal.out(f"{' '.join(command.arguments)} {terminal.locale} {terminal.whole('notes.md')}\n")
    while (line := await terminal.read("line")) not in ("end\n", None):
        terminal.err(str(line))
    return 3


@asynccontextmanager
async def owner(
    folder: Path, serve: Any = echo, window: Any = None, listen: Any = places.listen
) -> AsyncIterator[Host]:
    lock = Lock.take(folder)
    assert lock is not None
    host = Host(lock, folder, serve, window, listen)
    await host.start()
    try:
        yield host
    finally:
        await host.close()
        lock.release()


class Client:
    """A guest that says what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def greeted(cls, folder: Path) -> "Client":
        client = cls(*await asyncio.open_unix_connection(owner_of(folder).address.removeprefix("unix:")))
        client.say({"citewise": 1, "nonce": "n"})
        told = await client.heard()
        assert told["proof"] == proof(owner_of(folder).token, "n")
        return client

    @classmethod
    async def running(cls, folder: Path, command: Command = COMMAND) -> "Client":
        client = await cls.greeted(folder)
        client.say({"token": owner_of(folder).token, "wish": "run", "command": command_frame(command)})
        return client

    def say(self, frame: dict[str, Any]) -> None:
        self.writer.write(encode(frame))

    async def heard(self) -> dict[str, Any]:
        return decode(await asyncio.wait_for(self.reader.readline(), 20))

    async def gone(self) -> bool:
        try:
            return await asyncio.wait_for(self.reader.read(), 20) == b""
        except ConnectionError:
            return True

    def close(self) -> None:
        self.writer.close()


def test_the_lock_is_held_once_and_free_after_its_process(tmp_path: Path) -> None:
    words = f"import sys\nfrom pathlib import Path\nfrom app.adapters.instance.lock import Lock\nlock = Lock.take(Path({str(tmp_path)!r}))\nprint('held', flush=True)\nsys.stdin.read()"  # fmt: skip  # noqa: E501
    with subprocess.Popen(
        [sys.executable, "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert Lock.take(tmp_path) is None
        assert owner_of(tmp_path).pid == other.pid
        other.kill()
        other.wait()
        lock = Lock.take(tmp_path)
        assert lock is not None
        lock.release()
        lock.release()
    assert stat.S_IMODE((tmp_path / "citewise.lock").stat().st_mode) == 0o600


@contextmanager
def full_disk() -> Iterator[None]:
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of a file's size")
def test_a_lock_that_could_not_be_taken_for_a_full_disk_is_held_by_nobody(tmp_path: Path) -> None:
    with full_disk(), pytest.raises(OSError):
        Lock.take(tmp_path)
    lock = Lock.take(tmp_path)
    assert lock is not None, "else the next try waits for itself"
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of a file's size")
async def test_an_owner_retires_on_a_full_disk_as_well(tmp_path: Path) -> None:
    async with owner(tmp_path) as host:
        with full_disk():
            host.retire()
        with pytest.raises(Busy):
            await asyncio.to_thread(Guest, tmp_path)


def test_a_lock_file_that_is_a_link_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("text")
    (tmp_path / "citewise.lock").symlink_to(tmp_path / "precious")
    with pytest.raises(OSError):
        Lock.take(tmp_path)
    assert (tmp_path / "precious").read_text() == "text"


async def test_a_command_runs_with_its_arguments_its_folder_and_its_input(tmp_path: Path) -> None:
    async with owner(tmp_path) as host:
        client = await Client.running(tmp_path)
        assert await client.heard() == {"out": "ask Why\udc80? de-DE /somewhere/notes.md\n"}
        assert await client.heard() == {"read": "line"}
        client.say({"in": "half ", "more": True})
        client.say({"in": "a line\n", "more": False})
        assert await client.heard() == {"err": "half a line\n"}
        assert await client.heard() == {"read": "line"}
        assert host.guests == 1
        client.say({"in": "end\n"})
        assert await client.heard() == {"status": 3}
        assert await client.gone()
        await host.finish()
        client.close()


async def test_the_first_interrupt_stops_what_runs_and_the_second_ends_it(tmp_path: Path) -> None:
    stopped = asyncio.Event()

    async def deaf(command: Command, terminal: RemoteTerminal) -> int:
        terminal.on_interrupt(stopped.set)
        terminal.out("runs")
        await asyncio.Event().wait()
        return 0

    async with owner(tmp_path, deaf):
        client = await Client.running(tmp_path)
        assert await client.heard() == {"out": "runs"}
        client.say({"interrupt": True})
        await asyncio.wait_for(stopped.wait(), 20)
        client.say({"interrupt": True})
        assert await client.heard() == {"status": 130}
        client.close()


async def test_the_owner_waits_for_those_it_serves_and_takes_nobody_else(tmp_path: Path) -> None:
    async with owner(tmp_path) as host:
        client = await Client.running(tmp_path)
        await client.heard()
        ending = asyncio.create_task(host.finish())
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            Guest(tmp_path)
        assert not (tmp_path / "citewise.sock").exists()
        assert not ending.done()
        client.say({"in": None})
        await asyncio.wait_for(ending, 20)
        client.close()


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"[]\n",
        b"{}\n",
        b"\xff\n",
        b"[" * 100_000 + b"\n",
        b"x" * (LONGEST + 10),
        encode({"citewise": 1, "nonce": "n"}) + encode({"token": "guess", "wish": "run", "command": {}}),
        encode({"citewise": 1, "nonce": "n"}) + encode({"wish": "run"}),
        encode({"citewise": 1, "nonce": ["n"]}) + b"\n",
    ],
)
async def test_nonsense_and_strangers_are_shown_out_and_nothing_runs(tmp_path: Path, said: bytes) -> None:
    async def never(command: Command, terminal: RemoteTerminal) -> int:
        raise AssertionError("this must not run")

    async with owner(tmp_path, never, lambda *wish: never) as host:
        path = owner_of(tmp_path).address.removeprefix("unix:")
        client = Client(*await asyncio.open_unix_connection(path))
        client.writer.write(said)
        client.writer.write_eof()
        while b"status" not in (line := await asyncio.wait_for(client.reader.readline(), 20)) and line:
            assert b"proof" in line
        assert not line
        client.close()
        good = await Client.greeted(tmp_path)
        good.close()
        await host.finish()


def test_every_mark_of_a_window_request_reaches_the_other_process() -> None:
    request = WindowRequest("Why?", quick=True, refused=True, new=True)
    assert window_request_of(json.loads(encode(asdict(request)))) == request


@pytest.mark.parametrize("field", ["arguments", "folder", "environment", "locale"])
def test_a_command_of_the_wrong_shape_is_refused(field: str) -> None:
    frame = json.loads(encode(command_frame(COMMAND)))
    assert command_of(frame) == COMMAND
    frame[field] = 7
    with pytest.raises(MalformedFrame):
        command_of(frame)


def test_text_of_any_length_goes_in_frames_that_fit() -> None:
    text = "😀\udc80\n" * 100_000
    parts = pieces(text)
    assert "".join(parts) == text
    assert max(len(encode({"in": part, "more": True})) for part in parts) < LONGEST
    assert pieces("") == [""]


async def test_the_socket_is_of_this_user_alone(tmp_path: Path) -> None:
    async with owner(tmp_path):
        assert stat.S_IMODE((tmp_path / "citewise.sock").stat().st_mode) == 0o600
        with places.connect(owner_of(tmp_path).address) as connection:
            assert places.is_own(connection)
            assert places._peer(connection) == os.geteuid()


async def test_a_long_path_has_its_socket_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / ("x" * 120)
    (tmp_path / "run").mkdir()
    folder.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    async with owner(folder):
        address = owner_of(folder).address
        assert len(address) < 108
        client = await Client.running(folder)
        assert "out" in await client.heard()
        client.close()
    with pytest.raises(FileNotFoundError):
        os.lstat(address.removeprefix("unix:"))


async def test_a_folder_that_others_could_open_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = tmp_path / "run" / f"citewise-{os.geteuid()}"
    run.mkdir(parents=True)
    run.chmod(0o777)
    assert not places._is_private(run)
    run.rmdir()
    run.symlink_to(tmp_path)
    assert not places._is_private(run)


async def test_where_there_are_no_such_sockets_loopback_serves(tmp_path: Path) -> None:
    async with owner(tmp_path, listen=places.listen_on_loopback):
        kind, _, port = owner_of(tmp_path).address.partition(":")
        assert kind == "tcp"
        client = Client(*await asyncio.open_connection("127.0.0.1", int(port)))
        client.say({"citewise": 1, "nonce": "n"})
        assert (await client.heard())["proof"] == proof(owner_of(tmp_path).token, "n")
        client.say({"token": owner_of(tmp_path).token, "wish": "run", "command": command_frame(COMMAND)})
        assert "out" in await client.heard()
        client.close()


def answering(folder: Path, reply: dict[str, Any]) -> Any:
    """Somebody listens where the lock's file says, and says this."""
    listening = socket.create_server(("127.0.0.1", 0))
    told = {"pid": 1, "address": f"tcp:{listening.getsockname()[1]}", "token": "t"}
    (folder / "citewise.lock").write_text(json.dumps(told))
    import threading

    def serve() -> None:
        connection, _ = listening.accept()
        with connection, listening:
            connection.recv(1000)
            connection.sendall(encode(reply))

    thread = threading.Thread(target=serve)
    thread.start()
    return thread


def test_an_owner_of_another_version_is_told_apart(tmp_path: Path) -> None:
    thread = answering(tmp_path, {"citewise": 1, "version": "99.0", "proof": ""})
    with pytest.raises(OtherVersion, match=r"99\.0"):
        Guest(tmp_path)
    thread.join()


def test_somebody_who_does_not_know_the_token_gets_nothing(tmp_path: Path) -> None:
    thread = answering(tmp_path, {"citewise": 1, "version": program_version(), "proof": "guess"})
    with pytest.raises(Busy):
        Guest(tmp_path)
    thread.join()


async def test_what_the_owner_says_itself_is_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    async def broken(_command: Command, _terminal: RemoteTerminal) -> int:
        raise ValueError

    lock = Lock.take(tmp_path)
    assert lock is not None
    host = Host(lock, tmp_path, broken, words=lambda text, language: f"{language}: {text.partition(';')[0]}")
    await host.start()
    client = await Client.running(tmp_path, replace(COMMAND, language="de"))
    assert await client.heard() == {"err": "citewise: de: Something went wrong inside Citewise\n"}
    client.close()
    await host.close()
    lock.release()


async def shout(command: Command, terminal: RemoteTerminal) -> int:
    """Repeats each line, and has no end of its own."""
    ended = asyncio.Event()
    terminal.end_with_host()
    terminal.on_interrupt(ended.set)
    async for line in terminal.read_lines():
        terminal.out(line.upper())
    if command.folder == "/endless":
        await ended.wait()
        return 75
    return 0


async def test_lines_go_to_the_owner_while_its_words_come_back(tmp_path: Path) -> None:
    async with owner(tmp_path, shout):
        client = await Client.running(tmp_path)
        assert await client.heard() == {"lines": True}
        for line in ("one\n", "\n"):
            client.say({"in": line, "more": False})
            assert await client.heard() == {"out": line.upper()}
        for part, more in (("tw", True), ("o\n", False)):
            client.say({"in": part, "more": more})
        assert await client.heard() == {"out": "TWO\n"}
        client.say({"in": "", "more": False})
        assert await client.heard() == {"status": 0}
        client.close()


async def test_an_owner_that_gives_way_ends_what_has_no_end_of_its_own(tmp_path: Path) -> None:
    async with owner(tmp_path, shout) as host:
        client = await Client.running(tmp_path, Command(("mcp",), "/endless"))
        assert await client.heard() == {"lines": True}
        client.say({"in": "", "more": False})
        await asyncio.wait_for(host.finish(), 20)
        assert await client.heard() == {"status": 75}
        client.close()
