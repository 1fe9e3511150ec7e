"""What a client can read: knowledge bases, and the sources of its own last answers."""

import json
from typing import Any

import pytest

from app.mcp_server.recent_answers import RecentAnswers
from app.mcp_server.resources import BASES
from app.mcp_server.results import Answer
from tests.core.world import REWRITE, SKY, World
from tests.fakes import FakeKnowledge, FakeModel
from tests.mcp_server.scene import ANSWER, Scene


async def test_the_bases_and_the_last_answers_sources_are_listed_and_read() -> None:
    import mcp

    scene = Scene(World(FakeModel([REWRITE, ANSWER]), knowledge=FakeKnowledge({"Papers": ()})))
    async with scene.client() as client:
        (bases,) = (await client.list_resources()).resources
        assert str(bases.uri) == BASES
        (content,) = (await client.read_resource(BASES)).contents
        assert json.loads(content.text) == [{"name": "Papers", "documents": 0, "searchable": 0, "unreadable": 0}]
        answer = (await client.call_tool("ask", {"question": "Why is it so?"})).structured_content
        listed = (await client.list_resources()).resources
        assert [str(one.uri) for one in listed] == [BASES, answer["resource"]]
        assert listed[1].name == "Sources: Why is it so?"
        (content,) = (await client.read_resource(answer["resource"])).contents
        sources = json.loads(content.text)
        assert sources["answer"] == ANSWER
        assert [one["url"] for one in sources["sources"] if one["cited"]] == [SKY]
        with pytest.raises(mcp.MCPError, match="no resource"):
            await client.read_resource("citewise://answers/other/sources")


async def test_a_session_does_not_see_anothers_answers() -> None:
    scene = Scene(World(FakeModel([REWRITE, ANSWER])))
    async with scene.client() as one:
        answer = (await one.call_tool("ask", {"question": "Why?"})).structured_content
        async with scene.client() as other:
            assert len((await other.list_resources()).resources) == 1
            assert answer["resource"] not in str(await other.list_resources())


def test_only_the_last_answers_are_kept() -> None:
    recent = RecentAnswers()
    for number in range(25):
        uri = f"citewise://answers/{number}/sources"
        fields: dict[str, Any] = {
            "sources": [],
            "citations": [],
            "queries": [],
            "model": "",
            "finish": "stop",
            "resource": uri,
        }
        recent.add("one", f"question {number}", Answer(answer="", **fields))
    assert [one.question for one in recent.of("one")] == [f"question {n}" for n in range(24, 4, -1)]
    assert recent.at("one", "citewise://answers/3/sources") is None
    assert recent.at("two", "citewise://answers/20/sources") is None
