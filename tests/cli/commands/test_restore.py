"""`citewise backup` and `restore` at a keyboard: what is asked, what is told, and that *no* changes nothing."""

from pathlib import Path
from typing import ClassVar

import pytest

from app.adapters.backup.restoring import restore as put_in_place
from app.adapters.backup.restoring import undo as put_back
from app.adapters.backup.store import FileBackups
from app.cli.commands.backup import PASSPHRASE, back_up
from app.cli.commands.restore import preview, restore, undo
from app.cli.options import parse
from app.cli.terminal import using
from tests.adapters.backup.places import both, filled, questions
from tests.adapters.backup.test_store import backups
from tests.cli.test_unlock import Typist


class Person(Typist):
    """One who reads what is printed, too."""

    environment: ClassVar[dict[str, str]] = {}  # type: ignore[misc]

    def out(self, text: str) -> None:
        self.errors.append(text)

    @property
    def text(self) -> str:
        return "".join(self.errors)


@pytest.fixture
async def stored(tmp_path: Path) -> FileBackups:
    await filled(tmp_path / "data", "c1")
    return backups(tmp_path / "data", "loopback")[0]


async def test_a_passphrase_is_typed_twice_and_the_keys_come_back_with_it(stored: FileBackups, tmp_path: Path) -> None:
    file = str(tmp_path / "all.zip")
    person = Person(["short\n", "short\n", "correct horse\n", "correct hoarse\n", *["correct horse\n"] * 2])
    with using(person):
        assert [await back_up(parse(["backup", "--keys", file]), stored) for _ in range(3)] == [1, 1, 0]
    assert "8 characters" in person.text
    assert "two different" in person.text
    assert "Backed up: 1 conversation, 2 questions, keys (encrypted)" in person.text
    new = tmp_path / "new"
    new.mkdir()
    there, keys = backups(new)
    person = Person(["y\n", "correct horse\n"])
    with using(person):
        options = parse(["restore", "--keys", file])
        assert await restore(options, there, lambda path: put_in_place(new, Path(path))) == 0
    assert "Keys: 1 of 1 are new" in person.text
    assert keys.get("loopback") == "sk-loopback"
    assert await questions(new) == {"c1": both("c1")}


async def test_who_does_not_say_yes_keeps_what_is_there(stored: FileBackups, tmp_path: Path) -> None:
    file = str(tmp_path / "all.zip")
    person = Person(["\n"])
    with using(person):
        assert await back_up(parse(["backup", file]), stored) == 0
        assert await preview(parse(["restore", "--preview", file]), stored) == 0
        assert await restore(parse(["restore", file]), stored, lambda path: pytest.fail("it was not confirmed")) == 1
    assert "Go on? [y/N]" in person.text
    assert "no keys" in person.text


async def test_undoing_tells_what_came_back_or_that_there_is_nothing(stored: FileBackups, tmp_path: Path) -> None:
    data, file = tmp_path / "data", str(tmp_path / "all.zip")
    person = Person([])
    with using(person):
        assert await undo(parse(["restore", "--undo"]), lambda: put_back(data)) == 1
        await back_up(parse(["backup", file]), stored)
        options = parse(["restore", "--yes", file])
        assert await restore(options, stored, lambda path: put_in_place(data, Path(path))) == 0
        assert await undo(parse(["restore", "--undo"]), lambda: put_back(data)) == 0
    assert person.text.count("--undo puts it back") == 2


async def test_nobody_is_asked_for_a_passphrase_who_is_not_there(stored: FileBackups, tmp_path: Path) -> None:
    person = Person([], is_interactive=False)
    with using(person):
        assert await back_up(parse(["backup", "--keys", str(tmp_path / "all.zip")]), stored) == 1
        person.environment = {PASSPHRASE: "correct horse"}  # type: ignore[misc]
        assert await back_up(parse(["backup", "--keys", str(tmp_path / "all.zip")]), stored) == 0
    assert PASSPHRASE in person.text
