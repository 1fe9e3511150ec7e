"""The window's end and its failed start. Closing waits for what saves, and for nobody else."""

import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from app.adapters.storage.settings_file import SettingsFile
from tests.end2end.conftest import ROOT, World, environment
from tests.end2end.test_window import started

_SOON = 8  # seconds for a process's end on a busy machine; the limits of a connection test are minutes


@pytest.fixture
def silent() -> Iterator[socket.socket]:
    """A server that takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(60)
        yield listening


def ends(process: subprocess.Popen[Any], seconds: float = _SOON) -> bool:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        return False
    return True


def test_closing_does_not_wait_for_a_service_that_is_silent(world: World, silent: socket.socket) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    settings, port = file.load(), silent.getsockname()[1]
    file.save(replace(settings, providers=(replace(settings.providers[0], base_url=f"http://127.0.0.1:{port}/v1"),)))
    with subprocess.Popen(
        started(world, "close_while_a_service_is_tested"), stdout=subprocess.PIPE, encoding="utf-8",
        env=environment(), cwd=ROOT,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "TESTING\n"
        connection, _ = silent.accept()
        with connection:
            assert connection.recv(1), "the request is under way"
            process.send_signal(signal.SIGTERM)
            assert process.stdout.readline() == "CLOSED\n"
            assert ends(process), "the closed window lingers"
    assert process.returncode == 0


def test_closing_does_not_wait_for_a_blocking_call_that_nobody_can_cancel(world: World) -> None:
    with subprocess.Popen(
        started(world, "close_while_a_name_is_looked_up"), stdout=subprocess.PIPE, encoding="utf-8",
        env=environment(), cwd=ROOT,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "TESTING\n"
        assert ends(process), "the closed window lingers"
    assert process.returncode == 0


def test_a_start_that_fails_is_shown_in_a_window_and_kept_in_the_log(world: World) -> None:
    with closing(sqlite3.connect(world.data_dir / "citewise.db")) as database:
        database.execute("CREATE TABLE migrations (name TEXT PRIMARY KEY, applied TEXT NOT NULL)")
        database.execute("INSERT INTO migrations VALUES ('m999_tomorrow', '')")
        database.commit()
    arguments = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir)]
    with subprocess.Popen(arguments, stderr=subprocess.PIPE, env=environment(), cwd=ROOT) as process:
        assert process.stderr is not None
        assert any(b"newer version" in line for line in process.stderr), "standard error has it"
        assert not ends(process, 2), "from an icon nothing would be seen"
    assert "newer version" in (world.data_dir / "citewise.log").read_text()
