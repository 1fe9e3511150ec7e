"""What PySide6 does at every import once it is loaded, and nobody here needs."""

import sys
from typing import Any


def ignore_features() -> None:
    """Call this right behind the first import of PySide6.

    It looks for its own name in the source of each module that is imported from then on, for `from __feature__ import
    snake_case` may stand there. Reading 700 sources takes a tenth of the window's start, and all of them stay in
    memory. Without that search a module has the usual names.
    """
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):  # not PySide6's own promise: a version without it starts as it does
        feature._mod_uses_pyside = lambda module: False
