"""Blocks of content that two or three of the APIs share: pictures, tools, wishes for JSON, Citewise's own fields."""

import base64
import binascii
import re
from typing import Any

from app.core.domain.chat import AnswerFormat, ImageBlock, Tool
from app.core.domain.rules import domain_of
from app.gateway.errors import Refusal
from app.gateway.evidence import CitationStyle
from app.gateway.fields import Fields

_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)
_IMAGE_TYPES = ("image/png", "image/jpeg", "image/gif", "image/webp")
_LARGEST = 20_000_000  # bytes of a picture
_COUNTRY = re.compile(r"[A-Za-z]{2}")
_TOOL_NAME = re.compile(r"[a-zA-Z0-9_.-]{1,128}")


def image_of_url(url: Any, path: str) -> ImageBlock:
    """A picture within the request. Addresses are not fetched for a client: what stands there is anybody's."""
    match = _DATA.fullmatch(url) if isinstance(url, str) else None
    if match is None:
        raise Refusal(400, f"{path} has to be a data: URL of a PNG, JPEG, GIF or WebP.", "unsupported", path)
    return image(match[1], match[2], path)


def image(media_type: str, data: str, path: str) -> ImageBlock:
    if media_type not in _IMAGE_TYPES:
        raise Refusal(400, f"{path}: {media_type} is not supported.", "unsupported", path)
    try:
        content = base64.b64decode(data, validate=True)
    except (ValueError, binascii.Error):
        raise Refusal(400, f"{path} is not base64.", "invalid_value", path) from None
    if not content or len(content) > _LARGEST:
        raise Refusal(400, f"{path} is empty or larger than 20 MB.", "invalid_value", path)
    return ImageBlock(content, media_type)


def tool(name: Any, description: Any, parameters: Any, path: str) -> Tool:
    if not isinstance(name, str) or not _TOOL_NAME.fullmatch(name):
        raise Refusal(
            400, f"{path}.name has to be up to 128 letters, digits, _, . or -.", "invalid_value", f"{path}.name"
        )
    schema = parameters if parameters is not None else {"type": "object", "properties": {}}
    if not isinstance(schema, dict) or not isinstance(description or "", str):
        raise Refusal(400, f"{path} has to have a JSON Schema and a description.", "invalid_value", path)
    return Tool(name, description or "", schema)


def answer_format(fields: Fields | None) -> AnswerFormat | None:
    """Of `response_format` in Chat Completions, and of `text.format` in Responses, which lacks the inner object."""
    if fields is None:
        return None
    kind = fields.choice("type", ("text", "json_object", "json_schema"), "text")
    inner = fields.child("json_schema") or fields
    schema, name, strict = inner.raw("schema"), inner.text("name", "answer"), inner.flag("strict")
    inner.ignore("description")
    inner.finish()
    fields.finish()
    if kind == "json_schema" and not isinstance(schema, dict):
        raise fields.refuse("schema", "is missing")
    return None if kind == "text" else AnswerFormat(schema, name, strict)


def domains(fields: Fields, name: str) -> tuple[str, ...]:
    """Sites to search, or to leave out."""
    results = [(text, domain_of(text)) for text in fields.texts(name)]
    for text, domain in results:
        if not domain:
            raise fields.refuse(name, f"holds {text!r}, which is no domain")
    return tuple(domain for _, domain in results)


def country(fields: Fields) -> str:
    """Of a user's location: empty where it is not told."""
    value = fields.text("country")
    if value and not _COUNTRY.fullmatch(value):
        raise fields.refuse("country", "has to be two letters, as in ISO 3166")
    return value.upper()


def own_fields(fields: Fields) -> tuple[CitationStyle | None, bool | None]:
    """`citations` and `sources_tail`: how sources are named in the text. No API has these: they are ours."""
    style = fields.choice("citations", tuple(CitationStyle))
    tail = fields.flag("sources_tail") if "sources_tail" in fields else None
    return CitationStyle(style) if style else None, tail


def effort(value: str) -> str:
    """Of reasoning: what lies above `high` is asked for as that, for few services have more."""
    return "high" if value in ("xhigh", "max") else value
