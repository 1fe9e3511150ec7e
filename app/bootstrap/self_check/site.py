"""A small web of this run alone, on loopback: a result page, an article, and a page that scripts write."""

import asyncio
import html
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

QUESTION = "Why does the harbour light at Ostrava Point blink twice?"
SENTENCE = (
    "The harbour light at Ostrava Point blinks twice because its first keeper, Marie Novak, wound the clockwork "
    "with two springs in 1884."
)
WRITTEN = "This sentence was put together by a script."  # as it stands in no document of the site
SELECTORS = {"row": "li.result", "link": "a", "title": "a", "snippet": "p"}  # of its result page
READY = "li.result"

_TITLE = "The harbour light at Ostrava Point"
_ARTICLE = f"""\
<p>{SENTENCE} When one of them was worn out, the other one went on, and the light kept its rhythm through the night.</p>
<p>Sailors soon told the point from the next one by this double blink. The lamp has been electric since 1931, and a
relay imitates the clockwork to this day. The two springs are shown in the museum of the town.</p>
<p>The tower is nineteen metres high and built of grey stone from the quarry behind the village.</p>"""
_SCRIPTED = """\
<!doctype html><meta charset=utf-8><title>Scripted</title><main id=root></main><script>
const words = ["This", "sentence", "was", "put", "together", "by"];
fetch("/text").then(reply => reply.text()).then(end => {
    root.innerHTML = `<p id=written>${words.join(" ")} ${end}</p>`;
});
</script>"""
_LIMIT = 10.0  # seconds that a request may take


@dataclass
class Site:
    """`async with Site.open() as site`. It answers any path that it does not know with 404."""

    port: int
    requests: list[str] = field(default_factory=list)  # paths, in the order in which they came
    on_request: Callable[[str], object] = lambda path: None  # called before one is answered

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator["Site"]:
        server = await asyncio.start_server(lambda *streams: site.serve(*streams), "127.0.0.1", 0)
        site = cls(server.sockets[0].getsockname()[1])
        try:
            yield site
        finally:
            server.close()

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.port}"

    def url(self, path: str) -> str:
        return f"http://{self.place}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            async with asyncio.timeout(_LIMIT):
                head = await reader.readuntil(b"\r\n\r\n")
                path = head.split(b" ", 2)[1].decode("ascii", "replace")
                self.requests.append(path)
                self.on_request(path)
                writer.write(_response(self._document(path.partition("?")[0])))
                await writer.drain()
        writer.close()

    def _document(self, path: str) -> str:
        match path:
            case "/page":
                return _page(_TITLE, f"<nav><a href=/>Home</a></nav><article><h1>{_TITLE}</h1>{_ARTICLE}</article>")
            case "/scripted":
                return _SCRIPTED
            case "/text":
                return "a script."
            case _ if path.startswith("/search"):
                row = f"<a href='{self.url('/page')}'>{_TITLE}</a><p>{html.escape(SENTENCE)}</p>"
                return _page("Results", f"<ol><li class=result>{row}</li></ol>")
            case _:
                return ""


def _page(title: str, body: str) -> str:
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><body>{body}</body></html>"


def _response(document: str) -> bytes:
    body = document.encode()
    status = "200 OK" if document else "404 Not Found"
    head = (
        f"HTTP/1.1 {status}",
        "Content-Type: text/html; charset=utf-8",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body
