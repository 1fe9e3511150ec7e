"""In real Chromium: the sentence that is read aloud is marked, and an answer changes its language in place."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core.citing.markers import place_citations
from app.core.domain.editing import Translation
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.parts.translated import TranslationView
from app.ui.transcript.view import Transcript
from tests.ui.transcript.conftest import look, transcript, until
from tests.ui.transcript.turns import stored

__all__ = ["look", "transcript", "until"]

ANSWER = "Ice **melts** at `zero` [1]. Same words here. Same words here."
MARKED = "[...(CSS.highlights.get('spoken') ?? [])].map((range) => range.toString()).join('|')"


def test_the_sentence_is_marked_across_emphasis_and_chips_and_the_second_time_further_on(
    transcript: Transcript, look: Any, until: Any
) -> None:
    transcript.show_conversation([stored("t", None, ANSWER)])
    until("document.querySelector('.answer .chip')")
    transcript.highlight_sentence("t", "Ice melts at zero.")
    until(f"{MARKED} === 'Ice melts at zero'")
    transcript.highlight_sentence("t", "Same words here.")
    until(f"{MARKED} === 'Same words here'")
    first = look("[...CSS.highlights.get('spoken')][0].startOffset")
    transcript.highlight_sentence("t", "Same words here.")
    until(f"[...CSS.highlights.get('spoken')][0].startOffset > {first}")
    transcript.highlight_sentence("t", "")
    until("!CSS.highlights.has('spoken')")


def test_a_translation_takes_the_place_of_the_answer_and_gives_it_back(
    transcript: Transcript, look: Any, until: Any, english: None
) -> None:
    text = "Eis schmilzt bei `null` [1]. <img src=x onerror=alert(1)>"
    translation = Translation("de", text, place_citations(text, {1}))
    turn = replace(stored("t", None, ANSWER), translations=(translation,))
    transcript.show_conversation([turn])
    until("document.querySelector('[data-do=translation]')?.textContent === 'Show translation (German)'")
    transcript.show_translation("t", TranslationView(translation, running=True, model="m"))
    until("document.querySelector('.answer').textContent.startsWith('Eis schmilzt')")
    until("document.querySelector('[data-do=translation-stop]')")
    assert look("document.querySelector('.answer').lang") == "de"
    assert look("document.querySelectorAll('.answer .chip').length") == 1
    assert not look("document.querySelector('.answer img')")
    transcript.show_translation("t", TranslationView(translation, left=2))
    until("document.querySelector('.checked').textContent.includes('2 paragraphs left as written')")
    assert transcript.version(turn).text == text
    transcript.show_translation("t", None)
    until("document.querySelector('.answer').textContent.startsWith('Ice melts')")
    assert look("document.querySelector('.answer').lang") == "en"


def test_the_focus_goes_from_translate_again_to_stop_and_then_to_what_does_no_harm(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot, english: None
) -> None:
    translation = Translation("de", "Eis schmilzt.")
    transcript.show_conversation([replace(stored("t", None, ANSWER), translations=(translation,))])
    transcript.show_translation("t", TranslationView(translation))
    again, focused = "document.querySelector('[data-do=translation-again]')", "document.activeElement.dataset.do"
    until(again)
    look(f"{again}.focus()")
    with qtbot.waitSignal(transcript.command_requested) as pressed:
        qtbot.keyClick(transcript.focusProxy().focusProxy(), Qt.Key.Key_Return)  # type: ignore[union-attr]
    assert pressed.args[:2] == [TranscriptAction.TRANSLATION_AGAIN, "t"]
    transcript.show_translation("t", TranslationView(translation, running=True, model="m", anew=True))
    until(f"{focused} === 'translation-stop'")
    assert look("document.querySelector('.answer').textContent").startswith("Eis schmilzt.")
    transcript.show_translation("t", TranslationView(Translation("de", "Das Eis schmilzt.")))
    until(f"{focused} === 'translation'")
    assert look("document.activeElement.textContent") == "Show original"


def test_suggestions_stand_under_the_last_answer_alone(transcript: Transcript, look: Any, until: Any) -> None:
    first = replace(stored("t", None, "One."), suggestions=("Hidden?",))
    last = replace(stored("u", "t", "Two."), suggestions=("Why?", "<b>How</b>?"))
    transcript.show_conversation([first, last])
    until("document.querySelectorAll('.next').length === 2")
    assert look("[...document.querySelectorAll('.next')].map((one) => one.checkVisibility())") == [False, True]
    pressed: list[tuple[str, str]] = []
    transcript.command_requested.connect(lambda action, _, value: pressed.append((action.value, value)))
    look("document.querySelectorAll('.turn')[1].querySelectorAll('[data-do=follow-up]')[1].click() ?? 1")
    until("1")
    look(
        "document.querySelectorAll('.turn')[1].querySelector('[data-do=follow-up]')"
        ".dispatchEvent(new MouseEvent('click', {bubbles: true, shiftKey: true}))"
    )
    until("1")
    assert pressed == [("follow-up", "<b>How</b>?"), ("follow-up-edit", "Why?")]
