"""Pages as engines may serve them tomorrow: what changes costs hits, but never brings a wrong address."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.search.serp.catalogue import ENGINES
from app.adapters.search.serp.engine import Parse
from app.adapters.search.serp.engines import brave, ecosia, mojeek, sogou, startpage, yahoo
from app.core.domain.evidence import Hit, Outcome
from tests.adapters.search.serp.engines import (
    test_brave,
    test_ecosia,
    test_mojeek,
    test_sogou,
    test_startpage,
    test_yahoo,
)
from tests.adapters.search.serp.mutations import CHANGES, changed, mutated, tree
from tests.adapters.search.serp.samples import ROWS

SAMPLES = {
    "brave": (brave, test_brave.sample()),
    "ecosia": (ecosia, test_ecosia.sample()),
    "mojeek": (mojeek, test_mojeek.sample()),
    "sogou": (sogou, test_sogou.sample()),
    "startpage": (startpage, test_startpage.sample()),
    "yahoo": (yahoo, test_yahoo.sample()),
}
HARMLESS = {Outcome.HITS, Outcome.NOT_UNDERSTOOD, Outcome.SCRIPT_SHELL, Outcome.IRRELEVANT}
REAL_SEEDS = range(3)
_TRACKER = "?fr=aladdin"  # Baidu names the same page with and without it


def _strange(hits: Iterable[Hit], titles: dict[str, set[str]]) -> list[str]:
    """Addresses that the page's hits do not have, or that belong to another title."""
    known = {title: {_plain(url) for url in urls} for title, urls in titles.items()}
    every: set[str] = set().union(*known.values())
    return [hit.url for hit in hits if _plain(hit.url) not in known.get(hit.title, every)]


def _plain(url: str) -> str:
    return unquote(url).removesuffix(_TRACKER)  # lxml quotes what it writes


@pytest.mark.parametrize("name", SAMPLES)
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_changes_to_a_page_never_bring_a_wrong_address(name: str, seed: int) -> None:
    engine, page = SAMPLES[name]
    titles = {title: {target} for title, target, _ in ROWS}
    if name == "sogou":  # where the row no longer names its target
        for rank, targets in enumerate(titles.values(), start=1):
            targets.add(f"{test_sogou.LINK}{rank}")
    outcome, hits = engine.parse(mutated(page, seed))
    assert outcome in HARMLESS
    assert not _strange(hits, titles)


@pytest.mark.parametrize("name", SAMPLES)
@given(cut=st.integers(min_value=0, max_value=4000), noise=st.text(max_size=20))
@settings(max_examples=40, deadline=None)
def test_pages_cut_and_filled_with_noise_do_no_harm(name: str, cut: int, noise: str) -> None:
    engine, page = SAMPLES[name]
    outcome, hits = engine.parse(page[:cut] + noise + page[cut:])
    assert outcome is not Outcome.NO_RESULTS
    assert (outcome is Outcome.HITS) == bool(hits)
    assert engine.parse(page[:cut])[0] in HARMLESS


@cache
def _pages(folder: Path, name: str) -> list[tuple[dict[str, Any], str]]:
    """The engine's real pages that are HTML at all, with what is known of them."""
    facts = [json.loads(file.read_text("utf-8")) for file in sorted((folder / "expected").glob("*.json"))]
    mine = [fact for fact in facts if fact["engine"] == name]
    pages = [(fact, (folder / "pages" / f"{fact['id']}.html").read_bytes().decode("utf-8", "replace")) for fact in mine]
    return [(fact, page) for fact, page in pages if tree(page) is not None]


def _titles(fact: dict[str, Any], parse: Parse, page: str) -> dict[str, set[str]]:
    """The right addresses below their titles: only those that the page's expected file lists count."""
    titles: dict[str, set[str]] = {}
    for row in fact["results"] + fact["optional"]:
        titles.setdefault(row["title"], set()).update((row["url"], row["href"]))
    if any("author's own" in note for note in fact["notes"]):  # half of the results were listed only
        for hit in parse(page)[1]:
            titles.setdefault(hit.title, set()).add(hit.url)
    return titles


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", ENGINES)
def test_changed_real_pages_cost_hits_but_bring_no_wrong_address(shared_data: Path, name: str, change: str) -> None:
    """Seeded, so that a failure comes back."""
    parse, wrong = ENGINES[name].parse, []
    for fact, page in _pages(shared_data / "serp", name):
        titles = _titles(fact, parse, page)
        for seed in REAL_SEEDS:
            new = changed(page, CHANGES[change], Random(f"{fact['id']} {change} {seed}"))
            outcome, hits = parse(new, query=fact["query"] or "")
            wrong += [f"{fact['id']} ({seed}): {url}" for url in _strange(hits, titles)]
            if outcome is Outcome.NO_RESULTS and fact["kind"] != "no_results":
                wrong.append(f"{fact['id']} ({seed}): nothing found, for {fact['kind']}")
    assert not wrong, "\n".join(wrong)
