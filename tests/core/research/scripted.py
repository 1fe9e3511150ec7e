"""A model that plays all parts of a research: it is told by its rules which one it has."""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.core.domain.chat import Abilities, ChatRequest, FinishPart, ModelPart, Role, TextPart, ToolCall, ToolCallPart
from app.core.research.dialects import ASK, RESPOND

PARTS = {
    "planner": "You plan the research",
    "rewrite": "You prepare web searches",
    "select": "You choose the web pages",
    "report": "You write the report",
    "node": "This question is one part of a larger one",
}
Said = str | BaseException | Sequence[Any]
Answer = Said | Callable[[ChatRequest], Said]


def part_of(request: ChatRequest) -> str:
    rules = request.messages[0].text
    return next((part for part, words in PARTS.items() if words in rules), "plain")


def asked(request: ChatRequest) -> str:
    """The user's last words."""
    return next((one.text for one in reversed(request.messages) if one.role is Role.USER and one.text), "")


def question_of(request: ChatRequest) -> str:
    """The question of a node's answer or of the report."""
    return asked(request).rpartition("The question:\n")[2]


@dataclass
class Scripted:
    """`answers`: by part, used up one after the other, the last one for ever. A callable is given the request."""

    answers: Mapping[str, Sequence[Answer]]
    tools: bool = False
    name: str = "scripted"
    context_size: int = 32_768
    requests: list[ChatRequest] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)

    @property
    def abilities(self) -> Abilities:
        return Abilities(search=False, tools=self.tools)

    def requests_of(self, part: str) -> list[ChatRequest]:
        return [request for request in self.requests if part_of(request) == part]

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        self.requests.append(request)
        part = part_of(request)
        script = self.answers.get(part) or DEFAULTS[part]
        place = self.used.get(part, 0)
        self.used[part] = place + 1
        said = script[min(place, len(script) - 1)]
        if callable(said):
            said = said(request)
        for piece in (said,) if isinstance(said, str | BaseException) else said:
            if isinstance(piece, BaseException):
                raise piece
            yield TextPart(piece) if isinstance(piece, str) else piece
        yield FinishPart("stop")


DEFAULTS: Mapping[str, Sequence[Answer]] = {
    "rewrite": ["<websearch><question>blue</question></websearch>"],
    "select": ["no choice"],
    "node": [lambda request: f"About {question_of(request)[:40]} [1]."],
    "report": ["# Report\n\nIt is so [1]."],
    "plain": ["A plain answer [1]."],
    "planner": ["```python\ngraph.add_response_node()\n```"],
}


def code(*lines: str) -> str:
    body = "\n".join(lines)
    return f"```python\n{body}\n```"


def node(name: str, question: str) -> str:
    return f'graph.add_node(node_name="{name}", node_content="{question}")'


def edge(start: str, end: str) -> str:
    return f'graph.add_edge(start_node="{start}", end_node="{end}")'


RESPONSE = "graph.add_response_node()"


def ask_call(arguments: str, id: str = "c1") -> ToolCallPart:
    return ToolCallPart(ToolCall(id, ASK.name, arguments))


def respond_call(id: str = "c2") -> ToolCallPart:
    return ToolCallPart(ToolCall(id, RESPOND.name, "{}"))
