"""Bing's junk is told from hits."""

from app.adapters.search.serp.relevance import is_irrelevant
from app.core.domain.evidence import Hit


def _hits(*titles: str) -> list[Hit]:
    return [Hit(rank, title, f"https://site{rank}.example/") for rank, title in enumerate(titles, start=1)]


def test_hits_that_share_no_word_are_junk() -> None:
    junk = _hits("Facebook login", "Weather tomorrow", "Cheap flights", "Bank of Here", "News", "Zalando")
    assert is_irrelevant(junk, "feldspar crystallisation in granite")


def test_a_fifth_of_related_hits_is_enough() -> None:
    assert not is_irrelevant(_hits("Granite", "Weather", "Flights", "Bank", "News"), "granite kitchen")


def test_chinese_is_compared_by_pairs_of_signs() -> None:
    assert not is_irrelevant(_hits("西昌市人民政府"), "西昌天气怎么样")
    assert is_irrelevant(_hits("成都火锅"), "西昌天气怎么样")


def test_a_name_in_the_address_counts() -> None:
    assert not is_irrelevant([Hit(1, "哔哩哔哩", "https://www.bilibili.com/")], "bilibili")


def test_operators_and_queries_without_content_are_not_judged() -> None:
    assert not is_irrelevant(_hits("Weather"), "site:granite.example")
    assert not is_irrelevant(_hits("Weather"), "is it on?")
    assert not is_irrelevant([], "granite")
