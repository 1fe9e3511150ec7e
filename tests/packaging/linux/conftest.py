"""A payload as PyInstaller's, but small: a program that is an ELF file, and a library beside it."""

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from linux.tree import Release

CHANGELOG = """\
# Changelog

## Unreleased

- A thing with `code`, *emphasis* and a [link](https://example.org), which is < 3 & goes
  over two lines.
- Another one.

## 0.1.0 (2026-11-21)

- The first.
"""


@pytest.fixture
def release(tmp_path: Path) -> Release:
    return Release(payload_in(tmp_path / "payload"), "0.2.0", 1_790_000_000, CHANGELOG)


def payload_in(folder: Path) -> Path:
    (folder / "_internal").mkdir(parents=True)
    shutil.copy("/bin/true", folder / "citewise")
    (folder / "citewise").chmod(0o755)
    (folder / "_internal" / "words.txt").write_text("words", encoding="utf-8")
    (folder / "_internal" / "link.txt").symlink_to("words.txt")
    return folder
