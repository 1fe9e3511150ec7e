"""The catalogues as data: what each language says for a text, and whose text a shown one is."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.ui.wording.language import LANGUAGES

I18N = Path(__file__).resolve().parents[3] / "i18n"
_FIELD = re.compile(r"\{\w*\}|%n|%L?\d")
_TAG = re.compile(r"<[^<>]{1,40}>")
NAMES = {*LANGUAGES.values(), "Voyage"}  # of languages, and of a service that is also a French word
_FEWEST = 6  # letters besides its fields that a text must have to be known by its pattern


@dataclass(frozen=True)
class Entry:
    context: str
    text: str  # as the code has it
    forms: tuple[str, ...]  # empty ones are not translated yet
    counted: bool = False
    comment: str = ""

    @property
    def finished(self) -> bool:
        return all(form.strip() for form in self.forms)


def present_languages(folder: Path = I18N) -> list[str]:
    return [name for name in LANGUAGES if (folder / f"citewise_{name}.ts").is_file()]


@cache
def entries(language: str, folder: Path = I18N) -> tuple[Entry, ...]:
    return tuple(_entries(folder / f"citewise_{language}.ts"))


def _entries(path: Path) -> Iterator[Entry]:
    for context in ET.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = translation.findall("numerusform") or [translation]
            yield Entry(
                context.findtext("name", ""),
                message.findtext("source", ""),
                tuple(form.text or "" for form in forms),
                message.get("numerus") == "yes",
                message.findtext("comment", ""),
            )


def spoiled(language: str, changes: Mapping[str, str], folder: Path) -> Path:
    """A compiled catalogue in which some texts stand as `changes` says."""
    catalogue = (I18N / f"citewise_{language}.ts").read_text(encoding="utf-8")
    for text, translation in changes.items():
        pattern = rf"(<source>{re.escape(text)}</source>\s*<translation)[^>]*>[^<]*"
        catalogue, count = re.subn(pattern, rf"\1>{translation}", catalogue)
        assert count, text
    source, compiled = folder / "spoiled.ts", folder / "spoiled.qm"
    source.write_text(catalogue, encoding="utf-8")
    tool = Path(sys.executable).parent / "pyside6-lrelease"
    subprocess.run([tool, "-silent", source, "-qm", compiled], check=True, capture_output=True)
    return compiled


def plain(text: str) -> str:
    """As a widget shows it: without the sign of an accelerator key."""
    return re.sub(r"&(?=[^\s&])", "", text).strip()


class Vocabulary:
    """What one language shows: its texts word for word, and those with fields by their pattern."""

    def __init__(self, texts: Iterator[str]) -> None:
        every = {plain(text) for text in texts if text.strip()}
        self.exact = {text for text in every if not _FIELD.search(text)}
        patterns = [_pattern(text) for text in every - self.exact if len(_letters(text)) >= _FEWEST]
        self._fielded = [re.compile(pattern, re.DOTALL) for pattern in patterns]

    def holds(self, text: str) -> bool:
        text = plain(text)
        return text in self.exact or any(pattern.fullmatch(text) for pattern in self._fielded)


def _letters(text: str) -> str:
    return "".join(filter(str.isalpha, _FIELD.sub("", _TAG.sub("", text))))


def _pattern(text: str) -> str:
    return ".+?".join(re.escape(part) for part in _FIELD.split(text))


@cache
def english() -> Vocabulary:
    """The texts of the code, and English's forms of those with a number."""
    return Vocabulary(text for entry in entries("zh_CN") for text in (entry.text, *_english_forms(entry)))


@cache
def _english_counted() -> dict[tuple[str, str], tuple[str, ...]]:
    return {(entry.context, entry.text): entry.forms for entry in entries("en")}


def _english_forms(entry: Entry) -> tuple[str, ...]:
    return _english_counted().get((entry.context, entry.text), ())


@cache
def shown_in(language: str) -> Vocabulary:
    if language == "en":
        return english()
    return Vocabulary(form for entry in entries(language) for form in entry.forms)


def is_left_over(text: str, language: str, others: tuple[str, ...]) -> str:
    """The language that a shown text is in where it is not in `language` and a catalogue has it; else empty."""
    if not _letters(text) or shown_in(language).holds(text) or text in NAMES:
        return ""
    return next((other for other in others if other != language and plain(text) in shown_in(other).exact), "")
