"""The table of sizes: from a build whose files are known."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bundle.sizes import KINDS, OTHERS, files_of, measured, ratio, table

MIB = 2**20


def test_each_file_counts_once_for_the_first_part_that_it_fits() -> None:
    inner = "_internal/PySide6/Qt/lib/"
    sizes = measured([(f"{inner}libQt6WebEngineCore.so.6", 3), (f"{inner}libQt6Core.so.6", 2), ("_internal/odd", 1)])
    assert sizes["Chromium, as Qt WebEngine"] == 3
    assert sizes["Qt's libraries that those and the window link"] == 2
    assert (sizes[OTHERS], sum(sizes.values())) == (1, 6)


def test_the_ratio_is_the_whole_beside_what_must_be_there() -> None:
    sizes = measured([("citewise", 90 * MIB), ("_internal/pytz/zone", 6 * MIB), ("_internal/odd", 3 * MIB)])
    assert round(ratio(sizes), 2) == 1.1
    assert table(sizes).splitlines()[-1] == "| **together** | **99.0** | 1.10 × what must be there |"


def test_a_link_is_not_counted(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"1234")
    (tmp_path / "link").symlink_to("file")
    assert files_of(tmp_path) == [("file", 4)]


def test_parts_have_names_of_their_own() -> None:
    names = [kind.name for kind in KINDS]
    assert len(set(names)) == len(names)
