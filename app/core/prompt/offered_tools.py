"""The tools that a model may call and we answer: our search, and those of the user's servers."""

from collections.abc import Sequence

from app.core.domain.chat import Message, Tool
from app.core.domain.settings import SearchMode
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn

MOST_CALLS = 8  # of our tools in one answer
_MOST_CALLS_OF_SERVERS = 16  # and where the user's servers have some, too

WEB_SEARCH = Tool(
    "web_search",
    "Search the web. Returns numbered references with passages from the best pages. Use a query as a person types it "
    "into a search engine, with all names, places and times it needs.",
    {
        "type": "object",
        "properties": {
            "query": {"type": "string", "description": "What to search for."},
            "provider": {
                "type": "string",
                "description": "The search service to ask, only where the user named one; otherwise leave it out.",
            },
            "max_results": {"type": "integer", "minimum": 1, "maximum": 20},
            "since": {
                "type": "string",
                "enum": ["day", "week", "month", "year"],
                "description": "Only what is no older than that, where the question asks for what is new.",
            },
            "news": {"type": "boolean", "description": "Search the news rather than the whole web."},
        },
        "required": ["query"],
    },
)
READ_PAGE = Tool(
    "read_page",
    "Read a web page in full: one that the user named or that a search returned. Other addresses are refused.",
    {
        "type": "object",
        "properties": {"url": {"type": "string", "description": "The page's address, exactly as it was given."}},
        "required": ["url"],
    },
)

OWN_TOOLS = (WEB_SEARCH, READ_PAGE)
OWN_NAMES = frozenset(tool.name for tool in OWN_TOOLS)


def called_servers(messages: Sequence[Message]) -> bool:
    """True where a tool was called that is none of our own."""
    calls = (call for message in messages for call in message.calls)
    return any(call.name not in OWN_NAMES and not call.server_executed for call in calls)


def had_server_tools(turn: Turn) -> bool:
    """False where those of the user's servers were certainly not offered: then the question was rewritten for a search.
    Without a search nothing tells."""
    return turn.mode is SearchMode.OFF or (turn.plan is not None and turn.plan.origin == "model")


def offers_tools(turn: RunningTurn) -> bool:
    """True where the model decides itself what to search for."""
    return turn.plan is not None and turn.plan.origin == "model" and turn.resumed_at is None


def offered_tools(turn: RunningTurn) -> tuple[Tool, ...]:
    """What the model may call and we answer: our search, and the tools of the user's servers."""
    if turn.builtin:
        return ()
    return (*(OWN_TOOLS if offers_tools(turn) else ()), *(one.tool for one in turn.offered))


def most_calls(turn: RunningTurn) -> int:
    return _MOST_CALLS_OF_SERVERS if turn.offered else MOST_CALLS


def tool_call_count(turn: RunningTurn) -> int:
    """Of our tools: the client counts those of its own."""
    others = turn.client.tool_names() if turn.client else frozenset()
    return sum(call.name not in others for one in turn.messages for call in one.calls)
