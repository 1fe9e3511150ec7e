"""The usual keys of the window's commands, where systems differ."""

import pytest

from app.ui.window.commands import control_key


@pytest.mark.parametrize(("platform", "key"), [("linux", "Ctrl"), ("win32", "Ctrl"), ("darwin", "Meta")])
def test_tab_is_pressed_with_control_on_every_system(platform: str, key: str) -> None:
    assert control_key(platform) == key
