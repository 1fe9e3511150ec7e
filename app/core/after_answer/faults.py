"""A unit's translation held against what was sent: what of it a model lost, doubled or made up."""

import re
from collections import Counter
from enum import Enum, auto

from app.core.after_answer.amounts import same_figures
from app.core.after_answer.units import TOKEN, Unit
from app.core.citing.markdown.prose import Prose, ProseKind
from app.core.citing.markdown.regions import read, scan
from app.core.citing.markers import TOKEN_END, TOKEN_START
from app.core.citing.numbers import MARKER

_CHIP = f"{TOKEN_START}0{TOKEN_END}"  # as the page gets one
_BORDER = re.compile(r"(?<!\\)\|")
_FULL_STOP = re.compile(r"[.。!?！？…]+[\"”»」』)）]*\Z")


class Fault(Enum):
    CHIPS = auto()  # one is lost, doubled or made up: they can be put to the end
    FIXED = auto()  # code, a formula, an address is lost
    FIGURES = auto()
    FORM = auto()  # it is not the paragraph any more that it was


def cleaned(text: str, unit: Unit) -> str:
    """What a model wrote of a unit, as it can stand in its place."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    joined = "\n".join(lines) if unit.kind is ProseKind.PARAGRAPH and "\n" in unit.text else " ".join(lines)
    joined = _apart(joined, unit)
    return _BORDER.sub(r"\\|", joined) if unit.kind is ProseKind.CELL else joined


def fault_of(text: str, unit: Unit) -> Fault | None:
    """text: cleaned. The worst that is wrong with it."""
    if not text or len(text) > 8 * len(unit.text) + 200 or not _is_prose(text, unit):
        return Fault.FORM
    counts = Counter(int(match[1]) for match in TOKEN.finditer(text))
    fixed = [number for number, token in enumerate(unit.tokens, 1) if not token.citations]
    if any(counts[number] != 1 for number in fixed) or not _opens_first(text, unit):
        return Fault.FIXED
    within, spans = _spans(text, unit)
    if spans != _spans(unit.text, unit)[1]:
        return Fault.FORM
    if not same_figures(unit.plain, TOKEN.sub(" ", text)):
        return Fault.FIGURES
    return None if counts == Counter(range(1, len(unit.tokens) + 1)) and not within else Fault.CHIPS


def _apart(text: str, unit: Unit) -> str:
    """Addresses without brackets end at a space: in languages without spaces, words behind one would be part of it."""

    def put(match: re.Match[str]) -> str:
        number = int(match[1])
        address = number in range(1, len(unit.tokens) + 1) and unit.tokens[number - 1].text[:1].isalnum()
        after = text[match.end() : match.end() + 1]
        return f"{match.group()} " if address and (after.isalnum() or after == "_") else match.group()

    return TOKEN.sub(put, text)


def _spans(text: str, unit: Unit) -> tuple[bool, list[tuple[int, int]]]:
    """Of a unit's text with its tokens: whether a chip stands within code, a link or a formula, and between which
    tokens each of these reaches, in the tokens' order; 0: it begins or ends elsewhere."""
    pieces: list[str] = []
    begins: dict[int, int] = {}
    ends: dict[int, int] = {}
    chips: list[int] = []
    length = position = 0
    for match in TOKEN.finditer(text):
        pieces.append(text[position : match.start()])
        length, position = length + len(pieces[-1]), match.end()
        number = int(match[1])
        token = unit.tokens[number - 1] if number in range(1, len(unit.tokens) + 1) else None
        pieces.append(token.text if token is not None and not token.citations else _CHIP)
        if pieces[-1] == _CHIP:
            chips.append(length)
        else:
            begins[length], ends[length + len(pieces[-1])] = number, number
        length += len(pieces[-1])
    filled = "".join([*pieces, text[position:]])
    spans = scan(Prose(unit.kind, [(0, filled)]), {})[0]
    within = any(start <= chip < end for start, end in spans for chip in chips)
    return within, sorted((begins.get(start, 0), ends.get(end, 0)) for start, end in spans)


def _is_prose(text: str, unit: Unit) -> bool:
    """One paragraph still, without markers that were not there."""
    plain = TOKEN.sub("x", text)
    reading = read(plain)
    if len(reading.prose) != 1 or reading.protected:
        return False
    prose = reading.prose[0]
    if unit.kind is ProseKind.PARAGRAPH and (prose.kind is not ProseKind.PARAGRAPH or prose.start):
        return False  # it would be a heading, or an item of a list
    mine = Counter(match["marker"] for match in MARKER.finditer(plain) if match["marker"])
    return mine <= Counter(match["marker"] for match in MARKER.finditer(unit.plain) if match["marker"])


def _opens_first(text: str, unit: Unit) -> bool:
    return all(
        text.index(f"⟦{number}⟧") < text.index(f"⟦{number + 1}⟧")
        for number, token in enumerate(unit.tokens, 1)
        if token.opens
    )


def chips_last(text: str, unit: Unit) -> str:
    """The unit's chips at its end, in their order, wherever the model put them."""
    chips = [number for number, token in enumerate(unit.tokens, 1) if token.citations]
    fixed = {number for number, token in enumerate(unit.tokens, 1) if not token.citations}
    words = TOKEN.sub(lambda match: match.group() if int(match[1]) in fixed else "", text)
    words = re.sub(r"[ \t]+([.,;:!?。，；：！？])", r"\1", re.sub(r"[ \t]{2,}", " ", words)).rstrip()
    end = _FULL_STOP.search(words)
    stop = end.start() if end else len(words)
    return words[:stop] + "".join(f"⟦{number}⟧" for number in chips) + words[stop:]
