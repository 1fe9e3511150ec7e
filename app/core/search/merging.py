"""One list of hits out of what several engines gave."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from app.core.domain.addresses import page_key, site_of
from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.sources import OWN
from app.core.ranking.fusion import fuse

_FRONT, _OF_ONE_SITE = 8, 2  # hits that a reader sees first, and how many of them one site may have


def permitted(report: Report, query: Query) -> Report:
    """The report without hits that the user's rules forbid: not every service takes them, and some ignore them."""
    hits = tuple(hit for hit in report.hits if hit.origin in OWN or query.rules.permits(hit.url))
    if len(hits) == len(report.hits):
        return report
    outcome = report.outcome if hits else Outcome.NO_RESULTS
    return replace(report, hits=hits, outcome=outcome)


def fused(reports: Sequence[Report], limit: int, preferred: Sequence[str] = ()) -> tuple[Hit, ...]:
    """The hits of all engines as one list of at most `limit`, without doubles, ranked anew from 1.

    Among equals the engine that stands first in `preferred` counts, not the one that was faster. Hits of one site
    beyond two move behind the first eight.
    """
    order = {engine: place for place, engine in reversed(list(enumerate(preferred)))}
    good = [report for report in reports if report.outcome is Outcome.HITS and report.hits]
    good.sort(key=lambda report: order.get(report.engine, len(order)))
    by_page: dict[str, list[Hit]] = {}
    rankings: list[list[str]] = []
    for report in good:
        keys = [hit.key or page_key(hit.url) for hit in report.hits]
        rankings.append(keys)
        for key, hit in zip(keys, report.hits, strict=True):
            by_page.setdefault(key, []).append(hit)
    hits = [_completed(by_page[key]) for key, _ in fuse(rankings)]
    return tuple(replace(hit, rank=rank) for rank, hit in enumerate(_spread(hits)[:limit], start=1))


def _completed(same: Sequence[Hit]) -> Hit:
    """The page as it was found first by rank, with what only another engine says of it."""
    best = min(same, key=lambda hit: hit.rank)
    return replace(
        best,
        title=best.title or _first(hit.title for hit in same),
        snippet=best.snippet or _first(hit.snippet for hit in same),
        site=best.site or _first(hit.site for hit in same),
        date=best.date or _first(hit.date for hit in same),
    )


def _spread(hits: Sequence[Hit]) -> list[Hit]:
    """Not more than two of one site among the first eight, as long as there are others."""
    front: list[Hit] = []
    moved: list[Hit] = []
    for place, hit in enumerate(hits):
        if len(front) == _FRONT:
            return [*front, *moved, *hits[place:]]
        site = site_of(hit.url)
        crowded = bool(site) and sum(site_of(other.url) == site for other in front) >= _OF_ONE_SITE
        (moved if crowded else front).append(hit)
    return [*front, *moved]


def _first(texts: Iterable[str]) -> str:
    return next(filter(None, texts), "")
