"""Licences come from what is installed, or from what a build says it ships."""

import json
from pathlib import Path

from app.ui.about.licences import components, program


def test_every_component_is_named_once_with_its_version() -> None:
    names = [component.name.lower() for component in components()]
    assert len(names) == len(set(names))
    assert {"pyside6", "httpx", "pypdfium2", "lxml"} <= set(names)
    assert all(component.version for component in components())
    assert program().name == "citewise"


def test_a_build_lists_what_it_ships_python_and_qt_included(tmp_path: Path) -> None:
    parts = [
        {"name": "Python", "version": "3.11.7", "licence": "PSF-2.0"},
        {"name": "OpenSSL", "version": "", "licence": "Apache-2.0"},
    ]
    (tmp_path / "parts.json").write_text(json.dumps(parts), encoding="utf-8")
    assert [(one.name, one.version, one.licence) for one in components(tmp_path)] == [
        ("Python", "3.11.7", "PSF-2.0"),
        ("OpenSSL", "", "Apache-2.0"),
    ]
