"""What is new: the sections of the changelog that are newer than a version."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Release:
    title: str  # as the changelog heads it: `0.2.0 – 2026-11-22`, or `Unreleased`
    changes: tuple[str, ...]

    @property
    def version(self) -> str:
        match = re.match(r"\d+(\.\d+)+", self.title)
        return match[0] if match else ""


def releases(changelog: str) -> list[Release]:
    """Newest first."""
    result = []
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        changes = (_plain(bullet) for bullet in re.split(r"^- ", body, flags=re.MULTILINE)[1:])
        result.append(Release(title.strip(), tuple(filter(None, changes))))
    return result


def _plain(bullet: str) -> str:
    """On one line, without the marks of emphasis and code."""
    return re.sub(r"\*([^*]+)\*|`([^`]+)`", r"\1\2", " ".join(bullet.split()))


def newer(every: list[Release], version: str) -> list[Release]:
    """Those above the section of that version; the newest one where there is no such section."""
    versions = [release.version for release in every]
    return every[: versions.index(version)] if version and version in versions else every[:1]
