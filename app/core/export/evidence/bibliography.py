"""Cited sources as entries of a list of references: authors, dates and addresses, taken apart."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from urllib.parse import quote, urlsplit, urlunsplit

from app.core.domain.addresses import is_web_address
from app.core.export.evidence.bundle import BundleSource

_DATE = re.compile(r"(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?)?(?!\d)")
_SEPARATOR = re.compile(r"\s*[,;，；、]\s*")
_AND = re.compile(r"\s+(?:and|&|und|et)\s+")
_DEGREES = re.compile(r"(?:ph\.?d|m\.?d|m\.?a|m\.?sc|jr|sr|dr|prof|esq)\.?", re.IGNORECASE)
_INITIALS = re.compile(r"(?:[A-Z]\.?-?){1,3}")
_BY = re.compile(r"^(?:by|von|par)\s+|^(?:作者|文|撰文)[:：]\s*", re.IGNORECASE)
_GROUP = re.compile(
    r"\b(?:inc|ltd|llc|gmbh|corp|company|university|institute|institution|foundation|organi[sz]ation|association|"
    r"society|agency|ministry|department|committee|council|centre|center|group|team|staff|editors?|contributors?|"
    r"authors|news|times|press|desk|project|community|bureau|office|service|services|bank|museum|library)\b",
    re.IGNORECASE,
)
_BEFORE_FAMILY = "af al bin da de del della den der di do dos du el la le ten ter van von zu zum zur"
_PARTICLES = frozenset(_BEFORE_FAMILY.split())
_IDEOGRAPHS = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
_LONGEST = 500  # characters of a title
_MOST_AUTHORS = 50


@dataclass(frozen=True)
class Author:
    """A person by family name and forename, or a name that stays as it is (`literal`)."""

    literal: str = ""
    family: str = ""
    forename: str = ""
    particle: str = ""  # such as `van`


@dataclass(frozen=True)
class Entry:
    key: str
    title: str
    authors: tuple[Author, ...]
    site: str
    date: tuple[int, ...]  # year, month, day as far as they are known
    date_words: str  # as the page says, where that is no date
    accessed: tuple[int, ...]
    url: str
    is_news: bool = False


def entries_of(sources: Iterable[BundleSource]) -> list[Entry]:
    entries, keys = [], set[str]()
    for source in sources:
        site, date = _line(source.site), date_of(source.date)
        authors = authors_of(source.author, site)
        key = _key(authors, site, date, source, keys)
        keys.add(key)
        title = _line(source.title) or site or source.address or "Untitled"
        words = "" if date else _line(source.date)
        news, url = source.kind == "news", web_address(source.address)
        entries.append(Entry(key, title, authors, site, date, words, date_of(source.accessed), url, news))
    return entries


def date_of(text: str) -> tuple[int, ...]:
    """Of an ISO date or one written so; empty for all others."""
    match = _DATE.match(text.strip())
    if match is None or not 1000 <= int(match[1]) <= 2999:
        return ()
    month, day = int(match[2] or 0), int(match[3] or 0)
    if not 1 <= month <= 12:
        return (int(match[1]),)
    try:
        return (int(match[1]), month, date(int(match[1]), month, day).day)
    except ValueError:  # no day, or none of that month
        return (int(match[1]), month)


def authors_of(text: str, site: str = "") -> tuple[Author, ...]:
    """A page names several with commas between them. What may be no person's name is not taken apart."""
    names: list[str] = []
    pieces = [piece for piece in _SEPARATOR.split(_BY.sub("", _line(text))) if piece and not _DEGREES.fullmatch(piece)]
    if len(pieces) == 2 and all(map(_is_one_name, pieces)):
        return (Author(family=pieces[0], forename=pieces[1]),)  # Doe, Jane
    for piece in pieces:
        parts = _AND.split(piece)
        names += parts if len(parts) > 1 and all(map(_is_person, parts)) else [piece]
    return tuple(_author(name, site) for name in dict.fromkeys(names))[:_MOST_AUTHORS]


def web_address(address: str) -> str:
    """In ASCII, without what ends a field of a list of references; empty where it is none of the web."""
    if not is_web_address(address):
        return ""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]  # nobody's password
    if not host.isascii():
        try:
            host = host.encode("idna").decode("ascii")
        except UnicodeError:
            host = quote(host, safe=":@[]")
    host = quote(host, safe=":[]%")
    rest = (quote(part, safe="/:@!$&'()*+,;=?%~-._#") for part in (parts.path, parts.query, parts.fragment))
    return urlunsplit((parts.scheme.lower(), host, *rest))


def _author(name: str, site: str) -> Author:
    if name.casefold() == site.casefold() or not _is_person(name):
        return Author(literal=name)
    words = name.split()
    if len(words) > 2 and _DEGREES.fullmatch(words[-1]):
        words = words[:-1]  # Jr.
    if _INITIALS.fullmatch(words[-1]):  # Smith J
        return Author(family=" ".join(words[:-1]), forename=words[-1])
    first = next((place for place, word in enumerate(words[1:-1], 1) if word.lower() in _PARTICLES), len(words) - 1)
    particle = words[first:-1]
    if not all(word.lower() in _PARTICLES for word in particle):
        first, particle = len(words) - 1, []
    return Author(family=words[-1], forename=" ".join(words[:first]), particle=" ".join(particle))


def _is_one_name(piece: str) -> bool:
    """A single Latin word that begins with a capital, or initials."""
    return piece[:1].isupper() and " " not in piece and not (_GROUP.search(piece) or _IDEOGRAPHS.search(piece))


def _is_person(name: str) -> bool:
    """Two to five Latin words that begin with a capital, particles left out, none of them an institution's."""
    words = name.split()
    if not 2 <= len(words) <= 5 or _GROUP.search(name) or _IDEOGRAPHS.search(name):
        return False
    return all(
        word[0].isupper() or (word.lower() in _PARTICLES and 0 < i < len(words) - 1) for i, word in enumerate(words)
    )


def _key(authors: Sequence[Author], site: str, date: Sequence[int], source: BundleSource, keys: set[str]) -> str:
    """Letters and digits of ASCII: who, when, and the number in the window."""
    host = urlsplit(source.address).hostname or "" if is_web_address(source.address) else ""
    labels = host.removeprefix("www.").split(".")
    name = authors[0].family or "" if authors else ""
    slug = _ascii(name) or _ascii(site.split(".")[0]) or _ascii(max(labels, key=len)) or "source"
    base = key = f"{slug[:24]}{date[0] if date else ''}-{source.number}"
    number = 2
    while key in keys:
        key, number = f"{base}-{number}", number + 1
    return key


def _ascii(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if sign.isascii() and sign.isalnum())


def _line(text: str) -> str:
    """One line, without what cannot be seen: marks that turn the direction among it."""
    visible = "".join(sign if sign.isspace() or unicodedata.category(sign)[0] != "C" else "" for sign in text[:4000])
    return " ".join(visible.split())[:_LONGEST]
