"""Which of our languages a locale is shown in, and how its sentences are joined."""

from PySide6.QtCore import QLocale

LANGUAGES = ("en", "zh_CN")  # as the catalogues are named


def supported_language(locale: QLocale) -> str:
    """The catalogue for a locale. Traditional Chinese readers are better served by simplified than by English."""
    return "zh_CN" if locale.language() is QLocale.Language.Chinese else "en"


def language_in_force() -> str:
    return supported_language(QLocale())


def join_sentences(*sentences: str) -> str:
    """One after the other; Chinese ones stand without a space between them."""
    return ("" if language_in_force() == "zh_CN" else " ").join(filter(None, sentences))
