"""The files of a backup: `Data/Files/<id><ext>`, or `files/<id>`."""

from pathlib import PurePosixPath
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, text
from app.adapters.imports.media import file_of_data_uri, file_of_member
from app.core.domain.transfer import ForeignFile, SkippedPart, SkipReason

_FOLDERS = {"Files", "files", "Images"}


class BackupFiles:
    """Finds them by id; what is missing comes as a name, and is told."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._members: dict[str, str] = {}
        for name in archive.names():
            path = PurePosixPath(name)
            if path.parent.name in _FOLDERS:
                self._members[path.name] = name
                self._members.setdefault(path.stem, name)
        self.described: dict[str, dict[str, Any]] = {}  # by id: what the database says of each

    def of_metadata(self, file: dict[str, Any], skipped: list[SkippedPart]) -> ForeignFile:
        """`FileMetadata`, as blocks of version 1 hold it."""
        key = text(file.get("id"))
        extension = text(file.get("ext"))
        name = first_text(file.get("origin_name"), file.get("name"), key)
        return self._by_name((key + extension, text(file.get("name")), key), name, skipped)

    def of_id(self, key: str, name: str, kind: str, skipped: list[SkippedPart]) -> ForeignFile:
        """A file of version 2's database."""
        entry = mapping(self.described.get(key))
        extension = text(entry.get("ext"))
        own = text(entry.get("name"))
        full = f"{own}.{extension}" if own and extension and not own.endswith(f".{extension}") else own
        return self._by_name((f"{key}.{extension}", key), first_text(name, full, key), skipped, kind)

    def of_address(self, url: str, name: str, kind: str, skipped: list[SkippedPart]) -> ForeignFile:
        """A picture by its address: its bytes, a file of the backup, or a page of the web, which is not fetched."""
        if url.startswith("data:"):
            picture = file_of_data_uri(url, name)
            if picture is None:
                skipped.append(SkippedPart(name or "data:", SkipReason.BROKEN))
            return picture or ForeignFile(name, kind)
        base = url.replace("\\", "/").partition("?")[0].rpartition("/")[2]
        candidates = (base, PurePosixPath(base).stem) if url.startswith("file:") or "://" not in url else ()
        return self._by_name(candidates, name or base, skipped, kind)

    def _by_name(
        self, candidates: tuple[str, ...], name: str, skipped: list[SkippedPart], kind: str = ""
    ) -> ForeignFile:
        member = next((self._members[one] for one in candidates if one and one in self._members), None)
        if member is None:
            skipped.append(SkippedPart(name, SkipReason.MISSING_FILE))
            return ForeignFile(name, kind)
        file = file_of_member(self._archive, member, name, kind)
        if isinstance(file, SkippedPart):
            skipped.append(file)
            return ForeignFile(name, kind)
        return file
