"""Whoever adds a dependency, an extra, a child process or a language says what becomes of it in the build."""

import ast
import re
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bundle.dependencies import CHILD_ORDERS, NOT_SHIPPED, OTHER_EXTRAS, SHIPPED, SHIPPED_EXTRAS, missing
from bundle.licences import key
from bundle.python_parts import EXCLUDED_MODULES, HIDDEN_IMPORTS
from bundle.qt_parts import CHROMIUM_LOCALES, QT_LOCALES

ROOT = Path(__file__).resolve().parents[3]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]


def names(requirements: list[str]) -> set[str]:
    return {key(re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0]) for requirement in requirements}


def test_every_dependency_is_shipped_or_has_a_reason() -> None:
    required = names(PROJECT["dependencies"])
    for extra, requirements in EXTRAS.items():
        required |= names(requirements) if extra in SHIPPED_EXTRAS | {"qdrant"} else set()
    assert required == SHIPPED | set(NOT_SHIPPED), "packaging/bundle/dependencies.py says what becomes of each"
    assert not SHIPPED & set(NOT_SHIPPED)
    assert all(NOT_SHIPPED.values())


def test_every_extra_is_shipped_or_has_a_reason() -> None:
    assert set(EXTRAS) == SHIPPED_EXTRAS | set(OTHER_EXTRAS)


def test_every_child_process_is_known_to_the_build() -> None:
    tree = ast.parse((ROOT / "app" / "__main__.py").read_text(encoding="utf-8"))
    lists = [node for node in ast.walk(tree) if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name)]
    orders = {
        element.value
        for node in lists
        for comparator in node.comparators
        if isinstance(comparator, ast.List)
        for element in comparator.elts
        if isinstance(element, ast.Constant)
    }
    assert orders == CHILD_ORDERS, "the self-check must go through a new one, too"


def test_every_language_of_the_window_has_qts_and_chromiums_words() -> None:
    languages = {path.stem.removeprefix("citewise_") for path in (ROOT / "i18n").glob("*.ts")}
    assert languages == QT_LOCALES
    chromium = {locale.replace("-", "_") for locale in CHROMIUM_LOCALES}
    assert all(any(name in (language, f"{language}_US") for name in chromium) for language in languages)


def test_nothing_that_the_program_imports_is_left_out() -> None:
    imported = set()
    for path in (ROOT / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module)
    assert not imported & set(EXCLUDED_MODULES)
    assert not {name.partition(".")[0] for name in imported | set(HIDDEN_IMPORTS)} & set(EXCLUDED_MODULES)


def test_a_build_without_one_of_them_is_told() -> None:
    held = {"pyside6-essentials" if name == "pyside6" else name for name in SHIPPED}
    assert missing(held, PROJECT) == []
    assert missing(held - {"trafilatura", "pyside6-essentials"}, PROJECT) == ["pyside6", "trafilatura"]


def test_an_earlier_version_needs_what_it_names_itself() -> None:
    earlier = {"dependencies": ["httpx[socks]>=0.28", "Nh3>=0.3"], "optional-dependencies": {"dev": ["starlette"]}}
    assert missing({"httpx"}, earlier) == ["nh3"]
    assert missing({"httpx", "nh3"}, earlier) == []
