"""The window's start on data directories that cannot be used, or not yet: what it says, and its ways out."""

import asyncio
import errno
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.adapters.instance.claim import Claim
from app.adapters.instance.host import Host
from app.adapters.instance.lock import Lock
from app.adapters.storage.migration_runner import back_up
from app.bootstrap import NoRenderer, open_services, open_start_resources
from app.bootstrap.failures import failure_of
from app.bootstrap.logs import keep_log
from app.bootstrap.opening import Opening
from app.cli.words import start_sentence
from app.core.domain.errors import AppError, KeyRefused, Unavailable
from app.core.domain.settings import Appearance
from app.core.domain.window_request import WindowRequest
from app.core.services import Services
from app.core.startup import StartFailure, StartProblem
from app.ui.window.desktop import application
from app.ui.window.start_window import StartWindow
from app.ui.window.translation import install_language
from tests.qt import Runner
from tests.waiting import until


@pytest.fixture(autouse=True)
def no_log_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Neither its handlers, nor its files in the home of whoever runs the tests."""
    for name in ("XDG_STATE_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    before = list(logging.getLogger().handlers)
    yield
    for handler in set(logging.getLogger().handlers) - set(before):
        logging.getLogger().removeHandler(handler)
        handler.close()


async def opened(folder: Path) -> Services:
    resources = open_start_resources(folder, {})
    resources.gate.bind()
    return await open_services(resources, NoRenderer())


async def made(folder: Path) -> None:
    """A data directory that was used."""
    services = await opened(folder)
    await services.conversations.create("kept", "From before")
    await services.close()


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO migrations VALUES ('m999_tomorrow', '')")
        db.commit()


async def window_that_says(*words: str) -> StartWindow:
    def seen() -> StartWindow | None:
        shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, StartWindow) and w.isVisible()]
        return next((w for w in shown if all(word in w.words.text() for word in words)), None)

    window = await until(seen)
    assert isinstance(window, StartWindow)
    return window


def aside(folder: Path) -> list[Path]:
    return [path for path in folder.glob("*.before-restoring-*") if not path.name.endswith(("-wal", "-shm"))]


def find(folder: Path, name: str) -> list[Path]:
    return list(folder.rglob(name))


def press(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


async def started(opening: Opening) -> "asyncio.Task[Services | int]":
    assert not opening.claim.at_once()
    return asyncio.create_task(opening.run(opened))


async def ended(opening: Opening, running: "asyncio.Task[Services | int]") -> Services:
    services = await asyncio.wait_for(running, 30)
    assert not isinstance(services, int)
    await services.close()
    opening.claim.release()
    return services


def failed(words: str, cause: BaseException | None = None, **data: str) -> Unavailable:
    error = Unavailable("citewise.db", words, **data)
    error.__cause__ = cause
    return error


def sqlite_error(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("in SQLite's words")
    error.sqlite_errorcode = code
    return error


FAILURES = [
    (failed("made by a newer version of this program (m999)", reason="newer"), StartProblem.NEWER),
    (failed("12 MB are needed, 3 MB are free", reason="no_copy"), StartProblem.NO_COPY),
    (failed("the file system knows no locks", reason="no_locks"), StartProblem.NO_LOCKS),
    (failed("x", sqlite_error(sqlite3.SQLITE_BUSY)), StartProblem.LOCKED),
    (failed("x", sqlite_error(sqlite3.SQLITE_READONLY | 2 << 8)), StartProblem.FORBIDDEN),
    (failed("x", sqlite_error(sqlite3.SQLITE_FULL)), StartProblem.FULL),
    (failed("x", sqlite_error(sqlite3.SQLITE_CORRUPT)), StartProblem.DAMAGED),
    (failed("x", OSError(errno.ENOSPC, "No space left on device")), StartProblem.FULL),
    (PermissionError(errno.EACCES, "Permission denied", "/data/citewise.lock"), StartProblem.FORBIDDEN),
    (OSError(errno.EROFS, "Read-only file system", "/data"), StartProblem.FORBIDDEN),
    (OSError(errno.EIO, "Input/output error", "/data/settings.json"), StartProblem.OTHER),
    (FileNotFoundError(errno.ENOENT, "No such file", "/home/me/question.txt"), StartProblem.OTHER),
    (KeyRefused("a service", "no"), StartProblem.OTHER),
]


@pytest.mark.parametrize(("error", "problem"), FAILURES)
def test_what_keeps_it_from_starting_is_told_apart(error: AppError | OSError, problem: StartProblem) -> None:
    failure = failure_of(error, Path("/data"))
    assert failure.problem is problem
    words = start_sentence(failure)
    assert bool(words) is (problem is not StartProblem.OTHER)
    assert "{" not in words


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_window_has_words_for_every_problem(run: Runner[Any], language: str) -> None:
    async def story() -> None:
        window = StartWindow(Appearance(language=language))
        seen = set()
        for problem in StartProblem:
            window.show_failure(StartFailure(problem, "/data/{x}", "citewise.db", "<b>told</b>", "/data/backups/b.db"))
            assert window.words.text().count("/data/{x}") == 1
            foreign = "<b>told</b>" in window.words.text()  # as plain text
            assert foreign is (problem is not StartProblem.NEWER), "that detail is no word of the system's"
            assert window.restore.isVisible()
            assert window.height() >= window.heightForWidth(window.width())
            seen.add(window.words.text())
        assert len(seen) == len(StartProblem)
        window.show_waiting("2.0")
        assert "2.0" in window.words.text()
        window.hide()
        install_language(application(), "en-US")

    run(story())


def test_a_newer_database_is_said_and_the_last_backup_brings_it_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        await made(tmp_path)
        with closing(sqlite3.connect(tmp_path / "citewise.db")) as db:
            back_up(db, tmp_path / "backups", "m999_tomorrow")
        newer(tmp_path / "citewise.db")
        opening = Opening(Claim(tmp_path))
        running = await started(opening)
        window = await window_that_says("citewise.db", "newer version", "before-m999_tomorrow.db")
        assert "newer version" in (tmp_path / "citewise.log").read_text()
        assert not aside(tmp_path)
        press(window.restore)
        await ended(opening, running)
        (kept,) = aside(tmp_path)
        with closing(sqlite3.connect(kept)) as db:
            assert db.execute("SELECT 1 FROM migrations WHERE name = 'm999_tomorrow'").fetchone()
        with closing(sqlite3.connect(tmp_path / "citewise.db")) as db:
            assert db.execute("SELECT title FROM conversations").fetchall() == [("From before",)]

    run(story())


def test_without_a_backup_that_fits_none_is_offered(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        await made(tmp_path)
        newer(tmp_path / "knowledge.db")
        (tmp_path / "backups").mkdir()
        (tmp_path / "backups" / "knowledge-20260101T000000000000Z-before-x.db").write_bytes(b"no database")
        with closing(sqlite3.connect(tmp_path / "knowledge.db")) as db:
            back_up(db, tmp_path / "backups", "y")  # newer as well
        opening = Opening(Claim(tmp_path))
        running = await started(opening)
        window = await window_that_says("knowledge.db", "newer version")
        assert not window.restore.isVisible()
        await until(window.isActiveWindow)  # keys go to no other one
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert await asyncio.wait_for(running, 30) == 1
        assert Lock.take(tmp_path), "whoever starts next is not kept waiting"

    run(story())


@pytest.mark.parametrize("name", ["citewise.db", "knowledge.db"])
def test_data_of_a_newer_version_is_left_byte_for_byte(run: Runner[Any], tmp_path: Path, name: str) -> None:
    """Nor is one database brought up to date before the other one is refused."""

    async def story() -> None:
        await made(tmp_path)
        (tmp_path / "settings.json").write_text('{"tomorrow": 1}')
        older = tmp_path / ({"citewise.db", "knowledge.db"} - {name}).pop()
        with closing(sqlite3.connect(older)) as db:
            db.execute("DELETE FROM migrations WHERE name LIKE 'm013%'")
            db.commit()
        newer(tmp_path / name)
        before = contents(tmp_path)
        opening = Opening(Claim(tmp_path))
        running = await started(opening)
        press((await window_that_says(name, "newer version")).quit)
        assert await asyncio.wait_for(running, 30) == 1
        assert contents(tmp_path) == before

    run(story())


def contents(folder: Path) -> dict[str, bytes]:
    ours = ("citewise.log", "citewise.lock")  # which say of the start itself
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.name not in ours}


def test_another_directory_can_be_chosen(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "file").write_text("no directory")
        (tmp_path / "home").mkdir()
        opening = Opening(Claim(tmp_path / "file" / "data"))
        running = await started(opening)
        window = await window_that_says("Nothing can be written", "file")
        assert any("file" in log.read_text() for log in find(tmp_path / "home", "citewise.log")), "a log elsewhere"
        press(window.elsewhere)
        dialog = await until(lambda: window.findChild(QFileDialog))
        (tmp_path / "good").mkdir()
        dialog.fileSelected.emit(str(tmp_path / "good"))
        await ended(opening, running)
        assert opening.claim.folder == tmp_path / "good"
        assert (tmp_path / "good" / "citewise.db").exists()

    run(story())


def test_a_locked_database_is_said_and_opens_once_it_is_free(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        await made(tmp_path)
        with closing(sqlite3.connect(tmp_path / "citewise.db")) as db:
            db.execute("BEGIN EXCLUSIVE")
            opening = Opening(Claim(tmp_path))
            running = await started(opening)
            window = await window_that_says("Another program is working on", "citewise.db")
            db.rollback()
        QTest.keyClick(window.again, Qt.Key.Key_Return)
        await ended(opening, running)

    run(story())


def test_a_window_waits_in_sight_until_a_command_has_ended(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        lock = Lock.take(tmp_path)
        assert lock is not None
        opening = Opening(Claim(tmp_path))
        running = await started(opening)
        window = await window_that_says("still running in a terminal")
        assert not window.restore.isVisible()
        lock.release()
        await ended(opening, running)

    run(story())


def test_the_waiting_window_can_be_left(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        lock = Lock.take(tmp_path)
        assert lock is not None
        opening = Opening(Claim(tmp_path))
        running = await started(opening)
        press((await window_that_says("still running in a terminal")).quit)
        assert await asyncio.wait_for(running, 30) == 1
        lock.release()

    run(story())


def test_a_window_that_opens_while_another_start_waits_takes_its_wish(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        lock = Lock.take(tmp_path)
        assert lock is not None
        opening = Opening(Claim(tmp_path, WindowRequest("Why?")))
        running = await started(opening)
        wishes: list[tuple[WindowRequest, str]] = []
        host = Host(lock, tmp_path, None, lambda *wish: wishes.append(wish))  # type: ignore[arg-type]
        await host.start()
        assert await asyncio.wait_for(running, 30) == 0
        await host.close()
        lock.release()
        assert [request for request, _ in wishes] == [WindowRequest("Why?")]

    run(story())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_log_that_the_disk_does_not_take_prints_no_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "citewise.log").symlink_to("/dev/full")
    keep_log(tmp_path)
    logging.getLogger("citewise.test").warning("something")
    assert "Traceback" not in capsys.readouterr().err
