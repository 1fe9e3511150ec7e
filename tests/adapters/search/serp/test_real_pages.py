"""Real saved result pages, whole and damaged; they stay outside the project."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.adapters.search.serp.catalogue import ENGINES
from app.core.domain.evidence import Outcome

MEANT = {
    "results": {Outcome.HITS},
    "no_results": {Outcome.NO_RESULTS},
    "captcha": {Outcome.CHECK},
    "js_challenge": {Outcome.SCRIPT_SHELL},
    "block": {Outcome.REFUSED},
    "home": {Outcome.NOT_UNDERSTOOD},
    "garbled": {Outcome.NOT_UNDERSTOOD},
}
ALL = pytest.mark.parametrize("name", ENGINES)


def _pages(shared_data: Path, name: str) -> list[tuple[dict[str, Any], str]]:
    folder = shared_data / "serp"
    facts = [json.loads(file.read_text()) for file in sorted((folder / "expected").glob("*.json"))]
    return [
        (fact, (folder / "pages" / f"{fact['id']}.html").read_bytes().decode("utf-8", "replace"))
        for fact in facts
        if fact["engine"] == name
    ]


def _is_partial(fact: dict[str, Any]) -> bool:
    """On one page its author listed half of the results only."""
    return any("author's own" in note for note in fact["notes"])


def _fold(title: str) -> str:
    return re.sub(r"\s+", "", title)


def _complaints(fact: dict[str, Any], outcome: Outcome, hits: tuple[Any, ...]) -> list[str]:
    if outcome not in MEANT[fact["kind"]]:
        return [f"{fact['id']}: {outcome.value} for {fact['kind']}"]
    expected = {row["url"]: row["title"] for row in fact["results"]}
    optional = {row["url"] for row in fact["optional"]}
    found = [hit.url for hit in hits if hit.url in expected]
    wrong = [hit.url for hit in hits if hit.url not in expected and hit.url not in optional]
    titles = [hit.title for hit in hits if hit.url in expected and _fold(hit.title) != _fold(expected[hit.url])]
    return [
        *([f"{fact['id']}: order or number: {found} for {list(expected)}"] if found != list(expected) else []),
        *([f"{fact['id']}: not expected: {wrong}"] if wrong and not _is_partial(fact) else []),
        *([f"{fact['id']}: titles: {titles}"] if titles else []),
    ]


@ALL
def test_every_page_is_told_apart_and_every_hit_found_in_order(shared_data: Path, name: str) -> None:
    complaints: list[str] = []
    for fact, html in _pages(shared_data, name):
        complaints += _complaints(fact, *ENGINES[name].parse(html, query=fact["query"] or ""))
    assert not complaints, "\n".join(complaints)


@ALL
def test_most_hits_carry_a_snippet(shared_data: Path, name: str) -> None:
    hits = [hit for _, html in _pages(shared_data, name) for hit in ENGINES[name].parse(html)[1]]
    assert sum(1 for hit in hits if hit.snippet) >= 0.9 * len(hits)


DAMAGE = {
    "classes renamed": lambda html: re.sub(r'class="[^"]*"', 'class="zz1 zz2"', html),
    "identities renamed": lambda html: re.sub(r'\bid="[^"]*"', 'id="zz"', html),
    "paragraphs gone": lambda html: re.sub(r"<p\b.*?</p>", "", html, flags=re.DOTALL),
    "headings gone": lambda html: re.sub(r"</?h[23]\b[^>]*>", "", html),
    "cut in the middle": lambda html: html[: len(html) // 2],
    "turned around": lambda html: html[len(html) // 2 :] + html[: len(html) // 2],
}


@ALL
@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_costs_hits_but_never_brings_a_wrong_address(shared_data: Path, name: str, damage: str) -> None:
    wrong: list[str] = []
    for fact, html in _pages(shared_data, name):
        known = {row["url"] for row in fact["results"] + fact["optional"]}
        known |= {hit.url for hit in ENGINES[name].parse(html)[1]}
        outcome, hits = ENGINES[name].parse(DAMAGE[damage](html))
        wrong += [f"{fact['id']}: {hit.title} → {hit.url}" for hit in hits if hit.url not in known]
        if fact["kind"] == "captcha" and outcome is Outcome.NO_RESULTS:
            wrong.append(f"{fact['id']}: a check became 'no results'")
    assert not wrong, "\n".join(wrong)
