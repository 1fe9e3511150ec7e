"""Signing in at a server behind an address (OAuth): the SDK's flow over what is kept of it, and the browser's way back.

What a sign-in leaves (tokens, the registration, where to renew them) is one secret. Without the user's press of a
button nobody is registered anywhere and no browser opens: an answer that asks for it is a failure of its own kind.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import httpx2
from mcp.client.auth import OAuthClientProvider
from mcp.shared.auth import (
    AuthorizationCodeResult,
    OAuthClientInformationFull,
    OAuthClientMetadata,
    OAuthMetadata,
    OAuthToken,
    ProtectedResourceMetadata,
)
from pydantic import AnyUrl, BaseModel, ValidationError

from app.core.domain.addresses import private_place

M = TypeVar("M", bound=BaseModel)

_EARLY = 30  # seconds before their end in which tokens are renewed


class SignInNeeded(Exception):
    """The server wants the user to sign in, in the browser."""


class Browser(Protocol):
    """Where the user signs in. `redirect`: where the browser comes back to."""

    @property
    def redirect(self) -> str: ...

    async def open(self, url: str) -> None: ...

    async def code(self) -> AuthorizationCodeResult: ...


@dataclass
class Login:
    """What is kept of a sign-in at a server; fits the SDK's `TokenStorage`. Other addresses never get it."""

    url: str
    load: Callable[[], str]
    save: Callable[[str], Awaitable[None]]
    _provider: OAuthClientProvider | None = None
    _values: dict[str, Any] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        try:
            values = json.loads(self.load() or "{}")
        except (ValueError, RecursionError):
            values = {}
        if isinstance(values, dict) and values.get("server") == self.url:
            self._values = values

    @property
    def exists(self) -> bool:
        return "tokens" in self._values

    @property
    def port(self) -> int:
        """Of the redirect that was registered; 0: none."""
        client = self._model(OAuthClientInformationFull, "client")
        redirect = client.redirect_uris[0] if client is not None and client.redirect_uris else None
        return redirect.port or 0 if redirect is not None else 0

    def auth(self, browser: Browser | None = None) -> OAuthClientProvider:
        """Without a browser what is kept is used and renewed; where that is not enough, `SignInNeeded` is raised."""
        redirect = browser.redirect if browser is not None else f"http://127.0.0.1:{self.port or 1}/"
        if browser is not None and f":{self.port}/" not in redirect:
            self._values.pop("client", None)  # it was registered for another place to come back to
        metadata = OAuthClientMetadata(
            client_name="Citewise", redirect_uris=[AnyUrl(redirect)], token_endpoint_auth_method="none"
        )
        provider = self._provider = OAuthClientProvider(
            self.url,
            metadata,
            self,
            redirect_handler=browser.open if browser is not None else _refuse,
            callback_handler=browser.code if browser is not None else None,
        )
        context = provider.context  # the SDK reads tokens and registration only
        context.token_expiry_time = self._values.get("expires_at")
        context.oauth_metadata = self._model(OAuthMetadata, "metadata")
        context.protected_resource_metadata = self._model(ProtectedResourceMetadata, "resource")
        context.auth_server_url = self._values.get("issuer")
        return provider

    async def get_tokens(self) -> OAuthToken | None:
        return self._model(OAuthToken, "tokens")

    async def set_tokens(self, tokens: OAuthToken) -> None:
        context = self._provider.context if self._provider is not None else None
        expires = time.time() + tokens.expires_in - _EARLY if tokens.expires_in else None
        self._values |= {"server": self.url, "tokens": _dump(tokens), "expires_at": expires}
        if context is not None:
            context.token_expiry_time = expires
            self._values |= {
                "metadata": _dump(context.oauth_metadata),
                "resource": _dump(context.protected_resource_metadata),
                "issuer": context.auth_server_url,
            }
        await self.save(json.dumps({name: value for name, value in self._values.items() if value is not None}))

    async def get_client_info(self) -> OAuthClientInformationFull | None:
        return self._model(OAuthClientInformationFull, "client")

    async def set_client_info(self, client_info: OAuthClientInformationFull) -> None:
        self._values["client"] = _dump(client_info)  # kept with the tokens: without those it is of no use

    def _model(self, kind: type[M], name: str) -> M | None:
        try:
            return kind.model_validate(self._values[name]) if self._values.get(name) else None
        except ValidationError:
            return None


def _dump(model: BaseModel | None) -> Any:
    return None if model is None else model.model_dump(mode="json", exclude_none=True)


async def _refuse(url: str) -> None:
    raise SignInNeeded


def checked_page(url: str, server: str) -> str:
    """The address to open. Raises `SignInNeeded` for one that a server has no business with in our user's browser."""
    page, own = httpx2.URL(url), httpx2.URL(server)
    if page.host == own.host and page.scheme in ("http", "https"):
        return url
    if page.scheme != "https" or private_place(url):
        raise SignInNeeded(f"the server's sign-in page is not one that is opened: {page.scheme}://{page.host}")
    return url


@dataclass
class LoopbackBrowser:
    """The user's browser, and a page of ours on loopback that it comes back to; for one sign-in.

    `show`: open an address; `done`: what the page says then. `server`: where the user signs in.
    """

    show: Callable[[str], None]
    done: str
    server: str
    seconds: float = 300.0
    _listener: asyncio.Server | None = None
    _code: "asyncio.Future[AuthorizationCodeResult] | None" = None
    _state: str = ""  # that the browser has to bring back: no other page can

    async def start(self, port: int) -> None:
        """On this port, if it is free; else on another one."""
        self._code = asyncio.get_running_loop().create_future()
        try:
            self._listener = await asyncio.start_server(self._answer, "127.0.0.1", port)
        except OSError:
            self._listener = await asyncio.start_server(self._answer, "127.0.0.1", 0)

    @property
    def redirect(self) -> str:
        assert self._listener is not None
        return f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}/signed-in"

    async def open(self, url: str) -> None:
        page = checked_page(url, self.server)
        self._state = httpx2.URL(page).params.get("state", "")
        self.show(page)

    async def code(self) -> AuthorizationCodeResult:
        assert self._code is not None
        try:
            return await asyncio.wait_for(self._code, self.seconds)
        except TimeoutError as error:
            raise SignInNeeded("nobody signed in in time") from error

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10.0)
            is_return = self._take(head.split(b" ", 2)[1].decode("ascii", "replace"))
            body = (self.done if is_return else "Not found").encode()
            status = b"200 OK" if is_return else b"404 Not Found"
            writer.write(
                b"HTTP/1.1 %s\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n"
                b"Cache-Control: no-store\r\nConnection: close\r\n\r\n%s" % (status, len(body), body)
            )
            await writer.drain()
        except (OSError, TimeoutError, ValueError, IndexError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever that was, it is not the browser
        finally:
            writer.close()

    def _take(self, path: str) -> bool:
        """Whether this is the browser coming back, with a code or a refusal."""
        url = httpx2.URL(f"http://127.0.0.1{path}")
        values = url.params
        if url.path != "/signed-in" or self._code is None or not ("code" in values or "error" in values):
            return False
        if not self._state or values.get("state") != self._state:
            return False
        if not self._code.done():
            if "code" in values:
                result = AuthorizationCodeResult(code=values["code"], state=values.get("state"), iss=values.get("iss"))
                self._code.set_result(result)
            else:
                words = values.get("error_description") or values["error"]
                self._code.set_exception(SignInNeeded(f"the sign-in was refused: {words[:200]}"))
        return True
