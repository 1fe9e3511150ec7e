"""What tests of the settings share."""

from pathlib import Path

import pytest

from tests.ui.settings.scene import Scene


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path)
