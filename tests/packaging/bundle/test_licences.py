"""Licences of what is shipped: what they are read from, which are accepted, what stops a build."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bundle.licences import LicenceProblem, Part, check, expression, is_accepted, more_texts, problems, write

TEXT = Path(__file__)  # any file


@pytest.mark.parametrize(
    ("stated", "free_text", "classifiers", "licence"),
    [
        ("MIT", "", [], "MIT"),
        ("", "BSD-3-Clause", ["MIT License"], "BSD-3-Clause"),
        ("", "UNKNOWN", ["MIT License"], "MIT"),
        ("", "The whole\ntext of a licence", ["Apache Software License"], "Apache-2.0"),
        ("", "", ["MIT License", "Apache Software License"], "MIT OR Apache-2.0"),
        ("", "", [], ""),
    ],
)
def test_a_licence_is_read_where_a_project_says_it(
    stated: str, free_text: str, classifiers: list[str], licence: str
) -> None:
    assert expression("some-project", stated, free_text, classifiers) == licence


def test_what_says_less_than_it_means_is_known_by_its_name() -> None:
    assert expression("PySide6_Addons", "", "LGPL-3.0-only OR GPL-2.0-only", []) == "LGPL-3.0-only"


@pytest.mark.parametrize(
    "licence",
    ["MIT", "MIT OR GPL-3.0-only", "Apache-2.0 AND CNRI-Python", "(GPL-2.0-only OR MIT) AND ISC", "LGPL-3.0-only"],
)
def test_permissive_licences_and_the_lgpl_are_accepted(licence: str) -> None:
    assert is_accepted(licence)


@pytest.mark.parametrize(
    "licence",
    ["", "GPL-3.0-only", "AGPL-3.0-or-later", "MIT AND GPL-2.0-only", "(GPL-2.0-only OR AGPL-3.0-only) AND MIT"],
)
def test_the_gpl_alone_and_no_licence_are_not(licence: str) -> None:
    assert not is_accepted(licence)


def test_a_part_without_licence_or_text_a_file_of_nobody_and_a_gpl_part_of_qt_stop_the_build() -> None:
    parts = [Part("good", "1", "MIT", (TEXT,)), Part("bare", "2", "MIT"), Part("viral", "3", "GPL-3.0-only", (TEXT,))]
    files = ["PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libQt6Charts.so.6", "PySide6\\Qt6VirtualKeyboard.dll"]
    found = problems(parts, files, ["/usr/lib/libreadline.so.8"])
    assert [line.partition(":")[0] for line in found] == [
        "/usr/lib/libreadline.so.8",
        "bare 2",
        "viral 3",
        files[1],
        files[2],
    ]
    with pytest.raises(LicenceProblem, match="no text of its licence"):
        check(parts, files, [])


def test_what_has_licence_and_text_goes_through() -> None:
    check([Part("good", "1", "MIT", (TEXT,))], ["PySide6/Qt/lib/libQt6Core.so.6"], [])


def test_texts_lie_in_a_folder_for_each_part_and_two_of_one_name_stay_two(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    for folder in ("a", "b"):
        (tmp_path / folder / "NOTICE").write_text(folder)
    parts = [Part("two", "1", "MIT", (tmp_path / "a/NOTICE", tmp_path / "b/NOTICE")), Part("One", "2", "ISC", (TEXT,))]
    write(parts, tmp_path / "out")
    assert sorted(path.name for path in (tmp_path / "out/two").iterdir()) == ["2-NOTICE", "NOTICE"]
    listed = json.loads((tmp_path / "out/parts.json").read_text())
    assert [part["name"] for part in listed] == ["One", "two"]


def test_qt_comes_with_the_lgpl_how_to_replace_it_and_the_note_on_chromium() -> None:
    names = {path.name for path in more_texts("PySide6_Addons")}
    assert {"qt.txt", "chromium.txt", "LGPL-3.0.txt", "GPL-3.0.txt"} <= names
    assert all(path.is_file() for path in more_texts("PySide6_Addons"))
