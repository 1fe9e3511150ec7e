"""What a planner wants, in its two dialects: calls of tools, or a block of Python against a graph.

The block is the one of MindSearch (https://arxiv.org/abs/2407.20183). It is parsed and never run: of all that Python
can say, only calls of the graph's own methods with plain text for arguments mean anything.
"""

import ast
import json
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.core.domain.chat import Tool, ToolCall
from app.core.domain.graph import Node, PlanRejection

_LONGEST_BLOCK = 60_000  # characters that are looked at
_LONGEST_QUESTION = 600
_LONGEST_NAME = 60
_MOST_CALLS = 400  # of one reply
_ROOT, _RESPONSE = "root", "response"  # no questions: what MindSearch's graph begins and ends with
_BLOCK = re.compile(r"```[ \t]*(?:python|py)?[ \t]*\n(.*?)(?:\n[ \t]*```|\Z)", re.DOTALL | re.IGNORECASE)
_ACTION = re.compile(r"<\|action_start\|>\s*<\|interpreter\|>(.*?)(?:<\|action_end\|>|\Z)", re.DOTALL)
_BARE = re.compile(r"^[ \t]*graph\.\w+\(", re.MULTILINE)
# The parameters of each method, in order, with the other names that models give them.
_METHODS: dict[str, tuple[tuple[str, ...], ...]] = {
    "add_root_node": (("node_content", "content", "question"), ("node_name", "name")),
    "add_node": (("node_name", "name"), ("node_content", "content", "question")),
    "add_edge": (("start_node", "start", "source", "from_node"), ("end_node", "end", "target", "to_node")),
    "add_response_node": (("node_name", "name"),),
    "node": (("node_name", "name"),),
    "reset": (),
}
_OPTIONAL = {("add_root_node", "node_name"), ("add_response_node", "node_name")}

ASK = Tool(
    "ask_questions",
    "Have sub-questions searched and answered, side by side. Each is one question about one thing, which a search "
    "engine can answer. `needs` names the questions whose answers this one rests on.",
    {
        "type": "object",
        "properties": {
            "questions": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "name": {"type": "string", "description": "A short name of its own."},
                        "question": {"type": "string"},
                        "needs": {"type": "array", "items": {"type": "string"}},
                    },
                    "required": ["name", "question"],
                },
            }
        },
        "required": ["questions"],
    },
)
RESPOND = Tool(
    "write_report",
    "All that is needed is known, or nothing more can be found: the report is written from the answers.",
    {"type": "object", "properties": {}},
)
CLARIFY = Tool(
    "ask_user",
    "Ask the user one short question, before anything is searched, where their question is so open that the answer "
    "would most likely miss what they want.",
    {"type": "object", "properties": {"question": {"type": "string"}}, "required": ["question"]},
)


@dataclass(frozen=True)
class Growth:
    """What a reply asks for. `edges`: (the node that is needed, the node that needs it), by the planner's names."""

    nodes: tuple[Node, ...] = ()
    edges: tuple[tuple[str, str], ...] = ()
    respond: bool = False
    clarify: str = ""
    reset: bool = False  # forget what has not begun
    refused: tuple[PlanRejection, ...] = ()
    understood: bool = True  # False: the reply is prose, or nothing of it is ours


@dataclass
class _Draft:
    nodes: list[Node] = field(default_factory=list)
    edges: list[tuple[str, str]] = field(default_factory=list)
    refused: list[PlanRejection] = field(default_factory=list)
    respond: bool = False
    reset: bool = False
    clarify: str = ""
    calls: int = 0

    def growth(self) -> Growth:
        has_content = bool(self.calls or self.clarify)
        return Growth(
            tuple(self.nodes),
            tuple(self.edges),
            self.respond,
            self.clarify,
            self.reset,
            tuple(self.refused),
            has_content,
        )

    def add(self, name: str, question: str) -> None:
        if name.casefold() not in (_ROOT, _RESPONSE):
            self.nodes.append(Node(name or question[:_LONGEST_NAME], question))

    def add_edge(self, start: str, end: str) -> None:
        """An edge from the root or to the response says nothing that the graph does not say by itself."""
        if start.casefold() != _ROOT and end.casefold() != _RESPONSE:
            self.edges.append((start, end))


def growth_of_calls(calls: Sequence[ToolCall]) -> Growth:
    """What calls of ASK, RESPOND and CLARIFY ask for. Hostile arguments never raise anything."""
    draft = _Draft()
    for call in calls[:_MOST_CALLS]:
        arguments = _json(call.arguments)
        if call.name == RESPOND.name:
            draft.calls += 1
            draft.respond = True
        elif call.name == CLARIFY.name:
            draft.clarify = _text(arguments.get("question"), _LONGEST_QUESTION)
        elif call.name == ASK.name and isinstance(arguments.get("questions"), list):
            draft.calls += 1
            for item in arguments["questions"][:_MOST_CALLS]:
                _take(draft, item)
        else:
            draft.refused.append(PlanRejection("arguments" if call.name == ASK.name else "not_allowed", call.name[:60]))
    return draft.growth()


def _take(draft: _Draft, item: Any) -> None:
    if isinstance(item, str):
        item = {"question": item}
    if not isinstance(item, dict):
        draft.refused.append(PlanRejection("arguments", ASK.name))
        return
    question = _text(item.get("question"), _LONGEST_QUESTION)
    name = _text(item.get("name"), _LONGEST_NAME) or question[:_LONGEST_NAME]
    draft.add(name, question)
    needs = item.get("needs")
    for need in needs[:_MOST_CALLS] if isinstance(needs, list) else ():
        draft.add_edge(_text(need, _LONGEST_NAME), name)


def growth_of_text(text: str) -> Growth:
    """What the block of Python in a reply asks for; not understood where there is none. Nothing is run or raised."""
    block = _block(text)
    if block is None:
        clarification = re.search(r"<ask_user>(.*?)(?:</ask_user>|\Z)", text[:_LONGEST_BLOCK], re.DOTALL)
        clarify = _text(clarification.group(1), _LONGEST_QUESTION) if clarification else ""
        return Growth(clarify=clarify, understood=bool(clarify))
    draft = _Draft()
    if len(block) > _LONGEST_BLOCK:
        draft.refused.append(PlanRejection("too_many"))
    for statement in _statements(block[:_LONGEST_BLOCK], draft):
        if draft.calls >= _MOST_CALLS:
            draft.refused.append(PlanRejection("too_many"))
            break
        _read(statement, draft)
    return draft.growth()


def _block(text: str) -> str | None:
    match = _ACTION.search(text)
    inner = match.group(1) if match else text
    blocks = [match.group(1) for match in _BLOCK.finditer(inner)]
    if blocks:
        return "\n".join(blocks)
    if match:
        return inner
    return text if _BARE.search(text) else None


def _statements(block: str, draft: _Draft) -> Iterator[ast.stmt]:
    """The statements of a block; where it is no Python as a whole, those of its lines that are."""
    tree = _parsed(block)
    if tree is not None:
        yield from tree.body
        return
    draft.refused.append(PlanRejection("syntax"))
    for line in block.splitlines():
        if (tree := _parsed(line.strip())) is not None:
            yield from tree.body


def _parsed(source: str) -> ast.Module | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # "invalid escape sequence": the model's, not ours
            return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _read(statement: ast.stmt, draft: _Draft) -> None:
    """One statement: a call on the graph. `graph = WebSearchGraph()`, names, texts and `print(…)` say nothing."""
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        value = statement.value
        if isinstance(value, ast.Call) and _method(value):
            _call(value, draft)
        elif not (isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id.endswith("Graph")):
            draft.refused.append(PlanRejection("not_allowed"))
        return
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Pass):
        return
    value = statement.value if isinstance(statement, ast.Expr) else None
    if isinstance(value, ast.Await):
        value = value.value
    if isinstance(value, ast.Name | ast.Constant):
        return
    if isinstance(value, ast.Call):
        if isinstance(value.func, ast.Name) and value.func.id == "print":
            return
        if _method(value):
            _call(value, draft)
            return
    draft.refused.append(PlanRejection("not_allowed"))


def _method(call: ast.Call) -> str:
    func = call.func
    is_graph_call = isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == "graph"
    return func.attr if is_graph_call and isinstance(func, ast.Attribute) and func.attr in _METHODS else ""


def _call(call: ast.Call, draft: _Draft) -> None:
    name = _method(call)
    arguments = _arguments(name, call)
    if arguments is None:
        draft.refused.append(PlanRejection("arguments", name))
        return
    draft.calls += 1
    match name:
        case "add_node":
            draft.add(_text(arguments[0], _LONGEST_NAME), _text(arguments[1], _LONGEST_QUESTION))
        case "add_edge":
            draft.add_edge(_text(arguments[0], _LONGEST_NAME), _text(arguments[1], _LONGEST_NAME))
        case "add_response_node":
            draft.respond = True
        case "reset":
            draft.reset, draft.nodes, draft.edges = True, [], []


def _arguments(name: str, call: ast.Call) -> list[str] | None:
    """The texts that a method is given, in the order of its parameters; None where they do not fit."""
    parameters = _METHODS[name]
    texts: dict[int, str] = {}
    if len(call.args) > len(parameters):
        return None
    for place, value in enumerate(call.args):
        text = _literal(value)
        if text is None:
            return None
        texts[place] = text
    for keyword in call.keywords:
        text = _literal(keyword.value)
        index = next((place for place, names in enumerate(parameters) if keyword.arg in names), None)
        if text is None or index is None or index in texts:
            return None
        texts[index] = text
    missing = [names[0] for place, names in enumerate(parameters) if place not in texts]
    if any((name, parameter) not in _OPTIONAL for parameter in missing):
        return None
    return [texts.get(place, "") for place in range(len(parameters))]


def _literal(value: ast.expr) -> str | None:
    """A plain text; joined ones (`"a" "b"` is one already) and everything that would have to be computed are none."""
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def _json(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _text(value: Any, limit: int) -> str:
    """One line of a text; empty for anything else."""
    if not isinstance(value, str):
        return ""
    return " ".join(value[: 4 * limit].split())[:limit].strip()
