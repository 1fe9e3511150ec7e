"""Keys are typed a line each, kept where they are safe, and never seen again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from app.core.ports import KeyPlace
from app.ui.settings.data_page import DataPage
from app.ui.settings.keys.key_field import KeyField
from app.ui.settings.network_page import NetworkPage
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")


@pytest.fixture
def field(scene: Scene, qtbot: QtBot) -> KeyField:
    made = KeyField("tavily", True, scene.controller, scene.tasks)
    qtbot.addWidget(made)
    return made


async def test_several_keys_are_kept_one_per_line(scene: Scene, field: KeyField) -> None:
    field.lines[0].setText("one")
    field.add.click()
    field.lines[1].setText("two")
    field.keep()
    await scene.done()
    assert scene.services.secrets.keys == {"tavily": "one\ntwo"}
    assert field.where.text() == "2 keys are kept in this system's keychain and used in turn."
    assert [line.text() for line in field.lines] == [""]


async def test_a_further_line_adds_to_what_is_kept_and_the_first_one_replaces_it(scene: Scene, field: KeyField) -> None:
    scene.services.secrets.keys["tavily"] = "old"
    field.add_line()
    field.lines[1].setText("more")
    assert field.in_force() == "old\nmore"
    field.lines[0].setText("new")
    assert field.in_force() == "new\nmore"


def test_pasted_keys_come_apart_and_none_is_taken_twice(field: KeyField) -> None:
    field.set_text("a, b;a\nc")
    assert field.in_force() == "a\nb\nc"


async def test_what_is_kept_can_be_forgotten(scene: Scene, field: KeyField) -> None:
    scene.services.secrets.keys["tavily"] = "old"
    field.refresh()
    field.forget.click()
    await scene.done()
    assert not scene.services.secrets.keys["tavily"]
    assert field.forget.isHidden()


def test_a_key_from_outside_closes_the_field_and_says_so(scene: Scene, field: KeyField) -> None:
    scene.services.secrets.keys["tavily"], scene.services.secrets.where = "k", ".env"
    field.refresh()
    assert not field.lines[0].isEnabled()
    assert field.where.text().startswith("The key comes from the .env file")


async def test_a_key_that_is_typed_is_kept_when_the_dialog_closes(scene: Scene, field: KeyField, qtbot: QtBot) -> None:
    with qtbot.waitExposed(field):
        field.show()
    field.lines[0].setText("late")
    field.hide()
    field.deleteLater()
    await scene.done()
    assert scene.services.secrets.keys == {"tavily": "late"}


async def test_a_kept_key_is_in_force_at_once(scene: Scene, field: KeyField) -> None:
    told: list[bool] = []
    scene.controller.keyed.connect(lambda: told.append(True))
    field.set_text("k")
    field.keep()
    await scene.done()
    assert (scene.services.settings.applied, told) == (1, [True])


async def test_the_eye_shows_what_is_typed_and_closes_when_it_is_kept(
    scene: Scene, field: KeyField, qtbot: QtBot
) -> None:
    field.add_line()
    assert {line.echoMode() for line in field.lines} == {QLineEdit.EchoMode.Password}
    qtbot.mouseClick(field.eye, Qt.MouseButton.LeftButton)
    assert {line.echoMode() for line in field.lines} == {QLineEdit.EchoMode.Normal}
    assert field.eye.accessibleName() == "Hide"
    field.add_line()
    assert field.lines[-1].echoMode() is QLineEdit.EchoMode.Normal
    field.lines[0].setText("k")
    field.keep()
    await scene.done()
    assert (field.eye.isChecked(), field.lines[0].echoMode()) == (False, QLineEdit.EchoMode.Password)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (KeyPlace.KEYCHAIN, "Kept in this system's keychain."),
        (KeyPlace.FILE, "No keychain was found: kept in the encrypted key file."),
        (KeyPlace.SESSION, "No keychain was found: kept in memory until you quit Citewise, never on disk."),
    ],
)
async def test_every_page_says_the_same_of_where_a_key_will_be(scene: Scene, place: KeyPlace, words: str) -> None:
    scene.services.vault.place = place
    field = KeyField("tavily", True, scene.controller, scene.tasks)
    data, network = DataPage(scene.controller, scene.tasks), NetworkPage(scene.controller, scene.tasks)
    assert field.where.text() == data.place.text() == words
    assert words in [label.text() for label in network.proxy.findChildren(QLabel)]


async def test_a_key_of_this_session_can_be_moved_into_an_encrypted_file(scene: Scene, qtbot: QtBot) -> None:
    scene.services.vault.place, scene.services.secrets.where = KeyPlace.SESSION, "session"
    scene.services.secrets.keys["tavily"] = "k"
    field = KeyField("tavily", True, scene.controller, scene.tasks)
    qtbot.addWidget(field)
    with qtbot.waitExposed(field):
        field.show()
    create = field.vault.buttons["create"]
    assert create.isVisible()
    qtbot.mouseClick(create, Qt.MouseButton.LeftButton)
    dialog = field.vault.dialog
    qtbot.keyClicks(dialog.new, "long enough")
    qtbot.keyClicks(dialog.again, "long enough")
    qtbot.keyClick(dialog.again, Qt.Key.Key_Return)
    await scene.done()
    assert (scene.services.vault.place, scene.services.vault.passphrase) == (KeyPlace.FILE, "long enough")
    assert create.isHidden()
