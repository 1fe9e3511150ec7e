"""`citewise tools` at a keyboard: what is listed, and that a command runs only after a yes to what was shown."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.cli.commands.tools import run
from app.cli.options import parse
from app.cli.terminal import using
from app.core.domain.chat.server_command import command_line
from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.settings import Settings
from tests.cli.commands.test_restore import Person

FILES = McpServerSettings("files", "My files", command="npx", args=("-y", "server", "/home/a b"), env=("TOKEN",))
TRACKER = McpServerSettings("tracker", url="https://tracker.example/mcp")


class Place:
    """A real settings file, and how often it was put in force."""

    def __init__(self, folder: Path, *servers: McpServerSettings) -> None:
        self.file = SettingsFile(folder / "settings.json")
        self.file.save(Settings(mcp_servers=servers))
        self.applied = 0
        settings = SimpleNamespace(file=self.file, apply=self._apply)
        self.services: Any = SimpleNamespace(settings=settings)

    def _apply(self) -> None:
        self.applied += 1

    def server(self, id: str) -> McpServerSettings:
        return next(one for one in self.file.load().mcp_servers if one.id == id)

    async def run(self, person: Person, *arguments: str) -> int:
        with using(person):
            return await run(parse(["tools", *arguments]), self.services)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path, FILES, TRACKER)


async def test_the_list_says_what_waits_and_how_to_agree(place: Place) -> None:
    person = Person([])
    assert await place.run(person) == 0
    assert "files  waits for consent  npx -y server '/home/a b'\n" in person.text
    assert "tracker  on  https://tracker.example/mcp\n" in person.text
    assert "My files waits for your consent: citewise tools consent files" in person.text
    person = Person([])
    assert await place.run(person, "--json") == 0
    files, tracker = json.loads(person.text)
    assert (files["waits_for_consent"], files["command"]) == (True, ["npx", "-y", "server", "/home/a b"])
    assert (tracker["waits_for_consent"], tracker["url"]) == (False, TRACKER.url)


async def test_a_yes_to_the_command_that_is_shown_lets_it_run(place: Place) -> None:
    person = Person(["y\n"])
    assert await place.run(person, "consent", "files") == 0
    assert "My files runs on this computer with your rights:\n    npx -y server '/home/a b'\n" in person.text
    assert "with the variables: TOKEN" in person.text
    assert "It downloads what it runs" in person.text
    assert not place.server("files").waits_for_consent
    assert place.applied == 1
    again = Person([])
    assert await place.run(again, "consent", "My files") == 0
    assert "You have agreed to this command already." in again.text


@pytest.mark.parametrize("answer", ["\n", "n\n", "what?\n"])
async def test_anything_but_a_yes_changes_nothing(place: Place, answer: str) -> None:
    assert await place.run(Person([answer]), "consent", "files") == 1
    assert place.server("files").waits_for_consent
    assert place.applied == 0


async def test_where_nobody_can_answer_only_yes_agrees(place: Place) -> None:
    absent = Person([], is_interactive=False)
    assert await place.run(absent, "consent", "files") == 1
    assert "--yes" in absent.text
    assert place.server("files").waits_for_consent
    assert await place.run(absent, "consent", "files", "--yes") == 0
    assert not place.server("files").waits_for_consent


async def test_a_command_that_was_changed_waits_again(place: Place, tmp_path: Path) -> None:
    assert await place.run(Person([]), "consent", "files", "--yes") == 0
    path = tmp_path / "settings.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"server"', '"another"'), encoding="utf-8")
    assert place.server("files").args == ("-y", "another", "/home/a b")
    assert place.server("files").waits_for_consent


async def test_an_address_and_an_unknown_name_say_so(place: Place) -> None:
    person = Person([])
    assert await place.run(person, "consent", "tracker") == 0
    assert "nothing of it runs here" in person.text
    assert await place.run(person, "consent", "nobody") == 2
    assert "there is no tool server nobody" in person.text


def test_a_character_that_nobody_sees_is_written_out() -> None:
    server = McpServerSettings("x", command="run", args=("a\u202eb", "c\nd"))
    assert "\\u202e" in command_line(server)
    assert "\n" not in command_line(server)
