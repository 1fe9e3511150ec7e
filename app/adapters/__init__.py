"""How the world is reached: each file fits a port of the core."""

import sys
from typing import Any

# httpx loads its command line where click and rich are installed, whoever needs it; without it, it does without.
_modules: dict[str, Any] = sys.modules
_modules.setdefault("httpx._main", None)
