"""The start of the built program beside that from source, in the same run: `make bundle bench PARTS=frozen`.

Both run the same scenario; a build is to cost no moment of it.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bench.program import ROOT, ROUNDS, Figures, child, data_dir, medians
from tests.bench.table import Row, beside

BUILD = ROOT / "dist" / "citewise"
STARTER = ROOT / "build" / "bundle" / "citewise" / "citewise-bench"


@contextmanager
def built() -> Iterator[Path]:
    """The starter of `frozen_child` beside the program's own files."""
    if not STARTER.is_file() or not BUILD.is_dir():
        raise RuntimeError("nothing is built: `make bundle` first")
    with tempfile.TemporaryDirectory() as folder:
        starter = Path(shutil.copy2(STARTER, folder))
        (Path(folder) / "_internal").symlink_to(BUILD / "_internal")
        yield starter


def frozen_rows() -> Iterator[Row]:
    with data_dir() as folder, built() as starter:
        rounds: dict[str, list[Figures]] = {"source": [], "build": []}
        for number in range(ROUNDS + 1):  # the first one makes the database and brings files into memory
            for name, program in (("source", None), ("build", starter)):
                figures = child("start", str(folder), program=program, environment={"CITEWISE_CHECKOUT": str(ROOT)})
                rounds[name] += [figures] if number else []
    source, build = medians(rounds["source"]), medians(rounds["build"])
    for words, moment in (
        ("a frame is shown", "shown"),
        ("a question can be typed", "typed"),
        ("everything is open", "furnished"),
    ):
        spread = [one[moment] for one in rounds["build"]]
        details = f" ({min(spread):.2f} to {max(spread):.2f})"
        what = f"build: {words}"
        yield beside(what, build[moment], source[moment], "{:.2f} s", "≤ 1 ×", details=details, limit_details=" source")
