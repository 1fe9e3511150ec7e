"""Which tools can be search channels."""

import pytest

from app.core.domain.chat.tool_servers import ServerTool, ToolSearch
from app.ui.settings.tools.search_use import search_of


def tool(properties: object, *required: str) -> ServerTool:
    return ServerTool("s", "search", "", {"type": "object", "properties": properties, "required": list(required)})


TEXT, NUMBER = {"type": "string"}, {"type": "integer"}


@pytest.mark.parametrize(
    ("properties", "required", "search"),
    [
        ({"query": TEXT, "max_results": NUMBER}, ("query",), ToolSearch("search", "query", "max_results")),
        ({"engines": {}, "limit": {"type": "number"}, "query": TEXT}, (), ToolSearch("search", "query", "limit")),
        ({"q": {"anyOf": [TEXT, {"type": "null"}]}}, (), ToolSearch("search", "q")),
        ({"keywords": {"type": ["string", "null"]}, "limit": TEXT}, (), ToolSearch("search", "keywords")),
    ],
)  # fmt: skip
def test_a_tool_that_takes_a_query_can_be_one(
    properties: object, required: tuple[str, ...], search: ToolSearch
) -> None:
    assert search_of(tool(properties, *required)) == search


@pytest.mark.parametrize(
    ("properties", "required"),
    [
        ({"path": TEXT}, ("path",)),
        ({"query": TEXT, "base": TEXT}, ("query", "base")),
        ({"query": NUMBER}, ()),
        ({"query": "odd"}, ()),
        ([], ()),
        ({}, ()),
    ],
)
def test_other_tools_cannot(properties: object, required: tuple[str, ...]) -> None:
    assert search_of(tool(properties, *required)) is None


@pytest.mark.parametrize("parameters", [{}, {"properties": {"query": TEXT}, "required": "query"}])
def test_a_schema_that_is_none_breaks_nothing(parameters: dict[str, object]) -> None:
    assert search_of(ServerTool("s", "t", "", parameters)) is None
