"""An assistant that the terminal names."""

from pathlib import Path
from typing import Any

import pytest

from app.cli.assistants import assistant_by_name
from app.core.domain.assistants import Assistant
from tests.fakes import FakeLibrary
from tests.ui.fakes import FakeServices

POET = Assistant("p1", "Poet\x1b[31m", "🪶")


def services(folder: Path, *assistants: Assistant) -> Any:
    made = FakeServices(folder)
    library = FakeLibrary(list(assistants))
    made.library = lambda: library
    return made


async def test_it_is_found_by_its_name_in_any_case_or_by_its_id(tmp_path: Path) -> None:
    here = services(tmp_path, Assistant("t", "Translator"), POET)
    assert (await assistant_by_name("TRANSLATOR", here)) == Assistant("t", "Translator")
    assert (await assistant_by_name("p1", here)) is POET
    assert await assistant_by_name("", here) is None


async def test_those_there_are_are_named_and_cannot_colour_the_terminal(tmp_path: Path) -> None:
    with pytest.raises(LookupError) as refused:
        await assistant_by_name("Bard", services(tmp_path, POET))
    assert "no assistant is called 'Bard'" in str(refused.value)
    assert "\x1b" not in str(refused.value)
    with pytest.raises(LookupError, match="add one in the window"):
        await assistant_by_name("Bard", services(tmp_path))
