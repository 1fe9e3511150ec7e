"""The user's own documents where the model decides itself what to look up."""

import json
from dataclasses import replace

from app.core.domain.chat import Abilities, FinishPart, ModelPart, TextPart, ToolCall, ToolCallPart, ToolResult
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, ItemKind
from app.core.domain.settings import Overrides, Planner, SearchSettings
from app.core.domain.sources import Origin
from app.core.knowledge.channel import KnowledgeChannel
from tests.core.world import SETTINGS, SKY, World
from tests.fakes import FakeKnowledge, FakeModel

PATH = "/docs/harbour report.md"
SAID = "The harbour was closed for seventeen days."
DECIDES = replace(SETTINGS, search=SearchSettings(planner=Planner.MODEL, allowed=("sky.example",)))


def found(kind: ItemKind = ItemKind.FILE, address: str = PATH) -> ChunkMatch:
    document = Document("d", "b", "i", kind, address, "Harbour report")
    return ChunkMatch(1, document, Chunk(SAID, 10, 10 + len(SAID), page=3), 1.0)


def world(*chunks: ChunkMatch) -> World:
    called: list[ModelPart] = [
        ToolCallPart(ToolCall("1", "web_search", json.dumps({"query": "harbour", "provider": "kb"}))),
        FinishPart("tool_calls"),
    ]
    answer: list[ModelPart] = [TextPart("For seventeen days [1]."), FinishPart("stop")]
    knowledge = FakeKnowledge({"b": chunks})
    model = FakeModel([called, answer], abilities=Abilities(search=False, tools=True))
    return World(model, others={"kb": KnowledgeChannel(knowledge)}, knowledge=knowledge, settings=DECIDES)


async def test_a_tool_finds_documents_of_the_bases_which_no_rule_for_sites_shuts_out_and_nobody_fetches() -> None:
    one = world(found())
    turn, _ = await one.turn("How long was it closed?", overrides=Overrides(channel="local"))
    assert turn.text == "For seventeen days [1]."
    (source,) = (turn.sources[reference.source] for reference in turn.references or ())
    assert (source.key, source.origin, source.url) == (
        f"document:{PATH}", Origin.KNOWLEDGE, "file:///docs/harbour%20report.md"
    )  # fmt: skip
    assert turn.citations[0].numbers == (1,)
    assert one.reader.read_urls == []
    assert one.model is not None
    (result,) = [block for block in one.model.requests[-1].messages[-1].blocks if isinstance(block, ToolResult)]
    assert SAID in result.text


async def test_what_was_recalled_and_what_a_tool_found_is_one_source() -> None:
    for chunk in (found(), found(ItemKind.NOTE, "n1"), found(ItemKind.PAGE, SKY)):
        one = world(chunk)
        turn, _ = await one.turn("How long was it closed?", overrides=Overrides(channel="kb"))
        assert [reference.number for reference in turn.references or ()] == [1], chunk.document.kind
        assert len(turn.sources) == 1
        assert one.channel.asked == []
