"""The program's files and the user's."""

import stat
from pathlib import Path

from app import locations


def test_resources_and_translations_are_found_from_a_checkout() -> None:
    assert (locations.resources() / "transcript").is_dir()
    assert locations.translations().is_dir()


def test_the_data_directory_is_made_and_belongs_to_the_user_alone(tmp_path: Path) -> None:
    path = locations.data_dir(str(tmp_path / "new" / "place"))
    assert path.is_dir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o700
