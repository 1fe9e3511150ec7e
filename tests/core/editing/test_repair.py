"""The editor with a model and a web: what it looks up, corrects, and leaves alone."""

import asyncio
import re
from contextlib import aclosing
from dataclasses import replace

import pytest

from app.core.citing.grounded import numbered_answer
from app.core.domain import events as e
from app.core.domain.chat import TextPart, Usage, UsagePart
from app.core.domain.citation import Verdict
from app.core.domain.editing import EditingMode, EditKind
from app.core.domain.errors import FailureKind, Unreachable
from app.core.domain.evidence import Outcome
from app.core.domain.graph import Depth
from app.core.domain.settings import Overrides
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State
from app.core.export.markdown import conversation_markdown
from app.core.prompt.earlier_turns import can_resume, past_turn
from app.mcp_server.tools.answers import answer_of as mcp_answer
from app.ui.transcript.parts.cards import marks_of, names_of
from tests.core.research.scripted import RESPONSE, Scripted, code, node
from tests.core.world import HITS, PAGES, REWRITE, World, kinds
from tests.fakes import FakeChannel, FakeModel, FakeReader, hit

BRIDGE = "https://bridge.example/history"
QUERY = "why is the sky blue"
REPAIR = Overrides(editing=EditingMode.REPAIR)
HELD = "The sky is blue because air scatters short waves more than long ones [1]."
PAGE = "The Severn Bridge was opened in September 1966 by the Queen. It is 1,600 metres long."
RIGHT, WRONG = "The Severn Bridge was opened in September 1966", "The Severn Bridge was opened in September 1956"
GOOD = f"S1 CORRECT [3]: {RIGHT}"


def world(answer: str, *replies: object, page: str = PAGE) -> World:
    channel = FakeChannel({QUERY: HITS, "*": [hit(1, BRIDGE, "On the bridge.")] if page else []})
    return World(FakeModel([REWRITE, answer, *replies]), channel, reader=FakeReader({**PAGES, BRIDGE: page}))


def model_of(one: World) -> FakeModel:
    assert one.model is not None
    return one.model


async def test_a_claim_that_its_source_does_not_hold_is_looked_up_and_gets_the_source_that_does() -> None:
    turn, _ = await world(f"{HELD} {RIGHT} [2].").turn(overrides=REPAIR)
    moved = turn.citations[1]
    assert (moved.numbers, moved.moved_from, moved.looked_up) == ((3,), (2,), True)
    assert moved.support is not None
    assert moved.support.verdict is Verdict.SUPPORTED
    assert [edit.kind for edit in turn.edits] == [EditKind.LOOKED_UP]
    source, reference = turn.source_numbered(3), turn.reference(3)
    assert source is not None
    assert source.url == BRIDGE
    assert reference is not None
    assert reference.passages[0].text == PAGE
    assert turn.original is not None
    assert turn.original.citations[1].numbers == (2,)


async def test_a_sentence_that_cites_nothing_gets_its_chip() -> None:
    turn, _ = await world(f"{HELD} {RIGHT}.").turn(overrides=REPAIR)
    new = turn.citations[1]
    assert (new.numbers, new.looked_up, new.place) == ((3,), True, (len(turn.text), len(turn.text)))
    assert turn.text[slice(*(new.claim or ()))] == f"{RIGHT}."
    assert turn.text == f"{HELD} {RIGHT}."


async def test_an_answer_without_any_citation_is_looked_up_too() -> None:
    turn, _ = await world(f"{RIGHT}.").turn(overrides=REPAIR)
    assert [one.numbers for one in turn.citations] == [(3,)]
    assert turn.edited


async def test_what_is_otherwise_is_shown_and_corrected() -> None:
    turn, _ = await world(f"{HELD} {WRONG} [2].", GOOD).turn(overrides=REPAIR)
    assert [edit.kind for edit in turn.edits] == [EditKind.CONTRADICTED, EditKind.CORRECTED]
    assert turn.text == f"{HELD} {RIGHT} [2]."
    assert [one.numbers for one in turn.citations] == [(1,), (3,)]
    assert (turn.citations[1].marker, turn.citations[1].looked_up) == ("[2]", True)
    assert turn.original is not None
    assert turn.original.text == f"{HELD} {WRONG} [2]."


async def test_what_the_model_costs_is_added_to_the_answers_usage() -> None:
    answer = [TextPart(f"{HELD} {WRONG} [2]."), UsagePart(Usage(100, 10))]
    reply = [TextPart(GOOD), UsagePart(Usage(1, 1)), UsagePart(Usage(50, 5))]
    turn, _ = await world(answer, reply).turn(overrides=REPAIR)  # type: ignore[arg-type]
    assert turn.usage == Usage(150, 15)


@pytest.mark.parametrize("mode", [EditingMode.OFF, EditingMode.MARK])
async def test_without_repair_nobody_is_asked(mode: EditingMode) -> None:
    one = world(f"{HELD} {WRONG} [2]. {RIGHT}.")
    turn, _ = await one.turn(overrides=Overrides(editing=mode))
    assert len(one.channel.asked) == 1
    assert len(model_of(one).requests) == 2
    assert turn.text == f"{HELD} {WRONG} [2]. {RIGHT}."


async def test_an_answer_that_is_found_costs_nothing_more() -> None:
    one = world(HELD)
    turn, events = await one.turn(overrides=REPAIR)
    assert (len(one.channel.asked), len(model_of(one).requests)) == (1, 2)
    assert not any(isinstance(event, e.AnswerEdited) for event in events)
    assert (turn.edits, turn.original, turn.edited) == ((), None, True)


async def test_a_search_that_fails_costs_the_looking_up_alone() -> None:
    one = world(f"{HELD} {WRONG} [2].", "S1 KEEP")
    one.channel.answers = {QUERY: HITS, "*": Outcome.REFUSED}
    turn, _ = await one.turn(overrides=REPAIR)
    assert (turn.state, turn.text) == (State.FINISHED, f"{HELD} {WRONG} [2].")
    assert e.NoticeKind.EDITING_FAILED in kinds(turn)


async def test_a_model_that_fails_costs_the_correcting_alone() -> None:
    turn, _ = await world(f"{HELD} {WRONG} [2].", Unreachable("Fake")).turn(overrides=REPAIR)
    assert turn.state is State.FINISHED
    assert turn.text == f"{HELD} {WRONG} [2]."
    assert [edit.kind for edit in turn.edits] == [EditKind.CONTRADICTED]
    (notice,) = [one for one in turn.notices if one.kind is e.NoticeKind.EDITING_FAILED]
    assert notice.data == {"part": "model", "kind": FailureKind.UNREACHABLE}


@pytest.mark.parametrize(
    "reply",
    [
        "",
        "no",
        "{}",
        "<html>",
        "S1 CORRECT [3]: " + "x" * 1_000_000,
        [TextPart(f"{GOOD}\n"), *(TextPart("blah " * 1000) for _ in range(30))],
        f"S1 CORRECT [1]: {RIGHT}",
        "S1 CORRECT [3]: It is 1,600 metres long",
        f"S2 CORRECT [3]: {RIGHT}",
        f"{HELD} {RIGHT} [2].",
    ],
    ids=lambda reply: str(reply)[:20],
)
async def test_a_model_that_does_something_else_changes_nothing(reply: object) -> None:
    turn, _ = await world(f"{HELD} {WRONG} [2].", reply).turn(overrides=REPAIR)
    assert turn.text == f"{HELD} {WRONG} [2]."
    assert [one.marker for one in turn.citations] == ["[1]", "[2]", ""]


async def test_a_later_turn_is_told_the_corrected_words() -> None:
    one = world(f"{HELD} {WRONG} [2].", GOOD, "<websearch><question>not_needed</question></websearch>", "Yes.")
    first, _ = await one.turn(overrides=REPAIR)
    await one.turn("Really?", parent=first.id)
    said = "\n".join(message.text for message in model_of(one).requests[-1].messages)
    assert f"{RIGHT} [3]" in said
    assert "1956" not in said


async def test_stopping_the_editor_leaves_a_whole_answer() -> None:
    one = world(f"{HELD} {WRONG} [2].", GOOD)
    model, held = model_of(one), asyncio.Event()
    stream = model.stream

    async def slow(request):  # type: ignore[no-untyped-def]
        async with aclosing(stream(request)) as parts:
            async for part in parts:
                if len(model.requests) == 3:
                    held.set()
                    await asyncio.Event().wait()
                yield part

    model.stream = slow  # type: ignore[method-assign]
    events: list[e.Event] = []
    async for event in one.ask.run(Question("c", "Why is the sky blue?", overrides=REPAIR)):
        events.append(event)
        if isinstance(event, e.AnswerEdited):
            await held.wait()
            one.ask.stop(event.turn)
    turn = one.store.turns[events[0].turn]
    assert isinstance(events[-1], e.TurnFinished)
    assert (turn.state, turn.edited, turn.text) == (State.FINISHED, True, f"{HELD} {WRONG} [2].")
    assert [edit.kind for edit in turn.edits] == [EditKind.CONTRADICTED]
    assert not can_resume(turn)


async def test_a_whole_answer_whose_editing_broke_off_is_not_continued() -> None:
    turn, _ = await world(HELD).turn()
    assert not can_resume(replace(turn, state=State.STOPPED))
    assert can_resume(replace(turn, state=State.STOPPED, written=False, checked=False))
    report = replace(turn, state=State.STOPPED, depth=Depth.QUICK)
    assert not can_resume(report), "nothing is written on behind a whole report"
    assert can_resume(replace(report, written=False, checked=False))


async def test_an_answer_that_was_cut_is_repaired_once_it_is_whole() -> None:
    from app.core.domain.chat import FinishPart

    one = world([TextPart(f"{HELD} {RIGHT} ["), FinishPart("length")], "2].")  # type: ignore[arg-type]
    cut, _ = await one.turn(overrides=REPAIR)
    assert (len(one.channel.asked), cut.edits) == (1, ())
    turn, _ = await one.resumed(cut)
    assert turn.text == f"{HELD} {RIGHT} [2]."
    assert [edit.kind for edit in turn.edits] == [EditKind.LOOKED_UP]


async def test_quotes_are_not_edited_and_nobody_is_asked() -> None:
    one = World()
    turn, _ = await one.turn(overrides=REPAIR)
    assert isinstance(turn, RunningTurn)
    assert len(one.channel.asked) == 1
    assert turn.edits == ()


async def test_a_claim_that_stands_twice_is_searched_for_once() -> None:
    one = world(f"{HELD} {RIGHT} [2].\n\nAgain: {HELD}\n\n{RIGHT} [2].")
    turn, _ = await one.turn(overrides=REPAIR)
    assert len(one.channel.asked) == 2
    assert [one.numbers for one in turn.citations] == [(1,), (3,), (1,), (3,)]


async def test_a_report_is_repaired_and_a_claim_that_two_parts_share_is_looked_up_once() -> None:
    plan = code(node("sky", "Why is the sky blue?"), node("sea", "Why is the sea blue?"))
    report = f"# Report\n\n## Sky\n\n{WRONG} [1].\n\n## Sea\n\n{WRONG} [1]. Air is air."
    edit = "You edit an answer"
    answers = {"planner": [plan, code(RESPONSE)], "report": [report], "plain": [f"{GOOD}\n{GOOD.replace('S1', 'S2')}"]}
    model = Scripted(answers)
    channel = FakeChannel({"blue": HITS, "*": [hit(1, BRIDGE, "On the bridge.")]})
    one = World(model, channel, reader=FakeReader({**PAGES, BRIDGE: PAGE}))  # type: ignore[arg-type]
    question = Question("c", "What is blue?", depth=Depth.STANDARD, overrides=REPAIR)
    events = [event async for event in one.ask.run(question)]
    turn = one.store.turns[events[0].turn]
    assert len([query for query in one.channel.asked if query.text != "blue"]) == 1
    assert len([request for request in model.requests if edit in request.messages[0].text]) == 1
    assert turn.text == report.replace("1956", "1966")
    assert [one.numbers for one in turn.citations] == [(3,), (3,)]
    assert turn.graph is not None
    assert len(turn.graph.nodes) == 2


async def test_in_a_private_conversation_nothing_is_searched_for_and_the_model_still_corrects() -> None:
    one = world(f"{HELD} The sky is blue because air scatters long waves more than 17 short ones [1].", "S1 KEEP")
    await one.store.create("c", "T")
    one.store.kept["c"] = replace(one.store.kept["c"], private=True)
    turn, _ = await one.turn(overrides=REPAIR)
    assert len(one.channel.asked) == 1
    assert (turn.private, turn.edited) == (True, True)


@pytest.mark.parametrize("marker", ["", " [2]"])
async def test_what_contradicts_is_never_written_as_a_source_of_the_claim(marker: str) -> None:
    one = world(f"{HELD} {WRONG}{marker}.", "S1 KEEP")
    turn, _ = await one.turn(overrides=REPAIR)
    (chip,) = [citation for citation in turn.citations if citation.contradicts]
    assert chip.numbers == (3,)
    assert past_turn(turn, turn.book).answer == numbered_answer(turn) == turn.text
    assert numbered_answer(turn, opposing=True) == f"{HELD} {WRONG}{marker}. (\u2260 [3])".replace(
        "[2]. (\u2260 [3])", "[2] (\u2260 [3])."
    )
    conversation = await one.store.conversation("c")
    assert conversation is not None
    assert re.search(r"(?<=[.\]]) \(\u2260 \[\^3\]\)", conversation_markdown(conversation))
    assert mcp_answer(turn, "").answer == turn.text
    window = marks_of(names_of(turn), turn.citations)
    assert [mark.disputed for mark in window] == [citation.contradicts for citation in turn.citations]
