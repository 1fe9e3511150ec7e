"""Marks and spaces as each language sets them: its own quotation marks, one character for three dots."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.domain.appearance import Appearance
from app.core.domain.chat.tool_servers import ServerStatus
from app.core.domain.prompts import Prompt
from app.core.startup import StartFailure, StartProblem
from app.ui.prompts.files import ImportPreview
from app.ui.settings.tools.words import works_sentence
from app.ui.window.start_window import StartWindow
from app.ui.window.translation import install_language
from tests.qt import Runner
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
    if re.search(r"\w\((?:s|es|e|n|en)\)", text):
        yield "a plural in brackets"
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
        ("es", "«{title}» tiene"), ("es", "Continuar?"), ("fr", "Continuer ?"), ("fr", "Continuer?"),
        ("fr", "2 trouvée(s)"), ("de", "“Chat”"),
        ("ja", "会話,設定"), ("zh_CN", "设置(网络)"), ("ko", "열기..."), ("zh_TW", "“對話”"),
    )  # fmt: skip
    right = (("es", "¿Continuar?"), ("fr", "«\u00a0Oui\u00a0»\u00a0?"), ("de", "„Chat“"), ("ja", "「会話」、設定？"))
    assert all(list(problems(language, text)) for language, text in wrong)
    assert not [text for language, text in right if list(problems(language, text))]


@pytest.mark.parametrize("language", ["ja-JP", "zh-CN", "zh-TW"])
def test_sentences_follow_one_another_without_a_space_where_the_language_has_none(
    language: str, run: Runner[str], qtbot: QtBot, qapp: QApplication, english: None
) -> None:
    install_language(qapp, language)
    preview = ImportPreview((Prompt("1", "P", "?"),), 1, 2)
    qtbot.addWidget(preview)

    async def story() -> str:
        window = StartWindow(Appearance(language=language))
        qtbot.addWidget(window)
        window.show_failure(StartFailure(StartProblem.OTHER, "/data", "citewise.db", "", "/data/backups/b.db"))
        return window.words.text()

    texts = preview.note.text(), run(story()), works_sentence(ServerStatus("s", omitted=3), 1)
    assert [text for text in texts if re.search(r"。[^\S\n]|[^\x00-\x7f]\.$", text) or text.count("。") < 2] == []
