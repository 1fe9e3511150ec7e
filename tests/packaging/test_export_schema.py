"""The schema of exports that is published is the one that the code writes by."""

import runpy
from dataclasses import fields
from pathlib import Path

import jsonschema

from app.core.export.json_format.shapes import SHAPES

TOOLS = runpy.run_path(str(Path(__file__).resolve().parents[2] / "packaging" / "export_schema.py"))
# What a stored turn no longer has, and a wish that is for one message alone.
_LEFT_OUT = {"SearchFinished": {"hits"}, "Report": {"hits"}, "Overrides": {"fresh"}}


def test_every_field_of_what_is_stored_is_in_the_schema() -> None:
    for kind, shape in SHAPES.items():
        named = {member.field for member in shape.members.values()}
        assert named | _LEFT_OUT.get(kind.__name__, set()) == {one.name for one in fields(kind)}, kind.__name__


def test_every_member_is_described_once_and_in_a_sentence() -> None:
    for shape in SHAPES.values():
        assert all(member.about.endswith(".") for member in shape.members.values())


def test_the_schema_is_one_and_stands_in_the_file() -> None:
    jsonschema.Draft202012Validator.check_schema(TOOLS["json_schema"]())
    assert TOOLS["SCHEMA"].read_text(encoding="utf-8") == TOOLS["schema_text"](), "python packaging/export_schema.py"


def test_the_page_lists_the_members_as_they_are() -> None:
    page = TOOLS["PAGE"].read_text(encoding="utf-8")
    assert TOOLS["page_text"](page) == page, "python packaging/export_schema.py"
