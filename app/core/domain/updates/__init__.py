"""Versions of this program that its makers tell of, and which of them is worth telling."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True)
class Release:
    version: str  # as 0.3.0
    date: str  # ISO 8601
    page: str  # where it is described and can be downloaded; https
    notes: Mapping[str, str] = field(default_factory=dict)  # BCP 47 → what is new, as plain text
    systems: Mapping[str, str] = field(
        default_factory=dict
    )  # linux (glibc's), windows, macos → the oldest that runs it

    def notes_in(self, language: str) -> str:
        """In that language (BCP 47, or as Qt names it) where there are such, else in English."""
        same = [text for name, text in self.notes.items() if name.lower() == language.lower().replace("_", "-")]
        by_primary = {_primary(name): text for name, text in self.notes.items()}
        return next(iter(same), "") or by_primary.get(_primary(language)) or by_primary.get("en", "")


@dataclass(frozen=True)
class ReleaseFeed:
    serial: int  # goes up with each one that is signed
    expires: datetime
    releases: tuple[Release, ...]


@dataclass(frozen=True)
class System:
    name: str = ""  # linux, windows, macos; empty: another one
    version: str = ""  # of glibc on Linux; empty: nobody knows

    def runs(self, release: Release) -> bool:
        oldest = release.systems.get(self.name, "")
        return not oldest or not self.version or version_key(self.version) >= version_key(oldest)


@dataclass(frozen=True)
class UpdateState:
    """What is remembered between two checks. `requested`: when the last one was, seconds since 1970."""

    serial: int = 0  # the highest that was seen: an older feed is none
    requested: float = 0.0
    skipped: str = ""  # the version that the user does not want to be told of


@dataclass(frozen=True)
class UpdateOffer:
    """What a check came to. `releases`: newer than this version and fit for this system, newest first."""

    releases: tuple[Release, ...] = ()
    unfit: Release | None = None  # the newest one, where this system is too old for all that are newer
    skipped: bool = False  # the user skipped the newest one

    @property
    def newest(self) -> Release | None:
        return self.releases[0] if self.releases else None


def _primary(language: str) -> str:
    return re.split("[-_]", language, maxsplit=1)[0].lower()


def version_key(version: str) -> tuple[int, ...]:
    """Numbers, and below them what comes before a release: 1.0rc1 < 1.0 = 1.0.0 < 1.0.1."""
    head, pre = re.fullmatch(r"v?([\d.]*)(.*)", version.strip().lower(), re.DOTALL).groups()  # type: ignore[union-attr]
    numbers = [int(part) for part in head.split(".") if part]
    while numbers and not numbers[-1]:
        numbers.pop()
    is_early = bool(re.match(r"[-_.]?(a|b|c|rc|dev|alpha|beta)", pre))
    count = re.search(r"\d+", pre)
    return (*numbers, -1, int(count[0]) if count else 0) if is_early else (*numbers, 0)


def offer_of(feed: ReleaseFeed, version: str, system: System, skipped: str) -> UpdateOffer:
    newer = [release for release in feed.releases if version_key(release.version) > version_key(version)]
    newer.sort(key=lambda release: version_key(release.version), reverse=True)
    fit = tuple(release for release in newer if system.runs(release))
    unfit = newer[0] if newer and not fit else None
    return UpdateOffer(fit, unfit, bool(fit) and fit[0].version == skipped)
