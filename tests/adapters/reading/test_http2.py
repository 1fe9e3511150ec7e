"""Pages over HTTP/2, through the gate's tunnel: a small server of its own, under TLS."""

import asyncio
import contextlib
import ssl

import h2.config
import h2.connection
import h2.events

from app.adapters.reading.fetch import fetch
from app.adapters.reading.page_reader import make_pages_client
from tests.adapters.certificates import Authority, authority, trusted  # noqa: F401
from tests.adapters.gate.tools import gate, tcp


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Every stream gets its own request's path; the connection stays open."""
    talk = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
    talk.initiate_connection()
    writer.write(talk.data_to_send())
    while data := await reader.read(65_536):
        for event in talk.receive_data(data):
            if isinstance(event, h2.events.RequestReceived):
                path = {str(name): str(value) for name, value in event.headers}[":path"]
                talk.send_headers(event.stream_id, [(":status", "200"), ("content-type", "text/plain")])
                talk.send_data(event.stream_id, f"h2 {path}".encode(), end_stream=True)
        with contextlib.suppress(ConnectionError):
            writer.write(talk.data_to_send())


def server(authority: Authority) -> ssl.SSLContext:  # noqa: F811
    context = authority.server("127.0.0.1")
    context.set_alpn_protocols(["h2"])
    return context


async def test_pages_come_over_http2(trusted: Authority) -> None:  # noqa: F811
    async with tcp(answer, server(trusted)) as port:
        place = f"127.0.0.1:{port}"
        async with gate(place) as it, make_pages_client(it.url) as client:
            pages = await asyncio.gather(
                *(fetch(client, f"https://{place}/{n}", allowed=[place], seconds=30) for n in range(5))
            )
    assert [page.body.decode() for page in pages] == [f"h2 /{n}" for n in range(5)]
