"""Version 1: `data.json`, whose tables stand apart: messages in `topics`, their words in `message_blocks`.

The assistants are JSON within JSON within `localStorage`; what stands beside them there holds keys and is never read.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text
from app.adapters.imports.formats.cherry_studio.blocks import Block, BlockReader
from app.adapters.imports.formats.cherry_studio.files import BackupFiles
from app.adapters.imports.formats.cherry_studio.flat import flat_blocks
from app.adapters.imports.formats.cherry_studio.messages import Row, foreign_messages, system_message
from app.adapters.imports.json_files import items_at_places
from app.adapters.imports.json_stream import BrokenJson, OversizeItem, bounded_loads, reason_of
from app.adapters.imports.spill import Spill, spill
from app.adapters.imports.times import moment
from app.adapters.imports.trees import well_formed
from app.core.domain.transfer import ForeignConversation, ForeignRole, SkippedPart, SkipReason

TOPICS, BLOCKS, ASSISTANTS = "topics", "message_blocks", "assistants"
_PAIRS = "indexedDB.item"  # of the first backups: {key, value}
_PLACES = {
    "localStorage.persist:cherry-studio": ASSISTANTS,
    "indexedDB.topics.item": TOPICS,
    "indexedDB.message_blocks.item": BLOCKS,
}


@dataclass(frozen=True)
class _Topic:
    """What the assistants say of it."""

    name: str = ""
    prompt: str = ""
    assistant: str = ""
    pinned: bool = False
    tags: tuple[str, ...] = ()
    created: Any = None
    updated: Any = None


@dataclass
class TableBackup:
    """rows: (table, row) of the topics, the blocks, and what the window's storage says of the assistants."""

    _name: str
    _rows: Iterator[tuple[str, Any]]
    _files: BackupFiles
    _topics: dict[str, _Topic] = field(default_factory=dict)

    def conversations(self) -> Iterator[ForeignConversation | SkippedPart]:
        with spill() as rows:
            broken: list[SkippedPart] = []
            try:
                for table, row in self._rows:
                    if row is None or isinstance(row, OversizeItem):
                        broken.append(SkippedPart(self._name, reason_of(row), table))
                    else:
                        self._add(table, row, rows)
            except BrokenJson as error:
                broken.append(SkippedPart(self._name, SkipReason.BROKEN, str(error)))
            for topic in rows.groups(TOPICS):
                yield from self._conversation(topic, rows)
            yield from broken

    def _add(self, table: str, row: Any, rows: Spill) -> None:
        if table == ASSISTANTS:
            self._topics = topics_of(row)
        else:
            rows.add(table, text(mapping(row).get("id")), mapping(row))

    def _conversation(self, topic: str, rows: Spill) -> Iterator[ForeignConversation | SkippedPart]:
        info = self._topics.get(topic, _Topic())
        place = info.name or topic
        skipped: list[SkippedPart] = []
        result = system_message(info.prompt)
        line = Row(result[0].id if result else None)
        reader = BlockReader(self._files, skipped)
        for index, message in enumerate(self._messages(topic, rows), start=1):
            if message.get("type") == "clear":
                continue  # a cut of the context, without words
            message_id = text(message.get("id")) or f"row{index}"
            parent = line.parent_of(message, message_id)
            blocks = _blocks(message, rows)
            if not blocks and message.get("blocks"):
                skipped.append(SkippedPart(message_id, SkipReason.BROKEN))  # its words are not in the backup
            result += foreign_messages(message, message_id, parent, blocks, reader)
        yield from (SkippedPart(place, part.reason, part.place) for part in skipped)
        if not any(one.role in (ForeignRole.USER, ForeignRole.ASSISTANT) for one in result):
            yield SkippedPart(place, SkipReason.EMPTY)
            return
        messages = well_formed(result)
        dated = [one.created for one in messages if one.created]
        yield ForeignConversation(
            topic or f"topic:{messages[0].id}",
            info.name,
            moment(info.created) or min(dated, default=None),
            moment(info.updated) or max(dated, default=None),
            line.end,
            info.assistant,
            info.pinned,
            tags=info.tags,
            messages=messages,
        )

    def _messages(self, topic: str, rows: Spill) -> list[dict[str, Any]]:
        return [message for row in rows.rows(TOPICS, topic) for message in mappings(mapping(row).get("messages"))]


def json_rows(archive: Archive, name: str) -> Iterator[tuple[str, Any]]:
    """Of `data.json`. Raises `BrokenJson`."""
    for place, value in items_at_places(archive, name, (*_PLACES, _PAIRS)):
        key = text(mapping(value).get("key"))
        if isinstance(value, OversizeItem):
            yield _PLACES.get(place, TOPICS), value
        elif place != _PAIRS:
            yield _PLACES[place], {} if value is None else value
        elif key.startswith("topic:"):
            yield TOPICS, {**mapping(mapping(value).get("value")), "id": key.removeprefix("topic:")}


def _blocks(message: dict[str, Any], rows: Spill) -> list[Block]:
    names = sequence(message.get("blocks"))
    if not names:
        return flat_blocks(message)
    rows_by_name = (mapping(row) for name in names for row in rows.rows(BLOCKS, text(name))[:1])
    return [block for block in rows_by_name if block]


def topics_of(persisted: object) -> dict[str, _Topic]:
    """By id, from the state that the program keeps in its window's storage."""
    slice_ = mapping(_parsed(mapping(_parsed(persisted)).get("assistants")))
    result: dict[str, _Topic] = {}
    for assistant in [mapping(slice_.get("defaultAssistant")), *mappings(slice_.get("assistants"))]:
        tags = tuple(tag for tag in map(text, sequence(assistant.get("tags"))) if tag)
        for topic in mappings(assistant.get("topics")):
            result[text(topic.get("id"))] = _Topic(
                text(topic.get("name")),
                first_text(topic.get("prompt"), assistant.get("prompt")),
                text(assistant.get("name")),
                topic.get("pinned") is True,
                tags,
                topic.get("createdAt"),
                topic.get("updatedAt"),
            )
    return result


def _parsed(value: object) -> object:
    try:
        return bounded_loads(value) if isinstance(value, str) else value
    except (ValueError, RecursionError):
        return None
