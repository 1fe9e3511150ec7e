"""One page over HTTP, through the gate: redirects by hand, sizes and seconds bounded, errors in our words."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urljoin, urlsplit

import httpx

from app.adapters.gate import HEADER, is_allowed
from app.adapters.gate.refusals import refusal_in
from app.adapters.gate.rules import Target
from app.adapters.http import app_errors
from app.adapters.reading.binary import is_binary
from app.adapters.reading.extraction.page_draft import UNTOLD
from app.adapters.reading.host_limiter import HostLimiter, retry_after
from app.core.domain.addresses import is_web_address, private_detour, private_place, site_of
from app.core.domain.errors import ForbiddenAddress, RateLimited, TimedOut, Unreachable, Unreadable
from app.core.domain.reasons import UnreadableReason

MOST_BYTES = 5_000_000  # unpacked
MOST_PDF_BYTES = 30_000_000
_SNIFFED = 512  # bytes that tell what nobody named
MOST_REDIRECTS = 8
_MOST_PIECES = 20_000  # of a body: a million chunks of one byte keep the loop busy for half a minute
_REDIRECTS = (301, 302, 303, 307, 308)
_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5"
_TEXT = re.compile(r"(?:text/.+|application/(?:.+\+)?(?:xml|json|xhtml)|application/(?:x-)?(?:javascript|yaml|ndjson))")
_PDF = ("application/pdf", "application/x-pdf")
_BUSY = (429, 503)
_SHORT_WAIT = 3.0  # seconds that a server can have us wait before we ask again, once


@dataclass(frozen=True)
class FetchedPage:
    url: str  # after redirects
    status: int
    content_type: str  # the header's value
    body: bytes
    truncated: bool = False
    challenged: bool = False  # Cloudflare says that it asks for a check
    etag: str = ""
    modified: str = ""  # the header Last-Modified
    volatile: bool = False  # the server wants it on no disk
    unchanged: bool = False  # what is known of it still holds, and there is no body


@dataclass(frozen=True)
class CacheValidators:
    """What an earlier answer gave to ask with whether it still holds (RFC 9110 8.8)."""

    url: str  # where it stood, after redirects
    etag: str = ""
    modified: str = ""


@dataclass(frozen=True)
class _Later:
    """The server wants to be asked again in so many seconds."""

    seconds: float


MakeRoom = Callable[[], Awaitable[object]]  # awaited before a body grows beyond `MOST_BYTES`, as a PDF's may


_Limits = tuple[float, MakeRoom]  # the deadline on the loop's clock, and what goes with each body


async def _no_room_needed() -> None:
    pass


async def fetch(
    client: httpx.AsyncClient,
    url: str,
    *,
    allowed: Collection[str] = (),
    language: str = "",
    seconds: float = 10.0,
    host_limiter: HostLimiter | None = None,
    validators: CacheValidators | None = None,
    make_room: MakeRoom = _no_room_needed,
) -> FetchedPage:
    """What stands at an address, whatever its status. A body that is too long, too slow or breaks off is truncated.

    allowed: the `host:port` that may be private; language: BCP 47; known: is asked for only if it has changed. Raises
    `ForbiddenAddress`, at redirects too, `Unreadable` (`not_web_address`, `too_many_redirects`, `too_large`,
    `not_text` with the media type), `RateLimited` where the server asks for more than a short wait, `TimedOut`,
    `Unreachable`.
    """
    host_limiter = host_limiter or HostLimiter()
    cookies = httpx.Cookies()  # some sites forward in circles without; nobody sees them at the next page
    deadline = asyncio.get_running_loop().time() + seconds
    requested_url = url
    refuse_private(url, allowed)
    with app_errors(site_of(requested_url)):
        try:
            async with asyncio.timeout_at(
                deadline + 0.2
            ):  # the body has its own, a little earlier, and keeps what came
                waited = False
                for _ in range(MOST_REDIRECTS + 1):
                    headers = _headers(language) | _conditions(url, validators)
                    async with host_limiter.at(_host(url)):
                        answer = await _ask(client, url, cookies, headers, (deadline, make_room))
                    if isinstance(answer, FetchedPage):
                        return answer
                    if isinstance(answer, _Later):
                        await _wait(answer, url, host_limiter, again=not waited)
                        waited = True
                        continue
                    refuse_private(answer, allowed)
                    refuse_detour(url, answer)
                    url = answer
        except TimeoutError as exc:
            raise TimedOut(site_of(url)) from exc
    raise Unreadable(site_of(requested_url), UnreadableReason.TOO_MANY_REDIRECTS)


def refuse_private(url: str, allowed: Collection[str]) -> None:
    """What an address by itself tells; the gate looks at the rest."""
    if not is_web_address(url):
        raise Unreadable(site_of(url) or url[:200], UnreadableReason.NOT_WEB_ADDRESS)
    place = private_place(url)
    if place and not is_allowed(_target(url), allowed):
        raise ForbiddenAddress(place)


def refuse_detour(here: str, there: str) -> None:
    """No page leads into a private place, even one that may be read, unless it stands there itself."""
    if place := private_detour(here, there):
        raise ForbiddenAddress(place)


async def _wait(later: _Later, url: str, host_limiter: HostLimiter, *, again: bool) -> None:
    """A short wait is kept; after it, and for longer ones, the host is left alone."""
    if not again or later.seconds > _SHORT_WAIT:
        host_limiter.cool_down(_host(url), later.seconds)
        raise RateLimited(site_of(url), retry_after=later.seconds)
    await asyncio.sleep(later.seconds)


async def _ask(
    client: httpx.AsyncClient, url: str, cookies: httpx.Cookies, headers: dict[str, str], limits: _Limits
) -> FetchedPage | _Later | str:
    """The page, or the address that it forwards to, or when to come back."""
    with _foreign_errors(url):
        request = client.build_request("GET", url, headers=headers)
        request.headers.pop("cookie", None)  # those that the client took from other pages
        cookies.set_cookie_header(request)
        response = await client.send(request, stream=True, follow_redirects=False)
    try:
        _refused(response.headers.get(HEADER, ""), url, response.status_code)
        cookies.extract_cookies(response)
        location = response.headers.get("location", "")
        if response.status_code in _REDIRECTS and location:
            return _joined(url, location)
        if response.status_code in _BUSY:
            later = retry_after(response.headers.get("retry-after", ""))
            if later is not None:
                return _Later(later)
        if response.status_code == 304 and ("If-None-Match" in headers or "If-Modified-Since" in headers):
            return FetchedPage(url, 304, "", b"", unchanged=True)
        return await _received(response, url, limits)
    finally:
        await response.aclose()


def _joined(url: str, location: str) -> str:
    try:
        return str(urljoin(url, location.strip().replace(" ", "%20")))  # servers write blanks, browsers mend them
    except ValueError as exc:
        raise Unreadable(site_of(url), UnreadableReason.NOT_WEB_ADDRESS, location) from exc


async def _received(response: httpx.Response, url: str, limits: _Limits) -> FetchedPage:
    content_type = response.headers.get("content-type", "")
    media_type = content_type.partition(";")[0].strip().lower()
    if media_type not in UNTOLD and media_type not in _PDF and not _TEXT.fullmatch(media_type):
        raise Unreadable(site_of(url), UnreadableReason.NOT_TEXT, media_type)  # named, and not taken
    if media_type in _PDF and (_length(response) > MOST_PDF_BYTES or HEADER in response.headers):  # cut by the gate
        raise Unreadable(site_of(url), UnreadableReason.TOO_LARGE, media_type)
    body, truncated = await _body(response, url, media_type, limits)
    if len(body) >= MOST_PDF_BYTES:
        raise Unreadable(site_of(url), UnreadableReason.TOO_LARGE, media_type)
    return FetchedPage(
        url,
        response.status_code,
        content_type,
        body,
        truncated or HEADER in response.headers,
        response.headers.get("cf-mitigated", "") == "challenge",
        response.headers.get("etag", "")[:1000],
        response.headers.get("last-modified", "")[:100],
        "no-store" in response.headers.get("cache-control", "").lower(),
    )


def _length(response: httpx.Response) -> int:
    length = response.headers.get("content-length", "")
    return int(length) if length.isdecimal() and len(length) < 16 else 0


def _room(start: bytes, media_type: str, url: str) -> int:
    """How many bytes a body that begins so may have. Raises `Unreadable` for what is no text."""
    if start.startswith(b"%PDF-"):
        return MOST_PDF_BYTES
    if media_type in _PDF or is_binary(start):
        raise Unreadable(site_of(url), UnreadableReason.NOT_TEXT, media_type)
    return MOST_BYTES


async def _body(response: httpx.Response, url: str, media_type: str, limits: _Limits) -> tuple[bytes, bool]:
    """(unpacked bytes, whether some are missing). Raises only if nothing came, or if it is no text."""
    body = bytearray()
    most, is_limit_set, deadline, make_room = MOST_BYTES, False, *limits
    try:
        async with asyncio.timeout_at(deadline):
            pieces = 0
            async for piece in response.aiter_raw():  # unpacked by the client's transport
                pieces += 1
                body += piece[: most - len(body)]
                if not is_limit_set and len(body) >= _SNIFFED:
                    most, is_limit_set = _room(bytes(body[:_SNIFFED]), media_type, url), True
                if MOST_BYTES <= len(body) < MOST_BYTES + len(piece) and most > MOST_BYTES:
                    await make_room()
                if len(body) >= most or pieces >= _MOST_PIECES:
                    return _text(body, media_type, url), True
    except (TimeoutError, httpx.TransportError, httpx.DecodingError) as exc:
        if body:
            return _text(body, media_type, url), True
        if isinstance(exc, httpx.DecodingError):
            raise Unreadable(site_of(url), UnreadableReason.NOT_TEXT, str(exc)) from exc
        raise
    if not is_limit_set:
        _room(bytes(body), media_type, url)
    return _text(body, media_type, url), False


def _text(body: bytearray, media_type: str, url: str) -> bytes:
    """The body, unless it turns out to be no text further down."""
    if not body.startswith(b"%PDF-") and is_binary(body):
        raise Unreadable(site_of(url), UnreadableReason.NOT_TEXT, media_type)
    return bytes(body)


def _conditions(url: str, validators: CacheValidators | None) -> dict[str, str]:
    if validators is None or validators.url != url:
        return {}
    headers = {"If-None-Match": validators.etag, "If-Modified-Since": validators.modified}
    return {name: value for name, value in headers.items() if value and value.isascii() and value.isprintable()}


def _host(url: str) -> str:
    return urlsplit(url).netloc.rpartition("@")[2].lower()


def _headers(language: str) -> dict[str, str]:
    base = language.partition("-")[0]
    languages = [language, *([f"{base};q=0.9"] if base != language else []), *(["en;q=0.5"] if base != "en" else [])]
    return {
        "Accept": _ACCEPT,
        "Accept-Encoding": "gzip, deflate",
        "Accept-Language": ",".join(languages) if language else "en;q=0.5",
        "Connection": "close",  # the gate counts the bytes of a connection, so that each page has its own
    }


@contextmanager
def _foreign_errors(url: str) -> Iterator[None]:
    """Over https the gate's refusal is an error of the tunnel, whose words are its status line.

    httpx looks at where a redirect leads even if it is not to follow it, and finds fault with `javascript:`.
    """
    try:
        yield
    except (httpx.InvalidURL, UnicodeError) as exc:  # names that are no names are a matter of `idna`
        raise Unreadable(site_of(url), UnreadableReason.NOT_WEB_ADDRESS, str(exc)) from exc
    except httpx.ProxyError as exc:
        if word := refusal_in(str(exc)):
            _refused(word, url, 403)
        raise


def _refused(word: str, url: str, status: int) -> None:
    if word == "forbidden":
        target = _target(url)
        raise ForbiddenAddress(target.place)
    if word and status >= 400:
        raise Unreachable(site_of(url), word)


def _target(url: str) -> Target:
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme.lower() == "https" else 80)
    return Target((parts.hostname or "").lower(), port)
