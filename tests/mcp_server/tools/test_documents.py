"""`knowledge_search` of the MCP server."""

from app.core.domain.errors import Unavailable
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, ItemKind
from tests.core.world import World
from tests.fakes import FakeKnowledge, FakeModel
from tests.mcp_server.scene import Scene, failure

REPORT = Document("d", "Papers", "i", ItemKind.FILE, "/home/ada/secret/report.pdf", "The report")
MATCH = ChunkMatch(1, REPORT, Chunk("The harbour was closed for 17 days.", 40, 75, "Ice", 3))


def scene(**bases: object) -> Scene:
    return Scene(World(FakeModel([]), knowledge=FakeKnowledge(bases)))  # type: ignore[arg-type]


async def test_passages_are_numbered_and_no_folder_is_told() -> None:
    async with scene(Papers=[MATCH], Other=[]).client() as client:
        result = await client.call_tool("knowledge_search", {"query": "harbour", "bases": ["papers", "Papers"]})
    data = result.structured_content
    assert data["bases"] == ["Papers"]
    (row,) = data["results"]
    assert (row["number"], row["title"], row["document"]) == (1, "The report", "report.pdf")
    passage = row["passage"]
    assert (passage["start"], passage["end"], passage["page"], passage["heading"]) == (40, 75, 3, "Ice")
    assert result.content[0].text == "[1] The report (Papers, page 3)\nThe harbour was closed for 17 days."
    assert "/home/" not in f"{result}"


async def test_what_fails_or_is_not_there_is_an_error() -> None:
    async with scene().client() as client:
        assert "no knowledge base yet" in (await failure(client, "knowledge_search", query="x"))[1]
    async with scene(Papers=[], Broken=Unavailable("store")).client() as client:
        kind, words = await failure(client, "knowledge_search", query="x", bases=["Books"])
        assert (kind, "There are: Papers, Broken." in words) == ("UnknownName", True)
        assert (await failure(client, "knowledge_search", query="x", bases=["Papers"]))[0] == "NothingFound"
        assert (await failure(client, "knowledge_search", query="x"))[0] == "Unavailable"
