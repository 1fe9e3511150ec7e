"""`cherry_studio_direct.zip` was written by Chromium (QtWebEngine 6.11): two stores, an object that was changed and one
that was deleted later, a value packed by Snappy, and one in a file of its own."""

import zipfile
from contextlib import closing
from pathlib import Path

from app.adapters.imports.archive import open_archive
from app.adapters.imports.chromium.indexed_db import IndexedDb
from app.adapters.imports.chromium.local_storage import stored_text

DIRECT = Path(__file__).parents[3] / "data/imports/cherry_studio_direct.zip"
FOLDER = "IndexedDB/file__0.indexeddb.leveldb"


def test_the_newest_of_each_record_is_read() -> None:
    with open_archive(DIRECT) as archive, closing(IndexedDb(archive, FOLDER)) as database:
        topics = [value for _, value in database.records({"topics"})]
        blocks = {
            value["id"]: value["content"] for _, value in database.records({"message_blocks"}) if "content" in value
        }
    assert [topic["id"] for topic in topics] == ["t1", "t2"]  # the one that was deleted is gone
    assert blocks["b1"] == "天空 😀?"
    assert blocks["b5"] == "天空是蓝色的。" * 6000
    assert len(blocks["b4"]) == 72_000
    assert [blocks[f"y{index}"] for index in range(40)] == [f"Word {index}" for index in range(40)]
    usage = topics[0]["messages"][1]["usage"]
    assert usage.pop("self") is None  # it pointed to what it is in
    assert usage.pop("holes") == [1, 3]
    assert usage == {
        "total": 1.5,
        "big": 5e9,
        "neg": -3,
        "none": None,
        "undef": None,
        "no": False,
        "yes": True,
        "when": 1750000000000.0,
        "map": {"a": 1},
        "set": [2],
    }


def test_a_value_whose_file_is_missing_costs_itself(tmp_path: Path) -> None:
    path = tmp_path / "b.zip"
    with zipfile.ZipFile(DIRECT) as whole, zipfile.ZipFile(path, "w") as less:
        for name in whole.namelist():
            if ".blob/" not in name:
                less.writestr(name, whole.read(name))
    with open_archive(path) as archive, closing(IndexedDb(archive, FOLDER)) as database:
        values = [value for _, value in database.records({"message_blocks"})]
    assert values.count(None) == 1
    assert len(values) == 45


def test_the_windows_own_storage_is_read_by_name() -> None:
    with open_archive(DIRECT) as archive:
        assert "Cook 厨" in stored_text(archive, "Local Storage/leveldb", "persist:cherry-studio")
        assert stored_text(archive, "Local Storage/leveldb", "none") == ""
