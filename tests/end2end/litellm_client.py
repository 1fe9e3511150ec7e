"""LiteLLM's SDK as a client of the local API. Run by `test_litellm`, by a Python that has `litellm`.

    PYTHON litellm_client.py URL

Prints what came of each API, whole and as a stream, as JSON.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

litellm: Any = import_module("litellm")  # it is not of this project's environment

Row = dict[str, Any]
QUESTION = "Why is the sky blue?"
MESSAGES = [{"role": "user", "content": QUESTION}]
PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}}}
ABOUT = {"name": "weather", "description": "The weather of a city."}
WEATHER = {"type": "function", "function": {**ABOUT, "parameters": PARAMETERS}}


def plain(value: Any) -> Any:
    return value.model_dump() if hasattr(value, "model_dump") else value


def chat(url: str, **more: Any) -> Row:
    response = litellm.completion(model="openai/citewise-search", api_base=url, api_key="none", **more)
    if more.get("stream"):
        chunks = [plain(chunk) for chunk in response]
        deltas = [choice["delta"] for chunk in chunks for choice in chunk["choices"]]
        return {
            "text": "".join(delta.get("content") or "" for delta in deltas),
            "annotations": [row for delta in deltas for row in delta.get("annotations") or ()],
            "search_sources": [row for chunk in chunks for row in chunk.get("search_sources") or ()],
            "calls": [call["function"]["name"] for delta in deltas for call in delta.get("tool_calls") or ()],
            "usage": next((chunk["usage"]["total_tokens"] for chunk in chunks if chunk.get("usage")), 0),
        }
    message = plain(response.choices[0].message)
    return {
        "text": message["content"] or "",
        "annotations": message.get("annotations") or [],
        "search_sources": plain(response).get("search_sources") or [],
        "calls": [call["function"]["name"] for call in message.get("tool_calls") or ()],
        "usage": response.usage.total_tokens,
    }


def responses(url: str, **more: Any) -> Row:
    response = litellm.responses(model="openai/citewise-search", api_base=url, api_key="none", **more)
    if more.get("stream"):
        events = [plain(event) for event in response]
        ends = [event for event in events if getattr(event["type"], "value", event["type"]) == "response.completed"]
        response = ends[0]["response"]
    whole = plain(response)
    texts = [part for item in whole["output"] if item["type"] == "message" for part in item["content"]]
    items = [item for item in whole["output"] if item["type"] == "message"]
    return {
        "text": "".join(part["text"] for part in texts),
        "annotations": [row for part in texts for row in part["annotations"]],
        "search_sources": whole.get("search_sources")
        or [row for one in items for row in one.get("search_sources", ())],
        "calls": [item["name"] for item in whole["output"] if item["type"] == "function_call"],
        "usage": whole["usage"]["total_tokens"],
    }


def messages(url: str, **more: Any) -> Row:
    return asyncio.run(_messages(url, **more))


async def _messages(url: str, **more: Any) -> Row:
    root = url.removesuffix("/v1")
    place = {"model": "anthropic/citewise-search", "api_base": root, "api_key": "none", "max_tokens": 900}
    response = await litellm.anthropic_messages(**place, **more)
    if not more.get("stream"):
        whole = plain(response)
        texts = [block for block in whole["content"] if block["type"] == "text"]
        return {
            "text": "".join(block["text"] for block in texts),
            "annotations": [row for block in texts for row in block.get("citations") or ()],
            "search_sources": whole.get("search_sources") or [],
            "calls": [block["name"] for block in whole["content"] if block["type"] == "tool_use"],
            "usage": whole["usage"]["output_tokens"],
        }
    data = b""
    async for chunk in response:
        data += chunk if isinstance(chunk, bytes) else chunk.encode()
    events = [json.loads(line[6:]) for line in data.decode().splitlines() if line.startswith("data: ")]
    deltas = [event["delta"] for event in events if event["type"] == "content_block_delta"]
    end = next(event for event in events if event["type"] == "message_delta")
    starts = [event["content_block"] for event in events if event["type"] == "content_block_start"]
    return {
        "text": "".join(delta.get("text", "") for delta in deltas),
        "annotations": [delta["citation"] for delta in deltas if delta["type"] == "citations_delta"],
        "search_sources": end["delta"].get("search_sources") or [],
        "calls": [block["name"] for block in starts if block["type"] == "tool_use"],
        "usage": end["usage"]["output_tokens"],
    }


def attempt(ask: Callable[..., Row], url: str, **more: Any) -> Row:
    try:
        return ask(url, **more)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def main() -> None:
    url = sys.argv[1]
    litellm.drop_params = False
    weather = "The weather in 北京?"
    rows: Row = {}
    for stream in (False, True):
        more: Row = {"stream": True} if stream else {}
        kind = "stream" if stream else "whole"
        usage = {"stream_options": {"include_usage": True}} if stream else {}
        ask = [{"role": "user", "content": weather}]
        rows[f"chat {kind}"] = attempt(chat, url, messages=MESSAGES, **more, **usage)
        rows[f"chat {kind} tool"] = attempt(chat, url, messages=ask, tools=[WEATHER], **more)
        rows[f"responses {kind}"] = attempt(responses, url, input=QUESTION, **more)
        tool: Row = {"type": "function", **ABOUT, "parameters": PARAMETERS}
        rows[f"responses {kind} tool"] = attempt(responses, url, input=weather, tools=[tool], **more)
        rows[f"messages {kind}"] = attempt(messages, url, messages=MESSAGES, **more)
        tool = {**ABOUT, "input_schema": PARAMETERS}
        rows[f"messages {kind} tool"] = attempt(messages, url, messages=ask, tools=[tool], **more)
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
