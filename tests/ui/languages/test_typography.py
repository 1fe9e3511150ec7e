"""Marks and spaces as each language sets them: its own quotation marks, one character for three dots."""

import re
from collections.abc import Iterator

import pytest

from tests.ui.languages.catalogues import entries, present_languages

LANGUAGES = present_languages()
QUOTES = {"de": "„“", "fr": "«»", "ja": "「」『』", "zh_TW": "「」『』"}  # the others have the English ones
_MARKS = re.compile(r"[“”„«»「」『』]")
_LETTERS = "\u3040-\u30ff\u3400-\u9fff"  # kana and ideographs, beside which marks are wide
_NARROW = re.compile(rf"[{_LETTERS}][,;!?]|[,;!?][{_LETTERS}]|[{_LETTERS}]\((?!\*)")
_LOOSE = re.compile(r"(?<![\u00a0\u202f\s?!;/])[;!?»](?![=\w])|«(?![\u00a0\u202f])|\s(?<![\u00a0\u202f])[:;!?»]")


def problems(language: str, text: str) -> Iterator[str]:
    """What a reader of the language would mark in a text."""
    if "..." in text:
        yield "three dots"
    if wrong := set(_MARKS.findall(text)) - set(QUOTES.get(language, "“”")):
        yield f"foreign quotation marks: {''.join(sorted(wrong))}"
    if language in ("zh_CN", "zh_TW", "ja") and _NARROW.search(text):
        yield "narrow marks between wide letters"
    if language == "fr" and _LOOSE.search(text):
        yield "no space that holds before a mark"
    if language == "es" and (text.count("¿") != text.count("?") or text.count("¡") != text.count("!")):
        yield "no mark at the beginning"


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_and_spaces_are_those_of_the_language(language: str) -> None:
    found = [
        (why, entry.context, form)
        for entry in entries(language)
        for form in entry.forms
        for why in problems(language, re.sub(r"\w+://\S+|;;[^;]*$", "", form))
    ]
    assert found == []


def test_marks_of_another_language_are_found() -> None:
    wrong = (
        ("es", "«{title}» tiene"), ("es", "Continuar?"), ("fr", "Continuer ?"), ("fr", "Continuer?"), ("de", "“Chat”"),
        ("ja", "会話,設定"), ("zh_CN", "设置(网络)"), ("ko", "열기..."), ("zh_TW", "“對話”"),
    )  # fmt: skip
    right = (("es", "¿Continuar?"), ("fr", "«\u00a0Oui\u00a0»\u00a0?"), ("de", "„Chat“"), ("ja", "「会話」、設定？"))
    assert all(list(problems(language, text)) for language, text in wrong)
    assert not [text for language, text in right if list(problems(language, text))]
