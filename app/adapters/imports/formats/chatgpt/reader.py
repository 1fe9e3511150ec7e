"""ChatGPT: the data export, a zip with `conversations.json` or shards of it, or one such file alone.

Nothing of it is documented by OpenAI; read after `packages/api/src/import/{manifest,types}.ts` and
`…/import/chatgpt/convert.ts` in danny-avila/LibreChat, `convoviz/io/loaders.py` in
mohamed-chs/chatgpt-history-export-to-md, and `src/api.ts` in pionxzh/chatgpt-exporter.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, sequence, stable_id, text
from app.adapters.imports.formats.chatgpt.assets import Assets
from app.adapters.imports.formats.chatgpt.citations import entries_of
from app.adapters.imports.formats.chatgpt.messages import MessageReader
from app.adapters.imports.json_files import items_at, json_names, pairs_at, places
from app.adapters.imports.json_stream import BrokenJson, reason_of
from app.adapters.imports.times import moment
from app.adapters.imports.trees import well_formed
from app.core.domain.transfer import ForeignConversation, ForeignMessage, ForeignRole, SkippedPart, SkipReason

_SHARD = re.compile(r"conversations(?:-(\d+))?\.json", re.IGNORECASE)
_MANIFEST = "export_manifest.json"
_LOOKED_AT = 40  # of a folder's files
_PLACES = {"item.mapping": "item", "conversations.item.mapping": "conversations.item", "mapping": ""}


class ChatGPT:
    name = "chatgpt"
    title = "ChatGPT"

    def recognises(self, archive: Archive) -> bool:
        return any(_prefix(archive, name) is not None for name in _candidates(archive)[:_LOOKED_AT])

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        assets = Assets(archive)
        yield from _missing_shards(archive)
        for name in _candidates(archive):
            prefix = _prefix(archive, name)
            if prefix is None:
                if _SHARD.fullmatch(PurePosixPath(name).name):
                    yield SkippedPart(name, SkipReason.BROKEN)
                continue
            try:
                for index, value in enumerate(items_at(archive, name, prefix)):
                    yield from _conversation(value, f"{name}[{index}]", assets)
            except BrokenJson as error:
                yield SkippedPart(name, SkipReason.BROKEN, str(error))


def _candidates(archive: Archive) -> list[str]:
    """The files of conversations in their order; where none is named so, all that may be."""
    names = json_names(archive)
    shards = [(name, match) for name in names if (match := _SHARD.fullmatch(PurePosixPath(name).name))]
    by_number = sorted(shards, key=lambda row: int(row[1].group(1) or -1))
    return [name for name, _ in by_number] or names


def _prefix(archive: Archive, name: str) -> str | None:
    """Where the conversations stand in the file; None where it holds none."""
    kinds = places(archive, name)
    return next((prefix for place, prefix in _PLACES.items() if (place, "start_map") in kinds), None)


def _missing_shards(archive: Archive) -> Iterator[SkippedPart]:
    """That the manifest names: a download that was cut off."""
    if _MANIFEST not in archive.names():
        return
    try:
        files = next((mapping(value) for key, value in pairs_at(archive, _MANIFEST) if key == "logical_files"), {})
    except BrokenJson:
        return
    there = set(archive.names())
    for name in sequence(mapping(files.get("conversations.json")).get("files")):
        if text(name) and text(name) not in there:
            yield SkippedPart(text(name), SkipReason.MISSING_FILE, _MANIFEST)


def _conversation(value: Any, place: str, assets: Assets) -> Iterator[ForeignConversation | SkippedPart]:
    about = mapping(value)
    title, nodes = text(about.get("title")), mapping(about.get("mapping"))
    if not nodes:
        yield SkippedPart(place, reason_of(value), title)
        return
    entries = dict(entry for node in nodes.values() for entry in entries_of(_metadata(node)))
    reader = MessageReader(assets, entries, text(about.get("default_model_slug")), title or place)
    messages, dropped = [], set()
    for id, parent in _links(nodes):
        node = mapping(nodes[id])
        try:
            message = reader.read(id, parent, node)
        except (TypeError, ValueError, AttributeError, LookupError) as error:  # of a shape that nobody thought of
            reader.skipped.append(SkippedPart(f"{place}.mapping.{id}", SkipReason.BROKEN, str(error)))
            message = None
        if message is None:
            dropped.add(id)
            message = ForeignMessage(id, ForeignRole.SYSTEM, parent, created=_created(node))
        messages.append(message)
    yield from reader.skipped
    tree = well_formed(messages, dropped)
    if not tree:
        yield SkippedPart(place, SkipReason.EMPTY, title)
        return
    yield ForeignConversation(
        first_text(about.get("id"), about.get("conversation_id")) or stable_id(title, str(about.get("create_time"))),
        title,
        moment(about.get("create_time")),
        moment(about.get("update_time")),
        _leaf(text(about.get("current_node")), messages, dropped),
        pinned=bool(about.get("is_starred") or about.get("pinned_time")),
        archived=about.get("is_archived") is True,
        messages=tree,
    )


def _links(nodes: Mapping[str, Any]) -> Iterator[tuple[str, str | None]]:
    """(node, its parent): as the node says, else as the parent that lists it does. Children in their order."""
    listed = {text(child): id for id, node in nodes.items() for child in sequence(mapping(node).get("children"))}
    order = {child: place for place, child in enumerate(listed)}
    for id in sorted(nodes, key=lambda id: order.get(id, -1)):
        yield id, text(mapping(nodes[id]).get("parent")) or listed.get(id)


def _metadata(node: Any) -> dict[str, Any]:
    return mapping(mapping(mapping(node).get("message")).get("metadata"))


def _created(node: Mapping[str, Any]) -> Any:
    return moment(mapping(node.get("message")).get("create_time"))


def _leaf(current: str, messages: list[ForeignMessage], dropped: set[str]) -> str | None:
    """The nearest message of the branch that stays."""
    parents = {message.id: message.parent for message in messages}
    at: str | None = current or None
    visited: set[str] = set()
    while at is not None and at in dropped and at not in visited:
        visited.add(at)
        at = parents.get(at)
    return at if at in parents else None
