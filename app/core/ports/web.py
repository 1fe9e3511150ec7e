"""The web: search channels, links, pages, the off-screen browser."""

from collections.abc import AsyncGenerator, Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from app.core.domain.errors import Failure
from app.core.domain.evidence import Page, Query, Report

if TYPE_CHECKING:
    from app.core.domain.archive import PageSlot


class SearchChannel(Protocol):
    """One way to search."""

    @property
    def name(self) -> str: ...

    @property
    def usable(self) -> bool:
        """False where it lacks what it needs (a key, an address, a model); asking it then raises the error for that."""
        ...

    @property
    def is_fallback(self) -> bool:
        """It may take over unasked where another fails: it searches the whole web, and the user has set it up."""
        ...

    def search(self, query: Query) -> AsyncGenerator[Report, None]:
        """A report for every engine that was asked, as soon as it answered, until one gave hits or all were asked."""
        ...


class LinkResolver(Protocol):
    async def resolve(self, urls: Sequence[str]) -> dict[str, str]:
        """Opaque redirects (Google's grounding links, Bing's) → where they lead; others and failures are left out.

        Goes through the gate, and never takes longer than three seconds. Raises nothing.
        """
        ...


class PageReader(Protocol):
    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: "PageSlot | None" = None) -> Page:
        """The page's main text; `fresh`: its server is asked, whatever is kept. Without `keep` the disk learns nothing.

        slot: for whom the page itself is archived, too; None: it is not.
        Raises `ForbiddenAddress`, `Unreadable`, `RateLimited`, `TimedOut`, `Unreachable`.
        """
        ...


class SiteIcons(Protocol):
    async def icon(self, url: str) -> bytes:
        """The icon of a page's site: PNG, ICO, JPEG, GIF or WebP of at most 64 KB; empty where none is known.

        Asks the network only for sites of which a page was read since the program started. Raises nothing. The bytes
        are hostile.
        """
        ...


class Rendered(Protocol):
    """What the off-screen browser saw. `status` is None where it is not known."""

    @property
    def html(self) -> str: ...

    @property
    def url(self) -> str: ...

    @property
    def status(self) -> int | None: ...


class HumanVerification(Protocol):
    """Where a person passes an engine's check: a visible window on the engines' profile. Never a program."""

    async def solve(self, engine: str, url: str, ready: str, language: str = "") -> Rendered | None:
        """Ask the user, show the page if they agree, and return it once `ready` (a CSS selector) finds something.

        None where they decline, close the window, or do not answer within two minutes.
        """
        ...

    async def show_check(self, engine: str, url: str, ready: str, language: str = "") -> Rendered | None:
        """As `solve`, for a user who has just asked for this check: the page is shown at once."""
        ...


class PageRenderer(Protocol):
    """The off-screen browser. Raises `Unavailable` where there is none."""

    async def render(
        self,
        url: str,
        *,
        profile: str = "pages",
        ready: str = "",
        language: str = "",
        timeout: float = 10.0,
        on_snapshot: Callable[[bytes], object] | None = None,
    ) -> Rendered:
        """Load a page, run its scripts, return its document as HTML.

        profile: `pages` (holds nothing) or `engines`; ready: a CSS selector that shows that the page is there, else the
        text has to stand still; language: BCP 47, for Accept-Language; timeout: seconds, after which what there is
        counts, and `TimedOut` is raised if that is nothing; on_snapshot: is given the page as MHTML before it is
        returned, where it can be saved so.
        """
        ...


class PagePrinter(Protocol):
    async def pdf(self, html: str) -> bytes:
        """A document of ours on pages of A4, its links with it. It asks nothing of the network and runs nothing.

        Raises `Unavailable` where there is no off-screen browser, `TimedOut`, `BadAnswer` where it gives up.
        """
        ...


class Channels(Protocol):
    """What a turn has to know of the search channels: the router."""

    def failed(self, channel: str, failure: Failure) -> None:
        """Send it to rest."""
        ...

    def answered(self, channel: str) -> None:
        """It works again."""
        ...

    def cooldown(self, channel: str) -> float:
        """Seconds until it is asked again, 0 where it is awake."""
        ...

    def cooldown_reason(self, channel: str) -> Failure | None:
        """What sent it to rest."""
        ...

    def fallback_for(self, channel: str) -> str:
        """The channel that takes over where this one failed."""
        ...
