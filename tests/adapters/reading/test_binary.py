"""What is no text is not quoted, whatever a server calls it."""

import gzip
import random
import zipfile
from io import BytesIO

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.reading.fetch import fetch
from app.core.domain.errors import Unreadable
from tests.adapters.gate.tools import gate
from tests.loopback import serve

NOISE = random.Random(7).randbytes(4000)
HTML = b"<html><body><p>" + b"The bridge is long. " * 100


def archive() -> bytes:
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as package:
        package.writestr("a.txt", "hello")
    return made.getvalue()


async def fetched(body: bytes, media: str = "text/html") -> bytes:
    async def page(request: Request) -> Response:
        return Response(body, media_type=media)

    with serve(Starlette(routes=[Route("/", page)])) as url:
        place = url.removeprefix("http://")
        async with gate(place) as it, make_client(proxy=it.url) as client:
            return (await fetch(client, url, allowed=[place])).body


@pytest.mark.parametrize(
    "body",
    [
        b"\x89PNG\r\n\x1a\n" + NOISE,
        b"GIF89a" + NOISE,
        b"\xff\xd8\xff\xe0" + NOISE,
        gzip.compress(b"packed and not said so " * 50),
        archive(),
        b"\x7fELF" + bytes(600),
        NOISE,
        HTML + NOISE * 20,
    ],
    ids=["png", "gif", "jpeg", "gzip", "zip", "program", "noise", "noise behind a page"],
)
@pytest.mark.parametrize("media", ["text/html", "text/plain"])
async def test_binary_content_that_is_called_text_is_refused(body: bytes, media: str) -> None:
    with pytest.raises(Unreadable) as error:
        await fetched(body, media)
    assert error.value.reason == "not_text"


@pytest.mark.parametrize(
    "body",
    [
        HTML,
        HTML + b"\x00\x08 stray signs" + HTML,
        "<p>Die Brücke</p>".encode("utf-16"),
        "<p>橋は長い。</p>".encode("iso2022_jp") * 50,
        "<p>大桥很长。</p>".encode("gb18030") * 50,
        "<p>橋は長い。</p>".encode("cp932") * 50,
        b"",
    ],
    ids=["page", "stray", "utf-16", "iso-2022-jp", "gb18030", "shift-jis", "empty"],
)
async def test_text_in_any_encoding_is_read(body: bytes) -> None:
    assert await fetched(body) == body
