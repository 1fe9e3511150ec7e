"""`citewise prompts`, and questions that are made of a prompt."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.adapters.storage.library.store import SqliteLibrary
from app.cli.commands.library.prompts import question_of, run
from app.cli.options import parse
from app.cli.terminal import using
from app.core.domain.prompts import Prompt
from tests.adapters.storage.conftest import opened
from tests.cli.commands.test_restore import Person

LETTER = Prompt("p1", "Letter", "Write a {{tone|formal|brief}} letter to {{Name}}.", "work/post")
SUMMARY = Prompt("p2", "总结", "请总结：{{selection}}")


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Any]:
    async with opened(tmp_path / "data") as store:
        library = SqliteLibrary(store.database)
        await library.save_prompts([LETTER, SUMMARY])
        yield SimpleNamespace(library=lambda: library)


async def run_as(person: Person, services: Any, *arguments: str) -> int:
    with using(person):
        return await run(parse(["prompts", *arguments]), services)


async def test_they_are_listed_by_folder_and_shown(services: Any) -> None:
    person = Person([])
    assert await run_as(person, services, "list") == 0
    assert person.text == "总结\nwork/post/Letter\n"
    person = Person([])
    assert await run_as(person, services, "show", "work/post/letter") == 0
    assert person.text == LETTER.text + "\n"
    person = Person([])
    assert await run_as(person, services, "list", "--json") == 0
    assert {"title": "总结", "folder": "", "text": SUMMARY.text} in json.loads(person.text)
    person = Person([])
    assert await run_as(person, services, "show", "nothing") == 2
    assert "no prompt is called 'nothing'" in person.text


async def test_a_file_of_them_goes_out_and_comes_in_once(services: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "prompts.json")
    person = Person([])
    assert await run_as(person, services, "export", file) == 0
    await services.library().delete_prompts(["p1"])
    assert await run_as(person, services, "import", file) == 0
    assert "2 prompts exported" in person.text
    assert "1 prompt imported" in person.text
    assert {one.title for one in await services.library().prompts()} == {"Letter", "总结"}
    (tmp_path / "other.json").write_text("{}")
    assert await run_as(person, services, "import", str(tmp_path / "other.json")) == 1
    assert "no prompts in this file" in person.text
    assert await run_as(person, services, "import", str(tmp_path / "missing.json")) == 1
    assert await run_as(person, services, "export", str(tmp_path / "no" / "x.json")) == 1


async def asked(services: Any, text: str, *arguments: str) -> str:
    return await question_of(parse(["ask", *arguments]), text, services)


async def test_a_question_is_made_of_one(services: Any) -> None:
    assert await asked(services, "", "--prompt", "letter", "--set", "name=Ada=B") == "Write a formal letter to Ada=B."
    question = await asked(services, "{{tone}}", "--prompt", "Letter", "--set", "tone=odd", "--set", "Name=x")
    assert question == "Write a odd letter to x.\n\n{{tone}}"
    assert await asked(services, "一篇文章", "--prompt", "总结") == "请总结：一篇文章"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--prompt", "Letter"], "--set Name=…"),
        (["--prompt", "总结"], "--set selection=…"),
        (["--prompt", "Letter", "--set", "Name"], "'Name' is no NAME=VALUE"),
        (["--prompt", "no"], "no prompt is called 'no'"),
    ],
)
async def test_what_is_missing_is_told(services: Any, arguments: list[str], words: str) -> None:
    with pytest.raises((ValueError, LookupError), match=words.replace("…", ".")):
        await asked(services, "", *arguments)
