"""An export written for a test, read by its format."""

import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.adapters.imports.archive import open_archive
from app.adapters.imports.export_format import ExportFormat
from app.adapters.imports.recognition import FORMATS
from app.core.domain.transfer import ForeignConversation, ForeignMessage, SkippedPart

Content = bytes | str | dict[str, Any] | list[Any]

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360f8cf50000004830181e62d"
    "b4420000000049454e44ae426082"
)


def packed(content: Content) -> bytes:
    if isinstance(content, bytes):
        return content
    return (content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)).encode()


def written(folder: Path, files: dict[str, Content], name: str = "") -> Path:
    """The files in a folder, or in a zip where `name` is given."""
    folder.mkdir(parents=True, exist_ok=True)
    if name:
        with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED) as archive:
            for member, content in files.items():
                archive.writestr(member, packed(content))
        return folder / name
    for member, content in files.items():
        path = folder / member
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(packed(content))
    return folder


def read(path: Path, reader: ExportFormat) -> tuple[list[ForeignConversation], list[SkippedPart]]:
    """What is read of it, and what is told as skipped. It is recognised before."""
    with open_archive(path) as archive:
        assert reader.recognises(archive)
        parts = list(reader.conversations(archive))
    conversations = [part for part in parts if isinstance(part, ForeignConversation)]
    return conversations, [part for part in parts if isinstance(part, SkippedPart)]


def read_json(
    folder: Path, content: Content, reader: ExportFormat
) -> tuple[list[ForeignConversation], list[SkippedPart]]:
    return read(written(folder, {"export.json": content}) / "export.json", reader)


def read_odd(path: Path, reader: ExportFormat) -> None:
    """Whatever the file holds, neither recognising nor reading it raises."""
    recognised_by(path)
    with open_archive(path) as archive:
        list(reader.conversations(archive))


def recognised_by(path: Path) -> list[str]:
    """The names of all formats that take the file for their own."""
    with open_archive(path) as archive:
        return [one.name for one in FORMATS if one.recognises(archive)]


def by_id(conversation: ForeignConversation) -> dict[str, ForeignMessage]:
    messages = {message.id: message for message in conversation.messages}
    assert len(messages) == len(conversation.messages)
    return messages


def links(conversation: ForeignConversation) -> list[tuple[str, str | None]]:
    """(message, its parent), in their order."""
    return [(message.id, message.parent) for message in conversation.messages]


def cited(message: ForeignMessage) -> list[tuple[str, tuple[int, ...]]]:
    """(what stands at the place, sources) of each citation."""
    return [(message.text[slice(*one.place)] if one.place else "", one.sources) for one in message.citations]


def at(day: int, second: int = 0) -> datetime:
    """A moment of the tests' month."""
    return datetime(2025, 12, day, 17, 0, second, tzinfo=UTC)
