"""The rows of an answer → hits. Nothing here trusts what it reads, and nothing but `AppError` is raised."""

import html
import math
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from app.adapters.json_text import loads
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.errors import BadAnswer
from app.core.domain.evidence import Hit

Row = dict[str, Any]

LONGEST_TITLE = 300  # characters
LONGEST_SNIPPET = 2000

# Only what is markup beyond doubt: many services give plain text, in which `vector<int>` means itself.
_NAMES = (
    "a abbr b bdi blockquote br cite code div del dd dl dt em figure font h1 h2 h3 h4 h5 h6 hr i img ins italic kbd li"
    " mark ol p pre q s samp sec small span strong sub sup table tbody td th thead title tr u ul var bold list"
    " list-item"
)
_TAG = re.compile(rf"</?(?:[a-z]+:)?(?:{'|'.join(_NAMES.split())})(?:\s[^<>]*)?/?>", re.IGNORECASE)
_BREAKING = re.compile(r"</?(?:[a-z]+:)?(?:br|p|div|li|tr|h[1-6]|pre|blockquote|title|sec)\b", re.IGNORECASE)
_HIDDEN = re.compile(r"<(script|style)\b[^<>]*>.*?(?:</\1\s*>|\Z)|<!--.*?(?:-->|\Z)", re.IGNORECASE | re.DOTALL)
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_ISO = re.compile(r"(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}\S*")


def set_of(words: str) -> frozenset[str]:
    """The words of a line."""
    return frozenset(words.split())


def load(body: bytes, where: str, *expected: str) -> Row:
    """A JSON object; `BadAnswer` for anything else, and for one that has none of the `expected` members."""
    data = decoded(body, where)
    if not isinstance(data, dict):
        raise BadAnswer(where, f"not an object: {type(data).__name__}")
    if expected and not any(name in data for name in expected):
        raise BadAnswer(where, f"no {' or '.join(expected)} in the answer")
    return data


def decoded(body: bytes, where: str) -> Any:
    """The JSON that a body holds. Raises `BadAnswer`."""
    try:
        return loads(body)
    except ValueError as exc:
        raise BadAnswer(where, f"no JSON: {type(exc).__name__}") from None


def value_at(data: Any, *path: str) -> Any:
    """What stands at the end of the path; None where a step of it is missing."""
    for name in path:
        if not isinstance(data, dict):
            return None
        data = data.get(name)
    return data


def rows(data: Any, *path: str) -> list[Row]:
    """The objects of the list at the end of the path; an empty list where there is none."""
    value = value_at(data, *path)
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def first(row: Row, *names: str) -> str:
    """The first of these members that holds text (or a list that begins with text), as it came."""
    for name in names:
        value: Any = value_at(row, *name.split("."))
        if isinstance(value, list) and value:
            value = value[0]
        if isinstance(value, str) and value.strip():
            return value
    return ""


def joined(value: Any, most: int = 3, gap: str = " … ") -> str:
    """The texts of a list in one line."""
    texts = [text for text in value if isinstance(text, str) and text.strip()] if isinstance(value, list) else []
    return gap.join(texts[:most])


def plain(text: str, longest: int = LONGEST_SNIPPET) -> str:
    """Text without markup and entities, on one line, of at most so many characters."""
    text = text[: longest * 20]  # no page that hides in a snippet is worked through
    text = _BREAKING.sub(r" \g<0>", _HIDDEN.sub(" ", text))
    text = html.unescape(_TAG.sub("", text))
    text = _CONTROL.sub(" ", text).encode("utf-8", "replace").decode("utf-8")
    text = " ".join(text.split())
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"


def displayed_date(value: Any) -> str:
    """A date as the service shows it: the day of an ISO time or of a count of seconds since 1970, else its words."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _day_of(value)
    if not isinstance(value, str):
        return ""
    text = plain(value, 60)
    iso = _ISO.fullmatch(text)
    return iso[1] if iso else text


def hits_of(results: Iterable[tuple[str, str, str, Any]], limit: int | None) -> tuple[Hit, ...]:
    """(title, address, snippet, date) in order → hits. Rows without a web address and doubles are left out."""
    hits: dict[str, Hit] = {}
    for title, url, snippet, when in results:
        address = url.strip()
        if limit is not None and len(hits) >= limit:
            break
        if address in hits or not web_address(address):
            continue
        site = site_of(address)
        name = plain(title, LONGEST_TITLE) or site
        hits[address] = Hit(len(hits) + 1, name, address, plain(snippet), site, displayed_date(when))
    return tuple(hits.values())


def web_address(url: str) -> bool:
    """True for an http(s) address that can also be stored and asked for; names and passwords in it are a trick."""
    try:
        url.encode("utf-8")
    except UnicodeEncodeError:
        return False
    if len(url) > 4000 or not is_web_address(url):
        return False
    return "@" not in url.partition("://")[2].partition("/")[0].partition("?")[0].partition("#")[0]


def fullest(texts: Sequence[str]) -> str:
    """The longest of several texts; of a short and a long excerpt the long one is better evidence."""
    return max(texts, key=len, default="")


def _day_of(seconds: float) -> str:
    try:
        if not math.isfinite(seconds) or seconds <= 0:  # raises for a whole number that is too long for a float
            return ""
        return datetime.fromtimestamp(seconds, UTC).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return ""
