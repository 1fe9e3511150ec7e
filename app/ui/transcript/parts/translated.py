"""The line under an answer that stands in another language, and the way back to what the model wrote."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.core.domain.editing import Translation
from app.core.domain.turn.turn import Turn
from app.ui.transcript.actions import TranscriptAction, button
from app.ui.transcript.parts.originals import patch
from app.ui.wording.foreign.languages import language_words
from app.ui.wording.sentences import numbers

translate = QCoreApplication.translate


@dataclass(frozen=True)
class TranslationView:
    """What of a translation the page shows. `left`: paragraphs that stand as they were. `anew`: while it runs, the one
    that it is to replace stands there whole."""

    translation: Translation
    running: bool = False
    left: int = 0
    model: str = ""  # that is asked, while it runs
    anew: bool = False


def rows(turn: Turn, view: TranslationView | None) -> list[str]:
    """Of an answer that has translations, or gets one."""
    words, buttons = line(turn, view)
    role = ' role="status"' if view is not None and view.running else ""
    sentence = f"<span{role}>{escape(words)}</span>" if words else ""
    return [sentence + "".join(button(*one) for one in buttons)]


def again_words() -> str:
    return translate("Transcript", "Translate again")


def line(turn: Turn, view: TranslationView | None) -> tuple[str, list[tuple[TranscriptAction, str, str]]]:
    """(sentence, of each button its action, its words and its value)."""
    if view is None:
        latest = turn.translations[-1].language
        words = translate("Transcript", "Show translation ({language})").format(language=language_words(latest))
        return "", [(TranscriptAction.TRANSLATION, words, latest)]
    language = language_words(view.translation.language)
    if view.running:
        words = translate("Transcript", "Translating into {language} with {model}…")
        words = words.format(language=language, model=view.model)
        return words, [(TranscriptAction.TRANSLATION_STOP, translate("Transcript", "Stop"), "")]
    words = translate("Transcript", "Translated into {language}").format(language=language)
    words = " · ".join(filter(None, (words, numbers.untranslated(view.left) if view.left else "")))
    original = (TranscriptAction.TRANSLATION, translate("Transcript", "Show original", "of a translation"), "")
    return words, [original, (TranscriptAction.TRANSLATION_AGAIN, again_words(), "")]


def swap(
    turn_id: str,
    before: Callable[[], list[str]],
    after: Callable[[], list[str]],
    by_line: bool,
    find_words: str,
    language: Callable[[], str],
) -> list[Callable[[], tuple[Any, ...]]]:
    """What brings the page from one version of the answer to another one. by_line: the line under it stays in place.
    find_words: of the button that finds a source."""
    return [
        lambda: ("uncited", turn_id, [], find_words),
        lambda: ("swap", turn_id, patch(before(), after()), by_line),
        lambda: ("tongue", turn_id, language()),
    ]
