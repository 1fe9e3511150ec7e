"""The tables of LobeChat's files: the small ones in memory, messages and what belongs to them in a temporary file.

Settings and providers are never read: they hold keys.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, mappings, text
from app.adapters.imports.json_files import items_at, items_at_places, pairs_at
from app.adapters.imports.json_stream import OversizeItem
from app.adapters.imports.spill import Spill
from app.core.domain.transfer import SkippedPart, SkipReason

_TABLES = {
    "state": ("sessions", "sessionGroups", "topics", "messages"),
    "data": (
        *("sessions", "sessionGroups", "topics", "threads", "agents", "agentsToSessions"),
        *("messages", "messagePlugins", "messageTranslates"),
    ),
}
_SESSION = "session:"  # before the id of one: its messages outside every topic
_Row = dict[str, Any]


@dataclass
class Tables:
    """By id."""

    _rows: Spill
    sessions: dict[str, _Row] = field(default_factory=dict)
    topics: dict[str, _Row] = field(default_factory=dict)
    threads: dict[str, _Row] = field(default_factory=dict)
    agents: dict[str, _Row] = field(default_factory=dict)
    agent_of_session: dict[str, str] = field(default_factory=dict)
    group_names: dict[str, str] = field(default_factory=dict)
    skipped: list[SkippedPart] = field(default_factory=list)

    def add(self, table: str, row: _Row) -> None:
        key = text(row.get("id"))
        match table:
            case "sessions":
                self.sessions[key] = row
            case "topics":
                self.topics[key] = row
            case "threads":
                self.threads[key] = row
            case "agents":
                self.agents[key] = row
            case "sessionGroups":
                self.group_names[key] = text(row.get("name"))
            case "agentsToSessions":
                self.agent_of_session[text(row.get("sessionId"))] = text(row.get("agentId"))
            case "messages":
                self._rows.add("messages", _chat_of(row), row)
            case _:
                self._rows.add(table, key, row)

    def chats(self) -> Iterator[str]:
        return self._rows.groups("messages")

    def messages(self, chat: str) -> list[_Row]:
        return [mapping(row) for row in self._rows.rows("messages", chat)]

    def beside(self, table: str, message: str) -> _Row:
        """The row of `messagePlugins` or `messageTranslates` that belongs to a message."""
        return next((mapping(row) for row in self._rows.rows(table, message)), {})


def fill(tables: Tables, archive: Archive, name: str, root: str) -> None:
    """root: `state` or `data`. Raises `BrokenJson` behind what could be read."""
    places = {f"{root}.{table}.item": table for table in _TABLES[root]}
    with closing(items_at_places(archive, name, tuple(places))) as values:  # type: ignore[type-var]
        for place, value in values:
            if isinstance(value, OversizeItem):
                tables.skipped.append(SkippedPart(f"{name}: {place}", SkipReason.TOO_LARGE))
            elif isinstance(value, dict):
                tables.add(places[place], value)
    if root == "state" and not any(tables.chats()):
        _fill_first_version(tables, archive, name)


def _fill_first_version(tables: Tables, archive: Archive, name: str) -> None:
    """The first version kept topics and messages within their session, each by its id."""
    for key, value in pairs_at(archive, name, "state.sessions"):
        _add_session(tables, key, mapping(value))
    for value in items_at(archive, name, "state.inbox"):
        _add_session(tables, "inbox", mapping(value))


def _add_session(tables: Tables, key: str, session: _Row) -> None:
    tables.add("sessions", {**session, "id": key, "chats": None, "topics": None})
    for table, rows in (("topics", session.get("topics")), ("messages", session.get("chats"))):
        for row in mappings(list(mapping(rows).values())):
            tables.add(table, {**row, "sessionId": key})


def _chat_of(row: _Row) -> str:
    topic = text(row.get("topicId"))
    return topic or _SESSION + (first_text(row.get("sessionId"), row.get("agentId"), row.get("groupId")) or "inbox")
