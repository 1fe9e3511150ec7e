"""What becomes of each dependency in the build: it is shipped, or there is a reason; a test holds this complete."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

# Names as in pyproject.toml, those of the extras that installers hold included.
SHIPPED = {
    *(
        "charset-normalizer",
        "cryptography",
        "defusedxml",
        "httpx",
        "ijson",
        "jeepney",
        "keyring",
        "latex2mathml",
        "lxml",
    ),
    *("lxml-html-clean", "markdown-it-py", "mcp", "mdit-py-plugins", "nh3", "openpyxl", "pillow", "platformdirs"),
    *("pygments", "pypdfium2", "pyside6", "python-docx", "python-pptx", "qasync", "readability-lxml", "resiliparse"),
    *("selectolax", "sniffio", "starlette", "tld", "trafilatura", "truststore", "uvicorn", "webdav4", "xllamacpp"),
}
NOT_SHIPPED = {
    "qdrant-client": "an extra: whoever runs a Qdrant of their own installs the wheel; 30 MB with gRPC",
}

# Extras: shipped, or why not.
SHIPPED_EXTRAS = {"local", "serve"}
OTHER_EXTRAS = {
    "build": "makes the build",
    "dev": "tests and checks",
    "qdrant": "see `qdrant-client`",
}

# What the program starts itself with as a child process. The self-check of a build goes through each of them.
CHILD_ORDERS = {"--read-documents", "--read-pages", "--run-checks", "--serve-model"}

# Those of whom the build cannot tell: files of the first are another's; the second is on Linux alone; of the third
# only what is imported goes in.
_OWNED_BY = {"pyside6": "pyside6-essentials"}
_UNTOLD = {"jeepney", "mcp"}


def missing(distributions: Iterable[str], project: Mapping[str, Any]) -> list[str]:
    """Which of the shipped are not among those that a build holds; names with hyphens, in small letters.

    project: the table of that name in the `pyproject.toml` of what is built. An earlier version needs what it names
    itself, and nothing that came later.
    """
    extras = project.get("optional-dependencies", {})
    rows = [*project["dependencies"], *(row for extra in SHIPPED_EXTRAS for row in extras.get(extra, ()))]
    needed = SHIPPED & {re.split(r"[^a-z0-9_.-]", row.lower())[0].replace("_", "-") for row in rows}
    held = set(distributions)
    return sorted(name for name in needed - _UNTOLD if _OWNED_BY.get(name, name) not in held)
