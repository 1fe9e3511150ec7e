"""Backups on a real WebDAV server: complete or not there, few, and every refusal told."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from app.adapters.backup.layout import usual_name
from app.adapters.backup.webdav import WebDavFolder
from app.adapters.http import make_client
from app.core.domain.errors import AppError, BadAnswer, KeyRefused, TimedOut, Unreachable
from app.core.domain.reasons import WebDavReason
from tests.adapters.backup.dav_server import PASSWORD, USER, DavServer, dav_server
from tests.adapters.certificates import Authority, authority, trusted  # noqa: F401
from tests.adapters.storage.samples import NOON
from tests.loopback import serve
from tests.waiting import until

NAME = usual_name(NOON)
CONTENT = b"PK" + bytes(range(256)) * 4000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[DavServer]:
    with dav_server(tmp_path / "served") as server:
        yield server


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as client:
        yield client


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return make(tmp_path / "all.zip", CONTENT)


def make(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def folder(
    client: httpx.AsyncClient, server: DavServer, password: str = PASSWORD, name: str = "My 备份/x"
) -> WebDavFolder:
    return WebDavFolder(client, server.url, USER, password, name)


async def refused(kind: type[AppError], call: object) -> AppError:
    with pytest.raises(kind) as error:
        await call  # type: ignore[misc]
    return error.value


@pytest.mark.parametrize("digest", [False, True])
async def test_a_backup_goes_there_is_listed_and_comes_back(
    tmp_path: Path, client: httpx.AsyncClient, file: Path, digest: bool
) -> None:
    with dav_server(tmp_path / "served", digest) as server:
        remote = folder(client, server)
        assert await remote.backups() == [], "the folder is not there yet"
        done: list[tuple[int, int]] = []
        await remote.upload(file, NAME, lambda *bytes: done.append(bytes))
        size = len(CONTENT)
        assert done[-1] == (size, size)
        assert [(one.name, one.created, one.size) for one in await remote.backups()] == [(NAME, NOON, size)]
        assert [path.name for path in (server.root / "My 备份" / "x").iterdir()] == [NAME]
        await remote.download(NAME, tmp_path / "back.zip")
        assert (tmp_path / "back.zip").read_bytes() == CONTENT
        methods = [line.split()[0] for line in server.requests]
        assert methods.index("MOVE") > methods.index("PUT"), "it gets its name when it is complete"


async def test_one_of_that_name_is_replaced_only_by_a_complete_one(
    server: DavServer, client: httpx.AsyncClient, file: Path
) -> None:
    remote = folder(client, server, name="b")
    await remote.upload(file, NAME)
    newer = file.with_name("newer.zip")
    make(newer, b"PK newer" * 1000)
    server.breaks_after = 100
    await refused(AppError, remote.upload(newer, NAME))
    assert (server.root / "b" / NAME).stat().st_size == 1_024_002
    server.breaks_after = None
    await remote.upload(newer, NAME)
    assert (server.root / "b" / NAME).stat().st_size == 8000


async def test_a_full_server_is_told_and_nothing_half_stays(
    server: DavServer, client: httpx.AsyncClient, file: Path
) -> None:
    server.full_after = 1000
    error = await refused(BadAnswer, folder(client, server, name="b").upload(file, NAME))
    assert error.data["reason"] == WebDavReason.FULL
    assert list((server.root / "b").iterdir()) == []


async def test_a_wrong_password_is_told(server: DavServer, client: httpx.AsyncClient, file: Path) -> None:
    remote = folder(client, server, "wrong")
    await refused(KeyRefused, remote.backups())
    await refused(KeyRefused, remote.upload(file, NAME))
    assert list(server.root.iterdir()) == []


async def test_an_unknown_certificate_is_refused_and_the_password_is_not_sent(
    tmp_path: Path,
    authority: Authority,  # noqa: F811
    client: httpx.AsyncClient,
) -> None:
    authority.server("127.0.0.1")
    with dav_server(tmp_path / "served", certificate=str(authority.path.with_name("server.pem"))) as server:
        error = await refused(Unreachable, folder(client, server).backups())
        assert "certificate" in error.detail.lower()
        assert server.requests == []


async def test_a_trusted_certificate_is_taken(tmp_path: Path, trusted: Authority, file: Path) -> None:  # noqa: F811
    trusted.server("127.0.0.1")
    async with make_client() as client:
        with dav_server(tmp_path / "served", certificate=str(trusted.path.with_name("server.pem"))) as server:
            await folder(client, server).upload(file, NAME)


async def test_an_upload_that_is_given_up_leaves_what_was_there(
    server: DavServer, client: httpx.AsyncClient, file: Path
) -> None:
    remote = folder(client, server, name="b")
    await remote.upload(file, NAME)
    server.pause = 0.3
    before = len(server.requests)
    task = asyncio.ensure_future(remote.upload(file, NAME))
    await until(lambda: any(line.startswith("PUT") for line in server.requests[before:]))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    server.pause = 0.0
    assert [one.name for one in await remote.backups()] == [NAME]
    (server.root / "b" / f"{NAME}.partial").write_text("half")
    await remote.keep(1, NAME)
    assert [path.name for path in (server.root / "b").iterdir()] == [NAME], "the next one clears what was left"


async def test_a_slow_server_is_waited_for_and_a_silent_one_is_not(server: DavServer, file: Path) -> None:
    server.pause = 0.2
    async with make_client() as client:
        remote = folder(client, server, name="b")
        await remote.upload(file, NAME)
    server.pause = 5.0
    async with make_client() as client:
        request = folder(client, server, name="b").backups()
        with pytest.raises((TimedOut, TimeoutError)):
            await asyncio.wait_for(request, 0.5)


async def test_the_newest_few_of_this_machine_stay_and_those_of_others_all(
    server: DavServer, client: httpx.AsyncClient, file: Path
) -> None:
    remote = folder(client, server, name="b")
    for day in range(1, 5):
        await remote.upload(file, usual_name(NOON.replace(day=day)))
    other = "citewise-another-desk-20200101T000000Z.zip"
    for name in (other, "thesis.zip", "notes.partial"):
        (server.root / "b" / name).write_text("x")
    await remote.keep(2, usual_name(NOON.replace(day=4)))
    names = {path.name for path in (server.root / "b").iterdir()}
    assert names == {usual_name(NOON.replace(day=day)) for day in (3, 4)} | {other, "thesis.zip", "notes.partial"}


async def test_what_is_no_webdav_is_told_so(client: httpx.AsyncClient) -> None:
    bodies = [b"<html>no", b"\xff", b"<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", b""]

    async def answer(request: Request) -> Response:
        return Response(bodies.pop(0), 207) if request.method == "PROPFIND" and bodies else Response("hello")

    with serve(Starlette(routes=[Route("/dav/{rest:path}", answer, methods=["PROPFIND", "GET"])])) as url:
        remote = WebDavFolder(client, f"{url}/dav", "", "", "b")
        for _ in range(5):
            error = await refused(BadAnswer, remote.backups())
            assert error.data["reason"] == WebDavReason.NO_WEBDAV


async def test_nobody_there_is_told(client: httpx.AsyncClient) -> None:
    await refused(Unreachable, WebDavFolder(client, "http://127.0.0.1:9", USER, PASSWORD, "b").backups())
