"""Which tools can be search channels, and with which of their arguments. Pure."""

from app.core.domain.chat.tool_servers import ServerTool, ToolSearch

_QUERY = (
    "query", "q", "search_query", "searchQuery", "search_term", "searchTerm", "keywords", "keyword", "search", "term",
)  # fmt: skip
_COUNT = (
    "max_results", "maxResults", "num_results", "numResults", "limit", "count", "num", "top_k", "topK", "size",
)  # fmt: skip


def search_of(tool: ServerTool) -> ToolSearch | None:
    """None for a tool that takes no query, or needs what nobody could give it."""
    properties, required = tool.parameters.get("properties"), tool.parameters.get("required", [])
    if not isinstance(properties, dict) or not isinstance(required, list):
        return None
    query = next((name for name in _QUERY if _takes(properties.get(name), "string")), "")
    count = next((name for name in _COUNT if _takes(properties.get(name), "integer", "number")), "")
    if not query or any(name not in (query, count) for name in required):
        return None
    return ToolSearch(tool.name, query, count)


def _takes(schema: object, *kinds: str) -> bool:
    if not isinstance(schema, dict):
        return False
    kind, either = schema.get("type"), schema.get("anyOf")
    options = [kind, *(kind if isinstance(kind, list) else ())]
    options += [one.get("type") for one in either if isinstance(one, dict)] if isinstance(either, list) else []
    return any(option in kinds for option in options if isinstance(option, str))
