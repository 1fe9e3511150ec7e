"""Chatbox's threads with the branches that leave them, as one tree."""

from collections.abc import Mapping
from typing import Any

from app.adapters.imports.fields import json_text, mapping, mappings, sequence, stable_id, text


class Branches:
    """The messages of a thread and of the branches that leave it, each with the one that it hangs on."""

    def __init__(self) -> None:
        self.rows: list[tuple[Mapping[str, Any], str | None]] = []
        self.last: str | None = None
        self.broken = 0
        self._ids: set[str] = set()
        self._pivots: dict[str, str] = {}  # message → what a branch behind it hangs on

    def add(self, messages: list[Any], parent: str | None) -> None:
        pivot = parent
        for item in messages:
            if not isinstance(item, dict):
                self.broken += 1
                continue
            own = text(item.get("id")) or stable_id(str(len(self.rows)), json_text(item))
            if own in self._ids:
                continue  # the active branch, which stands in its fork as well
            self._ids.add(own)
            self.rows.append(({**item, "id": own}, parent))
            if item.get("isSummary") is True and pivot is not None:
                self._pivots[pivot] = own  # a summary belongs to what it stands behind, whatever branch follows
            else:
                pivot = own
            self.last = parent = own

    def add_forks(self, forks: dict[str, Any], rest: bool) -> None:
        """Those that leave what is there, taken out of `forks`; the `rest` too, whatever it left is gone."""
        while ready := [key for key in forks if key in self._ids] or (rest and list(forks)):
            for key in ready:
                for branch in mappings(mapping(forks.pop(key)).get("lists")):
                    self.add(sequence(branch.get("messages")), self._pivots.get(key, key))
