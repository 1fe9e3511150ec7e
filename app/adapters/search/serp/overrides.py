"""Engines repaired without a new release: `engines.json` in the user's data directory.

    {"ENGINE": {"address": "https://…", "ready": "CSS", "selectors": {"row": "CSS", "link": "CSS", "title": "CSS",
              "snippet": "CSS", "date": "CSS", "site": "CSS"}}}

All parts may be missing; selectors need `row` and `link`. They are tried first; where they find nothing, the built-in
reading follows. The file is data: nothing in it is run, and its selectors are a small part of CSS that the parser and
the browser understand alike. What is wrong is reported and left out: an engine's entry as a whole, or the whole file.
"""

import json
import re
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from selectolax.lexbor import LexborHTMLParser, LexborNode, SelectolaxError

from app.adapters.search.serp import ENGINES_FILE, markup
from app.adapters.search.serp.catalogue import ENGINES
from app.adapters.search.serp.engine import Engine, Parse, Target
from app.adapters.search.serp.relevance import is_irrelevant
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.evidence import Hit, Outcome, Query

FILE = ENGINES_FILE
_LONGEST_FILE = 65_536  # bytes
_LONGEST = 200  # characters of an address or a selector
_MOST_ROWS = 100
_LONGEST_TEXT = 2_000  # characters of a title or snippet

_NAME = r"-{0,2}[A-Za-z_][\w-]*"
_VALUE = rf"(?:\"[^\"\\<>]*\"|'[^'\\<>]*'|{_NAME})"
_ATTRIBUTE = rf"\[\s*{_NAME}\s*(?:[~|^$*]?=\s*{_VALUE}\s*)?\]"
# `:nth-child()` and `:has()` are left out: on a hostile page they take minutes.
_PART = rf"(?:[#.]{_NAME}|{_ATTRIBUTE})"
_PLAIN = rf"(?:(?:{_NAME}|\*){_PART}*|{_PART}+)"
_FUNCTION = rf":(?:not|is)\(\s*{_PLAIN}(?:\s*,\s*{_PLAIN})*\s*\)"
_COMPOUND = rf"(?:(?:{_NAME}|\*)(?:{_PART}|{_FUNCTION})*|(?:{_PART}|{_FUNCTION})+)"
_STEPS = rf"{_COMPOUND}(?:\s*[>+]\s*{_COMPOUND}){{0,3}}"
_PATH = rf"{_STEPS}(?:\s+{_STEPS})?"  # "anywhere below" once: twice takes minutes on a page of a thousand nested boxes
_SELECTOR = rf"{_PATH}(?:\s*,\s*{_PATH})*"
_DEEP = rf"{_STEPS}(?:\s+{_STEPS}){{0,3}}"  # the browser, which alone looks for readiness, has no trouble with that
_READY = rf"{_DEEP}(?:\s*,\s*{_DEEP})*"


class Reason(StrEnum):
    UNREADABLE = "unreadable"  # no ordinary file, or it cannot be opened
    TOO_LONG = "too_long"
    NOT_JSON = "not_json"
    NOT_AN_OBJECT = "not_an_object"
    UNKNOWN = "unknown"  # no such engine, or no such part
    NOT_TEXT = "not_text"
    BAD_ADDRESS = "bad_address"
    BAD_SELECTOR = "bad_selector"
    INCOMPLETE = "incomplete"  # selectors without `row` or `link`


@dataclass(frozen=True)
class Problem:
    """`engine` and `part` are foreign text, cut short; both are empty where the file as a whole is meant."""

    reason: Reason
    engine: str = ""
    part: str = ""


@dataclass(frozen=True)
class Selectors:
    """`row` on the page, the others within a row; the link's words are the title where `title` finds none."""

    row: str
    link: str
    title: str = ""
    snippet: str = ""
    date: str = ""
    site: str = ""


@dataclass(frozen=True)
class Override:
    address: str = ""
    ready: str = ""
    selectors: Selectors | None = None


@dataclass(frozen=True)
class EngineOverrides:
    engines: Mapping[str, Override] = field(default_factory=dict)


class _Wrong(Exception):
    def __init__(self, reason: Reason, part: str = "") -> None:
        self.reason, self.part = reason, part


def load(path: Path) -> tuple[EngineOverrides, tuple[Problem, ...]]:
    """What the file overrides, and what is wrong with it; a file that is not there overrides nothing. Never raises."""
    try:
        entries = _object(_json(path)) if path.exists() else {}
    except (OSError, ValueError):  # such as a name that no file can have
        return EngineOverrides(), (Problem(Reason.UNREADABLE),)
    except _Wrong as wrong:
        return EngineOverrides(), (Problem(wrong.reason),)
    engines: dict[str, Override] = {}
    problems: list[Problem] = []
    for name, entry in entries.items():
        try:
            engines[name] = _override(name, entry)
        except _Wrong as wrong:
            problems.append(Problem(wrong.reason, _sayable(name), _sayable(wrong.part)))
    return EngineOverrides(engines), tuple(problems)


def apply(engine: Engine, overrides: EngineOverrides) -> Engine:
    """The engine as repaired. An address of the user's settings stays before the file's."""
    override = overrides.engines.get(engine.name)
    if override is None:
        return engine
    base, ask = override.address, engine.url

    def url(query: Query, address: str = "") -> str:
        return ask(query, address or base)

    parse = _parse(engine, override.selectors, url) if override.selectors is not None else engine.parse
    return replace(engine, url=url, parse=parse, ready=override.ready or engine.ready)


class OverriddenEngine:
    """The engines as a file repairs them: it is read anew whenever it has changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamp: tuple[int, ...] | None = None
        self._engines: Mapping[str, Engine] = ENGINES
        self._problems: tuple[Problem, ...] = ()

    def engines(self) -> Mapping[str, Engine]:
        self._refresh()
        return self._engines

    def problems(self) -> tuple[str, ...]:
        """What of the file is not used, in field words."""
        self._refresh()
        return tuple(": ".join(filter(None, (FILE, p.engine, p.part, p.reason.value))) for p in self._problems)

    def _refresh(self) -> None:
        stamp = _stamp(self._path)
        if stamp != self._stamp:
            overrides, self._problems = load(self._path)
            self._engines = {name: apply(engine, overrides) for name, engine in ENGINES.items()}
            self._stamp = stamp


def _stamp(path: Path) -> tuple[int, ...] | None:
    """Changes with the file; None where there is none."""
    try:
        status = path.stat()
    except (OSError, ValueError):  # such as a name that no file can have
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def _json(path: Path) -> Any:
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe or a device would never end
        raise _Wrong(Reason.UNREADABLE)
    with path.open("rb") as file:
        data = file.read(_LONGEST_FILE + 1)
    if len(data) > _LONGEST_FILE:
        raise _Wrong(Reason.TOO_LONG)
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise _Wrong(Reason.NOT_JSON) from error


def _sayable(name: str) -> str:
    """Short, and without the half characters that JSON may hold."""
    return name[:40].encode("utf-8", "replace").decode()


def _object(value: Any, part: str = "") -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _Wrong(Reason.NOT_AN_OBJECT, part)
    return value


def _override(name: str, entry: Any) -> Override:
    if name not in ENGINES:
        raise _Wrong(Reason.UNKNOWN)
    parts = _checked_parts(_object(entry), Override, "")
    selectors = _selectors(parts["selectors"]) if "selectors" in parts else None
    return Override(
        _address(parts["address"]) if "address" in parts else "",
        _selector(parts["ready"], "ready", _READY) if "ready" in parts else "",
        selectors,
    )


def _selectors(value: Any) -> Selectors:
    parts = _checked_parts(_object(value, "selectors"), Selectors, "selectors.")
    checked = {name: _selector(selector, f"selectors.{name}") for name, selector in parts.items()}
    if "row" not in checked or "link" not in checked:
        raise _Wrong(Reason.INCOMPLETE, "selectors")
    return Selectors(**checked)


def _checked_parts(parts: dict[str, Any], shape: type[Override] | type[Selectors], prefix: str) -> dict[str, Any]:
    names = {part.name for part in fields(shape)}
    for name in parts:
        if name not in names:
            raise _Wrong(Reason.UNKNOWN, f"{prefix}{name}")
    return parts


def _text(value: Any, part: str) -> str:
    if not isinstance(value, str):
        raise _Wrong(Reason.NOT_TEXT, part)
    if len(value) > _LONGEST:
        raise _Wrong(Reason.TOO_LONG, part)
    return value.strip()


def _address(value: Any) -> str:
    """An http(s) address to which a path and a query can be added, without a name and password."""
    address = _text(value, "address")
    if not is_web_address(address) or not address.isascii() or set(address) & set("?#@<>\"'"):
        raise _Wrong(Reason.BAD_ADDRESS, "address")
    return address


def _selector(value: Any, part: str, grammar: str = _SELECTOR) -> str:
    """Both the browser and the parser must understand it: the grammar is what both do, the parser is asked too."""
    selector = _text(value, part)
    if re.fullmatch(grammar, selector, re.ASCII) is None:
        raise _Wrong(Reason.BAD_SELECTOR, part)
    try:
        LexborHTMLParser("<p></p>").css(selector)
    except (SelectolaxError, ValueError) as error:
        raise _Wrong(Reason.BAD_SELECTOR, part) from error
    return selector


def _parse(engine: Engine, selectors: Selectors, url_of: Callable[[Query, str], str]) -> Parse:
    def parse(html: str, *, query: str = "", status: int = 200, url: str = "") -> tuple[Outcome, tuple[Hit, ...]]:
        page = url or url_of(Query("x"), "")
        hits = _hits(markup.read(html), selectors, engine.target, page)
        if not hits:
            return engine.parse(html, query=query, status=status, url=url)
        is_junk = engine.may_be_irrelevant and is_irrelevant(hits, query)
        return (Outcome.IRRELEVANT, ()) if is_junk else (Outcome.HITS, hits)

    return parse


def _hits(tree: LexborHTMLParser, selectors: Selectors, target_of: Target, page: str) -> tuple[Hit, ...]:
    anchors = markup.matching(tree, "a[href]")
    results: dict[int, tuple[LexborNode, str, str]] = {}  # by link: rows may lie in rows
    for row in tree.css(selectors.row)[:_MOST_ROWS]:
        element = row.css_first(selectors.link)
        link, words = markup.linked(element, anchors) if element is not None else (None, "")
        target = target_of(markup.attribute(link, "href"), page)
        title = _displayed_text(row, selectors.title) or words[:_LONGEST_TEXT]
        if link is not None and title and target:
            results.setdefault(link.mem_id, (row, title, target))
    return tuple(
        Hit(
            rank,
            title,
            target,
            _displayed_text(row, selectors.snippet),
            _displayed_text(row, selectors.site) or site_of(target),
            _displayed_text(row, selectors.date),
        )
        for rank, (row, title, target) in enumerate(results.values(), start=1)
    )


def _displayed_text(row: LexborNode, selector: str) -> str:
    return markup.first_text(row, selector)[:_LONGEST_TEXT] if selector else ""
