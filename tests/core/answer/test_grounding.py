"""A provider's sources become the conversation's."""

import pytest

from app.core.answer.grounding import Evidence, is_hidden
from app.core.domain.chat import ProviderSource
from app.core.domain.evidence import Hit
from app.core.domain.turn.running_turn import RunningTurn
from tests.fakes import FakeLinks

A = ProviderSource("a", "https://a.example/x", "Page A", snippet="Snippet")


def turn() -> RunningTurn:
    return RunningTurn("t", "c", "q")


async def test_what_says_nothing_new_makes_no_event() -> None:
    evidence = Evidence(turn(), "p")
    assert await evidence.take((A,)) is not None
    assert await evidence.take((A,)) is None
    assert evidence.cite({"a": ["words"]}) is not None
    assert evidence.cite({"a": ["words"]}) is None
    assert evidence.cite({"unknown": []}) is None
    assert evidence.numbers == {"a": (1,)}


async def test_a_source_rests_on_its_quotes_and_without_any_on_its_snippet() -> None:
    evidence = Evidence(turn(), "p")
    await evidence.take((A,))
    first = evidence.cite({"a": []})
    assert first is not None
    assert [(p.text, p.from_snippet) for p in first.references[0].passages] == [("Snippet", True)]
    second = evidence.cite({"a": ["one", "two"]})
    assert second is not None
    assert [p.text for p in second.references[0].passages] == ["one", "two"]


@pytest.mark.parametrize(
    ("given", "title"), [("12", ""), ("https://a.example/x", ""), ("a.example", ""), ("www.a.example", ""), ("A", "A")]
)
async def test_a_title_that_names_nothing_is_none(given: str, title: str) -> None:
    found = await Evidence(turn(), "p").take((ProviderSource("a", "https://a.example/x", given),))
    assert found is not None
    assert found.sources[0].title == title


async def test_hits_of_the_turn_stay_its_hits() -> None:
    one = turn()
    one.hits = [("s", Hit(1, "T", "https://t.example"))]
    found = await Evidence(one, "p").take((A,))
    assert found is not None
    assert list(found.hits) == one.hits


async def test_nameless_sources_of_one_answer_are_different_ones() -> None:
    found = await Evidence(turn(), "p").take((ProviderSource("a"), ProviderSource("b")))
    assert found is not None
    assert len(found.sources) == 2


async def test_a_hidden_link_is_asked_for_once() -> None:
    hidden = "https://www.bing.com/ck/a?u=x"
    links = FakeLinks({hidden: "https://a.example/x"})
    evidence = Evidence(turn(), "p", links)
    await evidence.take((ProviderSource("h", hidden), A))
    found = await evidence.take((ProviderSource("h", hidden, "New"), A))
    assert found is not None
    assert len(found.sources) == 1
    assert links.asked == [hidden]


@pytest.mark.parametrize(
    ("url", "hidden"),
    [
        ("https://vertexaisearch.cloud.google.com/grounding-api-redirect/x", True),
        ("https://www.bing.com/ck/a?!&&p=1", True),
        ("https://cn.bing.com/ck/a", True),
        ("https://www.bing.com/search", False),
        ("https://notbing.com/ck/a", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_links_that_show_nothing_are_known(url: str, hidden: bool) -> None:
    assert is_hidden(url) is hidden
