"""Responses: the items of an output."""

from collections.abc import Iterable
from typing import Any
from uuid import uuid4

from app.core.domain.chat import ToolCall
from app.gateway.evidence import Annotation, SearchSource
from app.gateway.parts import SearchReport


def message_item(status: str, content: list[dict[str, Any]], sources: Iterable[SearchSource] = ()) -> dict[str, Any]:
    item = {"id": f"msg_{uuid4().hex}", "type": "message", "role": "assistant", "status": status, "content": content}
    return item | {"search_sources": source_rows(sources)} if status == "completed" else item


def source_rows(sources: Iterable[SearchSource]) -> list[dict[str, str]]:
    return [{"url": one.url, "title": one.title, "type": one.type} for one in sources]


def text_part(text: str, annotations: list[dict[str, Any]]) -> dict[str, Any]:
    return {"type": "output_text", "text": text, "annotations": annotations, "logprobs": []}


def annotation(one: Annotation) -> dict[str, Any]:
    return {
        "type": "url_citation", "url": one.url, "title": one.title, "start_index": one.start, "end_index": one.end,
        "cited_text": one.cited_text,
    }  # fmt: skip


def reasoning_item(text: str) -> dict[str, Any]:
    summary = [{"type": "summary_text", "text": text}] if text else []
    return {"id": f"rs_{uuid4().hex}", "type": "reasoning", "summary": summary}


def search_item(report: SearchReport, status: str) -> dict[str, Any]:
    sources = [{"type": "url", "url": one.url} for one in report.sources]
    action = {"type": "search", "query": report.query, "queries": [report.query], "sources": sources}
    return {"id": f"ws_{uuid4().hex}", "type": "web_search_call", "status": status, "action": action}


def call_item(call: ToolCall, status: str, arguments: str) -> dict[str, Any]:
    item = {"id": f"fc_{uuid4().hex}", "type": "function_call", "call_id": call.id, "name": call.name}
    return {**item, "arguments": arguments, "status": status}
