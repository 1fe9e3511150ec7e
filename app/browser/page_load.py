"""One page from its first request to its document."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtWebEngineCore import QWebEngineLoadingInfo, QWebEnginePage, QWebEngineScript

from app.browser.guarded_page import GuardedPage
from app.browser.memory import private_memory
from app.browser.page_timeouts import Glance, PageTimeouts
from app.core.domain.errors import AppError, BadAnswer, TimedOut, Unreachable, Unreadable
from app.core.domain.reasons import UnreadableReason

_WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld.value  # where the page's own scripts reach nothing
_EVERY = 0.05  # seconds between two glances
_DOCUMENT_SECONDS = 1.0  # seconds that the document itself may take, after the deadline too
_ABORTED_FOR_GOOD = 0.5  # seconds: a navigation that another one replaces is aborted too
_WEIGHED_EVERY = 0.2  # seconds; a renderer takes a gigabyte in about one
MOST_MEMORY = 800_000_000  # bytes of one renderer; the heaviest of ordinary pages take 300 MB
MOST_HTML = 6_000_000  # characters
_MOST_NODES = 100_000
_MOST_TEXT = 4_000_000  # characters, scripts included
_MOST_VISIBLE = 600_000  # characters; laying out one paragraph of 7 million took 8 s

_ABORTED, _TOO_MANY_REDIRECTS = -3, -310  # Chromium's net_error_list.h
_TIMEOUTS = (-7, -118)


@dataclass(frozen=True)
class RenderedPage:
    html: str
    url: str
    status: int | None


class PageLoad:
    """Loads one address into a fresh page. `give_up` ends it from outside, with the error to raise.

    A page whose renderer holds more than `memory` bytes is given up: what is packed small may unpack without end.
    """

    def __init__(self, page: GuardedPage, site: str, memory: int = MOST_MEMORY) -> None:
        self._page = page
        self._site = site
        self._memory = memory
        self._clock = asyncio.get_running_loop().time
        self._ended: asyncio.Future[AppError] = asyncio.get_running_loop().create_future()
        self._failure: AppError | None = None  # counts only while the page has no text
        self._failed_at = 0.0
        page.loadingChanged.connect(self._note_progress)
        page.renderProcessTerminated.connect(self._note_crash)
        page.navigation_limit_reached.connect(lambda: self._fail(Unreadable(site, UnreadableReason.TOO_MANY_REDIRECTS)))
        page.pestered.connect(lambda how: self.give_up(BadAnswer(site, how)))

    async def document(self, url: str, ready: str, timeout: float) -> RenderedPage:
        """As `PageRenderer.render`."""
        deadline = self._clock() + timeout
        timeouts = PageTimeouts(for_element=bool(ready))
        self._page.load(QUrl(url))
        while self._clock() < deadline:
            glance = await self._glance(ready, deadline)
            if glance is not None:
                self._raise_failure(glance)
                if timeouts.is_over(glance, self._clock()):
                    break
            await asyncio.sleep(_EVERY)
        return await self._whole()

    def give_up(self, error: AppError) -> None:
        if not self._ended.done():
            self._ended.set_result(error)

    async def _glance(self, ready: str, deadline: float) -> Glance | None:
        state = await self._ask(_glance_script(ready), deadline)
        if state is None:
            return None
        self._page.note_arrival(QUrl(state["url"]))
        loaded = state.pop("complete") and not self._page.isLoading()
        state["status"] = state["status"] or None
        return Glance(**state, loaded=loaded, leaving=self._page.leaving)

    async def _whole(self) -> RenderedPage:
        """What there is, however far it came."""
        state = await self._ask(_DOCUMENT_SCRIPT, self._clock() + _DOCUMENT_SECONDS)
        if state is None or state["url"] == "about:blank":
            raise self._failure or TimedOut(self._site)
        if not state["anything"] and (state["status"] or 0) < 400:
            raise self._failure or TimedOut(self._site)
        return RenderedPage(state["html"], state["url"], state["status"] or None)

    async def _ask(self, script: str, until: float) -> Any:
        """Run a script that returns JSON: Qt hands over nothing but scalars. None where no answer came.

        A busy or crashed page never answers, hence the deadline and the wait for the end.
        """
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._raise_end()
        self._page.runJavaScript(script, _WORLD, _settle(answer))
        waiting: set[asyncio.Future[Any]] = {answer, self._ended}
        while not answer.done() and (remaining := until - self._clock()) > 0:
            await asyncio.wait(waiting, timeout=min(remaining, _WEIGHED_EVERY), return_when=asyncio.FIRST_COMPLETED)
            if private_memory(self._page.renderProcessPid()) > self._memory:
                self.give_up(BadAnswer(self._site, "memory"))
            self._raise_end()
        return json.loads(answer.result()) if answer.done() and answer.result() else None

    def _raise_end(self) -> None:
        if self._ended.done():
            raise self._ended.result()

    def _raise_failure(self, glance: Glance) -> None:
        """A page that stays where its own script was stopped may be half read yet: its text is waited for."""
        if self._failure and glance.loaded and not glance.text and self._clock() >= self._failed_at:
            raise self._failure

    def _fail(self, error: AppError, after: float = 0.0) -> None:
        self._failure, self._failed_at = error, self._clock() + after
        self._page.note_arrival()

    def _note_progress(self, info: QWebEngineLoadingInfo) -> None:
        status = info.status()
        if status == QWebEngineLoadingInfo.LoadStatus.LoadStartedStatus:
            self._failure = None
        elif status == QWebEngineLoadingInfo.LoadStatus.LoadSucceededStatus or _has_document(info):
            self._page.note_arrival(info.url())
        elif self._failure is None:
            aborted = info.errorCode() == _ABORTED and not info.isDownload()
            self._fail(_load_error(info, self._site), after=_ABORTED_FOR_GOOD if aborted else 0.0)

    def _note_crash(self, status: QWebEnginePage.RenderProcessTerminationStatus, code: int) -> None:
        self.give_up(BadAnswer(self._site, f"{status.name} {code}"))


def _settle(answer: asyncio.Future[str]) -> Callable[[Any], None]:
    return lambda result: None if answer.done() else answer.set_result(result)


def _has_document(info: QWebEngineLoadingInfo) -> bool:
    """Qt calls an answer such as 404 a failure, yet its document is there as with any other."""
    return info.errorDomain() == QWebEngineLoadingInfo.ErrorDomain.HttpStatusCodeDomain


def _load_error(info: QWebEngineLoadingInfo, site: str) -> AppError:
    code = info.errorCode()
    if info.isDownload():
        return Unreadable(site, UnreadableReason.NOT_TEXT)
    if code == _TOO_MANY_REDIRECTS:
        return Unreadable(site, UnreadableReason.TOO_MANY_REDIRECTS)
    if code == _ABORTED:  # an answer without a document, such as 204
        return Unreadable(site, UnreadableReason.EMPTY)
    return TimedOut(site) if code in _TIMEOUTS else Unreachable(site, info.errorString())


# A page can hide `document.body` behind a form of that name, from this world too: hence the getters of the prototype.
_PRELUDE = """
const get = name => Object.getOwnPropertyDescriptor(Document.prototype, name).get.call(document);
const all = selector => Document.prototype.querySelectorAll.call(document, selector);
const navigation = performance.getEntriesByType("navigation")[0];
const root = get("documentElement"), body = get("body");
"""


def _glance_script(ready: str) -> str:
    return f"""(() => {{ {_PRELUDE}
    const nodes = Document.prototype.getElementsByTagName.call(document, "*").length;
    const most = nodes > {_MOST_NODES} || (root?.textContent.length ?? 0) > {_MOST_TEXT};
    const shown = most || !root ? "" : (body?.innerText ?? root.textContent).trim();
    const ready = {json.dumps(ready)};
    return JSON.stringify({{
        url: location.href, document: performance.timeOrigin, status: navigation?.responseStatus ?? 0,
        text: shown.length, huge: most || shown.length > {_MOST_VISIBLE}, complete: get("readyState") === "complete",
        ready: ready !== "" && Array.from(all(ready)).some(element => element.textContent.trim() !== "")
    }}); }})()"""


_DOCUMENT_SCRIPT = f"""(() => {{ {_PRELUDE}
    const textless = "head, script, style, noscript, template";
    const isText = node => node.data.trim() !== "" && !node.parentNode.closest(textless);
    const walker = root && Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
    let anything = false;
    while (walker && !anything && walker.nextNode()) anything = isText(walker.currentNode);
    return JSON.stringify({{
        url: location.href, status: navigation?.responseStatus ?? 0, anything,
        html: root ? root.outerHTML.slice(0, {MOST_HTML}).toWellFormed() : ""
    }}); }})()"""
