"""What PySide6 does at imports, in a process of its own: it cannot be undone in one."""

import subprocess
import sys


def sources_read(*before: str) -> list[str]:
    """The names of the modules whose source was read for an import after PySide6."""
    lines = (
        "import linecache, sys",
        "import PySide6.QtCore",
        *before,
        "linecache.clearcache()",
        "import wave, colorsys",
        "print([name for name in ('wave', 'colorsys') if sys.modules[name].__file__ in linecache.cache])",
        "from PySide6.QtCore import QTimer",
        "assert QTimer().isSingleShot() is False and not hasattr(QTimer, 'is_single_shot')",
    )
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, timeout=60, check=True
    )
    return list(filter(None, done.stdout.strip("[]\n").replace("'", "").split(", ")))


def test_no_import_reads_the_source_of_a_module_for_features() -> None:
    assert sources_read() == ["wave", "colorsys"], "PySide6 does not do so any more: `ignore_features` can go"
    assert sources_read("from app.browser.qt_features import ignore_features", "ignore_features()") == []
