"""The user's locale and language, as the environment, the settings and the terminal tell them."""

import json
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

LANGUAGES = ("en", "zh_CN", "zh_TW", "ja", "ko", "de", "fr", "es", "pt_BR")  # as the catalogues are named
_BEYOND_CONSOLE = ("zh_CN", "zh_TW", "ja", "ko")  # Linux' own console has no letters for these
_NEAREST = {"zh": "zh_CN", "pt": "pt_BR"}  # read more easily than English
_TRADITIONAL = re.compile(r"zh[_-](?:Hant|(?:TW|HK|MO)\b)", re.IGNORECASE)
_UTF8 = ("", "utf8", "65001")
_MOST = 1_000_000  # characters of a settings file


def user_locale() -> str:
    """The user's locale as BCP 47, from the environment or from Windows; `en-US` where none is told."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    names += _of_windows()
    return next((tag for name in names if (tag := language_tag(name))), "en-US")


def language_tag(name: str) -> str:
    """`zh_CN.UTF-8`, `zh_Hans_CN`, `de` → BCP 47 with a region where one is told; empty for `C` and for nonsense."""
    match = re.match(r"([a-z]{2,3})(?:[_-][A-Z][a-z]{3})?(?:[_-]([A-Z]{2}|\d{3}))?(?![A-Za-z])", name)
    if match is None:
        return ""
    language, region = match.groups()
    region = region or {"zh": "CN", "en": "US"}.get(language, "")
    return f"{language}-{region}" if region else language


def terminal_language(environment: Mapping[str, str], encoding: str, looked_at: bool, saved: Callable[[], str]) -> str:
    """The language to print in; English wherever another one could not be shown.

    encoding: of standard error; looked_at: on a terminal; saved: what the settings say, if they say anything.
    """
    locale = next(filter(None, (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if not _shows_all(locale, encoding):
        return "en"
    language = supported_language(saved())
    if not language:
        names = [*environment.get("LANGUAGE", "").split(":"), locale, *_of_windows()]
        language = next((one for name in names if (one := supported_language(name))), "en")
    if looked_at and environment.get("TERM") == "linux" and language in _BEYOND_CONSOLE:
        return "en"
    return language


def supported_language(name: str) -> str:
    """Which of our languages serves a locale (`pt_PT.UTF-8`, `zh-Hant`) best; empty where none does."""
    if _TRADITIONAL.match(name):
        return "zh_TW"
    language = language_tag(name).partition("-")[0]
    language = _NEAREST.get(language, language)
    return language if language in LANGUAGES else ""


def saved_language(folder: Path) -> str:
    """What the settings in a data directory say; empty for the system's."""
    try:
        with (folder / "settings.json").open(encoding="utf-8") as file:
            return str(json.loads(file.read(_MOST))["appearance"]["language"])
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return ""


def data_dir_of(arguments: Sequence[str]) -> str | None:
    """Before the arguments are parsed, whose help and errors are in that language, too."""
    for place, argument in enumerate(arguments):
        if argument == "--data-dir":
            return next(iter(arguments[place + 1 :]), None)
        if argument.startswith("--data-dir="):
            return argument.partition("=")[2]
    return None


def _shows_all(locale: str, encoding: str) -> bool:
    """Whether every letter arrives: what is printed is UTF-8. Windows' console takes it whatever its code page is."""
    if locale in ("C", "POSIX"):
        return False
    if sys.platform == "win32":
        return True
    charset = re.search(r"\.([\w-]+)", locale)
    names = (encoding, charset[1] if charset else "")
    return all(re.sub(r"[^a-z0-9]", "", name.lower()) in _UTF8 for name in names)


def _of_windows() -> list[str]:
    if sys.platform == "win32":
        import ctypes
        import locale as names_of_windows

        return [names_of_windows.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    return []
