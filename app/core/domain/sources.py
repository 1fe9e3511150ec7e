"""The source book: a conversation's sources and the only giver of numbers."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any
from uuid import uuid4

from app.core.domain.addresses import is_web_address, page_key, site_of, url_key


class Origin(StrEnum):
    WEB = "web"
    KNOWLEDGE = "knowledge"
    MEMORY = "memory"
    FILE = "file"  # attached to a message
    PROVIDER = "provider"


DOCUMENT = "document:"  # the key of a file of the user's begins with it, its path follows
_IMPORTED_FROM = "imported_from"
TOOL = "tool"  # the kind of what a tool gave under a title, without an address of the web
OWN = (Origin.KNOWLEDGE, Origin.MEMORY, Origin.FILE)  # the user's own material


@dataclass(frozen=True)
class Source:
    """What stands behind evidence. `number` is None until its passages are first handed to a model.

    from_text: its address is known from the words of an answer alone. A page that was read may have put it there: it
    is cited, and opened where the user clicks, but never fetched by us.
    """

    id: str
    key: str  # what makes it one source: `page_key` of its address; origin and document where there is none
    url: str = ""  # as given
    title: str = ""
    number: int | None = None
    origin: Origin = Origin.WEB
    site: str = ""
    date: str = ""
    snippet: str = ""
    kind: str = "web"
    query: str = ""  # the query that found it
    resolved: str = ""  # where redirects led
    author: str = ""  # as its page says
    document: str = ""  # of a knowledge base: the document's id
    provider_data: dict[str, Any] = field(default_factory=dict)  # opaque, kept verbatim
    from_text: bool = False

    @property
    def address(self) -> str:
        """Where to open it."""
        return self.resolved or self.url

    @property
    def path(self) -> str:
        """Where a file of the user's stands, absolute; empty for all others."""
        return self.key.removeprefix(DOCUMENT) if self.key.startswith(DOCUMENT) else ""


def imported_data(program: str) -> dict[str, Any]:
    """The provider data of a source of another program, by the name that people know."""
    return {_IMPORTED_FROM: program}


def program_of_source(source: Source) -> str:
    """The one that a source was imported from; empty for one that was found here."""
    program = source.provider_data.get(_IMPORTED_FROM)
    return program if isinstance(program, str) else ""


class SourceBook:
    """Sources by key; numbers 1, 2, 3 … without hole or double, each given once and for ever."""

    def __init__(self, sources: Iterable[Source] = (), highest: int = 0) -> None:
        """highest: the highest number that was ever given, whether or not one of the sources has it."""
        self._highest = highest
        self._by_id: dict[str, Source] = {}
        self._id_by_key: dict[str, str] = {}
        for source in sources:
            self._keep(source)
            self._know_redirect(source)

    def __iter__(self) -> Iterator[Source]:
        return iter(list(self._by_id.values()))

    def __len__(self) -> int:
        return len(self._by_id)

    @property
    def highest(self) -> int:
        return self._highest

    def get(self, source_id: str) -> Source:
        return self._by_id[source_id]

    def find(self, source_id: str) -> Source | None:
        return self._by_id.get(source_id)

    def numbered(self, number: int) -> Source | None:
        return next((s for s in self._by_id.values() if s.number == number), None)

    def upsert(
        self,
        url: str = "",
        *,
        key: str = "",
        title: str = "",
        snippet: str = "",
        kind: str = "web",
        origin: Origin = Origin.WEB,
        provider_data: Mapping[str, Any] | None = None,
        from_text: bool = False,
        **more: str,
    ) -> Source:
        """The source behind an address: the one known under its key, completed by what is new, or a new one.

        `key` names a source that has no web address; `provider_data` is added to what is kept already. Whoever does
        not say `from_text` vouches for the address: a search's own field gave it, or the user.
        """
        if url and (is_web_address(url) or not key):
            key = url_key(url)
        data = dict(provider_data or {})
        existing_id = self._id_by_key.get(key) if key else None
        if existing_id is None:
            site = more.pop("site", "") or site_of(url)
            described = Source(
                uuid4().hex, key or uuid4().hex, url, title, None, origin, site, snippet=snippet, kind=kind
            )
            return self._keep(replace(described, provider_data=data, from_text=from_text, **more))  # type: ignore[arg-type]
        source = self._by_id[existing_id]
        news = {"title": title, "snippet": snippet, **more}
        missing: dict[str, Any] = {name: value for name, value in news.items() if value and not getattr(source, name)}
        if source.kind == "web" and kind != "web":
            missing["kind"] = kind
        if any(source.provider_data.get(name, data) != value for name, value in data.items()):
            missing["provider_data"] = {**source.provider_data, **data}
        if source.from_text and not from_text:
            missing |= {"from_text": False, "url": url or source.url}  # the words may have dressed the address up
        return self._keep(replace(source, **missing)) if missing else source

    def describe(self, source_id: str, **details: str) -> Source:
        """Replace what reading the page has told for certain (title, author, date, site, resolved)."""
        source = self._by_id[source_id]
        described = self._keep(replace(source, **{k: v for k, v in details.items() if v}))  # type: ignore[arg-type]
        self._know_redirect(described)
        return described

    def assign_number(self, source_id: str) -> Source:
        """Give the next number to a source whose passages go to a model for the first time."""
        source = self._by_id[source_id]
        if source.number is not None:
            return source
        return self._keep(replace(source, number=self._highest + 1))

    def with_numbers_of(self, sources: Iterable[Source]) -> "SourceBook":
        """This book; where these sources stand in it under other numbers than their own, one in which theirs count.

        Somebody else wrote into the conversation then: what was given the same number there has none here.
        """
        own = {s.id: s.number for s in sources if s.number is not None and s.id in self._by_id}
        if all(self._by_id[id].number == number for id, number in own.items()):
            return self
        used_numbers = set(own.values())
        free = (replace(s, number=None) if s.number in used_numbers and s.id not in own else s for s in self)
        return SourceBook((replace(s, number=own.get(s.id, s.number)) for s in free), self._highest)

    def _know_redirect(self, source: Source) -> None:
        """The address after redirects names the same page."""
        if source.resolved:
            self._id_by_key.setdefault(page_key(source.resolved), source.id)

    def _keep(self, source: Source) -> Source:
        self._by_id[source.id] = source
        self._highest = max(self._highest, source.number or 0)
        self._id_by_key.setdefault(source.key, source.id)
        return source
