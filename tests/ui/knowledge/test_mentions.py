"""`#` names a knowledge base."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core.domain.knowledge import Base
from app.ui.composer.question_text import QuestionText
from app.ui.knowledge.mentions import MentionCompleter, name_prefix, offered, split_mentions
from app.ui.widgets.theme import colours
from tests.waiting import until_shown

BASES = [Base("b1", "Contracts"), Base("b2", "合同"), Base("b3", "My tax papers"), Base("b4", "C")]


@pytest.mark.parametrize(
    ("before", "typed"),
    [
        ("#", ""),
        ("what does #con", "con"),
        ("＃合", "合"),
        ("line\t#x", "x"),
        ("请看#合", "合"),
        ("你好，＃合", "合"),
        ("＃＃合", None),
        ("第1#合", None),
        ("issue#1", None),
        ("# heading", None),
        ("##", None),
        ("", None),
        ("#" + "x" * 61, None),
    ],
)
def test_a_sign_at_the_start_of_a_word_begins_a_name(before: str, typed: str | None) -> None:
    assert name_prefix(before) == typed


def test_bases_that_begin_so_are_offered_first() -> None:
    assert [base.id for base in offered(BASES, "c")] == ["b1", "b4"]
    assert [base.id for base in offered(BASES, "tax")] == ["b3"]
    assert len(offered(BASES, "")) == 4
    assert offered(BASES, "zzz") == []


@pytest.mark.parametrize(
    ("text", "left", "found"),
    [
        ("#contracts when is it due?", "when is it due?", ["b1"]),
        ("when? #合同", "when?", ["b2"]),
        ("#My tax papers #C compare", "compare", ["b3", "b4"]),
        ("#Contracts", "", ["b1"]),
        ("#Contracts, when is it due?", ", when is it due?", ["b1"]),
        ("请看#合同，什么时候到期？", "请看，什么时候到期？", ["b2"]),
        ("#合同法 #C.x #C++", "#合同法 #C.x #C++", []),
        ("#include <stdio.h> #1 C# #contractsx", "#include <stdio.h> #1 C# #contractsx", []),
        ("  kept as it is  ", "  kept as it is  ", []),
    ],
)
def test_only_whole_names_count(text: str, left: str, found: list[str]) -> None:
    rest, bases = split_mentions(text, BASES)
    assert rest == left
    assert sorted(base.id for base in bases) == found


@pytest.fixture
def field(qtbot: QtBot) -> QuestionText:
    made = QuestionText()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.setFocus()
    until_shown(made.hasFocus)
    return made


def test_a_name_is_chosen_with_the_keyboard_and_leaves_the_text(field: QuestionText, qtbot: QtBot) -> None:
    completer, chosen = MentionCompleter(field, colours(dark=False)), []
    completer.selected.connect(chosen.append)
    completer.know(BASES)
    field.insertPlainText("due when 😀 ")
    qtbot.keyClicks(field, "#c")
    until_shown(completer.popup.isVisible)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(field, Qt.Key.Key_Up)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert chosen == [BASES[0]]
    assert field.toPlainText() == "due when 😀 "
    assert not completer.popup.isVisible()


def test_escape_closes_the_list_until_something_else_is_typed(field: QuestionText, qtbot: QtBot) -> None:
    completer = MentionCompleter(field, colours(dark=True))
    completer.know(BASES)
    qtbot.keyClicks(field, "#c")
    until_shown(completer.popup.isVisible)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not completer.popup.isVisible()
    completer.look()
    assert not completer.popup.isVisible()
    qtbot.keyClicks(field, "o")
    until_shown(completer.popup.isVisible)


def test_without_bases_a_sign_is_a_sign(field: QuestionText, qtbot: QtBot) -> None:
    completer = MentionCompleter(field, colours(dark=False))
    qtbot.keyClicks(field, "#c")
    completer.look()
    assert not completer.popup.isVisible()
