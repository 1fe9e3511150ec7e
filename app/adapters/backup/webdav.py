"""Backups on a WebDAV server: uploaded under a temporary name and renamed there once they are complete.

RFC 4918. Answers are parsed by webdav4; requests go through our own clients, with their limits and the user's proxy.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

import httpx

from app.adapters.backup.layout import PARTIAL, machine, surplus, time_of
from app.adapters.http import PLAIN, app_errors, read_bounded
from app.adapters.http.transport import WATCH
from app.adapters.http.watch import ReadDeadline
from app.core.domain.backup import StoredBackup
from app.core.domain.errors import AppError, BadAnswer, KeyRefused, TimedOut
from app.core.domain.reasons import WebDavReason

KEY_ID = "webdav"  # under which the password is kept
_PORTION = 1 << 18
_TIMEOUT = httpx.Timeout(30.0, connect=10.0, write=60.0)  # for what is short, and for a portion of what is long
_IDLE = 60.0  # seconds without a byte of a download
_AFTER_UPLOAD = 300.0  # seconds in which a server puts away what it was sent
_PROPERTIES = (
    b'<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop>'
    b"<resourcetype/><getcontentlength/></prop></propfind>"
)

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Entry:
    name: str
    size: int
    is_folder: bool


class WebDavFolder:
    """A folder of a server. Raises `KeyRefused`, `Unreachable`, `TimedOut`, `BadAnswer` with a `WebDavReason`."""

    def __init__(self, client: httpx.AsyncClient, address: str, user: str, password: str, folder: str) -> None:
        self._client = client
        self._root = address.strip().rstrip("/")
        self._steps = [step for step in folder.replace("\\", "/").split("/") if step.strip(". ")]
        self._host = urlsplit(self._root).hostname or address[:80]
        self._user, self._password = user, password
        self._auth: httpx.Auth | None = httpx.BasicAuth(user, password) if user or password else None

    async def backups(self) -> list[StoredBackup]:
        """Newest first, those of other machines too. A folder that is not there has none."""
        entries = await self._entries()
        dated = [(time_of(entry.name), entry) for entry in entries or () if not entry.is_folder]
        backups = [StoredBackup(entry.name, moment, entry.size) for moment, entry in dated if moment is not None]
        return sorted(backups, key=lambda backup: backup.created, reverse=True)

    async def upload(self, file: Path, name: str, progress: Progress = lambda done, total: None) -> None:
        """In place of one of that name, once the server has all of it."""
        await self.ready()
        partial, size = name + PARTIAL, (await asyncio.to_thread(file.stat)).st_size
        headers = {"Content-Length": str(size), "Content-Type": "application/zip"}
        try:
            response = await self._ask(
                "PUT", self._url(partial), headers, _portions(file, size, progress), _AFTER_UPLOAD
            )
            self._expect(response, 200, 201, 204)
            entry = next((one for one in await self._entries() or () if one.name == partial), None)
            if entry is None or entry.size != size:
                raise BadAnswer(self._host, "" if entry is None else f"{entry.size}", reason=WebDavReason.TORN)
            moved = await self._ask(
                "MOVE", self._url(partial), {"Destination": self._url(name), "Overwrite": "T"}, b"", _AFTER_UPLOAD
            )
            self._expect(moved, 201, 204)
        except BaseException as error:
            if not isinstance(error, asyncio.CancelledError):
                with suppress(AppError):
                    await self.delete(partial)
            raise

    async def download(self, name: str, target: Path, progress: Progress = lambda done, total: None) -> None:
        """Raises OSError, too."""
        size = next((one.size for one in await self._entries() or () if one.name == name), 0)
        request = self._request("GET", self._url(name), PLAIN, b"")
        request.extensions[WATCH] = ReadDeadline(idle=_IDLE)
        with app_errors(self._host):
            response = await self._client.send(request, auth=self._auth, stream=True)
            try:
                self._expect(response, 200)
                done = await asyncio.to_thread(target.write_bytes, b"")
                async for portion in response.aiter_bytes(_PORTION):
                    done += len(portion)
                    if done > size:
                        raise BadAnswer(self._host, f"{done} > {size}", reason=WebDavReason.TORN)
                    await asyncio.to_thread(_append, target, portion)
                    progress(done, size)
            finally:
                await response.aclose()
        if done != size:
            raise BadAnswer(self._host, f"{done} < {size}", reason=WebDavReason.TORN)

    async def keep(self, most: int, newest: str) -> None:
        """Of this machine's, the newest so many stay; and nothing of what an upload that was cut off left."""
        own = [backup.name for backup in await self.backups() if time_of(backup.name, machine())]
        for name in surplus(own, most, newest):
            await self.delete(name)
        for entry in await self._entries() or ():
            if entry.name.endswith(PARTIAL) and time_of(entry.name.removesuffix(PARTIAL), machine()):
                await self.delete(entry.name)

    async def delete(self, name: str) -> None:
        self._expect(await self._ask("DELETE", self._url(name)), 200, 202, 204, 404)

    async def ready(self) -> None:
        """The folder is there and can be written to; made where it is missing."""
        if await self._entries() is not None:
            return
        for count in range(1, len(self._steps) + 1):
            response = await self._ask("MKCOL", self._url(depth=count))
            self._expect(response, 200, 201, 405)  # 405: it is there

    async def _entries(self) -> list[Entry] | None:
        """What is in the folder; None where it is not there."""
        headers = {"Depth": "1", "Content-Type": "application/xml"}
        response = await self._ask("PROPFIND", self._url(), headers, _PROPERTIES)
        if response.status_code == 404 and self._steps:
            return None
        self._expect(response, 207)
        return self._parsed(response.content)

    def _parsed(self, content: bytes) -> list[Entry]:
        from defusedxml.ElementTree import fromstring
        from webdav4.multistatus import MultiStatusResponse

        try:
            text = content.decode("utf-8")
            fromstring(text)  # no entities, which could be anything
            own = unquote(urlsplit(self._url()).path).rstrip("/")
            entries = []
            for path, one in MultiStatusResponse(text).responses.items():
                path = unquote(urlsplit(path).path).rstrip("/")
                if path != own:
                    size = one.properties.content_length or 0
                    entries.append(Entry(path.rpartition("/")[2], size, bool(one.properties.collection)))
            return entries
        except Exception as error:  # an answer that is no WebDAV's, whatever it is
            raise BadAnswer(self._host, type(error).__name__, reason=WebDavReason.NO_WEBDAV) from error

    def _url(self, name: str = "", depth: int | None = None) -> str:
        steps = [quote(step, safe="") for step in self._steps[:depth]]
        return "/".join((self._root, *steps, quote(name, safe="")))

    def _request(
        self, method: str, url: str, headers: dict[str, str], content: bytes | AsyncIterator[bytes]
    ) -> httpx.Request:
        return self._client.build_request(method, url, headers=headers, content=content, timeout=_TIMEOUT)

    async def _ask(
        self,
        method: str,
        url: str,
        headers: dict[str, str] | None = None,
        content: bytes | AsyncIterator[bytes] = b"",
        seconds: float | None = None,
    ) -> httpx.Response:
        request = self._request(method, url, {**PLAIN, **(headers or {})}, content)
        if seconds is not None:
            request.extensions["timeout"] = {**_TIMEOUT.as_dict(), "read": seconds}
        with app_errors(self._host):
            response = await self._client.send(request, auth=self._auth, stream=True)
            try:
                body = await read_bounded(response)
            finally:
                await response.aclose()
        if response.status_code == 401 and self._wants_digest(response):
            self._auth = httpx.DigestAuth(self._user, self._password)
            return await self._ask(method, url, headers, content, seconds)
        return httpx.Response(response.status_code, headers=response.headers, content=body)

    def _wants_digest(self, response: httpx.Response) -> bool:
        offers = ", ".join(response.headers.get_list("www-authenticate")).lower()
        return "digest" in offers and isinstance(self._auth, httpx.BasicAuth)

    def _expect(self, response: httpx.Response, *statuses: int) -> None:
        status = response.status_code
        if status in statuses:
            return
        if status == 401 or (status == 403 and not self._password):
            raise KeyRefused(self._host, status=str(status))
        if status in (408, 504):
            raise TimedOut(self._host, str(status))
        reason = {507: WebDavReason.FULL, 413: WebDavReason.FULL, 403: WebDavReason.FORBIDDEN}.get(status)
        if 300 <= status < 400:
            host = urlsplit(response.headers.get("location", "")).netloc
            raise BadAnswer(self._host, "", reason=WebDavReason.MOVED, host=host[:80])
        if reason is None and status in (404, 405, 409, 501, 200):
            reason = WebDavReason.NO_WEBDAV
        raise BadAnswer(self._host, f"HTTP {status}", reason=reason or WebDavReason.FAILED, status=str(status))


async def _portions(file: Path, size: int, progress: Progress) -> AsyncIterator[bytes]:
    """Opened for each: what is given up between two, or while a thread opens it, leaves no file open."""
    done = 0
    while portion := await asyncio.to_thread(_portion, file, done):
        yield portion
        done += len(portion)
        progress(done, size)


def _portion(file: Path, start: int) -> bytes:
    with file.open("rb") as source:
        source.seek(start)
        return source.read(_PORTION)


def _append(file: Path, portion: bytes) -> None:
    with file.open("ab") as target:
        target.write(portion)
