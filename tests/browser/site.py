"""A loopback site with pages that behave, and pages that do not."""

import asyncio
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

STORY = "The lighthouse keeper counted the waves until the morning came. " * 8
SCRIPTS = {
    "filled": f"setTimeout(() => document.body.innerHTML = '<main id=story>{STORY}</main>', 400)",
    "busy": "while (true) {}",
    "alerts": "while (true) alert('again')",
    "asks": "document.body.append(`${confirm('sure?')} ${prompt('name?', 'me')}`)",
    "chatter": "while (true) console.log('again')",
    "circles": "location.href = '/circles?' + Math.random()",
    "grows": "setInterval(() => document.body.append('more '), 1)",
    "explodes": "while (true) document.body.append(...Array.from({length: 9999}, () => document.createElement('p')))",
    "opens": "document.body.append(String(window.open('/plain')))",
    "reads_files": "location.href = 'file:///etc/passwd'",
    "stays": "addEventListener('beforeunload', event => event.preventDefault())",
    "permits": "Notification.requestPermission().then(answer => document.body.append(answer))",
    "moves_on": "setTimeout(() => location.href = '/late', 10)",
    "languages": "document.body.append(navigator.languages.join())",
    "draws": "document.body.append(String(document.createElement('canvas').getContext('webgl')))",
    "breaks_text": r"document.body.append('half \ud83d')",
    "stores": "document.body.append(localStorage.length); localStorage.kept = 'yes'",
    "mails": "location.href = 'mailto:a@site.example'",
    "starts_programs": "location.href = 'steam://run/1'",
    "looks_inside": "location.href = 'chrome://version'",
    "frames_files": "document.body.append(Object.assign(document.createElement('iframe'), {src: 'file:///etc/passwd'}))",
    "copies": "navigator.clipboard.readText().then(t => document.body.append(t), () => document.body.append('denied'))",
    "locates": "navigator.geolocation.getCurrentPosition(() => 0, () => document.body.append('denied'))",
    "films": "navigator.mediaDevices.getUserMedia({video: true}).then(() => 0, () => document.body.append('denied'))",
    "opens_many": "while (window.open('/plain') === null && performance.now() < 500);",
    "serves": "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)"
    ".then(() => document.body.append('served'), error => document.body.append('denied'))",
    "allocates": "const all = []; while (true) all.push(new Array(9999).fill({}))",
}


_SHELLS = ("filled", "moves_on", "busy")  # without any text worth reading of their own


def make_site(visits: list[str]) -> Starlette:
    """`visits` grows by the path of every request."""

    async def anything(request: Request) -> Response:
        visits.append(request.url.path)
        name = request.url.path.strip("/")
        if name in SCRIPTS:
            story = "" if name in _SHELLS else f"<p>{STORY}</p>"
            return _page(f"{story}<p id=hello>hello</p><script>{SCRIPTS[name]}</script>")
        return await _PAGES[name](request) if name in _PAGES else _page("<p>Nothing of that name", 404)

    return Starlette(routes=[Route("/{path:path}", anything)])


def _page(body: str, status: int = 200) -> HTMLResponse:
    return HTMLResponse(f"<!doctype html><title>A page</title><body>{body}", status)


async def _plain(request: Request) -> Response:
    return _page(f"<main id=story>{STORY}</main>")


async def _late(request: Request) -> Response:
    await asyncio.sleep(1.5)
    return await _plain(request)


async def _never(request: Request) -> Response:
    await asyncio.Event().wait()
    raise AssertionError


async def _half(request: Request) -> Response:
    async def body() -> AsyncIterator[str]:
        yield f"<!doctype html><body><p>{STORY}</p>" + " " * 2000
        await asyncio.Event().wait()

    return StreamingResponse(body(), media_type="text/html")


async def _endless(request: Request) -> Response:
    """Bytes without end, and text only at their beginning."""

    async def body() -> AsyncIterator[str]:
        yield f"<!doctype html><body><p>{STORY}</p>"
        while True:
            yield "<!-- " + "and on " * 500 + "-->"
            await asyncio.sleep(0.01)

    return StreamingResponse(body(), media_type="text/html")


async def _fifty(request: Request) -> Response:
    """50 MB of elements."""

    async def body() -> AsyncIterator[str]:
        yield f"<!doctype html><body><p>{STORY}</p>"
        for _ in range(500):
            yield "<i>x</i>" * 12_500

    return StreamingResponse(body(), media_type="text/html")


async def _worker(request: Request) -> Response:
    return PlainTextResponse(
        "onfetch = event => event.respondWith(new Response('taken'))", media_type="text/javascript"
    )


async def _header(request: Request) -> Response:
    return _page(f"<p id=story>{request.headers.get('accept-language', 'none')}</p>")


async def _cookie(request: Request) -> Response:
    response = _page(f"<p id=story>{request.cookies.get('seen', 'new here')}</p>")
    response.set_cookie("seen", "known", max_age=3600)
    return response


async def _pdf(request: Request) -> Response:
    return Response(b"%PDF-1.4", media_type="application/pdf")


async def _download(request: Request) -> Response:
    return Response(b"x", media_type="text/html", headers={"Content-Disposition": "attachment; filename=x.html"})


async def _redirects(request: Request) -> Response:
    return RedirectResponse("/redirects")


async def _moved(request: Request) -> Response:
    return RedirectResponse("/plain")


async def _nothing(request: Request) -> Response:
    return Response(status_code=204)


async def _refused(request: Request) -> Response:
    return Response(status_code=403)


async def _locked(request: Request) -> Response:
    return Response(status_code=401, headers={"WWW-Authenticate": 'Basic realm="x"'})


async def _heavy(request: Request) -> Response:
    """Everything that carries no text, and one script that does."""
    font = "<style>@font-face {font-family: f; src: url(/font.woff2)} body {font-family: f}</style>"
    links = "<link rel=icon href=/icon.ico><link rel=prefetch href=/next>"
    media = "<img src=/image.png><video src=/film.mp4 autoplay></video><object data=/object.bin></object>"
    return _page(f"{font}{links}{media}<p>{STORY}</p><a ping=/ping href=/plain>x</a><script src=/code.js></script>")


async def _flood(request: Request) -> Response:
    return _page(f"<p>{STORY}</p><script>for (let i = 0; i < 3000; i++) fetch('/flooded?' + i)</script>")


async def _code(request: Request) -> Response:
    return PlainTextResponse("document.body.dataset.ran = 1", media_type="text/javascript")


async def _hides(request: Request) -> Response:
    """Names that hide the document's own properties, and text that is in the document but not shown."""
    forms = "".join(f"<form name={name}></form>" for name in ("body", "documentElement", "readyState", "querySelector"))
    return _page(f"{forms}<main id=story>{STORY}</main>")


async def _invisible(request: Request) -> Response:
    return _page(f"<div style='visibility: hidden'>{STORY}</div>")


async def _blank(request: Request) -> Response:
    return _page("<script>1</script>")


async def _huge(request: Request) -> Response:
    return _page("<script async src=/never></script>" + f"<p>{'word ' * 60}</p>" * 2500)


async def _padded(request: Request) -> Response:
    return _page(f"<p title='{'x' * 7_000_000}'>{STORY}")


async def _stuck(request: Request) -> Response:
    """All its text at once, and a script that never comes."""
    return _page(f"<main id=story>{STORY}</main><script async src=/never></script>")


_PAGES = {
    "plain": _plain,
    "late": _late,
    "never": _never,
    "half": _half,
    "endless": _endless,
    "fifty": _fifty,
    "worker.js": _worker,
    "header": _header,
    "cookie": _cookie,
    "file.pdf": _pdf,
    "download": _download,
    "redirects": _redirects,
    "moved": _moved,
    "nothing": _nothing,
    "refused": _refused,
    "locked": _locked,
    "heavy": _heavy,
    "flood": _flood,
    "code.js": _code,
    "hides": _hides,
    "invisible": _invisible,
    "blank": _blank,
    "huge": _huge,
    "padded": _padded,
    "stuck": _stuck,
}
