"""The off-screen browser: addresses in, documents out, a few pages at a time."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWebEngineWidgets import QWebEngineView

from app.browser.guarded_page import GuardedPage
from app.browser.page_load import MOST_MEMORY, PageLoad, RenderedPage
from app.browser.profiles import BrowserProfile, engines_profile, pages_profile
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.errors import Unavailable, Unreadable
from app.core.domain.reasons import UnreadableReason

_WIDTH, _HEIGHT = 1280, 900
_ITS_TURN = 3.0  # seconds; a page that takes longer hangs, as a rule, and keeps nobody else waiting


class OffscreenBrowser:
    """Fits `PageRenderer`. Needs a QApplication, and an asyncio loop that runs Qt's events.

    engines_folder: where the `engines` profile keeps its cookies, if the user agreed; limit: pages at once, each of
    which costs about 35 MB while it lives (measured), and as many more that hang: after `turn` seconds a page gives its
    place to the next one; memory: bytes that the renderer of one page may hold.
    What a page may reach is the gate's business: its refusal arrives as a page of status 403 over http, and as
    `Unreachable` (a tunnel that failed) over https; its headers are not seen here.
    """

    def __init__(
        self,
        *,
        engines_folder: Path | None = None,
        limit: int = 2,
        memory: int = MOST_MEMORY,
        turn: float = _ITS_TURN,
    ) -> None:
        self._engines_folder = engines_folder
        self._engines: BrowserProfile | None = None
        self._places = Places(limit, turn)
        self._memory = memory
        self._loads: set[PageLoad] = set()
        # By their destruction: Python's last reference to a view or profile would delete it in the wrong order.
        self._views: dict[asyncio.Future[None], tuple[OffscreenView, BrowserProfile]] = {}
        self._closed = False

    @property
    def engines(self) -> BrowserProfile:
        """The profile of result pages, made at its first use: a view that shows one of its pages shares its cookies."""
        if self._closed:
            raise Unavailable("browser")
        if self._engines is None:
            self._engines = engines_profile(self._engines_folder)
        return self._engines

    async def render(
        self,
        url: str,
        *,
        profile: str = "pages",
        ready: str = "",
        language: str = "",
        timeout: float = 10.0,
        on_snapshot: Callable[[bytes], object] | None = None,
    ) -> RenderedPage:
        """As `PageRenderer.render`; the seconds count from when one of the places is free.

        Another page than the awaited one is returned too, once it stands still. A cancelled call frees its page at
        once. Raises `Unreachable`, `TimedOut`, `Unavailable` after `close`, `BadAnswer` for a page that crashed,
        pestered or took too much memory, `Unreadable` with the reason `not_web_address`, `not_text`, `empty` or
        `too_many_redirects`.
        """
        if not is_web_address(url):
            raise Unreadable(url[:200], UnreadableReason.NOT_WEB_ADDRESS)
        view = await self._open(profile, language)
        load = PageLoad(view.guarded_page, site_of(url), self._memory)
        self._loads.add(load)
        try:
            document = await load.document(url, ready, timeout)
            if on_snapshot is not None and profile == "pages" and (snapshot := await _snapshot(view)):
                on_snapshot(snapshot)
            return document
        finally:
            self._loads.discard(load)
            view.end()

    async def pdf(self, html: str) -> bytes:
        """As `PagePrinter.pdf`."""
        from app.browser.printing import printed  # rarely needed

        if self._closed:
            raise Unavailable("browser")
        return await printed(html)

    async def close(self) -> None:
        """End every page, then the profiles: Qt warns, and may crash, where a profile goes before its pages."""
        self._closed = True
        for load in self._loads:
            load.give_up(Unavailable("browser"))
        await asyncio.gather(*self._views)
        if self._engines is not None:
            destruction = destruction_of(self._engines.qt)
            self._engines.qt.deleteLater()
            self._engines = None
            await destruction

    async def _open(self, profile: str, language: str) -> "OffscreenView":
        """A view in one of the places, which it leaves when it is destroyed: till then it has its memory."""
        if profile not in ("pages", "engines"):
            raise ValueError(f"no such browser profile: {profile}")
        place = await self._places.take()
        try:
            destruction = self._view(profile, language)
        except BaseException:
            place.leave()
            raise
        destruction.add_done_callback(lambda _: place.leave())
        return self._views[destruction][0]

    def _view(self, profile: str, language: str) -> asyncio.Future[None]:
        if self._closed:
            raise Unavailable("browser")
        used = self.engines if profile == "engines" else pages_profile()
        used.speak(language)
        view = OffscreenView(used)
        destruction = destruction_of(view)
        if profile == "pages":
            view.destroyed.connect(used.qt.deleteLater)
            destruction = destruction_of(used.qt)
        self._views[destruction] = (view, used)
        destruction.add_done_callback(self._views.pop)
        return destruction


class Places:
    """`limit` pages at once, and as many that stay longer than `turn` seconds beside them."""

    def __init__(self, limit: int, turn: float) -> None:
        self._free = asyncio.Semaphore(limit)
        self._aside = limit
        self._turn = turn

    async def take(self) -> "Place":
        await self._free.acquire()
        return Place(self, self._turn)

    def step_aside(self) -> bool:
        """Whether there is room beside the places: then the place is free again."""
        if not self._aside:
            return False
        self._aside -= 1
        self._free.release()
        return True

    def give_back(self, aside: bool) -> None:
        if aside:
            self._aside += 1
        else:
            self._free.release()


class Place:
    """Where one page is, till it leaves."""

    def __init__(self, places: Places, turn: float) -> None:
        self._places = places
        self._is_aside = False
        self._timer = asyncio.get_running_loop().call_later(turn, self._step_aside)

    def leave(self) -> None:
        self._timer.cancel()
        self._places.give_back(self._is_aside)

    def _step_aside(self) -> None:
        self._is_aside = self._places.step_aside()


class OffscreenView(QWebEngineView):
    """A view that is shown to nobody, yet is visible to its page: a hidden page's timers run once a second, and its
    window is 0 x 0. To be used for one load: a page that is used again grows by 8 MB each time (measured)."""

    def __init__(self, profile: BrowserProfile) -> None:
        super().__init__()
        self.profile = profile
        self.guarded_page = GuardedPage(profile.qt, self)
        self.setPage(self.guarded_page)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # its end must not end the program, nor delay it
        self.resize(_WIDTH, _HEIGHT)
        self.show()

    def end(self) -> None:
        """Ends the page's process too, even one that is stuck in a loop."""
        self.close()
        self.deleteLater()


async def _snapshot(view: OffscreenView) -> bytes:
    from app.browser.snapshot import mhtml_of  # rarely needed

    return await mhtml_of(view.guarded_page, view.profile)


def destruction_of(qobject: QObject) -> asyncio.Future[None]:
    """Done when Qt has destroyed it."""
    destruction: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    qobject.destroyed.connect(lambda: None if destruction.done() else destruction.set_result(None))
    return destruction
