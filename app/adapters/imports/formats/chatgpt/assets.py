"""The pictures and files of ChatGPT's export: from a pointer in a message to a member of the zip.

Read after `packages/api/src/import/assets.ts` of danny-avila/LibreChat and `convoviz/io/assets.py` of
mohamed-chs/chatgpt-history-export-to-md.
"""

import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mappings, text
from app.adapters.imports.json_files import pairs_at
from app.adapters.imports.json_stream import BrokenJson
from app.adapters.imports.media import file_of_member, media_type
from app.core.domain.transfer import ForeignFile, SkippedPart

NAMES = "conversation_asset_file_names.json"
_ID = re.compile(r"file[-_][A-Za-z0-9]+")


class Assets:
    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._members: dict[str, str] = {}  # by the id that its name begins with
        self._names: dict[str, str] = {}  # of the files as they were once called, by that id
        for member in archive.names():
            name = PurePosixPath(member).name
            if match := _ID.match(name):
                self._members.setdefault(match.group(), member)
            elif name == NAMES:
                self._read_names(member)

    def _read_names(self, member: str) -> None:
        try:
            for key, value in pairs_at(self._archive, member):
                if (match := _ID.match(PurePosixPath(key).name)) and text(value):
                    self._names[match.group()] = PurePosixPath(text(value).replace("\\", "/")).name
        except BrokenJson:
            return  # names are a comfort

    def file(self, pointer: object, about: Mapping[str, Any] = {}) -> ForeignFile | SkippedPart:
        """The file of a pointer such as `sediment://file_0abc`, without its bytes where the export has none.

        about: what the message tells of it.
        """
        id = asset_id(pointer)
        member = self._members.get(id, "")
        name = first_text(about.get("name"), self._names.get(id), PurePosixPath(member).name, id)
        kind = first_text(about.get("mime_type"))
        if not member:
            return ForeignFile(name, kind or media_type(b"", name))
        return file_of_member(self._archive, member, name, kind)

    def holds(self, pointer: object) -> bool:
        return asset_id(pointer) in self._members


def asset_id(pointer: object) -> str:
    match = _ID.match(text(pointer).partition("://")[2] or text(pointer))
    return match.group() if match else ""


def attachments_by_id(metadata: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    return {id: one for one in mappings(metadata.get("attachments")) if (id := asset_id(one.get("id")))}
