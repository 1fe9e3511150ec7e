"""Engines repaired by a file in the user's data directory."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from app.adapters.search.serp.catalogue import ENGINES
from app.adapters.search.serp.overrides import (
    EngineOverrides,
    OverriddenEngine,
    Override,
    Problem,
    Reason,
    Selectors,
    apply,
    load,
)
from app.core.domain.evidence import Outcome, Query
from tests.adapters.search.serp import samples

ROWS = {"row": "main > .entry", "link": "a.go", "title": "b", "snippet": "i", "date": "u", "site": "s"}


def written(folder: Path, content: Any) -> Path:
    file = folder / "engines.json"
    if not isinstance(content, bytes | str):
        content = json.dumps(content)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def new_page(links: list[str]) -> str:
    entries = "".join(
        f'<div class="entry"><a class="go" href="{link}">link {number}</a><b>Granite {number}</b><i>words</i>'
        f"<u>2 days ago</u><s>Stones</s></div>"
        for number, link in enumerate(links, start=1)
    )
    return samples.page(f"<main>{entries}</main>")


def repaired(name: str, **parts: Any) -> Any:
    return apply(ENGINES[name], EngineOverrides({name: Override(**parts)}))


def test_a_file_that_is_not_there_overrides_nothing(tmp_path: Path) -> None:
    assert load(tmp_path / "engines.json") == (EngineOverrides(), ())


def test_a_whole_entry_is_read(tmp_path: Path) -> None:
    entry = {"address": "https://mirror.example/b", "ready": "main .entry a", "selectors": ROWS}
    overrides, problems = load(written(tmp_path, {"bing": entry, "google": {}}))
    assert problems == ()
    assert overrides.engines["bing"] == Override("https://mirror.example/b", "main .entry a", Selectors(**ROWS))
    assert overrides.engines["google"] == Override()


def test_an_editors_mark_at_the_beginning_does_no_harm(tmp_path: Path) -> None:
    overrides, problems = load(written(tmp_path, b"\xef\xbb\xbf" + b'{"bing": {"ready": "main"}}'))
    assert (overrides.engines["bing"].ready, problems) == ("main", ())


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", Reason.NOT_JSON),
        ("{", Reason.NOT_JSON),
        (b"\xff\xfe\x00", Reason.NOT_JSON),
        ("[" * 50_000, Reason.NOT_JSON),
        ("1" * 6_000, Reason.NOT_JSON),
        ("[]", Reason.NOT_AN_OBJECT),
        ("null", Reason.NOT_AN_OBJECT),
        (" " * 70_000 + "{}", Reason.TOO_LONG),
    ],
)
def test_a_broken_file_is_reported_and_ignored(tmp_path: Path, content: str | bytes, reason: Reason) -> None:
    assert load(written(tmp_path, content)) == (EngineOverrides(), (Problem(reason),))


def test_a_folder_in_its_place_is_reported(tmp_path: Path) -> None:
    assert load(tmp_path) == (EngineOverrides(), (Problem(Reason.UNREADABLE),))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in the file system here")
def test_a_pipe_in_its_place_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "engines.json")
    assert load(tmp_path / "engines.json") == (EngineOverrides(), (Problem(Reason.UNREADABLE),))


@pytest.mark.parametrize(
    ("entry", "reason", "part"),
    [
        ([], Reason.NOT_AN_OBJECT, ""),
        ({"adress": "https://a.example"}, Reason.UNKNOWN, "adress"),
        ({"run": "rm"}, Reason.UNKNOWN, "run"),
        ({"address": 1}, Reason.NOT_TEXT, "address"),
        ({"address": ""}, Reason.BAD_ADDRESS, "address"),
        ({"address": "file:///etc/passwd"}, Reason.BAD_ADDRESS, "address"),
        ({"address": "javascript:alert(1)"}, Reason.BAD_ADDRESS, "address"),
        ({"address": "https://user:word@a.example"}, Reason.BAD_ADDRESS, "address"),
        ({"address": "https://a.example/?q="}, Reason.BAD_ADDRESS, "address"),
        ({"address": "https://a.example/ x"}, Reason.BAD_ADDRESS, "address"),
        ({"address": "https://" + "a" * 300}, Reason.TOO_LONG, "address"),
        ({"ready": None}, Reason.NOT_TEXT, "ready"),
        ({"ready": ""}, Reason.BAD_SELECTOR, "ready"),
        ({"ready": "a" * 300}, Reason.TOO_LONG, "ready"),
        ({"selectors": "h2"}, Reason.NOT_AN_OBJECT, "selectors"),
        ({"selectors": {"row": "li"}}, Reason.INCOMPLETE, "selectors"),
        ({"selectors": {"row": "li", "link": "a", "code": "x"}}, Reason.UNKNOWN, "selectors.code"),
        ({"selectors": {"row": "li", "link": ["a"]}}, Reason.NOT_TEXT, "selectors.link"),
        ({"selectors": {"row": "li", "link": "a["}}, Reason.BAD_SELECTOR, "selectors.link"),
        ({"selectors": {"row": "div div div", "link": "a"}}, Reason.BAD_SELECTOR, "selectors.row"),
    ],
)
def test_a_wrong_entry_is_left_out_and_the_others_stay(tmp_path: Path, entry: Any, reason: Reason, part: str) -> None:
    overrides, problems = load(written(tmp_path, {"bing": entry, "google": {"ready": "main"}}))
    assert overrides.engines == {"google": Override(ready="main")}
    assert problems == (Problem(reason, "bing", part),)


def test_an_unknown_engine_is_named_as_far_as_it_can_be_said(tmp_path: Path) -> None:
    problems = load(written(tmp_path, '{"' + "\\ud800" * 60 + '": {}}'))[1]
    assert problems == (Problem(Reason.UNKNOWN, "?" * 40),)


@pytest.mark.parametrize(
    "selector",
    [
        "h2",
        "*",
        "#rso > div.g h3 + span",
        "#rso>div>a",
        "li:not(.ad, .b) a[href^='http'], [data-testid=\"title\"]",
        "div > a:is(.x, #y)",
        "[data-x] , .a-b_c--d",
    ],
)
def test_ordinary_selectors_are_taken(tmp_path: Path, selector: str) -> None:
    overrides, problems = load(written(tmp_path, {"bing": {"ready": selector}}))
    assert (overrides.engines["bing"].ready, problems) == (selector, ())


@pytest.mark.parametrize(
    "selector",
    [
        "a{}",
        "a::before",
        "a,,b",
        "> a",
        "a >",
        "*|*",
        "a;b",
        "');alert(1)//",
        "</script><script>",
        "a\\",
        "a[href",
        "[a='",
        ":lexbor-contains('x')",
        "div:has(a)",
        "div " * 12 + "a",
        "é\x00",
        ":nth-child(2n)",
        "a" + ":not(b" * 20,
    ],
)
def test_other_selectors_are_refused(tmp_path: Path, selector: str) -> None:
    assert load(written(tmp_path, {"bing": {"ready": selector}}))[1] == (Problem(Reason.BAD_SELECTOR, "bing", "ready"),)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(["address", "ready", "selectors", "row", "link"]) | st.text(max_size=5)
SELECTORS = st.text(alphabet="ab1 .#:[]()'\"=>+~,*-nthchildos", max_size=40)
ENTRIES = st.dictionaries(NAMES, ANYTHING | SELECTORS | st.dictionaries(NAMES, SELECTORS, max_size=4), max_size=4)


@settings(max_examples=150, deadline=None)
@given(content=st.dictionaries(st.sampled_from(["bing", "baidu"]) | st.text(max_size=5), ENTRIES, max_size=3))
def test_no_file_makes_it_fail(tmp_path_factory: pytest.TempPathFactory, content: Any) -> None:
    overrides, problems = load(written(tmp_path_factory.mktemp("any"), content))
    assert len(overrides.engines) + len(problems) == len(content)
    for name in overrides.engines.keys() & ENGINES.keys():
        engine = apply(ENGINES[name], overrides)
        assert engine.parse("<li><a href='https://a.example/'>a</a></li>")[0] in Outcome
        LexborHTMLParser("<p>").css(engine.ready)


def test_an_engine_without_an_entry_stays_itself() -> None:
    assert apply(ENGINES["bing"], EngineOverrides()) is ENGINES["bing"]


def test_the_address_replaces_the_built_in_one_but_not_the_users() -> None:
    engine = repaired("bing", address="https://mirror.example/b")
    assert engine.url(Query("x", language="de"), "").startswith("https://mirror.example/b/search?q=x")
    assert engine.url(Query("x", language="de"), "https://own.example").startswith("https://own.example/search?q=x")


def test_readiness_is_replaced() -> None:
    assert repaired("bing", ready="main .entry").ready == "main .entry"
    assert repaired("bing", address="https://a.example").ready == ENGINES["bing"].ready


def test_selectors_read_a_page_that_the_engine_does_not_understand() -> None:
    page = new_page(["https://a.example/1", "https://www.bing.com/ck/a?u=a1aHR0cHM6Ly9iLmV4YW1wbGUv", "/search?q=x"])
    assert ENGINES["bing"].parse(page)[0] is Outcome.NOT_UNDERSTOOD
    outcome, hits = repaired("bing", selectors=Selectors(**ROWS)).parse(page, query="granite")
    assert outcome is Outcome.HITS
    assert [(hit.rank, hit.title, hit.url) for hit in hits] == [
        (1, "Granite 1", "https://a.example/1"),
        (2, "Granite 2", "https://b.example/"),
    ]
    assert (hits[0].snippet, hits[0].date, hits[0].site) == ("words", "2 days ago", "Stones")


def test_without_a_title_of_its_own_the_links_words_are_it() -> None:
    hit = repaired("google", selectors=Selectors("main", "a")).parse(new_page(["https://a.example/"]))[1][0]
    assert (hit.title, hit.site, hit.snippet) == ("link 1", "a.example", "")


def test_where_the_selectors_find_nothing_the_engine_reads_as_before() -> None:
    engine = repaired("bing", selectors=Selectors(**ROWS))
    for page in (samples.bing(), samples.bing_check(), samples.bing_nothing(), ""):
        assert engine.parse(page) == ENGINES["bing"].parse(page)


def test_junk_of_bing_stays_junk() -> None:
    engine = repaired("bing", selectors=Selectors(**ROWS))
    assert engine.parse(new_page(["https://a.example/"] * 6), query="tax return")[0] is Outcome.IRRELEVANT


@pytest.mark.parametrize("name", ENGINES)
def test_no_engines_own_pages_become_hits(name: str) -> None:
    page = ENGINES[name].url(Query("x"), "https://engine.example/")
    own = page.removeprefix("https:") + "&more=1"
    links = [own, own.removeprefix("//engine.example"), "javascript:x", "#", "", "data:text/html,x", "http://["]
    engine = repaired(name, selectors=Selectors(**ROWS))
    assert [hit.url for hit in engine.parse(new_page([*links, "https://a.example/"]), url=page)[1]] == [
        "https://a.example/"
    ]


def test_a_row_inside_a_row_does_not_double_its_hit() -> None:
    page = samples.page('<div><div><a href="https://a.example/">A</a></div></div>')
    assert len(repaired("google", selectors=Selectors("div", "a")).parse(page)[1]) == 1


def test_a_file_that_changed_is_read_anew_and_a_broken_one_is_told(tmp_path: Path) -> None:
    repaired = OverriddenEngine(tmp_path / "engines.json")
    assert repaired.engines() == ENGINES
    written(tmp_path, {"bing": {"ready": "main"}})
    assert repaired.engines()["bing"].ready == "main"
    assert repaired.engines() is repaired.engines(), "read once"
    written(tmp_path, {"bing": {"ready": "main >> p"}, "google": {"ready": "#new"}})
    assert repaired.problems() == ("engines.json: bing: ready: bad_selector",)
    assert (repaired.engines()["bing"].ready, repaired.engines()["google"].ready) == (ENGINES["bing"].ready, "#new")
    written(tmp_path, "{")
    assert repaired.problems() == ("engines.json: not_json",)
    (tmp_path / "engines.json").unlink()
    assert (repaired.problems(), repaired.engines()["google"].ready) == ((), ENGINES["google"].ready)
