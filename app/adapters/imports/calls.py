"""Tool calls that a program keeps within an answer: messages of their own, which fold."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from app.adapters.imports.fields import json_text
from app.core.domain.transfer import ForeignFile, ForeignMessage, ForeignRole, ForeignSource


@dataclass(frozen=True)
class Call:
    """arguments, result: a text, or any JSON."""

    name: str
    arguments: Any = None
    result: Any = None
    files: tuple[ForeignFile, ...] = ()
    sources: tuple[ForeignSource, ...] = ()


def with_calls(answer: ForeignMessage, calls: Iterable[Call]) -> list[ForeignMessage]:
    """The calls, one hanging on the other, and the answer behind them."""
    result: list[ForeignMessage] = []
    for number, call in enumerate(calls, start=1):
        parent = result[-1].id if result else answer.parent
        result.append(
            ForeignMessage(
                f"{answer.id}/call{number}",
                ForeignRole.TOOL,
                parent,
                call_text(call.arguments, call.result),
                created=answer.created,
                model=answer.model,
                files=call.files,
                sources=call.sources,
                tool=call.name,
                hidden=True,
            )
        )
    return [*result, replace(answer, parent=result[-1].id) if result else answer]


def call_text(arguments: Any, result: Any) -> str:
    """As Markdown: JSON in a block of code, a text as it is."""
    return "\n\n".join(part for part in (_as_markdown(arguments), _as_markdown(result)) if part)


def _as_markdown(value: Any) -> str:
    text = json_text(value).strip()
    if text in ("", "{}", "[]", '""', "null"):
        return ""
    if not text.startswith(("{", "[")):
        return text
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}json\n{text}\n{fence}"
