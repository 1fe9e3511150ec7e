"""Licences come from what is installed."""

from app.ui.about.licences import components, program


def test_every_component_is_named_once_with_its_version() -> None:
    names = [component.name.lower() for component in components()]
    assert len(names) == len(set(names))
    assert {"pyside6", "httpx", "pypdfium2", "lxml"} <= set(names)
    assert all(component.version for component in components())
    assert program().name == "citewise"
