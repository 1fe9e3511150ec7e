"""The pages for developers: what they name is there."""

import re
import runpy
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.adapters.llm.presets import Preset, records
from app.core.domain.chat import WIRE_FORMATS

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
ROOMS = ("app/", "tests/", "packaging/", "resources/", "docs/", "i18n/")
TYPE = re.compile(r"[A-Z][a-z]+(?:[A-Z][a-z]+)+|[a-z]+(?:_[a-z]+)*\(\w*\)")  # SourceBook, next_step(turn)
pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def quoted(page: Path) -> list[str]:
    """What stands in backticks, outside blocks of code."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


def rows(page: Path) -> Iterator[list[str]]:
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("| ") and not line.startswith("|--"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def test_the_pages_are_there() -> None:
    pages = "adding api architecture assistants backup checking evidence export glossary import prompts tools"
    names = ["CONTRIBUTING.md", *(f"{name}.md" for name in pages.split())]
    assert [page.name for page in PAGES] == names


@pages
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    """NAME and LANGUAGE stand for what is added: the folder must be there."""
    paths = [word for word in quoted(page) if word.startswith(ROOMS)]
    named = {path: re.split(r"[^/]*(?:NAME|LANGUAGE)", path)[0] for path in paths}
    assert not [path for path, wanted in named.items() if not (ROOT / wanted).exists()]


@pages
def test_every_path_in_a_drawing_exists(page: Path) -> None:
    drawings = re.findall(r"^```.*?^```", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    paths = re.findall(rf"(?:{'|'.join(ROOMS)})[\w./]+", "\n".join(drawings))
    assert not [path for path in paths if not (ROOT / path).exists()]


def test_the_table_of_rooms_names_every_room() -> None:
    rooms = "\n".join(row[0] for row in rows(ROOT / "docs" / "architecture.md") if len(row) == 2)
    folders = [
        folder.relative_to(ROOT).as_posix() + "/"
        for top in ("core", "adapters", "ui", "bootstrap", "cli", "gateway")
        for folder in (ROOT / "app" / top).iterdir()
        if any(folder.glob("*.py"))
    ]
    assert len(folders) > 30
    assert not [folder for folder in folders if f"`{folder}`" not in rooms]


def test_the_glossary_names_no_word_that_names_may_hold() -> None:
    gone = [row[0] for row in rows(ROOT / "docs" / "glossary.md") if len(row) == 2 and row[0] != "not"]
    words = {word for cell in gone for word in re.findall(r"[a-z]+", cell.split("(")[0])}
    assert len(words) > 30
    assert words <= runpy.run_path(str(ROOT / "packaging" / "words.py"))["REPLACED"]


@pages
def test_every_link_between_the_pages_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


@pages
def test_every_class_and_function_that_a_page_names_is_in_the_code(page: Path) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "app").rglob("*.py"))
    names = {word.partition("(")[0] for word in quoted(page) if TYPE.fullmatch(word)}
    assert not [name for name in names if not re.search(rf"\b{name}\b", code)]


@pytest.mark.parametrize(
    ("kind", "example", "fewest"),
    [("A search service", "kagi", 4), ("A search engine", "mojeek", 4), ("A model service", "cerebras", 2)],
)
def test_whatever_names_an_example_is_in_the_list_of_files_for_its_kind(kind: str, example: str, fewest: int) -> None:
    page = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
    section = page.split(f"## {kind}\n")[1].split("\n## ")[0]
    listed = {path.replace("NAME", example) for path in re.findall(r"`([^`]+)`", section)}
    files = [
        path for room in ("app", "tests") for path in (ROOT / room).rglob("*.*") if path.suffix in (".py", ".toml")
    ]
    naming = [path for path in files if re.search(rf"\b{example}\b", path.read_text(encoding="utf-8"), re.IGNORECASE)]
    assert len(naming) >= fewest
    assert not {path.relative_to(ROOT).as_posix() for path in naming} - listed - {"tests/test_docs.py"}


def test_the_glossary_says_what_the_window_says() -> None:
    catalogue = ET.parse(ROOT / "i18n" / "citewise_zh_CN.ts").getroot()
    english = "\n".join(source.text or "" for source in catalogue.iter("source")).lower()
    chinese = "\n".join("".join(translation.itertext()) for translation in catalogue.iter("translation"))
    told = [row[-2:] for row in rows(ROOT / "docs" / "glossary.md") if len(row) == 4 and row[0] != "word"]
    assert len(told) > 30
    assert not [word for word, _ in told if word != "–" and word.lower() not in english]
    assert not [word for _, word in told if word != "–" and word not in chinese]


def test_the_readme_lists_the_model_services_as_their_records_say() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.split("\n## Model providers\n")[1].split("\n## ")[0]
    listed = [line for line in section.splitlines() if line.startswith("| ")][1:]
    assert listed == [model_service_row(record) for record in records() if record.provider.base_url]


def model_service_row(record: Preset) -> str:
    how = {"recorded": "recorded traffic", "documented": "documents", "unverified": "nothing yet"}
    keys = ", ".join(f"`{name}`" for name in record.variables)
    provider = record.provider
    return f"| {provider.name} | {keys} | {'yes' if provider.search else '–'} | {how[provider.checked]} |"


def test_the_readme_names_every_wire_format() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert not [name for name in WIRE_FORMATS if f"`{name}`" not in readme]


def test_the_readme_leads_to_the_pages() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert not [page.name for page in PAGES if f"({page.relative_to(ROOT).as_posix()})" not in readme]


def test_the_source_archive_carries_the_pages() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert {"docs", "CONTRIBUTING.md"} <= set(build["targets"]["sdist"]["include"])


@pytest.mark.parametrize("name", ["README.md", "README.zh-CN.md"])
def test_what_the_readme_shows_and_links_to_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text) if "://" not in link]
    assert len(links) >= 2
    assert not [link for link in links if not (ROOT / link).exists()]


def test_both_readmes_tell_the_same_systems_how_to_install() -> None:
    files = [
        set(re.findall(r"`(citewise[-_]…[^`]+)`", (ROOT / name).read_text(encoding="utf-8")))
        for name in ("README.md", "README.zh-CN.md")
    ]
    assert files[0] == files[1]
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    for ending in ("windows-x64-setup.exe", "macos-arm64.dmg", "linux-x86_64.tar.gz"):
        assert f"citewise-…-{ending}" in files[0]
        assert f"-{ending}" in workflow
