"""A message's text, reasoning and calls, which Open WebUI keeps in one text as HTML, and in `output`.

`<details type="reasoning">`, `type="tool_calls"` and `type="code_interpreter"` are what `serialize_content_blocks` in
`backend/open_webui/utils/middleware.py` writes: quoted lines, HTML-escaped; arguments and results in attributes.
"""

import html
import re
from dataclasses import dataclass
from typing import Any

from app.adapters.imports.calls import Call
from app.adapters.imports.fields import first_text, mapping, mappings, text

_FENCED = r"(?P<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n[ \t]*(?P=fence)|\Z)"
_KINDS = "reasoning|tool_calls|code_interpreter"
_DETAILS = re.compile(
    rf"{_FENCED}|\n*<details\s+type=[\"'](?P<kind>{_KINDS})[\"'](?P<attributes>(?:[^>\"]|\"[^\"]*\")*)>"
    r"(?P<body>[\s\S]*?)(?:</details>\n*|\Z)"
)
_ATTRIBUTE = re.compile(r"([\w-]+)=\"([^\"]*)\"")
_SUMMARY = re.compile(r"<summary>[\s\S]*?</summary>")


@dataclass(frozen=True)
class Content:
    text: str
    reasoning: str = ""
    calls: tuple[Call, ...] = ()


def read_content(message: dict[str, Any]) -> Content:
    """`output` says reasoning and calls best; the text is that of `content`, which people may have edited."""
    written = _of_details(_plain(message.get("content")))
    output = _of_output(mappings(message.get("output")))
    return Content(
        written.text or output.text,
        output.reasoning or written.reasoning,
        (output.calls or written.calls) + _executions(message),
    )


def _plain(content: object) -> str:
    """A text, or the texts of a list of parts as other programs' interfaces have it."""
    parts = [first_text(part.get("text"), part.get("content")) for part in mappings(content)]
    return text(content) or "\n".join(part for part in parts if part)


def _of_details(content: str) -> Content:
    if "<details" not in content:
        return Content(content)
    reasoning: list[str] = []
    calls: list[Call] = []

    def cut(match: re.Match[str]) -> str:
        if not match["kind"]:
            return match[0]
        attributes = {name: html.unescape(value) for name, value in _ATTRIBUTE.findall(match["attributes"])}
        body = _SUMMARY.sub("", match["body"], count=1).strip("\n")
        if match["kind"] == "reasoning":
            reasoning.append(_unquoted(body))
        elif match["kind"] == "tool_calls":
            result = attributes.get("result") or html.unescape(body)
            calls.append(Call(attributes.get("name", ""), attributes.get("arguments"), result))
        else:
            calls.append(Call("code_interpreter", html.unescape(body), attributes.get("output")))
        return "\n\n"

    plain = _DETAILS.sub(cut, content).strip("\n")
    return Content(plain, "\n\n".join(part for part in reasoning if part), tuple(calls))


def _unquoted(body: str) -> str:
    lines = (html.unescape(line) for line in body.split("\n"))
    return "\n".join(
        line.removeprefix(">").removeprefix(" ") if line.startswith(">") else line for line in lines
    ).strip()


def _of_output(items: list[dict[str, Any]]) -> Content:
    texts: list[str] = []
    reasoning: list[str] = []
    results = {
        text(item.get("call_id")): _texts(item.get("output")) for item in items if _is(item, "function_call_output")
    }
    calls: list[Call] = []
    for item in items:
        match text(item.get("type")):
            case "message":
                texts.append(_texts(item.get("content")))
            case "reasoning":
                reasoning.append(_texts(item.get("content")) or _texts(item.get("summary")))
            case "function_call":
                result = results.get(text(item.get("call_id")))
                calls.append(Call(text(item.get("name")), item.get("arguments"), result))
    return Content(_joined(texts), _joined(reasoning), tuple(calls))


def _executions(message: dict[str, Any]) -> tuple[Call, ...]:
    """Code that was run for the answer, of earlier versions."""
    runs = mappings(message.get("code_executions"))
    results = [mapping(run.get("result")) for run in runs]
    return tuple(
        Call(text(run.get("name")) or "code", run.get("code"), first_text(result.get("output"), result.get("error")))
        for run, result in zip(runs, results, strict=True)
    )


def _is(item: dict[str, Any], kind: str) -> bool:
    return text(item.get("type")) == kind


def _texts(content: object) -> str:
    return text(content) or _joined([text(part.get("text")) for part in mappings(content)])


def _joined(parts: list[str]) -> str:
    return "\n\n".join(part for part in parts if part)
