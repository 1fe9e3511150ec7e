"""Named groups in the list of conversations, and private conversations among them."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QMenu
from pytestqt.qtbot import QtBot

from app.core.domain.conversation import PRIVATE, Summary
from app.ui.conversations.list import ConversationList
from app.ui.conversations.rows import Role
from app.ui.conversations.sections import Group, grouped
from app.ui.widgets.theme import colours

pytestmark = pytest.mark.usefixtures("english")
NOW = datetime(2026, 11, 20, 15, tzinfo=UTC)


def summary(id_: str, group: str = "", days: float = 0) -> Summary:
    moment = datetime.now(UTC) - timedelta(days=days)
    return Summary(id_, f"Title {id_}", moment, moment, "", group, id_.startswith(PRIVATE))


ROWS = (summary("a"), summary("b", "Work"), summary("c", "home"), summary("d", "Work", 3), summary(f"{PRIVATE}e"))


@pytest.fixture
def listing(qtbot: QtBot) -> ConversationList:
    made = ConversationList(colours(dark=False))
    qtbot.addWidget(made)
    made.resize(260, 600)
    made.show()
    made.show_summaries(ROWS)
    return made


def titles(listing: ConversationList) -> list[str]:
    return [listing.rows.index(row).data() for row in range(listing.rows.rowCount())]


def inside(menu: QMenu, title: str) -> QMenu:
    found = next(action for action in menu.actions() if action.text() == title).menu()
    assert isinstance(found, QMenu)
    return found


def test_named_groups_stand_above_the_days_by_name() -> None:
    rows = grouped([Summary(str(n), "t", NOW, NOW, group=g) for n, g in enumerate(("b", "", "A", "b"))], NOW)
    assert [row.name or row.group for row in rows if row.summary is None] == ["A", "b", Group.TODAY]
    assert [row.size for row in rows if row.summary is None][:2] == [1, 2]


def test_of_a_folded_group_only_the_heading_is_there(listing: ConversationList) -> None:
    assert titles(listing)[:5] == ["home", "Title c", "Work", "Title b", "Title d"]
    listing.rows.toggle("Work")
    assert titles(listing)[:4] == ["home", "Title c", "Work", "Today"]
    assert listing.rows.groups() == ["home", "Work"]
    listing.rows.toggle("Work")
    assert titles(listing)[:5] == ["home", "Title c", "Work", "Title b", "Title d"]


def test_a_click_on_a_heading_folds_its_group(listing: ConversationList, qtbot: QtBot) -> None:
    place = listing.view.visualRect(listing.rows.heading_of("Work")).center()
    qtbot.mouseClick(listing.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert listing.rows.folded == {"Work"}


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left])
def test_the_keyboard_folds_a_group_and_opens_it(listing: ConversationList, qtbot: QtBot, key: Qt.Key) -> None:
    listing.view.setCurrentIndex(listing.rows.heading_of("Work"))
    qtbot.keyClick(listing.view, key)
    assert listing.rows.folded == {"Work"}
    assert listing.view.currentIndex() == listing.rows.heading_of("Work")
    qtbot.keyClick(listing.view, Qt.Key.Key_Right)
    assert listing.rows.folded == set()


def test_what_was_searched_for_is_never_folded_away(listing: ConversationList) -> None:
    listing.rows.toggle("Work")
    listing.search_for("title")
    listing.show_summaries(ROWS)
    assert titles(listing) == [summary.title for summary in ROWS]  # in the order of the search


def test_a_heading_tells_a_screen_reader_what_it_is(listing: ConversationList) -> None:
    told = listing.rows.heading_of("Work").data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Group Work, 2 conversation")
    assert told.endswith("open")


def test_the_menu_moves_a_conversation(listing: ConversationList, qtbot: QtBot) -> None:
    menu = inside(listing.menu_of(listing.rows.index_of("b")), "Move to group")
    names = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert names == ["home", "Work", "New group…", "No group"]
    assert [action.isChecked() for action in menu.actions()[:2]] == [False, True]
    with qtbot.waitSignal(listing.moved) as moved:
        menu.actions()[0].trigger()
    assert moved.args == ["b", "home"]
    with qtbot.waitSignal(listing.moved) as moved:
        menu.actions()[-1].trigger()
    assert moved.args == ["b", ""]


def test_a_new_group_is_asked_for_by_name(listing: ConversationList, qtbot: QtBot) -> None:
    menu = inside(listing.menu_of(listing.rows.index_of("a")), "Move to group")
    next(action for action in menu.actions() if action.text() == "New group…").trigger()
    dialog = listing.findChild(QInputDialog)
    assert dialog is not None
    dialog.setTextValue("  Old   bridges ")
    with qtbot.waitSignal(listing.moved) as moved:
        dialog.accept()
    assert moved.args == ["a", "Old bridges"]


def test_a_conversation_can_be_begun_in_a_group(listing: ConversationList, qtbot: QtBot) -> None:
    menu = listing.menu_of(listing.rows.heading_of("Work"))
    with qtbot.waitSignal(listing.new_in_group) as begun:
        menu.actions()[0].trigger()
    assert begun.args == ["Work"]


def test_a_private_conversation_is_marked_and_moves_nowhere(listing: ConversationList) -> None:
    index = listing.rows.index_of(f"{PRIVATE}e")
    assert index.data(Role.PRIVATE)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith("private")
    assert "Move to group" not in [action.text() for action in listing.menu_of(index).actions()]


def test_the_button_begins_a_private_conversation(listing: ConversationList, qtbot: QtBot) -> None:
    with qtbot.waitSignal(listing.private_requested):
        listing._private.click()
    assert "private" in listing._private.accessibleName()
