"""Documents for an export: what cannot or should not be read is left out, and nothing hangs."""

import os
from pathlib import Path

from app.adapters.export.documents import attached_files


async def test_files_are_read_with_their_kind_and_the_others_left_out(tmp_path: Path) -> None:
    (tmp_path / "笔记.pdf").write_bytes(b"%PDF")
    (tmp_path / "large.bin").write_bytes(b"x" * 11)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    paths = [str(tmp_path / name) for name in ("笔记.pdf", "large.bin", "pipe", "gone", "\0")]
    (one,) = await attached_files([*paths, str(tmp_path)], most=10)
    assert (one.path, one.data, one.media_type) == (paths[0], b"%PDF", "application/pdf")


async def test_all_together_they_are_bounded(tmp_path: Path) -> None:
    for number in range(4):
        (tmp_path / str(number)).write_bytes(b"x" * 10)
    files = await attached_files([str(tmp_path / str(number)) for number in range(4)], most=10, in_all=25)
    assert [Path(one.path).name for one in files] == ["0", "1"]
