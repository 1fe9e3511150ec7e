"""The user's own material in a turn: knowledge bases, attached files, memory, and one numbering for all of it."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from app.core.citing.grounded import numbered_text
from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    GroundingPart,
    ModelPart,
    ProviderSource,
    Role,
    SourcesPart,
    TextBlock,
    TextPart,
    ToolCall,
    ToolCallPart,
)
from app.core.domain.errors import Unavailable, Unreachable
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, DocumentState, ItemKind
from app.core.domain.memory import Fact
from app.core.domain.plan import Plan
from app.core.domain.settings import MemorySettings, Overrides, Planner, SearchMode, SearchSettings
from app.core.domain.sources import Origin
from app.core.domain.turn.turn import State
from app.core.knowledge.channel import KnowledgeChannel
from app.core.steps.understand import knowledge_of
from tests.core.world import REWRITE, SETTINGS, World, kinds
from tests.fakes import FakeDocuments, FakeFacts, FakeKnowledge, FakeModel

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GUIDE = "The manual says that the sky lamp is blue when the battery is full."


def chunk(id: int, text: str, address: str = "/docs/guide.pdf", page: int = 3, start: int = 1000) -> ChunkMatch:
    document = Document(f"d-{address}", "b", "i", ItemKind.FILE, address, "Guide", DocumentState.READY)
    return ChunkMatch(id, document, Chunk(text, start, start + len(text), "Lamp", page))


def system_text(model: FakeModel, request: int = -1) -> str:
    return text_of(model, 0, request)


def text_of(model: FakeModel, place: int, request: int = -1) -> str:
    blocks = model.requests[request].messages[place].blocks
    return "".join(block.text for block in blocks if isinstance(block, TextBlock))


async def test_a_base_and_the_web_are_cited_with_one_numbering() -> None:
    world = World(FakeModel([REWRITE, "It is air [2], and the lamp [1]."]))
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)]}
    turn, _ = await world.turn("Why is the sky lamp blue?", overrides=Overrides(bases=("b",)))
    numbers = {turn.sources[r.source].origin: r.number for r in turn.references or ()}
    assert sorted(r.number for r in turn.references or ()) == [1, 2, 3]
    own = next(r for r in turn.references or () if turn.sources[r.source].origin is Origin.KNOWLEDGE)
    passage = own.passages[0]
    assert (passage.page, passage.start, passage.text, passage.heading) == (3, 1000, GUIDE, "Lamp")
    assert turn.sources[own.source].url == "file:///docs/guide.pdf"
    assert turn.sources[own.source].document == "d-/docs/guide.pdf"
    assert len(turn.cited_numbers()) == 2
    assert Origin.WEB in numbers


async def test_what_was_numbered_keeps_its_number_in_the_next_turn() -> None:
    world = World(FakeModel(["The lamp [1].", "Still the lamp [1]."]))
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)]}
    overrides = Overrides(mode=SearchMode.OFF, bases=("b",))
    first, _ = await world.turn("Why is the lamp blue?", overrides=overrides)
    world.knowledge.chunks = {"b": [chunk(5, "Another page on lamps.", "/docs/other.md"), chunk(1, GUIDE)]}
    second, _ = await world.turn("Why is the lamp blue?", overrides=overrides)
    by_title = {turn.sources[r.source].url: r.number for turn in (first, second) for r in turn.references or ()}
    assert by_title == {"file:///docs/guide.pdf": 1, "file:///docs/other.md": 2}


async def test_an_earlier_source_is_cited_again_at_its_place_without_being_found_anew() -> None:
    world = World(FakeModel(["The lamp [1].", "Still the lamp [1]."]))
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)]}
    off = Overrides(mode=SearchMode.OFF)
    first, _ = await world.turn("Why is the lamp blue?", overrides=replace(off, bases=("b",)))
    second, _ = await world.turn("And when is the lamp blue?", overrides=off, parent=first.id)
    again = (second.references or [])[0]
    passage = again.passages[0]
    assert again.number == 1
    assert (passage.page, passage.start, passage.text, passage.heading) == (3, 1000, GUIDE, "Lamp")
    assert not passage.from_snippet
    assert second.citations[0].support is not None


async def test_the_head_of_a_table_moves_no_row_of_it() -> None:
    head, rows = "lamp,colour", "sky lamp,blue\nsea lamp,green"
    document = Document("d", "b", "i", ItemKind.FILE, "/docs/lamps.csv", "Lamps", DocumentState.READY)
    found = ChunkMatch(1, document, Chunk(f"{head}\n{rows}", 500, 500 + len(rows), line=20))
    world = World(FakeModel(["Blue [1]."]))
    world.knowledge.chunks = {"b": [found]}
    turn, _ = await world.turn("Which colour has the sky lamp?", overrides=Overrides(mode=SearchMode.OFF, bases=("b",)))
    passage = (turn.references or [])[0].passages[0]
    assert passage.text == f"{head}\n{rows}"
    assert (passage.start, passage.end, passage.line) == (500, 500 + len(rows), 20)


async def test_bases_are_asked_with_the_queries_that_the_rewrite_made_for_them() -> None:
    rewrite = REWRITE + "<knowledge><rewrite>Which lamp is blue?</rewrite><question>lamp blue</question></knowledge>"
    world = World(FakeModel([rewrite, "The lamp [1]."]))
    world.knowledge.chunks = {"b": []}
    turn, _ = await world.turn(overrides=Overrides(bases=("b",)))
    assert world.knowledge.asked == [("Which lamp is blue?", "lamp blue")]
    assert turn.plan is not None
    assert turn.plan.queries == ("why is the sky blue",)


async def test_without_bases_the_rewrite_is_not_asked_for_knowledge() -> None:
    model = FakeModel([REWRITE, "Air [1]."])
    world = World(model)
    await world.turn()
    assert "<knowledge>" not in system_text(model, 0)
    assert not world.knowledge.asked


async def test_a_base_that_fails_costs_its_passages_and_is_told() -> None:
    world = World(FakeModel([REWRITE, "Air [1]."]))
    world.knowledge.chunks = {"b": Unavailable("knowledge.db", "disk full")}
    turn, events = await world.turn(overrides=Overrides(bases=("b",)))
    assert "knowledge_failed" in kinds(turn)
    assert isinstance(events[-1], e.TurnFinished)
    assert turn.references


async def test_the_channel_of_knowledge_searches_all_bases_and_no_web() -> None:
    world = World(FakeModel([REWRITE, "The lamp [1]."]))
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)], "c": [chunk(2, "A note on lamps.", "/docs/c.md")]}
    turn, events = await world.turn(overrides=Overrides(channel="kb"))
    assert not any(isinstance(event, e.SearchStarted) for event in events)
    assert {turn.sources[r.source].origin for r in turn.references or ()} == {Origin.KNOWLEDGE}
    assert len(turn.references or ()) == 2


async def test_what_a_tool_finds_in_the_bases_is_sent_once() -> None:
    call = ToolCallPart(ToolCall("c1", "web_search", '{"query": "battery", "provider": "kb"}'))
    model = FakeModel([[call], "It lasts a day [1]."], abilities=Abilities(search=False, tools=True))
    lasts = chunk(2, "The battery lasts for a whole day.", page=9, start=7000)
    kb = {"kb": KnowledgeChannel(FakeKnowledge({"b": [lasts]}))}
    world = World(model, documents=FakeDocuments({"/docs/guide.pdf": GUIDE}), others=kb)  # type: ignore[arg-type]
    turn, _ = await world.turn(
        "How long does it last?", overrides=Overrides(planner=Planner.MODEL), files=("/docs/guide.pdf",)
    )
    assert [len(reference.passages) for reference in turn.references or ()] == [2]
    question = text_of(model, 1)
    assert GUIDE in question
    assert lasts.chunk.text not in question


async def test_with_search_switched_off_the_channel_of_knowledge_is_not_asked_either() -> None:
    world = World(FakeModel(["No idea."]))
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)]}
    turn, _ = await world.turn("Why is the lamp blue?", overrides=Overrides(mode=SearchMode.OFF, channel="kb"))
    assert (turn.references, world.knowledge.asked) == ([], [])


async def test_an_attached_file_is_evidence_for_this_and_later_turns() -> None:
    world = World(
        FakeModel(["The lamp [1].", "The lamp, as said [1]."]), documents=FakeDocuments({"/a/lamp.txt": GUIDE})
    )
    off = Overrides(mode=SearchMode.OFF)
    first, _ = await world.turn("What does it say?", overrides=off, files=("/a/lamp.txt",))
    assert [turn_reference.number for turn_reference in first.references or ()] == [1]
    assert first.sources[(first.references or [])[0].source].origin is Origin.FILE
    second, _ = await world.turn("And the battery?", overrides=off, parent=first.id)
    assert [reference.number for reference in second.references or ()] == [1]


async def test_a_file_that_cannot_be_read_is_told_once() -> None:
    world = World(FakeModel(["No idea.", "Still none."]))
    off = Overrides(mode=SearchMode.OFF)
    first, _ = await world.turn("What does it say?", overrides=off, files=("/a/gone.txt",))
    second, _ = await world.turn("And?", overrides=off, parent=first.id)
    assert kinds(first) == ["file_failed"]
    assert kinds(second) == []


async def test_memory_is_a_reference_of_its_own_kind_where_the_group_has_it_switched_on() -> None:
    facts = FakeFacts({"f": Fact("f", "home", "The user lives in Basel.", NOW, NOW)})
    settings = replace(SETTINGS, memory=MemorySettings(("home",)))
    model = FakeModel(["In Basel [1]."])
    world = World(model, memory=facts, settings=settings)
    await world.store.create("c", "Chat")
    await world.store.move("c", "home")
    turn, _ = await world.turn("Where do I live?", overrides=Overrides(mode=SearchMode.OFF))
    reference = (turn.references or [])[0]
    assert turn.sources[reference.source].origin is Origin.MEMORY
    assert reference.passages[0].text == "The user lives in Basel."
    assert "memory" in system_text(model)
    assert turn.cited_numbers() == [1]


async def test_a_fact_that_was_forgotten_comes_back_through_no_earlier_answer() -> None:
    facts = FakeFacts({"f": Fact("f", "", "The user lives in Basel.", NOW, NOW)})
    settings = replace(SETTINGS, memory=MemorySettings(("",)))
    world = World(FakeModel(["In Basel [1].", "I do not know."]), memory=facts, settings=settings)
    off = Overrides(mode=SearchMode.OFF)
    first, _ = await world.turn("Where do I live?", overrides=off)
    assert first.cited_numbers() == [1]
    await facts.forget("f")
    second, _ = await world.turn("And where do I live now?", overrides=off, parent=first.id)
    assert second.references == []


async def test_bases_that_hold_nothing_are_not_told_to_be_the_web() -> None:
    model = FakeModel([REWRITE, "They hold nothing."])
    await World(model).turn(overrides=Overrides(channel="kb"))
    assert "The user's own documents were searched" in system_text(model)
    assert "A web search was made" not in system_text(model)


async def test_a_group_without_memory_is_given_none() -> None:
    facts = FakeFacts({"f": Fact("f", "", "The user lives in Basel.", NOW, NOW)})
    world = World(FakeModel(["No idea."]), memory=facts)
    turn, _ = await world.turn("Where do I live?", overrides=Overrides(mode=SearchMode.OFF))
    assert turn.references == []


async def test_own_material_goes_along_where_the_model_searches_by_tools() -> None:
    model = FakeModel(["The lamp [1]."])
    model.abilities = replace(model.abilities, tools=True)
    world = World(model)
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)]}
    turn, _ = await world.turn("Why is the lamp blue?", overrides=Overrides(bases=("b",), planner=Planner.MODEL))
    assert GUIDE in text_of(model, 1)
    assert model.requests[-1].messages[-1].role is Role.USER
    assert turn.cited_numbers() == [1]


async def test_a_model_that_calls_for_the_bases_gets_chunks_with_their_places_and_the_same_numbers() -> None:
    call = ToolCallPart(ToolCall("c1", "web_search", '{"query": "battery", "provider": "kb"}'))
    model = FakeModel([[call], "The lamp [1], which lasts a day [1]."])
    model.abilities = replace(model.abilities, tools=True)
    lasts = "A full battery of the lamp lasts for a whole day, as page nine says."
    knowledge = FakeKnowledge({"b": [chunk(1, GUIDE), chunk(2, lasts, page=9, start=7000)]})
    world = World(model, knowledge=knowledge, others={"kb": KnowledgeChannel(knowledge)})  # type: ignore[dict-item]
    turn, _ = await world.turn("How long does the battery last?", overrides=Overrides(planner=Planner.MODEL))
    reference = (turn.references or [])[0]
    assert [r.number for r in turn.references or ()] == [1]
    assert turn.sources[reference.source].key == "document:/docs/guide.pdf"
    assert turn.sources[reference.source].kind == "file"
    assert turn.sources[reference.source].document == "d-/docs/guide.pdf"
    assert [(p.page, p.start, p.text, p.from_snippet) for p in reference.passages] == [
        (3, 1000, GUIDE, False), (9, 7000, lasts, False)
    ]  # fmt: skip
    assert world.store.searches == {}
    attached = World(
        FakeModel(["It lasts [1]."]), store=world.store, documents=FakeDocuments({"/docs/guide.pdf": lasts})
    )
    again, _ = await attached.turn("Is it so?", overrides=Overrides(mode=SearchMode.OFF), files=("/docs/guide.pdf",))
    assert [r.number for r in again.references or ()] == [1]


A = ProviderSource("a", "https://a.example/", "Page A", "1")
B = ProviderSource("b", "https://b.example/", "Page B", "2")
SEARCHED = replace(SETTINGS, search=SearchSettings(channel="builtin"))


@pytest.mark.parametrize("streamed", [True, False])
async def test_our_numbers_and_those_of_a_providers_own_search_are_told_apart(streamed: bool) -> None:
    text = "The sky is blue [1], so is the lamp 【1†own】, and the sea [2]."
    given: list[ModelPart] = [SourcesPart((A, B))] if streamed else []
    model = FakeModel([[*given, TextPart(text), GroundingPart((A, B), textual=True)]])
    model.abilities = replace(model.abilities, search=True)
    world = World(model, settings=SEARCHED)
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)]}
    turn, _ = await world.turn("Why is the sky lamp blue?", overrides=Overrides(bases=("b",)))
    assert "【2†own】" in system_text(model)
    cited = [(c.marker, [turn.source_numbered(n).url for n in c.numbers]) for c in turn.citations]  # type: ignore[union-attr]
    assert cited == [
        ("[1]", ["https://a.example/"]), ("【1†own】", ["file:///docs/guide.pdf"]), ("[2]", ["https://b.example/"])
    ]  # fmt: skip
    numbers = [c.numbers[0] for c in turn.citations]
    assert sorted(numbers) == [1, 2, 3]
    assert numbers[1] == 1
    said = numbered_text(turn.text, turn.citations)
    assert said == f"The sky is blue [{numbers[0]}], so is the lamp [1], and the sea [{numbers[2]}]."


async def test_a_number_without_our_sign_is_never_ours_where_the_model_searches() -> None:
    model = FakeModel(["One [1].", [TextPart("The sky [1], the lamp [2]."), GroundingPart((A,), textual=True)]])
    model.abilities = replace(model.abilities, search=True)
    world = World(model, settings=SEARCHED)
    world.knowledge.chunks = {"b": [chunk(1, "Another lamp is blue.", "/docs/first.md")]}
    off = Overrides(mode=SearchMode.OFF, bases=("b",))
    await world.turn("Is it blue?", overrides=off)
    world.knowledge.chunks = {"b": [chunk(2, GUIDE)]}
    turn, _ = await world.turn("Why is the sky lamp blue?", overrides=Overrides(bases=("b",)))
    cited = [(c.marker, [turn.source_numbered(n).url for n in c.numbers]) for c in turn.citations]  # type: ignore[union-attr]
    assert cited == [("[1]", ["https://a.example/"])]


async def test_an_answer_stopped_in_the_middle_takes_no_marker_of_the_provider_for_ours() -> None:
    gone = Unreachable("fake")
    model = FakeModel([[SourcesPart((A, B)), TextPart("The sky is blue [1], so is"), gone]])
    model.abilities = replace(model.abilities, search=True)
    world = World(model, settings=SEARCHED)
    world.knowledge.chunks = {"b": [chunk(1, GUIDE)]}
    turn, _ = await world.turn("Why is the sky lamp blue?", overrides=Overrides(bases=("b",)))
    assert turn.state is State.FAILED
    assert [turn.source_numbered(n).url for c in turn.citations for n in c.numbers] == ["https://a.example/"]  # type: ignore[union-attr]


def test_the_markup_for_knowledge_is_read_leniently() -> None:
    assert knowledge_of("<knowledge><rewrite>A?</rewrite><question>b</question><question>b</question>") == ("A?", "b")
    assert knowledge_of("nothing") == ()
    assert knowledge_of("<knowledge><question>not_needed</question></knowledge>") == ()


def test_a_plan_of_before_has_no_queries_for_knowledge() -> None:
    assert Plan(("a",)).completed_by(Plan(("b",), knowledge=("k",))).knowledge == ("k",)
