"""`watches.json` holds what is watched, and a damaged one does no harm."""

import json
from pathlib import Path

import pytest

from app.adapters.data_removal import foreign_names
from app.adapters.storage.evidence.watches import NAME, WatchFile
from app.core.domain.errors import Unavailable
from app.core.domain.watch import Watch, WatchInterval


async def test_what_is_saved_comes_back_and_is_ours_to_erase(tmp_path: Path) -> None:
    file = WatchFile(tmp_path)
    assert await file.load() == []
    watches = [Watch("c", "t", WatchInterval.DAILY, "2026-03-01T00:00:00+00:00", {"0:s": "changed:ab"})]
    await file.save([*watches, Watch("c", "u", checked="\ud800")])
    again = await file.load()
    assert again[0] == watches[0]
    assert again[1].interval is WatchInterval.WEEKLY
    assert foreign_names(tmp_path) == ()


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '[1, {}, {"turn": 7}]', "[" * 100_000])
async def test_what_cannot_be_read_is_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text)
    assert await WatchFile(tmp_path).load() == []


async def test_what_is_odd_falls_out(tmp_path: Path) -> None:
    rows = [{"conversation": "c", "turn": "t", "interval": 3, "states": {"a": 1, "b": "x"}, "checked": None}]
    (tmp_path / NAME).write_text(json.dumps(rows))
    assert await WatchFile(tmp_path).load() == [Watch("c", "t", WatchInterval.WEEKLY, "", {"b": "x"})]


async def test_a_folder_that_takes_no_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable):
        await WatchFile(tmp_path / "file").save([])
