"""What all engines have in common."""

import json
from pathlib import Path

import pytest

from app.adapters.search.serp.catalogue import ENGINE_INFOS, ENGINES, usual_engines
from app.core.domain.catalogue import RECORDED
from app.core.domain.evidence import Outcome, Query

WORDS = {"baidu": "wd", "sogou": "query", "startpage": "query", "yandex": "text", "yahoo": "p"}
OWN = "https://search.example"  # for the one that has no address of its own
ALL = pytest.mark.parametrize("name", ENGINES)


def test_every_record_says_what_is_told_of_its_engine() -> None:
    assert [info.id for info in ENGINE_INFOS] == list(ENGINES)
    assert all(info.name and info.checked for info in ENGINE_INFOS)
    assert [info.id for info in ENGINE_INFOS if not info.terms] == ["searx"], "the instance's own rules"


def test_engines_keep_the_names_under_which_settings_hold_them() -> None:
    stored = "bing duckduckgo google baidu brave sogou mojeek startpage yandex yahoo ecosia searx"
    assert list(ENGINES)[:12] == stored.split()


def test_the_usual_engines_follow_the_language() -> None:
    assert usual_engines("zh-CN")[0] == "baidu"
    assert usual_engines("de")[0] == "bing"
    assert "mojeek" in usual_engines("fr-FR")
    assert {"baidu", "mojeek", "sogou"}.isdisjoint(
        {*usual_engines("ja-JP"), *usual_engines("ko"), *usual_engines("zh_TW")}
    )
    assert {*usual_engines("zh"), *usual_engines("")} <= set(ENGINES)


def test_an_engine_that_was_checked_with_its_own_pages_has_one_that_was_saved(shared_data: Path) -> None:
    facts = [json.loads(file.read_text()) for file in (shared_data / "serp" / "expected").glob("*.json")]
    saved = {fact["engine"] for fact in facts if fact["kind"] == "results"}
    assert {info.id for info in ENGINE_INFOS if info.checked == RECORDED} == saved


@ALL
def test_the_query_survives_in_the_address(name: str) -> None:
    from urllib.parse import parse_qs, urlsplit

    parts = urlsplit(ENGINES[name].url(Query("c++ & “$&” 花岗岩 #1"), OWN if name == "searx" else ""))
    words = parse_qs(parts.query)[WORDS.get(name, "q")]
    assert (parts.scheme, words, parts.fragment) == ("https", ["c++ & “$&” 花岗岩 #1"], "")


@ALL
def test_an_address_replaces_the_built_in_base(name: str) -> None:
    assert ENGINES[name].url(Query("x"), "http://127.0.0.1:8123/se/").startswith("http://127.0.0.1:8123/se/")


@ALL
@pytest.mark.parametrize("html", ["", " ", "<", "\ufffd\x1f\ufffd\x00W\ufffd", "HTTP/2 200 OK\n\n", "<h3><a href=x>"])
def test_garbled_pages_are_not_understood(name: str, html: str) -> None:
    assert ENGINES[name].parse(html) == (Outcome.NOT_UNDERSTOOD, ())


@ALL
def test_a_refusal_without_a_page_is_a_refusal(name: str) -> None:
    assert ENGINES[name].parse("", status=429) == (Outcome.REFUSED, ())


@ALL
def test_the_selector_for_readiness_can_be_read(name: str) -> None:
    from selectolax.lexbor import LexborHTMLParser

    assert LexborHTMLParser("<p>").css(ENGINES[name].ready) == []


def test_an_engine_at_an_address_of_the_users_own_asks_nobody_without_it() -> None:
    assert ENGINES["searx"].url(Query("x"), "") == ""


@ALL
def test_what_shows_results_is_no_sign_of_a_check(name: str) -> None:
    from selectolax.lexbor import LexborHTMLParser

    results = ENGINES[name].results
    assert LexborHTMLParser("<p>").css(results) == []
    for sign in ("captcha", "turnstile", "challenge", "consent", "seccode"):
        assert sign not in results


@ALL
def test_no_saved_check_shows_results_and_saved_results_still_do(shared_data: Path, name: str) -> None:
    from selectolax.lexbor import LexborHTMLParser

    folder, engine = shared_data / "serp", ENGINES[name]
    facts = [json.loads(file.read_text()) for file in sorted((folder / "expected").glob("*.json"))]
    for fact in facts:
        if fact["engine"] == name and fact["kind"] in ("captcha", "results"):
            page = LexborHTMLParser((folder / "pages" / f"{fact['id']}.html").read_bytes().decode("utf-8", "replace"))
            ready, results = ([n for n in page.css(css) if n.text().strip()] for css in (engine.ready, engine.results))
            assert bool(results) == (bool(ready) and fact["kind"] == "results"), fact["id"]
