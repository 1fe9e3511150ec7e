"""Where a provider's citations stand in its text: their unit is not told, so each is tried against the text."""

from urllib.parse import urlsplit

from app.adapters.llm.chat_evidence import Annotation
from app.core.domain.addresses import site_of
from app.core.domain.citation import Span


def place_annotations(text: str, annotations: list[Annotation]) -> list[Span | None]:
    """`[start, end)` in code points for each; None where the place is unknown.

    Code points, UTF-16 units and UTF-8 bytes are tried; the one in which the annotations' spans hold their links, and
    begin and end as markers do, counts for the whole text. Else the next occurrence of the link in the text.
    """
    units = (_code_points, _utf16_units, _utf8_bytes)  # the first of equals wins
    unit = max(units, key=lambda unit: sum(_fit(text, unit(text, a), a) for a in annotations))
    places: list[Span | None] = []
    behind = 0
    for annotation in annotations:
        span = unit(text, annotation)
        if not _fit(text, span, annotation):
            span = _words(text, annotation, behind) if not _is_unplaced(annotation) or annotation.marker else None
        if span is not None:
            behind = span[1]
        places.append(span)
    return places


def _is_unplaced(annotation: Annotation) -> bool:
    """Servers that know no place send 0 and 0."""
    return annotation.start is None or annotation.end is None or not 0 <= annotation.start < annotation.end


def _fit(text: str, span: Span | None, annotation: Annotation) -> int:
    """0: this is not the place; 1: the link is in it; 2: and it begins and ends as a marker does."""
    if span is None:
        return 0
    words = text[slice(*span)].lstrip()  # some spans begin with the space before the marker
    host = site_of(annotation.url)
    linked = _bare(annotation.url) in words or (bool(host) and host in words) or words.startswith(("[[", "(["))
    return int(linked) + int(linked and words.startswith(("(", "[")) and words.endswith((")", "]")))


def _code_points(text: str, annotation: Annotation) -> Span | None:
    if annotation.start is None or annotation.end is None or not 0 <= annotation.start < annotation.end <= len(text):
        return None
    return annotation.start, annotation.end


def _utf16_units(text: str, annotation: Annotation) -> Span | None:
    return _encoded(text, annotation, "utf-16-le", 2)


def _utf8_bytes(text: str, annotation: Annotation) -> Span | None:
    return _encoded(text, annotation, "utf-8", 1)


def _encoded(text: str, annotation: Annotation, encoding: str, size: int) -> Span | None:
    data = text.encode(encoding, "replace")
    start, end = (annotation.start or 0) * size, (annotation.end or 0) * size
    if not 0 <= start < end <= len(data):
        return None
    before, words = data[:start].decode(encoding, "replace"), data[start:end].decode(encoding, "replace")
    return len(before), len(before) + len(words)


def _words(text: str, annotation: Annotation, behind: int) -> Span | None:
    wanted = annotation.marker or _bare(annotation.url)
    start = text.find(wanted, behind) if wanted else -1
    return (start, start + len(wanted)) if start >= 0 else None


def _bare(url: str) -> str:
    """Without query and fragment: annotations carry `?utm_source=` where the text may not."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}{parts.path}" if parts.scheme else url
    except ValueError:
        return url
