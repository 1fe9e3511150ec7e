"""The settings dialog: closed, it is gone, and nothing that comes later looks for it."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from app.ui.settings.dialog import SettingsDialog
from app.ui.widgets.theme import colours
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp")


def open_and_close(scene: Scene, window: QWidget) -> None:
    dialog = SettingsDialog(scene.controller, scene.tasks, colours(dark=False), window)
    dialog.open()
    dialog.accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


async def test_closed_dialogs_leave_nothing_and_what_was_loaded_for_them_is_dropped(scene: Scene) -> None:
    window = QWidget()
    for _ in range(3):
        open_and_close(scene, window)
        await scene.done()
        scene.controller.keys_changed()
    gc.collect()
    assert not [one for one in gc.get_objects() if isinstance(one, SettingsDialog)]
