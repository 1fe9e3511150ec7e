"""The sources of a conversation that is imported: ids that stay the same at the next import, numbers for ever."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from uuid import UUID, uuid5

from app.core.domain.addresses import is_web_address, site_of, url_key
from app.core.domain.sources import Origin, Source, imported_data
from app.core.domain.transfer import ForeignSource

_UTM = re.compile(r"([?&])utm_source=[^&#]*(&|)")


class ImportedSources:
    """By their addresses, over the whole conversation; numbers are given by first appearance."""

    def __init__(self, conversation_id: str, program: str, stored: Iterable[Source] = ()) -> None:
        """stored: the conversation's book, where it was imported before."""
        self._namespace = UUID(hex=conversation_id)
        self._program = program
        self._by_key = {source.key: source for source in stored}
        self._highest = max((source.number or 0 for source in self._by_key.values()), default=0)

    def __iter__(self) -> Iterator[Source]:
        return iter(list(self._by_key.values()))

    def add(self, foreign: ForeignSource) -> Source:
        """The source behind it: the one with its address, completed by what is new, or a new one."""
        url = _without_tracking(foreign.url) if is_web_address(foreign.url) else ""
        key = url_key(url) if url else f"{self._program}:{foreign.title}:{foreign.passage[:200]}"
        source = self._by_key.get(key)
        if source is None:
            source = Source(
                uuid5(self._namespace, key).hex, key, url, origin=Origin.PROVIDER, site=site_of(url),
                provider_data=imported_data(self._program),
            )  # fmt: skip
        source = replace(
            source,
            title=source.title or foreign.title,
            date=source.date or foreign.date,
            snippet=source.snippet or foreign.snippet,
            site=source.site or foreign.site,
        )
        self._by_key[key] = source
        return source

    def numbered(self, source: Source) -> Source:
        """The source with a number, which it has from now on."""
        current = self._by_key[source.key]
        if current.number is None:
            self._highest += 1
            current = self._by_key[source.key] = replace(current, number=self._highest)
        return current

    def current(self, source: Source) -> Source:
        """As it is known by now."""
        return self._by_key[source.key]


def _without_tracking(url: str) -> str:
    """As it was given, but for the name of the program that sent the reader there."""
    return _UTM.sub(lambda match: match[1] if match[2] else "", url)
