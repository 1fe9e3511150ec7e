"""The user's query in the words of services: length, sites, age, language."""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from app.adapters.search.locales import language_of, region_of
from app.core.domain.evidence import Query
from app.core.domain.rules import DomainRules
from app.core.language.detection import detected

GOOGLE_AGES = {"day": "qdr:d", "week": "qdr:w", "month": "qdr:m", "year": "qdr:y"}  # its own words
_MOST_DOMAINS = 20

_WITH_CHINESE_LETTERS = ("ja", "yue")  # beside Chinese itself
_HOST = re.compile(r"[\w-]+(\.[\w-]+)+")
_DAYS = {"day": 1, "week": 7, "month": 31, "year": 366}
_MOST_OPERATORS = 6  # a longer row of `site:` words is taken for a robot's, or cut off


def words(query: Query, longest: int) -> str:
    """The query on one line, of at most so many characters, cut between two words where there is a gap."""
    text = " ".join(_encodable(query.text).split())
    if len(text) <= longest:
        return text
    cut = text[:longest]
    return cut.rpartition(" ")[0] if " " in cut[longest // 2 :] else cut


def clamp(query: Query, most: int, least: int = 1) -> int:
    """How many hits to ask for, within what the service takes."""
    return max(least, min(query.limit, most))


def sites(query: Query) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(hosts to search alone, hosts to leave out): never both, for most services refuse that.

    Nothing is narrowed where one of the allowed patterns names no host: the router checks every hit again.
    """
    rules = query.rules
    hosts = (rules.site,) if rules.site else rules.only or rules.allowed
    only = _hosts(rules.allowed_hosts)
    if hosts and only and all(DomainRules(allowed=(pattern,)).allowed_hosts for pattern in hosts):
        return only, ()
    return (), _hosts(rules.blocked_hosts)


def with_operators(query: Query, longest: int) -> str:
    """The words with `site:` and `-site:` operators, for services without a parameter for that."""
    only, without = sites(query)
    operators = [f"site:{host}" for host in only] if len(only) <= _MOST_OPERATORS else []
    tail = " OR ".join(operators) if len(operators) < 2 else f"({' OR '.join(operators)})"
    tail = " ".join(filter(None, (tail, *(f"-site:{host}" for host in without[:_MOST_OPERATORS]))))
    return (
        f"{words(query, longest - len(tail) - 1)} {tail}".strip() if len(tail) < longest // 2 else words(query, longest)
    )


def since_day(query: Query, today: date | None = None) -> date | None:
    """The oldest day that is wanted; None for any age."""
    days = _DAYS.get(query.since)
    return None if days is None else (today or datetime.now(UTC).date()) - timedelta(days=days)


def language_tag(query: Query) -> str:
    """The query's language as a BCP 47 tag: what its words show, else the question's, else the user's own.

    A question in another language says nothing of the place, so such a tag has no region.
    """
    user = query.language or "en"
    code = detected(query.text, user) or query.question_language
    if not code or code.partition("-")[0] == language_of(user):
        return user
    if code == "zh" and language_of(user) in _WITH_CHINESE_LETTERS:
        return user
    return "zh" if code == "zh-Hans" else code


def language(query: Query) -> str:
    """Two or three letters."""
    code = language_of(language_tag(query))
    return code if re.fullmatch(r"[a-z]{2,3}", code) else "en"


def country(query: Query) -> str:
    """Two capital letters, or nothing."""
    region = region_of(language_tag(query))
    return region if re.fullmatch(r"[A-Z]{2}", region) else ""


def _hosts(hosts: Sequence[str]) -> tuple[str, ...]:
    bare = (host.partition(":")[0].strip(".") for host in hosts)
    return tuple(dict.fromkeys(host for host in bare if _HOST.fullmatch(host)))


def _encodable(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def domain_filter(query: Query) -> list[str]:
    """As Perplexity takes them: hosts to search alone, or hosts to leave out with a minus before each."""
    only, without = sites(query)
    return list(only or (f"-{host}" for host in without))[:_MOST_DOMAINS]
