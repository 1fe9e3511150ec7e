"""What is exported as JSON and brought in again is what was stored, to the last row."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from app.adapters.imports.archive import open_archive
from app.adapters.imports.formats.citewise import CitewiseFormat
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import Connection
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.domain.chat import ModelChoice, Usage
from app.core.domain.citation import Citation, Support, SupportReason, Verdict
from app.core.domain.conversation import Conversation
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Finding, Passage, Reference
from app.core.domain.graph import Depth, Graph, Node, NodeState
from app.core.domain.settings import Overrides, Planner, SearchMode
from app.core.domain.sources import Source
from app.core.domain.transfer import SkippedPart, SkipReason
from app.core.domain.transfer.whole import AttachedFile, WholeConversation
from app.core.domain.turn.turn import Turn
from app.core.export.json_format.document import document
from tests.adapters.storage.samples import NOON, answered, models, moments, scores, source, texts, turns

SAVED = datetime(2026, 11, 22, tzinfo=UTC)
_TABLES = {
    "conversations": "id, title, created, updated, deleted, wishes, draft, shown, grouped, pinned, archived, tags,"
    " side_by_side",
    "turns": "*",
    "answers": "*",
    "sources": "*",
    "turn_references": "*",
    "passages": "*",
    "citations": "*",
    "images": "*",
    "turn_numbers": "*",
}
_DERIVED = ("search_id", "search_number", "search_turns")

overrides = st.builds(
    Overrides,
    st.none() | st.sampled_from(SearchMode),
    st.none() | texts,
    st.none() | models,
    st.none() | st.sampled_from(Planner),
    st.none() | texts,
    bases=st.none() | st.lists(texts, max_size=2).map(tuple),
    tools=st.none() | st.booleans(),
)
supports = st.builds(
    Support, st.sampled_from(Verdict), scores, texts, st.none() | st.sampled_from(SupportReason), texts
)
usages = st.builds(Usage, st.none() | st.integers(0, 2**40))


@st.composite
def graphs(draw: st.DrawFn, sources: list[Source]) -> Graph:
    ids = [one.id for one in sources]
    findings = tuple(Finding(id) for id in ids if draw(st.booleans()))
    references = tuple(
        Reference(one.number, one.id, (Passage(one.id, draw(texts)),)) for one in sources if one.number is not None
    )
    failure = draw(st.none() | st.builds(Failure, st.sampled_from(FailureKind), texts, texts))
    node = Node(
        draw(texts), draw(texts), (), draw(st.sampled_from(NodeState)), draw(texts), (1, 2), (draw(texts),), findings,
        references, failure, draw(st.none() | usages), draw(scores), 2, 3, draw(scores),
    )  # fmt: skip
    return Graph((node,), draw(st.integers(0, 9)), draw(st.booleans()), draw(st.integers(0, 9)))


@st.composite
def conversations(draw: st.DrawFn) -> WholeConversation:
    """A tree of turns; each has sources of its own, and all of them are in the book."""
    id = draw(st.uuids().map(str))
    made: list[Turn] = []
    book: list[Source] = [replace(source("of-nobody"), from_text=draw(st.booleans()), author=draw(texts))]
    for number in range(draw(st.integers(0, 4))):
        turn = _apart(draw(turns()), number, id)
        turn.parent = draw(st.none() | st.sampled_from([one.id for one in made])) if made else None
        turn.citations = tuple(replace(one, support=draw(st.none() | supports)) for one in turn.citations)
        turn.bases, turn.files = tuple(draw(st.lists(texts, max_size=2))), tuple(draw(st.lists(texts, max_size=2)))
        turn.depth = draw(st.none() | st.sampled_from(Depth))
        turn.graph = draw(st.none() | graphs(list(turn.sources.values())))
        turn.research_ended = draw(texts)
        for flag in ("written", "checked", "clarifying", "searched_unasked"):
            setattr(turn, flag, draw(st.booleans()))
        turn.comparison = draw(st.sampled_from(["", "x", *(one.id for one in made)]))
        made.append(turn)
        book += turn.sources.values()
    ids = [turn.id for turn in made]
    children = {turn.parent: turn.id for turn in made if turn.parent}
    conversation = Conversation(
        id, draw(texts), draw(moments), draw(moments), draw(overrides), draw(texts),
        draw(st.none() | st.sampled_from(ids)) if ids else None, draw(texts), turns=tuple(made), children=children,
        side_by_side=draw(st.booleans()),
    )  # fmt: skip
    tags = tuple(draw(st.lists(texts, max_size=2)))
    return WholeConversation(conversation, tuple(book), draw(st.none() | moments), draw(st.none() | moments), tags)


def _apart(turn: Turn, place: int, conversation: str) -> Turn:
    """The turn with an id, and numbers, that no other turn of the conversation has."""
    by_id = {
        id: replace(one, number=None if one.number is None else one.number + 20 * place)
        for id, one in turn.sources.items()
    }
    references = turn.references and [replace(one, number=one.number + 20 * place) for one in turn.references]
    citations = tuple(_moved(one, 20 * place) for one in turn.citations)
    original = turn.original and replace(
        turn.original, citations=tuple(_moved(one, 20 * place) for one in turn.original.citations)
    )
    searches = [replace(one, hits=()) for one in turn.searches]
    return replace(
        turn, id=f"{conversation}-{place}", conversation=conversation, sources=by_id, references=references,
        citations=citations, original=original, searches=searches,
    )  # fmt: skip


def _moved(citation: Citation, by: int) -> Citation:
    """All numbers by which it names sources."""
    disagreement = citation.disagreement and replace(
        citation.disagreement,
        values=tuple(replace(one, number=one.number + by) for one in citation.disagreement.values),
    )
    return replace(
        citation,
        numbers=tuple(number + by for number in citation.numbers),
        moved_from=tuple(number + by for number in citation.moved_from),
        disagreement=disagreement,
    )


async def rows(store: SqliteConversations) -> dict[str, list[Any]]:
    def read(db: Connection) -> dict[str, list[Any]]:
        tables = {}
        for table, columns in _TABLES.items():
            found = [dict(row) for row in db.execute(f"SELECT {columns} FROM {table}")]
            kept = [{k: repr(v) for k, v in row.items() if k not in _DERIVED} for row in found]
            tables[table] = sorted(kept, key=repr)
        return tables

    return await store.database.read(read)


def differences(before: dict[str, list[Any]], after: dict[str, list[Any]]) -> list[str]:
    """What is not the same, in words short enough to read."""
    told = []
    for table, old in before.items():
        new = after[table]
        told += [] if len(old) == len(new) else [f"{table}: {len(old)} rows, then {len(new)}"]
        for one, other in zip(old, new, strict=False):
            told += [f"{table}.{name}: {one[name]} -> {other[name]}" for name in one if one[name] != other[name]]
    return told


def exported(conversations: list[WholeConversation]) -> bytes:
    return "".join(document(conversations, "1.0", SAVED)).encode()


def read_back(data: bytes, folder: Path) -> list[WholeConversation | SkippedPart]:
    path = folder / "citewise.json"
    path.write_bytes(data)
    with open_archive(path) as archive:
        assert CitewiseFormat().recognises(archive)
        return list(CitewiseFormat().conversations(archive))


_RANDOM: dict[str, Any] = {
    "deadline": None,
    "phases": [Phase.explicit, Phase.generate],  # what is found is too large to be made smaller in bearable time
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
_SOME = st.lists(conversations(), min_size=1, max_size=2, unique_by=lambda one: one.id)
_FILE = Path(__file__).parents[4] / "resources" / "export" / "conversations-1.schema.json"
_SCHEMA = jsonschema.Draft202012Validator(json.loads(_FILE.read_text("utf-8")))


@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning")
@settings(max_examples=10, **_RANDOM)
@given(_SOME)
def test_out_and_in_is_the_identity_on_everything_that_is_stored(given: list[WholeConversation]) -> None:
    there_and_back(given)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning")
@settings(max_examples=300, **_RANDOM)
@given(_SOME)
def test_out_and_in_is_the_identity_three_hundred_times(given: list[WholeConversation]) -> None:
    there_and_back(given)


def attached(whole: WholeConversation) -> tuple[AttachedFile, ...]:
    """A document for each path that a turn names."""
    paths = dict.fromkeys(path for turn in whole.conversation.turns for path in turn.files)
    return tuple(AttachedFile(path, bytes(range(number, 256)), "text/plain") for number, path in enumerate(paths))


def there_and_back(given: list[WholeConversation]) -> None:
    async def run(folder: Path) -> None:
        first, second = await SqliteConversations.in_memory(), await SqliteConversations.in_memory()
        try:
            out, back = SqliteTransfer(first.database), SqliteTransfer(second.database)
            for whole in given:
                await out.add(whole)
            stored = [one for whole in given if (one := await out.whole(whole.id))]
            sent = [replace(one, documents=attached(one)) for one in stored]
            data = exported(sent)
            _SCHEMA.validate(json.loads(data))
            received = read_back(data, folder)
            assert [getattr(one, "documents", one) for one in received] == [one.documents for one in sent]
            for again in received:
                assert isinstance(again, WholeConversation), again
                await back.add(again)
            assert differences(await rows(first), await rows(second)) == []
            assert [await back.whole(one.id) for one in stored] == stored
        finally:
            await first.close()
            await second.close()

    with TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


async def test_what_the_program_itself_stored_comes_back_row_by_row(tmp_path: Path) -> None:
    first, second = await SqliteConversations.in_memory(), await SqliteConversations.in_memory()
    one = answered("t1", files=("/home/a/b.pdf",), model=ModelChoice("p", "m"))
    await first.create("c1", "Title", Overrides(SearchMode.ALWAYS, channel="local"))
    await first.save(one)
    await first.save(answered("t2", parent="t1", created=NOON + timedelta(seconds=1)))
    await first.save(answered("t3", parent="t1", created=NOON + timedelta(seconds=2)))
    await first.show_branch("c1", "t2")
    await first.tag("c1", ["a", "桥"])
    await first.pin("c1", True)
    await first.archive("c1", True)
    await first.keep_draft("c1", "half a ques")
    await first.move("c1", "Work")
    stored = await SqliteTransfer(first.database).whole("c1")
    assert stored is not None
    (again,) = read_back(exported([stored]), tmp_path)
    assert isinstance(again, WholeConversation)
    assert again == stored
    await SqliteTransfer(second.database).add(again)
    assert differences(await rows(first), await rows(second)) == []
    await first.close()
    await second.close()


async def test_answers_that_stood_side_by_side_do_so_where_they_are_brought_in(tmp_path: Path) -> None:
    first, second = await SqliteConversations.in_memory(), await SqliteConversations.in_memory()
    await first.create("c1", "Title", Overrides(SearchMode.ALWAYS))
    for number, (id, comparison) in enumerate((("t1", ""), ("t2", "t1"), ("t3", "t1"))):
        moment = NOON + timedelta(seconds=number)
        await first.save(answered(id, created=moment, comparison=comparison, model=ModelChoice("p", id)))
    data = exported([await whole_in(first, "c1")])
    (record,) = json.loads(data)["conversations"]
    assert (record["side_by_side"], [one["comparison"] for one in record["turns"]]) == (True, ["t1", "t1", "t1"])
    (again,) = read_back(data, tmp_path)
    assert isinstance(again, WholeConversation)
    await SqliteTransfer(second.database).add(again)
    assert differences(await rows(first), await rows(second)) == []
    await first.show_branch("c1", "t1")  # and so one of them was kept
    assert b"side_by_side" not in exported([await whole_in(first, "c1")])
    await first.close()
    await second.close()


async def whole_in(store: SqliteConversations, id: str) -> WholeConversation:
    whole = await SqliteTransfer(store.database).whole(id)
    assert whole is not None
    return whole


def some(count: int = 3) -> Iterator[WholeConversation]:
    for number in range(count):
        turn = answered("t1", f"c{number}")
        yield WholeConversation(Conversation(f"c{number}", f"Title {number}", NOON, NOON, turns=(turn,)))


def test_a_broken_line_costs_itself_alone(tmp_path: Path) -> None:
    lines = exported(list(some())).split(b"\n")
    lines[2] = lines[2][:100]
    first, broken, last = read_back(b"\n".join(lines), tmp_path)
    assert isinstance(first, WholeConversation)
    assert first.id == "c0"
    assert broken == SkippedPart("citewise.json[1]", SkipReason.BROKEN, getattr(broken, "detail", ""))
    assert isinstance(last, WholeConversation)
    assert last.id == "c2"


def test_a_file_that_was_cut_off_gives_what_it_has(tmp_path: Path) -> None:
    data = exported(list(some()))
    results = read_back(data[: len(data) // 2], tmp_path)
    assert isinstance(results[0], WholeConversation)
    assert isinstance(results[-1], SkippedPart)


def test_a_document_that_another_program_laid_out_anew_is_read(tmp_path: Path) -> None:
    data = exported(list(some()))
    pretty = json.dumps(json.loads(data), indent=2, ensure_ascii=False).encode()
    assert read_back(pretty, tmp_path) == read_back(data, tmp_path)


def test_a_number_without_room_in_64_bits_costs_itself_alone(tmp_path: Path) -> None:
    """The document laid out anew, in which it once ended the reading."""
    given = list(some())
    data = json.loads(exported(given))
    data["conversations"][0]["turns"][0]["citations"][0]["numbers"] = [2**70]
    read = read_back(json.dumps(data, indent=2).encode(), tmp_path)
    assert [one.id for one in read if isinstance(one, WholeConversation)] == [one.id for one in given]
    (skipped,) = [one for one in read if isinstance(one, SkippedPart)]
    assert "whole number" in skipped.detail


def test_a_member_of_the_wrong_shape_costs_itself_and_is_told(tmp_path: Path) -> None:
    data = json.loads(exported(list(some(1))))
    data["conversations"][0]["turns"][0]["usage"] = "much"
    data["conversations"][0]["turns"][0]["later_member"] = 1
    whole, problem = read_back(json.dumps(data).encode(), tmp_path)
    assert isinstance(whole, WholeConversation)
    assert whole.conversation.turns[0].text == "It is 2962 [1] metres high."
    assert isinstance(problem, SkippedPart)
    assert problem.place == "citewise.json[0].turns.0.usage"


def test_a_later_version_is_refused_as_a_whole(tmp_path: Path) -> None:
    data = exported(list(some(1))).replace(b'"version": 1', b'"version": 2', 1)
    assert read_back(data, tmp_path) == [SkippedPart("citewise.json", SkipReason.UNSUPPORTED, "version 2")]


def test_a_private_conversation_that_was_exported_comes_back_as_an_ordinary_one(tmp_path: Path) -> None:
    turn = answered("t1", "private-7")
    whole = WholeConversation(Conversation("private-7", "x", NOON, NOON, turns=(turn,)))
    (again,) = read_back(exported([whole]), tmp_path)
    assert isinstance(again, WholeConversation)
    assert again.id == "7"
    assert again.conversation.turns[0].conversation == "7"


def test_json_of_other_programs_is_not_taken_for_ours(tmp_path: Path) -> None:
    for text in ("", "[]", '{"format": "other", "version": 1}', '{"conversations": []}', "citewise format version"):
        path = tmp_path / "x.json"
        path.write_text(text)
        with open_archive(path) as archive, closing(archive):
            assert not CitewiseFormat().recognises(archive)
