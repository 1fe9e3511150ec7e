"""How big the build is, part by part: prints the table of packaging/README.md; `--write` puts it in.

A part that must be there is one without which something that Citewise does would fail; the rest rides along.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

_PACKAGING = Path(__file__).resolve().parents[1]
README = _PACKAGING / "README.md"
BUILD = _PACKAGING.parent / "dist" / "citewise"
BEGIN, END = "<!-- sizes -->", "<!-- end of sizes -->"


@dataclass(frozen=True)
class Kind:
    name: str
    beginnings: tuple[str, ...]  # of a file's path within the build; the first kind that fits has it
    needed: bool = True


_QT, _INNER = "_internal/PySide6/Qt/", "_internal/"
KINDS = (
    Kind("Chromium, as Qt WebEngine", (f"{_QT}lib/libQt6WebEngine", f"{_QT}libexec/", f"{_QT}resources/")),
    Kind("Chromium's words", (f"{_QT}translations/qtwebengine_locales/",)),
    Kind("ICU", (f"{_QT}lib/libicu",)),
    Kind("Qt's libraries that those and the window link", (f"{_QT}lib/",)),
    Kind("Qt's plugins and words", (f"{_QT}plugins/", f"{_QT}translations/")),
    Kind("PySide6 and shiboken6", (f"{_INNER}PySide6/", f"{_INNER}shiboken6/")),
    Kind("llama.cpp, as xllamacpp", (f"{_INNER}xllamacpp",)),
    Kind("OpenSSL, as cryptography", (f"{_INNER}cryptography/",)),
    Kind("PDFium", (f"{_INNER}pypdfium2",)),
    Kind("Pillow", (f"{_INNER}PIL/", f"{_INNER}pillow")),
    Kind("readers of pages: lxml, resiliparse, selectolax, nh3, justext, trafilatura, tld", tuple(
        f"{_INNER}{name}"
        for name in ("lxml", "resiliparse", "selectolax", "nh3", "justext", "trafilatura", "tld", "courlan")
    )),
    Kind("the local API: pydantic, mcp and theirs", tuple(
        f"{_INNER}{name}" for name in ("pydantic", "mcp", "rpds", "jsonschema", "starlette", "uvicorn")
    )),
    Kind("Python's library and modules", (
        f"{_INNER}libpython", f"{_INNER}python3", f"{_INNER}base_library", f"{_INNER}libcrypto", f"{_INNER}libssl",
        f"{_INNER}libsqlite3", f"{_INNER}libffi", f"{_INNER}libbz2",
    )),
    Kind("the program: starter, its own modules and those of its libraries", ("citewise",)),
    Kind("pictures, pages, licences, catalogues", (f"{_INNER}resources/", f"{_INNER}i18n/", f"{_INNER}CHANGELOG")),
    Kind("the template of documents, of docx", (f"{_INNER}docx/",)),
    Kind("templates of pptx, which writes slides", (f"{_INNER}pptx/",), needed=False),
    Kind("time zones of pytz, words of babel", (f"{_INNER}pytz/", f"{_INNER}babel/"), needed=False),
)  # fmt: skip
OTHERS = "small modules, metadata and libraries of X11"


def measured(files: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Bytes of each kind, and of what no kind names."""
    result = {kind.name: 0 for kind in KINDS} | {OTHERS: 0}
    for path, size in files:
        result[next((kind.name for kind in KINDS if path.startswith(kind.beginnings)), OTHERS)] += size
    return result


def files_of(folder: Path) -> list[tuple[str, int]]:
    """Links are not counted: what they lead to is."""
    return [
        (PurePosixPath(path.relative_to(folder)).as_posix(), path.stat().st_size)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]


def ratio(sizes: dict[str, int]) -> float:
    """The whole beside the sum of what must be in it."""
    return sum(sizes.values()) / sum(sizes[kind.name] for kind in KINDS if kind.needed)


def table(sizes: dict[str, int]) -> str:
    rows = [(sizes[kind.name], kind.name, "" if kind.needed else "rides along") for kind in KINDS]
    rows = sorted([*rows, (sizes[OTHERS], OTHERS, "rides along")], reverse=True)
    lines = [f"| {name} | {size / 2**20:.1f} | {note} |" for size, name, note in rows if size]
    whole = f"| **together** | **{sum(sizes.values()) / 2**20:.1f}** | {ratio(sizes):.2f} × what must be there |"
    return "\n".join(("| part | MiB | |", "| --- | --- | --- |", *lines, whole))


def main(arguments: list[str]) -> int:
    folders = [Path(word) for word in arguments if not word.startswith("--")] or [BUILD]
    text = table(measured(files_of(folders[0])))
    print(text)
    if "--write" in arguments:
        whole = README.read_text(encoding="utf-8")
        head, _, rest = whole.partition(BEGIN)
        README.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
