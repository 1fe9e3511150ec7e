"""Sources and citations of every speaker of Responses, with their places in the joined text."""

from typing import Any

import pytest

from app.adapters.llm.recording import RecordedAnswer
from app.core.domain.chat import CitedPart, GroundingPart, SourcesPart
from app.core.domain.citation import Anchor
from tests.adapters.llm.responses_events import (
    Event,
    added,
    body,
    cite,
    completed,
    decoded,
    delta,
    done,
    message,
    noted,
    searched,
    spoken,
)

A, B = "https://a.example/p", "https://b.example/q"


def places(found: RecordedAnswer) -> list[tuple[str | None, list[str]]]:
    """The words at each citation's place (None: unplaced), and the addresses that it names."""
    urls = {source.key: source.url for source in found.sources}
    return [(found.text[slice(*c.place)] if c.place else None, [urls[key] for key in c.keys]) for c in found.citations]


def at(text: str, marker: str, url: str, title: str = "", unit: str = "") -> Event:
    """An annotation of the marker in the text, counted in the unit."""
    start = text.index(marker)

    def count(words: str) -> int:
        return len(words.encode(unit)) // (2 if unit == "utf-16-le" else 1) if unit else len(words)

    return cite(url, count(text[:start]), count(text[: start + len(marker)]), title)


OPENAI = f"Fact. ([a.example]({A}?utm_source=openai)) More [B]({B})"


def test_openai_marks_the_link_with_its_parentheses() -> None:
    marker = f"([a.example]({A}?utm_source=openai))"
    look = searched({"type": "search", "query": "q", "sources": [{"type": "url", "url": A}, {"type": "url", "url": B}]})
    told = at(OPENAI, marker, f"{A}?utm_source=openai", "The title")
    found = decoded(
        done(look), delta(OPENAI, 1), noted(told, 1, number=0), done(message(spoken(OPENAI, told), index=1), 1)
    )
    assert places(found) == [(marker, [A])]
    assert [(s.url, s.title) for s in found.sources] == [
        (A, "The title"),
        (B, ""),
    ]  # the parameter makes no second page
    assert found.citations[0].marker == marker
    assert found.citations[0].data == told


def test_a_citation_is_told_at_once_and_again_at_the_end() -> None:
    told = at(OPENAI, f"[B]({B})", B)
    found = decoded(delta(OPENAI), noted(told), delta(" end."), done(message(spoken(OPENAI + " end.", told))))
    early = [part.citation for part in found.parts if isinstance(part, CitedPart)]
    assert early == list(found.citations)
    assert sum(isinstance(part, GroundingPart) for part in found.parts) == 1


def test_offsets_count_from_their_own_content_part() -> None:
    one, two = f"😀 [A]({A})", f"天 [B]({B})"
    first = message(spoken(one, at(one, f"[A]({A})", A)), index=0)
    second = message("Then: ", spoken(two, at(two, f"[B]({B})", B)), index=1)
    assert places(body(first, second)) == [(f"[A]({A})", [A]), (f"[B]({B})", [B])]
    streamed = decoded(
        delta(one, 0),
        noted(at(one, f"[A]({A})", A), 0),
        delta("Then: ", 1, 0),
        delta(two, 1, 1),
        noted(at(two, f"[B]({B})", B), 1, 1),
        completed(first, second),
    )
    assert places(streamed) == [(f"[A]({A})", [A]), (f"[B]({B})", [B])]
    assert streamed.text == f"{one}\n\nThen: {two}"


def test_parts_that_grow_in_turns_keep_their_places() -> None:
    one, two = f"x [A]({A})", f"y [B]({B})"
    marks = [noted(at(one, f"[A]({A})", A), 0, 0), noted(at(two, f"[B]({B})", B), 0, 1)]
    found = decoded(delta("x ", 0, 0), delta("y ", 0, 1), delta(one[2:], 0, 0), delta(two[2:], 0, 1), *marks)
    assert found.text == f"x y [A]({A})[B]({B})"
    assert places(found) == [(f"[A]({A})", [A]), (f"[B]({B})", [B])]


def test_a_span_that_other_text_tears_apart_has_no_place() -> None:
    one = f"[A]({A})"
    found = decoded(delta(one[:4], 0, 0), delta("zzz", 0, 1), delta(one[4:], 0, 0), noted(at(one, one, A), 0, 0))
    assert places(found) == [(None, [A])]


@pytest.mark.parametrize("unit", ["", "utf-16-le", "utf-8"])
def test_offsets_may_count_characters_utf16_units_or_bytes(unit: str) -> None:
    text = f"😀😀 “天气” ist schön [[1]]({A}) und 😀 [[2]]({B})."
    marks = [at(text, f"[[1]]({A})", A, "1", unit), at(text, f"[[2]]({B})", B, "2", unit)]
    expected = [(f"[[1]]({A})", [A]), (f"[[2]]({B})", [B])]
    assert places(body(message(spoken(text, *marks)))) == expected
    assert places(decoded(delta(text), *(noted(mark) for mark in marks), completed())) == expected


def test_a_number_for_a_title_is_a_label() -> None:
    text = f"x [[3]]({A})"
    found = body(message(spoken(text, at(text, f"[[3]]({A})", A, "3"))), citations=[A, B])
    assert [(s.url, s.title, s.label) for s in found.sources] == [(A, "", "3"), (B, "", "")]


def test_positionless_annotations_at_the_end_belong_to_the_answer_as_a_whole() -> None:
    found = decoded(
        delta("All of it."), noted(cite(A)), noted(cite(B)), done(message(spoken("All of it.", cite(A), cite(B))))
    )
    assert places(found) == [(None, [A]), (None, [B])]
    assert {c.anchor for c in found.citations} == {Anchor.UNPLACED}


def ark(url: str, **more: Any) -> Event:
    return cite(url, title="T", site_name="Site", publish_time="2026-01-02", summary="Words", logo_url=url, **more)


def test_arks_annotations_stand_right_behind_the_text_that_came_before_them() -> None:
    found = decoded(
        added({"type": "web_search_call", "id": "ws_0", "status": "in_progress"}),
        done(searched({"type": "search", "query": "天气"})),
        delta("北京今天晴。 ", 1),
        noted(ark(A), 1),
        noted(ark(B), 1),
        delta("上海下雨。", 1),
        noted(ark(A), 1),
        done(message(spoken("北京今天晴。 上海下雨。", ark(A), ark(B), ark(A)), index=1), 1),
        dialect="ark",
    )
    assert [(c.place, c.anchor) for c in found.citations] == [((6, 6), Anchor.SPAN), ((12, 12), Anchor.SPAN)]
    assert [c.keys for c in found.citations] == [("a.example/p", "b.example/q"), ("a.example/p",)]
    source = found.sources[0]
    assert (source.title, source.site, source.date, source.snippet) == ("T", "Site", "2026-01-02", "Words")
    assert source.data["logo_url"] == A


def test_arks_places_are_seen_in_a_recording_too() -> None:
    found = decoded(delta("One."), noted(ark(A)), delta(" Two."), noted(ark(B)))
    assert [c.place for c in found.citations] == [(4, 4), (9, 9)]


def test_ark_without_a_stream_names_no_places() -> None:
    assert places(body(message(spoken("One.", ark(A))), dialect="ark")) == [(None, [A])]


def test_an_own_document_is_a_source_without_an_address() -> None:
    told = {"type": "doc_citation", "doc_id": "d1", "doc_name": "Manual.pdf", "chunk_id": 3}
    found = decoded(delta("One."), noted(told), delta(" Two."), dialect="ark")
    assert [(s.url, s.title, s.kind) for s in found.sources] == [("", "Manual.pdf", "file")]
    assert [(c.place, c.keys) for c in found.citations] == [((4, 4), (found.sources[0].key,))]


def test_a_file_citation_stands_at_its_index() -> None:
    told = {"type": "file_citation", "file_id": "file-1", "filename": "a.pdf", "index": 4}
    found = body(message(spoken("One. Two.", told, {"type": "file_path", "file_id": "file-2", "index": 1})))
    assert [(c.place, c.anchor) for c in found.citations] == [((4, 4), Anchor.SPAN)]
    assert [(s.title, s.kind) for s in found.sources] == [("a.pdf", "file")]


@pytest.mark.parametrize(
    "nothing", [None, {}, [], "x", {"type": "url_citation"}, {"type": "url_citation", "url": None}]
)
def test_an_annotation_that_cites_nothing_is_passed_over(nothing: Any) -> None:
    found = decoded(delta("a"), noted(nothing), done(message(spoken("a", nothing))))
    assert (found.text, found.citations, found.sources) == ("a", (), ())


def test_an_annotation_may_be_nested() -> None:
    text = f"x [[1]]({A})"
    flat = at(text, f"[[1]]({A})", A)
    nested = {"type": "url_citation", "url_citation": {k: v for k, v in flat.items() if k != "type"}}
    assert places(body(message(spoken(text, nested)))) == [(f"[[1]]({A})", [A])]


@pytest.mark.parametrize("span", [(0, 0), (5, 2), (900, 950), (True, False), ("1", "2"), (-3, 4), (None, None)])
def test_a_span_that_is_none_has_no_place(span: tuple[Any, Any]) -> None:
    found = body(message(spoken("Some text here.", cite(A, *span))))
    assert places(found) == [(None, [A])]


def test_a_span_beside_its_link_is_moved_to_it() -> None:
    text = f"Words before it, [A]({A})."
    assert places(body(message(spoken(text, cite(A, 0, 3))))) == [(f"[A]({A})", [A])]


def test_a_span_of_plain_words_is_the_claim() -> None:
    found = body(message(spoken("The sky is blue. So it is.", cite(A, 0, 16))))
    assert [(c.place, c.claim, c.anchor) for c in found.citations] == [((16, 16), (0, 16), Anchor.SPAN)]


def test_a_span_of_a_bare_marker_is_the_marker() -> None:
    found = body(message(spoken("Blue [1] and [web:2].", cite(A, 5, 8), cite(B, 13, 20))))
    assert places(found) == [("[1]", [A]), ("[web:2]", [B])]
    assert [c.claim for c in found.citations] == [None, None]


def test_a_repeated_annotation_counts_once() -> None:
    told = at(OPENAI, f"[B]({B})", B)
    found = decoded(
        delta(OPENAI),
        noted(told),
        noted(told),
        done(message(spoken(OPENAI, told))),
        completed(message(spoken(OPENAI, told))),
    )
    assert places(found) == [(f"[B]({B})", [B])]


def test_a_source_may_have_a_name_only() -> None:
    look = searched({"type": "search", "query": "weather", "sources": [{"type": "api", "name": "oai-weather"}]})
    found = body(look, message("Sunny."))
    assert [(s.key, s.url, s.title) for s in found.sources] == [("=oai-weather", "", "oai-weather")]
    assert found.citations == ()


@pytest.mark.parametrize(
    "url", ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "https://", "//a.example", "https://a\\b"]
)
def test_what_is_no_web_address_is_none(url: str) -> None:
    look = searched({"type": "search", "sources": [{"type": "url", "url": url, "title": "T"}]})
    found = body(look, message(spoken("x", cite(url, 0, 1, "T"))), citations=[url])
    assert {s.url for s in found.sources} == {""}


def test_xais_list_of_all_that_it_met_is_consulted_not_cited() -> None:
    found = decoded(delta("x"), completed(message("x"), citations=[A, B, A, 7, None]))
    assert [s.url for s in found.sources] == [A, B]
    assert found.citations == ()


def test_deepseek_names_the_pages_that_it_opened() -> None:
    found = body(
        searched({"type": "search", "queries": ["q"]}, 0),
        searched({"type": "open_page", "url": f"{A}#ws_call_id=call_00_x"}, 1),
        searched({"type": "open_page", "url": f"{B}#ws_call_id=call_00_y"}, 2, status="failed"),
        message(f"See [A]({A})."),
        dialect="deepseek",
    )
    assert [s.url for s in found.sources] == [A]
    assert [(s.action, s.url) for s in found.searches[1:]] == [("open_page", A), ("open_page", B)]
    assert found.citations == ()


TAIL = f"\n\n## Sources\n[grok2api-sources]: #\n- [A \\[x\\]]({A})\n- [B]({B})\n"
GROK = f"Blue [[1]]({A}) and red [[2]]({B})."


def grok(*events: Event, text: str = GROK, **more: Any) -> RecordedAnswer:
    """The first generation: no sequence numbers, annotations behind their deltas, `[DONE]` at the end."""
    marks = [at(GROK, f" [[1]]({A})", A, A), at(GROK, f" [[2]]({B})", B, "B")]
    item = message(spoken(text, *marks), index=1, **more)
    pieces = [text[i : i + 5] for i in range(0, len(text), 5)]
    said = [delta(piece, 1) for piece in pieces]
    return decoded(
        *events, *said, *(noted(m, 1) for m in marks), done(item, 1), completed(item), tail=b"data: [DONE]\n\n"
    )


def test_grok2api_of_the_first_generation_lists_sources_in_its_items() -> None:
    listed = [
        {"url": A, "title": "A", "type": "web"},
        {"url": "https://x.com/u/1", "title": "𝕏/@u: Hi", "type": "x_post"},
    ]
    found = grok(search_sources=listed)
    assert found.text == GROK
    assert places(found) == [(f"[[1]]({A})", [A]), (f"[[2]]({B})", [B])]  # without the blank before it
    assert {(s.url, s.kind) for s in found.sources} == {(A, "web"), (B, "web"), ("https://x.com/u/1", "x_post")}


def test_grok2apis_tail_becomes_sources_and_is_not_shown() -> None:
    for tail in (TAIL, TAIL.replace("\n", "\r\n")):
        found = grok(text=GROK + tail)
        assert found.text == GROK
        assert places(found) == [(f"[[1]]({A})", [A]), (f"[[2]]({B})", [B])]
        assert [s.url for s in found.sources] == [A, B]


def test_a_tail_alone_gives_sources_without_places() -> None:
    found = body(message(f"Blue.{TAIL}"))
    assert (found.text, [(s.url, s.title) for s in found.sources]) == ("Blue.", [(A, "A [x]"), (B, "B")])


def test_a_citation_within_the_tail_has_no_place() -> None:
    text = f"Blue.{TAIL}"
    assert places(body(message(spoken(text, at(text, f"[B]({B})", B))))) == [(None, [B])]


def test_grok2api_of_the_second_generation_speaks_as_xai_does() -> None:
    text = f"Blau [[1]]({A}) für alle [[1]]({A})"
    marks = [cite(A, 5, 5 + len(f"[[1]]({A})"), "1"), cite(A, len(text) - len(f"[[1]]({A})"), len(text), "1")]
    looks = [
        searched({"type": "search", "query": "q", "sources": [{"type": "url", "url": A, "title": "Page"}]}, 0),
        searched({"type": "search", "query": "r", "sources": []}, 1, kind="x_search_call"),
    ]
    state = {"type": "response.x_search_call.completed", "item_id": "ws_1", "output_index": 1}
    found = decoded(
        done(looks[0], 0),
        added({"type": "x_search_call", "id": "ws_1"}, 1),
        state,
        done(looks[1], 1),
        delta(text, 2),
        *(noted(mark, 2) for mark in marks),
        completed(*looks, message(spoken(text, *marks), index=2), citations=[A, B]),
    )
    assert places(found) == [(f"[[1]]({A})", [A])] * 2
    assert [(s.url, s.title, s.label) for s in found.sources] == [(A, "Page", "1"), (B, "", "")]
    assert found.queries == ("q", "r")


RESULTS = [
    {"id": 1, "title": "A", "url": A, "snippet": "Words of A", "date": "2026-01-02", "source": "web"},
    {"id": 2, "title": "B", "url": B, "snippet": "Words of B", "last_updated": "2026-01-03"},
]


def test_perplexitys_agent_tells_its_searches_as_reasoning_and_its_results_as_items() -> None:
    pages = {"type": "fetch_url_results", "contents": [{"url": A, "title": "A", "snippet": "Long"}]}
    found = decoded(
        {"type": "response.reasoning.started", "thought": "Let me see."},
        {"type": "response.reasoning.search_queries", "queries": ["q", "r"]},
        {"type": "response.reasoning.search_results", "results": RESULTS},
        {"type": "response.reasoning.fetch_url_queries", "urls": [A]},
        {"type": "response.reasoning.fetch_url_results", "contents": pages["contents"]},
        {"type": "response.reasoning.stopped", "thought": "Enough."},
        done({"type": "search_results", "queries": ["q", "r"], "results": RESULTS}, 0),
        done(pages, 1),
        delta("Blue [1][2].", 2),
        completed(message("Blue [1][2].", index=2)),
        dialect="perplexity",
    )
    assert (found.text, found.reasoning) == ("Blue [1][2].", "Let me see.\n\nEnough.")
    assert [(s.action, s.query, s.url, s.state) for s in found.searches] == [
        ("search", "q", "", "completed"),
        ("search", "r", "", "completed"),
        ("open_page", "", A, "completed"),
    ]
    told = [(s.url, s.title, s.label, s.snippet, s.date) for s in found.sources]
    assert told == [(A, "A", "1", "Words of A", "2026-01-02"), (B, "B", "2", "Words of B", "")]
    assert found.textual  # its markers count in its list


def test_markers_do_not_count_where_annotations_or_two_lists_do() -> None:
    listed = {"type": "search_results", "results": RESULTS}
    assert not body(listed, message(spoken("Blue [1].", cite(A, 5, 8)))).textual
    other = {"type": "search_results", "results": [{**RESULTS[0], "url": "https://c.example/"}]}
    assert not body(listed, other, message("Blue [1].")).textual
    assert not body(message("Blue [1]."), citations=[A]).textual


def test_openrouters_pages_come_with_their_words() -> None:
    text = f"Blue [a.example]({A})."
    told = at(text, f"[a.example]({A})", A, "A") | {"content": "What  the page\nsays"}
    look = searched({"query": "q", "sources": [{"type": "url", "url": A}]}, kind="openrouter:web_search")
    found = body(look, message(spoken(text, told)))
    assert [(s.url, s.title, s.snippet) for s in found.sources] == [(A, "A", "What the page says")]
    assert places(found) == [(f"[a.example]({A})", [A])]


def test_sources_are_told_as_they_become_known() -> None:
    look = searched({"type": "search", "sources": [{"type": "url", "url": A}]}, 0)
    again = searched({"type": "search", "sources": [{"type": "url", "url": A}, {"type": "url", "url": B}]}, 1)
    found = decoded(done(look, 0), delta("x", 2), done(again, 1), completed(look, again))
    told = [[source.url for source in part.sources] for part in found.parts if isinstance(part, SourcesPart)]
    assert told == [[A], [A, B]]


def test_half_characters_never_leave_the_decoder() -> None:
    told = cite(A, 0, 1, "T\ud83d", site_name="\udc00")
    look = searched({"type": "search", "query": "q\ud83d", "sources": [{"type": "api", "name": "n\ud83d"}]})
    found = body(look, message(spoken("a\ud83d", told)))
    assert found.text.encode()
    assert repr((found.sources, found.citations, found.searches, found.provider_metadata)).encode()
