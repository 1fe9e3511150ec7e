"""`ask` and `research` of the MCP server."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field

from app.core.domain.chat import ChatRequest, ModelPart, TextPart
from app.core.domain.conversation import is_passing
from app.core.domain.errors import KeyRefused
from tests.core.research.scripted import RESPONSE, Scripted, code, edge, node
from tests.core.world import REWRITE, SKY, World
from tests.fakes import FakeModel
from tests.mcp_server.scene import ANSWER, Scene, failure
from tests.waiting import until

TWO = code(node("sky", "Why is the sky blue?"), node("sea", "Why is the sea blue?"), edge("root", "sky"))


async def test_an_answer_comes_with_its_citations_and_their_passages() -> None:
    lines: list[str] = []

    async def hear(done: float, total: float | None, message: str | None) -> None:
        lines.append(message or "")

    async with Scene(World(FakeModel([REWRITE, ANSWER]))).client() as client:
        result = await client.call_tool("ask", {"question": "Why?"}, progress_callback=hear)
    answer = result.structured_content
    assert answer["answer"] == ANSWER
    (citation,) = answer["citations"]
    assert ANSWER[citation["start"] : citation["end"]] == "[1]"
    cited = next(source for source in answer["sources"] if source["number"] == 1)
    assert (cited["url"], cited["cited"], cited["type"]) == (SKY, True, "web")
    assert "Rayleigh" in cited["passages"][0]
    assert result.content[0].text.startswith(f"{ANSWER}\n\nSources:\n\n[1] ")
    assert lines[0].startswith("Searching: ")
    assert lines[-1] == "Writing"


async def test_without_a_search_nothing_is_asked_of_the_web() -> None:
    world = World(FakeModel(["I know."]))
    async with Scene(world).client() as client:
        answer = (await client.call_tool("ask", {"question": "Why?", "search": "off"})).structured_content
    assert (answer["answer"], answer["sources"], world.channel.asked) == ("I know.", [], [])


async def test_a_question_is_kept_where_the_settings_say_so() -> None:
    scene = Scene(World(FakeModel([REWRITE, ANSWER, REWRITE, ANSWER])))
    async with scene.client() as client:
        await client.call_tool("ask", {"question": "Why so?"})
        assert all(map(is_passing, scene.world.store.kept))
        scene.keep_conversations()
        await client.call_tool("ask", {"question": "Why not?"})
    (kept,) = [one for id, one in scene.world.store.kept.items() if not is_passing(id)]
    assert (kept.title, kept.group) == ("Why not?", "API")
    kept = await scene.world.store.conversation(kept.id) or kept
    assert [turn.text for turn in kept.turns] == [ANSWER]


async def test_a_research_tells_its_steps_and_gives_a_report() -> None:
    told: list[tuple[float, str]] = []

    async def hear(done: float, total: float | None, message: str | None) -> None:
        told.append((done, message or ""))

    scene = Scene(World(Scripted({"planner": [TWO, code(RESPONSE)]})))  # type: ignore[arg-type]
    async with scene.client() as client:
        result = await client.call_tool(
            "research", {"question": "What is blue?", "depth": "quick"}, progress_callback=hear
        )
    assert not result.is_error, result.content
    answer = result.structured_content
    assert answer["answer"].startswith("# Report")
    assert [source["number"] for source in answer["sources"] if source["cited"]] == [1]
    messages = [message for _, message in told]
    assert {"Question: Why is the sky blue?", "Done: Why is the sea blue?"} <= set(messages)
    steps = [done for done, _ in told]
    assert steps == sorted(set(steps)), "progress only grows"


@dataclass
class Waiting(Scripted):
    """Begins to answer, and waits for ever."""

    begun: asyncio.Event = field(default_factory=asyncio.Event)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        self.begun.set()
        await asyncio.Event().wait()
        yield TextPart("")


async def test_a_cancelled_research_stops_its_turn() -> None:
    model = Waiting({})
    scene = Scene(World(model))  # type: ignore[arg-type]
    async with scene.client() as client:
        call = asyncio.create_task(client.call_tool("research", {"question": "What is blue?"}))
        await asyncio.wait_for(model.begun.wait(), 5)
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        (turn,) = scene.world.store.turns
        await until(lambda: scene.world.ask.turn(turn) is None, "the research went on without its caller")
        assert (await client.list_tools()).tools


async def test_a_failed_turn_is_an_error_of_its_kind() -> None:
    scene = Scene(World(FakeModel([REWRITE, KeyRefused("fake", "Bearer sk-123 is wrong")])))
    async with scene.client() as client:
        kind, words = await failure(client, "ask", question="Why?")
        assert (kind, "sk-123" in words) == ("KeyRefused", False)
    async with Scene(World(FakeModel([REWRITE, " "]))).client() as client:
        assert (await failure(client, "ask", question="Why?"))[0] in ("BadAnswer", "EmptyAnswer")


async def test_a_key_that_may_not_use_a_model_is_told() -> None:
    scene = Scene(World(FakeModel([])), permits=lambda model: model == "citewise")
    async with scene.client() as client:
        assert (await failure(client, "research", question="Why?"))[0] == "NotAllowed"
