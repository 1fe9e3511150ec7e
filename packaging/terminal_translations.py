"""Collect the terminal's sentences into `i18n/terminal/*.po` and compile them: `terminal_translations.py`; says what is
missing.

English stands in the code, its forms for one and for many too, so it needs no catalogue.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("zh_CN", "zh_TW", "ja", "ko", "de", "fr", "es", "pt_BR")
_KEYWORDS = {"tr": None, "N_": None, "trn": (1, 2), "both": (1, 2), "plural": (1, 2), "Problem": None}
# What argparse itself says, in Python 3.11 and later.
ARGPARSE = (
    "usage: ",
    "options",
    "positional arguments",
    "show this help message and exit",
    "%(prog)s: error: %(message)s\n",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "not allowed with argument %s",
    "unrecognized arguments: %s",
    "ambiguous option: %(option)s could match %(matches)s",
    "ignored explicit argument %r",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)s, maybe you meant %(suggested)r? (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(suggested)r? (choose from %(choices)s)",
    "invalid %(type)s value: %(value)r",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    "can't open '%(filename)s': %(error)s",
)
ARGPARSE_COUNTED = (("expected %s argument", "expected %s arguments"),)
_NEVER = datetime(2000, 1, 1, tzinfo=UTC)  # a catalogue changes only where a text did


def template() -> Catalog:
    """Every sentence of the code, without translations."""
    catalog = _empty(None)
    for sentence in (*ARGPARSE, *ARGPARSE_COUNTED):
        catalog.add(sentence)
    for path in _sources():
        for _, found, comments, _ in extract_from_file("python", path, _KEYWORDS, ("TRANSLATORS:",)):
            catalog.add(found, auto_comments=comments)
    return catalog


def collect(folder: Path) -> None:
    """Bring the catalogues in `folder` up to the code: new sentences empty, sentences that are gone removed."""
    sentences = template()
    for language in LANGUAGES:
        path = folder / f"{language}.po"
        catalog = _read(path) if path.is_file() else _empty(language)
        catalog.update(sentences, no_fuzzy_matching=True)
        catalog.obsolete.clear()
        catalog.creation_date = catalog.revision_date = _NEVER
        with path.open("wb") as file:
            write_po(file, catalog, width=110, no_location=True, sort_output=True, ignore_obsolete=True)


def compiled(folder: Path) -> None:
    """Compile the catalogues in `folder` beside themselves."""
    for language in LANGUAGES:
        with (folder / f"{language}.mo").open("wb") as file:
            write_mo(file, _read(folder / f"{language}.po"))


def unfinished(path: Path) -> list[str]:
    """Every sentence of a catalogue without a translation that is in force."""
    return [message_id(message) for message in messages(path) if message.fuzzy or not all(strings(message))]


def messages(path: Path) -> Iterator[Message]:
    return (message for message in _read(path) if message.id)


def message_id(message: Message) -> str:
    return str(message.id if isinstance(message.id, str) else message.id[0])


def strings(message: Message) -> tuple[str, ...]:
    """The translation; each form of it, where it is counted."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def _sources() -> list[Path]:
    rooms = (ROOT / "app" / "cli", ROOT / "app" / "bootstrap")
    single = ("app/__main__.py", "app/adapters/environment.py", "app/adapters/storage/settings_file.py")
    return [*(ROOT / name for name in single), *sorted(path for room in rooms for path in room.rglob("*.py"))]


def _empty(language: str | None) -> Catalog:
    comment = "# The sentences of Citewise's terminal: see packaging/terminal_translations.py."
    return Catalog(
        language,
        header_comment=comment,
        project="Citewise",
        msgid_bugs_address="",
        last_translator="",
        language_team="",
        creation_date=_NEVER,
        revision_date=_NEVER,
        fuzzy=False,
    )


def _read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.stem)


def main() -> int:
    folder = ROOT / "i18n" / "terminal"
    folder.mkdir(exist_ok=True)
    collect(folder)
    compiled(folder)
    missing = [f"{language}: {text}" for language in LANGUAGES for text in unfinished(folder / f"{language}.po")]
    print("\n".join(missing) or "Every sentence is translated.")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
