"""Pages as engines may serve them tomorrow: what changes costs hits, but never brings a wrong address."""

import json
from pathlib import Path
from types import ModuleType
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.search.serp import brave, ecosia, mojeek, sogou, startpage, yahoo
from app.core.domain.evidence import Outcome
from tests.adapters.search.serp import test_brave, test_ecosia, test_mojeek, test_sogou, test_startpage, test_yahoo
from tests.adapters.search.serp.mutations import mutated
from tests.adapters.search.serp.samples import ROWS

ENGINES = {
    "brave": (brave, test_brave.sample()),
    "ecosia": (ecosia, test_ecosia.sample()),
    "mojeek": (mojeek, test_mojeek.sample()),
    "sogou": (sogou, test_sogou.sample()),
    "startpage": (startpage, test_startpage.sample()),
    "yahoo": (yahoo, test_yahoo.sample()),
}
HARMLESS = {Outcome.HITS, Outcome.NOT_UNDERSTOOD, Outcome.SCRIPT_SHELL, Outcome.IRRELEVANT}
REAL_SEEDS = range(12)


def _wrong(engine: ModuleType, page: str, titles: dict[str, set[str]]) -> list[str]:
    """Addresses that the page's hits do not have, or that belong to another title."""
    outcome, hits = engine.parse(page)
    known = {title: {unquote(url) for url in urls} for title, urls in titles.items()}  # lxml quotes what it writes
    every: set[str] = set().union(*known.values())
    strange = [hit.url for hit in hits if unquote(hit.url) not in known.get(hit.title, every)]
    return strange + ([] if outcome in HARMLESS else [outcome.value])


@pytest.mark.parametrize("name", ENGINES)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_changes_to_a_page_never_bring_a_wrong_address(name: str, seed: int) -> None:
    engine, page = ENGINES[name]
    titles = {title: {target} for title, target, _ in ROWS}
    if name == "sogou":  # where the row no longer names its target
        for rank, targets in enumerate(titles.values(), start=1):
            targets.add(f"{test_sogou.LINK}{rank}")
    assert not _wrong(engine, mutated(page, seed), titles)


@pytest.mark.parametrize("name", ENGINES)
@given(cut=st.integers(min_value=0, max_value=4000), noise=st.text(max_size=20))
@settings(max_examples=40, deadline=None)
def test_pages_cut_and_filled_with_noise_do_no_harm(name: str, cut: int, noise: str) -> None:
    engine, page = ENGINES[name]
    outcome, hits = engine.parse(page[:cut] + noise + page[cut:])
    assert outcome is not Outcome.NO_RESULTS
    assert (outcome is Outcome.HITS) == bool(hits)
    assert engine.parse(page[:cut])[0] in HARMLESS


@pytest.mark.parametrize("name", ENGINES)
def test_changes_to_real_pages_never_bring_a_wrong_address(shared_data: Path, name: str) -> None:
    wrong = []
    for file in sorted((shared_data / "serp" / "expected").glob(f"{name}-*.json")):
        fact = json.loads(file.read_text())
        page = (shared_data / "serp" / "pages" / f"{fact['id']}.html").read_bytes().decode("utf-8", "replace")
        titles: dict[str, set[str]] = {"": set()}
        for row in fact.get("results", []) + fact.get("optional", []):
            titles.setdefault(row["title"], set()).add(row["url"])
        for seed in REAL_SEEDS:
            wrong += [f"{fact['id']}/{seed}: {one}" for one in _wrong(ENGINES[name][0], mutated(page, seed), titles)]
    assert not wrong, "\n".join(wrong)
