"""Fifty thousand messages of each format stream through: what is held does not grow with the file."""

import gzip
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.imports.formats import test_cherry_studio as cherry_studio

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[4]
CONVERSATIONS, TURNS = 500, 50
WORDS = "The sky is blue since light scatters. 天空是蓝色的 😀. " * 40  # 2.6 kB
CITED = WORDS + "So it is [1]."
PAGE = {"url": "https://s.org", "title": "S"}
SECOND = 1_750_000_000


def _dumps(value: Any) -> str:
    """As programs in JavaScript write it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def is_cited(index: int) -> bool:
    """One answer in four."""
    return index % 8 == 7


def open_webui() -> Iterator[str]:
    yield "["
    for chat in range(CONVERSATIONS):
        messages: dict[str, Any] = {}
        parent = None
        for index in range(2 * TURNS):
            one: dict[str, Any] = {"role": "assistant" if index % 2 else "user", "parentId": parent}
            one |= {"content": CITED if is_cited(index) else WORDS, "timestamp": SECOND + index}
            if is_cited(index):
                one["sources"] = [{"source": {}, "document": ["p"], "metadata": [{"source": "https://s.org"}]}]
            parent = f"m{index}"
            messages[parent] = one
        history = {"messages": messages, "currentId": parent}
        yield ("," if chat else "") + _dumps({"id": f"c{chat}", "title": "T", "chat": {"history": history}})
    yield "]"


def lobechat() -> Iterator[str]:
    """The messages of all chats stand mixed, as they were written."""
    yield '{"exportType": "all", "version": 7, "state": {"messages": ['
    for index in range(2 * TURNS):
        for chat in range(CONVERSATIONS):
            one: dict[str, Any] = {"id": f"c{chat}m{index}", "role": "assistant" if index % 2 else "user"}
            one |= {"topicId": f"t{chat}", "sessionId": "inbox", "createdAt": (SECOND + index) * 1000}
            one |= {"content": CITED if is_cited(index) else WORDS}
            if index % 2:
                one["parentId"] = f"c{chat}m{index - 1}"
            if is_cited(index):
                one["search"] = {"citations": [PAGE]}
            yield ("," if index or chat else "") + _dumps(one)
    yield '], "sessions": [], "sessionGroups": [], "topics": []}}'


def cherry() -> Iterator[str]:
    """All topics come first, and all words behind them."""
    yield '{"time": 1, "version": 5, "localStorage": {}, "indexedDB": {"topics": ['
    for chat in range(CONVERSATIONS):
        messages = []
        for index in range(2 * TURNS):
            name = f"c{chat}m{index}"
            role = "assistant" if index % 2 else "user"
            question = {"askId": f"c{chat}m{index - 1}"} if index % 2 else {}
            messages.append(cherry_studio.message(name, role, index, f"{name}b", f"{name}c", **question))
        yield ("," if chat else "") + _dumps({"id": f"t{chat}", "messages": messages})
    yield '], "message_blocks": [{}'
    response = {"source": "anthropic", "results": [PAGE]}
    for chat in range(CONVERSATIONS):
        for index in range(2 * TURNS):
            name = f"c{chat}m{index}"
            words = CITED if is_cited(index) else WORDS
            yield "," + _dumps(cherry_studio.block(f"{name}b", "main_text", words))
            if is_cited(index):
                yield "," + _dumps(cherry_studio.block(f"{name}c", "citation", response=response))
    yield "]}}"


PIECES = {"open_webui": open_webui, "lobechat": lobechat, "cherry_studio": cherry}


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("packed", [False, True])
def test_fifty_thousand_messages_take_bounded_memory(tmp_path: Path, name: str, packed: bool) -> None:
    path = tmp_path / "data.json"
    with path.open("w", encoding="utf-8") as file:
        file.writelines(PIECES[name]())
    size = path.stat().st_size
    if packed:
        with zipfile.ZipFile(tmp_path / "export.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            archive.write(path, "data.json")
        path = tmp_path / "export.zip"
    (tmp_path / "empty.json").write_text("[]")
    command = [sys.executable, "-m", "tests.adapters.imports.formats.large_child", str(path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert run.returncode == 0, run.stderr
    result = json.loads(run.stdout)
    speed = result["messages"] / result["seconds"]
    print(f"{name}: {size / 1e6:.0f} MB, {speed:.0f} messages/s, {result['memory'] / 1e6:.0f} MB")
    assert (result["format"], result["conversations"]) == (name, CONVERSATIONS)
    assert result["messages"] == CONVERSATIONS * TURNS * 2
    assert size > 100e6
    assert result["memory"] < 60e6


_LISTS = b"[]," * 1_000_000
_CHAT = b'{"id":"g","mapping":{"a":{"id":"a","message":{"author":{"role":"user"},"content":{"parts":["hi"]}}}}}'
_HEAD = b'{"format": "citewise", "version": 1, "conversations": [\n'
BOMBS = {
    "chatgpt": [b'[{"mapping":{"a":{}},"x":[', *[_LISTS] * 12, b"[]]},", _CHAT, b"]"],
    "citewise": [_HEAD, b'{"id":"a","x":[', *[_LISTS] * 20, b'[]]},\n{"id":"b","turns":[]}\n]}\n'],
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_small_file_of_one_huge_conversation_takes_no_gigabytes_and_the_rest_comes(tmp_path: Path, name: str) -> None:
    path = tmp_path / "export.json.gz"
    with gzip.open(path, "wb", 1) as file:
        file.writelines(BOMBS[name])
    assert path.stat().st_size < 2_000_000
    command = [sys.executable, "-m", "tests.adapters.imports.formats.large_child", str(path), "skip"]
    (tmp_path / "empty.json").write_text("[]")
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert run.returncode == 0, run.stderr
    result = json.loads(run.stdout)
    assert (result["format"], result["conversations"], result["skipped"]) == (name, 1, ["too_large"])
    assert result["memory"] < 800e6
