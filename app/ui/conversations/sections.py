"""Which rows the list of conversations has: what is pinned, the named groups, the days; or what a search found."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from typing import NamedTuple

from app.core.domain.conversation import Summary

_LONG_AGO, _FAR_OFF = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


class Group(StrEnum):
    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    EARLIER = "earlier"


class Section(StrEnum):
    PINNED = "pinned"
    ARCHIVED = "archived"


class Row(NamedTuple):
    group: Group | Section | None  # None: a named one, or a hit
    summary: Summary | None = None  # None: the group's heading
    name: str = ""
    size: int = 0  # conversations of a named group, for its heading
    open: bool = True


@dataclass(frozen=True)
class Target:
    """Where conversations go that are dropped on a row."""

    pinned: bool = False
    group: str = ""


def grouped(summaries: Sequence[Summary], now: datetime, folded: Collection[str] = ()) -> list[Row]:
    """What is pinned, then named groups by name, then the others by day; each in the order of the summaries.

    Newest first, that is. Of the groups that are `folded` only the headings are there; what is archived is not.
    """
    pinned, by_group, others = list[Summary](), dict[str, list[Summary]](), list[Summary]()
    for summary in summaries:
        if summary.archived:
            continue
        if summary.pinned:
            pinned.append(summary)
        elif summary.group:
            by_group.setdefault(summary.group, []).append(summary)
        else:
            others.append(summary)
    rows = _under(Section.PINNED, pinned)
    for name in sorted(by_group, key=lambda name: (name.casefold(), name)):
        rows.append(Row(None, None, name, len(by_group[name]), name not in folded))
        rows += [Row(None, summary, name) for summary in by_group[name] if name not in folded]
    return rows + _by_day(others, now)


def archived(summaries: Iterable[Summary], now: datetime) -> list[Row]:
    return _by_day([summary for summary in summaries if summary.archived], now)


def hits(summaries: Sequence[Summary]) -> list[Row]:
    """In the order of the search; what is archived comes last."""
    listed = [Row(None, summary) for summary in summaries if not summary.archived]
    return listed + _under(Section.ARCHIVED, [summary for summary in summaries if summary.archived])


def _under(section: Section, summaries: list[Summary]) -> list[Row]:
    return [Row(section), *(Row(section, summary) for summary in summaries)] if summaries else []


def _by_day(summaries: Iterable[Summary], now: datetime) -> list[Row]:
    today = datetime.combine(now.astimezone().date(), time()).astimezone()  # compared as they are: this is quick
    week = today - timedelta(days=6)
    begins = {
        Group.TODAY: today,
        Group.YESTERDAY: today - timedelta(days=1),
        Group.WEEK: week,
        Group.EARLIER: _LONG_AGO,
    }
    rows: list[Row] = []
    group, begin, end = None, _LONG_AGO, _LONG_AGO
    for summary in summaries:
        if not begin <= summary.updated < end:
            group = next(group for group, begin in begins.items() if summary.updated >= begin)
            begin, end = begins[group], min((one for one in begins.values() if one > begins[group]), default=_FAR_OFF)
            rows.append(Row(group))
        rows.append(Row(group, summary))
    return rows
