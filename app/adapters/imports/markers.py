"""Numbers in brackets that other programs show as links to sources."""

import re
from collections.abc import Mapping

from app.core.citing.markers import place_citations
from app.core.domain.transfer import ForeignCitation

_FENCED = r"(?P<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n[ \t]*(?P=fence)|\Z)"
_INLINE = r"(?P<tick>`+)(?!`)[^\n]*?(?<!`)(?P=tick)(?!`)"
_LINKED = r"\[(?:<sup>(?P<sup>\d{1,4})</sup>|\[(?P<double>\d{1,4})\])\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)"
_WITH_PART = r"\[(?P<list>\d{1,4}(?:#[^,\]\s]+)?(?:,\s*\d{1,4}(?:#[^,\]\s]+)?)*)\](?!\()"
_MARKER = re.compile(f"(?P<code>{_FENCED}|{_INLINE})|{_LINKED}|{_WITH_PART}")
_PART = re.compile(r"#[^,\]\s]+")


def plain_markers(text: str, numbers: Mapping[int, int]) -> str:
    """`[<sup>1</sup>](…)`, `[[1]](…)` and `[1#part]` as `[1]` where the number is known; code stays as it is."""

    def plain(match: re.Match[str]) -> str:
        if match["code"]:
            return match[0]
        if match["list"]:
            return f"[{_PART.sub('', match['list'])}]"
        number = int(match["sup"] or match["double"])
        return f"[{number}]" if number in numbers else match[0]

    return _MARKER.sub(plain, text) if numbers and "[" in text else text


def bracket_citations(text: str, numbers: Mapping[int, int]) -> tuple[ForeignCitation, ...]:
    """The citations of markers such as `[1]`, `[1, 2]`, `[^1]` outside code, maths and links.

    numbers: those that may be cited → index into the message's sources.
    """
    return tuple(
        ForeignCitation(tuple(numbers[number] for number in citation.numbers), citation.place, citation.claim)
        for citation in place_citations(text, numbers)
    )
