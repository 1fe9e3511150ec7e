"""Files that came with imports, on a real disk."""

from pathlib import Path

import pytest

from app.adapters.storage.transfer.attachments import AttachmentFolder
from app.core.domain.transfer import ForeignFile
from app.core.ports.transfer import Attachments


async def test_files_are_written_once_and_go_with_their_conversation(tmp_path: Path) -> None:
    folder: Attachments = AttachmentFolder(tmp_path)
    assert await folder.conversation_ids() == []
    path = folder.folder / "c1" / "12" / "a.txt"
    for _ in range(2):
        await folder.write(str(path), ForeignFile("a.txt", text="绿茶"))
    assert path.read_text("utf-8") == "绿茶"
    assert path.stat().st_mode & 0o077 == 0
    assert await folder.conversation_ids() == ["c1"]
    await folder.remove("c1")
    assert await folder.conversation_ids() == []


async def test_all_but_what_is_named_goes_wherever_the_data_directory_was(tmp_path: Path) -> None:
    folder = AttachmentFolder(tmp_path)
    for name in ("12/a.txt", "12/b.txt", "34/a.txt"):
        await folder.write(str(folder.folder / "c1" / name), ForeignFile("x", text="x"))
    await folder.retain("c1", ["/old/attachments/c1/12/b.txt", "/elsewhere/34/a.txt"])
    assert [str(path.relative_to(folder.folder)) for path in folder.folder.rglob("*.txt")] == ["c1/12/b.txt"]
    assert not (folder.folder / "c1" / "34").exists()
    await folder.retain("c2", [])


async def test_nothing_is_written_outside(tmp_path: Path) -> None:
    folder = AttachmentFolder(tmp_path / "data")
    for path in (tmp_path / "x.txt", folder.folder / ".." / "x.txt"):
        with pytest.raises(ValueError, match=r"x\.txt"):
            await folder.write(str(path), ForeignFile("x.txt", data=b"1"))


async def test_a_name_as_long_as_a_system_takes_is_written(tmp_path: Path) -> None:
    folder = AttachmentFolder(tmp_path)
    path = folder.folder / "c1" / "12" / ("🍵" * 60 + ".abcdefghij")
    await folder.write(str(path), ForeignFile("x", data=b"1"))
    assert [one.name for one in path.parent.iterdir()] == [path.name]
