"""Pages that are archived as they are read: a site on loopback, a played browser, a real archive."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from starlette.responses import HTMLResponse, RedirectResponse, Response

from app.adapters.reading.page_reader import WebReader
from app.adapters.storage.archive.page_archive import SqlitePageArchive
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.archive import MHTML, ArchivedPage, ArchiveSize, PageSlot
from app.core.domain.turn.turn import Turn
from tests.adapters.reading.test_page_reader import (
    ARTICLE,
    KITES,
    SHELL,
    Answers,
    PlayedBrowser,
    Seen,
    reading,
    typed,
)


@dataclass
class Scene:
    reader: WebReader
    url: str
    answers: Answers
    archive: SqlitePageArchive

    async def read(self, turn: str, **options: bool) -> ArchivedPage | None:
        await self.reader.read(self.url, slot=PageSlot("c", turn, "s"), **options)
        return await self.archive.page(turn, "s")


@asynccontextmanager
async def scene(
    folder: Path, *replies: Response, browser: PlayedBrowser | None = None, **options
) -> AsyncIterator[Scene]:
    store = await SqliteConversations.open(folder)
    await store.create("c", "c")
    for turn in "ab":
        await store.save(Turn(turn, "c", "?"))
    archive = SqlitePageArchive(store.database, folder, lambda: 10_000_000)
    answers = Answers(list(replies))
    try:
        async with reading(answers, browser, archive=lambda: archive, **options) as (reader, url):
            yield Scene(reader, url, answers, archive)
    finally:
        await store.close()


async def test_what_was_fetched_is_archived_byte_for_byte_with_its_final_address(tmp_path: Path) -> None:
    latin = ARTICLE.replace("Home", "Zür\xfcck").encode("latin-1")
    replies = [RedirectResponse("/there"), Response(latin, media_type="text/html; charset=iso-8859-1")]
    async with scene(tmp_path, *replies) as here:
        page = await here.read("a")
    assert page.data == latin
    assert page.content_type == "text/html; charset=iso-8859-1"
    assert page.address == here.url.replace("/x", "/there")


async def test_nothing_is_archived_unless_it_is_asked_for(tmp_path: Path) -> None:
    async with scene(tmp_path, HTMLResponse(ARTICLE)) as here:
        await here.reader.read(here.url)
        await here.reader.read(here.url, fresh=True, keep=False, slot=PageSlot("c", "a", "s"))
        assert await here.archive.size() == ArchiveSize()


async def test_a_page_of_which_the_text_alone_is_there_is_fetched_again(tmp_path: Path) -> None:
    async with scene(tmp_path, typed(ARTICLE, "text/html", etag='"1"')) as here:
        await here.reader.read(here.url)
        assert await here.read("a") is not None
        assert [request.headers.get("if-none-match") for request in here.answers.asked] == [None, None]


async def test_a_page_that_was_read_lately_stands_for_the_next_turn_too(tmp_path: Path) -> None:
    async with scene(tmp_path, HTMLResponse(ARTICLE)) as here:
        first = await here.read("a")
        second = await here.read("b")
        assert second.data == first.data
        assert len(here.answers.asked) == 1


async def test_a_page_that_did_not_change_stands_for_the_next_turn_too(tmp_path: Path) -> None:
    async with scene(tmp_path, typed(ARTICLE, "text/html", etag='"1"'), Response(status_code=304)) as here:
        first = await here.read("a")
        second = await here.read("b", fresh=True)
        assert here.answers.asked[-1].headers["if-none-match"] == '"1"'
        assert second.data == first.data
        assert second.archived_at > first.archived_at


async def test_where_the_site_is_down_the_text_that_is_there_is_used(tmp_path: Path) -> None:
    async with scene(tmp_path, HTMLResponse(ARTICLE), Response(status_code=500)) as here:
        await here.reader.read(here.url)
        assert await here.read("a") is None
        assert len(here.answers.asked) == 2


async def test_a_rendered_page_is_archived_as_mhtml(tmp_path: Path) -> None:
    class Saving(PlayedBrowser):
        async def render(self, url, *, on_snapshot=None, **options):
            on_snapshot(b"From: <Saved by Blink>")
            return await super().render(url, **options)

    browser = Saving(Seen(ARTICLE, "https://a.example/end"))
    async with scene(tmp_path, HTMLResponse(SHELL), browser=browser) as here:
        page = await here.read("a")
    assert (page.data, page.media_type) == (b"From: <Saved by Blink>", MHTML)
    assert page.address == "https://a.example/end"


async def test_where_a_page_cannot_be_saved_its_document_is_archived(tmp_path: Path) -> None:
    browser = PlayedBrowser(Seen(ARTICLE, "https://a.example/end"))
    async with scene(tmp_path, HTMLResponse(SHELL), browser=browser) as here:
        page = await here.read("a")
    assert KITES.encode() in page.data
    assert page.content_type == "text/html; charset=utf-8"
