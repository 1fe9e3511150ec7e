"""Write the JSON Schema of exports, and the list of its members in `docs/export.md`, from the words in the code.

    python packaging/export_schema.py

`tests/packaging/test_export_schema.py` says where one of them is older than the code.
"""

import json
import types
from dataclasses import MISSING, fields
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from app.core.export.json_format.document import FORMAT, LIST, VERSION
from app.core.export.json_format.encoding import OPAQUE, plain
from app.core.export.json_format.records import ConversationRecord
from app.core.export.json_format.shapes import BLOCKS, SHAPES

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "resources" / "export" / f"conversations-{VERSION}.schema.json"
PAGE = ROOT / "docs" / "export.md"
BEGIN = "<!-- members: written by packaging/export_schema.py -->"

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_SCALARS: dict[Any, dict[str, Any]] = {
    str: {"type": "string"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"anyOf": [{"type": "number"}, {"enum": ["NaN", "Infinity", "-Infinity"]}]},
    bytes: {"type": "string", "contentEncoding": "base64"},
    datetime: {"type": "string", "format": "date-time"},
    Any: {},
}


def name_of(kind: type) -> str:
    """As the schema calls this kind of object."""
    return kind.__name__.removesuffix("Record")


def json_schema() -> dict[str, Any]:
    """Members that the schema does not name are allowed: a later program of the same version may add some."""
    return {
        "$schema": _DIALECT,
        "title": f"Conversations of Citewise, version {VERSION}",
        "type": "object",
        "required": ["format", "version", LIST],
        "properties": {
            "format": {"const": FORMAT},
            "version": {"const": VERSION, "description": "Of this schema."},
            "program": {"type": "string", "description": "Which version of the program wrote it."},
            "exported": {**_SCALARS[datetime], "description": "When it was written."},
            LIST: {"type": "array", "items": _reference(ConversationRecord)},
        },
        "$defs": {name_of(kind): _definition(kind) for kind in SHAPES},
    }


def _definition(kind: type) -> dict[str, Any]:
    hints, by_name, shape = get_type_hints(kind), {one.name: one for one in fields(kind)}, SHAPES[kind]
    members: dict[str, Any] = {}
    required = []
    if kind in BLOCKS:
        members["type"] = {"const": BLOCKS[kind]}
    for name, member in shape.members.items():
        field = by_name[member.field]
        members[name] = {**_kind(hints[member.field]), "description": member.about}
        if field.default is MISSING and field.default_factory is MISSING:
            required.append(name)
        elif field.default_factory is not dict:
            members[name]["default"] = plain(field.default if field.default_factory is MISSING else ())
    return {"type": "object", "description": shape.about, "properties": members, "required": required}


def _kind(kind: Any) -> dict[str, Any]:
    if kind in OPAQUE:
        return {"type": "object"} if get_origin(kind) is dict else {"type": ["array", "object"]}
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        kinds = [_kind(one) for one in arguments if one is not type(None)]
        return {"anyOf": [*kinds, {"type": "null"}] if type(None) in arguments else kinds}
    if origin is tuple and arguments[-1] is not ...:
        return {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
    if origin is tuple:
        return {"type": "array", "items": _kind(arguments[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": _kind(arguments[1])}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"enum": [member.value for member in kind]}
    return _reference(kind) if kind in SHAPES else dict(_SCALARS[kind])


def _reference(kind: type) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name_of(kind)}"}


def schema_text() -> str:
    return json.dumps(json_schema(), ensure_ascii=False, indent=2) + "\n"


def page_text(page: str) -> str:
    """The page with the list of members as it has to be."""
    return page.partition(BEGIN)[0] + BEGIN + "\n\n" + members()


def members() -> str:
    parts = []
    for name, one in reversed(json_schema()["$defs"].items()):
        rows = [f"| {key} | {_type(value)} | {_about(value)} |" for key, value in one["properties"].items()]
        head = [f"### {name}", "", one["description"], "", "| member | type | what it is |", "|---|---|---|"]
        parts.append("\n".join([*head, *rows]))
    return "\n\n".join(parts) + "\n"


def _about(value: dict[str, Any]) -> str:
    usual = value.get("default")
    says = f" Missing: “{usual}”." if isinstance(usual, str) and usual else ""
    return (str(value.get("description", f"Always “{value.get('const')}”.")) + says).replace("|", "\\|")


def _type(value: dict[str, Any]) -> str:
    if "$ref" in value:
        name = value["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in value:
        return " or ".join(dict.fromkeys(_type(one) for one in value["anyOf"] if one.get("type") != "null"))
    if "enum" in value:
        return ", ".join(f"“{one}”" for one in value["enum"])
    if "const" in value:
        return f"“{value['const']}”"
    if value.get("type") == "array":
        inner = _type(value.get("items", {}))
        return "two numbers" if "maxItems" in value else f"list of {inner}"
    if value.get("contentEncoding"):
        return "base64"
    if value.get("format"):
        return "time"
    if isinstance(value.get("additionalProperties"), dict):
        return f"object of {_type(value['additionalProperties'])}"
    kind = value.get("type", "any")
    return "list" if isinstance(kind, list) else str(kind)


if __name__ == "__main__":
    SCHEMA.parent.mkdir(exist_ok=True)
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    PAGE.write_text(page_text(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
