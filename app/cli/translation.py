"""The terminal's sentences in the user's language: English stands in the code, the others in `i18n/terminal/`."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import reduce
from typing import TYPE_CHECKING

from app.cli.terminal import terminal

if TYPE_CHECKING:
    from gettext import NullTranslations

_english: ContextVar[bool] = ContextVar("english", default=False)


def N_(text: str) -> str:
    """Marks a text for the catalogues; whoever prints it translates it."""
    return text


# Said by the process that another one has its command run in.
OF_THE_HOST = (N_("standard input is too long"), N_("Something went wrong inside Citewise; its log has more."))


def both(one: str, many: str) -> tuple[str, str]:
    """Marks the forms for one and for many, for `trn`."""
    return one, many


def tr(text: str, /, **values: object) -> str:
    """The text in the language of the current terminal, with the values in its `{fields}`."""
    if catalogue := _catalogue():
        text = catalogue.gettext(text)
    return text.format(**values) if values else text


def in_language(text: str, language: str) -> str:
    """For a terminal that is not the current one."""
    if language == "en":
        return text
    from app.cli.catalogues import catalogue

    return catalogue(language).gettext(text)


def trn(one: str, many: str, count: int, /, **values: object) -> str:
    """The form for this count, which `{count}` stands for."""
    return plural(one, many, count).format(count=count, **values)


def plural(one: str, many: str, count: int) -> str:
    """The same, with whatever fields it has left as they are."""
    catalogue = _catalogue()
    return catalogue.ngettext(one, many, count) if catalogue else one if count == 1 else many


def listed(parts: Iterable[str]) -> str:
    return _joined(parts, N_("{left}, {right}"))


def about(subject: str, words: str) -> str:
    """What it is said of, and what is said."""
    return tr("{left}: {right}", left=subject, right=words)


def file_error(error: OSError) -> str:
    """The system's own words, which are in its language already."""
    return about(str(error.filename or tr("data directory")), str(error.strerror or error))


def sentences(*parts: str) -> str:
    """One after the other; without those that are empty."""
    return _joined(filter(None, parts), N_("{left} {right}"))


def decimal(number: float) -> str:
    """With one digit behind the point, or what stands for it."""
    example = tr("1,234.5")  # tells the signs: behind thousands, and before what is less than one
    return f"{number:,.1f}".translate({ord(","): example[1:-5], ord("."): example[-2]})


def whole_number(number: int) -> str:
    return decimal(number)[:-2]


def is_yes(text: str) -> bool:
    """Whether a line that was typed agrees: in English, or in the language in which it was asked."""
    # TRANSLATORS: what may be typed to agree, in small letters; the letter of [y/N] first
    return text.strip().casefold() in ("y", "yes", *tr("y yes").split())


@contextmanager
def in_english() -> Iterator[None]:
    """For what programs read: within this nothing is translated."""
    token = _english.set(True)
    try:
        yield
    finally:
        _english.reset(token)


def _joined(parts: Iterable[str], template: str) -> str:
    rows, between = list(parts), tr(template)
    return reduce(lambda left, right: between.format(left=left, right=right), rows) if rows else ""


def _catalogue() -> "NullTranslations | None":
    if _english.get() or (language := terminal().language) == "en":
        return None
    from app.cli.catalogues import catalogue

    return catalogue(language)
