"""The sources of a message, by number."""

from dataclasses import dataclass, field, replace

from app.core.domain.transfer import ForeignSource


@dataclass
class SourceList:
    """Numbered by the first appearance of a key, its address where there is none; what comes again adds its words."""

    _sources: list[ForeignSource] = field(default_factory=list)
    _indexes: dict[str, int] = field(default_factory=dict)

    def add(self, source: ForeignSource, key: str = "") -> int:
        """Its index."""
        key = key or source.url
        index = self._indexes.get(key) if key else None
        if index is None:
            index = len(self._sources)
            self._sources.append(source)
            if key:
                self._indexes[key] = index
            return index
        first = self._sources[index]
        self._sources[index] = replace(
            first,
            title=first.title or source.title,
            site=first.site or source.site,
            date=first.date or source.date,
            snippet=first.snippet or source.snippet,
            passage=_joined(first.passage, source.passage),
        )
        return index

    def numbers(self) -> dict[int, int]:
        """number as the reader sees it, from 1 → index."""
        return {index + 1: index for index in range(len(self._sources))}

    def all(self) -> tuple[ForeignSource, ...]:
        return tuple(self._sources)

    def __len__(self) -> int:
        return len(self._sources)


def _joined(first: str, second: str) -> str:
    if not second or second in first:
        return first
    return f"{first}\n\n{second}" if first else second
