"""The composer says what the user wants, once."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.domain.catalogue import ChannelState
from app.core.domain.chat import ModelChoice
from app.core.domain.editing import EditingMode
from app.core.domain.errors import FailureKind
from app.core.domain.settings import QUOTES, Overrides, Planner, SearchMode, Settings, resolve
from app.ui.composer.composer import Composer
from app.ui.composer.model_picker import ModelPopup
from app.ui.composer.pictures import Thumbnail
from app.ui.widgets.theme import colours
from tests.ui.fakes import OLLAMA

STATES = (
    ChannelState("local", True),
    ChannelState("wikipedia", True, 40.0, FailureKind.TIMED_OUT),
    ChannelState("exa", False),
)


@pytest.fixture
def composer(qtbot: QtBot) -> Composer:
    made = Composer(colours(dark=False), lambda: STATES)
    qtbot.addWidget(made)
    made.show()
    settings = Settings(providers=(OLLAMA,))
    made.set_choices(resolve(Overrides(), Overrides(), settings, Overrides()), Overrides(), settings.providers)
    return made


def heard(signal: object) -> list[object]:
    seen: list[object] = []
    signal.connect(lambda *given: seen.append(given[0] if given else None))  # type: ignore[attr-defined]
    return seen


def test_sending_gives_the_text_and_empties_the_field(composer: Composer, qtbot: QtBot) -> None:
    sent = heard(composer.submitted)
    qtbot.keyClicks(composer.question, "  why?  ")
    qtbot.keyClick(composer.question, Qt.Key.Key_Return)
    assert sent == ["why?"]
    assert composer.text() == ""


@pytest.mark.parametrize("text", ["", "   ", "\n\n"])
def test_nothing_is_sent_where_nothing_was_asked(composer: Composer, text: str) -> None:
    sent = heard(composer.submitted)
    composer.set_text(text)
    composer.submit()
    assert sent == []


def test_a_double_click_on_send_sends_once_and_does_not_stop(composer: Composer, qtbot: QtBot) -> None:
    sent, stopped = heard(composer.submitted), heard(composer.stop_requested)
    composer.submitted.connect(lambda: composer.set_busy(True))
    composer.set_text("why?")
    qtbot.mouseClick(composer.send, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(composer.send, Qt.MouseButton.LeftButton)
    assert sent == ["why?"]
    assert stopped == []


def test_send_is_stop_while_a_turn_runs(composer: Composer) -> None:
    stopped, sent = heard(composer.stop_requested), heard(composer.submitted)
    composer.set_busy(True)
    composer.set_text("the next question")
    composer.submit()
    composer.send.click()
    assert (len(stopped), sent) == (1, [])
    assert composer.text() == "the next question"


def test_the_three_switches_say_what_was_chosen(composer: Composer) -> None:
    wishes = heard(composer.overrides_changed)
    composer.switch.buttons[SearchMode.ALWAYS].click()
    chosen(composer, "This conversation", "Wikipedia (paused)").trigger()
    composer.models.selected.emit(ModelChoice("ollama", "qwen3:8b"))
    assert wishes[-1] == Overrides(SearchMode.ALWAYS, "wikipedia", ModelChoice("ollama", "qwen3:8b"))


def chosen(composer: Composer, *path: str) -> QAction:
    """An action of the search menu, as it stands when it is opened."""
    composer.channel.fill()
    menu = composer.channel.list
    for name in path[:-1]:
        menu = next(a for a in menu.actions() if a.text() == name).menu()  # type: ignore[assignment]
    return next(a for a in menu.actions() if a.text() == path[-1])


def test_a_channel_for_this_message_alone_is_gone_with_it(composer: Composer) -> None:
    wishes = heard(composer.overrides_changed)
    chosen(composer, "Wikipedia (paused)").trigger()
    assert composer.channel.text() == "Wikipedia"
    composer.set_text("why?")
    composer.submit()
    assert (composer.once, wishes) == (Overrides(channel="wikipedia"), [])
    assert composer.channel.text() == "Web search (no key)"
    composer.set_text("and then?")
    composer.submit()
    assert composer.once == Overrides()


def test_how_the_next_answer_is_checked_is_chosen_for_this_message_alone(composer: Composer) -> None:
    requests = heard(composer.overrides_changed)
    assert chosen(composer, "Check answers", "Mark").isChecked()
    chosen(composer, "Check answers", "Repair").trigger()
    assert "Check answers: Repair, this message only" in composer.channel.toolTip()
    assert chosen(composer, "Check answers", "Repair").isChecked()
    composer.set_text("why?")
    composer.submit()
    assert (composer.once, requests) == (Overrides(editing=EditingMode.REPAIR), [])
    assert chosen(composer, "Check answers", "Mark").isChecked()
    composer.channel.put_once(composer.once)  # it could not be sent
    composer.set_text("why?")
    composer.submit()
    assert composer.once == Overrides(editing=EditingMode.REPAIR)


def test_a_conversation_keeps_how_its_answers_are_checked(composer: Composer) -> None:
    requests = heard(composer.overrides_changed)
    chosen(composer, "Check answers", "This conversation", "Off").trigger()
    assert requests == [Overrides(editing=EditingMode.OFF)]


def test_a_channel_without_its_key_is_not_offered(composer: Composer) -> None:
    composer.channel.fill()
    assert "Exa" not in [action.text() for action in composer.channel.list.actions()]


def test_who_plans_and_which_site_are_wishes_of_the_conversation(composer: Composer, qtbot: QtBot) -> None:
    wishes = heard(composer.overrides_changed)
    chosen(composer, "Search planning", "The model decides (tools)").trigger()
    composer.channel.fill()
    composer.channel.site.setText("*://*.example.org/*")
    qtbot.keyClick(composer.channel.site, Qt.Key.Key_Return)
    assert wishes[-1] == Overrides(planner=Planner.MODEL, site="*://*.example.org/*")


def test_a_site_that_is_none_is_not_taken(composer: Composer, qtbot: QtBot) -> None:
    wishes = heard(composer.overrides_changed)
    composer.channel.fill()
    composer.channel.site.setText("no site at all")
    qtbot.keyClick(composer.channel.site, Qt.Key.Key_Return)
    assert wishes == []
    assert composer.channel.site.text() == "no site at all"


def test_a_pasted_picture_goes_with_the_question_and_can_be_taken_out(composer: Composer, qtbot: QtBot) -> None:
    picture = QImage(3000, 20, QImage.Format.Format_RGB32)
    picture.fill(0xFF8800)
    for _ in range(2):
        pasted = QMimeData()
        pasted.setImageData(picture)
        composer.question.insertFromMimeData(pasted)
    assert composer.pictures.isVisibleTo(composer)
    composer.pictures.findChildren(Thumbnail)[0].cross.click()
    composer.set_text("what is this?")
    composer.submit()
    (block,) = composer.images
    assert QImage.fromData(block.data).width() == 1568
    assert not composer.pictures.isVisibleTo(composer)


def test_what_is_no_picture_is_no_picture(composer: Composer, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_text("no picture")
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.png"))])
    composer.question.insertFromMimeData(dropped)
    assert not composer.pictures.isVisibleTo(composer)


def test_without_search_there_is_no_channel_to_choose(composer: Composer) -> None:
    composer.switch.buttons[SearchMode.OFF].click()
    assert not composer.channel.isEnabled()


def test_drafts_are_told_a_moment_later_and_at_once_when_asked(composer: Composer, qtbot: QtBot) -> None:
    drafts = heard(composer.draft_changed)
    qtbot.keyClicks(composer.question, "half a thou")
    assert drafts == []
    composer.flush_draft()
    composer.flush_draft()
    assert drafts == ["half a thou"]


@pytest.mark.usefixtures("english")
def test_a_huge_paste_is_sent_with_what_was_typed(composer: Composer) -> None:
    sent = heard(composer.submitted)
    composer.set_text("Sum this up:\n" + "x" * 1_000_000)
    assert composer.question.toPlainText() == "Sum this up:"
    assert "1,000,000 characters" in composer.paste_bar.words
    composer.submit()
    assert len(str(sent[0])) > 1_000_000
    assert composer.text() == ""


def test_editing_an_old_question_can_be_left(composer: Composer) -> None:
    left = heard(composer.edit_left)
    composer.begin_edit("old question")
    assert composer.text() == "old question"
    composer.edit_bar.buttons[0].click()
    assert (len(left), composer.text()) == (1, "")


def test_everything_in_the_composer_is_reached_by_tab(composer: Composer) -> None:
    reached: list[Any] = [composer.question]
    while (widget := reached[-1].nextInFocusChain()) is not composer.question and len(reached) < 30:
        reached.append(widget)
    assert {composer.models, composer.channel, composer.send, *composer.switch.buttons.values()} <= set(reached)


def test_the_model_list_narrows_and_is_chosen_by_keyboard(composer: Composer, qtbot: QtBot) -> None:
    chosen = heard(composer.models.selected)
    composer.models.open()
    popup = composer.models.popup
    assert popup is not None
    qtbot.keyClicks(popup.filter, "qwen")
    qtbot.keyClick(popup.filter, Qt.Key.Key_Return)
    assert chosen == [ModelChoice("ollama", "qwen3:8b")]


def few_models(composer: Composer) -> ModelPopup:
    composer.models.show_models((OLLAMA,), ModelChoice("ollama", "qwen3:8b"))
    composer.models.open()
    assert composer.models.popup is not None
    return composer.models.popup


def test_a_short_list_of_models_is_chosen_from_by_keyboard(composer: Composer, qtbot: QtBot) -> None:
    chosen, popup = heard(composer.models.selected), few_models(composer)
    assert not popup.filter.isVisible()
    assert popup.focusWidget() is popup.list
    qtbot.keyClick(popup.focusWidget(), Qt.Key.Key_Down)
    qtbot.keyClick(popup.focusWidget(), Qt.Key.Key_Return)
    assert chosen == [QUOTES]


def test_escape_closes_a_short_list_of_models(composer: Composer, qtbot: QtBot) -> None:
    popup = few_models(composer)
    qtbot.keyClick(popup.focusWidget(), Qt.Key.Key_Escape)
    assert not popup.isVisible()


def shown_at(composer: Composer, width: int) -> None:
    composer.models.show_models((), ModelChoice("x", "a-model-with-a-long-name"))
    composer.resize(width, 200)
    QApplication.processEvents()


def test_a_narrow_composer_keeps_the_words_of_the_switch(composer: Composer) -> None:
    shown_at(composer, composer.narrowest() + 50)  # what is moved out of the row makes room to be smaller still
    shown_at(composer, composer.narrowest())
    assert composer.width() == composer.narrowest()
    for button in composer.switch.buttons.values():
        assert button.width() >= button.sizeHint().width()
    assert composer.channel.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert composer.models.width() < composer.models.sizeHint().width()
    assert composer.send.geometry().right() < composer.card.width()


def test_the_switch_says_its_name_before_others_say_theirs(composer: Composer) -> None:
    seen = []
    for width in range(composer.narrowest(), 1000, 8):
        shown_at(composer, width)
        words = composer.channel.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        seen.append(not composer.switch.name.isHidden())
        assert seen[-1] or not words
        assert composer.send.geometry().right() < composer.card.width()
        assert not seen[-1] or composer.models.width() >= composer.models.sizeHint().width()
    assert (seen[0], seen[-1], seen) == (False, True, sorted(seen))
    assert composer.switch.name.text() == "Web:"


def test_a_wide_composer_names_the_channel(composer: Composer) -> None:
    shown_at(composer, 352)
    shown_at(composer, 900)
    assert composer.channel.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert composer.channel.width() >= composer.channel.sizeHint().width()
    assert composer.models.width() == composer.models.sizeHint().width()


def test_tab_comes_to_the_search_mode_that_is_chosen(composer: Composer) -> None:
    for mode in (SearchMode.AUTO, SearchMode.ALWAYS):
        composer.switch.show_mode(mode)
        tabbed = [m for m, b in composer.switch.buttons.items() if b.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert tabbed == [mode]


def test_quotes_can_be_chosen_again(composer: Composer, qtbot: QtBot) -> None:
    chosen = heard(composer.models.selected)
    composer.models.open()
    popup = composer.models.popup
    assert popup is not None
    qtbot.keyClick(popup.filter, Qt.Key.Key_Down)
    qtbot.keyClick(popup.filter, Qt.Key.Key_Up)
    qtbot.keyClick(popup.filter, Qt.Key.Key_Return)
    assert chosen == [QUOTES]


def test_a_new_language_reaches_the_composer(composer: Composer) -> None:
    composer.send.setToolTip("")
    composer.retranslate()
    QApplication.processEvents()
    assert composer.send.toolTip() == "Send (Enter)"


def test_favourites_stand_first_and_a_key_makes_or_ends_one(composer: Composer, qtbot: QtBot) -> None:
    starred = replace(OLLAMA, favourites=(OLLAMA.models[-1],))
    composer.models.show_models((starred,), None)
    composer.models.open()
    popup = composer.models.popup
    assert popup is not None
    texts = [popup.list.item(row).text() for row in range(popup.list.count())]
    assert texts[1:3] == ["Favourites", f"{OLLAMA.models[-1]} · {OLLAMA.name}"]
    toggled = heard(composer.favourite_toggled)
    popup.list.setCurrentRow(2)
    qtbot.keyClick(popup.list, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert toggled == [ModelChoice(OLLAMA.id, OLLAMA.models[-1])]


def test_a_conversation_chooses_whether_its_pages_are_kept_unless_it_is_private(composer: Composer) -> None:
    requests = heard(composer.overrides_changed)
    composer.channel.show_archive(False)
    action = chosen(composer, "This conversation", "Keep the pages that are read")
    assert not action.isChecked()
    action.trigger()
    assert requests[-1] == Overrides(archive_pages=True)
    composer.channel.show_archive(None)
    composer.channel.fill()
    menus: list[Any] = [action.menu() for action in composer.channel.list.actions() if action.menu()]
    assert not any(action.text().startswith("Keep the pages") for menu in menus for action in menu.actions())
