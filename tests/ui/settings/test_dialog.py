"""The settings dialog: closed, it is gone, and nothing that comes later looks for it."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.settings.dialog import PAGES, SettingsDialog
from app.ui.widgets.theme import colours
from app.ui.window.translation import install_language
from app.ui.wording.language import LANGUAGES, language_tag
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp")
NARROW = 533  # pixels: a screen of 800 at 150 %


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


@contextmanager
def narrow_dialog(scene: Scene) -> Iterator[SettingsDialog]:
    dialog = SettingsDialog(scene.controller, scene.tasks, colours(dark=False))
    dialog.resize(NARROW, 430)
    dialog.show()
    yield dialog
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.usefixtures("english")
async def test_where_it_is_narrow_the_names_of_the_pages_are_tool_tips_of_their_icons(scene: Scene) -> None:
    with narrow_dialog(scene) as dialog:
        names = [dialog.names.item(row) for row in range(len(PAGES))]
        assert {one.text() for one in names} == {""}
        assert names[0].toolTip() == names[0].data(Qt.ItemDataRole.AccessibleTextRole) == "Models"
        dialog.resize(800, 600)
        QApplication.processEvents()
        assert (names[0].text(), names[0].toolTip()) == ("Models", "")
        assert dialog.names.width() >= 180


@pytest.mark.slow
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_page_is_wider_than_a_narrow_dialog(scene: Scene, qapp: QApplication, language: str) -> None:
    """Of 800 pixels at 150 %, in every language."""
    install_language(qapp, language_tag(language))
    with narrow_dialog(scene) as dialog:
        wide = []
        for name in PAGES:
            dialog.show_page(name)
            QApplication.processEvents()
            page = dialog.page(name)
            wide += [(name, over)] if (over := page.content.width() - page.viewport().width()) > 0 else []
        assert wide == []
        assert dialog.width() == NARROW
