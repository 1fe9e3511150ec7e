"""Fifty thousand messages of another program, imported: how fast, in how much memory, and a search over them."""

import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.bench.table import Row

MESSAGES, PER_CONVERSATION = 50_000, 20
_ROOT = Path(__file__).resolve().parents[2]
_ANSWER = "The harbour sells green tea 绿茶 by the kettle{number}. It has been so since the year {number}. "


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        export = Path(folder) / "export.zip"
        write_export(export, MESSAGES)
        size = export.stat().st_size / 1e6
        command = [sys.executable, "-m", "tests.bench.transfer_child", str(Path(folder) / "data"), str(export)]
        done = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout)
    what = f"transfer: {MESSAGES:,} messages"
    yield Row(f"{what}, looked through ({size:.0f} MB zip)", f"{figures['preview']:.1f} s")
    yield Row(f"{what}, imported", f"{MESSAGES / figures['written']:,.0f} messages/s", "≥ 1,000")
    yield Row(f"{what}, imported and searchable", f"{figures['import']:.1f} s")
    yield Row("transfer: memory that it adds at most", f"{figures['memory']:.0f} MB", "≤ 150 MB")
    yield Row("transfer: longest wait of the loop meanwhile", f"{figures['stall']:.0f} ms", "≤ 100 ms")
    yield Row("transfer: a search over them", f"{figures['search']:.0f} ms", "≤ 100 ms")
    yield Row(f"{what}, exported as JSON ({figures['json_size']:.0f} MB)", f"{figures['json']:.1f} s")
    yield Row(f"{what}, exported as {MESSAGES // PER_CONVERSATION:,} Markdown files", f"{figures['markdown']:.1f} s")
    yield Row("transfer: memory that an export adds at most", f"{figures['export_memory']:.0f} MB", "≤ 50 MB")
    yield Row("transfer: undone", f"{figures['undo']:.2f} s")


def write_export(path: Path, messages: int) -> None:
    """As ChatGPT writes it, with branches, thoughts and citations."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("conversations.json", "w") as file:
        file.write(b"[")
        for number in range(messages // PER_CONVERSATION):
            file.write((b"," if number else b"") + json.dumps(_conversation(number), ensure_ascii=False).encode())
        file.write(b"]")


def _conversation(number: int) -> dict[str, Any]:
    mapping: dict[str, Any] = {}
    parent: str | None = None
    for place in range(PER_CONVERSATION):
        id = f"{number}-{place}"
        mapping[id] = {"id": id, "parent": parent, "children": [], "message": _message(number, place)}
        parent = id if place % 7 else parent  # some are tried again
    return {
        "id": f"c{number}", "title": f"Tea {number}", "create_time": 1.7e9 + 1000 * number, "current_node": parent,
        "mapping": mapping,
    }  # fmt: skip


def _message(number: int, place: int) -> dict[str, Any]:
    words, metadata = f"What of kettle {number}, {place}?", {}
    if place % 2:
        marker = "\ue200cite\ue202turn0search0\ue201"
        words = _ANSWER.format(number=number) * 8 + marker
        at = words.index(marker)
        item = {"title": f"Page {place}", "url": f"https://e.org/{place}?utm_source=chatgpt.com", "snippet": "tea"}
        metadata = {
            "content_references": [
                {
                    "type": "grouped_webpages",
                    "matched_text": marker,
                    "start_idx": at,
                    "end_idx": len(words),
                    "items": [item],
                }
            ]
        }
    return {
        "author": {"role": "assistant" if place % 2 else "user"}, "create_time": 1.7e9 + 1000 * number + place,
        "content": {"content_type": "text", "parts": [words]}, "metadata": metadata, "recipient": "all",
    }  # fmt: skip
