"""A private conversation in the real program: when the window has closed, no file holds a word of it."""

from dataclasses import replace

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.settings import MemorySettings
from tests.end2end.conftest import World
from tests.end2end.scenarios import PRIVATE_WORDS, files_with
from tests.end2end.test_window import Drive
from tests.end2end.test_window import drive as drive


@pytest.mark.slow
def test_a_private_conversation_leaves_nothing(world: World, drive: Drive) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    settings = file.load()
    search = replace(settings.search, keep_engine_cookies=True)
    file.save(replace(settings, search=search, memory=MemorySettings(("",))))
    world.models.rewrite = "<websearch><question>sky of the xylophonist</question></websearch>"
    drive("ask_privately")
    assert any("xylophonist" in path for path in world.web.asked), "it was searched"
    assert files_with(world.data_dir, *PRIVATE_WORDS) == []
    drive("ask_and_check_the_evidence")
    assert files_with(world.data_dir, *PRIVATE_WORDS), "of any other conversation something is kept"
