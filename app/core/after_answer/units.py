"""An answer as units that are translated one by one. What stands around them is never sent; what stands in them and is
no word (chips, code, formulas, addresses) is sent as a token, and comes back as it was."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from app.core.citing.markdown.prose import Prose, ProseKind
from app.core.citing.markdown.regions import read, scan
from app.core.citing.markers import placed
from app.core.citing.places import Places
from app.core.domain.citation import Citation, Span

TOKEN = re.compile(r"⟦(\d{1,4})⟧")
_BRACKETS = re.compile(r"[⟦⟧]")
_LINK = re.compile(r"\[([^\[\]]+)(\]\(.*\)|\]\[[^\[\]]*\])", re.DOTALL)
_LETTER = re.compile(r"[^\W\d_]")


@dataclass(frozen=True)
class Token:
    """`text`: what it stands for. citations: their indices; none of what only stays as it is. opens: the next one ends
    what this one begins."""

    text: str
    citations: tuple[int, ...] = ()
    opens: bool = False


@dataclass(frozen=True)
class Unit:
    """A paragraph, heading or cell. place: in the answer. indent: what its further lines stand behind."""

    place: Span
    text: str  # with tokens in place of what is no word: `⟦1⟧` is the first
    tokens: tuple[Token, ...]
    kind: ProseKind
    indent: str = ""

    @property
    def plain(self) -> str:
        """Its words alone."""
        return TOKEN.sub(" ", self.text)


def units_of(answer: str, citations: Sequence[Citation]) -> list[Unit]:
    """In order of place; without those that hold no words."""
    reading = read(answer)
    places = {index: place for index, _, place in placed(citations)}
    units = [_unit(answer, prose, places, scan(prose, reading.labels)[0]) for prose in reading.prose]
    return sorted((one for one in units if one and _LETTER.search(one.plain)), key=lambda unit: unit.place)


def _unit(answer: str, prose: Prose, places: Mapping[int, Span], spans: Sequence[Span]) -> Unit | None:
    start = len(prose.text) - len(prose.text.lstrip())
    end = len(prose.text.rstrip())
    if start >= end:
        return None
    whole = prose.span(start, end)
    pieces: list[tuple[int, int, Token]] = []
    for first, last in spans:
        pieces += _protected(prose.text, first, last)
    occupied = [(first, last) for first, last, _ in pieces]
    for index, place in places.items():
        if whole[0] <= place[0] and place[1] <= whole[1]:
            here = prose.offset(place[0]), prose.offset(place[1])
            if not any(first < here[1] and here[0] < last for first, last in occupied):
                pieces.append((*here, Token("", (index,))))
    free = [match.span() for match in _BRACKETS.finditer(prose.text, start, end)]
    pieces += [(a, b, Token(prose.text[a:b])) for a, b in free if not any(x <= a < y for x, y in occupied)]
    text, tokens = _tokenised(prose.text, start, end, sorted(pieces, key=lambda piece: piece[:2]))
    lines = list(prose.pieces())
    indent = answer[lines[0][1] : lines[1][0]] if len(lines) > 1 else ""
    return Unit(whole, text, tokens, prose.kind, indent)


def _protected(text: str, first: int, last: int) -> Iterator[tuple[int, int, Token]]:
    """Of a link the words are translated."""
    link = _LINK.fullmatch(text, first, last)
    if link is None or not _LETTER.search(link[1]):
        yield first, last, Token(text[first:last])
        return
    yield first, link.start(1), Token("[", opens=True)
    yield link.end(1), last, Token(link[2])


def _tokenised(
    text: str, start: int, end: int, pieces: Sequence[tuple[int, int, Token]]
) -> tuple[str, tuple[Token, ...]]:
    """Citations that touch are one token."""
    parts: list[str] = []
    tokens: list[Token] = []
    position = start
    for first, last, token in pieces:
        between = text[position:first]
        if token.citations and tokens and tokens[-1].citations and not between:
            tokens[-1] = replace(tokens[-1], citations=(*tokens[-1].citations, *token.citations))
        else:
            tokens.append(token)
            parts += [between, f"⟦{len(tokens)}⟧"]
        position = max(position, last)
    return "".join([*parts, text[position:end]]), tuple(tokens)


def assembled(
    answer: str, citations: Sequence[Citation], units: Sequence[Unit], done: Mapping[int, str], whole: bool = True
) -> tuple[str, tuple[Citation, ...]]:
    """The answer with the translations of its units, and its citations, in their order, at their new places and bare.

    done: by the unit's place in the list, tokens left in. whole: what each citation stands behind is worked out, too.
    """
    out: list[str] = []
    length = position = 0
    places: dict[int, Span] = {}
    copied: list[tuple[int, int, int]] = []  # what was copied: where it began, ended, and where it begins now

    def put(text: str) -> None:
        nonlocal length
        out.append(text)
        length += len(text)

    for index, unit in enumerate(units):
        if index not in done:
            continue
        copied.append((position, unit.place[0], length))
        put(answer[position : unit.place[0]])
        end = 0
        text = _lines(done[index], unit)
        for match in TOKEN.finditer(text):
            put(text[end : match.start()])
            token = unit.tokens[int(match[1]) - 1]
            put(token.text)
            for one in token.citations:
                places[one] = length, length + len(citations[one].marker)
                put(citations[one].marker)
            end = match.end()
        put(text[end:])
        position = unit.place[1]
    copied.append((position, len(answer), length))
    put(answer[position:])
    moved = [_moved(citation, places.get(index), copied) for index, citation in enumerate(citations)]
    text = "".join(out)
    return text, tuple(_with_claims(text, moved)) if whole else tuple(moved)


def _lines(text: str, unit: Unit) -> str:
    return text.replace("\n", "\n" + unit.indent) if unit.indent else text


def _moved(citation: Citation, place: Span | None, copied: Sequence[tuple[int, int, int]]) -> Citation:
    if place is None and citation.place is not None:
        start, end = citation.place
        before, stop, now = copied[max(bisect_right(copied, (start, float("inf"))) - 1, 0)]
        place = (now + start - before, now + end - before) if before <= start and end <= stop else None
    return Citation(
        citation.numbers, place, citation.marker, citation.anchor
    )  # no words of sources: they stay in one place


def _with_claims(text: str, citations: Sequence[Citation]) -> Iterator[Citation]:
    places = sorted({place for _, _, place in placed(citations)})
    claims = Places(text).claims(places) if places else {}
    for citation in citations:
        yield replace(citation, claim=claims.get(citation.place)) if citation.place else citation
