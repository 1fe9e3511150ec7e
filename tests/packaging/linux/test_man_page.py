"""The manual page says all that `--help` does."""

import argparse
import re
import shutil
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from linux.man_page import man_page

from app.cli.options import command_line

DATE = datetime(2026, 11, 22, tzinfo=UTC)


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from parsers(one)


def plain(page: str) -> str:
    return re.sub(r"\\f[BIP]", "", page).replace("\\-", "-").replace("\\&", "")


def test_every_command_and_option_is_in_the_manual_page() -> None:
    page = plain(man_page("0.2.0", DATE))
    for parser in parsers(command_line()):
        command = parser.prog.removeprefix("citewise").strip()
        assert not command or re.search(rf"^\.(SS|B) {re.escape(command)}$", page, re.M), command
        for action in parser._actions:
            hidden = action.help == argparse.SUPPRESS or isinstance(action, argparse._HelpAction)
            for name in () if hidden else action.option_strings:
                assert re.search(rf"^(?:.*, )?{name}\b", page, re.M), name


def test_every_option_says_what_it_is_for() -> None:
    for parser in parsers(command_line()):
        for action in parser._actions:
            assert action.help or not action.option_strings, action.option_strings


def test_the_page_names_version_and_date() -> None:
    assert man_page("0.2.0", DATE).splitlines()[0] == '.TH CITEWISE 1 "2026-11-22" "Citewise 0.2.0" "User Commands"'


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_groff_has_nothing_to_complain_of() -> None:
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z"], input=man_page("0.2.0", DATE), capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert not done.stderr
