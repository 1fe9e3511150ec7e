"""The AppStream description of the program for software centres: a fixed part, and releases from the changelog."""

import re
from collections.abc import Iterator
from datetime import datetime
from html import escape
from pathlib import Path

ID = "io.github.citewise.Citewise"
FILES = Path(__file__).parent / "files"
_MOST = 8  # changes that are told of a release
_HEADING = re.compile(r"## +\[?(?P<version>[^\s\]]+)\]?(?:[^\d]*(?P<date>\d{4}-\d{2}-\d{2}))?")


def metainfo(version: str, date: datetime, changelog: str) -> str:
    fixed = (FILES / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    return fixed.replace("  <releases/>\n", "".join(_releases(version, date, changelog)))


def _releases(version: str, date: datetime, changelog: str) -> Iterator[str]:
    """Those with a date, newest first. What is not released yet belongs to this version, of this date."""
    yield "  <releases>\n"
    parts = list(sections(changelog))
    numbers = [number for number, _, _ in parts]
    if version not in numbers and "Unreleased" not in numbers:
        yield f'    <release version="{escape(version)}" date="{date:%Y-%m-%d}"/>\n'
    for number, day, changes in parts:
        if number == "Unreleased" and version in numbers:
            continue  # of a version to come
        number = version if number == "Unreleased" else number
        day = day or (f"{date:%Y-%m-%d}" if number == version else "")
        if day:
            yield f'    <release version="{escape(number)}" date="{day}">\n      <description>\n        <ul>\n'
            yield from (f"          <li>{escape(change, quote=False)}</li>\n" for change in changes[:_MOST])
            yield "        </ul>\n      </description>\n    </release>\n"
    yield "  </releases>\n"


def sections(changelog: str) -> Iterator[tuple[str, str, list[str]]]:
    """(version or `Unreleased`, date or nothing, its changes as plain text), of sections that hold any."""
    for section in re.split(r"(?m)^(?=## )", changelog)[1:]:
        head, _, body = section.partition("\n")
        if match := _HEADING.match(head):
            bullets = [_plain(bullet) for bullet in re.split(r"(?m)^[-*] ", body)[1:]]
            if bullets:
                yield match["version"], match["date"] or "", bullets


def _plain(markdown: str) -> str:
    """One line, without the marks of emphasis, code and links."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", " ".join(markdown.split()))
    return re.sub(r"[*`]", "", text)
