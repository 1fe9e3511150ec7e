"""Collect the texts of the window into `i18n/*.ts` and compile the catalogues: `translations.py`; says what is missing.

English stands in the code; its catalogue holds only the forms for one and for many.
"""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path

from app.ui.wording.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]


def collect(folder: Path, languages: Iterable[str] = LANGUAGES) -> None:
    """Bring the catalogues in `folder` up to the code: new texts unfinished, texts that are gone removed."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "app" / "ui").rglob("*.py"))
    # Without line numbers: a catalogue changes only where a text did. Its language follows from the name of its file.
    common = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
    others = [_catalogue(folder, language) for language in languages if language != "en"]
    _tool("lupdate", *sources, *common, "-pluralonly", "-target-language", "en", "-ts", _catalogue(folder, "en"))
    _tool("lupdate", *sources, *common, "-ts", *others)


def compiled(folder: Path, languages: Iterable[str] = LANGUAGES) -> None:
    """Compile the catalogues in `folder` beside themselves."""
    for language in languages:
        catalogue = folder / f"citewise_{language}.ts"
        _tool("lrelease", "-silent", str(catalogue), "-qm", str(catalogue.with_suffix(".qm")))


def _catalogue(folder: Path, language: str) -> str:
    return str(folder / f"citewise_{language}.ts")


def unfinished(catalogue: Path) -> list[str]:
    """`context: text` of every entry without a translation that is in force."""
    return [
        f"{context.findtext('name')}: {message.findtext('source')}"
        for context in ET.parse(catalogue).getroot().findall("context")
        for message in context.findall("message")
        if not _is_finished(message)
    ]


def _is_finished(message: ET.Element) -> bool:
    translation = message.find("translation")
    if translation is None or translation.get("type"):
        return False
    forms = translation.findall("numerusform") or [translation]
    return all((form.text or "").strip() for form in forms)


def _tool(name: str, *arguments: str) -> None:
    """Qt's own tool, as it came with PySide6 into the environment that runs this."""
    path = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent))
    assert path, f"pyside6-{name} is not beside {sys.executable}"
    subprocess.run([path, *arguments], cwd=ROOT, check=True, capture_output=True)


def main() -> int:
    folder = ROOT / "i18n"
    folder.mkdir(exist_ok=True)
    collect(folder)
    compiled(folder)
    missing = [
        f"{language} · {entry}" for language in LANGUAGES for entry in unfinished(folder / f"citewise_{language}.ts")
    ]
    print("\n".join(missing) or "Every text is translated.")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
