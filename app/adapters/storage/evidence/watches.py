"""Watched answers, in `watches.json` of the data directory."""

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from app.adapters.storage.atomic_file import write_atomically
from app.adapters.storage.refusals import reason_of
from app.core.domain.errors import Unavailable
from app.core.domain.watch import Watch, WatchInterval

log = logging.getLogger(__name__)

NAME = "watches.json"
_MOST_BYTES = 5_000_000


class WatchFile:
    """Fits `WatchStore`."""

    def __init__(self, data_dir: Path) -> None:
        self._path = data_dir / NAME

    async def load(self) -> list[Watch]:
        return await asyncio.to_thread(self._load)

    async def save(self, watches: Sequence[Watch]) -> None:
        text = json.dumps([asdict(watch) for watch in watches], ensure_ascii=False, indent=1)
        try:
            await asyncio.to_thread(write_atomically, self._path, text.encode("utf-8", "replace").decode())
        except OSError as error:
            raise Unavailable(NAME, str(error), reason=reason_of(error)) from error

    def _load(self) -> list[Watch]:
        try:
            if self._path.stat().st_size > _MOST_BYTES:
                return []
            rows = json.loads(self._path.read_text("utf-8"))
        except FileNotFoundError:
            return []
        except (OSError, ValueError, RecursionError) as error:
            log.warning("%s cannot be read: %s", NAME, error)
            return []
        watches = (_watch(row) for row in (rows if isinstance(rows, list) else []))
        return [watch for watch in watches if watch is not None]


def _watch(row: Any) -> Watch | None:
    if not isinstance(row, dict):
        return None
    texts = [row.get(name) for name in ("conversation", "turn", "checked")]
    conversation, turn, checked = (text if isinstance(text, str) else "" for text in texts)
    interval = WatchInterval.DAILY if row.get("interval") == WatchInterval.DAILY else WatchInterval.WEEKLY
    states = row.get("states")
    marks = states.items() if isinstance(states, dict) else ()
    texts_by_key = {name: mark for name, mark in marks if isinstance(mark, str)}
    return Watch(conversation, turn, interval, checked, texts_by_key) if conversation and turn else None
