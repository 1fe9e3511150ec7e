"""The part of a page that speaks of a claim, found without reading the page word by word."""

from bisect import bisect_left

from app.core.citing.support.claim import Claim
from app.core.ranking.passages import split

_WINDOW = 900  # characters, about a passage
_AROUND = 1_500  # on both sides: a passage is cut where a reader would cut
_MOST_WORDS, _MOST_FIGURES = 12, 4  # of the claim that are looked for, rarest first
_MOST_PLACES = 60  # of one word
_SHARE = 0.5  # of the weight of those words has to stand together
_STEM = 6  # letters of a longer word
_FIGURE = 4.0  # the weight of a figure, as in the verdict

Part = tuple[int, int, str]
"""[start, end) in the page's text, and the headings above it."""


def part_about(claim: Claim, page: str, lower_page: str | None = None) -> list[Part]:
    """The passages of the densest place, in order; none where too little of the claim stands together anywhere."""
    needles = _needles(claim)
    text = lower(page) if lower_page is None else lower_page
    places = sorted((place, n) for n, needle in enumerate(needles) for place in _places(text, needle))
    if not places:
        return []
    weights = list(needles.values())
    start, best = _densest(places, weights)
    if best < _SHARE * sum(weights):
        return []
    begin = page.rfind("\n", 0, max(0, start - _AROUND)) + 1 if start > _AROUND else 0
    end = min(len(page), start + _WINDOW + _AROUND)
    slices = [(begin + one.start, begin + one.end, one.heading) for one in split(page[begin:end])]
    return [one for one in slices if one[0] < start + _WINDOW and one[1] > start]


def _needles(claim: Claim) -> dict[str, float]:
    """What is looked for → its weight."""
    words = sorted((word for word in claim.words if len(word.text) > 1), key=lambda word: -word.weight)
    needles: dict[str, float] = {}
    for word in words:
        form = lower(word.text)
        needles.setdefault(form if word.cjk or word.name or len(form) <= _STEM else form[:_STEM], word.weight)
        if len(needles) == _MOST_WORDS:
            break
    figures = [figure for figure in claim.numbers if figure.kind in ("number", "percent") and figure.text]
    return needles | {lower(figure.text): _FIGURE for figure in figures[:_MOST_FIGURES]}


def lower(text: str) -> str:
    """In lower case, and as long as before."""
    form = text.lower()
    return form if len(form) == len(text) else "".join(low if len(low := c.lower()) == 1 else c for c in text)


def _places(text: str, needle: str) -> list[int]:
    places: list[int] = []
    start = text.find(needle)
    while start >= 0 and len(places) < _MOST_PLACES:
        places.append(start)
        start = text.find(needle, start + len(needle))
    return places


def _densest(places: list[tuple[int, int]], weights: list[float]) -> tuple[int, float]:
    """(where the window with the most weight begins, that weight)"""
    best, start = 0.0, 0
    for index, (place, _) in enumerate(places):
        within = {n for _, n in places[index : bisect_left(places, (place + _WINDOW, 0))]}
        weight = sum(weights[n] for n in within)
        if weight > best:
            best, start = weight, place
    return start, best
