"""An answer from the socket to the pixels, beside a page that is given the same words at the same pace.

The limit has no chain behind it: no network, no decoder, no Markdown, no conversation (`limit_child.py`). Both windows
are of the same size, and both are measured in every round, one after the other.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.bench.program import ROUNDS, STREAM_SECONDS, Figures, child, data_dir, fill, limit, medians, served
from tests.bench.table import Row, beside

COLUMN_RATE = 200  # tokens a second of each
LATER = 30  # seconds behind an answer after which the memory is looked at again


class Case(NamedTuple):
    rate: int  # tokens a second
    kind: str
    aim: str
    seconds: int = STREAM_SECONDS
    older: int = 0  # turns that are above
    tls: bool = False
    memory: str = ""  # the aim for it

    @property
    def name(self) -> str:
        kind = "mixed" if self.kind == "mixed" else "long code, tables, lists"
        more = f", {2 * self.older} older messages" if self.older else ", TLS" if self.tls else ""
        return f"stream: {self.rate} tokens/s, {kind}{more}"


CASES = (
    Case(200, "mixed", "≤ 0.18 core"),
    Case(1000, "mixed", "≤ 0.30 core"),
    Case(200, "mixed", "≤ 0.18 core", older=200, memory="flat"),
    Case(200, "blocks", "≤ 0.25 core", seconds=30, memory="≤ 40 MB"),
    Case(200, "mixed", "≤ 0.18 core", tls=True),
)


@contextmanager
def _certificate(wanted: bool) -> Iterator[tuple[str, dict[str, str]]]:
    """The service's own, and the environment in which its authority is trusted as a system's is."""
    if not wanted:
        yield "", {}
        return
    from tests.adapters.certificates import Authority

    with tempfile.TemporaryDirectory() as folder:
        authority = Authority(Path(folder))
        authority.server("127.0.0.1")
        yield str(Path(folder) / "server.pem"), {"SSL_CERT_FILE": str(authority.path)}


def measured(case: Case) -> tuple[Figures, Figures]:
    """The program and its limit. Where memory has an aim, it is looked at again later, in the first round only."""
    own, least = [], []
    with ExitStack() as stack:
        certificate, environment = stack.enter_context(_certificate(case.tls))
        url = stack.enter_context(served(case.rate, case.kind, case.seconds, certificate))
        folder = stack.enter_context(data_dir(url))  # each round has a copy: none finds the answer of another
        if case.older:
            asyncio.run(fill(folder, "older", case.older))
        shown = ("older", f"Answer {case.older - 1} of older.") if case.older else ("", "")
        for number in range(ROUNDS):
            wait = str(LATER) if case.memory and not number else "0"
            with tempfile.TemporaryDirectory() as place:
                copy = shutil.copytree(folder, Path(place) / "data")
                own.append(child("stream", str(copy), *shown, wait, environment=environment))
            size = (str(int(own[-1][side])) for side in ("width", "height"))
            words = (str(case.rate), case.kind, str(case.seconds), str(2 * case.older))
            least.append(limit("drawing", *words, *size))
    return medians(own), medians(least)


def stream_rows() -> Iterator[Row]:
    for case in CASES:
        own, least = measured(case)
        yield beside(case.name, own["cores"], least["cores"], "{:.2f} core", case.aim)
        yield beside(f"{case.name}: our main thread", own["main"], least["main"], "{:.3f} core")
        yield beside(f"{case.name}: Python's other threads", own["workers"], None, "{:.3f} core")
        yield beside(f"{case.name}: processes of pages", own["page"], least["page"], "{:.3f} core")
        rest, least_rest = (figures["drawing"] + figures["chromium"] for figures in (own, least))
        yield beside(f"{case.name}: composing, and Chromium's other processes", rest, least_rest, "{:.3f} core")
        stalls = [f"{figures['stall99']:.0f} / {figures['stall']:.0f} ms" for figures in (own, least)]
        yield Row(f"{case.name}: stalls, p99 / most", stalls[0], "≤ 8 / 30 ms", stalls[1])
        grown = [f"{f['grown']:+.0f} MB, pages {f['page_grown']:+.0f}" for f in (own, least)]
        later = f"; {LATER} s later {own['grown_later']:+.0f} MB" if case.memory else ""
        yield Row(f"{case.name}: memory in {case.seconds} s", grown[0] + later, case.memory, grown[1])
        yield Row(f"{case.name}: last word painted after the end", f"{own['last_word']:.0f} ms")


def column_rows() -> Iterator[Row]:
    """Four answers side by side beside one: each of the four comes at the pace of the one."""
    one, four = [], []
    with served(COLUMN_RATE) as url:
        for _ in range(ROUNDS):
            for figures, count in ((one, 1), (four, 4)):
                with data_dir(url) as folder:
                    figures.append(child("columns", str(folder), str(count)))
    alone, beside_others = medians(one), medians(four)
    name = f"columns: four answers of {COLUMN_RATE} tokens/s side by side"
    for what, figure, aim in (
        ("processor time", "cores", "≤ 4 ×"), ("our main thread", "main", "≤ 4 ×"),
        ("processes of pages", "page", "≤ 4 ×"),
    ):  # fmt: skip
        yield beside(f"{name}: {what}", beside_others[figure], alone[figure], "{:.2f} core", aim, limit_details=" one")
    for what, figure in (("all", "cores_each"), ("our main thread", "main_each")):
        limit = alone[figure]
        yield beside(
            f"{name}: a delta, {what}", beside_others[figure], limit, "{:.2f} ms", "≤ 1 ×", limit_details=" one"
        )
    stalls = [f"{figures['stall99']:.0f} / {figures['stall']:.0f} ms" for figures in (beside_others, alone)]
    yield Row(f"{name}: stalls, p99 / most", stalls[0], "≤ 8 / 30 ms", f"{stalls[1]} one")
    yield Row(f"{name}: last word painted after the end", f"{beside_others['last_word']:.0f} ms")


def token_rows() -> Iterator[Row]:
    """Where a token's processor time goes: layers of the main thread, then other threads and processes."""
    from tests.bench.shares import NAMES

    plain, looked = [], []
    with served(200) as url:
        for _ in range(ROUNDS):
            for figures, option in ((plain, ()), (looked, ("--shares",))):
                with data_dir(url) as folder:
                    figures.append(child("stream", str(folder), *option))
    own, shares = medians(plain), medians(looked)
    whole = sum(shares[f"share_{name}"] for name in NAMES)
    for name in NAMES:
        yield Row(f"token: main thread, {name}", f"{own['main'] * shares[f'share_{name}'] / whole:.3f} core")
    for role in ("workers", "drawing", "page", "chromium", "children"):
        yield Row(f"token: {role}", f"{own[role]:.3f} core")
    yield Row("token: all", f"{own['cores']:.3f} core")
