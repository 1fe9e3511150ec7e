"""The terminal's catalogues: as the code has it, complete, and with every field of every sentence."""

import argparse
import ast
import inspect
import re
import runpy
import shutil
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Message

from app.cli import locale

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "i18n" / "terminal"
TOOLS: dict[str, Any] = runpy.run_path(str(ROOT / "packaging" / "terminal_translations.py"))
_FIELDS = re.compile(r"\{\w*\}|%\(\w+\)[sr]|%[sr]")
_CODE = re.compile(r"(?<![\w-])--[a-z][a-z-]+|CITEWISE_[A-Z_]+|\b[\w.]+\.(?:md|json|yml)\b|https?://[\w:./]+", re.ASCII)


def rows(language: str) -> list[Message]:
    return list(TOOLS["messages"](FOLDER / f"{language}.po"))


def source(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def test_there_is_a_catalogue_for_each_language_but_english() -> None:
    assert ("en", *TOOLS["LANGUAGES"]) == locale.LANGUAGES


def test_the_catalogues_hold_the_sentences_of_the_code(tmp_path: Path) -> None:
    for path in FOLDER.glob("*.po"):
        shutil.copy(path, tmp_path)
    TOOLS["collect"](tmp_path)
    for path in FOLDER.glob("*.po"):
        fresh = {source(row): TOOLS["strings"](row) for row in TOOLS["messages"](tmp_path / path.name)}
        assert fresh == {source(row): TOOLS["strings"](row) for row in rows(path.stem)}, "make i18n"


@pytest.mark.parametrize("language", TOOLS["LANGUAGES"])
def test_the_compiled_catalogue_is_that_of_the_sentences(language: str) -> None:
    with (FOLDER / f"{language}.mo").open("rb") as file:
        compiled = GNUTranslations(file)
    for row in rows(language):
        strings = TOOLS["strings"](row)
        if not all(strings):
            continue
        if isinstance(row.id, str):
            assert compiled.gettext(row.id) == strings[0], "make i18n"
        else:
            one, many = row.id
            assert {compiled.ngettext(one, many, n) for n in (1, 2, 5)} == set(strings), "make i18n"


@pytest.mark.parametrize("language", TOOLS["LANGUAGES"])
def test_every_sentence_is_translated(language: str) -> None:
    assert TOOLS["unfinished"](FOLDER / f"{language}.po") == []


@pytest.mark.parametrize("language", TOOLS["LANGUAGES"])
def test_translations_keep_fields_commands_and_what_stands_at_their_ends(language: str) -> None:
    for row in rows(language):
        english = source(row)[-1]
        for text in filter(None, TOOLS["strings"](row)):
            fields = sorted(_FIELDS.findall(text))
            optional = ["{count}"] if isinstance(row.id, tuple) else []  # one of something may need no figure
            assert fields in (sorted(_FIELDS.findall(english)), sorted(set(_FIELDS.findall(english)) - {*optional})), (
                text
            )
            assert sorted(set(_CODE.findall(text))) == sorted(set(_CODE.findall(english))), text
            assert text.count("\n") == english.count("\n"), text
            assert text.endswith("\n") == english.endswith("\n"), text
            assert not english.endswith(" ") or text[-1] in " ：", text  # what is typed stands behind it
            assert "{" not in _FIELDS.sub("", text.replace("{{selection}}", "")), text


def test_all_that_argparse_itself_may_say_of_a_command_line_is_known() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    texts = {
        argument.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    known = {*TOOLS["ARGPARSE"], *(form for forms in TOOLS["ARGPARSE_COUNTED"] for form in forms)}
    # Of a parser that is put together in a wrong way, or of what ours does not use.
    never = re.compile(
        r"conflict|not defined|invalid option string|dest=|mutually|cannot (merge|have)|is not callable|'required' is|"
        r"with mode|unexpected option string|unable to|invalid conflict|subparser|deprecated|(group|action)s? "
    )
    assert {text for text in texts - known if not never.search(text)} == set()
