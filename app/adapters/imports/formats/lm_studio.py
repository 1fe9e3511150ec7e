"""LM Studio: its `conversations` folder, a conversation's file, or its whole home with the files that were attached.

Its maker calls the structure undocumented. Read after files that it wrote, as third-party readers of them show it: each
message has versions of which one is selected, an answer goes by steps, and nothing has a time but the steps' names.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.calls import Call, with_calls
from app.adapters.imports.fields import first_text, mapping, mappings, sequence, stable_id, text, whole
from app.adapters.imports.json_files import items_at, json_names, places
from app.adapters.imports.json_stream import BrokenJson, reason_of
from app.adapters.imports.media import file_of_member, media_type
from app.adapters.imports.thinking import without_thinking
from app.adapters.imports.times import moment
from app.adapters.imports.trees import well_formed
from app.core.domain.transfer import (
    ForeignConversation,
    ForeignFile,
    ForeignMessage,
    ForeignRole,
    SkippedPart,
    SkipReason,
)

_ROLES = {role.value: role for role in ForeignRole}


class LMStudio:
    name = "lm_studio"
    title = "LM Studio"

    def recognises(self, archive: Archive) -> bool:
        names = sorted(json_names(archive), key=lambda name: "conversation" not in name)  # its home has many others
        return any(_is_conversation(archive, name) for name in names[:40])

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        uploads = {PurePosixPath(name).name: name for name in archive.names() if "user-files/" in name}
        for name in json_names(archive):
            if not _is_conversation(archive, name):
                continue
            try:
                for value in items_at(archive, name, ""):
                    yield from _Conversation(mapping(value), name, archive, uploads).read()
            except BrokenJson as error:
                yield SkippedPart(name, SkipReason.BROKEN, str(error))


def _is_conversation(archive: Archive, name: str) -> bool:
    return ("messages.item.versions", "start_array") in places(archive, name)


def _group(name: str) -> str:
    """The folders within LM Studio that the conversation was put in."""
    folders = PurePosixPath(name).parent.parts
    return "/".join(folders[folders.index("conversations") + 1 :]) if "conversations" in folders else ""


@dataclass
class _Conversation:
    value: Mapping[str, Any]
    place: str
    archive: Archive
    uploads: Mapping[str, str]
    skipped: list[SkippedPart] = field(default_factory=list)

    def read(self) -> Iterator[ForeignConversation | SkippedPart]:
        title = text(self.value.get("name"))
        rows: list[ForeignMessage] = []
        parent = None
        if rules := text(self.value.get("systemPrompt")).strip():
            rows.append(ForeignMessage("rules", ForeignRole.SYSTEM, text=rules, hidden=True))
            parent = "rules"
        for index, item in enumerate(sequence(self.value.get("messages"))):
            versions = sequence(mapping(item).get("versions"))
            broken = [version for version in versions if not isinstance(version, dict)]
            if broken or not versions:
                yield SkippedPart(f"{self.place}.messages[{index}]", SkipReason.BROKEN, title)
            selected = whole(mapping(item).get("currentlySelected"))
            selection = selected if selected is not None and 0 <= selected < len(versions) else len(versions) - 1
            below = parent
            for number, version in enumerate(versions):
                if isinstance(version, dict):
                    read = self._messages(version, f"{index}/{number}", parent)
                    rows += read
                    if number == selection or below == parent:
                        below = read[-1].id
            parent = below
        tree = well_formed(rows, {row.id for row in rows if _is_empty(row)})
        yield from self.skipped
        if not any(row.role is not ForeignRole.SYSTEM for row in tree):
            yield SkippedPart(self.place, reason_of(self.value, SkipReason.EMPTY), title)
            return
        created = whole(self.value.get("createdAt"))
        yield ForeignConversation(
            str(created) if created else stable_id(title, *(row.text for row in tree[:3])),
            title,
            moment(created),
            max((row.created for row in tree if row.created is not None), default=None),
            parent,
            _group(self.place),
            pinned=self.value.get("pinned") is True,
            messages=tree,
        )

    def _messages(self, version: Mapping[str, Any], own: str, parent: str | None) -> list[ForeignMessage]:
        role = _ROLES.get(text(version.get("role")), ForeignRole.ASSISTANT)
        steps = mappings(version.get("steps")) or [dict(version)]
        texts: list[str] = []
        reasoning: list[str] = []
        files: list[ForeignFile] = []
        calls = _Calls()
        models = [text(mapping(version.get("senderInfo")).get("senderName"))]
        for step in steps:
            thinks = text(mapping(step.get("style")).get("type")) == "thinking"
            words = "".join(self._part(part, files, calls) for part in mappings(step.get("content")))
            if role is ForeignRole.ASSISTANT and not thinks:
                words, thoughts = without_thinking(words)
                reasoning.append(thoughts)
            (reasoning if thinks else texts).append(words.strip("\n"))
            models.append(text(mapping(step.get("genInfo")).get("identifier")))
        models.append(text(mapping(self.value.get("lastUsedModel")).get("identifier")))
        times = (moment(text(step.get("stepIdentifier")).partition("-")[0]) for step in steps)
        message = ForeignMessage(
            own,
            role,
            parent,
            "\n\n".join(filter(str.strip, texts)),
            "\n\n".join(filter(str.strip, reasoning)),
            next(filter(None, times), None),
            next(filter(None, models), "") if role is ForeignRole.ASSISTANT else "",
            tuple(files),
            hidden=role in (ForeignRole.SYSTEM, ForeignRole.TOOL),
            tool="tool" if role is ForeignRole.TOOL else "",
        )
        return with_calls(message, calls.all())

    def _part(self, part: Mapping[str, Any], files: list[ForeignFile], calls: "_Calls") -> str:
        match part.get("type"):
            case "file":
                files.append(self._file(part))
            case "toolCallRequest" | "toolCallResult":
                calls.add(part)
            case _:
                return text(part.get("text"))
        return ""

    def _file(self, part: Mapping[str, Any]) -> ForeignFile:
        identifier = PurePosixPath(text(part.get("fileIdentifier")).replace("\\", "/")).name
        name = text(part.get("name")) or identifier
        if member := self.uploads.get(identifier):
            file = file_of_member(self.archive, member, name)
            if isinstance(file, ForeignFile):
                return file
            self.skipped.append(file)
        return ForeignFile(name, media_type(b"", name) or ("image/*" if part.get("fileType") == "image" else ""))


class _Calls:
    """Requests with their results: by id, else in their order."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, Call]] = []
        self._results: list[tuple[str, Any]] = []

    def add(self, part: Mapping[str, Any]) -> None:
        own = str(part.get("callId", part.get("toolCallId", "")))
        if part.get("type") == "toolCallResult":
            self._results.append((own, part.get("content")))
        else:
            request = mapping(part.get("toolCallRequest")) or part
            name = first_text(request.get("name"), part.get("pluginIdentifier")) or "tool"
            self._rows.append((own, Call(name, request.get("parameters") or request.get("arguments"))))

    def all(self) -> list[Call]:
        results = list(self._results)
        calls = []
        for own, call in self._rows:
            index = next((index for index, (id, _) in enumerate(results) if id == own), 0 if results else None)
            result = results.pop(index)[1] if index is not None else None
            calls.append(Call(call.name, call.arguments, _output(result)))
        return calls + [Call("tool", None, _output(result)) for _, result in results]


def _output(result: Any) -> Any:
    words = [text(part.get("text")) for part in mappings(result)]
    return "\n\n".join(filter(None, words)) or result


def _is_empty(message: ForeignMessage) -> bool:
    return not (message.text.strip() or message.reasoning or message.files or message.tool)
