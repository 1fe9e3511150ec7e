"""Gemini: *My Activity* of Google Takeout, where JSON was chosen for it: `MyActivity.json` beside the pictures.

Google documents none of it. Read after what third-party readers of the file show: a list, newest first, of prompts with
their answers as HTML. It names no conversations: prompts with less than half an hour between them are taken for one.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from pathlib import PurePosixPath
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, mappings, sequence, stable_id, text
from app.adapters.imports.formats.gemini.markdown import markdown_of
from app.adapters.imports.json_files import items_at, json_names, places
from app.adapters.imports.json_stream import BrokenJson, reason_of
from app.adapters.imports.media import file_of_member, media_type
from app.adapters.imports.times import moment
from app.core.domain.transfer import (
    ForeignConversation,
    ForeignFile,
    ForeignMessage,
    ForeignRole,
    SkippedPart,
    SkipReason,
)

_GAP = timedelta(minutes=30)
_MOST = 500  # records of one conversation, where the times of a file say nothing
_PRODUCTS = ("gemini", "bard")
_PROMPT = re.compile(r"^(?:Prompted|Asked|Said)\s+", re.IGNORECASE)
_NO_PROMPT = re.compile(r"^(?:Created|Used|Gave|Selected|Shared|Saved|Listened|Viewed|Opened)\b", re.IGNORECASE)
_ATTACHED = re.compile(r"\bAttached \d{1,4} files?\.$", re.IGNORECASE)
_TITLE = 80  # characters


class Gemini:
    name = "gemini"
    title = "Gemini"

    def recognises(self, archive: Archive) -> bool:
        return any(_is_activity(archive, name) for name in json_names(archive)[:40])

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        for name in json_names(archive):
            if _is_activity(archive, name):
                yield from _conversations(archive, name)


def _is_activity(archive: Archive, name: str) -> bool:
    shape = places(archive, name, 200)
    if not {("item.header", "string"), ("item.time", "string")} <= shape:
        return False
    try:
        return any(_is_of_gemini(mapping(item)) for item in islice(items_at(archive, name, "item"), 200))
    except BrokenJson:
        return False


def _is_of_gemini(item: Mapping[str, Any]) -> bool:
    names = " ".join(map(text, (item.get("header"), *sequence(item.get("products"))))).lower()
    return any(product in names for product in _PRODUCTS)


@dataclass(frozen=True)
class _Record:
    time: datetime | None
    prompt: str
    answer: str
    files: tuple[ForeignFile, ...]


def _conversations(archive: Archive, name: str) -> Iterator[ForeignConversation | SkippedPart]:
    group: list[_Record] = []
    try:
        for index, item in enumerate(items_at(archive, name, "item")):
            if not isinstance(item, dict) or not text(item.get("title")):
                yield SkippedPart(f"{name}[{index}]", reason_of(item))
                continue
            if not _is_of_gemini(item):
                continue  # a file may hold the activity of every product
            record = _record(item, archive, name)
            if not record.answer and _NO_PROMPT.match(record.prompt):
                yield SkippedPart(f"{name}[{index}]", SkipReason.UNSUPPORTED, record.prompt)
                continue
            if group and (_apart(group[-1], record) or len(group) >= _MOST):
                yield _conversation(group)
                group = []
            group.append(record)
    except BrokenJson as error:
        yield SkippedPart(name, SkipReason.BROKEN, str(error))
    if group:
        yield _conversation(group)


def _apart(newer: _Record, older: _Record) -> bool:
    return newer.time is not None and older.time is not None and abs(newer.time - older.time) > _GAP


def _record(item: Mapping[str, Any], archive: Archive, place: str) -> _Record:
    answers = (markdown_of(text(part.get("html"))) for part in mappings(item.get("safeHtmlItem")))
    names = [text(one) or text(mapping(one).get("name")) for one in sequence(item.get("attachedFiles"))]
    names.append(first_text(item.get("imageFile")))
    return _Record(
        moment(item.get("time")),
        _ATTACHED.sub("", _PROMPT.sub("", text(item.get("title")).strip())).strip(),
        "\n\n".join(filter(None, answers)),
        tuple(_file(archive, place, name) for name in dict.fromkeys(filter(None, names))),
    )


def _file(archive: Archive, place: str, name: str) -> ForeignFile:
    """It stands beside the list."""
    short = PurePosixPath(name.replace("\\", "/")).name
    file = file_of_member(archive, str(PurePosixPath(place).with_name(short)), short) if short else None
    return file if isinstance(file, ForeignFile) else ForeignFile(short, media_type(b"", short))


def _conversation(newest_first: list[_Record]) -> ForeignConversation:
    records = list(reversed(newest_first))
    if all(one.time is not None for one in records):
        records.sort(key=lambda one: one.time.timestamp() if one.time is not None else 0.0)
    messages: list[ForeignMessage] = []
    for index, record in enumerate(records):
        own = stable_id(str(record.time), record.prompt, str(index) if record.time is None else "")
        parent = messages[-1].id if messages else None
        question = ForeignMessage(own, ForeignRole.USER, parent, record.prompt, created=record.time, files=record.files)
        messages.append(question)
        if record.answer:
            messages.append(
                ForeignMessage(f"{own}/answer", ForeignRole.ASSISTANT, own, record.answer, created=record.time)
            )
    first = records[0]
    title = " ".join(first.prompt.split())
    title = title if len(title) <= _TITLE else f"{title[: _TITLE - 1].rstrip()}…"
    return ForeignConversation(
        stable_id(str(first.time), first.prompt), title, first.time, records[-1].time, messages=tuple(messages)
    )
