"""Open WebUI: a list of chats as JSON, or one chat.

Read after `backend/open_webui/models/chats.py` of open-webui/open-webui; what else of it is named beside what is read
after it.
"""

from collections.abc import Iterator
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text
from app.adapters.imports.formats.open_webui.messages import ChatMessages
from app.adapters.imports.json_files import items_at, json_names, places
from app.adapters.imports.json_stream import BrokenJson, reason_of
from app.adapters.imports.times import moment
from app.core.domain.transfer import ForeignConversation, SkippedPart, SkipReason

# Places that a chat has, alone or in a list, with its wrapper or without: old files are the chat itself.
_ALONE = {("chat.history", "start_map"), ("history.messages", "start_map"), ("chat.messages", "start_array")}
_LISTED = {(f"item.{place}", kind) for place, kind in _ALONE}


class OpenWebUI:
    name = "open_webui"
    title = "Open WebUI"

    def recognises(self, archive: Archive) -> bool:
        return any(_place_of_chats(archive, name) is not None for name in json_names(archive))

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        for name in json_names(archive):
            place = _place_of_chats(archive, name)
            if place is None:
                yield SkippedPart(name, SkipReason.UNSUPPORTED)
                continue
            index = 0
            try:
                for index, chat in enumerate(items_at(archive, name, place), start=1):
                    yield from conversation(chat, f"{name}[{index - 1}]" if place else name)
            except BrokenJson as error:
                yield SkippedPart(f"{name}[{index}]", SkipReason.BROKEN, str(error))


def conversation(item: Any, place: str) -> Iterator[ForeignConversation | SkippedPart]:
    """place: where it stands, for what cannot be read of it."""
    chat = mapping(mapping(item).get("chat")) or mapping(item)
    title = first_text(mapping(item).get("title"), chat.get("title"))
    history = mapping(chat.get("history"))
    tree = mapping(history.get("messages"))
    rows = mappings(chat.get("messages"))
    if not tree and not rows:
        shaped = isinstance(item, dict) and ("chat" in item or "history" in item)
        yield SkippedPart(title or place, reason_of(item, SkipReason.EMPTY if shaped else SkipReason.BROKEN))
        return
    read = ChatMessages(title or place)
    messages = read.of_tree(tree, text(mapping(chat.get("params")).get("system")) or text(chat.get("system")))
    messages = messages or read.of_rows(rows)
    yield from read.skipped
    if not messages:
        yield SkippedPart(title or place, SkipReason.EMPTY)
        return
    leaf = text(history.get("currentId"))
    created = moment(mapping(item).get("created_at")) or moment(chat.get("timestamp"))
    yield ForeignConversation(
        first_text(mapping(item).get("id"), chat.get("id")) or f"{place}:{messages[0].id}",
        title,
        created or messages[0].created,
        moment(mapping(item).get("updated_at")) or max((one.created for one in messages if one.created), default=None),
        leaf if leaf in {message.id for message in messages} else None,
        pinned=mapping(item).get("pinned") is True,
        archived=mapping(item).get("archived") is True,
        tags=_tags(mapping(item), chat),
        messages=messages,
    )


def _tags(item: dict[str, Any], chat: dict[str, Any]) -> tuple[str, ...]:
    tags = [*sequence(mapping(item.get("meta")).get("tags")), *sequence(chat.get("tags"))]
    names = [first_text(tag, mapping(tag).get("name"), mapping(tag).get("tag_name")) for tag in tags]
    return tuple(dict.fromkeys(name for name in names if name))


def _place_of_chats(archive: Archive, name: str) -> str | None:
    """`item` for a list, nothing for a chat alone; None where the file is another program's."""
    first = places(archive, name)
    if first & _LISTED:
        return "item"
    return "" if first & _ALONE else None
