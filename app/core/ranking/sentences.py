"""Where sentences end, in Latin and in Chinese, Japanese and Korean punctuation."""

import re

_CLOSING = r"[\"'”’»）)」』】\]]"
# A Latin full stop needs space, the end or a marker ([1]) behind it; an ideographic one stands for itself.
# A run of stops is tried at its first one only: else a long one that ends nothing would take quadratic time.
_END = re.compile(
    rf"(?:(?<![.!?…])[.!?…]++{_CLOSING}*+(?=\s|$|[\[【［]\^?\d)|[。！？｡][。！？…]*+{_CLOSING}*+)|\n[ \t]*\n\s*"
)
_ABBREVIATED = re.compile(
    r"(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Gen|Col|Lt|Rev|Hon|vs?|cf|al|e\.g|i\.e|approx|ca)|(?<![^\W\d_])[A-Z]|^\s*\d+)\.\Z",
    re.MULTILINE,
)
_BEFORE_NUMBER = re.compile(
    r"\b(?:c|Nos?|Figs?|Eqs?|Sec|Ch|Vol|pp?|Art|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\Z", re.IGNORECASE
)
_SPACE = re.compile(r"\s*+")


def sentence_ends(text: str, start: int = 0, end: int | None = None) -> list[int]:
    """Offsets right behind each sentence's last sign (closing quotes included) in `text[start:end]`, in order.

    The end of the text is no border of its own. A full stop behind an abbreviation, an initial or a list number, or
    before a lower-case word, ends nothing.
    """
    end = len(text) if end is None else end
    return [match.end() for match in _END.finditer(text, start, end) if _is_end(text, match, start, end)]


def _is_end(text: str, match: re.Match[str], start: int, end: int) -> bool:
    mark = match.group()
    if mark[0] not in ".!?…" or match.end() == end:
        return True
    space = _SPACE.match(text, match.end(), end)
    following = text[space.end() : space.end() + 1] if space else ""
    if following.islower():
        return False
    before = max(start, match.start() - 12), match.start() + 1
    if following.isdigit() and _BEFORE_NUMBER.search(text, *before):
        return False
    return not _ABBREVIATED.search(text, *before)
