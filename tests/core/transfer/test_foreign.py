"""Conversations of other programs as ours: turns, versions, branches, sources, files, and the same ids every time."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import PurePosixPath
from typing import Any

import pytest

from app.core.citing.grounded import numbered_answer
from app.core.domain.citation import Anchor
from app.core.domain.events.notices import NoticeKind
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Origin, program_of_source
from app.core.domain.transfer import (
    ForeignCitation,
    ForeignConversation,
    ForeignFile,
    ForeignMessage,
    ForeignRole,
    ForeignSource,
)
from app.core.domain.turn.turn import State, Turn, program_of
from app.core.listing import Group, rows_of
from app.core.transfer.foreign import Converted, converted, file_place
from app.core.transfer.turns import NO_QUESTION

NOON = datetime(2025, 6, 15, 12, tzinfo=UTC)
FOLDER = PurePosixPath("/data/attachments")


def said(id: str, parent: str | None, role: str, text: str = "", **more: Any) -> ForeignMessage:
    minute = timedelta(minutes=sum(map(ord, id)))
    return ForeignMessage(id, ForeignRole(role), parent, text, created=NOON + minute, **more)


def conversation(*messages: ForeignMessage, **more: Any) -> Converted:
    more = {"title": "Tea 茶", "created": NOON, **more}
    result = converted(ForeignConversation("c", messages=messages, **more), "chatgpt", "ChatGPT", FOLDER, "en-US")
    assert result is not None
    return result


def turns(*messages: ForeignMessage, **more: Any) -> Sequence[Turn]:
    return conversation(*messages, **more).whole.conversation.turns


def tree(result: Sequence[Turn]) -> list[tuple[str, str, str]]:
    """(question of the turn before, question, answer)"""
    questions = {turn.id: turn.question for turn in result}
    return [(questions.get(turn.parent or "", ""), turn.question, turn.text) for turn in result]


def test_a_question_and_the_answers_that_follow_are_a_turn() -> None:
    (one,) = turns(
        said("a", None, "user", "Which tea? 🍵", model=""),
        said("b", "a", "assistant", "Let me look.", model="gpt-5"),
        said("c", "b", "assistant", "search()", hidden=True, tool="browser"),
        said("d", "c", "tool", "results", tool="browser"),
        said("e", "d", "assistant", "Green. 绿茶", reasoning="Hm.", model="gpt-5"),
    )
    assert (one.question, one.text) == ("Which tea? 🍵", "Let me look.\n\nGreen. 绿茶")
    assert one.reasoning == "[browser]\nsearch()\n\n[browser]\nresults\n\nHm."
    assert (one.model_name, program_of(one), one.state) == ("gpt-5", "ChatGPT", State.FINISHED)
    assert (one.created, one.mode, one.plan) == (NOON + timedelta(minutes=ord("a")), SearchMode.OFF, None)


def test_edits_and_new_answers_are_versions_and_the_shown_one_is_kept() -> None:
    messages = (
        said("a", None, "user", "one"),
        said("b", "a", "assistant", "first"),
        said("c", "a", "assistant", "second"),
        said("d", "b", "user", "two"),
        said("e", "b", "user", "two, edited"),
        said("f", "d", "assistant", "third"),
        said("g", "e", "assistant", "fourth"),
    )
    result = conversation(*messages, leaf="f").whole.conversation
    assert sorted(tree(result.turns)) == [
        ("", "one", "first"),
        ("", "one", "second"),
        ("one", "two", "third"),
        ("one", "two, edited", "fourth"),
    ]
    assert [turn.text for turn in result.branch()] == ["first", "third"]
    assert conversation(*messages).whole.conversation.branch()[-1].text in ("third", "fourth")


def test_an_answer_that_goes_on_beside_the_next_question_is_a_version_too() -> None:
    result = turns(
        said("a", None, "user", "one"),
        said("b", "a", "assistant", "begin"),
        said("c", "b", "assistant", "goes on"),
        said("d", "b", "user", "two"),
        said("e", "d", "assistant", "other"),
    )
    assert sorted(tree(result)) == [("", "one", "begin"), ("", "one", "begin\n\ngoes on"), ("one", "two", "other")]


def test_rules_and_empty_messages_are_no_turns_and_what_hangs_on_them_stays() -> None:
    result = turns(
        said("a", None, "system", "Be kind."),
        said("b", "a", "user", "instructions", hidden=True),
        said("c", "b", "assistant", ""),
        said("d", "c", "user", "one"),
        said("e", "d", "system", ""),
        said("f", "e", "assistant", "answer"),
    )
    assert tree(result) == [("", "one", "answer")]


def test_an_answer_alone_and_a_question_alone_are_turns() -> None:
    result = turns(said("a", None, "assistant", "Hello!"), said("b", "a", "user", "one"), said("c", "b", "user", "two"))
    assert tree(result) == [("", NO_QUESTION, "Hello!"), (NO_QUESTION, "one", ""), ("one", "two", "")]
    assert all(turn.ended for turn in result)


def test_nothing_said_is_no_conversation() -> None:
    foreign = ForeignConversation("c", messages=(said("a", None, "system", "Be kind."),))
    assert converted(foreign, "chatgpt", "ChatGPT", FOLDER, "en-US") is None


def test_ids_stay_the_same_and_differ_by_program() -> None:
    messages = said("a", None, "user", "one"), said("b", "a", "assistant", "first")
    foreign = ForeignConversation("c", messages=messages)
    first, again = (converted(foreign, "chatgpt", "ChatGPT", FOLDER, "en-US") for _ in range(2))
    other = converted(foreign, "claude", "Claude", FOLDER, "en-US")
    assert first is not None
    assert first == again
    assert other is not None
    assert {first.whole.id, first.whole.conversation.turns[0].id}.isdisjoint(
        {other.whole.id, other.whole.conversation.turns[0].id}
    )


def test_times_never_run_backwards_and_missing_ones_follow() -> None:
    late = ForeignMessage("a", ForeignRole.USER, None, "one", created=NOON)
    result = turns(
        late,
        ForeignMessage("b", ForeignRole.ASSISTANT, "a", "x"),
        ForeignMessage("c", ForeignRole.USER, "b", "two", created=NOON - timedelta(days=1)),
        ForeignMessage("d", ForeignRole.USER, "c", "three"),
        created=None,
    )
    assert [turn.question for turn in result] == ["one", "two", "three"]
    assert result[0].created == result[1].created < result[2].created


SITE = ForeignSource("https://e.org/tea?utm_source=chatgpt.com&x=1#top", "Tea", passage="Tea is a drink.")
BARE = ForeignSource("https://f.org/", "F")
SNIPPET = ForeignSource("https://g.org/", "G", snippet="G says")


def test_citations_carry_numbers_of_the_whole_conversation() -> None:
    first, second = turns(
        said("a", None, "user", "one"),
        said(
            "b", "a", "assistant", "Good [2]. Fine.", sources=(BARE, SITE),
            citations=(ForeignCitation((1,), (5, 8), (0, 4)), ForeignCitation((0, 9), None, (10, 14))),
        ),
        said("c", "b", "user", "two"),
        said("d", "c", "assistant", "Pre."),
        said(
            "e", "d", "assistant", "Again.", sources=(SNIPPET, SITE), queries=("tea",),
            citations=(ForeignCitation((1,), (6, 6), (0, 6)), ForeignCitation((0,), (3, 99))),
        ),
    )  # fmt: skip
    assert {source.number: source.url for source in first.sources.values()} == {
        1: "https://e.org/tea?x=1#top",
        2: "https://f.org/",
    }
    assert [(c.numbers, c.place, c.marker, c.anchor, c.claim) for c in first.citations] == [
        ((1,), (5, 8), "[2]", Anchor.MARKER, (0, 4)),
        ((2,), (14, 14), "", Anchor.SPAN, (10, 14)),
    ]
    assert numbered_answer(first) == "Good [1]. Fine[2]."
    assert [(c.numbers, c.place, c.anchor) for c in second.citations] == [
        ((1,), (12, 12), Anchor.SPAN),
        ((3,), None, Anchor.UNPLACED),
    ]
    assert (second.mode, second.searched) == (SearchMode.AUTO, ["tea"])
    sources = {source.number: source for source in second.sources.values()}
    assert {program_of_source(source) for source in sources.values()} == {"ChatGPT"}
    assert {source.origin for source in sources.values()} == {Origin.PROVIDER}


def test_only_what_the_export_holds_stands_behind_a_citation() -> None:
    (one,) = turns(
        said("a", None, "user", "one"),
        said(
            "b", "a", "assistant", "Good.", sources=(BARE, SITE, SNIPPET),
            citations=(ForeignCitation((0, 1), (5, 5), (0, 5)),),
        ),
    )  # fmt: skip
    passages = {row.source.title: [(p.text, p.from_snippet) for p in row.passages] for row in rows_of(one)}
    assert passages == {"F": [], "Tea": [("Tea is a drink.", False)], "G": [("G says", True)]}
    assert [(row.group, row.from_provider) for row in rows_of(one)] == [
        (Group.CITED, True), (Group.CITED, True), (Group.CONSULTED, True),
    ]  # fmt: skip


def test_numbers_of_an_earlier_import_stay() -> None:
    def made(*sources: ForeignSource) -> tuple[ForeignMessage, ...]:
        cited = tuple(ForeignCitation((n,), (1, 1)) for n in range(len(sources)))
        return said("a", None, "user", "one"), said("b", "a", "assistant", "x", sources=sources, citations=cited)

    before = conversation(*made(BARE, SITE)).whole
    foreign = ForeignConversation("c", messages=made(SNIPPET, SITE, BARE))
    again = converted(foreign, "chatgpt", "ChatGPT", FOLDER, "en-US", before.sources)
    assert again is not None
    numbers = {source.title: source.number for source in again.whole.conversation.turns[0].sources.values()}
    assert numbers == {"F": 1, "Tea": 2, "G": 3}


def test_pictures_and_files_come_along_and_missing_ones_are_named() -> None:
    picture, made = ForeignFile("cat.png", "image/png", b"cat"), ForeignFile("made.webp", "image/webp", b"made")
    paper, text = ForeignFile("../../pa:per.pdf", "application/pdf", b"%PDF"), ForeignFile("a.docx", text="words")
    result = conversation(
        said("a", None, "user", "one", files=(picture, paper, ForeignFile("lost.png", "image/png"))),
        said("b", "a", "assistant", "x", files=(made, text)),
    )
    (one,) = result.whole.conversation.turns
    assert [image.data for image in one.images] == [b"cat", b"made"]
    assert [image.data for image in one.question_images] == [b"cat"]
    folder = str(FOLDER / result.whole.id)
    assert list(result.files) == list(one.files)
    assert all(path.startswith(folder + "/") and path.count("/") == folder.count("/") + 2 for path in one.files)
    assert [path.rpartition("/")[2] for path in one.files] == ["pa_per.pdf", "a.docx.txt"]
    assert result.missing == ("lost.png",)
    (notice,) = one.notices
    assert (notice.kind, notice.data) == (
        NoticeKind.FILES_NOT_EXPORTED, {"program": "ChatGPT", "names": "lost.png"},
    )  # fmt: skip


def test_names_of_files_are_safe_and_the_same_every_time() -> None:
    names = ("C:\\x\\报告.PDF", "..", "a" * 300 + ".txt", "", "nul\x00.txt", "a/b/c.tar.gz")
    files = [ForeignFile(name, data=b"1") for name in names]
    assert [file_place(file) for file in files] == [file_place(file) for file in files]
    assert all(len(file_place(file).parts) == 2 for file in files)
    assert all(
        len(file_place(file).name) < 80 and not set(file_place(file).name) & set('/\\:\0*?"<>|') for file in files
    )
    assert file_place(ForeignFile("a.txt", data=b"1")) != file_place(ForeignFile("a.txt", data=b"2"))


@pytest.mark.parametrize("name", ["con.txt", "NUL.pdf", "aux", "lpt².md", " prn .txt"])
def test_no_file_is_kept_under_the_name_of_a_device(name: str) -> None:
    kept = file_place(ForeignFile(name, data=b"1")).name
    assert kept == f"_{name.replace(' ', '')}"


@pytest.mark.parametrize("sign", ["a", "é", "报", "𝒜"])
def test_names_of_files_have_room_on_file_systems_that_encrypt_them(sign: str) -> None:
    kept = file_place(ForeignFile(sign * 300 + ".abcdefghij", data=b"1")).name
    assert len(kept.encode()) <= 143
    assert set(kept) == {sign, *".abcdefghij"}


def test_an_error_is_told_unless_it_was_overcome() -> None:
    (failed,) = turns(said("a", None, "user", "one"), said("b", "a", "assistant", "part", error="Too many requests"))
    assert failed.error is not None
    assert (failed.state, failed.text, failed.error.detail, failed.error.where) == (
        State.FAILED, "part", "Too many requests", "ChatGPT",
    )  # fmt: skip
    (fine,) = turns(
        said("a", None, "user", "one"), said("b", "a", "assistant", error="no"), said("c", "b", "assistant", "yes")
    )
    assert (fine.state, fine.text) == (State.FINISHED, "yes")


def test_title_group_tags_pin_and_archive_come_along() -> None:
    messages = said("a", None, "user", "one two"), said("b", "a", "assistant", "x")
    whole = conversation(*messages, group=" My\nwork ", tags=("two words", "x", "x"), pinned=True, archived=True).whole
    assert (whole.conversation.group, whole.tags) == ("My work", ("two-words", "x"))
    assert whole.pinned == whole.archived == whole.conversation.updated
    assert conversation(*messages, title="  ").whole.conversation.title == "one two"


def test_a_long_chain_is_no_trouble() -> None:
    messages = [
        ForeignMessage(
            str(n), ForeignRole.USER if n % 2 == 0 else ForeignRole.ASSISTANT, str(n - 1) if n else None, "x"
        )
        for n in range(20_000)
    ]
    assert len(turns(*messages)) == 10_000
