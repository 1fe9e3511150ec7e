"""The search through titles, questions and answers."""

from datetime import timedelta

import pytest

from app.adapters.storage.conversations.full_text import excerpt
from app.adapters.storage.conversations.store import SqliteConversations
from tests.adapters.storage.samples import NOON, turn


@pytest.fixture
async def filled(store: SqliteConversations) -> SqliteConversations:
    """Four conversations; the last one is the newest."""
    await store.save(turn("t1", "height", text_parts=["It is 2962 m, measured at the Ostgipfel."]))
    await store.save(turn("t2", "chinese", question="祖格峰有多高?", text_parts=["海拔二千九百六十二米。"]))
    await store.save(turn("t3", "street", question="Wie heißt die STRAẞE?", text_parts=["Ölbergstraße, 100_% sicher"]))
    await store.create("empty", "Nothing asked yet")
    return store


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["empty", "street", "chinese", "height"]),
        ("  ", ["empty", "street", "chinese", "height"]),
        ("ostGIPFEL", ["height"]),
        ("多高", ["chinese"]),
        ("海拔", ["chinese"]),
        ("straße", ["street"]),
        ("öLBERG", ["street"]),
        ("ASKED", ["empty"]),
        ("0_%", ["street"]),
        ("_", ["street"]),
        ("' OR 1=1 --", []),
        ("\ud800", []),
        ("i", ["empty", "street", "height"]),
    ],
)
async def test_search_finds(filled: SqliteConversations, text: str, expected: list[str]) -> None:
    assert [summary.id for summary in await filled.summaries(text)] == expected


async def test_the_snippet_shows_the_place_in_the_newest_turn(store: SqliteConversations) -> None:
    long = "before " * 50 + "the\nneedle itself" + " after" * 50
    await store.save(turn("old", text_parts=["needle of old"]))
    await store.save(turn("new", created=NOON + timedelta(minutes=1), text_parts=[long]))
    (found,) = await store.summaries("NEEDLE")
    assert "the needle itself" in found.snippet
    assert found.snippet.startswith("…")
    assert found.snippet.endswith("…")
    assert len(found.snippet) < 140


async def test_a_title_alone_gives_no_snippet(filled: SqliteConversations) -> None:
    (found,) = await filled.summaries("nothing asked")
    assert (found.title, found.snippet) == ("Nothing asked yet", "")


async def test_an_answer_makes_its_conversation_the_newest(filled: SqliteConversations) -> None:
    await filled.save(turn("t1", "height", text_parts=["Now with an answer"]))
    newest, *_ = await filled.summaries()
    assert newest.id == "height"
    assert newest.created < newest.updated
    assert newest.updated.utcoffset() == timedelta(0)


def test_a_text_with_nul_is_searched_to_its_end() -> None:
    assert excerpt("a\x00b needle", "needle") == "a\x00b needle"
    assert excerpt(None, "needle") is None
