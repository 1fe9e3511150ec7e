"""One page over HTTP, through the gate: redirects by hand, sizes and seconds bounded, errors in our words."""

import asyncio
import re
import zlib
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urljoin, urlsplit

import httpx

from app.adapters.gate import HEADER, is_allowed
from app.adapters.gate.refusals import refusal_in
from app.adapters.gate.rules import Target
from app.adapters.http import app_errors
from app.core.domain.addresses import is_web_address, private_detour, private_place, site_of
from app.core.domain.errors import ForbiddenAddress, TimedOut, Unreachable, Unreadable

MOST_BYTES = 5_000_000  # unpacked
MOST_REDIRECTS = 8
_MOST_PIECES = 20_000  # of a body: a million chunks of one byte keep the loop busy for half a minute
_PIECES_AT_ONCE = 500  # then others have their turn
_REDIRECTS = (301, 302, 303, 307, 308)
_ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5"
_TEXT = re.compile(r"(?:text/.+|application/(?:.+\+)?(?:xml|json|xhtml)|application/(?:x-)?(?:javascript|yaml|ndjson))")
_UNTOLD = ("", "application/octet-stream", "binary/octet-stream", "unknown/unknown")  # the bytes must tell


@dataclass(frozen=True)
class Fetched:
    url: str  # after redirects
    status: int
    content_type: str  # the header's value
    body: bytes
    truncated: bool = False
    challenged: bool = False  # Cloudflare says that it asks for a check

    @property
    def media_type(self) -> str:
        return self.content_type.partition(";")[0].strip().lower()


async def fetch(
    client: httpx.AsyncClient, url: str, *, allowed: Collection[str] = (), language: str = "", seconds: float = 10.0
) -> Fetched:
    """What stands at an address, whatever its status. A body that is too long, too slow or breaks off is truncated.

    allowed: the `host:port` that may be private; language: BCP 47. Raises `ForbiddenAddress`, at redirects too,
    `Unreadable` (`not_web_address`, `too_many_redirects`, `pdf`, `not_text`), `TimedOut`, `Unreachable`.
    """
    cookies = httpx.Cookies()  # some sites forward in circles without; nobody sees them at the next page
    deadline = asyncio.get_running_loop().time() + seconds
    asked = url
    refuse_private(url, allowed)
    with app_errors(site_of(asked)):
        try:
            async with asyncio.timeout_at(
                deadline + 0.2
            ):  # the body has its own, a little earlier, and keeps what came
                for _ in range(MOST_REDIRECTS + 1):
                    answer = await _ask(client, url, cookies, language, deadline)
                    if isinstance(answer, Fetched):
                        return answer
                    refuse_private(answer, allowed)
                    refuse_detour(url, answer)
                    url = answer
        except TimeoutError as exc:
            raise TimedOut(site_of(url)) from exc
    raise Unreadable(site_of(asked), "too_many_redirects")


def refuse_private(url: str, allowed: Collection[str]) -> None:
    """What an address by itself tells; the gate looks at the rest."""
    if not is_web_address(url):
        raise Unreadable(site_of(url) or url[:200], "not_web_address")
    place = private_place(url)
    if place and not is_allowed(_target(url), allowed):
        raise ForbiddenAddress(place)


def refuse_detour(here: str, there: str) -> None:
    """No page leads into a private place, even one that may be read, unless it stands there itself."""
    if place := private_detour(here, there):
        raise ForbiddenAddress(place)


async def _ask(
    client: httpx.AsyncClient, url: str, cookies: httpx.Cookies, language: str, deadline: float
) -> Fetched | str:
    """The page, or the address that it forwards to."""
    with _foreign_errors(url):
        request = client.build_request("GET", url, headers=_headers(language))
        request.headers.pop("cookie", None)  # those that the client took from other pages
        cookies.set_cookie_header(request)
        response = await client.send(request, stream=True, follow_redirects=False)
    try:
        _refused(response.headers.get(HEADER, ""), url, response.status_code)
        cookies.extract_cookies(response)
        location = response.headers.get("location", "")
        if response.status_code in _REDIRECTS and location:
            return _joined(url, location)
        return await _received(response, url, deadline)
    finally:
        await response.aclose()


def _joined(url: str, location: str) -> str:
    try:
        return str(urljoin(url, location.strip().replace(" ", "%20")))  # servers write blanks, browsers mend them
    except ValueError as exc:
        raise Unreadable(site_of(url), "not_web_address", location) from exc


async def _received(response: httpx.Response, url: str, deadline: float) -> Fetched:
    content_type = response.headers.get("content-type", "")
    told = content_type.partition(";")[0].strip().lower()
    _check_media_type(told, url)
    body, truncated = await _body(response, url, deadline)
    if body.startswith(b"%PDF-"):
        raise Unreadable(site_of(url), "pdf")
    if told in _UNTOLD and b"\x00" in body[:2000] and not body.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Unreadable(site_of(url), "not_text", told)
    return Fetched(
        url,
        response.status_code,
        content_type,
        body,
        truncated or HEADER in response.headers,
        response.headers.get("cf-mitigated", "") == "challenge",
    )


def _check_media_type(told: str, url: str) -> None:
    if told == "application/pdf":
        raise Unreadable(site_of(url), "pdf")
    if told not in _UNTOLD and not _TEXT.fullmatch(told):
        raise Unreadable(site_of(url), "not_text", told)


async def _body(response: httpx.Response, url: str, deadline: float) -> tuple[bytes, bool]:
    """(unpacked bytes, whether some are missing). Raises only if nothing came."""
    coding = response.headers.get("content-encoding", "identity").strip().lower()
    if coding not in ("identity", "", "gzip", "x-gzip", "deflate"):
        raise Unreadable(site_of(url), "not_text", coding)  # nobody asked for it
    unpack = zlib.decompressobj(47) if coding not in ("identity", "") else None  # 47: gzip or zlib, as it comes
    body = bytearray()
    try:
        async with asyncio.timeout_at(deadline):
            pieces = 0
            async for piece in response.aiter_raw():
                pieces += 1
                if pieces % _PIECES_AT_ONCE == 0:
                    await asyncio.sleep(0)
                room = MOST_BYTES - len(body)
                body += unpack.decompress(piece, room) if unpack else piece[:room]
                if len(body) >= MOST_BYTES or pieces >= _MOST_PIECES:
                    return bytes(body), True
                if unpack and unpack.eof:
                    break  # what stands behind it would be copied again and again
    except (TimeoutError, httpx.TransportError, zlib.error) as exc:
        if body:
            return bytes(body), True
        if isinstance(exc, zlib.error):
            raise Unreadable(site_of(url), "not_text", coding) from exc
        raise
    return bytes(body), False


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
        raise Unreadable(site_of(url), "not_web_address", str(exc)) from exc
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
