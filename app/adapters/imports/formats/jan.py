"""Jan: its data folder or a part of it, with a folder for each thread: `thread.json` and `messages.jsonl`.

Read after `core/src/types/message/messageEntity.ts`, `core/src/types/thread/threadEntity.ts` and
`src-tauri/src/core/threads/` of janhq/jan. Lines that are broken or stand on one occur (its issue 1057).
"""

import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import PurePosixPath
from typing import IO, Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.calls import Call, with_calls
from app.adapters.imports.fields import first_text, mapping, mappings, stable_id, text
from app.adapters.imports.json_files import DAMAGED, items_at
from app.adapters.imports.json_stream import BrokenJson, OversizeItem, is_oversize
from app.adapters.imports.media import file_of_data_uri, file_of_member, media_type
from app.adapters.imports.thinking import without_thinking
from app.adapters.imports.times import moment
from app.adapters.imports.trees import in_a_row
from app.core.domain.transfer import (
    ForeignConversation,
    ForeignFile,
    ForeignMessage,
    ForeignRole,
    SkippedPart,
    SkipReason,
)

_MOST_LINE = 64_000_000  # bytes; pictures stand in their line
_ATTACHED = re.compile(r"\[ATTACHED_FILES\]\n(.*?)\n\[/ATTACHED_FILES\]", re.DOTALL)
_ATTACHED_NAME = re.compile(r"\bname: ([^,\n]+)")
_ROLES = {role.value: role for role in ForeignRole}


class Jan:
    name = "jan"
    title = "Jan"

    def recognises(self, archive: Archive) -> bool:
        return any(_is_thread(archive, name) for name in _lists(archive)[:20])

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        for name in _lists(archive):
            if not _is_thread(archive, name):
                continue
            yield from _conversation(archive, name)


def _lists(archive: Archive) -> list[str]:
    return [name for name in archive.names() if PurePosixPath(name).suffix == ".jsonl"]


def _is_thread(archive: Archive, name: str) -> bool:
    """One of the first lines is a message of a thread."""
    try:
        with archive.open(name) as file:
            first = [value for line in islice(_lines(file), 5) if line for value in _values(line)]
    except DAMAGED:
        return False
    return any(isinstance(value, dict) and "thread_id" in value and "role" in value for value in first)


def _conversation(archive: Archive, name: str) -> Iterator[ForeignConversation | SkippedPart]:
    thread = _thread(archive, str(PurePosixPath(name).with_name("thread.json")))
    title = text(thread.get("title"))
    rows: list[ForeignMessage] = []
    identity = text(thread.get("id"))
    try:
        with archive.open(name) as file:
            for number, line in enumerate(_lines(file), start=1):
                values = _values(line) if line is not None else []
                if not values or not all(isinstance(value, dict) for value in values):
                    reason = SkipReason.BROKEN if line is not None else SkipReason.TOO_LARGE
                    yield SkippedPart(f"{name}:{number}", reason, title)
                for value in values:
                    if isinstance(value, OversizeItem):
                        yield SkippedPart(f"{name}:{number}", SkipReason.TOO_LARGE, title)
                    elif isinstance(value, dict):
                        identity = identity or text(value.get("thread_id"))
                        rows += _messages(value, f"{number}", archive, name)
    except DAMAGED as error:
        yield SkippedPart(name, SkipReason.BROKEN, str(error))
    filled = [row for row in rows if row.text.strip() or row.reasoning or row.files or row.tool or row.error]
    if not filled:
        yield SkippedPart(name, SkipReason.EMPTY, title)
        return
    about = mapping(thread.get("metadata"))
    yield ForeignConversation(
        identity or stable_id(title, filled[0].text),
        title,
        moment(thread.get("created")) or filled[0].created,
        moment(thread.get("updated")),
        group=text(mapping(about.get("project")).get("name")),
        pinned=thread.get("isFavorite") is True or about.get("is_favorite") is True,
        messages=in_a_row([*_rules(thread), *filled]),
    )


def _thread(archive: Archive, name: str) -> Mapping[str, Any]:
    try:
        return mapping(next(items_at(archive, name, ""), None))
    except BrokenJson:
        return {}


def _rules(thread: Mapping[str, Any]) -> list[ForeignMessage]:
    """What its assistant was told."""
    words = [text(one.get("instructions")).strip() for one in mappings(thread.get("assistants"))]
    return [ForeignMessage("rules", ForeignRole.SYSTEM, text=word, hidden=True) for word in words[:1] if word]


def _lines(file: IO[bytes]) -> Iterator[bytes | None]:
    """Those with something on them; None for one that is too long."""
    while line := file.readline(_MOST_LINE):
        too_long = not line.endswith(b"\n") and len(line) == _MOST_LINE
        while too_long and (rest := file.readline(_MOST_LINE)) and not rest.endswith(b"\n"):
            pass
        if too_long:
            yield None
        elif line.strip():
            yield line


def _values(line: bytes) -> list[Any]:
    """The JSON values of a line, which may hold several; none of one that is broken from the start."""
    if is_oversize(line):
        return [OversizeItem()]
    words = line.decode("utf-8", "replace").strip().removeprefix("\ufeff")
    decoder, at = json.JSONDecoder(), 0
    values: list[Any] = []
    while at < len(words):
        try:
            value, at = decoder.raw_decode(words, at)
        except (ValueError, RecursionError):
            values.append(None)  # the rest of the line is broken
            break
        values.append(value)
        at += len(words[at:]) - len(words[at:].lstrip())
    return values


def _messages(item: Mapping[str, Any], own_id: str, archive: Archive, place: str) -> list[ForeignMessage]:
    role = _ROLES.get(text(item.get("role")), ForeignRole.ASSISTANT)
    about = mapping(item.get("metadata"))
    texts: list[str] = []
    reasoning: list[str] = []
    files: list[ForeignFile] = []
    calls: list[Call] = []
    for part in mappings(item.get("content")):
        words = first_text(mapping(part.get("text")).get("value"), part.get("text"))
        match part.get("type"):
            case "text":
                words, thoughts = without_thinking(words) if role is ForeignRole.ASSISTANT else (words, "")
                reasoning.append(thoughts)
                texts.append(_without_attached(words, files))
            case "reasoning":
                reasoning.append(words.strip())
            case "image_url" | "image":
                files.append(_picture(text(mapping(part.get("image_url")).get("url")), archive, place))
            case "tool_call":
                calls.append(Call(text(part.get("tool_name")) or "tool", part.get("input"), part.get("output")))
            case _:
                texts.append(words)
    calls += (_call(call) for call in mappings(about.get("tool_calls")))
    failed = item.get("status") == "error"
    body = "\n\n".join(filter(str.strip, texts))
    model = first_text(about.get("modelId"), mapping(mapping(about.get("assistant")).get("model")).get("id"))
    message = ForeignMessage(
        text(item.get("id")) or own_id,
        role,
        None,
        body,
        "\n\n".join(filter(None, reasoning)),
        moment(item.get("created_at")) or moment(item.get("completed_at")),
        model if role is ForeignRole.ASSISTANT else "",
        tuple(files),
        tool="tool" if role is ForeignRole.TOOL else "",
        hidden=role in (ForeignRole.SYSTEM, ForeignRole.TOOL),
        error=first_text(about.get("error"), item.get("error_code"), "error") if failed else "",
    )
    return with_calls(message, calls)


def _call(call: Mapping[str, Any]) -> Call:
    function = mapping(mapping(call.get("tool")).get("function"))
    response = mapping(call.get("response"))
    words = [text(part.get("text")) for part in mappings(response.get("content"))]
    return Call(
        text(function.get("name")) or "tool",
        function.get("arguments"),
        "\n\n".join(filter(None, words)) or first_text(response.get("error"), call.get("response")),
    )


def _without_attached(words: str, files: list[ForeignFile]) -> str:
    """Jan tells its model of attached files within the question."""
    for match in _ATTACHED.finditer(words):
        names = (name.strip() for name in _ATTACHED_NAME.findall(match[1]))
        files += (ForeignFile(name, media_type(b"", name)) for name in names)
    return _ATTACHED.sub("", words).rstrip() if files else words


def _picture(url: str, archive: Archive, place: str) -> ForeignFile:
    """In the address itself, or a file in the thread's folder."""
    if url.startswith("data:"):
        return file_of_data_uri(url) or ForeignFile("", "image/*")
    name = PurePosixPath(url.replace("\\", "/")).name
    folder = PurePosixPath(place).parent
    for member in (folder / "files" / name, folder / name):
        file = file_of_member(archive, str(member), name) if name else None
        if isinstance(file, ForeignFile):
            return file
    return ForeignFile(name, media_type(b"", name) or "image/*")
