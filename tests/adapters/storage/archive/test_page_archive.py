"""Pages that turns read, on a real disk beside a real database."""

import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from app.adapters.storage.archive.files import NAME
from app.adapters.storage.archive.page_archive import SqlitePageArchive
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.archive import MHTML, ArchiveSize, OriginalPage, PageSlot
from app.core.domain.turn.turn import State, Turn

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
HTML = OriginalPage(b"<p>Water boils at 100 \xb0C.</p>", "text/html; charset=iso-8859-1", "https://a.example/x")


class Scene:
    def __init__(self, folder: Path, store: SqliteConversations, **limits: int) -> None:
        self.folder, self.store, self.now = folder, store, NOW
        most = limits.pop("most", 1_000_000)
        self.archive = SqlitePageArchive(store.database, folder, lambda: most, lambda: self.now, **limits)

    async def turn(self, id: str, conversation: str = "c") -> None:
        await self.store.create(conversation, conversation)
        await self.store.save(Turn(id, conversation, "?", state=State.FINISHED))

    async def put(self, turn: str, data: bytes, source: str = "s", conversation: str = "c", part: int = 0) -> None:
        self.now += timedelta(seconds=1)
        page = OriginalPage(data, "text/html", f"https://a.example/{source}")
        await self.archive.archive(PageSlot(conversation, turn, source, part), page)

    def files(self) -> list[str]:
        return sorted(path.name for path in (self.folder / NAME).rglob("*") if path.is_file())


@asynccontextmanager
async def scene(folder: Path, **limits: int) -> AsyncIterator[Scene]:
    store = await SqliteConversations.open(folder, lambda: NOW)
    try:
        yield Scene(folder, store, **limits)
    finally:
        await store.close()


async def test_a_page_is_there_as_it_came_after_a_restart(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.archive.archive(PageSlot("c", "t", "s"), HTML)
    async with scene(tmp_path) as here:
        page = await here.archive.page("t", "s")
        assert (page.data, page.content_type, page.address) == (HTML.data, HTML.content_type, HTML.address)
        assert (page.media_type, page.ending) == ("text/html", ".html")
        assert page.archived_at == NOW
        assert page.sha256 == sha256(HTML.data).hexdigest()
        assert await here.archive.sources("t") == {"s"}
        assert await here.archive.page("t", "other") is None
        assert await here.archive.sources("other") == frozenset()


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes")
async def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.archive.archive(PageSlot("c", "t", "s"), HTML)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / NAME).rglob("*")}
    assert modes == {0o700, 0o600}


async def test_the_same_bytes_are_on_disk_once_and_go_with_the_last_turn_that_read_them(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for turn in "ab":
            await here.turn(turn)
            await here.put(turn, b"<p>same</p>")
        assert len(here.files()) == 1
        assert await here.archive.size() == ArchiveSize(1, 11)
        await here.put("a", b"<p>other</p>")
        assert len(here.files()) == 2
        await here.put("b", b"<p>other</p>")
        assert here.files() == [sha256(b"<p>other</p>").hexdigest()]


async def test_what_was_read_again_and_is_the_same_stands_for_the_new_turn_too(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("a")
        await here.turn("b")
        await here.archive.archive(PageSlot("c", "a", "s"), HTML)
        assert await here.archive.has(HTML.address, NOW)
        assert not await here.archive.has(HTML.address, NOW + timedelta(seconds=1))
        assert not await here.archive.has("https://a.example/y", NOW)
        here.now += timedelta(hours=2)
        await here.archive.archive_again(PageSlot("c", "b", "s"), HTML.address)
        again = await here.archive.page("b", "s")
        assert again.data == HTML.data
        assert again.archived_at == here.now
        assert await here.archive.turns("c", "s") == ("b", "a")
        assert await here.archive.turns("d", "s") == ()
        (tmp_path / NAME / again.sha256[:2] / again.sha256).unlink()
        assert not await here.archive.has(HTML.address, NOW)


async def test_follow_up_pages_stand_beside_the_first(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.put("t", b"two", part=1)
        assert await here.archive.page("t", "s") is None
        await here.put("t", b"one")
        assert [page.data for page in await here.archive.pages("t", "s")] == [b"one", b"two"]


async def test_nothing_of_a_private_conversation_is_archived(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t", "private-1")
        await here.put("t", b"secret", conversation="private-1")
        await here.put("t", b"secret", conversation="passing-1")
        await here.archive.archive_again(PageSlot("private-1", "t", "s"), "https://a.example/s")
        assert await here.archive.size() == ArchiveSize()
    assert not (tmp_path / NAME).exists()


async def test_the_oldest_pages_make_room_and_one_that_is_too_large_is_left_out(tmp_path: Path) -> None:
    async with scene(tmp_path, most=1000) as here:
        for turn in "abcd":
            await here.turn(turn)
            await here.put(turn, turn.encode() * 300)
        assert [turn for turn in "abcd" if await here.archive.page(turn, "s")] == ["b", "c", "d"]
        await here.put("a", b"x" * 1001)
        assert await here.archive.page("a", "s") is None
        assert await here.archive.size() == ArchiveSize(3, 900)
        assert len(here.files()) == 3


async def test_a_conversation_has_room_of_its_own(tmp_path: Path) -> None:
    async with scene(tmp_path, most_here=700) as here:
        await here.turn("other", "d")
        await here.put("other", b"o" * 300, conversation="d")
        for turn in "abc":
            await here.turn(turn)
            await here.put(turn, turn.encode() * 300)
        assert [turn for turn in ("other", *"abc") if await here.archive.page(turn, "s")] == ["other", "b", "c"]


async def test_a_purged_conversation_takes_its_pages_along(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.turn("u", "d")
        await here.put("t", b"gone")
        await here.put("u", b"stays", conversation="d")
        await here.store.delete("c")
    store = await SqliteConversations.open(tmp_path, lambda: NOW + timedelta(days=8))
    try:
        archive = SqlitePageArchive(store.database, tmp_path, lambda: 1000, lambda: NOW + timedelta(days=8))
        assert await archive.page("t", "s") is None
        _age(tmp_path)
        await archive.sweep()
        assert [path.name for path in (tmp_path / NAME).glob("*/*")] == [sha256(b"stays").hexdigest()]
    finally:
        await store.close()


async def test_a_deleted_turn_can_be_brought_back_with_its_pages_for_a_day(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.put("t", b"page")
        deleted = await here.store.delete_turn("c", "t")
        _age(tmp_path)
        await here.archive.sweep()
        await here.store.restore_turn(deleted)  # type: ignore[arg-type]
        assert await here.archive.page("t", "s") is not None
        await here.store.delete_turn("c", "t")
        here.now += timedelta(days=2)
        _age(tmp_path)
        await here.archive.sweep()
        assert here.files() == []
        assert await here.archive.size() == ArchiveSize()


async def test_a_lower_limit_counts_at_the_next_sweep(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        for turn in "abc":
            await here.turn(turn)
            await here.put(turn, turn.encode() * 300)
        small = SqlitePageArchive(here.store.database, tmp_path, lambda: 700, lambda: here.now)
        _age(tmp_path)
        await small.sweep()
        assert [turn for turn in "abc" if await here.archive.page(turn, "s")] == ["b", "c"]
        assert len(here.files()) == 2


async def test_a_file_without_a_row_goes_once_it_is_old(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.put("t", b"page")
        (tmp_path / NAME / "ab").mkdir(exist_ok=True)
        (tmp_path / NAME / "ab" / ".new-123").write_bytes(b"half")
        await here.archive.sweep()
        assert ".new-123" in here.files()
        _age(tmp_path)
        await here.archive.sweep()
        assert here.files() == [sha256(b"page").hexdigest()]


async def test_a_file_that_somebody_changed_is_not_shown_as_the_page(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.put("t", b"page")
        name = here.files()[0]
        (tmp_path / NAME / name[:2] / name).write_bytes(b"fake")
        assert await here.archive.page("t", "s") is None


async def test_all_pages_can_be_deleted(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        await here.put("t", b"page")
        await here.archive.delete_all()
        assert await here.archive.page("t", "s") is None
        assert await here.archive.size() == ArchiveSize()
        assert not (tmp_path / NAME).exists()
        await here.put("t", b"page")
        assert await here.archive.page("t", "s") is not None


async def test_a_disk_that_refuses_costs_no_reading(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with scene(tmp_path) as here:
        await here.turn("t")
        (tmp_path / NAME).write_text("no folder")
        await here.put("t", b"page")
        assert await here.archive.page("t", "s") is None
    assert "could not be archived" in caplog.text
    assert "a.example" not in caplog.text
    caplog.clear()


async def test_a_page_that_is_saved_twice_is_one_file(tmp_path: Path) -> None:
    def mhtml(boundary: str, frame: str, date: str) -> bytes:
        mark = f"----MultipartBoundary--{boundary}----"
        return (
            f"From: <Saved by Blink>\r\nSnapshot-Content-Location: https://a.example/\r\nDate: {date}\r\n"
            f'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="{mark}"\r\n'
            f"\r\n\r\n--{mark}\r\nContent-Type: text/html\r\nContent-ID: <frame-{frame}@mhtml.blink>\r\n\r\n"
            f"<p>Date: today</p>\r\n--{mark}--\r\n"
        ).encode()

    async with scene(tmp_path) as here:
        samples = (("xQ" * 21, "AB" * 16, "Mon, 1 Jan"), ("zz" * 21, "CD" * 16, "Tue, 2 Jan"))
        for turn, (boundary, frame, date) in zip("ab", samples, strict=True):
            await here.turn(turn)
            page = OriginalPage(mhtml(boundary, frame, date), MHTML, "https://a.example/")
            await here.archive.archive(PageSlot("c", turn, "s"), page)
        assert len(here.files()) == 1
        data = (await here.archive.page("a", "s")).data
        assert data.count(b"----MultipartBoundary--") == 3
        assert b"<p>Date: today</p>" in data
        assert b"Mon, 1 Jan" not in data


def _age(folder: Path) -> None:
    import os

    for path in (folder / NAME).rglob("*"):
        if path.is_file():
            os.utime(path, (1, 1))
