"""A PDF, a folder, a web page and a memory in one answer of the real window, and again after a restart."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.settings import MemorySettings
from tests.adapters.reading.pdfs import pdf
from tests.end2end.conftest import World
from tests.end2end.test_window import Drive
from tests.end2end.test_window import drive as drive

ANSWER = (
    "The air scatters short waves more [{Why the sky}]. The lamp of the tower is painted crimson every 17 years "
    "[{Sky guide}]. Above Basel, storms turn the sky green [{storm}]. You live in Basel [{memory}]."
)


def material(folder: Path) -> None:
    (folder / "notes").mkdir(parents=True)
    pages = [
        ["A guide to the tower.", "It stands on a hill."],
        ["The lamp of the tower is painted crimson every 17 years."],
    ]
    (folder / "guide.pdf").write_bytes(pdf(pages, title="Sky guide"))
    storm = "# Weather\n\n" + "Nothing to tell.\n\n" * 30 + "## Storms\n\nAbove Basel, storms turn the sky green.\n"
    (folder / "notes" / "storm.md").write_text(storm, encoding="utf-8")
    (folder / "notes" / "other.txt").write_text("Bread is baked in the morning.", encoding="utf-8")


@pytest.mark.slow
def test_all_kinds_of_sources_share_one_numbering(world: World, drive: Drive) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    file.save(replace(file.load(), memory=MemorySettings(("",))))
    material(world.data_dir.parent / "material")
    world.models.answer = ANSWER
    drive("cite_own_material")
    drive("find_own_material_again")
