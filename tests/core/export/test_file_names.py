"""Whatever words a file is named after, every system takes its name."""

import os
from pathlib import Path

import pytest

from app.core.export.file_names import file_name

HOSTILE = (
    'a/b:c*?"<>|\\',
    "...",
    "",
    "x" * 300,
    "\U0001f600" * 300,
    "桥" * 300,
    "\x00\u202e",
    "\ud800\udfff",
    "../../etc/passwd",
    "one\ntwo\ttab\x7f",
    "~",
    "-rf .",
)


@pytest.mark.parametrize("words", HOSTILE)
def test_a_name_is_one_that_any_system_takes(words: str, tmp_path: Path) -> None:
    name = file_name(words, "otherwise")
    assert name.strip(" .")
    assert not set(name) & set('<>:"/\\|?*\x00\n\u202e')
    assert len(name) <= 60
    (tmp_path / f"{name}.md").write_text("x")
    assert os.listdir(tmp_path) == [f"{name}.md"]


@pytest.mark.parametrize("words", ["CON", "nul", "com1.txt", "Lpt9", "aux .x", "COM¹", "conin$.log"])
def test_no_name_is_one_of_a_device(words: str) -> None:
    assert file_name(words, "x") == f"_{words}"


def test_what_turns_the_direction_or_cannot_be_seen_is_not_in_a_name() -> None:
    assert file_name("a\u202eexe.gnp \u200bb\u2066", "x") == "aexe.gnp b"
