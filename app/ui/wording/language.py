"""Which of our languages a locale is shown in, what each calls itself, and how it is set and joined."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale

# As the catalogues are named. Each is called what it calls itself, so that who is lost in a foreign one finds back.
LANGUAGES = {
    "en": "English",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
    "ja": "日本語",
    "ko": "한국어",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "pt_BR": "Português (Brasil)",
}
_BY_PRIMARY = {name.partition("_")[0]: name for name in LANGUAGES if name != "zh_TW"}  # all Portuguese is Brazil's
_UNSPACED = {"zh_CN", "zh_TW", "ja"}
_COMMAS = {"zh_CN": "、", "zh_TW": "、", "ja": "、"}
_SEMICOLONS = {"zh_CN": "；", "zh_TW": "；", "ja": "、", "fr": "\u202f; "}

# Fonts with the shapes that Han characters have there; elsewhere those of Simplified Chinese stand in.
REGIONAL_FAMILIES = {
    "zh_TW": ("PingFang TC", "Microsoft JhengHei UI", "Noto Sans TC", "Noto Sans CJK TC"),
    "ja": ("Hiragino Sans", "Yu Gothic UI", "Meiryo UI", "Noto Sans JP", "Noto Sans CJK JP"),
    "ko": ("Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR"),
}


def supported_language(locale: QLocale) -> str:
    """The catalogue for a locale; English where there is none."""
    if locale.language() is QLocale.Language.Chinese:
        return "zh_TW" if locale.script() is QLocale.Script.TraditionalHanScript else "zh_CN"
    return _BY_PRIMARY.get(QLocale.languageToCode(locale.language()), "en")


def language_in_force() -> str:
    return supported_language(QLocale())


def language_tag(language: str = "") -> str:
    """One of our languages as BCP 47, in which pages, settings and servers name it; empty: the one in force."""
    return (language or language_in_force()).replace("_", "-")


def language_choices() -> list[tuple[str, str]]:
    """(what it calls itself, its tag) of each."""
    return [(label, language_tag(name)) for name, label in LANGUAGES.items()]


def join_sentences(*sentences: str) -> str:
    """One after the other; Chinese and Japanese ones stand without a space between them."""
    return ("" if language_in_force() in _UNSPACED else " ").join(filter(None, sentences))


def listed(words: Iterable[str]) -> str:
    """“models, knowledge bases”"""
    return _COMMAS.get(language_in_force(), ", ").join(filter(None, words))


def listed_clauses(clauses: Iterable[str]) -> str:
    """“Google: timed out; Bing: not reachable”"""
    return _SEMICOLONS.get(language_in_force(), "; ").join(filter(None, clauses))
