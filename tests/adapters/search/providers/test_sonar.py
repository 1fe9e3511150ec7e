"""Sonar answers in words; its markers name hits."""

import json
from typing import Any

from app.adapters.search.providers import sonar
from app.adapters.search.service_call import Answer
from app.core.domain.evidence import Query


def answer(text: str, limit: int = 10, **members: Any) -> Answer:
    data = {"choices": [{"message": {"content": text}}], **members}
    return sonar.parse(json.dumps(data).encode(), Query("q", limit))


def test_the_answer_comes_without_its_thoughts() -> None:
    found = answer("<think>Let me see [1]</think>\n\nYes.[1]", citations=["https://a.example/"])
    assert found.response == "Yes.[1]"


def test_the_sentences_that_cite_a_page_stand_for_a_missing_excerpt() -> None:
    text = "Intro. Granite is 3.5 km deep [1][2]. More of it.[2]\n- **Point** here [1]"
    first, second = answer(text, citations=["https://a.example/", "https://b.example/"]).hits
    assert first.snippet == "Granite is 3.5 km deep. Point** here"
    assert second.snippet == "Granite is 3.5 km deep. More of it."


def test_chinese_sentences_are_told_apart() -> None:
    [hit] = answer("花岗岩很硬。[1]玄武岩很细。", citations=["https://a.example/"]).hits
    assert hit.snippet == "花岗岩很硬。"


def test_markers_name_ranks_after_a_page_was_left_out() -> None:
    urls = ["ftp://no.example/", "https://b.example/", "https://b.example/", "https://c.example/"]
    found = answer("One [1], two [2], same [3], four [4], index [9].", citations=urls)
    assert [hit.url for hit in found.hits] == ["https://b.example/", "https://c.example/"]
    assert found.response == "One , two [1], same [1], four [2], index [9]."


def test_the_text_stays_as_it_is_where_all_pages_are_kept() -> None:
    text = "`arr[1]` and [1], [7]"
    assert answer(text, citations=["https://a.example/"]).response == text


def test_cited_pages_survive_a_small_limit_and_others_do_not() -> None:
    rows = [{"url": f"https://{n}.example/", "title": str(n)} for n in range(5)]
    found = answer("[1][2][3]", limit=1, citations=[row["url"] for row in rows[:3]], search_results=rows)
    assert [hit.title for hit in found.hits] == ["0", "1", "2"]


def test_search_results_serve_where_citations_are_missing() -> None:
    found = answer("A [1].", search_results=[{"url": "https://a.example/", "title": "A", "snippet": "s"}])
    assert [(hit.title, hit.snippet) for hit in found.hits] == [("A", "s")]


def test_an_answer_without_pages_is_still_an_answer() -> None:
    assert answer("I know it.") == Answer((), "I know it.")


def test_the_model_can_be_chosen() -> None:
    call = sonar.api(lambda: "sonar-pro").request(Query("q"), "k", sonar.BASE)
    assert call.json["model"] == "sonar-pro"
    assert sonar.api(lambda: "").request(Query("q"), "k", sonar.BASE).json["model"] == "sonar"
