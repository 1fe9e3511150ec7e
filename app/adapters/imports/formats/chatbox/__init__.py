"""Chatbox: the dump of its data as JSON, or its newer backup, a zip that has pictures and files too.

Read after `src/shared/types/session.ts`, `src/renderer/pages/SettingDialog/AdvancedSettingTab.tsx` (the dump),
`src/renderer/packages/backup/` (the zip), `src/shared/session/message-forks.test.ts` (branches) and
`src/renderer/packages/model-calls/` (what its tools give) of chatboxai/chatbox. Settings, which may hold keys, are left
where they are.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, mappings, parsed, sequence, stable_id, text
from app.adapters.imports.formats.chatbox.branches import Branches
from app.adapters.imports.formats.chatbox.messages import Blobs, messages_of
from app.adapters.imports.json_files import items_at, json_names, pairs_at, places
from app.adapters.imports.json_stream import BrokenJson, reason_of
from app.adapters.imports.times import moment
from app.adapters.imports.trees import well_formed
from app.core.domain.transfer import ForeignConversation, ForeignMessage, SkippedPart, SkipReason

_MANIFEST = "manifest.json"
_FAR = 50_000  # events: the settings may come before the first session
_LIST = "chat-sessions-list"
_OLD_LIST = "chat-sessions"


class Chatbox:
    name = "chatbox"
    title = "Chatbox"

    def recognises(self, archive: Archive) -> bool:
        return _is_backup(archive) or any(_shape(archive, name) for name in json_names(archive)[:40])

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        if _is_backup(archive):
            yield from _of_backup(archive)
            return
        for name in json_names(archive):
            if shape := _shape(archive, name):
                try:
                    yield from _of_dump(archive, name, shape)
                except BrokenJson as error:
                    yield SkippedPart(name, SkipReason.BROKEN, str(error))


def _is_backup(archive: Archive) -> bool:
    try:
        return next(items_at(archive, _MANIFEST, "application.name"), None) == "Chatbox"
    except BrokenJson:
        return False


def _shape(archive: Archive, name: str) -> set[str]:
    """The places at the top of a dump; none of a file that is something else."""
    if ("", "start_map") not in places(archive, name, 1):
        return set()
    tops = {place for place, kind in places(archive, name, _FAR) if kind.startswith("start_")}
    ours = any(place in (_LIST, _OLD_LIST, "__exported_items") or place.startswith("session:") for place in tops)
    return tops if ours else set()


def _of_dump(archive: Archive, name: str, shape: set[str]) -> Iterator[ForeignConversation | SkippedPart]:
    listed: dict[str, Mapping[str, Any]] = {}
    with suppress(BrokenJson):  # of a part behind the list, which is told when it is met
        for one in items_at(archive, name, f"{_LIST}.item"):
            listed[text(mapping(one).get("id"))] = mapping(one)
    if _OLD_LIST in shape:
        for index, value in enumerate(items_at(archive, name, f"{_OLD_LIST}.item")):
            yield from _Session(value, {}, f"{name}: {_OLD_LIST}[{index}]", Blobs(archive)).conversations()
    if not any(place.startswith("session:") for place in shape) and _OLD_LIST in shape:
        return  # going through the members would hold the whole list at once
    for key, value in pairs_at(archive, name):
        if key.startswith("session:"):
            about = listed.get(key.removeprefix("session:"), {})
            yield from _Session(parsed(value), about, f"{name}: {key}", Blobs(archive)).conversations()


def _of_backup(archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
    try:
        blobs = Blobs(
            archive,
            {
                text(key): resource
                for resource in items_at(archive, _MANIFEST, "resources.item")
                for key in sequence(mapping(resource).get("originalStorageKeys"))
            },
        )
        for entry in items_at(archive, _MANIFEST, "sessions.item"):
            path = text(mapping(entry).get("path"))
            try:
                for value in items_at(archive, path, ""):
                    yield from _Session(value, mapping(mapping(entry).get("meta")), path, blobs).conversations()
            except BrokenJson as error:
                yield SkippedPart(path or _MANIFEST, SkipReason.BROKEN, str(error))
    except BrokenJson as error:
        yield SkippedPart(_MANIFEST, SkipReason.BROKEN, str(error))


@dataclass
class _Session:
    value: Any
    about: Mapping[str, Any]  # what the list says of it
    place: str
    blobs: Blobs

    def conversations(self) -> Iterator[ForeignConversation | SkippedPart]:
        """The session, and each earlier thread of it as a conversation of its own."""
        session = mapping(self.value)
        if not isinstance(session.get("messages"), list):
            yield SkippedPart(self.place, reason_of(self.value), text(session.get("name")))
            return
        title = first_text(session.get("name"), self.about.get("name"))
        identity = first_text(session.get("id"), self.about.get("id")) or stable_id(title, self.place)
        threads = mappings(session.get("threads"))
        forks = dict(mapping(session.get("messageForksHash")))
        for thread in threads:
            id = f"{identity}/{first_text(thread.get('id')) or stable_id(text(thread.get('name')))}"
            created = moment(thread.get("createdAt"))
            yield self._conversation(id, text(thread.get("name")) or title, thread, forks, created, title)
            yield from self._skipped()
        created = moment(self.about.get("createdAt"))
        own = text(session.get("threadName")) or title if threads else title
        yield self._conversation(identity, own, session, forks, created, title if threads else "", rest=True)
        yield from self._skipped()

    def _skipped(self) -> list[SkippedPart]:
        skipped, self.blobs.skipped = self.blobs.skipped, []
        return skipped

    def _conversation(
        self, id: str, title: str, thread: Mapping[str, Any], forks: dict[str, Any], created: datetime | None,
        group: str, rest: bool = False,
    ) -> ForeignConversation | SkippedPart:  # fmt: skip
        branches = Branches()
        branches.add(sequence(thread.get("messages")), None)
        leaf = branches.last
        branches.add_forks(forks, rest)
        messages = [one for item, parent in branches.rows for one in messages_of(item, parent, self.blobs)]
        tree = well_formed(messages, {one.id for one in messages if _is_empty(one)})
        self.blobs.skipped += [SkippedPart(self.place, SkipReason.BROKEN, title)] * branches.broken
        if not tree:
            return SkippedPart(self.place, SkipReason.EMPTY, title)
        times = [one.created for one in tree if one.created is not None]
        return ForeignConversation(
            id,
            title,
            created or min(times, default=None),
            max(times, default=None),
            leaf,
            group,
            pinned=_is_set(thread, self.about, "starred"),
            archived=bool(_is_set(thread, self.about, "hidden") or moment(self.about.get("archivedAt"))),
            messages=tree,
        )


def _is_set(thread: Mapping[str, Any], about: Mapping[str, Any], key: str) -> bool:
    return thread.get(key) is True or about.get(key) is True


def _is_empty(message: ForeignMessage) -> bool:
    return not (message.text.strip() or message.reasoning or message.files or message.error or message.tool)
