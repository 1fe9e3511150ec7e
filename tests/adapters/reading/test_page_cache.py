"""Pages kept in memory."""

from app.adapters.reading.page_cache import MemoryPages
from app.core.domain.evidence import Page

PAGE = Page("http://a.example/x", "X", "text")


async def test_page_is_forgotten_in_time() -> None:
    now = [0.0]
    pages = MemoryPages(seconds=10, clock=lambda: now[0])
    await pages.keep("k", PAGE, 0.0, "e", "m")
    now[0] = 9.0
    assert await pages.get("k") == (PAGE, 0.0, "e", "m")
    await pages.confirm("k", 9.0)
    now[0] = 11.0
    assert await pages.get("k") == (PAGE, 9.0, "e", "m")
    now[0] = 20.0
    assert await pages.get("k") is None


async def test_page_that_was_not_asked_for_longest_gives_way() -> None:
    pages = MemoryPages(size=2, clock=lambda: 0.0)
    for name in "ab":
        await pages.keep(name, PAGE, 0.0)
    await pages.get("a")
    await pages.keep("c", PAGE, 0.0)
    assert [await pages.get(name) is None for name in "abc"] == [False, True, False]


async def test_a_hosts_way_can_change() -> None:
    pages = MemoryPages()
    await pages.keep_way("a.example", True)
    assert await pages.needs_browser("a.example")
    await pages.keep_way("a.example", False)
    assert not await pages.needs_browser("a.example")
