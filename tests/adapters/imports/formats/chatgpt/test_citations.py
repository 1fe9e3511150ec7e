"""ChatGPT's three kinds of citations, and what a reader sees in their place."""

from typing import Any

from app.adapters.imports.formats.chatgpt.citations import CitedMessage, entries_of, read_citations

S, K, E = "\ue200", "\ue202", "\ue201"


def marker(kind: str, *keys: str) -> str:
    return S + kind + "".join(K + key for key in keys) + E


def item(name: str, **more: Any) -> dict[str, Any]:
    return {"title": name.upper(), "url": f"https://{name}.org/?utm_source=chatgpt.com", "attribution": name, **more}


def reference(words: str, matched: str, *items: dict[str, Any], kind: str = "grouped_webpages", **more: Any) -> Any:
    at = words.find(matched)
    place = {"start_idx": at, "end_idx": at + len(matched)}
    return {"type": kind, "matched_text": matched, "items": list(items), **place, **more}


def told(result: CitedMessage) -> list[tuple[str, list[str]]]:
    """(the text before each place, the addresses cited there)"""
    urls = [source.url for source in result.sources.all()]
    return [
        (result.text[: citation.place[0]], [urls[index] for index in citation.sources])
        for citation in result.citations
        if citation.place is not None
    ]


def test_references_with_signs_of_the_private_use_area() -> None:
    first, second = marker("cite", "turn0search0", "turn0search3"), marker("cite", "turn0search1")
    words = f"Blau 🔵. {first}\nGrün. {second} Ende"
    supporting = item("f")
    references = [
        reference(words, first, item("e", snippet="E says", supporting_websites=[supporting]), item("g")),
        reference(words, second, item("e")),
        {"type": "sources_footnote", "matched_text": " ", "start_idx": 99, "end_idx": 99, "sources": [item("h")]},
    ]
    result = read_citations(words, {"content_references": references}, {})
    assert result.text == "Blau 🔵.\nGrün. Ende"
    assert told(result) == [
        ("Blau 🔵.", ["https://e.org/", "https://f.org/", "https://g.org/"]),
        ("Blau 🔵.\nGrün.", ["https://e.org/"]),
    ]
    assert [source.title for source in result.sources.all()] == ["E", "F", "G", "H"]
    assert result.sources.all()[0].snippet == "E says"


def test_offsets_of_utf_16_and_wrong_ones() -> None:
    mark = marker("cite", "turn0search0")
    words = f"🍵🍵 tea {mark} x {mark}"
    exact = words.find(mark)
    in_units = reference(words, mark, item("e")) | {"start_idx": exact + 2, "end_idx": exact + 2 + len(mark)}
    wrong = reference(words, mark, item("g")) | {"start_idx": 1, "end_idx": 3}
    result = read_citations(words, {"content_references": [in_units, wrong]}, {})
    assert result.text == "🍵🍵 tea x"
    assert [urls for _, urls in told(result)] == [["https://e.org/"], ["https://g.org/"]]


def test_a_matched_text_with_other_spaces_and_hyphens() -> None:
    words = "Well\u2011known\u00a0\ue200cite\ue202turn0search0\ue201."
    one = reference(words, "known \ue200cite\ue202turn0search0\ue201", item("e")) | {"start_idx": None, "end_idx": None}
    result = read_citations(words, {"content_references": [one]}, {})
    assert "\ue200" not in result.text
    assert len(result.citations) == 1


def test_keys_that_only_the_search_results_explain() -> None:
    groups = [
        {
            "domain": "e.org",
            "entries": [
                {
                    "url": "https://e.org/?utm_source=chatgpt.com", "title": "E", "snippet": "found",
                    "ref_id": {"turn_index": 0, "ref_type": "search", "ref_index": 3},
                }
            ],
        }
    ]  # fmt: skip
    entries = dict(entries_of({"search_result_groups": groups}))
    known, unknown = marker("cite", "turn0search3", "turn0search9"), marker("cite", "turn9view9")
    words = f"One {known}. Two turn0search3 and turn5search5 {unknown}."
    result = read_citations(words, {}, entries)
    assert result.text == "One. Two and turn5search5."
    assert [urls for _, urls in told(result)] == [["https://e.org/"], ["https://e.org/"]]


def test_placeholders_of_the_oldest_kind() -> None:
    words = "Blau【3†source】 und grün【4†L5-L9】【9†source】."
    first, second = words.find("【3"), words.find("【4")
    citations = [
        {
            "start_ix": first,
            "end_ix": first + 10,
            "metadata": {"title": "E", "url": "https://e.org", "text": "word for word"},
        },
        {"start_ix": second, "end_ix": second + 9, "metadata": {"title": "F", "url": "https://f.org"}},
        {"start_ix": 0, "end_ix": 3, "metadata": {"title": "G", "url": "https://g.org"}},
        {"start_ix": 0, "end_ix": 3, "metadata": None},
    ]
    result = read_citations(words, {"citations": citations}, {})
    assert result.text == "Blau und grün."
    assert told(result) == [("Blau", ["https://e.org"]), ("Blau und grün", ["https://f.org"])]
    assert result.sources.all()[0].passage == "word for word"
    assert len(result.sources.all()) == 3


def test_names_links_and_pictures_read_as_they_were_shown() -> None:
    entity = marker("entity", '["city", "Wien", "capital"]')
    link = marker("url", "the page", "https://e.org/?utm_source=chatgpt.com")
    pictures = marker("i", "turn0image1")
    words = f"{entity} on {link}:\n\n{pictures}\n\nDone \ue203cited words\ue204."
    references = [{"type": "image_v2", "matched_text": pictures, "start_idx": 0, "end_idx": 0, "images": []}]
    result = read_citations(words, {"content_references": references}, {})
    assert result.text == "Wien on [the page](https://e.org/):\n\n\n\nDone cited words."
    assert result.citations == ()


def test_a_file_is_a_source_by_its_name() -> None:
    mark = marker("filecite", "turn0file0", "L1-L3")
    words = f"As written {mark}."
    result = read_citations(words, {"content_references": [reference(words, mark, kind="file", name="报告.pdf")]}, {})
    assert (result.text, [source.title for source in result.sources.all()]) == ("As written.", ["报告.pdf"])
    assert len(result.citations) == 1


def test_nonsense_is_left_alone() -> None:
    odd: list[dict[str, Any]] = [
        {"content_references": "x", "citations": 5, "search_result_groups": [None]},
        {"content_references": [None, {}, {"type": 5, "matched_text": 7, "items": [3, {"url": "javascript:1"}]}]},
        {"citations": [{"metadata": {"url": []}}, {"start_ix": True, "metadata": {"title": "x"}}]},
    ]
    for metadata in odd:
        result = read_citations("Plain text [1].", metadata, {})
        assert (result.text, result.citations) == ("Plain text [1].", ())


def test_cited_words_that_the_export_names_and_days_of_pages() -> None:
    first, second = marker("cite", "turn0search0"), marker("cite", "turn0search1")
    words = f"Tee 🍵 ist grün.{first} Kaffee ist braun.{second}"
    claim = reference(words, "Kaffee ist braun.", kind="attribution", attributable_index="7")
    references = [
        claim,
        reference(words, first, item("e")),
        reference(words, second, item("f", pub_date=1745329015.0, attribution_segments=["7"])),
    ]
    result = read_citations(words, {"content_references": references}, {})
    claims = [citation.claim and result.text[slice(*citation.claim)] for citation in result.citations]
    assert claims == [None, "Kaffee ist braun."]
    assert [source.date for source in result.sources.all()] == ["", "2025-04-22"]
