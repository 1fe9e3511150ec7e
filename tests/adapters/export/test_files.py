"""An exported file is there whole or not at all."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event
from typing import IO, Any, ClassVar

import pytest

from app.adapters.export.files import AtomicFiles
from tests.waiting import LONG, until


async def pieces(*texts: bytes, fails: bool = False) -> AsyncIterator[bytes]:
    for text in texts:
        yield text
    if fails:
        raise ValueError


async def test_the_pieces_make_the_file(tmp_path: Path) -> None:
    path = tmp_path / "桥.json"
    await AtomicFiles().write(path, pieces(b"a", b"", b"b"))
    assert path.read_bytes() == b"ab"


async def test_what_was_there_stays_where_a_piece_fails(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")
    with pytest.raises(ValueError):
        await AtomicFiles().write(path, pieces(b"new", fails=True))
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.json"]


async def test_a_folder_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="none"):
        await AtomicFiles().write(tmp_path / "none" / "a.json", pieces(b"a"))


async def test_a_name_that_is_taken_is_not_free_whatever_stands_there(tmp_path: Path) -> None:
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    assert not await AtomicFiles().is_free(tmp_path / "dangling")
    assert await AtomicFiles().is_free(tmp_path / "other")


async def test_a_folder_that_takes_no_second_file_has_the_file_itself_written(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"older and longer")
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    os.chmod(tmp_path, 0o500)
    try:
        await AtomicFiles().write(path, pieces(b"new"))
    finally:
        os.chmod(tmp_path, 0o700)
    assert path.read_bytes() == b"new"


class SlowPath(type(Path())):  # type: ignore[misc]
    """Its files take their time to be opened: `asked` is set meanwhile, until somebody sets `may_open`."""

    asked, may_open = Event(), Event()
    files: ClassVar[list[IO[bytes]]] = []

    def open(self, *args: Any, **kwargs: Any) -> IO[bytes]:
        self.asked.set()
        self.may_open.wait(LONG)
        file: IO[bytes] = super().open(*args, **kwargs)
        self.files.append(file)
        return file


async def test_an_export_that_is_stopped_while_its_file_is_opened_leaves_nothing_open(tmp_path: Path) -> None:
    path = SlowPath(tmp_path / "a.json")
    writing = asyncio.create_task(AtomicFiles().write(path, pieces(b"a")))
    await until(SlowPath.asked.is_set)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    SlowPath.may_open.set()
    await until(lambda: SlowPath.files and SlowPath.files[0].closed, "the file is closed again", seconds=10)
    await until(lambda: os.listdir(tmp_path) == [], "no file is left", seconds=10)
