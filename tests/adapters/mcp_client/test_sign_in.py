"""Signing in at a tool server: the official SDK's authorization server on loopback, and a browser that is played."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest

pytest.importorskip("mcp")

from app.adapters.gate import Gate
from app.adapters.mcp_client.servers import McpServers
from app.adapters.mcp_client.session import Limits
from app.adapters.mcp_client.sign_in import SignInNeeded, checked_page
from app.core.domain.chat.tool_servers import McpServerSettings, ServerFault, ServerState
from app.core.domain.errors import KeyRefused
from tests.adapters.mcp_client.remote_servers import Accounts, Lazy
from tests.loopback import serve
from tests.waiting import until

DONE = "You are signed in. Close this page."


class Person:
    """Their keychain and their browser, which follows where it is sent."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}
        self.opened: list[str] = []
        self.shown: list[str] = []
        self.before: Callable[[str], None] = lambda url: None

    async def keep(self, id: str, value: str) -> str:
        self.keys[id] = value
        return "keychain"

    def open(self, url: str) -> None:
        self.opened.append(url)
        threading.Thread(target=self._browse, args=(url,), daemon=True).start()

    def _browse(self, url: str) -> None:
        self.before(url)
        with httpx.Client(follow_redirects=True, timeout=10) as browser:
            self.shown.append(browser.get(url).text)


@pytest.fixture
async def servers() -> AsyncIterator[Callable[[str, Person], McpServers]]:
    opened: list[McpServers] = []

    def make(url: str, person: Person, **fields: Any) -> McpServers:
        one = McpServerSettings("one", "One", url=url, **fields)
        limits = Limits(start=20.0, answer=10.0, call=10.0)
        keys = lambda name: person.keys.get(name, "")  # noqa: E731
        opened.append(McpServers(lambda: (one,), keys, keep_secret=person.keep, limits=limits))
        return opened[-1]

    yield make
    for one in opened:
        await one.close()


async def test_the_user_is_asked_first_and_then_stays_signed_in(servers: Any) -> None:
    accounts, person = Accounts(), Person()
    with serve(Lazy(accounts.app)) as base:
        mine = servers(f"{base}/mcp", person)
        (one,) = mine.settings()
        (status,) = await mine.ready(20.0)
        assert (status.state, status.fault) == (ServerState.FAILED, ServerFault.SIGN_IN)
        assert accounts.clients == {}, "nobody is registered without the user"
        assert person.opened == []
        status = await mine.sign_in(one, person.open, DONE)
        assert status.state is ServerState.READY, status
        assert [tool.name for tool in status.tools] == ["add", "long", "slow"]
        await until(lambda: person.shown == [DONE], "the browser says that all is done")
        (page,) = person.opened
        asked = httpx.URL(page).params
        assert asked["code_challenge_method"] == "S256"
        assert asked["redirect_uri"].startswith("http://127.0.0.1:")
        (client,) = accounts.clients.values()
        assert (client.client_name, client.token_endpoint_auth_method) == ("Citewise", "none")
        await mine.restart("one")
        (status,) = await mine.ready(20.0)
        assert status.state is ServerState.READY
        assert (await mine.call("one", "add", {"a": 1, "b": 2})).texts == ("3",)
        again = servers(f"{base}/mcp", person)  # the program was started anew
        await again.ready(20.0)
        assert (await again.call("one", "add", {"a": 1, "b": 2})).texts == ("3",)
        await mine.sign_in(one, person.open, DONE)
        assert len(accounts.clients) == 1, "registered once, as long as its port is free"
        assert (len(person.opened), list(person.keys)) == (1, ["mcp-login:one"])
        await mine.sign_out(one)
        (status,) = await mine.ready(20.0)
        assert status.fault is ServerFault.SIGN_IN
        await mine.close()
        await again.close()


async def test_tokens_are_renewed_without_the_user(servers: Any) -> None:
    accounts, person = Accounts(), Person()
    with serve(Lazy(accounts.app)) as base:
        mine = servers(f"{base}/mcp", person)
        await mine.sign_in(mine.settings()[0], person.open, DONE)
        kept = json.loads(person.keys["mcp-login:one"])
        person.keys["mcp-login:one"] = json.dumps({**kept, "expires_at": time.time() - 1})
        accounts.access.clear()
        (status,) = await mine.ready(20.0)
        assert status.state is ServerState.READY, status
        assert (accounts.renewed, len(person.opened)) == (1, 1)
        assert person.keys["mcp-login:one"] != json.dumps(kept)
        accounts.access.clear()
        accounts.refresh.clear()
        with pytest.raises(KeyRefused):
            await mine.call("one", "add", {"a": 1, "b": 2})
        await mine.close()


async def test_what_is_kept_goes_to_no_other_address(servers: Any) -> None:
    accounts, person = Accounts(), Person()
    with serve(Lazy(accounts.app)) as base, serve(Lazy(Accounts().app)) as other:
        mine = servers(f"{base}/mcp", person)
        await mine.sign_in(mine.settings()[0], person.open, DONE)
        moved = servers(f"{other}/mcp", person)
        (status,) = await moved.ready(20.0)
        assert status.fault is ServerFault.SIGN_IN
        await mine.close()
        await moved.close()


async def test_a_refusal_and_a_way_back_that_is_not_ours_are_told(servers: Any) -> None:
    accounts, person = Accounts(refuses=True), Person()

    def forged(url: str) -> None:
        back = httpx.URL(url).params["redirect_uri"]
        assert httpx.get(f"{back}?code=evil&state=wrong").status_code == 404
        assert httpx.get(back.replace("/signed-in", "/")).status_code == 404

    person.before = forged
    with serve(Lazy(accounts.app)) as base:
        mine = servers(f"{base}/mcp", person)
        status = await mine.sign_in(mine.settings()[0], person.open, DONE)
        assert (status.state, status.fault) == (ServerState.FAILED, ServerFault.SIGN_IN)
        assert "not today" in status.problem
        assert person.keys == {}
        await mine.close()


async def test_a_server_that_registers_nobody_wants_a_header(servers: Any) -> None:
    async def closed(scope: Any, receive: Any, send: Any) -> None:
        status = 401 if scope["path"] == "/mcp" else 404
        headers = [(b"www-authenticate", b"Bearer"), (b"content-type", b"text/plain")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"no"})

    person = Person()
    with serve(closed) as base:
        mine = servers(f"{base}/mcp", person)
        status = await mine.sign_in(mine.settings()[0], person.open, DONE)
        assert (status.fault, person.opened) == (ServerFault.REFUSED, [])
        await mine.close()


async def test_a_cancelled_sign_in_ends(servers: Any) -> None:
    accounts, opened = Accounts(), asyncio.Event()
    with serve(Lazy(accounts.app)) as base:
        mine = servers(f"{base}/mcp", Person())
        signing = asyncio.create_task(mine.sign_in(mine.settings()[0], lambda url: opened.set(), DONE))
        await asyncio.wait_for(opened.wait(), 10)
        signing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await signing
        await mine.close()


async def test_a_header_of_the_users_stands_for_a_sign_in(servers: Any) -> None:
    with serve(Lazy(Accounts().app)) as base:
        mine = servers(f"{base}/mcp", Person(), headers=("authorization",))
        (status,) = await mine.ready(20.0)
        assert status.fault is ServerFault.REFUSED
        await mine.close()


def test_only_pages_of_the_web_or_of_the_server_itself_are_opened() -> None:
    local, far = "http://127.0.0.1:9/mcp", "https://tools.example/mcp"
    assert checked_page("http://127.0.0.1:10/authorize", local)
    assert checked_page("https://accounts.example/authorize", far)
    for url in ("http://accounts.example/", "https://192.168.0.1/", "file:///etc/passwd", "https://localhost/"):
        with pytest.raises(SignInNeeded):
            checked_page(url, far)


def pointing_to(accounts: str) -> Any:
    """A server that names another host, where its accounts are."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found = scope["path"].startswith("/.well-known/oauth-protected-resource")
        host = dict(scope["headers"])[b"host"].decode()
        body = json.dumps({"resource": f"http://{host}/mcp", "authorization_servers": [f"{accounts}/"]}).encode()
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200 if found else 401, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    return app


@pytest.mark.parametrize("way", ["no gate", "gate", "gate that lets it through"])
async def test_hosts_that_a_server_names_are_asked_through_the_gate_alone(servers: Any, way: str) -> None:
    """A private place gets no request of ours because a server says so."""
    accounts, person = Accounts(), Person()
    with serve(Lazy(accounts.app)) as inside, serve(pointing_to(inside), "127.0.0.2") as base:
        allowed = [inside.removeprefix("http://")] if "through" in way else []
        gate = Gate(lambda: allowed)
        await gate.start()
        mine = servers(f"{base}/mcp", person)
        mine.gate = lambda: "" if way == "no gate" else gate.url
        status = await mine.sign_in(mine.settings()[0], person.open, DONE)
        assert status.state is ServerState.FAILED
        assert bool(accounts.clients) == bool(allowed), status.problem
        assert person.opened == [], "nor is a page opened that has no business in a browser"
        await mine.close()
        await gate.close()
