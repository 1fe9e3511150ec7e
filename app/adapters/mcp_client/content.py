"""What servers list and answer, as values of ours: cleaned, and no longer than we can use."""

import json
import unicodedata
from base64 import b64decode
from binascii import Error
from collections.abc import Sequence

import mcp_types as types

from app.core.domain.chat import ImageBlock
from app.core.domain.chat.tool_servers import OTHER_TOOLS, ServerTool, ToolLink, ToolOutput

MOST_TOOLS = 100  # of one server
_NAME, _DESCRIPTION, _SCHEMA = 128, 1_000, 20_000  # characters
_TEXT, _LINKS, _IMAGES, _IMAGE = 200_000, 50, 4, 5_000_000
_MEDIA = ("image/png", "image/jpeg", "image/gif", "image/webp")
_HIDDEN = ("Cc", "Cf", "Cs", "Co")


def clean(text: str, limit: int) -> str:
    """Without control characters, marks of direction and what only models see."""
    return "".join(c for c in text[:limit] if c in "\n\t" or unicodedata.category(c) not in _HIDDEN)


def listed(server: str, tools: Sequence[types.Tool]) -> tuple[dict[str, str], tuple[ServerTool, ...]]:
    """(clean name → the server's own, the tools). Of names that are the same once cleaned the first counts."""
    names: dict[str, str] = {}
    result: list[ServerTool] = []
    for tool in tools:
        name = " ".join(clean(tool.name, _NAME).split())
        if not name or name == OTHER_TOOLS or name in names or len(result) == MOST_TOOLS:
            continue
        names[name] = tool.name
        result.append(ServerTool(server, name, clean(tool.description or "", _DESCRIPTION), _schema(tool)))
    return names, tuple(result)


def _schema(tool: types.Tool) -> dict[str, object]:
    schema = tool.input_schema
    try:
        text = json.dumps(schema, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = ""
    if not text or len(text) > _SCHEMA or schema.get("type", "object") != "object":
        return {"type": "object", "properties": {}}
    return {"properties": {}, **schema, "type": "object"}


def output_of(result: types.CallToolResult) -> ToolOutput:
    texts: list[str] = []
    links: list[ToolLink] = []
    images: list[ImageBlock] = []
    room, cut = _TEXT, False
    for block in result.content:
        match block:
            case types.TextContent(text=text):
                texts.append(clean(text, room))
                cut = cut or len(text) > room
                room -= min(len(text), room)
            case types.ImageContent(data=data, mime_type=media) if media in _MEDIA and len(data) < _IMAGE:
                images += [ImageBlock(raw, media)] if (raw := _bytes(data)) else []
            case types.ResourceLink(uri=uri):
                title = block.title or block.name
                links.append(ToolLink(clean(str(uri), 2000), clean(title, 300), clean(block.description or "", 2000)))
            case types.EmbeddedResource(resource=types.TextResourceContents(uri=uri, text=text)):
                links.append(ToolLink(clean(str(uri), 2000), "", clean(text, room)))
                cut = cut or len(text) > room
                room -= min(len(text), room)
            case _:
                texts.append(f"[{block.type}: not shown]")
    structured = json.dumps(result.structured_content, ensure_ascii=False) if result.structured_content else ""
    if structured and not texts and not links and not images:
        texts, cut = [clean(structured, _TEXT)], len(structured) > _TEXT
    cut = cut or len(links) > _LINKS or len(images) > _IMAGES
    failed = bool(result.is_error)
    structured = structured if len(structured) <= _TEXT else ""
    return ToolOutput(
        tuple(filter(None, texts)), tuple(links[:_LINKS]), tuple(images[:_IMAGES]), failed, cut, structured
    )


def _bytes(text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except (Error, ValueError):
        return b""
