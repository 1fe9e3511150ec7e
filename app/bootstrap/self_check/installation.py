"""What the program brings along: its own files, its languages, and the licences of what it stands on."""

import sys
from pathlib import Path

from app.core.self_check import CheckPart, CheckReason, CheckResult, absent, failed
from app.locations import changelog, licences, resources, translations

# All below `resources/` that the program itself reads: its test holds it against the folder.
RESOURCES = (
    "icon/citewise.svg",
    *("transcript/index.html", "transcript/style.css", "transcript/maths.ttf", "transcript/maths.LICENSE.txt"),
    *(f"transcript/{name}.js" for name in ("transcript", "columns", "find", "outline", "tools")),
    *(f"theme/{name}.svg" for name in ("clear", "dot-dark", "dot-light", "down", "tick-dark", "tick-light", "up")),
)


async def check_files() -> CheckResult:
    from app.adapters.llm.presets import presets

    folder = resources()
    missing = [name for name in RESOURCES if not (folder / name).is_file() or not (folder / name).stat().st_size]
    missing += [] if changelog() else ["CHANGELOG.md"]
    missing += [] if presets() else ["presets.toml"]
    return failed(CheckPart.FILES, CheckReason.MISSING, ", ".join(missing)) if missing else CheckResult(CheckPart.FILES)


async def check_languages() -> CheckResult:
    """Each catalogue of ours, the terminal's too, and Qt's own of each language but English, which is Qt's own."""
    from gettext import GNUTranslations

    from PySide6.QtCore import QLibraryInfo, QTranslator

    from app.cli import locale
    from app.cli.catalogues import catalogue
    from app.ui.wording.language import LANGUAGES

    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    files = [translations() / f"citewise_{language}.qm" for language in LANGUAGES]
    files += [qt / f"qtbase_{language}.qm" for language in LANGUAGES if language != "en"]
    missing = [file.name for file in files if not QTranslator().load(str(file))]
    of_terminal = [language for language in locale.LANGUAGES if language != "en"]
    missing += [f"{name}.mo" for name in of_terminal if not isinstance(catalogue(name), GNUTranslations)]
    if missing:
        return failed(CheckPart.LANGUAGES, CheckReason.MISSING, ", ".join(missing))
    return CheckResult(CheckPart.LANGUAGES, detail=", ".join(LANGUAGES))


async def check_licences() -> CheckResult:
    folder = licences()
    count = len([path for path in folder.rglob("*") if path.is_file()]) if folder is not None else 0
    if count:
        return CheckResult(CheckPart.LICENCES, detail=str(count))
    if getattr(sys, "frozen", False):
        return failed(CheckPart.LICENCES, CheckReason.MISSING, "licences")
    return absent(CheckPart.LICENCES, CheckReason.NOT_PACKAGED)
