"""The page of a conversation, read by a parser and looked at in a browser's eyes: nothing runs, all is inside."""

import re
from dataclasses import replace
from typing import Any

import pytest
from selectolax.lexbor import LexborHTMLParser

from app.core.citing.markers import place_citations
from app.core.domain.chat import ImageBlock
from app.core.domain.citation import Anchor, Citation, DisagreeingValue, Disagreement, Support, Verdict
from app.core.domain.conversation import Conversation
from app.core.domain.evidence import Passage, Reference
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.export.words import ENGLISH, Branches
from app.ui.export.page import conversation_page
from tests.adapters.storage.samples import NOON, source

HOSTILE = '</title><script>alert(1)</script><img src=x onerror="alert(2)">]]>\x00\x0b\u202egnp'


def turn(text: str = "Air scatters [1]. Code:\n\n```python\nx = [1]\n```\n\n$x^2$", **more: Any) -> Turn:
    one = source("high", 1, site="example.org")
    passage = Passage(one.id, "Before. Blue light is scattered. <b>After</b>.", score=0.9)
    support = Support(Verdict.PARTLY, 0.5, "Blue light is scattered.")
    citations = tuple(replace(cited, support=support) for cited in place_citations(text, [1]))
    values: dict[str, Any] = {
        "sources": {one.id: one},
        "references": [Reference(1, one.id, (passage,))],
        "citations": citations,
        "text_parts": [text],
    }
    return Turn("t1", "c", more.pop("question", "Why?"), created=NOON, **values | more)


def page_of(*turns: Turn, title: str = "Sky", branches: Branches = Branches.CURRENT) -> LexborHTMLParser:
    html = conversation_page(Conversation("c", title, turns=turns), ENGLISH, branches)
    html.encode("utf-8")
    return LexborHTMLParser(html)


def test_a_chip_opens_a_card_with_the_passage_and_the_words_that_support_it() -> None:
    page = page_of(turn())
    (chip,) = page.css("button.chip")
    card = page.css_first(f"#{chip.attributes['popovertarget']}")
    assert "popover" in card.attributes
    assert card.css_first("a").attributes["href"] == "https://example.org/high"
    assert card.css_first("mark").text() == "Blue light is scattered."
    assert "<b>After</b>" in card.css_first(".passage").text()
    assert ENGLISH.partly in card.text()
    assert page.css_first("a.paper").attributes["href"] == f"#{page.css_first('.source').attributes['id']}"


def test_sources_that_disagree_and_old_ones_show_on_the_chip() -> None:
    disagreement = Disagreement((DisagreeingValue(1, "1883", "", ""), DisagreeingValue(2, "1884", "", "")))
    marked = tuple(replace(one, disagreement=disagreement, as_of="2024-05") for one in turn().citations)
    page = page_of(turn(citations=marked))
    chip = page.css_first("button.chip.disputed")
    assert "≠" in chip.text()
    assert page.css_first("small.asof").text() == "as of 2024-05"
    assert chip.attributes["popovertarget"]


def test_code_is_coloured_and_as_it_was_and_maths_is_mathml() -> None:
    page = page_of(turn())
    assert page.css_first("pre code").text() == "x = [1]\n"
    assert page.css("pre code span")
    assert page.css_first("math msup") is not None
    assert not page.css("[data-do]")  # no button of the window


def test_nothing_runs_and_nothing_is_asked_of_the_network() -> None:
    hostile = source("high", 1, site=HOSTILE, author=HOSTILE)
    hostile = replace(hostile, url="javascript:alert(1)", title=HOSTILE)
    bad = replace(
        turn(f"{HOSTILE} [1] ![x](https://evil.example/x.png)"),
        question=HOSTILE,
        model_name=HOSTILE,
        files=(HOSTILE,),
        sources={hostile.id: hostile},
        images=(ImageBlock(b"x", 'image/png" onload="alert(1)'), ImageBlock(b"<svg/>", "image/svg+xml")),
    )
    page = page_of(bad, title=HOSTILE)
    assert not page.css("script, iframe, object, embed, link, form, input, base")
    for node in page.css("*"):
        for name, value in node.attributes.items():
            assert not name.startswith("on")
            assert name != "style"
            if name in ("src", "href"):
                assert re.match(r"(https?://|#|data:image/)", value or ""), value
    assert not page.css("img[src^='http']")
    assert page.css_first("title").text().startswith("</title><script>")
    policy = page.css_first("meta[http-equiv]").attributes["content"] or ""
    assert policy.startswith("default-src 'none'; img-src data:; style-src 'sha256-")
    assert "\x00" not in (page.html or "")


def test_pictures_are_inside() -> None:
    page = page_of(turn(images=(ImageBlock(b"\x89PNG", "image/png"),)))
    assert page.css_first(".pictures img").attributes["src"] == "data:image/png;base64,iVBORw=="


def test_sources_that_are_cited_nowhere_in_particular_have_their_chips_below() -> None:
    page = page_of(turn("Words.", citations=(Citation((1,), None, "", Anchor.UNPLACED),)))
    assert page.css_first(".loose button.chip") is not None
    assert len(page.css(".source")) == 1


def test_all_branches_say_what_they_follow() -> None:
    first = turn()
    second = replace(first, id="t2", parent="t1", question="A")
    turns = (first, second, replace(second, id="t3", question="B"))
    assert len(page_of(*turns).css("article")) == 2
    everything = page_of(*turns, branches=Branches.ALL)
    assert len(everything.css("article")) == 3
    assert "Version 2 of 2 · Follows: Why?" in everything.css("article")[2].text()


@pytest.mark.parametrize("size", [1_000_000])
def test_a_megabyte_is_written_in_bearable_time(size: int) -> None:
    page = page_of(turn("word " * (size // 5)))
    assert len(page.css_first(".answer").text()) >= size - 5


def test_right_to_left_text_finds_its_side() -> None:
    page = page_of(turn("עברית [1]", question="שאלה"), title="כותרת")
    assert page.css_first("h1").attributes["dir"] == "auto"
    assert str(page.css_first(".answer p").attributes["dir"]) in ("auto", "rtl")


def test_a_source_without_an_address_of_the_web_is_no_link() -> None:
    fact = Source("f", "memory:1", "", "A fact", 1)
    page = page_of(turn(sources={"f": fact}, references=[Reference(1, "f", ())]))
    assert not page.css(".source a, .card a")
