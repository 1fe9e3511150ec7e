"""The cache of pages: a real file."""

import os
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.adapters.storage.page_cache import NAME, SqlitePages
from app.core.domain.evidence import Page

PAGE = Page(
    "https://a.example/x", "X", "text \ud800 风筝", "https://a.example/", "a.example", "2024-03-05", rendered=True
)


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_a_page_is_there_after_a_restart(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 5.0, '"e"', "Tue")
    await pages.confirm("k", 9.0)
    await pages.close()
    again = await SqlitePages.open(tmp_path)
    page, *rest = await again.get("k") or [None]
    assert page == Page(**{**vars(PAGE), "text": "text \ufffd 风筝"})
    assert rest == [9.0, '"e"', "Tue"]
    assert await again.get("other") is None
    await again.close()


async def test_pages_that_were_not_used_for_longest_give_way(tmp_path: Path) -> None:
    now = [0.0]
    pages = await SqlitePages.open(tmp_path, most=10_000, clock=lambda: now[0])
    for name in "abcdef":
        now[0] += 1
        await pages.keep(name, Page("https://a.example/", "", "x" * 2000), now[0])
        await pages.get("a")
    there = [name for name in "abcdef" if await pages.get(name)]
    assert there[0] == "a"
    assert there[-1] == "f"
    assert len(there) == 4
    await pages.close()


async def test_a_hosts_way_is_remembered_for_a_week(tmp_path: Path) -> None:
    now = [0.0]
    pages = await SqlitePages.open(tmp_path, clock=lambda: now[0])
    await pages.keep_way("a.example", True)
    await pages.keep_way("b.example", True)
    await pages.keep_way("b.example", False)
    assert [await pages.needs_browser(f"{name}.example") for name in "abc"] == [True, False, False]
    now[0] = 8 * 86400.0
    assert not await pages.needs_browser("a.example")
    await pages.close()


@pytest.mark.parametrize("damage", ["garbage", "strange"])
async def test_a_file_that_cannot_be_used_is_begun_anew(tmp_path: Path, damage: str) -> None:
    if damage == "garbage":
        (tmp_path / NAME).write_bytes(b"no database" * 1000)
    else:
        with closing(sqlite3.connect(tmp_path / NAME)) as db:
            db.execute("CREATE TABLE pages (x)")
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 1.0)
    assert await pages.get("k")
    await pages.close()


async def test_a_file_of_a_newer_version_is_not_touched_and_pages_are_kept_in_memory(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as db:
        db.execute("CREATE TABLE pages (x)")
        db.execute("PRAGMA user_version = 99")
    before = (tmp_path / NAME).read_bytes()
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 1.0)
    assert await pages.get("k")
    await pages.close()
    assert (os.listdir(tmp_path), (tmp_path / NAME).read_bytes()) == ([NAME], before)


async def test_a_file_that_another_instance_holds_is_left_alone(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 1.0)
    await pages.close()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as db:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        held = SqlitePages(tmp_path / NAME, busy=0.05)
        await held.start()
        assert await held.get("k") is None
        await held.close()
        db.execute("COMMIT")
    again = await SqlitePages.open(tmp_path)
    assert await again.get("k")
    await again.close()


async def test_pages_can_be_read_while_another_instance_writes_and_only_the_first_write_waits(tmp_path: Path) -> None:
    pages = SqlitePages(tmp_path / NAME, busy=0.05)
    await pages.start()
    await pages.keep("k", PAGE, 1.0)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert await pages.get("k") is not None
        await pages.keep("other", PAGE, 1.0)
        db.execute("COMMIT")
    await pages.keep("third", PAGE, 1.0)  # nobody holds the file any more, but it is still left alone
    assert await pages.get("k") is not None
    assert [await pages.get(key) for key in ("other", "third")] == [None, None]
    await pages.close()


async def test_a_disk_that_takes_nothing_fails_nobody(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 1.0)
    assert await pages.get("k") is None
    assert not await pages.needs_browser("a.example")
    await pages.close()


async def test_a_row_that_is_not_understood_is_forgotten(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 1.0)
    with closing(sqlite3.connect(tmp_path / NAME)) as db:
        db.execute("UPDATE pages SET page = '{'")
        db.commit()
    assert await pages.get("k") is None
    await pages.close()


async def test_after_its_end_it_keeps_and_knows_nothing(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    await pages.close()
    await pages.close()
    await pages.keep("k", PAGE, 1.0)
    assert await pages.get("k") is None


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
async def test_nobody_else_can_see_what_was_read(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 1.0)
    assert modes(tmp_path) == {0o600}
    await pages.close()


async def test_a_file_of_the_first_version_keeps_its_pages_and_takes_icons(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", PAGE, 5.0)
    await pages.close()
    with closing(sqlite3.connect(tmp_path / NAME)) as db:
        db.executescript("DROP TABLE icons; PRAGMA user_version = 1")
    pages = await SqlitePages.open(tmp_path)
    await pages.keep_icon("a.example", b"\x00\xff", 7.0)
    await pages.keep_icon("b.example", b"", 8.0)
    assert await pages.get("k") is not None
    assert [await pages.icon(f"{name}.example") for name in "abc"] == [(b"\x00\xff", 7.0), (b"", 8.0), None]
    await pages.close()


async def test_only_the_latest_icons_are_kept(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    for number in range(510):
        await pages.keep_icon(f"{number}.example", b"x", float(number))
    assert await pages.icon("9.example") is None
    assert await pages.icon("10.example") is not None
    await pages.close()


async def test_a_pages_author_and_icon_are_kept(tmp_path: Path) -> None:
    told = Page("https://a.example/", "A", "text", author="Ada Byron", icon="https://a.example/i.png")
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("k", told, 1.0)
    assert (await pages.get("k") or [None])[0] == told
    await pages.close()


async def test_a_page_that_nobody_waited_for_is_there_for_whoever_asks_next(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    for n in range(20):
        pages.keep_soon(f"k{n}", PAGE, float(n))
    kept = await pages.get("k19")
    assert kept is not None
    assert (kept[0].url, kept[1]) == (PAGE.url, 19.0)
    pages.keep_soon("last", PAGE, 1.0)
    await pages.close()
    pages.keep_soon("late", PAGE, 1.0)
    again = await SqlitePages.open(tmp_path)
    assert (await again.get("last") is None, await again.get("late")) == (False, None)
    await again.close()


async def test_a_disk_that_does_not_keep_up_is_spared(tmp_path: Path) -> None:
    pages = await SqlitePages.open(tmp_path)
    await pages.keep("first", PAGE, 1.0)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        for n in range(200):
            pages.keep_soon(f"k{n}", PAGE, 1.0)
        assert len(pages._pending) < 100
    await pages.close()
