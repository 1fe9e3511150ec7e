"""The signed list of versions over real TLS: what is asked, what is believed, what is not followed."""

import json
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.update_feed import CONTEXT, LONGEST, SignedFeed, UpdateFile, is_https, open_feed, this_system
from app.core.domain.errors import AppError, BadAnswer, Unreachable
from app.core.domain.reasons import UpdateReason
from app.core.domain.updates import ReleaseFeed, UpdateState
from tests.adapters.certificates import Authority, authority, trusted
from tests.loopback import serve

__all__ = ["authority", "trusted"]

KEY = Ed25519PrivateKey.generate()
PUBLIC = KEY.public_key().public_bytes_raw()
LIST: dict[str, Any] = {
    "format": 1,
    "serial": 4,
    "expires": "2099-01-01T00:00:00+00:00",
    "versions": [
        {
            "version": "0.3.0",
            "date": "2026-12-01",
            "page": "https://citewise.example/0.3.0",
            "notes": {"en": "Better.", "zh-CN": "更好。"},
            "system": {"linux": "2.31"},
        }
    ],
}


def signed(data: object = LIST, key: Ed25519PrivateKey = KEY, context: bytes = CONTEXT) -> bytes:
    payload = data if isinstance(data, bytes) else json.dumps(data).encode()
    return b64encode(key.sign(context + payload)) + b"\n" + payload


class Site:
    """Answers with `content`; `requests` are the headers and queries that came."""

    def __init__(self) -> None:
        self.content: bytes = signed()
        self.status = 200
        self.requests: list[dict[str, str]] = []
        self.hops: dict[str, str] = {}
        paths = [Route(path, self.answer) for path in ("/feed", "/other", "/loop")]
        self.app = Starlette(routes=paths)

    async def answer(self, request: Request) -> Response:
        self.requests.append({**request.headers, "?": request.url.query})
        if target := self.hops.get(request.url.path):
            return RedirectResponse(target, 302, headers={"set-cookie": "id=1; Path=/"})
        return Response(self.content, self.status, headers={"set-cookie": "id=1; Path=/", "etag": '"1"'})


@pytest.fixture
def site() -> Site:
    return Site()


@pytest.fixture
def base(site: Site, trusted: Authority, tmp_path: Path) -> Iterator[str]:
    trusted.server("127.0.0.1")
    certificate = trusted.path.with_name("server.pem")
    with serve(site.app, certificate=str(certificate)) as address:
        yield address


async def fetched(address: str, times: int = 1) -> ReleaseFeed:
    async with make_client(proxy=lambda host: "") as client:
        source = SignedFeed(address, PUBLIC, client)
        for _ in range(times):
            feed = await source.fetch()
    return feed


async def refused(call: Callable[[], Any]) -> str:
    with pytest.raises(BadAnswer) as caught:
        await call()
    return caught.value.data.get("reason", "")


async def test_a_signed_list_is_read(base: str) -> None:
    feed = await fetched(f"{base}/feed")
    (release,) = feed.releases
    assert (feed.serial, release.version, release.notes_in("zh_CN")) == (4, "0.3.0", "更好。")
    assert (release.page, release.systems) == ("https://citewise.example/0.3.0", {"linux": "2.31"})


async def test_the_request_tells_nothing_of_who_asks(base: str, site: Site) -> None:
    """No version, no language, no cookie and no tag of an earlier answer."""
    await fetched(f"{base}/feed", times=2)
    assert len(site.requests) == 2
    for request in site.requests:
        request.pop("host")
        assert request.pop("user-agent") == "Citewise"
        assert request == {"?": "", "accept": "*/*", "accept-encoding": "identity", "connection": "keep-alive"}


@pytest.mark.parametrize("flaw", ["another key", "a changed byte", "no signature", "another use", "a page"])
async def test_what_the_key_did_not_sign_is_not_read(base: str, site: Site, flaw: str) -> None:
    site.content = {
        "another key": signed(key=Ed25519PrivateKey.generate()),
        "a changed byte": signed().replace(b'"serial": 4', b'"serial": 5'),
        "no signature": json.dumps(LIST).encode(),
        "another use": signed(context=b""),
        "a page": b"<!doctype html><title>Sign in to the hotel's network</title>",
    }[flaw]
    assert await refused(lambda: fetched(f"{base}/feed")) == UpdateReason.SIGNATURE


def test_the_signature_counts_for_the_exact_bytes() -> None:
    for content in (signed() + b"\n", signed().replace(b": ", b":"), b"\n" + signed()):
        with pytest.raises(BadAnswer):
            open_feed(content, PUBLIC)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"serial": "4"},
        {"serial": True},
        {"serial": 0},
        {"expires": "2099-01-01"},
        {"expires": 4},
        {"versions": None},
        {"versions": [{"version": "0.3.0", "date": "", "page": "http://citewise.example"}]},
        {"versions": [{"version": "0.3.0", "date": "", "page": "https://a@citewise.example"}]},
        {"versions": [{"version": "<b>", "date": "", "page": "https://citewise.example"}]},
        {"versions": [{"version": "1" * 50, "date": "", "page": "https://citewise.example"}]},
        {"versions": [{"version": "1", "date": "", "page": "https://citewise.example", "notes": {"en": 1}}]},
        {"versions": [{"version": "1", "date": "", "page": "https://citewise.example", "notes": []}]},
    ],
)
def test_a_signed_list_that_is_not_understood_is_told_as_such(change: dict[str, Any]) -> None:
    with pytest.raises(BadAnswer) as caught:
        open_feed(signed(LIST | change), PUBLIC)
    assert caught.value.data["reason"] == UpdateReason.FORMAT


async def test_redirects_are_followed_to_https_alone_and_not_for_ever(base: str, site: Site) -> None:
    site.hops = {"/feed": f"{base}/other"}
    assert (await fetched(f"{base}/feed")).serial == 4
    assert not any("cookie" in request for request in site.requests)
    site.hops = {"/feed": base.replace("https:", "http:") + "/other"}
    assert await refused(lambda: fetched(f"{base}/feed")) == UpdateReason.INSECURE
    site.hops = {"/loop": "/loop"}
    site.requests.clear()
    await refused(lambda: fetched(f"{base}/loop"))
    assert len(site.requests) == 4


async def test_an_address_that_is_not_https_is_never_asked(site: Site) -> None:
    with serve(site.app) as address:
        assert await refused(lambda: fetched(f"{address}/feed")) == UpdateReason.INSECURE
    assert site.requests == []


async def test_what_is_too_long_or_no_answer_is_refused(base: str, site: Site) -> None:
    site.content = signed({**LIST, "padding": "x" * LONGEST})
    await refused(lambda: fetched(f"{base}/feed"))
    site.status = 404
    await refused(lambda: fetched(f"{base}/feed"))


async def test_a_certificate_that_nobody_vouches_for_is_not_trusted(
    site: Site, authority: Authority, tmp_path: Path
) -> None:
    authority.server("127.0.0.1")
    certificate = str(authority.path.with_name("server.pem"))
    with serve(site.app, certificate=certificate) as address, pytest.raises(Unreachable):
        await fetched(f"{address}/feed")
    assert site.requests == []


def test_only_plain_https_addresses_count() -> None:
    assert is_https("https://citewise.example/a?b")
    for bad in (
        "http://a.example",
        "https://",
        "https://u:p@a.example",
        "file:///etc",
        "https://a.example/\n",
        "[",
        "",
    ):
        assert not is_https(bad)


def test_what_is_remembered_comes_back_and_damage_is_a_beginning(tmp_path: Path) -> None:
    file = UpdateFile(tmp_path / "updates.json")
    assert file.load() == UpdateState()
    file.save(UpdateState(7, 12.5, "0.3.0"))
    assert file.load() == UpdateState(7, 12.5, "0.3.0")
    for damage in ("", "[]", "{", '{"serial": null}'):
        (tmp_path / "updates.json").write_text(damage)
        assert file.load() == UpdateState()


def test_this_system_has_a_name() -> None:
    assert this_system().name in ("linux", "windows", "macos", "")
    assert issubclass(BadAnswer, AppError)
