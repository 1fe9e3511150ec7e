import zipfile
from pathlib import Path

import pytest

from app.adapters.imports.archive import open_archive
from app.adapters.imports.json_files import items_at, json_names, pairs_at, places
from app.adapters.imports.json_stream import BrokenJson


def test_a_lone_file_may_be_json_whatever_its_name_is(tmp_path: Path) -> None:
    path = tmp_path / "backup.bak"
    path.write_text('{"a": [1, 2]}')
    with open_archive(path) as archive:
        assert json_names(archive) == ["backup.bak"]
        assert list(items_at(archive, "backup.bak", "a.item")) == [1, 2]
        assert list(pairs_at(archive, "backup.bak")) == [("a", [1, 2])]
        assert ("a", "start_array") in places(archive, "backup.bak")


def test_of_several_files_those_that_say_so_are_json(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as file:
        for name in ("a.JSON", "b.png", "__MACOSX/._a.json"):
            file.writestr(name, "[]")
    with open_archive(path) as archive:
        assert json_names(archive) == ["a.JSON"]


def test_a_member_that_is_damaged_or_missing_breaks_as_json_does(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("a.json", "[1, 2, 3, 4, 5]")
    data = path.read_bytes()
    path.write_bytes(data.replace(b"[1, 2, 3", b"[1, 2, 9"))
    with open_archive(path) as archive:
        for name in ("a.json", "none.json"):
            with pytest.raises(BrokenJson):
                list(items_at(archive, name, "item"))
        assert places(archive, "none.json") == set()
