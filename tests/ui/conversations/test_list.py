"""The list of conversations: groups, search, rename, delete with undo."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QProxyStyle, QStyle
from pytestqt.qtbot import QtBot

from app.core.domain.conversation import Summary
from app.ui.conversations.list import ConversationList
from app.ui.conversations.rows import Role
from app.ui.conversations.sections import Group, grouped
from app.ui.widgets.theme import colours


def summary(number: int, days: float = 0, snippet: str = "") -> Summary:
    moment = datetime.now(UTC) - timedelta(days=days)
    return Summary(f"c{number}", f"Conversation {number}", moment, moment, snippet)


@pytest.fixture
def listing(qtbot: QtBot) -> ConversationList:
    made = ConversationList(colours(dark=False))
    qtbot.addWidget(made)
    made.resize(260, 600)
    made.show()
    made.show_summaries([summary(1), summary(2, 1), summary(3, 40)])
    return made


def titles(listing: ConversationList) -> Sequence[str]:
    return [listing.rows.index(row).data() for row in range(listing.rows.rowCount())]


def test_rows_stand_under_the_day_they_were_touched() -> None:
    now = datetime(2026, 11, 20, 15).astimezone()
    moments = [now, now - timedelta(days=1), now - timedelta(days=4), now - timedelta(days=40)]
    rows = grouped([Summary(str(m), "t", m, m) for m in moments], now)
    assert [row.group for row in rows if row.summary is None] == list(Group)


def test_headings_are_shown_and_cannot_be_chosen(listing: ConversationList) -> None:
    assert titles(listing) == ["Today", "Conversation 1", "Yesterday", "Conversation 2", "Earlier", "Conversation 3"]
    assert listing.rows.flags(listing.rows.index(0)) == Qt.ItemFlag.NoItemFlags


def test_a_click_opens_the_conversation(listing: ConversationList, qtbot: QtBot) -> None:
    place = listing.view.visualRect(listing.rows.index_of("c2")).center()
    with qtbot.waitSignal(listing.selected) as chosen:
        qtbot.mouseClick(listing.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args == ["c2"]


def test_renaming_in_place_tells_the_new_title(listing: ConversationList, qtbot: QtBot) -> None:
    listing.set_current("c1")
    listing.rename_current()
    editor = listing.view.findChild(QLineEdit)
    assert editor is not None
    editor.setText("  Old   bridges ")
    with qtbot.waitSignal(listing.renamed) as renamed:
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert renamed.args == ["c1", "Old bridges"]


def test_an_empty_name_keeps_the_old_one(listing: ConversationList) -> None:
    assert not listing.rows.setData(listing.rows.index_of("c1"), "  ")


def test_what_was_deleted_can_be_brought_back(listing: ConversationList, qtbot: QtBot) -> None:
    listing.set_current("c2")
    listing.view.setFocus()
    with qtbot.waitSignal(listing.deleted) as deleted:
        qtbot.keyClick(listing.view, Qt.Key.Key_Delete)
    assert "Conversation 2" in listing.bar.words
    with qtbot.waitSignal(listing.restored) as restored:
        listing.bar.buttons[0].click()
    assert deleted.args == restored.args == ["c2"]
    assert listing.bar.isHidden()


def test_undo_brings_back_only_what_was_deleted_last_and_only_once(listing: ConversationList) -> None:
    restored: list[str] = []
    listing.restored.connect(restored.append)
    for conversation in ("c1", "c2"):
        listing.set_current(conversation)
        listing.delete_selected()
    listing.undo()
    listing.undo()
    assert restored == ["c2"]


def test_search_waits_until_typing_pauses(listing: ConversationList, qtbot: QtBot) -> None:
    asked: list[str] = []
    listing.search_changed.connect(asked.append)
    with qtbot.waitSignal(listing.search_changed):
        qtbot.keyClicks(listing.search, "bridges")
    assert asked == ["bridges"]


def test_a_search_without_finds_says_so(listing: ConversationList) -> None:
    listing.search_for("nothing like it")
    listing.show_summaries([])
    assert "nothing like it" in listing._empty.text()
    assert listing._empty.isVisible()


def test_snippets_make_their_rows_taller(listing: ConversationList) -> None:
    listing.show_summaries([summary(1, snippet="found\nhere"), summary(2)])
    first, second = listing.rows.index_of("c1"), listing.rows.index_of("c2")
    assert first.data(Role.SNIPPET) == "found here"
    assert listing.view.visualRect(first).height() > listing.view.visualRect(second).height()


def test_running_and_unread_conversations_are_marked(listing: ConversationList) -> None:
    listing.mark(frozenset({"c1"}), frozenset({"c2"}))
    assert listing.rows.index_of("c1").data(Role.RUNNING)
    assert listing.rows.index_of("c2").data(Role.UNREAD)
    assert not listing.grab().isNull()


def test_two_thousand_rows_are_shown_at_once(listing: ConversationList) -> None:
    listing.show_summaries([summary(number, number / 20) for number in range(2000)])
    listing.set_current("c1999")
    listing.view.scrollToBottom()
    assert not listing.grab().isNull()
    assert listing.view.visualRect(listing.rows.index_of("c1999")).isValid()


def test_stepping_goes_round_the_list(listing: ConversationList) -> None:
    chosen: list[str] = []
    listing.selected.connect(chosen.append)
    listing.set_current("c3")
    listing.step(1)
    listing.set_current("c1")
    listing.set_current("c3")
    listing.step(-1)
    assert chosen == ["c1", "c2"]


def test_steps_that_come_faster_than_conversations_open_count_each(listing: ConversationList) -> None:
    chosen: list[str] = []
    listing.selected.connect(chosen.append)
    listing.set_current("c1")
    for _ in range(4):
        listing.step(1)
    assert chosen == ["c2", "c3", "c1", "c2"]
    assert listing.view.selection_ids == ["c2"]


class Still(QProxyStyle):
    """A system whose user switched animations off."""

    def styleHint(self, hint: QStyle.StyleHint, *more: Any) -> int:
        return 0 if hint is QStyle.StyleHint.SH_Widget_Animate else super().styleHint(hint, *more)


def test_nothing_turns_where_the_system_lets_nothing_move(listing: ConversationList) -> None:
    listing.mark(frozenset({"c1"}), frozenset())
    assert listing._animation.isActive()
    listing.mark(frozenset(), frozenset())
    style = Still("Fusion")
    style.setParent(listing)
    listing.setStyle(style)
    listing.mark(frozenset({"c1"}), frozenset())
    assert not listing._animation.isActive()
