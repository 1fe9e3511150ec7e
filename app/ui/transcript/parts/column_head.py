"""The HTML around answers that stand side by side: the question above them all, the head of each column."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from app.core.domain.turn.turn import Turn
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.parts.question import question
from app.ui.wording.foreign.direction import lang, question_tongue, upright
from app.ui.wording.sentences import model_words, shortened

translate = QCoreApplication.translate

_NAME = 60  # characters of a model's name


def name_of(turn: Turn) -> str:
    return upright(shortened(model_words(turn.model_name), _NAME))


def head(turn: Turn) -> str:
    """Whose answer it is, and what is done with it: it is stopped while it runs, and kept once it is there."""
    name = name_of(turn)
    if not turn.ended:
        action, words, sentence = TranscriptAction.STOP, translate("Transcript", "Stop"), _stop_words(name)
    elif turn.text.strip():
        action, words, sentence = TranscriptAction.KEEP, translate("Transcript", "Keep"), _keep_sentence(name)
    else:
        return _head(name)
    button = (
        f'<button type="button" class="{action}" data-do="{action}" title="{escape(sentence)}"'
        f' aria-label="{escape(sentence)}">{escape(words)}</button>'
    )
    return _head(name, button)


def _head(name: str, button: str = "") -> str:
    return f'<div class="head"><b dir="auto" title="{escape(name)}">{escape(name)}</b>{button}</div>'


def keep_words() -> str:
    return translate("Transcript", "Keep this answer")


def _stop_words(model: str) -> str:
    return translate("Transcript", "Stop {model}").format(model=model)


def _keep_sentence(model: str) -> str:
    return translate("Transcript", "Keep the answer of {model}").format(model=model)


def comparison_words(count: int) -> str:
    return translate("Transcript", "Answers side by side: {count}").format(count=count)


def column_attributes(turn: Turn) -> str:
    """Of the article: it can have the focus, and says whose answer it is."""
    return f' tabindex="0" role="group" aria-label="{escape(name_of(turn))}"'


def section(first: Turn, label: str, articles: Sequence[str]) -> str:
    """The question stands above all columns, once; to those who look for words in it, it is the first one's."""
    which = f'data-of="{escape(first.id)}" class="asked"{lang(question_tongue(first))}'
    above = f'<div data-part="question" {which}>{question(first)}</div>'
    columns = f'<div class="columns" role="group" aria-label="{escape(label)}">{"".join(articles)}</div>'
    return f'<section class="compared">{above}<div class="tabs" role="tablist"></div>{columns}</section>'
