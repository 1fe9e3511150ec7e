"""Which sites may be searched and read: the user's lists, in the form of browsers' match patterns."""

import re
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

_PATTERN = re.compile(r"(?P<scheme>\*|https?)://(?P<host>\*|(?:\*\.)?[^/*:\s]+)(?::(?P<port>\d+|\*))?(?P<path>/\S*)")
_SCHEME = re.compile(r"https?://", re.IGNORECASE)


@dataclass(frozen=True)
class DomainRules:
    """Patterns: `*://*.example.org/*`, `https://example.org/docs/*`, `<all_urls>`, or a bare host with its subdomains.

    With `allowed`, nothing else passes; `blocked` wins over it. `site` is a conversation's own narrowing,
    `only` that of a program that asks.
    Facts: https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/Match_patterns
    """

    allowed: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    site: str = ""
    only: tuple[str, ...] = ()

    def permits(self, url: str) -> bool:
        """False for what is ruled out. What is no web address is left to others."""
        if any(matches(pattern, url) for pattern in self.blocked):
            return False
        if self.site and not matches(self.site, url):
            return False
        if self.only and not any(matches(pattern, url) for pattern in self.only):
            return False
        return not self.allowed or any(matches(pattern, url) for pattern in self.allowed)

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """Plain hosts for services that take a list of domains; empty where all are allowed."""
        hosts = (self.site,) if self.site else self.only or self.allowed
        return _hosts(hosts)

    @property
    def blocked_hosts(self) -> tuple[str, ...]:
        """Of the block list only what names whole hosts: a blocked path must not block its site."""
        whole = (p for p in self.blocked if "/" not in p or (p.endswith("/*") and p.count("/") == 3))
        return _hosts(tuple(whole))


def problem_of(pattern: str) -> str:
    """Why a pattern is none: `empty`, `shape`; empty where it is one."""
    pattern = pattern.strip()
    if not pattern:
        return "empty"
    return "" if _compiled(pattern) is not None else "shape"


def domain_of(text: str) -> str:
    """A pattern out of what a program names as a site, an address of it included; empty where it is none."""
    pattern = text.strip()
    if "*" not in pattern and "<" not in pattern:
        pattern = _SCHEME.sub("", pattern).rstrip("/").removeprefix(".")
        host = pattern.partition("/")[0].partition(":")[0]
        if not all(re.fullmatch(r"[\w-]+", label) for label in host.removesuffix(".").split(".")):
            return ""
        pattern += "*" if "/" in pattern else ""  # whoever names a part of a site means what stands below it, too
    return "" if problem_of(pattern) else pattern


def matches(pattern: str, url: str) -> bool:
    compiled = _compiled(pattern.strip())
    return compiled is not None and compiled.fullmatch(_normal(url)) is not None


@lru_cache(maxsize=1024)
def _compiled(pattern: str) -> "re.Pattern[str] | None":
    if pattern in ("<all_urls>", "*"):
        return re.compile(r"https?://.*", re.DOTALL)
    if "://" not in pattern:
        host, _, path = pattern.removeprefix("*.").partition("/")
        if not re.fullmatch(r"[^/*:\s]+(:\d+)?", host):
            return None
        tail = re.escape("/" + path).replace(r"\*", ".*") if path else "/.*"
        return re.compile(rf"https?://(?:[^/?#]*\.)?{re.escape(host.lower())}(?::\d+)?{tail}", re.DOTALL)
    match = _PATTERN.fullmatch(pattern)
    if match is None:
        return None
    scheme = "https?" if match["scheme"] == "*" else match["scheme"]
    host = match["host"].lower()
    if host == "*":
        where = r"[^/?#]*"
    elif host.startswith("*."):
        where = rf"(?:[^/?#]*\.)?{re.escape(host[2:])}"
    else:
        where = re.escape(host)
    port = r"(?::\d+)?" if match["port"] in (None, "*") else f":{match['port']}"
    path = re.escape(match["path"]).replace(r"\*", ".*")
    return re.compile(f"{scheme}://{where}{port}{path}", re.DOTALL)


def _normal(url: str) -> str:
    """Scheme and host in lower case, no user, no fragment, at least `/` as the path."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").rstrip(".")
        place = f"{host}:{parts.port}" if parts.port else host
    except ValueError:
        return url
    query = f"?{parts.query}" if parts.query else ""
    return f"{parts.scheme.lower()}://{place}{parts.path or '/'}{query}"


def _hosts(patterns: tuple[str, ...]) -> tuple[str, ...]:
    hosts = []
    for pattern in patterns:
        bare = pattern.strip().partition("://")[2] or pattern.strip()
        host = bare.partition("/")[0].removeprefix("*.").lower()
        if host and "*" not in host and "<" not in host:
            hosts.append(host)
    return tuple(dict.fromkeys(hosts))
