"""Settings that are changed here while somebody edits their file: nobody's change is lost."""

import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.errors import Unavailable
from app.core.domain.settings import Appearance, SearchSettings, Settings, Theme

ONE, TWO = Provider("one", "One", "https://one.example/v1", ("a",)), Provider("two", "Two", "https://two.example/v1")
THREE, FOUR = (
    Provider("three", "Three", "https://three.example/v1"),
    Provider("four", "Four", "https://four.example/v1"),
)
START = Settings((ONE, TWO), ModelChoice("one", "a"), SearchSettings(addresses={"searxng": "http://127.0.0.1:1"}))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    SettingsFile(tmp_path / "settings.json").save(START)
    return tmp_path / "settings.json"


def edit(path: Path, change: Any) -> None:
    """As with an editor, beside the program."""
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def asides(path: Path) -> list[Path]:
    return sorted(found for found in path.parent.iterdir() if found != path)


def now(path: Path) -> Settings:
    return SettingsFile(path).load()


def test_a_hand_edit_beside_an_open_window_survives_what_the_window_saves(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    edit(path, lambda data: data["search"].update(max_results=33, of_the_future={"x": 1}))
    edit(path, lambda data: data.update(window={"width": 900}))
    file.save(replace(settings, appearance=Appearance(Theme.DARK)))
    assert now(path) == replace(START, appearance=Appearance(Theme.DARK), search=replace(START.search, max_results=33))
    data = json.loads(path.read_text(encoding="utf-8"))
    assert (data["window"], data["search"]["of_the_future"]) == ({"width": 900}, {"x": 1})
    assert asides(path) == []


def test_services_are_merged_by_their_ids(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()

    def change(data: Any) -> None:
        del data["providers"][1]
        data["providers"][0]["base_url"] = "https://else.example/v1"
        data["providers"].append({"id": "three", "name": "Three", "base_url": "https://three.example/v1"})

    edit(path, change)
    file.save(replace(settings, providers=(FOUR, replace(ONE, models=("a", "b")), TWO)))
    merged = (FOUR, replace(ONE, models=("a", "b"), base_url="https://else.example/v1"), THREE)
    assert now(path).providers == merged
    assert asides(path) == []


def test_addresses_and_lists_of_words_take_both_changes(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    edit(path, lambda data: data["search"].update(blocked=["a.example"], addresses={"bing": "http://127.0.0.1:2"}))
    search = replace(
        settings.search, blocked=("b.example",), addresses={**settings.search.addresses, "brave": "http://127.0.0.1:3"}
    )
    file.save(replace(settings, search=search))
    assert set(now(path).search.blocked) == {"a.example", "b.example"}
    assert now(path).search.addresses == {"bing": "http://127.0.0.1:2", "brave": "http://127.0.0.1:3"}
    assert asides(path) == []


def test_where_both_changed_the_same_the_windows_value_wins_and_the_other_file_is_kept(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = SettingsFile(path)
    settings = file.load()
    edit(path, lambda data: data["search"].update(max_results=33, max_pages=2))
    before = json.loads(path.read_text(encoding="utf-8"))
    with caplog.at_level(logging.WARNING):
        saved = file.save(replace(settings, search=replace(settings.search, max_results=44)))
    assert (now(path).search.max_results, now(path).search.max_pages) == (44, 2)
    (aside,) = asides(path)
    assert json.loads(aside.read_text(encoding="utf-8")) == before
    assert (saved.aside, saved.fields) == (aside.name, ("search.max_results",))
    assert aside.name in caplog.text


def test_a_model_that_was_chosen_here_and_there_is_never_half_of_each(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    edit(path, lambda data: data.update(model={"provider": "two", "model": "x"}))
    file.save(replace(settings, model=ModelChoice("one", "b")))
    assert now(path).model == ModelChoice("one", "b")
    assert len(asides(path)) == 1


def test_a_key_in_a_hand_edit_is_in_no_copy(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    edit(path, lambda data: (data["providers"][0].update(key="sk-secret"), data["search"].update(max_results=33)))
    file.save(replace(settings, search=replace(settings.search, max_results=44)))
    assert len(asides(path)) == 1
    assert not any(b"sk-secret" in found.read_bytes() for found in path.parent.iterdir())


def test_what_cannot_be_understood_is_kept_and_what_was_in_force_stays(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    path.write_text('{"search": {"max_results": 33,}')
    assert file.load() == settings
    assert path.read_text() == '{"search": {"max_results": 33,}', "somebody is in the midst of writing"
    assert "not understood" in file.problem
    saved = file.save(replace(settings, appearance=Appearance(Theme.DARK)))
    assert [found.read_text() for found in asides(path)] == ['{"search": {"max_results": 33,}']
    assert (saved.aside, saved.fields) == (asides(path)[0].name, ())
    assert now(path) == replace(START, appearance=Appearance(Theme.DARK))


def test_a_file_that_cannot_be_read_is_never_written_over(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    path.rename(path.with_name("real"))
    path.mkdir()
    assert file.load() == settings
    with pytest.raises(Unavailable):
        file.save(Settings())
    assert path.is_dir()


def test_a_file_that_was_deleted_is_written_again(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    path.unlink()
    file.save(replace(settings, appearance=Appearance(Theme.DARK)))
    assert now(path) == replace(START, appearance=Appearance(Theme.DARK))


def test_what_others_wrote_is_seen_when_asked_for(path: Path) -> None:
    file = SettingsFile(path)
    settings = file.load()
    assert file.changed(settings) is None
    edit(path, lambda data: data["search"].update(max_results=33))
    assert file.changed(settings) == replace(START, search=replace(START.search, max_results=33))
    path.write_text("{ half")
    now_seen = replace(START, search=replace(START.search, max_results=33))
    assert file.changed(now_seen) is None
    file.save(now_seen)
    assert file.changed(now_seen) is None
