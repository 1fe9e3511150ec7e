"""The messages of a chat of LobeChat as a tree.

What it shows is a row by time: `parentId` ties an answer to its question and a tool's result to its call, and several
answers to one question are regenerations; earlier versions gave a question no parent. A thread (`threadId`) is a branch
from its `sourceMessageId`. `metadata.activeBranchIndex` says which child of a message is shown.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from app.adapters.imports.calls import Call, call_text, with_calls
from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text, web_address, whole
from app.adapters.imports.formats.lobechat.content import plain_text
from app.adapters.imports.formats.lobechat.tables import Tables
from app.adapters.imports.markers import bracket_citations, plain_markers
from app.adapters.imports.media import file_of_data_uri
from app.adapters.imports.sources import SourceList
from app.adapters.imports.times import moment
from app.adapters.imports.trees import well_formed
from app.core.domain.transfer import (
    ForeignFile,
    ForeignMessage,
    ForeignRole,
    ForeignSource,
    SkippedPart,
    SkipReason,
)

_ROLES = {
    "user": ForeignRole.USER,
    "assistant": ForeignRole.ASSISTANT,
    "supervisor": ForeignRole.ASSISTANT,
    "system": ForeignRole.SYSTEM,
}
_SYSTEM = "system-prompt"
_Row = dict[str, Any]


@dataclass
class Chat:
    messages: tuple[ForeignMessage, ...] = ()
    leaf: str | None = None
    skipped: list[SkippedPart] = field(default_factory=list)


def chat_messages(rows: list[_Row], tables: Tables, place: str, prompt: str) -> Chat:
    """place: the chat's title, for what cannot be read of it. prompt: that of its assistant."""
    chat = Chat()
    if not any(_role(row) in (ForeignRole.USER, ForeignRole.ASSISTANT) for row in rows):
        return chat
    result: list[ForeignMessage] = []
    if prompt:
        result.append(ForeignMessage(_SYSTEM, ForeignRole.SYSTEM, text=prompt, hidden=True))
    order = sorted(enumerate(rows), key=lambda row: (_stamp(row[1]), row[0]))
    line = _Line({text(row.get("id")) for row in rows}, tables, _SYSTEM if prompt else None)
    for index, row in order:
        message_id = text(row.get("id")) or f"row{index + 1}"
        message = _message(row, message_id, line.parent_of(row, message_id), tables)
        files = _files(row, place, chat.skipped)
        result += with_calls(replace(message, files=files), _translations(row, message, tables))
    chat.messages = well_formed(result)
    chat.leaf = line.leaf(rows)
    return chat


class _Line:
    """Where each message hangs, told as they come by time."""

    def __init__(self, ids: set[str], tables: Tables, root: str | None) -> None:
        self._ids = ids
        self._tables = tables
        self._ends: dict[str, str | None] = {"": root}  # the last message of each thread; the main one has no name
        self._behind_tools: dict[str, str] = {}  # a message → the last tool's result behind it
        self._children: dict[str | None, list[str]] = {}

    def parent_of(self, row: _Row, message_id: str) -> str | None:
        thread = text(row.get("threadId"))
        parent_id = text(row.get("parentId"))
        if parent_id in self._ids and parent_id != message_id:
            parent: str | None = self._behind_tools.get(parent_id, parent_id)
        else:
            source = text(self._tables.threads.get(thread, {}).get("sourceMessageId"))
            parent = self._ends.get(thread, source if source in self._ids else self._ends[""])
        if _role(row) is ForeignRole.TOOL and parent is not None:
            self._behind_tools |= {key: message_id for key in (parent_id, parent) if key}
        self._ends[thread] = message_id
        if not thread:
            self._children.setdefault(parent, []).append(message_id)
        return parent

    def leaf(self, rows: list[_Row]) -> str | None:
        """The end of what is shown: the newest message, but where another branch was chosen."""
        active = {text(row.get("id")): whole(mapping(row.get("metadata")).get("activeBranchIndex")) for row in rows}
        if all(index is None for index in active.values()):
            return self._ends[""]
        at = next(iter(self._children.values()))[0]
        passed: set[str] = set()
        while at not in passed and (children := self._children.get(at)):
            passed.add(at)
            index = active.get(at)
            at = children[index] if index is not None and 0 <= index < len(children) else children[-1]
        return at


def _message(row: _Row, message_id: str, parent: str | None, tables: Tables) -> ForeignMessage:
    role = _role(row)
    if role is ForeignRole.TOOL:
        return _tool_message(row, message_id, parent, tables)
    words, reasoning = plain_text(text(row.get("content")))
    separate = first_text(mapping(row.get("reasoning")).get("content"), row.get("reasoning"))
    sources = SourceList()
    search = mapping(row.get("search"))
    for number, citation in enumerate(mappings(search.get("citations")), start=1):  # numbered by place, doubles too
        sources.add(ForeignSource(web_address(citation.get("url")), text(citation.get("title"))), str(number))
    words = plain_markers(words, sources.numbers())
    extra = mapping(row.get("extra"))
    error = mapping(row.get("error"))
    return ForeignMessage(
        message_id,
        role,
        parent,
        words,
        separate or reasoning,
        _time(row),
        first_text(row.get("model"), extra.get("fromModel"), row.get("fromModel")),
        sources=sources.all(),
        citations=bracket_citations(words, sources.numbers()) if role is ForeignRole.ASSISTANT else (),
        queries=tuple(query for query in map(text, sequence(search.get("searchQueries"))) if query),
        hidden=role is ForeignRole.SYSTEM,
        error=first_text(error.get("message"), mapping(error.get("body")).get("message"), error.get("type")),
    )


def _tool_message(row: _Row, message_id: str, parent: str | None, tables: Tables) -> ForeignMessage:
    plugin = mapping(row.get("plugin")) or tables.beside("messagePlugins", text(row.get("id")))
    state = mapping(row.get("pluginState")) or mapping(plugin.get("state"))
    name = "/".join(part for part in (text(plugin.get("identifier")), text(plugin.get("apiName"))) if part)
    sources = SourceList()
    for page in mappings(state.get("results")):
        url = web_address(first_text(page.get("url"), page.get("originalUrl")))
        words = first_text(page.get("content"), page.get("snippet"), page.get("description"))
        if url:
            sources.add(ForeignSource(url, text(page.get("title")), passage=words))
    query = text(state.get("query"))
    return ForeignMessage(
        message_id,
        ForeignRole.TOOL,
        parent,
        call_text(plugin.get("arguments"), text(row.get("content"))),
        created=_time(row),
        sources=sources.all(),
        queries=(query,) if query else (),
        tool=name or first_text(row.get("name"), row.get("role")),
        hidden=True,
        error=first_text(mapping(row.get("pluginError")).get("message"), mapping(plugin.get("error")).get("message")),
    )


def _translations(row: _Row, message: ForeignMessage, tables: Tables) -> list[Call]:
    """A translation folds like a call's result."""
    if message.role is not ForeignRole.ASSISTANT:
        return []
    extra = mapping(mapping(row.get("extra")).get("translate")) or mapping(row.get("translate"))
    translation = extra or tables.beside("messageTranslates", text(row.get("id")))
    words = text(translation.get("content"))
    return [Call(f"translation {text(translation.get('to'))}".strip(), None, words)] if words else []


def _files(row: _Row, place: str, skipped: list[SkippedPart]) -> tuple[ForeignFile, ...]:
    """Bytes are there in data addresses alone; of the rest the name."""
    entries = [*mappings(row.get("imageList")), *mappings(row.get("fileList"))]
    described = {text(entry.get("id")) for entry in entries}
    entries += [{"id": one} for one in sequence(row.get("files")) if isinstance(one, str) and one not in described]
    result = []
    for entry in entries:
        url = text(entry.get("url"))
        name = first_text(entry.get("name"), entry.get("alt"), "" if url.startswith("data:") else entry.get("id"))
        file = file_of_data_uri(url, name)
        if file is None:
            skipped.append(SkippedPart(place, SkipReason.MISSING_FILE, name))
            file = ForeignFile(name, text(entry.get("fileType")))
        result.append(file)
    return tuple(result)


def _role(row: _Row) -> ForeignRole:
    """What is of no role that people know by now folds, as a tool's result does."""
    return _ROLES.get(text(row.get("role")), ForeignRole.TOOL)


def _time(row: _Row) -> datetime | None:
    return moment(row.get("createdAt")) or moment(row.get("createAt"))


def _stamp(row: _Row) -> float:
    time = _time(row)
    return time.timestamp() if time else 0.0
