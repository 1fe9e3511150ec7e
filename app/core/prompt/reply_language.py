"""The language that a model is to write in: that of the question, or of the one before where it does not show."""

from app.core.domain.turn.running_turn import RunningTurn
from app.core.language.catalogue import name_for_models, words_of
from app.core.language.detection import detected

_EARLIER = 6  # turns that are looked at, where the question itself shows nothing


def reply_language(turn: RunningTurn) -> str:
    """The code of the language; empty where none shows.

    A part of a research is asked in a model's words: the user's question is that of the whole.
    """
    question = turn.parent_question or turn.question
    earlier = (past.question for past in reversed(turn.history[-_EARLIER:]))
    return next((code for text in (question, *earlier) if (code := detected(text, turn.language))), "")


def of_the_question(turn: RunningTurn, otherwise: str) -> str:
    """`German (Deutsch), <otherwise>`, where `otherwise` is such as "the language of the user's question"."""
    name = name_for_models(reply_language(turn))
    return f"{name}, {otherwise}" if name else otherwise


def report_headings(turn: RunningTurn) -> tuple[str, str]:
    """What is uncertain, and what was not found: in the language of the question."""
    code = reply_language(turn)
    words = words_of(code if name_for_models(code) else "en")
    return words.uncertain, words.not_found
