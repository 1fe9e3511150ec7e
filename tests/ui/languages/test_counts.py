"""Texts with a number, as the compiled catalogues give them for 0, 1, 2, 5 and 21."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator

from tests.ui.languages.catalogues import I18N, Entry, entries, present_languages

LANGUAGES = present_languages()
NUMBERS = (0, 1, 2, 5, 21)
ONE_FORM = ("zh_CN", "zh_TW", "ja", "ko")
ZERO_IS_ONE = ("fr", "pt_BR")

# Texts whose forms are the same though English's are not: a word that has no plural of its own (*Zeichen*, *fois*), or
# a plural whatever the number is.
ALIKE = {
    ("de", "Pasted text: %Ln character(s)"),
    ("de", "The system prompt is too long: %Ln character(s) too many."),
    ("de", "%Ln character(s)"),
    ("de", "Add %n assistant(s)"),
    ("de", "%n server(s) found:"),
    ("de", "The model searched %n time(s)"),
    ("de", "%n search provider(s) failed"),
    ("fr", "Reading {done} of %n page(s)…"),
    ("fr", "The model searched %n time(s)"),
}


def problems(language: str, entry: Entry, said: dict[int, str]) -> Iterator[str]:
    """What is amiss with a text as it is said for each number."""
    fields = set(re.findall(r"\{\w*\}", entry.text))
    zero_is_one = language in ZERO_IS_ONE
    for number, text in said.items():
        if not text:
            yield f"nothing for {number}"
        elif "%n" in text or "(s)" in text or "(ies)" in text:
            yield f"for {number}: {text!r}"
        elif set(re.findall(r"\{\w*\}", text)) != fields:
            yield f"other fields for {number}: {text!r}"
        elif str(number) not in text and "%n" in entry.text and number not in ((0, 1) if zero_is_one else (1,)):
            yield f"no number for {number}: {text!r}"
    two, five, many = (said[number].replace(str(number), "#") for number in (2, 5, 21))
    if not two == five == many:
        yield f"several forms for many: {two!r}, {five!r}, {many!r}"
    if "(" in entry.text and len(set(entry.forms)) == 1 and (language, entry.text) not in ALIKE and has_two(language):
        yield f"one form alone: {two!r}"


def has_two(language: str) -> bool:
    return language not in ONE_FORM


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_a_number_is_right_for_each(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(I18N / f"citewise_{language}.qm"))
    found = []
    for entry in entries(language):
        if entry.counted and entry.finished:
            said = {n: translator.translate(entry.context, entry.text, entry.comment, n) for n in NUMBERS}
            shown = {n: text.replace("%n", str(n)).replace("%Ln", str(n)) for n, text in said.items()}
            found += [f"{entry.text!r}: {problem}" for problem in problems(language, entry, shown)]
    assert found == []


def test_a_missing_form_is_found() -> None:
    entry = Entry("Window", "%n page(s)", ("%n Seite", ""), counted=True)
    said = {0: "", 1: "1 Seite", 2: "", 5: "", 21: ""}
    assert list(problems("de", entry, said)) == [f"nothing for {number}" for number in (0, 2, 5, 21)]
    entry = Entry("Window", "%n page(s) of {name}", ("%n Seite von {name}",) * 2, counted=True)
    assert list(problems("de", entry, dict.fromkeys(NUMBERS, "Seite von {x}"))) != []


_THINGS = "chats citations claims conversations documents files images keys models pages prompts questions sources"
_COUNTED = re.compile(rf"\{{\w+\}} (?:\w+ )?(?:{'|'.join(_THINGS.split())})\b")
_ALWAYS_MANY = (
    "At most {count}",
    "Choose {least} to {most} models",
    "{count} keys are",
    "No keychain was found: {count}",
)


def test_a_thing_behind_its_number_has_forms_for_one_and_many() -> None:
    plain = [one.text for one in entries("de") if not one.counted and _COUNTED.search(one.text)]
    assert [text for text in plain if not text.startswith((*_ALWAYS_MANY, "{found} of {total}"))] == []
