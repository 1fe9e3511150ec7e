"""The local API's page, in the real dialog, by mouse and keyboard."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLineEdit, QSpinBox, QWidget
from shiboken6 import isValid

from app.core.domain.errors import Unavailable
from app.core.domain.gateway import ApiKey, GatewaySettings
from app.core.domain.gateway.keys import make_key, matching_key
from app.core.domain.gateway.state import ApiCall, GatewayProblem, GatewayState, GatewayStatus
from app.core.domain.settings import Saved, Settings
from app.ui.settings.dialog import SettingsDialog
from app.ui.settings.local_api.page import LocalApiPage
from app.ui.widgets.theme import colours
from tests.ui.fakes import FakeSettings
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")

ON = GatewayState(GatewayStatus.ON, "http://127.0.0.1:4000")


class Desk:
    """The dialog at that page."""

    def __init__(self, folder: Path, gateway: GatewaySettings | None = None) -> None:
        self.scene = Scene(folder, Settings(gateway=gateway or GatewaySettings()))
        self.window = QWidget()
        self.dialog = SettingsDialog(self.scene.controller, self.scene.tasks, colours(dark=False), self.window)
        self.dialog.open()
        self.dialog.resize(700, 500)
        self.dialog.show_page("local_api")

    @property
    def page(self) -> LocalApiPage:
        page = self.dialog.page("local_api")
        assert isinstance(page, LocalApiPage)
        return page

    @property
    def saved(self) -> GatewaySettings:
        return self.scene.saved.gateway

    @property
    def keys(self) -> tuple[ApiKey, ...]:
        return self.saved.keys

    def create(self, name: str) -> str:
        """The new key, as it is shown."""
        self.page.keys.name.setFocus()
        QTest.keyClicks(self.page.keys.name, name)
        QTest.keyClick(self.page.keys.name, Qt.Key.Key_Return)
        return self.page.keys.new.text.text()


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    made = Desk(tmp_path)
    yield made
    if isValid(made.dialog):
        made.dialog.close()


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(10, button.height() // 2))


async def test_a_key_is_shown_once_and_only_its_hash_is_saved(desk: Desk) -> None:
    key = desk.create("  Cherry Studio ")
    assert [one.name for one in desk.keys] == ["Cherry Studio"]
    assert matching_key(key, desk.keys) == desk.keys[0]
    assert key not in repr(desk.scene.saved)
    new = desk.page.keys.new
    assert new.isVisible()
    assert "Cherry Studio" in new.words.text()
    assert desk.page.keys.name.text() == ""
    assert desk.page.keys.none.isHidden()
    assert new.copy.hasFocus()
    QTest.keyClick(new.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text() == key
    assert new.copy.text() == "Copied"
    QTest.keyClick(new.close_button, Qt.Key.Key_Space)
    assert new.isHidden()
    assert desk.scene.controller.new_key is None
    assert key not in desk.page.samples.text.toPlainText()


async def test_a_key_that_is_shown_outlives_a_page_that_is_built_anew_but_not_the_dialog(desk: Desk) -> None:
    key, old = desk.create("Editor"), desk.page
    desk.dialog._rebuild()
    assert desk.page is not old
    assert desk.page.keys.new.text.text() == key
    desk.dialog.accept()
    assert desk.scene.controller.new_key is None


async def test_two_programs_of_one_name_are_told_apart(desk: Desk) -> None:
    for name in ("Editor", "Editor", ""):
        desk.create(name)
    assert [one.name for one in desk.keys] == ["Editor", "Editor 2", "Program"]


async def test_a_revoked_key_is_gone_at_once_and_can_be_brought_back(desk: Desk) -> None:
    key = desk.create("Editor")
    desk.create("Agent")
    before = desk.keys
    card = desk.page.keys.cards[before[0].id]
    card.revoke.setFocus()
    QTest.keyClick(card.revoke, Qt.Key.Key_Space)
    assert matching_key(key, desk.keys) is None
    bar = desk.page.keys.bar
    assert "Editor" in bar.words
    assert desk.page.keys.new.isVisible()  # of the other one
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Space)
    assert desk.keys == before
    assert list(desk.page.keys.cards) == [before[1].id, before[0].id]
    assert desk.page.keys.cards[before[0].id].revoke.hasFocus()


async def test_the_key_that_is_shown_goes_when_it_is_revoked(desk: Desk) -> None:
    desk.create("Editor")
    click(desk.page.keys.cards[desk.keys[0].id].revoke)
    assert desk.keys == ()
    assert desk.page.keys.new.isHidden()
    assert desk.page.keys.none.isVisible()


async def test_each_key_has_its_limits_and_its_style_of_citations(desk: Desk) -> None:
    desk.create("Editor")
    card = next(iter(desk.page.keys.cards.values()))
    assert not card.style_choice.isVisible()
    card.options.setFocus()
    QTest.keyClick(card.options, Qt.Key.Key_Space)
    assert card.style_choice.isVisible()
    QTest.keyClick(card.style_choice, Qt.Key.Key_Down)
    card.per_minute.lineEdit().selectAll()
    QTest.keyClicks(card.per_minute.lineEdit(), "20")
    assert desk.keys[0].per_minute == 0, "while it is typed"
    QTest.keyClick(card.per_minute.lineEdit(), Qt.Key.Key_Return)
    QTest.keyClick(card.tail, Qt.Key.Key_Space)
    key = desk.keys[0]
    assert (key.style, key.per_minute, key.tail, key.name) == ("numbers", 20, True, "Editor")


async def test_the_switch_and_the_port_are_saved_and_what_comes_of_it_is_said(desk: Desk) -> None:
    page = desk.page
    click(page.address.switch)
    assert desk.saved.enabled
    for state, words in (
        (GatewayState(GatewayStatus.STARTING), "Starting…"),
        (ON, "On. Only this computer can reach it."),
        (
            GatewayState(GatewayStatus.FAILED, problem=GatewayProblem.PORT_IN_USE, detail="11535"),
            "Not on: port 11535 is already in use. Choose another port, or close the program that uses it.",
        ),
    ):
        desk.scene.gateway.current = state
        page.refresh()
        assert (page.address.status.text(), page.address.status.isVisible()) == (words, True)
    field = page.address.port.lineEdit()
    field.selectAll()
    QTest.keyClicks(field, "4001")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert desk.saved.port == 4001
    page.refresh()
    assert "port 4001" in page.address.status.text()
    assert page.address.address.text() == "http://127.0.0.1:4001/v1"
    assert "127.0.0.1:4001" in page.samples.text.toPlainText()
    assert not page.address.address.isModified()
    click(page.address.copy)
    assert QGuiApplication.clipboard().text() == "http://127.0.0.1:4001/v1"


async def test_without_a_key_is_a_choice_that_says_what_it_means(desk: Desk) -> None:
    page = desk.page
    assert page.keys.require.isChecked()
    assert page.keys.open_door.isHidden()
    assert "YOUR_KEY" in page.samples.text.toPlainText()
    click(page.keys.require)
    assert not desk.saved.require_key
    assert "every program on this computer" in page.keys.open_door.text()
    assert page.keys.open_door.isVisible()
    assert "Authorization" not in page.samples.text.toPlainText()


async def test_web_origins_are_folded_away_and_checked_line_by_line(desk: Desk) -> None:
    page = desk.page
    assert not page.origins.isVisible()
    click(page.more)
    assert page.origins.isVisible()
    QTest.keyClicks(page.origins.text, "https://chat.example.org/")
    QTest.keyClick(page.origins.text, Qt.Key.Key_Return)
    QTest.keyClicks(page.origins.text, "something")
    assert desk.saved.origins == ("https://chat.example.org",)
    assert "Line 2" in page.origins.status.text()


async def test_host_names_are_folded_away_and_checked_line_by_line(desk: Desk) -> None:
    page = desk.page
    click(page.more)
    QTest.keyClicks(page.hosts.text, "Desk.Example.org")
    QTest.keyClick(page.hosts.text, Qt.Key.Key_Return)
    QTest.keyClicks(page.hosts.text, "http://x:1/")
    assert desk.saved.hosts == ("desk.example.org",)
    assert "Line 2" in page.hosts.status.text()


async def test_a_key_may_be_limited_to_models(desk: Desk) -> None:
    desk.create("Editor")
    models = next(iter(desk.page.keys.cards.values())).models
    assert models.text() == "All models"
    assert models.every.isChecked()
    for name in ("citewise-search", "citewise-quotes"):
        models.menu().setActiveAction(models.actions_of[name])
        QTest.keyClick(models.menu(), Qt.Key.Key_Return)
    assert desk.keys[0].models == ("citewise-search", "citewise-quotes")
    assert models.text() == "citewise-search and 1 more"
    models.every.trigger()
    assert desk.keys[0].models == ()
    assert not models.actions_of["citewise-search"].isChecked()


async def test_a_model_that_is_gone_can_be_taken_from_a_key(tmp_path: Path) -> None:
    settings, _ = make_key(GatewaySettings(), "Editor")
    key = replace(settings.keys[0], models=("gone/model",))
    desk = Desk(tmp_path, replace(settings, keys=(key,)))
    models = next(iter(desk.page.keys.cards.values())).models
    assert models.text() == "gone/model"
    models.actions_of["gone/model"].trigger()
    assert desk.keys[0].models == ()
    desk.dialog.close()


async def test_requests_are_listed_newest_first_and_a_new_one_leaves_the_current_row(desk: Desk) -> None:
    page, start = desk.page, datetime(2026, 11, 20, 12, tzinfo=UTC)
    assert (page.none.isVisible(), page.calls.isVisible()) == (True, False)
    past = [
        ApiCall(start + timedelta(minutes=n), "Editor" if n else "", "/v1/models", "m" * n, 200 + n, n)
        for n in range(3)
    ]
    desk.scene.gateway.past = past[:2]
    page.refresh()
    assert (page.none.isVisible(), page.calls.isVisible()) == (False, True)
    last = page.calls.topLevelItem(1)
    assert last is not None
    page.calls.setCurrentItem(last)
    desk.scene.gateway.past = past
    page.refresh()
    rows = [page.calls.topLevelItem(row) for row in range(3)]
    assert [[row.text(column) for column in range(1, 6)] for row in rows] == [
        ["Editor", "/v1/models", "mm", "202", "2"],
        ["Editor", "/v1/models", "m", "201", "1"],
        ["–", "/v1/models", "–", "200", "0"],
    ]
    assert page.calls.currentItem() is rows[2]
    assert "last used" not in desk.page.keys.name.text()


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (0, "curl http://127.0.0.1:11535/v1/chat/completions"),
        (1, 'OpenAI(base_url="http://127.0.0.1:11535/v1", api_key="YOUR_KEY")'),
        (2, "API host: http://127.0.0.1:11535"),
        (3, '"url": "http://127.0.0.1:11535/mcp"'),
        (4, '"mcp"'),
    ],
)
async def test_an_example_for_each_kind_of_program_is_copied(desk: Desk, row: int, words: str) -> None:
    samples = desk.page.samples
    for _ in range(row):
        QTest.keyClick(samples.kind, Qt.Key.Key_Down)
    assert words in samples.text.toPlainText()
    click(samples.copy)
    assert QGuiApplication.clipboard().text() == samples.text.toPlainText()


class Full(FakeSettings):
    def save(self, settings: Settings, since: Settings | None = None) -> Saved:
        raise Unavailable("settings.json", "No space left on device")


async def test_where_nothing_can_be_saved_no_key_is_shown_and_the_switch_stays_off(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.scene.services.settings.file = Full()
    desk.create("Editor")
    assert not desk.page.keys.new.isVisible()
    assert desk.page.keys.name.text() == "Editor"
    click(desk.page.address.switch)
    assert not desk.page.address.switch.isChecked()
    assert "No space left" in desk.dialog.status.text()
    desk.dialog.close()


async def test_every_field_has_a_name_and_the_tab_key_passes_through_all(tmp_path: Path) -> None:
    gateway, _ = make_key(GatewaySettings(require_key=False), "Editor")
    desk = Desk(tmp_path, gateway)
    page = desk.page
    desk.create("Agent")
    page.more.setChecked(True)
    for card in page.keys.cards.values():
        card.options.setChecked(True)
    desk.scene.gateway.past = [ApiCall(datetime.now(UTC), "Editor", "/v1/models", "", 200, 1)]
    page.refresh()
    kinds = (QAbstractButton, QLineEdit, QComboBox, QSpinBox, QAbstractScrollArea)
    fields = [
        one
        for one in page.content.findChildren(QWidget)
        if isinstance(one, kinds) and one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.focusProxy() is None
    ]  # fmt: skip
    nameless = [
        one for one in fields if not (one.accessibleName() or (isinstance(one, QAbstractButton) and one.text()))
    ]
    assert not [one for one in nameless if not isinstance(one.parent(), QSpinBox)]
    page.address.switch.setFocus()
    visited: set[QWidget] = set()
    for _ in range(80):
        focus = desk.dialog.focusWidget()
        if focus in visited:
            break
        visited.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    for one in (page.keys.name, page.keys.new.copy, page.samples.kind, page.samples.copy, page.calls, page.more):
        assert one in visited, one
    desk.dialog.close()


async def test_the_page_looks_at_the_server_only_while_it_is_in_sight(desk: Desk) -> None:
    assert desk.page._timer.isActive()
    desk.dialog.show_page("data")
    assert not desk.page._timer.isActive()


async def test_conversations_of_programs_are_kept_where_the_user_says_so(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.page.more.click()
    desk.page.keeps.setFocus()
    QTest.keyClick(desk.page.keeps, Qt.Key.Key_Space)
    assert desk.saved.keep_conversations
    QTest.keyClick(desk.page.keeps, Qt.Key.Key_Space)
    assert not desk.saved.keep_conversations
