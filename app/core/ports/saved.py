"""Saved pages and streams, for bug reports."""

from collections.abc import Iterator
from typing import Any, Protocol


class Inspector(Protocol):
    """Saved pages and streams → JSON, for bug reports. `BadAnswer` where nothing is understood."""

    def serp(
        self, engine: str, data: bytes, query: str = "", status: int = 200, structural: bool = False
    ) -> dict[str, Any]: ...

    def page(self, data: bytes, url: str) -> dict[str, Any]: ...

    def stream(self, wire_format: str, data: bytes, dialect: str = "") -> dict[str, Any]: ...

    def support(self, data: bytes) -> Iterator[dict[str, Any]]: ...
