"""The transcript without Chromium: the same interface, plain text."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.chat import ImageBlock
from app.ui.transcript.plain import PlainTranscript
from app.ui.widgets.theme import LIGHT, interface_font
from app.ui.window.translation import install_language
from tests.ui.transcript.turns import searching, started, stored, tell, whole
from tests.waiting import until_shown


@pytest.fixture
def plain(qtbot: QtBot) -> Iterator[PlainTranscript]:
    made = PlainTranscript(LIGHT, 15)
    qtbot.addWidget(made)
    yield made
    made.close_page()


def test_an_answer_is_shown_with_numbers_that_open(plain: PlainTranscript, qtbot: QtBot) -> None:
    for event in whole(text="It <b>melts</b> [1, 3].\nFast."):
        tell(plain, event)
    assert "It <b>melts</b> [1][3].\nFast." in plain.toPlainText()
    with qtbot.waitSignal(plain.citation_activated) as opened:
        plain.anchorClicked.emit(QUrl("cite:t1/0/3"))
    assert opened.args == ["t1", 0, 3]


def test_progress_and_errors_are_told(plain: PlainTranscript, qtbot: QtBot) -> None:
    for event in [started(), *searching()]:
        tell(plain, event)
    until_shown(lambda: "why glaciers melt" in plain.toPlainText())
    tell(plain, e.TurnFailed("t1", e.Failure(e.FailureKind.KEY_MISSING, "api.example")))
    assert "needs a key" in plain.toPlainText()


def test_links_carry_out_what_they_say(plain: PlainTranscript, qtbot: QtBot) -> None:
    plain.show_conversation([stored("t 1/2")])
    with qtbot.waitSignal(plain.retry_requested) as asked:
        plain.anchorClicked.emit(QUrl("do:retry/t%201%2F2/"))
    assert asked.args == ["t 1/2"]


def test_the_empty_state_suggests(plain: PlainTranscript, qtbot: QtBot) -> None:
    plain.clear()
    with qtbot.waitSignal(plain.suggestion_selected) as chosen:
        plain.anchorClicked.emit(QUrl("do:suggest//A%20question%3F"))
    assert chosen.args == ["A question?"]


def test_copying_leaves_no_numbers(plain: PlainTranscript) -> None:
    plain.show_conversation([stored(text="It melts [1].")])
    plain.copy_answer("t1")
    assert QGuiApplication.clipboard().text() == "It melts."


def test_nothing_is_loaded_for_hostile_text(plain: PlainTranscript) -> None:
    plain.show_conversation([stored(text="<img src='file:///etc/passwd'> ![x](http://127.0.0.1:9/x)")])
    assert "<img src='file:///etc/passwd'>" in plain.toPlainText()
    assert "\ufffc" not in plain.toPlainText()  # the sign of an embedded object


def test_nothing_overrides_the_direction_of_the_text(plain: PlainTranscript) -> None:
    plain.show_conversation([stored(text="a\u202egnp.exe")])
    assert "agnp.exe" in plain.toPlainText()


def test_an_answer_that_is_not_saved_says_so_until_it_is(plain: PlainTranscript, qtbot: QtBot) -> None:
    for event in whole():
        tell(plain, event)
    tell(plain, e.SavingFailed("t1", e.Failure(e.FailureKind.UNAVAILABLE, "citewise.db", data={"reason": "full"})))
    until_shown(lambda: "Not saved yet: the disk is full; free up space on it." in plain.toPlainText())
    tell(plain, e.TurnSaved("t1"))
    until_shown(lambda: "Not saved yet" not in plain.toPlainText())


def test_a_new_question_goes_to_the_top_and_stays_there(plain: PlainTranscript) -> None:
    plain.resize(500, 300)
    plain.show()
    plain.show_conversation([stored("t1", text="A line.\n\n" * 40)])
    for event in whole("t2", "t1", "Another line.\n\n" * 40, question="What then?"):
        tell(plain, event)
    assert plain.cursorForPosition(plain.viewport().rect().topLeft()).block().text() in ("", "What then?")
    plain.verticalScrollBar().setValue(3)
    tell(plain, e.TurnFinished("t2"))
    assert plain.verticalScrollBar().value() == 3


def test_what_the_page_can_do_cheaply_the_plain_text_can_too(plain: PlainTranscript, qtbot: QtBot) -> None:
    turn = stored(text="It melts [1]. Fast [2].")
    turn.images = (ImageBlock(b"x", "image/png"),)
    plain.resize(600, 400)
    plain.show()
    plain.show_conversation([turn])
    assert "Image 1" in plain.toPlainText()
    for link, action in (("do:picture/t1/0", "picture"), ("do:retry-with/t1/", "retry-with")):
        with qtbot.waitSignal(plain.command_requested) as asked:
            plain.anchorClicked.emit(QUrl(link))
        assert str(asked.args[0]) == action
    assert "Retry with…" in plain.toPlainText()


def test_the_citation_that_is_open_stands_out(plain: PlainTranscript) -> None:
    plain.show_conversation([stored(text="It melts [1]. Fast [2].")])
    before = plain.toHtml()
    plain.mark_current("t1", 1, 2)
    assert plain.toHtml().count("background-color") == before.count("background-color") + 1
    plain.mark_current()
    assert plain.toHtml() == before


JAPANESE = "氷河は毎年縮んでいます。骨の形も違います。"
SIMPLIFIED = "冰川每年都在缩小，这是众所周知的。"
TRADITIONAL = "冰川每年都在縮小，這是眾所周知的。"


@pytest.mark.parametrize(("answer", "family"), [(JAPANESE, "JP"), (SIMPLIFIED, "SC"), (TRADITIONAL, "TC")])
@pytest.mark.parametrize("window", ["en", "ja"])
def test_each_text_has_the_fonts_of_its_own_language_first(
    plain: PlainTranscript, qapp: QApplication, answer: str, family: str, window: str
) -> None:
    before = qapp.font()
    try:
        install_language(qapp, window)
        qapp.setFont(interface_font())
        turn = stored("t1", None, answer)
        turn.question = JAPANESE
        plain.show_conversation([turn])
        fonts = {text: families_of(plain, text) for text in (JAPANESE, answer)}
    finally:
        install_language(qapp, "en")
        qapp.setFont(before)
    for text, region in ((JAPANESE, "JP"), (answer, family)):
        others = [name for name in fonts[text] if name.startswith("Noto Sans CJK")]
        assert others[0] == f"Noto Sans CJK {region}"
        assert fonts[text][0] == QFontInfo(interface_font()).family()  # letters stay those of the window


def families_of(plain: PlainTranscript, text: str) -> list[str]:
    cursor = plain.document().find(text)
    assert cursor.hasSelection(), text
    return list(cursor.charFormat().fontFamilies() or plain.font().families())


COPIES = [("copy_answer", "Answer copied"), ("copy_with_sources", "Answer and sources copied")]


@pytest.mark.parametrize(("copy", "words"), COPIES)
def test_copying_says_so(plain: PlainTranscript, copy: str, words: str) -> None:
    plain.show()
    plain.show_conversation([stored(text="It melts [1].")])
    getattr(plain, copy)("t1")
    assert (plain._toast.text(), plain._toast.isVisible()) == (words, True)
    assert "It melts" in QGuiApplication.clipboard().text()


def test_what_is_not_drawn_is_said_where_nothing_is_shown_yet(plain: PlainTranscript) -> None:
    assert "formulas, tables, code and charts are not drawn" in plain.toPlainText()


def test_its_words_change_the_language_with_the_window(
    plain: PlainTranscript, qtbot: QtBot, qapp: QApplication
) -> None:
    plain.show_conversation([stored("t1", None, "It melts.")])
    assert "Copy" in plain.toPlainText()
    try:
        install_language(qapp, "de")
        until_shown(lambda: "Kopieren" in plain.toPlainText())
    finally:
        install_language(qapp, "en")
    until_shown(lambda: "Copy" in plain.toPlainText())
