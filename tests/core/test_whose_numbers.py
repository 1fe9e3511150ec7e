"""Whose number is it? In a turn whose model searches, a plain `[n]` is its service's, explained or not, never ours."""

from contextlib import aclosing
from dataclasses import replace

import pytest

from app.core.citing.grounded import numbered_text
from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderCitation,
    ProviderMetadataPart,
    ProviderSource,
    Role,
    SourcesPart,
    TextPart,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import TimedOut, Unreachable
from app.core.domain.settings import Overrides, SearchMode, SearchSettings
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from app.core.export.markdown import conversation_markdown
from tests.core.world import REWRITE, SETTINGS, World
from tests.fakes import FakeModel

A, B, X, Y = (
    ProviderSource(name, f"https://{name}.example/", f"Page {name}", str(n))
    for name, n in zip("abxy", [1, 2] * 2, strict=True)
)
SEARCHED = replace(SETTINGS, search=SearchSettings(channel="builtin"))
OLDER: list[ModelPart] = [TextPart("Old one [1]. Old two [2]."), GroundingPart((A, B), textual=True)]
CUT = Unreachable("fake", "incomplete")


def world(*answers: object) -> World:
    return World(FakeModel(list(answers), abilities=Abilities(search=True)), settings=SEARCHED)  # type: ignore[arg-type]


def cited(turn: Turn) -> list[tuple[str, list[str]]]:
    """Each chip with what it opens."""
    return [(c.marker, [turn.source_numbered(n).url for n in c.numbers]) for c in turn.citations if c.numbers]  # type: ignore[union-attr]


async def second_turn(*answers: object, **more: object) -> tuple[World, Turn]:
    """A turn that follows one whose chips are the sources 1 and 2 of the book."""
    one = world(OLDER, *answers)
    first, _ = await one.turn()
    assert [url for _, urls in cited(first) for url in urls] == ["https://a.example/", "https://b.example/"]
    turn, _ = await one.turn("And?", parent=first.id, **more)
    return one, turn


async def test_going_on_without_a_search_leaves_every_chip_where_it_points() -> None:
    one, cut = await second_turn(
        [TextPart("New one [1]. New two [2]. And"), GroundingPart((X, Y), textual=True), FinishPart("length")],
        " that is all.",
    )
    before = cited(cut)
    assert before == [("[1]", ["https://x.example/"]), ("[2]", ["https://y.example/"])]
    turn, _ = await one.resumed(cut)
    assert turn.text.endswith("And that is all.")
    assert cited(turn) == before


async def test_a_marker_behind_the_place_where_it_went_on_names_nothing_older() -> None:
    one, cut = await second_turn(
        [TextPart("New one [1]. And"), GroundingPart((X,), textual=True), FinishPart("length")], " two [2]."
    )
    turn, _ = await one.resumed(cut)
    assert cited(turn) == [("[1]", ["https://x.example/"])]


async def test_an_answer_that_breaks_off_before_its_list_cites_nothing_older() -> None:
    _, turn = await second_turn([TextPart("New one [1]. New two [2]. And"), CUT])
    assert (turn.state, cited(turn)) == (State.FAILED, [])


async def test_an_answer_that_is_stopped_before_its_list_cites_nothing_older() -> None:
    one = world(OLDER, [TextPart("New one [1]."), *[TextPart(" So.")] * 50_000])
    first, _ = await one.turn()
    shown: list[e.Event] = []
    async with aclosing(one.ask.run(Question("c", "And?", parent=first.id))) as events:
        async for event in events:
            if isinstance(event, e.TextDelta):
                one.ask.stop(event.turn)
            shown.append(event)
    turn = one.store.turns[shown[0].turn]
    assert isinstance(shown[-1], e.TurnStopped)
    assert turn.text.startswith("New one [1].")
    assert cited(turn) == []
    assert not any(isinstance(event, e.Cited) for event in shown)


async def test_a_service_that_writes_markers_and_sends_no_list_cites_nothing_older() -> None:
    _, turn = await second_turn("New one [1]. New two 【2】.")
    assert (turn.state, cited(turn)) == (State.FINISHED, [])


async def test_a_list_that_explains_only_some_markers_lends_the_others_no_older_source() -> None:
    _, turn = await second_turn([TextPart("New one [1]. New two [2]."), GroundingPart((X,), textual=True)])
    assert cited(turn) == [("[1]", ["https://x.example/"])]


async def test_a_source_with_a_place_leaves_the_markers_beside_it_alone() -> None:
    text = "New one [1]. New two [2]."
    place = ProviderCitation(("x",), (7, 7), Anchor.SPAN)
    _, turn = await second_turn([TextPart(text), GroundingPart((X,), (place,))])
    assert cited(turn) == [("", ["https://x.example/"])]


async def test_the_second_part_of_an_answer_reads_nothing_of_the_first_again() -> None:
    """Its service pauses, and explains its numbers in the first part alone."""
    _, turn = await second_turn(
        [TextPart("New one [1]. "), GroundingPart((X,), textual=True), FinishPart("pause")], "And [2] so on [1]."
    )
    assert cited(turn) == [("[1]", ["https://x.example/"])]


async def test_an_answer_whose_model_lost_its_search_keeps_its_chips_as_it_goes_on() -> None:
    one, cut = await second_turn(
        [TextPart("New one [1]. Then [2"), GroundingPart((X,), textual=True), FinishPart("length")], "] and so on."
    )
    assert one.model is not None
    one.model.abilities = Abilities(search=False)
    turn, _ = await one.resumed(cut)
    assert cited(turn) == [("[1]", ["https://x.example/"])]


async def test_an_answer_that_went_on_behind_a_fall_over_cites_what_it_was_given() -> None:
    one = world(TimedOut("fake"), REWRITE, [TextPart("Air [1] and w"), TimedOut("fake")], "ater [2].")
    cut, _ = await one.turn()
    assert [f.to for f in cut.fallbacks] == ["local"]
    turn, _ = await one.resumed(cut)
    assert (turn.text, turn.cited_numbers()) == ("Air [1] and water [2].", [1, 2])
    given = {r.number: r.source for r in turn.references or ()}
    assert all(turn.sources[given[n]].number == n for n in turn.cited_numbers())


@pytest.mark.parametrize("streamed", [True, False])
async def test_a_relay_that_searches_unasked_gets_no_chip_of_an_older_source(streamed: bool) -> None:
    text = "New one [1]. New two [2]."
    told: list[ModelPart] = [SourcesPart((X,))] if streamed else []
    place = ProviderCitation(("x",), (7, 7), Anchor.SPAN)
    _, turn = await second_turn(
        [TextPart(text[:12]), *told, TextPart(text[12:]), GroundingPart((X,), (place,))],
        overrides=Overrides(mode=SearchMode.OFF),
    )
    assert cited(turn) == [("", ["https://x.example/"])]


async def test_our_sign_with_a_number_that_is_not_ours_shows_nothing() -> None:
    _, turn = await second_turn([TextPart("New one 【1†own】. [2]"), GroundingPart((X, Y), textual=True)])
    assert cited(turn) == [("[2]", ["https://y.example/"])]
    assert numbered_text(turn.text, turn.citations).startswith("New one .")


async def test_what_nobody_explained_comes_to_later_turns_as_no_number_of_ours() -> None:
    one, turn = await second_turn("New one [1]. New two [2].", "Fine.")
    await one.turn("Sure?", parent=turn.id, overrides=Overrides(mode=SearchMode.OFF))
    assert one.model is not None
    told = [m.text for m in one.model.requests[-1].messages if m.role is Role.ASSISTANT]
    assert told[-1] == "New one (1). New two (2)."
    conversation = await one.store.conversation("c")
    assert conversation is not None
    assert "New one (1)." in conversation_markdown(conversation)


async def test_what_the_service_called_one_comes_back_by_the_number_of_the_book() -> None:
    """Its `[1]` is the book's third source; where it does not search, `[1]` is the book's first."""
    raw = [TextPart("New one [1]."), GroundingPart((X,), textual=True)]
    echo = ProviderMetadataPart(({"role": "assistant", "content": "New one [1]."},), "chat")
    one, second = await second_turn([*raw, echo], "As said [3].")
    turn, _ = await one.turn("Sure?", parent=second.id, overrides=Overrides(mode=SearchMode.OFF))
    assert one.model is not None
    told = [m for m in one.model.requests[-1].messages if m.role is Role.ASSISTANT][-1]
    assert (told.text, told.provider_metadata) == ("New one [3].", None)
    assert cited(turn) == [("[3]", ["https://x.example/"])]


async def test_a_model_that_lost_its_search_goes_on_from_an_answer_with_our_numbers() -> None:
    """It would take the service's own for ours, and repeat them for the wrong page."""
    one, cut = await second_turn(
        [TextPart("New one [1]. And"), GroundingPart((X,), textual=True), FinishPart("length")], " again [3]."
    )
    assert one.model is not None
    one.model.abilities = Abilities(search=False)
    turn, _ = await one.resumed(cut)
    assert one.model.requests[-1].messages[-2].text == "New one [3]. And"
    assert cited(turn) == [("[1]", ["https://x.example/"]), ("[3]", ["https://x.example/"])]


async def test_numbers_of_a_search_that_nobody_asked_for_reach_no_later_turn_as_ours() -> None:
    one, turn = await second_turn(
        [TextPart("New one [1]. New two [2]."), GroundingPart((X,), textual=True)],
        "So.",
        overrides=Overrides(mode=SearchMode.OFF),
    )
    assert cited(turn) == [("[1]", ["https://x.example/"])]
    await one.turn("And?", parent=turn.id, overrides=Overrides(mode=SearchMode.OFF))
    assert one.model is not None
    assert one.model.requests[-1].messages[-2].text == "New one [3]. New two (2)."


async def test_an_answer_with_an_unasked_search_names_nothing_older_as_it_goes_on() -> None:
    one, cut = await second_turn(
        [TextPart("New one [1]. And"), GroundingPart((X,), textual=True), FinishPart("length")],
        " two [2].",
        overrides=Overrides(mode=SearchMode.OFF),
    )
    turn, _ = await one.resumed(cut)
    assert cited(turn) == [("[1]", ["https://x.example/"])]


async def test_an_unasked_search_is_read_by_its_own_list_as_its_answer_goes_on() -> None:
    one, cut = await second_turn(
        [TextPart("New one [1]. And"), GroundingPart((X,), textual=True), FinishPart("length")],
        [TextPart(" two [2]."), GroundingPart((X, Y), textual=True)],
        overrides=Overrides(mode=SearchMode.OFF),
    )
    turn, _ = await one.resumed(cut)
    assert cited(turn) == [("[1]", ["https://x.example/"]), ("[2]", ["https://y.example/"])]


async def test_what_another_version_was_shown_of_a_page_is_no_passage_of_this_one() -> None:
    shown = replace(A, snippet="What the other version was shown.")
    one = world([TextPart("Old [1]."), GroundingPart((shown,), textual=True)], OLDER)
    first, _ = await one.turn()
    turn, _ = await one.turn()
    assert turn.parent == first.parent
    assert [p.text for r in first.references or () for p in r.passages] == ["What the other version was shown."]
    assert [p.text for r in turn.references or () for p in r.passages] == []
