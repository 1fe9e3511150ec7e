"""A file that is written whole or not at all."""

import stat
import sys
from pathlib import Path

import pytest

from app.adapters.storage.atomic_file import write_atomically


def test_the_file_holds_the_new_text_and_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    write_atomically(path, "old")
    write_atomically(path, "neu\n字")
    assert path.read_text(encoding="utf-8") == "neu\n字"
    assert [entry.name for entry in path.parent.iterdir()] == ["file"]
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_cannot_be_written_leaves_the_old_text_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(path, "half \ud800")
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]
