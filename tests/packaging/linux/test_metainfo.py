"""What software centres and menus are told of the program."""

import configparser
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from linux.metainfo import FILES, ID, metainfo, sections

from app.cli.options import command_line
from app.ui.desktop.identity import APP_ID
from app.ui.wording.language import LANGUAGES
from tests.packaging.linux.conftest import CHANGELOG

ROOT = Path(__file__).resolve().parents[3]
DATE = datetime(2026, 11, 22, tzinfo=UTC)
ENTRY = FILES / f"{ID}.desktop"


def entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return parser


def test_what_is_not_released_yet_is_this_version() -> None:
    tree = ElementTree.fromstring(metainfo("0.2.0", DATE, CHANGELOG))
    rows = [(release.get("version"), release.get("date")) for release in tree.iter("release")]
    assert rows == [("0.2.0", "2026-11-22"), ("0.1.0", "2026-11-21")]
    texts = [item.text for item in tree.iter("li") if item.text and item.text.startswith("A thing")]
    assert texts == ["A thing with code, emphasis and a link, which is < 3 & goes over two lines."]


def test_what_comes_after_this_version_is_not_told() -> None:
    changelog = CHANGELOG.replace("## Unreleased", "## Unreleased\n\n- To come.\n\n## 0.2.0 (2026-11-22)")
    assert "To come" not in metainfo("0.2.0", DATE, changelog)
    assert metainfo("0.2.0", DATE, changelog).count("<release ") == 2


def test_a_version_without_changes_is_named_nevertheless() -> None:
    assert '<release version="0.3.0" date="2026-11-22"/>' in metainfo(
        "0.3.0", DATE, "# Changelog\n\n## 0.2.0 x\n\n- a\n"
    )


def test_the_changelog_of_the_program_is_read() -> None:
    assert list(sections((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_appstream_accepts_the_description(tmp_path: Path) -> None:
    place = tmp_path / f"{ID}.metainfo.xml"
    place.write_text(metainfo("0.2.0", DATE, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(place)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_menu_entry_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", str(ENTRY)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_every_command_of_the_menu_entry_is_one_of_the_command_line() -> None:
    commands = [section["Exec"].split() for name, section in entry().items() if "Exec" in section]
    assert len(commands) == 3
    for program, *arguments in commands:
        assert program == "citewise"
        assert arguments == ["%u"] or command_line().parse_args(arguments)


def test_every_text_of_the_menu_entry_is_there_in_every_language() -> None:
    for section in entry().values():
        for name in {"Name", "GenericName", "Comment", "Keywords"} & section.keys():
            there = {language for language in LANGUAGES if language == "en" or f"{name}[{language}]" in section}
            assert section[name] == "Citewise" or there == set(LANGUAGES)


def test_every_text_of_the_description_is_there_in_every_language() -> None:
    tree = ElementTree.parse(FILES / f"{ID}.metainfo.xml")
    tags = [
        element.get("{http://www.w3.org/XML/1998/namespace}lang", "en")
        for element in tree.iter()
        if element.tag in ("summary", "p", "li")
    ]
    assert tags == [*LANGUAGES] * (len(tags) // len(LANGUAGES)), "each text, then its translations in this order"


def test_the_window_belongs_to_the_menu_entry() -> None:
    assert ID == APP_ID
    assert "setDesktopFileName(APP_ID)" in (ROOT / "app/bootstrap/window.py").read_text(encoding="utf-8")
    assert '"desktop-entry": ("s", APP_ID)' in (ROOT / "app/ui/desktop/freedesktop.py").read_text(encoding="utf-8")
