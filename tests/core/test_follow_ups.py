"""Threads and articles of several pages: read on as far as the question needs, and never elsewhere."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from app.core.domain.archive import PageSlot
from app.core.domain.errors import Unreachable
from app.core.domain.events import Event, PageRead, ReadingFailed
from app.core.domain.evidence import Page
from app.core.domain.plan import Plan
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.follow_ups import leaves_open, read_on
from app.core.steps.read import ReadPages
from app.core.steps.search import sources_collected
from tests.fakes import FakeReader, hit

AT = "https://forum.example/t/1"
POST = "Kite lines of polyethylene hardly stretch, so that the kite answers at once to the hand. "


def thread(count: int, at: str = AT, answer: int = 0) -> dict[str, Page]:
    """Pages of a thread by address; on the one of this number somebody answers the question."""
    pages = {}
    for number in range(1, count + 1):
        url = at if number == 1 else f"{at}?page={number}"
        text = (
            f"# Kite lines\n\nRead the rules of this house before you write anything here.\n\n{POST}\n\nPost {number}"
        )
        text += "\n\nThe bridle of a delta kite is tied with a lark's head knot." if number == answer else ""
        more = f"{at}?page={number + 1}" if number < count else ""
        pages[url] = Page(url, "Kite lines", text, requested=url, follow_up=more)
    return pages


async def always(page: Page) -> bool:
    return True


def reader_of(pages: dict[str, Page], urls: list[str]) -> Callable[[str, int], Awaitable[Page]]:
    async def read(url: str, part: int) -> Page:
        urls.append(url)
        if url not in pages:
            raise Unreachable("forum.example")
        return pages[url]

    return read


async def all_of(pages: dict[str, Page], **options: object) -> tuple[list[Page], list[str]]:
    urls: list[str] = []
    first = next(iter(pages.values()))
    return [page async for page in read_on(first, reader_of(pages, urls), always, **options)], urls  # type: ignore[arg-type]


async def test_pages_are_joined_in_order_without_what_stood_there_before() -> None:
    longer, urls = await all_of(thread(3))
    assert urls == [f"{AT}?page=2", f"{AT}?page=3"]
    text = longer[-1].text
    assert text.count("Kite lines of polyethylene") == 1
    assert text.count("Read the rules") == 1
    assert [text.index(f"Post {number}") for number in (1, 2, 3)] == sorted(text.index(f"Post {n}") for n in (1, 2, 3))
    assert longer[-1].url == AT
    assert text.startswith(thread(1)[AT].text)


async def test_no_more_than_a_few_pages_are_read() -> None:
    assert len((await all_of(thread(9)))[0]) == 3


async def test_another_host_a_circle_and_a_page_that_is_the_same_end_it() -> None:
    elsewhere = {AT: replace(thread(2)[AT], follow_up="https://other.example/t/1?page=2")}
    assert await all_of(elsewhere) == ([], [])
    inside = {AT: replace(thread(2)[AT], follow_up="http://127.0.0.1/t/1?page=2")}
    assert await all_of(inside) == ([], [])
    circle = thread(2)
    circle[f"{AT}?page=2"] = replace(circle[f"{AT}?page=2"], follow_up=AT)
    assert len((await all_of(circle))[1]) == 1
    same = {**thread(2), f"{AT}?page=2": replace(thread(1)[AT], url=f"{AT}?page=2", follow_up=f"{AT}?page=3")}
    longer, urls = await all_of(same)
    assert (longer, len(urls)) == ([], 1)
    moved = thread(3)
    moved[f"{AT}?page=2"] = replace(moved[f"{AT}?page=2"], url="https://other.example/login")
    assert (await all_of(moved))[0] == []


async def test_what_cannot_be_read_or_may_not_be_ends_it_quietly() -> None:
    pages = thread(3)
    del pages[f"{AT}?page=3"]
    longer, urls = await all_of(pages)
    assert (len(longer), len(urls)) == (1, 2)
    assert await all_of(thread(3), permits=lambda url: False) == ([], [])


async def test_a_question_is_open_until_one_passage_has_most_of_its_words() -> None:
    texts = [page.text for page in thread(2, answer=2).values()]
    question = "How is the bridle of a delta kite tied?"
    assert await leaves_open([question], texts[:1])
    assert not await leaves_open([question], texts)
    assert await leaves_open(["三角风筝的提线怎么绑"], texts)
    assert not await leaves_open(["三角风筝的提线怎么绑"], ["三角风筝的提线用双套结来绑。"])
    assert not await leaves_open([""], texts)


class ThreadReader(FakeReader):
    def __init__(self, pages: dict[str, Page]) -> None:
        super().__init__({})
        self.by_url, self.slots = pages, list[object]()

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
        self.read_urls.append(url)
        self.slots.append(slot)
        return self.by_url[url]


async def events_of(
    question: str, reader: FakeReader, urls: tuple[str, ...] = (AT,), settings: SearchSettings = SearchSettings()
) -> tuple[RunningTurn, list[Event]]:
    turn = RunningTurn("t", "c", question, plan=Plan((question,)), archives_pages=True)
    fold(turn, sources_collected(turn, {question: tuple(hit(n, url) for n, url in enumerate(urls, start=1))}))
    events = []
    async for event in ReadPages(reader, lambda: settings, 1.0).run(turn):
        fold(turn, event)
        events.append(event)
    return turn, events


async def test_a_turn_reads_on_until_its_question_is_answered() -> None:
    reader = ThreadReader(thread(4, answer=3))
    turn, events = await events_of("How is the bridle of a delta kite tied?", reader)
    assert reader.read_urls == [AT, f"{AT}?page=2", f"{AT}?page=3"]
    assert [slot.part for slot in reader.slots if isinstance(slot, PageSlot)] == [0, 1, 2]
    (page,) = turn.pages.values()
    assert "lark's head knot" in page.text
    assert sum(isinstance(event, PageRead) for event in events) == 3
    assert not any(isinstance(event, ReadingFailed) for event in events)


async def test_a_question_that_the_first_page_answers_costs_no_further_one() -> None:
    reader = ThreadReader(thread(4))
    await events_of("Do kite lines of polyethylene stretch?", reader)
    assert reader.read_urls == [AT]


async def test_all_sources_together_read_on_a_few_pages_at_most() -> None:
    hosts = [f"https://{name}.example/t/1" for name in "abcd"]
    reader = ThreadReader({url: page for at in hosts for url, page in thread(9, at).items()})
    await events_of("How is the bridle of a delta kite tied?", reader, tuple(hosts))
    assert len(reader.read_urls) == 4 + 6


async def test_rules_count_for_further_pages_as_well() -> None:
    reader = ThreadReader(thread(3))
    settings = SearchSettings(blocked=("*://forum.example/t/1?page=2",))
    assert not DomainRules(blocked=settings.blocked).permits(f"{AT}?page=2")
    await events_of("How is the bridle of a delta kite tied?", reader, settings=settings)
    assert reader.read_urls == [AT]


async def test_a_further_page_that_hangs_costs_no_source() -> None:
    import asyncio

    class Hanging(ThreadReader):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
            if "page=2" in url:
                await asyncio.Event().wait()
            return await super().read(url, slot=slot)

    turn, events = await events_of("How is the bridle of a delta kite tied?", Hanging(thread(3)))
    assert len(turn.pages) == 1
    assert not any(isinstance(event, ReadingFailed) for event in events)
