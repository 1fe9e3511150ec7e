"""The user's locale, as the environment tells it."""

import os
import re
import sys


def user_locale() -> str:
    """The user's locale as BCP 47, from the environment or from Windows; `en-US` where none is told."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform == "win32":
        import ctypes
        import locale as names_of_windows

        names.append(names_of_windows.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), ""))
    return next((tag for name in names if (tag := language_tag(name))), "en-US")


def language_tag(name: str) -> str:
    """`zh_CN.UTF-8`, `zh_Hans_CN`, `de` → BCP 47 with a region where one is told; empty for `C` and for nonsense."""
    match = re.match(r"([a-z]{2,3})(?:[_-][A-Z][a-z]{3})?(?:[_-]([A-Z]{2}|\d{3}))?(?![A-Za-z])", name)
    if match is None:
        return ""
    language, region = match.groups()
    region = region or {"zh": "CN", "en": "US"}.get(language, "")
    return f"{language}-{region}" if region else language
