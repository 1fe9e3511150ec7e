"""The search through titles, questions and answers."""

from datetime import timedelta
from pathlib import Path

import pytest

from app.adapters.storage.conversations.full_text import excerpt
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.conversation import MatchKind
from app.core.domain.turn.turn import State
from tests.adapters.storage.conftest import opened
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
        ("二千九百六十二米", ["chinese"]),
        ("有幾米", []),
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
    assert excerpt("a\x00b needle", ("needle",)) == "a\x00b needle"
    assert excerpt("nothing", ("needle",)) == ""


PUMPS = ["A heat pump needs power.\n\nIt works below zero, too."]


@pytest.fixture
async def several(store: SqliteConversations) -> SqliteConversations:
    """Newest last."""
    await store.save(turn("p1", "one", question="Heating?", text_parts=PUMPS))
    await store.save(turn("q1", "two", question="What moves water?", text_parts=["Pumps do."]))
    await store.save(turn("q2", "two", parent="q1", question="When do they stop?", text_parts=["At zero degrees."]))
    await store.create("three", "Zero pumps")
    await store.save(turn("z1", "four", question="热泵是什么?", text_parts=["热泵在零度以下也能工作。"]))
    await store.save(turn("z2", "five", question="水泵呢?", text_parts=["水泵不是热的泵。"]))
    return store


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pump zero", ["three", "one", "two"]),  # in the title, in one turn, here and there
        ("ZERO  pump", ["three", "one", "two"]),
        ('"heat pump"', ["one"]),
        ("“pump needs”", ["one"]),
        ('"pump heat"', []),
        ('"power. it works"', ["one"]),  # over the end of a line
        ("pump zero degrees", ["two"]),
        ("泵", ["five", "four"]),
        ("热泵", ["four"]),
        ("泵 零", ["four"]),
        ("泵?", []),
        ("p", ["three", "two", "one"]),
        ("zero.", []),
        ("x", []),
        ('"', ["five", "four", "three", "two", "one"]),  # nothing is wanted yet
    ],
)
async def test_all_words_are_found_in_any_order(several: SqliteConversations, text: str, expected: list[str]) -> None:
    assert [summary.id for summary in await several.summaries(text)] == expected


async def test_what_waits_for_the_index_is_found_all_the_same(several: SqliteConversations) -> None:
    await several.database.write(lambda db: db.execute("UPDATE turns SET search_id = NULL"))
    assert [summary.id for summary in await several.summaries("pump zero")] == ["three", "one", "two"]
    assert not await several.index_more()
    assert [summary.id for summary in await several.summaries("热泵 零")] == ["four"]


@pytest.mark.parametrize("text", ["热泵", "熱泵", "熱", "热"])
async def test_either_chinese_script_finds_the_other(store: SqliteConversations, text: str) -> None:
    await store.save(turn("t1", "hans", question="热泵有用吗?", text_parts=["热泵很有用。"]))
    await store.save(turn("t2", "hant", question="要不要裝?", text_parts=["冬天裡熱泵很有用。"]))
    await store.create("title", "熱泵")
    for _ in range(2):
        found = await store.summaries(text)
        assert {summary.id for summary in found} == {"hans", "hant", "title"}
        (hant,) = [summary for summary in found if summary.id == "hant"]
        assert hant.match is not None
        assert hant.snippet == "冬天裡熱泵很有用。"
        assert all(hant.snippet[begin:end] in ("熱泵", "熱") for begin, end in hant.match.places)
        await store.index_more()


async def test_a_hit_tells_its_turn_and_marks_the_words(several: SqliteConversations) -> None:
    _, one, two = await several.summaries("pump zero")
    assert one.match is not None
    assert two.match is not None
    assert (one.match.kind, one.match.turn) == (MatchKind.TURN, "p1")
    assert [one.snippet[begin:end] for begin, end in one.match.places] == ["pump", "zero"]
    assert (two.match.kind, two.match.turn) == (MatchKind.CONVERSATION, "q2")


async def test_an_answer_that_changed_is_found_by_its_new_words(several: SqliteConversations) -> None:
    await several.save(turn("p1", "one", question="Heating?", text_parts=["By gas."]))
    assert [summary.id for summary in await several.summaries("gas")] == ["one"]
    assert [summary.id for summary in await several.summaries("power")] == []


async def test_what_streams_is_found_before_it_ends(store: SqliteConversations) -> None:
    await store.save(turn("r", "running", state=State.RUNNING, text_parts=["half an ans"]))
    assert [summary.id for summary in await store.summaries("half")] == ["running"]
    assert [summary.id for summary in await store.summaries("whole")] == []


async def test_tags_are_found_by_their_beginning(several: SqliteConversations) -> None:
    await several.tag("one", ("House", "to do"))
    await several.tag("two", ("House",))
    assert {summary.id for summary in await several.summaries("#hou")} == {"one", "two"}
    assert [summary.id for summary in await several.summaries("#house power")] == ["one"]
    assert [(summary.id, summary.tags) for summary in await several.summaries('#"to do"')] == [
        ("one", ("House", "to do"))
    ]
    assert await several.summaries("#nowhere") == []


async def test_pins_archive_and_tags_outlive_a_deletion_that_is_undone(several: SqliteConversations) -> None:
    await several.pin("one", True)
    await several.tag("one", ("a",))
    await several.archive("one", True)
    await several.delete("one")
    await several.restore("one")
    (one,) = [summary for summary in await several.summaries() if summary.id == "one"]
    assert (one.pinned, one.archived, one.tags) == (True, True, ("a",))
    await several.pin("one", False)
    await several.archive("one", False)
    (one,) = await several.summaries("power")
    assert (one.pinned, one.archived) == (False, False)


async def test_what_is_purged_leaves_the_index(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save(turn("t1", "gone", text_parts=["xylophone"]))
        await store.delete("gone")
        await store.database.write(lambda db: db.execute("UPDATE conversations SET deleted = '2020-01-01'"))
    async with opened(tmp_path) as store:
        grams = "SELECT count(*) FROM turn_grams WHERE turn_grams MATCH '\"xyl\"'"
        assert (await store.database.read(lambda db: db.execute(grams).fetchone()))[0] == 0


async def test_a_short_list_has_the_newest_and_all_that_is_pinned_or_grouped(several: SqliteConversations) -> None:
    await several.pin("one", True)
    await several.move("two", "Work")
    assert [summary.id for summary in await several.summaries(most=1)] == ["five", "two", "one"]


async def test_what_did_not_change_is_listed_as_it_was(several: SqliteConversations) -> None:
    before = {summary.id: summary for summary in await several.summaries()}
    await several.rename("two", "Bridges")
    after = {summary.id: summary for summary in await several.summaries()}
    assert [id_ for id_ in after if after[id_] is not before[id_]] == ["two"]


async def test_a_snippet_has_no_signs_of_markdown(store: SqliteConversations) -> None:
    text = "## Heat\n\nA **heat pump** [1] runs `a_b()`[2], C# too."
    await store.save(turn("t1", "one", text_parts=[text]))
    (one,) = await store.summaries("pump")
    assert one.snippet == "Heat A heat pump runs a_b(), C# too."
    (one,) = await store.summaries("**heat")
    assert one.snippet.startswith("## Heat A **heat pump** [1]")


async def test_an_archived_conversation_is_back_once_it_is_asked_something(several: SqliteConversations) -> None:
    await several.archive("one", True)
    await several.create("one", "Another question")
    one = next(row for row in await several.summaries() if row.id == "one")
    assert not one.archived
    assert one.title != "Another question"
