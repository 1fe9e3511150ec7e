"""A web in which everything goes wrong: engines, pages and scripts, each under a name of its own, all on loopback.

Every page but the good ones tries one thing that must not work. `{inside}` in a page is the port of places that nobody
may reach.
"""

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

STORY = "The sky is blue because the air scatters the short waves of sunlight more than the long ones. " * 6
GOOD = "The blue of the sky comes from Rayleigh scattering, which grows with the fourth power of the frequency. "

# By its script: a page without text of its own, which is therefore opened in the browser.
SCRIPTS = {
    "filled": f"document.querySelector('#root').innerHTML = '<article><h1>Sky</h1><p>{GOOD * 8}</p></article>'",
    "beacons": """
        const there = "127.0.0.1:{inside}";
        navigator.sendBeacon(`http://${{there}}/beacon`, "x");
        fetch(`http://${{there}}/fetch`, {{mode: "no-cors"}}).catch(() => 0);
        fetch("http://2130706433:{inside}/decimal", {{mode: "no-cors"}}).catch(() => 0);
        fetch("http://[::1]:{inside}/six", {{mode: "no-cors"}}).catch(() => 0);
        fetch("http://localhost:{inside}/local", {{mode: "no-cors"}}).catch(() => 0);
        fetch("http://169.254.169.254/latest/meta-data", {{mode: "no-cors"}}).catch(() => 0);
        fetch("/to_loopback").catch(() => 0);
        new WebSocket(`ws://${{there}}/socket`);
        new EventSource(`http://${{there}}/events`);
        new Image().src = `http://${{there}}/image`;
        document.body.insertAdjacentHTML("beforeend", `<iframe src="http://${{there}}/frame"></iframe>
            <link rel=preconnect href="https://${{there}}"><link rel=dns-prefetch href="//${{there}}">
            <link rel=stylesheet href="http://${{there}}/style">
            <form action="http://${{there}}/form" method=post></form>`);
        const code = document.createElement("script");
        code.src = `http://${{there}}/script`;
        document.body.append(code);
        document.forms[0].submit();""",
    "calls": """
        const peer = new RTCPeerConnection({{iceServers: [
            {{urls: ["stun:127.0.0.1:{inside}", "stun:localhost:{inside}", "stun:inside.example:{inside}"]}},
            {{urls: ["turn:127.0.0.1:{inside}?transport=tcp"], username: "u", credential: "c"}}
        ]}});
        peer.createDataChannel("x");
        peer.createOffer().then(offer => peer.setLocalDescription(offer));""",
    "schemes": """
        for (const address of ["file:///etc/passwd", "chrome://version", "steam://run/1", "mailto:a@b.example"]) {{
            location.href = address;
            document.body.append(Object.assign(document.createElement("iframe"), {{src: address}}));
        }}""",
    "asks": """
        Notification.requestPermission();
        navigator.geolocation?.getCurrentPosition(() => 0);
        document.documentElement.requestFullscreen().catch(() => 0);
        for (let i = 0; i < 100; i++) window.open("/filled?" + i);""",
    "stays": "addEventListener('beforeunload', event => event.preventDefault()); location.href = '/filled'",
    "downloads": "location.href = '/attached'",
    "alerts": "while (true) alert('again')",
    "circles": "location.href = '/circles?' + Math.random()",
    "killed": "setInterval(() => document.body.append('alive '), 50)",
    "explodes": "while (true) document.body.append(...Array.from({{length: 9999}}, () => document.createElement('p')))",
    "grows": "setInterval(() => document.body.append('more '), 1)",
    "busy": "while (true) {{}}",
}
SECURE = {  # needs a secure context, which 127.0.0.1 is and the names are not
    "serves": """
        navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready)
            .then(ready => ready.active.postMessage(""));
        navigator.clipboard.readText().then(text => fetch("/stolen"), () => 0);""",
}
WORKER = (
    "onmessage = () => fetch('http://127.0.0.1:{inside}/worker', {{mode: 'no-cors'}});onfetch = e => e.respondWith(0)"
)
REDIRECTS = {
    "redirects": "/redirects",
    "to_loopback": "http://127.0.0.1:{inside}/",
    "to_metadata": "http://169.254.169.254/latest/meta-data",
    "to_six": "http://[::1]:{inside}/",
    "to_mapped": "http://[::ffff:127.0.0.1]:{inside}/",
    "to_decimal": "http://2130706433:{inside}/",
    "to_name": "http://inside.example:{inside}/",
}
BODIES = ("sky", "bomb", "charset", "table", "nested", "pdf", "attached", "fifty", "drips", "never")
PAGES = (*BODIES, *REDIRECTS, *SCRIPTS)  # in the order in which the engine names them


class HostileWeb:
    """`asked` are the pages that were asked for over HTTP or by the browser, `ran` those whose scripts ran."""

    def __init__(self, inside: int) -> None:
        self.asked: list[str] = []
        self.ran: set[str] = set()
        self._inside = inside
        self._bomb = gzip.compress(b"<p>" + b"a" * 200_000_000, compresslevel=1)
        self.app = Starlette(routes=[Route("/{path:path}", self._answer, methods=["GET", "POST"])])

    async def _answer(self, request: Request) -> Response:
        path = request.url.path.strip("/")
        if path.startswith("ran/"):
            self.ran.add(path.removeprefix("ran/"))
            return Response(status_code=204)
        self.asked.append(path)
        if path in REDIRECTS:
            return RedirectResponse(REDIRECTS[path].format(inside=self._inside))
        if script := (SCRIPTS | SECURE).get(path):
            return _shell(path, script.format(inside=self._inside))
        if path == "worker.js":
            return Response(WORKER.format(inside=self._inside), media_type="text/javascript")
        engine = path.partition("/")[0]
        if engine in _ENGINES:
            return await _ENGINES[engine](request)
        if path == "bomb":
            return Response(self._bomb, media_type="text/html", headers={"Content-Encoding": "gzip"})
        return await _BODIES[path](request) if path in _BODIES else Response(status_code=404)


def _shell(name: str, script: str) -> Response:
    return HTMLResponse(
        f"<!doctype html><title>{name} sky</title><div id=root></div><noscript>Please enable JavaScript.</noscript>"
        f"<script>fetch('/ran/{name}')</script><script>{script}</script>"
    )


async def _bing(request: Request) -> Response:
    port = request.headers["host"].partition(":")[2]
    rows = "".join(
        f"<li class=b_algo><h2><a href='http://{name}.example:{port}/{name}'>Why the sky is blue: {name}</a></h2>"
        f"<div class=b_caption><p>The sky is blue, says {name}.</p></div></li>"
        for name in PAGES
    )
    return HTMLResponse(f"<title>sky - Search</title><ol id=b_results>{rows}</ol>")


async def _alerting(request: Request) -> Response:
    return HTMLResponse("<title>DuckDuckGo</title><script>while (true) alert('again')</script>")


async def _circling(request: Request) -> Response:
    return RedirectResponse(str(request.url.include_query_params(again="1")))


async def _growing(request: Request) -> Response:
    return HTMLResponse(
        "<title>Baidu</title><body><script>setInterval(() => document.body.append('more '), 1)</script>"
    )


async def _sky(request: Request) -> Response:
    return HTMLResponse(f"<!doctype html><title>The sky</title><article><h1>The sky</h1><p>{GOOD * 6}</p></article>")


async def _charset(request: Request) -> Response:
    """Says one thing in its header, another in its text, and is a third, with half a character at its end."""
    body = "<meta charset=shift_jis><title>天空</title><p>" + "天空之所以呈现蓝色，是因为瑞利散射。" * 20
    return Response(body.encode("gbk") + b"\xff\xfe\x81", headers={"Content-Type": "text/html; charset=koi8-r"})


async def _table(request: Request) -> Response:
    row = "<tr>" + "<td>blue sky 1</td>" * 50 + "</tr>"
    return HTMLResponse("<title>Table</title><table>" + row * 400 + "</table>")


async def _nested(request: Request) -> Response:
    return HTMLResponse("<title>Nested</title>" + "<div><b>" * 20_000 + STORY)


async def _pdf(request: Request) -> Response:
    return Response(
        b"%PDF-1.7\n1 0 obj <</Length 99999999>> stream\n" + b"\x00\xff" * 5000, media_type="application/pdf"
    )


async def _attached(request: Request) -> Response:
    return Response(
        b"\x7fELF\x02\x01\x01\x00" * 999, headers={"Content-Disposition": "attachment; filename=../../run.sh"}
    )


async def _fifty(request: Request) -> Response:
    async def body() -> AsyncIterator[str]:
        yield f"<!doctype html><p>{STORY}</p>"
        for _ in range(500):
            yield f"<p>{'blue sky ' * 11_000}</p>"

    return StreamingResponse(body(), media_type="text/html")


async def _drips(request: Request) -> Response:
    async def body() -> AsyncIterator[str]:
        yield f"<!doctype html><p>{STORY}</p>"
        while True:
            yield "."
            await asyncio.sleep(0.05)

    return StreamingResponse(body(), media_type="text/html")


async def _never(request: Request) -> Response:
    await asyncio.Event().wait()
    raise AssertionError


_ENGINES = {"bing": _bing, "duckduckgo": _alerting, "google": _circling, "baidu": _growing}
_BODIES: dict[str, Callable[[Request], Awaitable[Response]]] = {
    "sky": _sky, "charset": _charset, "table": _table, "nested": _nested, "pdf": _pdf, "attached": _attached,
    "fifty": _fifty, "drips": _drips, "never": _never,
}  # fmt: skip
