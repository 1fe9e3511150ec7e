"""The page of a bundle: cards tell how each claim was judged, the data is the bundle, and nothing of it runs."""

import re
from dataclasses import replace

from selectolax.lexbor import LexborHTMLParser

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.evidence import Passage, Reference
from app.core.domain.transfer.whole import WholeConversation
from app.core.export.evidence.encoding import bundle_in
from app.core.export.evidence.gathering import CachedText, bundle_of
from app.core.export.words import ENGLISH, Branches
from app.ui.export.evidence.writer import EvidenceWriter
from tests.core.export.evidence.samples import LENGTH, OPENING, TEXT, cached, conversation, source, turn

HOSTILE = '</script></title><script>alert(1)</script><!--<img src=x onerror="alert(2)">]]>\u202egnp'


async def texts(address: str, keep: bool) -> tuple[object, float]:
    one = cached()
    return one.page, one.checked


async def page_of(*turns: object, title: str = "The bridge") -> tuple[bytes, LexborHTMLParser]:
    whole = WholeConversation(conversation(*turns, title=title))  # type: ignore[arg-type]
    data = await EvidenceWriter(texts, "9.9").content(whole, ENGLISH, Branches.CURRENT)  # type: ignore[arg-type]
    return data, LexborHTMLParser(data.decode())


async def test_a_chips_card_tells_claim_verdict_passage_surroundings_and_hashes() -> None:
    _, page = await page_of()
    chip = page.css("button.chip")[0]
    card = page.css_first(f"#{chip.attributes['popovertarget']}")
    text = card.text()
    assert "Claim: The bridge was opened on 24 May 1883" in text
    assert "Found in its source · score 0." in text
    assert card.css_first("mark").text() == "The bridge was opened on 24 May 1883 with great ceremony."
    assert "A landmark of New York." in card.css("span.around")[0].text()
    details = card.css_first("details").text()
    bundle = bundle_of(conversation(), texts={"one": cached()})
    assert f"SHA-256 of the passage: {bundle.passages[0].sha256}" in details
    assert f"SHA-256 of the page text: {bundle.sources[0].text_sha256}" in details
    assert "Accessed 2026-03-01 12:00 UTC" in details
    assert page.css_first("p.counts").text() == "Claims: 3 found in their sources"


async def test_the_data_within_is_the_bundle() -> None:
    data, _ = await page_of()
    bundle = bundle_in(data)
    assert bundle.program == "9.9"
    expected = bundle_of(conversation(), texts={"one": cached(), "two": cached()}, program="9.9")
    assert replace(bundle, exported="") == replace(expected, exported="")


async def test_a_doubtful_claim_says_why() -> None:
    _, page = await page_of(turn(answer="Its total length is 2,900 metres [2]."))
    verdict = page.css_first("p.verdict").text()
    assert "the number “2,900” is not there" in verdict
    assert "2,900" in page.css_first("p.claim").text()


async def test_whatever_sources_and_answers_hold_nothing_runs() -> None:
    bad = replace(
        source("one", 1), title=HOSTILE, author=HOSTILE, site=HOSTILE, date=HOSTILE, url="javascript:alert(1)"
    )
    evil = TEXT.replace("A landmark of New York.", HOSTILE)

    async def hostile_texts(address: str, keep: bool) -> tuple[object, float]:
        return CachedText(cached(evil).page, 0.0).page, 0.0

    one = turn(answer=f"{HOSTILE} It is 1,825 metres [1] [2].", question=HOSTILE, model_name=HOSTILE)
    one = replace(one, sources={"one": bad, "two": source("two", 2)})
    writer = EvidenceWriter(hostile_texts, HOSTILE)  # type: ignore[arg-type]
    data = await writer.content(WholeConversation(conversation(one, title=HOSTILE)), ENGLISH, Branches.CURRENT)
    page = LexborHTMLParser(data.decode())
    (script,) = page.css("script")
    assert script.attributes == {"type": "application/json", "id": "citewise-evidence"}
    assert not page.css("iframe, object, embed, link, form, input, base")
    for node in page.css("*"):
        for name, value in node.attributes.items():
            assert not name.startswith("on")
            if name in ("src", "href"):
                assert re.match(r"(https?://|#|data:image/)", value or ""), value
    policy = page.css_first("meta[http-equiv]").attributes["content"] or ""
    assert policy.startswith("default-src 'none'; img-src data:; style-src 'sha256-")
    assert bundle_in(data).title == HOSTILE


async def test_what_was_moved_dated_or_disputed_stands_on_the_card() -> None:
    bundle = bundle_of(conversation(), texts={"one": cached()})
    from app.core.export.evidence.bundle import BundleEdit, ClaimValue
    from app.ui.export.evidence.parts import EvidenceParts
    from app.ui.export.page import conversation_page

    (record,) = bundle.turns
    claim = replace(
        record.claims[0], moved_from=(3, 5), as_of="2026-01-02", looked_up=True,
        disagreement=(ClaimValue(1, "1883", "", "2026-02-03"), ClaimValue(2, "1884")),
    )  # fmt: skip
    edit = BundleEdit("corrected", before="It was <b>1884</b>.", after="It was 1883.")
    edited = replace(record, claims=(claim, *record.claims[1:]), edits=(edit,), original="It was 1884.")
    html = conversation_page(conversation(), ENGLISH, parts=EvidenceParts(replace(bundle, turns=(edited,)), ENGLISH))
    page = LexborHTMLParser(html)
    card = page.css_first(".card").text()
    for words in (
        "Moved from 3, 5 to 1",
        "As of 2026-01-02",
        "Sources disagree: [1] · 1883 · 2026-02-03",
        "by a search",
    ):
        assert words in card
    assert page.css_first("details .original").text() == "It was 1884."
    assert page.css_first("del").text() == "It was <b>1884</b>."
    assert page.css_first("ins").text() == "It was 1883."


async def test_a_long_passage_is_cut_and_its_hash_is_of_the_whole() -> None:
    data, page = await page_of()
    assert LENGTH in page.text()
    assert len(data) < 60_000


async def test_a_long_passage_is_cut_around_the_sentence_that_counts() -> None:
    long = " ".join(f"Stone number {number} was laid." for number in range(200))
    text = f"{long} {OPENING} {long}"
    references = [Reference(1, "one", (Passage("one", text, 0, len(text)),))]
    answer = "The bridge was opened on 24 May 1883 [1]."
    citations = checked_citations(answer, place_citations(answer, [1]), {1: [text]})
    _, page = await page_of(turn(answer=answer, references=references, citations=citations))
    passage = page.css_first("blockquote.passage")
    assert passage.css_first("mark").text() == "The bridge was opened on 24 May 1883 with great ceremony."
    assert passage.text().startswith("…")
    assert passage.text().endswith("…")
    assert len(passage.text()) < 2_100
