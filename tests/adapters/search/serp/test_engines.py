"""What all engines have in common."""

import pytest

from app.adapters.search.serp.engines import ENGINES
from app.core.domain import settings
from app.core.domain.evidence import Outcome, Query

ALL = pytest.mark.parametrize("name", ENGINES)


def test_every_engine_of_the_settings_is_there() -> None:
    assert tuple(ENGINES) == settings.ENGINES


@ALL
def test_the_query_survives_in_the_address(name: str) -> None:
    from urllib.parse import parse_qs, urlsplit

    parts = urlsplit(ENGINES[name].url(Query("c++ & “$&” 花岗岩 #1"), ""))
    words = parse_qs(parts.query)["wd" if name == "baidu" else "q"]
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
