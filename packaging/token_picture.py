"""Draw where a token's time goes, from the rows of `make bench PARTS=token OUT=run.json`.

    python packaging/token_picture.py run.json

writes `docs/pictures/token.svg`. It has a ground of its own, so that it is read on light and on dark pages alike.
"""

import json
import re
import sys
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "token.svg"
WIDTH, MARGIN = 920, 32
TOP, STEP = 150, 54
_BAR, _BAR_MOST = 520, 270  # where the bars begin, how long the longest is
_MAIN, _THREAD, _CHROMIUM = "#2f6f9f", "#4c8c5a", "#b5722a"


class Stage(NamedTuple):
    name: str
    does: str
    rows: tuple[str, ...]  # of the bench, without `token: `
    colour: str
    waits: str = ""  # what a token waits here


def stages() -> list[Stage]:
    from app.core.domain.turn.question import BATCH_SECONDS
    from app.ui.transcript.feed import TICK_MS

    main = "main thread, {}".format
    return [
        Stage(
            "Socket and HTTP",
            "what has come is read, TLS, chunks of a body",
            (main("http"),),
            _MAIN,
            f"≤ {BATCH_SECONDS * 1000:.0f} ms",
        ),
        Stage("Loop", "timers, readers, tasks", (main("loop"),), _MAIN),
        Stage("Decoder", "bytes → JSON → parts of an answer", (main("decoder"),), _MAIN),
        Stage("Turn", "events, the fold, citations, saving", (main("turn"), main("storage")), _MAIN),
        Stage("Window", "who is shown what", (main("window"),), _MAIN),
        Stage("Transcript", "marks what is stale, gathers it", (main("transcript"),), _MAIN, f"≤ {TICK_MS} ms"),
        Stage("Worker thread", "the open block becomes HTML", ("workers",), _THREAD),
        Stage("Qt", "the patch goes to Chromium, frames come back", (main("qt"),), _MAIN),
        Stage("Page", "patch, style, layout, paint", ("page",), _CHROMIUM, "one frame"),
        Stage("Composing", "tiles become the window's pixels", ("drawing", "chromium"), _CHROMIUM),
    ]


def cores(rows: list[dict[str, str]]) -> dict[str, float]:
    found = {}
    for row in rows:
        if row["what"].startswith("token: ") and (number := re.match(r"[\d.]+", row["figure"])):
            found[row["what"].removeprefix("token: ")] = float(number[0])
    return found


def drawn(figures: dict[str, float], about: str) -> str:
    rows = [(stage, sum(figures[name] for name in stage.rows)) for stage in stages()]
    whole = sum(share for _, share in rows)
    most = max(share for _, share in rows)
    height = TOP + STEP * len(rows) + 84
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' font-family="system-ui, Segoe UI, Noto Sans, DejaVu Sans, sans-serif" role="img">',
        "<title>Where a token's time goes, from the socket to the pixel</title>",
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="12" fill="#fbfaf7" stroke="#c9c5bb"/>',
        _text(MARGIN, 46, "Where a token’s time goes, from the socket to the pixel", 22, weight="bold"),
        _text(MARGIN, 72, f"An answer of 200 tokens a second, mixed Markdown: {whole:.2f} core in all", 14, "#55534d"),
        *_legend(),
        _text(408, TOP - 14, "waits", 13, "#55534d"),
        _text(_BAR, TOP - 14, "processor time, core", 13, "#55534d"),
    ]
    parts.append(
        f'<path d="M{MARGIN + 7} {TOP + 20} V{TOP + STEP * (len(rows) - 1) + 20}" stroke="#a9a59b" fill="none"/>'
    )
    for place, (stage, share) in enumerate(rows):
        parts += _row(TOP + STEP * place, stage, share, share / most, share / whole)
    foot = height - 46
    parts.append(_text(MARGIN, foot, f"{about}; software drawing; medians.", 13, "#55534d"))
    parts.append(
        _text(MARGIN, foot + 20, "The main thread’s layers: its stack looked at each millisecond.", 13, "#55534d")
    )
    return "\n".join([*parts, "</svg>", ""])


def _row(y: int, stage: Stage, share: float, of_most: float, of_whole: float) -> list[str]:
    length = max(2.0, _BAR_MOST * of_most)
    return [
        f'<circle cx="{MARGIN + 7}" cy="{y + 20}" r="7" fill="{stage.colour}"/>',
        _text(MARGIN + 28, y + 17, stage.name, 16, weight="bold"),
        _text(MARGIN + 28, y + 36, stage.does, 13, "#55534d"),
        _text(408, y + 25, stage.waits, 14),
        f'<rect x="{_BAR}" y="{y + 9}" width="{length:.1f}" height="22" rx="3" fill="{stage.colour}"/>',
        _text(_BAR + length + 8, y + 25, f"{share:.3f} · {of_whole:.0%}", 14),
    ]


def _legend() -> list[str]:
    parts, x = [], MARGIN
    for name, colour in (("our main thread", _MAIN), ("our worker thread", _THREAD), ("Chromium", _CHROMIUM)):
        parts.append(f'<rect x="{x}" y="88" width="14" height="14" rx="3" fill="{colour}"/>')
        parts.append(_text(x + 21, 100, name, 13, "#55534d"))
        x += 160
    return parts


def _text(x: float, y: float, words: str, size: int, colour: str = "#1f1e1b", weight: str = "normal") -> str:
    style = f'font-size="{size}" font-weight="{weight}" fill="{colour}"'
    return f'<text x="{x:.0f}" y="{y:.0f}" {style}>{escape(words, quote=False)}</text>' if words else ""


def main(path: str) -> None:
    run = json.loads(Path(path).read_text())
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(drawn(cores(run["rows"]), run["about"]), encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main(sys.argv[1])
