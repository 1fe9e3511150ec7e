"""A service as a channel, over real HTTP."""

import json
import logging
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from app.adapters.http import USER_AGENT, make_client
from app.adapters.search.catalogue import APIS, CHANNELS
from app.adapters.search.providers import exa, searxng, serpapi, tavily
from app.adapters.search.service_call import Api
from app.adapters.search.service_channel import ApiChannel
from app.cli.words import sentence
from app.core.domain.errors import (
    AppError,
    BadAnswer,
    KeyMissing,
    KeyRefused,
    OutOfCredit,
    RateLimited,
    TimedOut,
    Unavailable,
    Unreachable,
)
from app.core.domain.events import Failure
from app.core.domain.evidence import Outcome, Query, Report
from app.core.domain.settings import SearchSettings
from tests.adapters.search.providers.samples import EXPECTED, body_of
from tests.loopback import serve

KEYED = [info.id for info in CHANNELS if info.id in APIS and info.key]
SECRET = "very/secret+key-0123456789"


@dataclass
class Service:
    """Answers every request alike, but for keys that it does not like; remembers the keys and paths it saw."""

    body: bytes = body_of("exa")
    refusals: dict[str, tuple[int, dict[str, str]]] = field(default_factory=dict)
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    echo: bool = False
    stall: bool = False
    keys: list[str] = field(default_factory=list)
    seen: list[Request] = field(default_factory=list)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        key = request.headers.get("x-api-key", "")
        self.seen.append(request)
        self.keys.append(key)
        if self.stall:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{", "more_body": True})
            while (await receive())["type"] != "http.disconnect":
                pass
            return
        status, headers = self.refusals.get(key, (self.status, self.headers))
        body = json.dumps({"error": f"{request.url} {dict(request.headers)}"}).encode() if self.echo else self.body
        await Response(body, status, headers)(scope, receive, send)


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


class Stand:
    """One server for all tests of this file, in which each test puts a service of its own."""

    service = Service()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.service(scope, receive, send)


@pytest.fixture(scope="module")
def stand() -> Iterator[tuple[Stand, str]]:
    stand = Stand()
    with serve(stand) as base:
        yield stand, base


@pytest.fixture
def service(stand: tuple[Stand, str]) -> Service:
    stand[0].service = Service()
    return stand[0].service


@pytest.fixture
def address(stand: tuple[Stand, str]) -> str:
    return stand[1]


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as client:
        yield client


Make = Callable[..., ApiChannel]


@pytest.fixture
def make(client: httpx.AsyncClient, address: str) -> Make:
    def channel(
        keys: Sequence[str] = ("k1",), api: Api = exa.API, name: str = "exa", base: str = "", clock: Clock | None = None
    ) -> ApiChannel:
        settings = SearchSettings(addresses={name: base or address})
        return ApiChannel(name, api, lambda: client, lambda: keys, lambda: settings, clock or Clock())

    return channel


async def ask(channel: ApiChannel, text: str = "q") -> Report:
    async with aclosing(channel.search(Query(text))) as reports:
        found = [report async for report in reports]
    assert len(found) == 1
    return found[0]


async def failed(channel: ApiChannel, kind: type[AppError]) -> AppError:
    with pytest.raises(kind) as caught:
        await ask(channel)
    return caught.value


@pytest.mark.parametrize("name", APIS)
async def test_every_service_answers_through_its_channel(name: str, make: Make, service: Service) -> None:
    service.body = body_of(name)
    report = await ask(make(api=APIS[name], name=name))
    assert (report.engine, report.query, report.outcome) == (name, "q", Outcome.HITS)
    assert [(h.title, h.url, h.snippet, h.site, h.date) for h in report.hits] == EXPECTED[name]
    assert service.seen[0].headers["user-agent"] == USER_AGENT
    assert service.seen[0].headers["accept-encoding"] == "identity"


async def test_an_answer_in_words_is_handed_on(make: Make, service: Service) -> None:
    service.body = body_of("sonar")
    report = await ask(make(api=APIS["sonar"], name="sonar"))
    assert report.response == "Granite is hard.[1] Basalt is fine.[2]"


async def test_nothing_found_is_said(make: Make, service: Service) -> None:
    service.body = b'{"results": []}'
    assert (await ask(make())).outcome is Outcome.NO_RESULTS


async def test_a_status_that_means_nothing_found_is_no_failure(make: Make, service: Service) -> None:
    service.status, service.body = 400, b'{"error":{"code":"SEARCH_QUERY_NO_RESULT","message":"m"}}'
    assert (await ask(make(api=APIS["linkup"], name="linkup"))).outcome is Outcome.NO_RESULTS


async def test_keys_take_turns(make: Make, service: Service) -> None:
    channel = make(["k1, k2\nk3", "k2"])
    for _ in range(4):
        await ask(channel)
    assert service.keys == ["k1", "k2", "k3", "k1"]


@pytest.mark.parametrize("status", [401, 403, 402, 429])
async def test_a_key_that_fails_is_passed_over_in_the_same_search(make: Make, service: Service, status: int) -> None:
    service.refusals = {"k1": (status, {})}
    channel = make(["k1", "k2"])
    assert (await ask(channel)).hits
    assert service.keys == ["k1", "k2"]
    await ask(channel)
    await ask(channel)
    assert service.keys[2:] == ["k2", "k2"]


async def test_a_key_wakes_after_its_rest(make: Make, service: Service) -> None:
    service.refusals = {"k1": (429, {"Retry-After": "30"})}
    clock = Clock()
    channel = make(["k1", "k2"], clock=clock)
    await ask(channel)
    clock.now += 31
    service.refusals.clear()
    service.keys.clear()
    await ask(channel)
    await ask(channel)
    assert sorted(service.keys) == ["k1", "k2"]


async def test_where_all_keys_fail_the_shortest_wait_is_told(make: Make, service: Service) -> None:
    service.refusals = {"k1": (401, {}), "k2": (429, {"Retry-After": "7"}), "k3": (402, {})}
    error = await failed(make(["k1", "k2", "k3"]), RateLimited)
    assert error.data == {"retry_after": "7"}


async def test_where_all_keys_rest_the_one_that_wakes_first_is_asked(make: Make, service: Service) -> None:
    service.refusals = {"k1": (401, {}), "k2": (429, {"Retry-After": "7"})}
    channel = make(["k1", "k2"])
    await failed(channel, RateLimited)
    service.keys.clear()
    await failed(channel, RateLimited)
    assert service.keys == ["k2"]


@pytest.mark.parametrize(
    ("status", "kind"), [(401, KeyRefused), (402, OutOfCredit), (500, BadAnswer), (504, TimedOut), (404, BadAnswer)]
)
async def test_a_failed_status_is_one_of_our_errors(
    make: Make, service: Service, status: int, kind: type[AppError]
) -> None:
    service.status, service.body = status, b'{"error": "no"}'
    assert (await failed(make(), kind)).where == "exa"


async def test_a_failure_that_is_not_the_keys_fault_ends_the_search(make: Make, service: Service) -> None:
    service.status = 500
    await failed(make(["k1", "k2"]), BadAnswer)
    assert service.keys == ["k1"]


async def test_without_a_key_nothing_is_asked(make: Make, service: Service) -> None:
    channel = make([" ", ",\n"])
    assert not channel.usable
    await failed(channel, KeyMissing)
    assert not service.seen


async def test_a_key_that_no_header_can_hold_is_refused_untold(make: Make, service: Service) -> None:
    error = await failed(make(["schlüssel"]), KeyRefused)
    assert "schl" not in str(error)
    assert not service.seen
    assert (await ask(make(["schlüssel", "k2"]))).hits


async def test_a_service_may_be_asked_without_a_key_but_not_instead_of_another(make: Make, service: Service) -> None:
    service.body = body_of("tavily")
    channel = make([], tavily.API, "tavily")
    assert channel.usable
    assert not channel.is_fallback
    assert (await ask(channel)).hits
    assert service.seen[0].headers["x-tavily-access-mode"] == "keyless"
    assert make(["k"], tavily.API, "tavily").is_fallback


async def test_a_keyless_service_that_wants_a_key_says_so(make: Make, service: Service) -> None:
    service.status = 401
    await failed(make([], tavily.API, "tavily"), KeyMissing)


async def test_searxng_needs_an_address(client: httpx.AsyncClient, make: Make, service: Service) -> None:
    homeless = ApiChannel("searxng", searxng.API, lambda: client, lambda: ())
    assert not homeless.usable
    assert (await failed(homeless, Unavailable)).detail == "no_address"
    service.body = body_of("searxng")
    channel = make([], searxng.API, "searxng")
    assert channel.usable
    assert channel.is_fallback
    assert (await ask(channel)).hits
    service.status = 403
    assert (await failed(channel, Unavailable)).detail == "json_off"


async def test_an_address_may_have_a_path_and_slashes(make: Make, service: Service, address: str) -> None:
    await ask(make(base=f" {address}/proxy/exa// "))
    assert service.seen[0].url.path == "/proxy/exa/search"


async def test_a_service_that_stops_in_mid_answer_has_timed_out(make: Make, service: Service) -> None:
    service.stall = True
    await failed(make(api=replace(exa.API, seconds=0.3)), TimedOut)


@pytest.mark.parametrize("body", [b"", b"<html>", b"[]", b'"x"', b'{"other": 1}', b'{"results": [', b"[" * 100_000])
async def test_garbage_is_a_bad_answer(make: Make, service: Service, body: bytes) -> None:
    service.body = body
    await failed(make(), BadAnswer)


async def test_an_endless_body_is_not_read_to_its_end(make: Make, service: Service) -> None:
    service.body = b" " * 5_000_000
    await failed(make(), BadAnswer)


async def test_redirects_are_not_followed(make: Make, service: Service, address: str) -> None:
    service.status, service.headers = 302, {"Location": f"{address}/elsewhere"}
    error = await failed(make(), BadAnswer)
    assert len(service.seen) == 1
    assert f"redirects to {address.removeprefix('http://')}" in sentence(Failure.of(error))


async def test_an_unexpected_status_is_told(make: Make, service: Service) -> None:
    for status in (418, 507):
        service.status, service.body = status, b'{"error": "Teapots are out of stock"}'
        words = sentence(Failure.of(await failed(make(), BadAnswer)))
        assert words.endswith(f"answered with error {status}: Teapots are out of stock")


@pytest.mark.parametrize(
    "base", ["http://127.0.0.1:9", "http://[::1", "nowhere", "http://a..b/", "http://x.example:99999"]
)
async def test_an_address_where_nobody_is_cannot_be_reached(make: Make, base: str) -> None:
    error = await failed(make([SECRET], serpapi.API, "serpapi", base), Unreachable)
    assert not told(error)


def told(error: AppError) -> bool:
    """True where a part of the secret stands anywhere in what is known of the error."""
    text = "".join(traceback.format_exception(error)) + repr(error) + repr(error.args) + repr(error.data)
    return any(part in text for part in ("0123456789", "secret+key", "secret%2Bkey"))


@pytest.mark.parametrize("status", [200, 400, 401, 429, 500])
@pytest.mark.parametrize("name", KEYED)
async def test_a_key_is_never_told_though_the_service_repeats_it(
    make: Make, service: Service, name: str, status: int
) -> None:
    service.status, service.echo = status, True
    error = await failed(make([SECRET], APIS[name], name), AppError)
    assert not told(error)


async def test_the_password_of_the_users_own_server_is_not_told(make: Make, service: Service, address: str) -> None:
    service.status, service.body = 500, b"user:pass1234word failed"
    base = address.replace("http://", "http://user:pass1234word@")
    assert "pass1234word" not in str(await failed(make([], searxng.API, "searxng", base), BadAnswer))


async def test_our_own_log_holds_no_key(make: Make, service: Service, caplog: pytest.LogCaptureFixture) -> None:
    service.status, service.echo = 401, True
    with caplog.at_level(logging.DEBUG, "app"):
        await failed(make([SECRET], serpapi.API, "serpapi"), KeyRefused)
    assert "passed over" in caplog.text
    assert "0123456789" not in "".join(r.getMessage() for r in caplog.records if r.name.startswith("app"))


def test_the_program_keeps_the_client_library_from_logging_addresses() -> None:
    """SerpApi's key stands in the address, and httpx logs addresses at INFO."""
    script = (
        "import logging; from app.__main__ import main; main(['--verbose', 'inspect', 'stream', 'chat', '/nowhere']);"
        "print([logging.getLogger(name).isEnabledFor(level) for name, level in"
        " (('httpx', logging.INFO), ('httpcore', logging.DEBUG), ('app', logging.INFO))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.splitlines()[-1] == "[False, False, True]"
