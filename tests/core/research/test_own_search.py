"""A research whose model searches by itself, and what a sub-question is given of its turn."""

from dataclasses import replace
from typing import Any

import pytest

from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    FinishPart,
    GroundingPart,
    ProviderSource,
    TextPart,
    ToolCall,
    ToolCallPart,
    ToolResult,
    Usage,
    UsagePart,
)
from app.core.domain.conversation import PRIVATE
from app.core.domain.errors import AppError, BadAnswer, OutOfCredit
from app.core.domain.graph import BUDGETS, Depth
from app.core.domain.settings import Overrides, SearchMode, SearchSettings
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.core.research.scripted import RESPONSE, Answer, Said, Scripted, code, node, part_of, question_of
from tests.core.test_private import Reader, Store
from tests.core.world import SETTINGS, World, kinds
from tests.fakes import FakeDocuments

PLAN = code(node("sky", "Why is the sky blue?"), node("sea", "Why is the sea blue?"), RESPONSE)
SKY = ProviderSource("a", "https://own.example/sky", "Sky", "1", "Of the sky.")
SEA = ProviderSource("b", "https://own.example/sea", "Sea", "1", "Of the sea.")


class Searching(Scripted):
    """A model that can search by itself."""

    @property
    def abilities(self) -> Abilities:
        return Abilities(search=True, tools=False)


def world(model: Scripted, **more: Any) -> World:
    settings = replace(SETTINGS, search=SearchSettings(channel="builtin"))
    return World(model, settings=settings, **more)  # type: ignore[arg-type]


async def researched(one: World, **more: Any) -> tuple[Turn, list[e.Event]]:
    question = Question(more.pop("conversation", "c"), "What is blue?", depth=Depth.STANDARD, **more)
    events = [event async for event in one.ask.run(question)]
    return one.store.turns[events[0].turn], events


def by_itself(request: ChatRequest) -> Said:
    source = SKY if "sky" in question_of(request) else SEA
    return [TextPart("So it is [1]."), GroundingPart((source,), (), textual=True)]


async def test_the_parts_search_and_the_report_rests_on_them_alone() -> None:
    model = Searching({"planner": [PLAN], "node": [by_itself], "report": ["Both [1][2]."]})
    one = world(model)
    turn, _ = await researched(one)
    assert turn.state is State.FINISHED
    assert not one.channel.asked
    report = model.requests_of("report")[0]
    assert report.search is None
    assert "https" not in report.messages[0].text
    assert [turn.source_numbered(n).url for n in turn.cited_numbers()] == [SKY.url, SEA.url]  # type: ignore[union-attr]
    assert [source.number for source in turn.sources.values() if source.number] == [1, 2]
    assert all(
        request.search is not None for request in model.requests if "“What is blue?”" in request.messages[0].text
    )


async def test_a_search_that_wants_to_be_confirmed_is_confirmed_in_a_part_too() -> None:
    call = ToolCall("k", "$web_search", '{"search_result": {"search_id": "s"}}', server_executed=True)

    def confirmed(request: ChatRequest) -> Said:
        answered = [b for m in request.messages for b in m.blocks if isinstance(b, ToolResult)]
        return by_itself(request) if answered else [ToolCallPart(call), FinishPart("tool_calls")]

    model = Searching({"planner": [code(node("sky", "Why is the sky blue?"), RESPONSE)], "node": [confirmed]})
    turn, _ = await researched(world(model))
    assert turn.graph is not None
    assert [one.answer for one in turn.graph.nodes] == ["So it is [1]."]
    assert len(model.requests_of("node")) == 2


def fails(error: AppError) -> Answer:
    def said(request: ChatRequest) -> Said:
        return error if request.search is not None else f"About {question_of(request)} [1]."

    return said


async def test_another_channel_takes_over_where_that_search_fails_and_it_is_said_once() -> None:
    one = world(Searching({"planner": [PLAN], "node": [fails(BadAnswer("scripted"))]}))
    turn, _ = await researched(one)
    assert turn.state is State.FINISHED
    assert turn.graph is not None
    assert len(turn.graph.answered()) == 2
    assert one.channel.asked
    assert kinds(turn).count("builtin_failed") == 1


async def test_no_channel_helps_a_model_that_is_not_paid_for() -> None:
    one = world(Searching({"planner": [PLAN], "node": [fails(OutOfCredit("scripted"))]}))
    turn, _ = await researched(one)
    assert turn.state is State.FAILED
    assert turn.error is not None
    assert turn.error.data["reason"] == "OutOfCredit"
    assert not one.channel.asked


async def test_a_research_that_goes_on_searches_as_it_began() -> None:
    def stopped(request: ChatRequest) -> Said:
        if "sea" in question_of(request) and len(model.requests_of("planner")) == 1:
            one.ask.stop(next(iter(one.store.turns)))
        return by_itself(request)

    model = Searching({"planner": [PLAN], "node": [stopped]})
    one = world(model)
    turn, events = await researched(one)
    assert isinstance(events[-1], e.TurnStopped)
    model.answers = {**model.answers, "node": [by_itself]}
    turn, _ = await one.resumed(turn)
    assert turn.state is State.FINISHED
    assert not one.channel.asked


async def test_a_research_searches_where_answers_do_not() -> None:
    one = world(Searching({"planner": [PLAN], "node": [by_itself]}))
    turn, _ = await researched(one, overrides=Overrides(mode=SearchMode.OFF))
    assert turn.graph is not None
    assert len(turn.graph.answered()) == 2
    assert not one.channel.asked


async def test_nothing_of_a_private_research_is_kept() -> None:
    reader = Reader()
    one = World(Scripted({"planner": [PLAN]}), reader=reader, store=Store())  # type: ignore[arg-type]
    await researched(one, conversation=f"{PRIVATE}1")
    assert reader.seen
    assert set(reader.seen) == {(False, True)}


async def test_attached_documents_are_looked_up_for_every_part() -> None:
    model = Scripted({"planner": [PLAN]})
    documents = FakeDocuments({"/docs/blue.txt": "The sky is blue for a reason."})
    one = World(model, documents=documents)  # type: ignore[arg-type]
    _, events = await researched(one, files=("/docs/blue.txt",))
    recalled = [event for event in events if isinstance(event, e.InNode) and isinstance(event.event, e.Recalled)]
    assert len(recalled) == 2
    assert all(event.event.passages for event in recalled)  # type: ignore[attr-defined]
    assert "blue.txt" in model.requests_of("planner")[0].messages[1].text


async def test_a_question_and_the_one_before_it_stand_over_report_and_parts() -> None:
    model = Scripted({"planner": ["<ask_user>Which blue?</ask_user>", PLAN]})
    one = World(model)  # type: ignore[arg-type]
    first, _ = await researched(one)
    second = Question("c", "That of water.", parent=first.id, depth=Depth.STANDARD)
    async for _ in one.ask.run(second):
        pass
    report = model.requests_of("report")[0]
    assert [one.text for one in report.messages[1:3]] == ["What is blue?", "Which blue?"]
    assert all("What is blue? → That of water." in r.messages[0].text for r in model.requests_of("node"))


async def test_the_choice_of_pages_is_paid_for_too() -> None:
    def used(said: str) -> Said:
        return [TextPart(said), UsagePart(Usage(100, 1))]

    said = {"planner": PLAN, "select": "none", "node": "So [1].", "report": "R [1]."}
    model = Scripted({part: [used(words)] for part, words in said.items()})
    budgets = {Depth.STANDARD: replace(BUDGETS[Depth.STANDARD], node_pages=1)}
    one = World(model, budgets=budgets)  # type: ignore[arg-type]
    turn, _ = await researched(one)
    asked = [part_of(request) for request in model.requests if part_of(request) != "rewrite"]
    assert asked.count("select") == 2
    assert turn.usage is not None
    assert turn.usage.input == 100 * len(asked)


@pytest.mark.parametrize("overrides", [Overrides(), Overrides(channel="knowledge", bases=("all",))])
async def test_the_planner_is_told_of_knowledge_bases(overrides: Overrides) -> None:
    model = Scripted({"planner": [PLAN]})
    await researched(World(model), overrides=overrides)  # type: ignore[arg-type]
    told = "knowledge bases" in model.requests_of("planner")[0].messages[1].text
    assert told is bool(overrides.bases)
