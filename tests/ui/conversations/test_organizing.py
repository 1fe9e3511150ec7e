"""The list by mouse and keyboard: what is selected, several at once, pins, tags, the archive, groups by dragging."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from app.core.domain.conversation import PRIVATE, Match, MatchKind, Summary
from app.ui.conversations.list import ConversationList
from app.ui.conversations.rows import Role
from app.ui.widgets.theme import colours

pytestmark = pytest.mark.usefixtures("english")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def summary(id_: str, days: float = 0, **more: Any) -> Summary:
    moment = datetime.now(UTC) - timedelta(minutes=1, days=days)
    return Summary(id_, f"Title {id_}", moment, moment, private=id_.startswith(PRIVATE), **more)


ROWS = (summary("a"), summary("b"), summary("c", group="Work"), summary("d", 40, tags=("old",)), summary(f"{PRIVATE}e"))


class Shown:
    """A list, and the wishes that it tells."""

    def __init__(self, listing: ConversationList) -> None:
        self.list, self.wishes = listing, list[tuple[Any, ...]]()
        for name in ("selected", "place_requested", "moved", "pinned", "archived", "tagged", "deleted", "restored",
                     "export_requested", "entered"):  # fmt: skip
            getattr(listing, name).connect(self._noting(name))

    def _noting(self, name: str) -> Callable[..., None]:
        return lambda *values: self.wishes.append((name, *values))

    def named(self, name: str) -> list[tuple[Any, ...]]:
        return [wish[1:] for wish in self.wishes if wish[0] == name]

    def click(self, id_: str, button: Qt.MouseButton = LEFT, keys: Any = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseClick(self.list.view.viewport(), button, keys, self.place(id_))

    def place(self, id_: str) -> QPoint:
        return self.list.view.visualRect(self.list.rows.index_of(id_)).center()

    def press(self, key: Qt.Key, keys: Any = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.list.view, key, keys)

    def trigger(self, id_: str, *labels: str) -> None:
        menu = self.list.menu_of(self.list.rows.index_of(id_))
        for label in labels[:-1]:
            menu = submenu(menu, label)
        next(action for action in menu.actions() if action.text() == labels[-1]).trigger()

    def titles(self) -> list[str]:
        return [self.list.rows.index(row).data() for row in range(self.list.rows.rowCount())]

    def drop(self, ids: Sequence[str], place: QPoint) -> bool:
        """What a drag of these rows does that ends there; False where it is not taken."""
        data = self.list.rows.mimeData([self.list.rows.index_of(one) for one in ids])
        kinds = (Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
        move = QDragMoveEvent(place, *kinds)
        self.list.view.dragMoveEvent(move)
        if move.isAccepted():
            assert not self.list.grab().isNull()
            self.list.view.dropEvent(QDropEvent(QPointF(place), *kinds))
        return move.isAccepted()


def submenu(menu: QMenu, label: str) -> QMenu:
    inner = next(action for action in menu.actions() if action.text() == label).menu()
    assert isinstance(inner, QMenu)
    return inner


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    listing = ConversationList(colours(dark=False))
    qtbot.addWidget(listing)
    listing.resize(260, 700)
    listing.show()
    listing.show_summaries(ROWS)
    listing.set_current("a")
    listing.view.setFocus()
    return Shown(listing)


def test_a_right_click_and_cancel_leave_the_conversation_that_is_shown(shown: Shown, qtbot: QtBot) -> None:
    shown.click("b", RIGHT)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, shown.place("b"), QPoint(0, 0))
    QApplication.sendEvent(shown.list.view.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert shown.list.view.selection_ids == ["a"]
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert shown.list.view.selection_ids == ["a"]
    shown.press(Qt.Key.Key_Delete)
    assert shown.named("deleted") == [("a",)]


def test_the_sign_of_a_menu_selects_nothing(shown: Shown) -> None:
    row = shown.list.view.visualRect(shown.list.rows.index_of("b"))
    QTest.mousePress(shown.list.view.viewport(), LEFT, pos=QPoint(row.right() - 12, row.center().y()))
    assert shown.list.view.selection_ids == ["a"]


def test_the_arrows_show_what_they_select(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.list.selected):
        shown.press(Qt.Key.Key_Down)
        assert shown.list.view.selection_ids == ["b"]
    assert shown.named("selected") == [("b",)]
    shown.press(Qt.Key.Key_Return)
    assert shown.named("entered") == [()]


def test_a_press_that_is_dragged_away_leaves_the_selection(shown: Shown) -> None:
    QTest.mousePress(shown.list.view.viewport(), LEFT, pos=shown.place("b"))
    QTest.mouseRelease(shown.list.view.viewport(), LEFT, pos=shown.place("a"))
    assert shown.list.view.selection_ids == ["a"]
    assert shown.named("selected") == []


def test_f2_renames_in_the_list_even_in_a_folded_group(shown: Shown, qtbot: QtBot) -> None:
    shown.list.rows.toggle("Work")
    shown.list.set_current("c")
    shown.list.rename_current()
    editor = shown.list.view.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Title c"


def test_a_name_that_is_typed_outlives_a_new_list(shown: Shown, qtbot: QtBot) -> None:
    shown.list.rename_current()
    editor = shown.list.view.findChild(QLineEdit)
    assert editor is not None
    editor.setText("Half")
    shown.list.show_summaries([summary("z"), *ROWS])
    assert "Title z" not in shown.titles()
    with qtbot.waitSignal(shown.list.rows.modelReset), qtbot.waitSignal(shown.list.renamed) as renamed:
        QTest.keyClick(editor, Qt.Key.Key_Return)
    assert renamed.args == ["a", "Half"]
    assert "Title z" in shown.titles()


def test_several_are_deleted_together_and_come_back_together(shown: Shown) -> None:
    shown.click("b", keys=CTRL)
    shown.click("d", keys=CTRL)
    assert set(shown.list.view.selection_ids) == {"a", "b", "d"}
    assert shown.named("selected") == []
    shown.press(Qt.Key.Key_Delete)
    assert {id_ for (id_,) in shown.named("deleted")} == {"a", "b", "d"}
    assert shown.list.bar.words == "3 conversations deleted"
    QTest.keyClick(shown.list.view, Qt.Key.Key_Z, CTRL)
    assert {id_ for (id_,) in shown.named("restored")} == {"a", "b", "d"}


def test_shift_and_all_choose_and_esc_leaves_them(shown: Shown) -> None:
    shown.press(Qt.Key.Key_Down, SHIFT)
    assert shown.list.view.selection_ids == ["a", "b"]
    shown.press(Qt.Key.Key_A, CTRL)
    assert set(shown.list.view.selection_ids) == {one.id for one in ROWS}
    shown.list.show_summaries([summary("new"), *ROWS])  # something was answered meanwhile
    assert set(shown.list.view.selection_ids) == {one.id for one in ROWS}
    assert shown.list.escape()
    assert shown.list.view.selection_ids == ["a"]
    assert not shown.list.escape()


def test_the_menu_of_several_does_it_to_all_but_private_ones(shown: Shown) -> None:
    shown.press(Qt.Key.Key_A, CTRL)
    shown.trigger("b", "Pin")
    shown.trigger("b", "Move to group", "Work")
    shown.trigger("b", "Archive")
    assert [sorted(ids) for ids, pinned in shown.named("pinned")] == [["a", "b", "c", "d"]]
    assert sorted(shown.named("moved")) == [(id_, "Work") for id_ in "abcd"]
    ((ids, archived),) = shown.named("archived")
    assert (sorted(ids), archived) == (["a", "b", "c", "d"], True)
    shown.list.undo()
    assert shown.named("archived")[1][1] is False
    shown.trigger("b", "Export 5 conversations", "Markdown…")
    assert len(shown.named("export_requested")[0][0]) == len(ROWS)


def test_what_is_private_is_not_pinned_tagged_or_archived(shown: Shown) -> None:
    menu = shown.list.menu_of(shown.list.rows.index_of(f"{PRIVATE}e"))
    assert [action.text() for action in menu.actions()] == ["Rename", "Export conversation…", "Delete"]


def test_pinned_stand_at_the_top_and_groups_above_the_days(shown: Shown) -> None:
    shown.list.show_summaries([replace(row, pinned=row.id in "ac") for row in ROWS])
    assert shown.titles()[:4] == ["Pinned", "Title a", "Title c", "Today"]
    shown.trigger("a", "Unpin")
    assert shown.named("pinned") == [(["a"], False)]
    spoken = shown.list.rows.index_of("a").data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Title a, pinned"


def test_tags_are_given_taken_and_searched_for(shown: Shown, qtbot: QtBot) -> None:
    shown.trigger("a", "Tags", "#old")
    shown.trigger("d", "Tags", "#old")
    assert shown.named("tagged") == [({"a": ("old",)},), ({"d": ()},)]
    shown.trigger("d", "Tags", "New tag…")
    dialog = shown.list.findChild(QInputDialog)
    assert dialog is not None
    dialog.setTextValue(" #to  do ")
    dialog.accept()
    assert shown.named("tagged")[-1] == ({"d": ("old", "to do")},)
    with qtbot.waitSignal(shown.list.search_changed) as searched:
        submenu(shown.list.menus.list_menu(), "Filter by tag").actions()[0].trigger()
    assert searched.args == ["#old"]


def test_the_archive_has_a_list_of_its_own(shown: Shown) -> None:
    shown.list.show_summaries([replace(row, archived=row.id in "bd") for row in ROWS])
    assert "Title b" not in shown.titles()
    next(action for action in shown.list.menus.list_menu().actions() if action.text() == "Archived (2)").trigger()
    assert [title for title in shown.titles() if title.startswith("Title")] == ["Title b", "Title d"]
    assert shown.list.archive_back.isVisible()
    shown.trigger("b", "Unarchive")
    assert shown.named("archived") == [(["b"], False)]
    shown.list.archive_back.click()
    assert "Title a" in shown.titles()
    assert "Title b" not in shown.titles()


def test_a_drop_on_a_group_moves_there_and_on_a_day_out_of_it(shown: Shown) -> None:
    heading = shown.list.view.visualRect(shown.list.rows.heading_of("Work")).center()
    assert shown.drop(["a", "b"], heading)
    assert shown.named("moved") == [("a", "Work"), ("b", "Work")]
    assert shown.drop(["c"], shown.place("a"))
    assert shown.named("moved")[-1] == ("c", "")
    assert not shown.drop(["a"], QPoint(100, 690))


def test_a_drop_on_the_pinned_ones_pins_and_back_unpins(shown: Shown) -> None:
    shown.list.show_summaries([replace(row, pinned=row.id == "a") for row in ROWS])
    shown.drop(["b"], shown.place("a"))
    shown.drop(["a"], shown.place("b"))
    assert shown.named("pinned") == [(["b"], True), (["a"], False)]


def test_what_is_private_cannot_be_dragged(shown: Shown) -> None:
    flags = [shown.list.rows.flags(shown.list.rows.index_of(row.id)) for row in ROWS]
    assert [bool(flag & Qt.ItemFlag.ItemIsDragEnabled) for flag in flags] == [True, True, True, True, False]


def test_commands_act_on_what_is_selected(shown: Shown) -> None:
    shown.list.pin_selected()
    shown.list.archive_selected()
    shown.list.set_current(f"{PRIVATE}e")
    shown.list.pin_selected()
    shown.list.archive_selected()
    assert shown.named("pinned") == [(["a"], True)]
    assert shown.named("archived") == [(["a"], True)]


def test_what_is_clicked_stays_selected_while_it_opens(shown: Shown) -> None:
    shown.click("b")
    assert shown.named("selected") == [("b",)]
    assert shown.list.view.selection_ids == ["b"]
    shown.list.set_current("d")  # something else was faster
    assert shown.list.view.selection_ids == ["d"]


def hit(id_: str, turn: str = "t1", archived: bool = False) -> Summary:
    match = Match(MatchKind.TURN, turn, ((2, 6),))
    return replace(summary(id_, snippet="… pump works", archived=archived), title="A pump", match=match)


def test_the_keys_lead_from_the_field_into_the_hits_and_back(shown: Shown, qtbot: QtBot) -> None:
    shown.list.focus_search()
    with qtbot.waitSignal(shown.list.search_changed):
        QTest.keyClicks(shown.list.search, "pump")
    shown.list.show_summaries([hit("x", "t7"), hit("y"), hit("z", archived=True)])
    assert shown.titles() == ["A pump", "A pump", "Archived", "A pump"]
    first = shown.list.rows.index(0)
    assert (first.data(Role.TITLE_PLACES), first.data(Role.SNIPPET_PLACES)) == (((2, 6),), ((2, 6),))
    assert not shown.list.grab().isNull()
    QTest.keyClick(shown.list.search, Qt.Key.Key_Down)
    assert shown.list.view.hasFocus()
    assert shown.list.view.selection_ids == ["x"]
    QTest.keyClick(shown.list.view, Qt.Key.Key_Return)
    assert shown.named("selected")[-1] == ("x",)
    assert shown.named("place_requested")[-1] == ("x", "t7", ("pump",))
    QTest.keyClick(shown.list.view, Qt.Key.Key_Up)
    assert shown.list.search.hasFocus()
    assert shown.list.escape()
    assert shown.list.search.text() == ""
    assert shown.list.view.hasFocus()  # where it was before
    assert not shown.list.escape()


def test_enter_waits_for_what_is_being_searched_for(shown: Shown) -> None:
    shown.list.focus_search()
    QTest.keyClicks(shown.list.search, "pump")
    QTest.keyClick(shown.list.search, Qt.Key.Key_Return)
    assert shown.named("selected") == []
    shown.list.show_summaries([hit("x")])
    assert shown.named("selected") == [("x",)]


def test_ten_thousand_rows_cost_the_first_frame_no_more_than_some_hundred(qtbot: QtBot) -> None:
    listing = ConversationList(colours(dark=True))
    qtbot.addWidget(listing)
    listing.resize(260, 600)
    listing.show()
    listing.show_summaries([summary(f"c{number}", number / 20) for number in range(10_000)])
    assert listing.rows.rowCount() == 300
    with qtbot.waitSignal(listing.rows.rowsInserted):
        listing.view.scrollToBottom()
    listing.set_current("c9000")
    assert listing.view.selection_ids == ["c9000"]


def test_a_title_from_right_to_left_begins_at_the_right_and_is_cut_at_the_left(shown: Shown) -> None:
    title = "מה גובהו של ההר הגבוה ביותר באירופה ומי היה הראשון לטפס עליו"
    shown.list.show_summaries([replace(ROWS[0], title=title)])
    shown.list.set_current("nothing")
    picture = shown.list.view.grab().toImage()
    row = shown.list.view.visualRect(shown.list.rows.index_of("a"))
    ground = picture.pixelColor(row.center().x(), row.bottom() - 3)

    def ink(left: int, right: int, top: int, bottom: int) -> bool:
        return any(picture.pixelColor(x, y) != ground for x in range(left, right) for y in range(top, bottom))

    middle = row.center().y()
    assert ink(row.right() - 40, row.right() - 12, middle - 6, middle + 6)  # letters up to the right edge
    assert not ink(row.left() + 12, row.left() + 20, row.top() + 10, middle - 2)  # its sign has dots below
    assert ink(row.left() + 12, row.left() + 26, middle, middle + 8)
