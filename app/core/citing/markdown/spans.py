"""Sorted spans of a text."""

from collections.abc import Iterable

from app.core.domain.citation import Span


def merged(spans: Iterable[Span], neighbours: bool = False) -> list[Span]:
    """As spans that do not overlap; with `neighbours`, those that touch become one as well."""
    result: list[Span] = []
    for start, end in sorted(spans):
        if result and start < result[-1][1] + neighbours:
            result[-1] = result[-1][0], max(end, result[-1][1])
        else:
            result.append((start, end))
    return result


def gaps(spans: list[Span], length: int) -> list[Span]:
    """What lies between sorted spans that do not overlap."""
    borders = [0, *(border for span in spans for border in span), length]
    return [(a, b) for a, b in zip(borders[::2], borders[1::2], strict=True) if a < b]
