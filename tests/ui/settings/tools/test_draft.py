"""A server as it is typed: command lines are taken apart, ids and names are free."""

from pathlib import Path

import pytest

from app.ui.settings.tools.draft import free_id, free_name, split_command


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("npx", ("npx",)),
        ("npx -y server /home/me", ("npx", "-y", "server", "/home/me")),
        ("uvx \"my server\" --a='b c'", ("uvx", "my server", "--a=b c")),
        (r"C:\Program Files\node\npx.cmd", (r"C:\Program Files\node\npx.cmd",)),
        (r"node C:\tools\server.js # no comment", ("node", r"C:\tools\server.js", "#", "no", "comment")),
        ("say 'half", ("say 'half",)),
        ("  ", ("",)),
    ],
)
def test_a_command_line_is_taken_apart(line: str, parts: tuple[str, ...]) -> None:
    command, args = split_command(line)
    assert (command, *args) == parts


def test_a_program_whose_path_has_blanks_stays_whole(tmp_path: Path) -> None:
    program = tmp_path / "my server"
    program.touch()
    assert split_command(str(program)) == (str(program), ())


def test_ids_are_plain_and_free() -> None:
    assert free_id("My Files (2)", ()) == "my-files-2"
    assert free_id("文件", ()) == "server"
    assert free_id("files", {"files", "files-2"}) == "files-3"
    assert len(free_id("x" * 500, ())) == 40


def test_names_are_free() -> None:
    assert free_name("files", {"files", "files 2"}) == "files 3"
