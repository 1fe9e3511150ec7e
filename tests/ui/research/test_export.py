"""What leaves the program of a research: its picture, its report, its sources; hostile words stay words."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.core.citing.markers import place_citations
from app.core.domain.graph import Graph, Node
from app.core.domain.turn.turn import Turn
from app.ui.research.export_menu import FORMS, ResearchSaver, file_content
from app.ui.research.linked_text import prose_html
from app.ui.research.svg import lines_of
from tests.ui.research.samples import HOSTILE, SOURCES, many, researched

pytestmark = pytest.mark.usefixtures("english")
SVG = "{http://www.w3.org/2000/svg}"


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen, self.links = set[str](), list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        assert not [name for name, _ in attrs if name.startswith("on")]


def hostile() -> Turn:
    turn = researched()
    turn.question = HOSTILE
    turn.graph = Graph(tuple(replace(node, question=HOSTILE) for node in (turn.graph or Graph()).nodes))
    turn.sources["s1"] = replace(SOURCES[0], title=HOSTILE, site=HOSTILE, author=HOSTILE, url="javascript:alert(1)")
    turn.text_parts = [f"{HOSTILE} [1] <img src=x onerror=alert(1)> [evil](javascript:alert(1)) [7]"]
    turn.citations = place_citations(turn.text, frozenset((1,)))
    return turn


def test_the_picture_names_every_sub_question_and_its_state() -> None:
    drawn = ET.fromstring(file_content(researched(), "svg"))
    words = [node.text for node in drawn.iter(f"{SVG}text")]
    assert "When was the bridge" in " ".join(filter(None, words))
    assert words.count("Answered") == 2
    assert words.count("Failed") == 1


def test_hostile_words_in_the_picture_are_words() -> None:
    drawn = ET.fromstring(file_content(hostile(), "svg"))
    tags = {node.tag.removeprefix(SVG) for node in drawn.iter()}
    assert tags <= {"svg", "title", "defs", "marker", "path", "rect", "g", "text"}
    assert not [name for node in drawn.iter() for name in node.attrib if name.startswith("on") or "href" in name]
    assert "<script>" in (drawn.findtext(f"{SVG}title") or "")


@pytest.mark.parametrize("signs", ["\x00\x0b", "\ud800", "\ufffe", "𝔘🎈", "ﷺ" * 500, "a" * 5000, ""])
def test_any_signs_make_whole_files(qapp: QApplication, signs: str) -> None:
    turn = researched()
    turn.graph, turn.question, turn.text_parts, turn.citations = Graph((Node("a", signs),)), signs, [signs], ()
    ET.fromstring(file_content(turn, "svg"))
    for form in ("md", "html", "pdf"):
        assert file_content(turn, form)


def test_lines_break_between_words_and_wide_signs() -> None:
    assert lines_of("one two three four five six seven") == ["one two three four five", "six seven"]
    assert lines_of("南京长江大桥是哪一年建成的全长多少米") == ["南京长江大桥是哪一年建成的", "全长多少米"]
    assert lines_of("word " * 40)[-1].endswith("…")
    assert len(lines_of("x" * 200)) == 3


def test_the_markdown_ends_with_numbered_sources() -> None:
    said = file_content(researched(), "md").decode()
    assert said.startswith("# Tell me all about the bridge\n")
    assert "opened in 1883 [1]" in said
    assert "- Is it the longest of its time? — Failed" in said
    assert said.endswith(
        "- [1] [Title 1](<https://site1.example/a>) — site1.example\n"
        "- [2] [Title 2](<https://site2.example/a>) — site2.example\n"
    )


def test_the_web_page_is_whole_and_asks_nothing_of_the_network() -> None:
    said = file_content(researched(), "html").decode()
    assert '<a href="#source-1">[1]</a>' in said
    assert 'id="source-1"' in said
    assert "<math" in said
    assert "<svg" in said
    assert "default-src 'none'" in said
    assert not [tag for tag in ("<img", "<script", "<link", "<iframe", "url(http") if tag in said]


def test_a_hostile_research_makes_a_harmless_page() -> None:
    said = file_content(hostile(), "html").decode()
    assert "\u202e" not in said
    tags = Tags()
    tags.feed(said)
    assert not tags.seen & {"script", "img", "iframe", "object", "link"}
    assert not [link for link in tags.links if not link.startswith(("#source-", "http"))]
    assert "#source-1" in tags.links
    assert said.count("</title>") == said.count("<title>")
    assert "[7]" in said
    assert "#source-7" not in said


def test_numbers_are_linked_in_running_text_only() -> None:
    made_of = prose_html("a [1], `[1]`, [x [1]](https://a.example) [2]\n\n```\n[1]\n```", {1})
    assert made_of.count('<a href="#source-1">[1]</a>') == 1


def test_formulas_stand_as_they_were_written_where_none_can_be_drawn() -> None:
    assert "<code>x^2</code>" in prose_html("$x^2$", ())


def pdf_text(data: bytes, path: Path) -> tuple[int, str]:
    path.write_bytes(data)
    document = QPdfDocument()
    document.load(str(path))
    pages = document.pageCount()
    text = "".join(document.getAllText(number).text() for number in range(pages))
    document.close()
    return pages, text


def test_the_printed_report_has_its_words_and_its_sources(qapp: QApplication, tmp_path: Path) -> None:
    pages, text = pdf_text(file_content(researched(), "pdf"), tmp_path / "a.pdf")
    assert pages >= 1
    assert "It was opened in 1883 [1]." in text
    assert "[2] Title 2" in text


def test_a_hostile_and_a_large_research_can_be_printed(qapp: QApplication, tmp_path: Path) -> None:
    turn = hostile()
    turn.graph = Graph(many(40))
    assert pdf_text(file_content(turn, "pdf"), tmp_path / "a.pdf")[0] >= 1


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made_ = QWidget()
    qtbot.addWidget(made_)
    made_.show()
    return made_


@pytest.mark.parametrize("form", FORMS)
def test_what_is_chosen_is_written(window: QWidget, tmp_path: Path, form: str) -> None:
    saving, saved = ResearchSaver(window), list[str]()
    saving.saved.connect(saved.append)
    saving.write(researched(), form, tmp_path / f"a.{form}")
    assert saved == [str(tmp_path / f"a.{form}")]
    assert (tmp_path / f"a.{form}").stat().st_size > 100


def test_a_place_that_cannot_be_written_is_told(window: QWidget, tmp_path: Path) -> None:
    saving, failed = ResearchSaver(window), list[str]()
    saving.failed.connect(failed.append)
    saving.write(researched(), "md", tmp_path / "gone" / "a.md")
    assert failed == [str(tmp_path / "gone" / "a.md")]


def test_the_menu_leads_to_a_dialog_that_names_the_file(window: QWidget, tmp_path: Path) -> None:
    saving = ResearchSaver(window)
    menu = saving.offer(researched(), QPoint(5, 5))
    words = [action.text() for action in menu.actions()]
    assert len(words) == 4
    menu.actions()[1].trigger()
    dialog = saving.dialog
    assert isinstance(dialog, QFileDialog)
    assert dialog.selectedFiles()[0].endswith("Tell me all about the bridge.md")
    dialog.fileSelected.emit(str(tmp_path / "x.md"))
    assert (tmp_path / "x.md").read_text().startswith("# Tell me")
    dialog.reject()
    menu.close()


def test_without_a_graph_there_is_no_picture_to_save(window: QWidget) -> None:
    turn = researched()
    turn.graph = None
    menu = ResearchSaver(window).offer(turn, QPoint(5, 5))
    assert len(menu.actions()) == 3
    menu.close()
