"""The searches of an answer in Responses: each is told when it begins, and again when something of it changed."""

from collections.abc import Iterable
from typing import Any

from app.adapters.llm.formats.responses.items import address
from app.adapters.llm.protocol.evidence import MOST
from app.core.domain.chat import ModelPart, ProviderSearchPart


class SearchLog:
    def __init__(self) -> None:
        self._searches: dict[str, ProviderSearchPart] = {}

    def changes(self, searches: Iterable[ProviderSearchPart]) -> list[ModelPart]:
        """Those that are new, or changed."""
        news: list[ModelPart] = []
        for search in searches:
            room = search.id in self._searches or len(self._searches) < MOST
            if room and self._searches.get(search.id) != search:
                self._searches[search.id] = search
                news.append(search)
        return news

    def queries(self, queries: Iterable[str], state: str) -> list[ModelPart]:
        return self.changes(ProviderSearchPart(f"query {q}", "search", q, "", state) for q in queries)

    def pages(self, urls: Iterable[Any], state: str) -> list[ModelPart]:
        addresses = (url for url in map(address, urls) if url)
        return self.changes(ProviderSearchPart(f"page {u}", "open_page", "", u, state) for u in addresses)
