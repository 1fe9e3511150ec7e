"""Main text against the ground truth of real pages, beside well-known extractors, in one run.

Times are processor time. The pages and their scorer stand outside the project, in `../shared/data/extraction`; without
them there are no rows.
"""

import gzip
import importlib.util
import json
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from app.adapters.reading.extraction.charset import decode
from app.adapters.reading.extraction.extract import extract
from tests.bench.table import Row

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "extraction"
AIMS = {
    "articles": "F1 ≥ 0.968, ≤ 18 ms a page",
    "chinese": "F1 ≥ 0.945",
    "forum": "F1 ≥ 0.850",
    "mixed": "F1 ≥ 0.840",
    "charset": "32 of 32 decoded",
}
Tool = Callable[[bytes, str, Any], str]


def rows() -> Iterator[Row]:
    """For each set of pages and each tool that is installed."""
    if not DATA.is_dir():
        yield Row("extraction", "the pages with ground truth are absent")
        return
    spec = importlib.util.spec_from_file_location("score", DATA / "score.py")
    assert spec is not None
    assert spec.loader is not None
    scorer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scorer)
    for name, aim in AIMS.items():
        figures = compared(name, scorer)
        plain = figures["trafilatura"].milliseconds
        for tool, (figure, own) in figures.items():
            if tool == "citewise" and name != "charset":
                yield Row(
                    f"extraction: {name}, {tool}", figure, aim, f"{plain:.0f} ms, trafilatura", f"{own / plain:.1f} ×"
                )
            else:
                yield Row(f"extraction: {name}, {tool}", figure, aim if tool == "citewise" else "")


def tools() -> dict[str, Tool]:
    found: dict[str, Tool] = {"citewise": _own, "trafilatura": _trafilatura}
    if importlib.util.find_spec("readability") is not None:
        found["readability-lxml"] = _readability
    if importlib.util.find_spec("resiliparse") is not None:
        found["resiliparse"] = _resiliparse
    return found


class Figure(NamedTuple):
    words: str
    milliseconds: float  # of a page, the median


def compared(name: str, scorer: Any) -> dict[str, Figure]:
    """Each page is read by every tool before the next page is: all of them see the same load of the machine."""
    count = scorer.shingles if name == "articles" else scorer.words
    pages: dict[str, list[tuple[float, float]]] = {tool: [] for tool in tools()}
    seconds: dict[str, list[float]] = {tool: [] for tool in tools()}
    for line in (DATA / name / "truth.jsonl").read_text("utf-8").strip().split("\n"):  # JSON may hold U+2028
        row = json.loads(line)
        data = gzip.decompress((DATA / name / "html" / row["file"]).read_bytes())
        for tool, text_of in tools().items():
            begun = time.thread_time()
            text = text_of(data, row.get("url") or "", scorer)
            seconds[tool].append(time.thread_time() - begun)
            pages[tool].append(scorer.overlap(count(text), count(row["text"])))
    pace = {tool: statistics.median(taken) * 1000 for tool, taken in seconds.items()}
    return {tool: Figure(_words(name, pages[tool], pace[tool], scorer), pace[tool]) for tool in pages}


def _words(name: str, pages: list[tuple[float, float]], pace: float, scorer: Any) -> str:
    if name == "charset":
        return f"{sum(page[1] >= 0.8 for page in pages)} of {len(pages)} decoded"
    precision, recall = (statistics.mean(page[i] for page in pages) for i in (0, 1))
    whole = scorer.f1(precision, recall)
    score = whole if name == "articles" else statistics.mean(scorer.f1(*page) for page in pages)
    return f"F1 {score:.3f} (P {precision:.3f}, R {recall:.3f}), {pace:.0f} ms a page"


def _own(data: bytes, url: str, scorer: Any) -> str:
    from app.core.domain.errors import AppError

    try:
        return str(scorer.plain(json.dumps({"text": extract(decode(data), url).text})))
    except AppError:
        return ""


def _trafilatura(data: bytes, url: str, _: Any) -> str:
    import trafilatura

    return trafilatura.extract(data, url=url or None, include_comments=False) or ""


def _readability(data: bytes, url: str, _: Any) -> str:
    from lxml import html
    from readability import Document  # type: ignore[import-not-found,unused-ignore]

    try:
        summary = Document(decode(data)).summary(html_partial=True)
        return str(html.fromstring(summary).text_content())
    except Exception:  # what it raises is not told anywhere
        return ""


def _resiliparse(data: bytes, url: str, _: Any) -> str:
    from resiliparse.extract.html2text import extract_plain_text  # type: ignore[import-not-found,unused-ignore]

    return str(extract_plain_text(decode(data), main_content=True))
