"""Pages that go on on others, over loopback: real pages, real extraction, the step of a turn."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from app.adapters.reading.extraction.extracted import Extracted
from app.adapters.reading.extraction.page_draft import PageDraft, as_dict, from_dict
from app.adapters.reading.page_reader import WebReader, make_pages_client
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.steps.read import ReadPages
from app.core.steps.search import sources_collected
from tests.adapters.gate.tools import gate
from tests.adapters.reading.test_page_reader import PlayedBrowser
from tests.fakes import hit
from tests.loopback import serve

QUESTION = "How is the bridle of a delta kite tied?"
PAGES = 5


@dataclass
class Forum:
    """A thread of several pages; somebody answers on one of them."""

    answer: int = 3
    next_link: str = ""  # in place of the usual one
    visits: list[str] = field(default_factory=list)

    async def thread(self, request: Request) -> Response:
        number = int(request.query_params.get("page", "1"))
        self.visits.append(f"{request.url.path}?{request.url.query}")
        links = "".join(f'<a href="?page={one}">{one}</a> ' for one in range(1, PAGES + 1) if one != number)
        posts = "".join(
            f"<p>Post {number}.{one}: a kite needs wind and a long line to fly high. </p>" for one in "abcde"
        )
        reply = "<p>The bridle of a delta kite is tied with a lark's head knot.</p>" if number == self.answer else ""
        return HTMLResponse(
            f"<html><head><title>Kites</title></head><body><article><h1>Kites</h1>{posts}{reply}</article>"
            f"<nav>{self.next_link or links}</nav></body></html>"
        )

    async def away(self, request: Request) -> Response:
        self.visits.append(request.url.path)
        return RedirectResponse("http://127.0.0.1:61/thread?page=3")


@asynccontextmanager
async def reading(forum: Forum) -> AsyncIterator[tuple[WebReader, str, SearchSettings]]:
    site = Starlette(routes=[Route("/thread", forum.thread), Route("/thread/2", forum.away)])
    with serve(site) as url:
        settings = SearchSettings(allowed_hosts=(url.removeprefix("http://"),))
        async with gate(*settings.allowed_hosts) as it, make_pages_client(it.url) as client:
            yield WebReader(client, PlayedBrowser(), lambda: settings), f"{url}/thread", settings


async def text_read(forum: Forum) -> str:
    async with reading(forum) as (reader, url, settings):
        turn = RunningTurn("t", "c", QUESTION, plan=Plan((QUESTION,), (url,)))
        fold(turn, sources_collected(turn, {QUESTION: (hit(1, url),)}))
        async for event in ReadPages(reader, lambda: settings).run(turn):
            fold(turn, event)
        return next(iter(turn.pages.values())).text


async def test_the_page_of_the_answer_is_reached_and_none_behind_it() -> None:
    forum = Forum()
    text = await text_read(forum)
    assert "lark's head knot" in text
    assert text.index("Post 1.a") < text.index("Post 2.a") < text.index("Post 3.a")
    assert "Post 4.a" not in text
    assert forum.visits == ["/thread?", "/thread?page=2", "/thread?page=3"]


async def test_a_thread_that_never_answers_is_left_after_a_few_pages() -> None:
    forum = Forum(answer=PAGES)
    await text_read(forum)
    assert len(forum.visits) == 4


async def test_a_next_page_inside_this_machine_or_elsewhere_is_not_asked_for() -> None:
    for link in (
        "http://127.0.0.1:61/thread?page=2",
        "http://localhost/thread?page=2",
        "http://b.invalid/thread?page=2",
    ):
        forum = Forum(next_link=f'<a rel="next" href="{link}">2</a>')
        assert "Post 1.a" in await text_read(forum)
        assert forum.visits == ["/thread?"]


async def test_a_next_page_that_forwards_to_a_private_place_is_left_out() -> None:
    forum = Forum(next_link='<a href="/thread/2">2</a>')
    assert "Post 1.a" in await text_read(forum)
    assert forum.visits == ["/thread?", "/thread/2"]


async def test_each_page_tells_where_it_goes_on() -> None:
    async with reading(Forum()) as (reader, url, _):
        assert (await reader.read(url)).follow_up == f"{url}?page=2"
        assert (await reader.read(f"{url}?page=2")).follow_up == f"{url}?page=3"
        assert (await reader.read(f"{url}?page={PAGES}")).follow_up == ""


def test_the_child_process_passes_it_on() -> None:
    draft = PageDraft("https://a.example/", extracted=Extracted("text", follow_up="https://a.example/?page=2"))
    assert from_dict(as_dict(draft)) == draft
