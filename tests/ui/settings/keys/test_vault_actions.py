"""The encrypted key file in the settings: begun, unlocked, given another passphrase, deleted; by mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.core.ports import KeyPlace
from app.ui.settings.data_page import DataPage
from app.ui.settings.keys.passphrase_dialog import PassphraseDialog
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")


@pytest.fixture
async def page(scene: Scene, qtbot: QtBot) -> DataPage:
    scene.services.vault.place, scene.services.vault.passphrase = KeyPlace.LOCKED, "open sesame"
    scene.services.vault.ids = {"openai"}
    made = DataPage(scene.controller, scene.tasks)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def press(page: DataPage, name: str, qtbot: QtBot) -> PassphraseDialog:
    qtbot.mouseClick(page.vault.buttons[name], Qt.MouseButton.LeftButton)
    return page.vault.dialog


def visible(page: DataPage) -> set[str]:
    return {name for name, button in page.vault.buttons.items() if button.isVisible()}


async def test_a_wrong_passphrase_is_told_and_the_right_one_unlocks(scene: Scene, page: DataPage, qtbot: QtBot) -> None:
    assert visible(page) == {"unlock", "delete"}
    dialog = press(page, "unlock", qtbot)
    qtbot.keyClicks(dialog.old, "open barley")
    qtbot.keyClick(dialog.old, Qt.Key.Key_Return)
    await scene.done()
    assert dialog.status.text() == "Wrong passphrase."
    assert dialog.old.selectedText() == "open barley"
    qtbot.keyClicks(dialog.old, "open sesame")
    qtbot.keyClick(dialog.old, Qt.Key.Key_Return)
    await scene.done()
    assert scene.services.vault.place is KeyPlace.FILE
    assert visible(page) == {"change", "delete"}
    assert page.place.text() == "No keychain was found: kept in the encrypted key file."


async def test_the_passphrase_is_changed_by_who_knows_the_old_one(scene: Scene, page: DataPage, qtbot: QtBot) -> None:
    dialog = press(page, "change", qtbot) if page.vault.buttons["change"].isVisible() else None
    assert dialog is None  # not while it is locked
    scene.services.vault.place = KeyPlace.FILE
    page.vault.refresh()
    dialog = press(page, "change", qtbot)
    for field, text in ((dialog.old, "open sesame"), (dialog.new, "short"), (dialog.again, "short")):
        qtbot.keyClicks(field, text)
    qtbot.keyClick(dialog.again, Qt.Key.Key_Return)
    assert dialog.status.text() == "Use at least 8 characters."
    qtbot.keyClicks(dialog.new, " no more")
    qtbot.keyClick(dialog.new, Qt.Key.Key_Return)
    assert dialog.status.text() == "The two passphrases differ."
    qtbot.keyClicks(dialog.again, " no more")
    qtbot.keyClick(dialog.again, Qt.Key.Key_Return)
    await scene.done()
    assert scene.services.vault.passphrase == "short no more"


async def test_the_file_is_deleted_after_a_question(scene: Scene, page: DataPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.vault.buttons["delete"], Qt.MouseButton.LeftButton)
    assert scene.services.vault.place is KeyPlace.LOCKED
    (delete, _) = page.vault.bar.buttons
    QApplication.processEvents()  # it gets its place
    qtbot.mouseClick(delete, Qt.MouseButton.LeftButton)
    await scene.done()
    assert scene.services.vault.place is KeyPlace.SESSION
    assert visible(page) == {"create"}


async def test_with_a_keychain_nothing_is_offered(scene: Scene) -> None:
    page = DataPage(scene.controller, scene.tasks)
    assert page.vault.isHidden()


async def test_what_is_typed_is_hidden_until_the_eye_is_open(page: DataPage, qtbot: QtBot) -> None:
    dialog = press(page, "unlock", qtbot)
    assert dialog.old.echoMode() is dialog.old.EchoMode.Password
    qtbot.mouseClick(dialog.eye, Qt.MouseButton.LeftButton)
    assert dialog.old.echoMode() is dialog.old.EchoMode.Normal


async def test_escape_leaves_it_locked(scene: Scene, page: DataPage, qtbot: QtBot) -> None:
    dialog = press(page, "unlock", qtbot)
    cancel = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Cancel")
    assert cancel.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert scene.services.vault.place is KeyPlace.LOCKED
