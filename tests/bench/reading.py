"""Ten result pages, then the ten pages they name, each slow in its own way: what we add to the network's own time."""

import asyncio
import json
import resource
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from app.adapters.search.serp.engines.bing import parse
from app.bootstrap import NoRenderer, open_services, open_start_resources
from tests.bench.table import Row
from tests.loopback import serve

RUNS = 5
PAGES = 10
SLOWEST = 1.0  # seconds; the n-th answer takes a tenth of it more than the one before
STORY = "<p>The lighthouse keeper counted the waves until the morning came, and wrote them down.</p>" * 60


def site() -> Starlette:
    async def slow(number: int) -> None:
        await asyncio.sleep(SLOWEST * (number + 1) / PAGES)

    async def results(request: Request) -> Response:
        number = int(request.path_params["number"])
        await slow(number)
        link = f"{request.base_url}page/{number}"
        row = f'<li class="b_algo"><h2><a href="{link}">Waves, part {number}</a></h2><p>Counted waves.</p></li>'
        return HTMLResponse(f'<ol id="b_results">{row}</ol>')

    async def page(request: Request) -> Response:
        number = int(request.path_params["number"])
        await slow(number)
        return HTMLResponse(f"<title>Waves, part {number}</title><article><h1>Waves</h1>{STORY}</article>")

    return Starlette(routes=[Route("/results/{number}", results), Route("/page/{number}", page)])


async def once(bases: list[str]) -> float:
    """Seconds from the first request to the last text."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"search": {"allowed_hosts": [base.removeprefix("http://") for base in bases]}}
        (Path(folder) / "settings.json").write_text(json.dumps(settings))
        services = await open_services(open_start_resources(Path(folder), {}), NoRenderer())
        try:
            await services.web.reread(f"{bases[0]}/page/0", True)  # the worker starts once, not for each question
            async with httpx.AsyncClient(trust_env=False) as client:
                begun = time.perf_counter()
                pages = await asyncio.gather(*(_result(client, base, n) for n, base in enumerate(bases)))
                texts = await asyncio.gather(*(services.web.reread(url, True) for url in pages))
                seconds = time.perf_counter() - begun
        finally:
            await services.close()
    assert all("lighthouse" in text.text for text in texts)
    return seconds


async def _result(client: httpx.AsyncClient, base: str, number: int) -> str:
    answer = await client.get(f"{base}/results/{number}")
    _, (hit,) = parse(answer.text, query="counted waves", url=f"{base}/results/{number}")
    return hit.url


def rows() -> list[Row]:
    with ExitStack() as stack:
        # Ten hosts: of one host only a few pages are fetched at once.
        bases = [stack.enter_context(serve(site(), f"127.0.0.{n + 1}")) for n in range(PAGES)]
        before = _cpu()
        seconds = [asyncio.run(once(bases)) for _ in range(RUNS)]
        cpu = (_cpu() - before) / RUNS
    least = 2 * SLOWEST  # the slowest result page, then the slowest page
    median = statistics.median(seconds)
    name = "reading: ten result pages, ten pages, beyond the slowest answers"
    figure, limit = f"+{(median / least - 1) * 100:.0f} %", f"{least:.2f} s: the slowest answers"
    return [
        Row(name, figure, "≤ +15 %", limit, f"{median / least:.2f} ×"),
        Row("reading: processor time of one such round", f"{cpu:.2f} s"),
        Row("reading: most memory of this process", f"{_memory():.0f} MB"),
    ]


def _cpu() -> float:
    own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return sum(usage.ru_utime + usage.ru_stime for usage in (own, children))


def _memory() -> float:
    usage: Any = resource.getrusage(resource.RUSAGE_SELF)
    return float(usage.ru_maxrss) / 1024
