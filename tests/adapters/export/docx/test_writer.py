"""A document for word processors, read back part by part, and by LibreOffice where it is installed."""

import shutil
import subprocess
import zipfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from docx import Document
from docx.shared import Cm
from lxml import etree

from app.adapters.export.docx.writer import conversation_document
from app.core.citing.markers import place_citations
from app.core.domain.chat import ImageBlock
from app.core.domain.citation import Anchor, Citation, Support, Verdict
from app.core.domain.conversation import Conversation
from app.core.domain.evidence import Passage, Reference
from app.core.domain.turn.turn import Turn
from app.core.export.words import ENGLISH, Branches
from tests.adapters.storage.samples import NOON, source

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
TEXT = """Air **scatters** [1][2], see [a page](https://example.org/x) and `code[1]`.

1. first [1]
   - inner
2. second

Between.

1. anew

| a | b |
|---|--:|
| 天空 [2] | $x^2$ |

```python
def f(x):
\treturn x[1]
```

$$\\frac{1}{2}$$

> quoted

עברית
"""


def turn(text: str = TEXT, **more: Any) -> Turn:
    sources = [source("one", 1, site="example.org"), source("two", 2)]
    references = [Reference(s.number or 0, s.id, (Passage(s.id, f"The words of {s.id}."),)) for s in sources]
    values: dict[str, Any] = {
        "sources": {one.id: one for one in sources},
        "references": references,
        "citations": place_citations(text, [1, 2]),
        "text_parts": [text],
    }
    return Turn("t1", "c", more.pop("question", "Why?"), created=NOON, **values | more)


def parts_of(*turns: Turn, title: str = "Sky", branches: Branches = Branches.CURRENT) -> dict[str, Any]:
    """Every part of the file; each that is XML is well-formed, or this fails."""
    data = conversation_document(Conversation("c", title, turns=turns), ENGLISH, branches)
    with zipfile.ZipFile(BytesIO(data)) as archive:
        assert archive.testzip() is None
        names = [name for name in archive.namelist() if name.endswith((".xml", ".rels"))]
        return {name: etree.fromstring(archive.read(name)) for name in names} | {"": data}


def test_each_mark_has_its_footnote_and_each_footnote_its_link() -> None:
    parts = parts_of(turn())
    body, notes = parts["word/document.xml"], parts["word/footnotes.xml"]
    marks = [mark.get(f"{W}id") for mark in body.iter(f"{W}footnoteReference")]
    assert marks == ["1", "2", "3", "4"]
    footnotes = {note.get(f"{W}id"): note for note in notes.iter(f"{W}footnote")}
    assert list(footnotes) == ["-1", "0", *marks]
    assert [footnotes[one].get(f"{W}type") for one in ("-1", "0")] == ["separator", "continuationSeparator"]
    assert "".join(footnotes["1"].itertext()) == " Page one · example.org — “The words of one.”"
    targets = {one.get("Id"): one.get("Target") for one in parts["word/_rels/footnotes.xml.rels"]}
    link = next(footnotes["1"].iter(f"{W}hyperlink"))
    assert targets[next(iter(link.attrib.values()))] == "https://example.org/one"
    types = etree.tostring(parts["[Content_Types].xml"]).decode()
    assert 'PartName="/word/footnotes.xml" ContentType="application/vnd.openxmlformats-officedocument.wordproc' in types
    assert [one.tag for one in parts["word/settings.xml"].iter(f"{W}footnotePr")]


def test_words_structure_and_styles_stand_in_the_document() -> None:
    document = Document(BytesIO(parts_of(turn())[""]))
    texts = [paragraph.text for paragraph in document.paragraphs]
    assert texts[0] == "Sky"
    assert document.paragraphs[1].style is not None
    assert document.paragraphs[1].style.name == "Heading 1"
    assert "Air scatters, , see a page and code[1]." in texts  # the comma between two marks is a raised one
    assert "def f(x):\n\treturn x[1]" in texts
    assert document.tables[0].rows[1].cells[0].text == "天空"
    assert [run.text for run in document.paragraphs[3].runs if run.bold] == ["scatters"]
    fonts = document.styles["Normal"].element.rPr.rFonts
    assert fonts.get(f"{W}eastAsia")


def test_lists_count_from_their_own_beginning() -> None:
    body = parts_of(turn())["word/document.xml"]
    numbers = [(p.find(f".//{W}ilvl").get(f"{W}val"), p.find(f".//{W}numId").get(f"{W}val"))
               for p in body.iter(f"{W}numPr")]  # fmt: skip
    assert [level for level, _ in numbers] == ["0", "1", "0", "0"]
    assert numbers[0][1] == numbers[2][1] != numbers[3][1]


def test_formulas_are_formulas_and_what_is_not_understood_is_shown_as_written() -> None:
    body = parts_of(turn("$\\frac{a}{b}$ and $\\nonsense{$ and $$\\sum_{i=1}^n i$$"))["word/document.xml"]
    assert len([one for one in body.iter() if one.tag.endswith("}f")]) == 1
    assert "\\nonsense{" in "".join(body.itertext())


def test_a_formula_that_stands_alone_keeps_its_limits_and_its_spaces() -> None:
    body = parts_of(turn("$$a, \\qquad \\sum_{k=1}^{n} k$$\n\nand $\\sum_{k=1}^{n} k$"))["word/document.xml"]
    assert len(body.findall(".//{*}limLow")) == len(body.findall(".//{*}limUpp")) == 1
    assert len(body.findall(".//{*}sSubSup")) == 1
    assert "\u2003\u2003" in "".join(body.itertext())


def test_a_column_with_long_texts_is_wider_than_one_with_numbers() -> None:
    long = "The eye is less sensitive to it, and the upper air absorbs a part of it"
    rows = f"| nm | 备注 |\n|---|---|\n| 400 | {long} |\n| 450 | 蓝 |"
    (table,) = Document(BytesIO(parts_of(turn(rows))[""])).tables
    narrow, wide = (column.width for column in table.columns)
    assert 4 * narrow < wide
    assert [cell.width for cell in table.rows[1].cells] == [narrow, wide]
    assert abs(narrow + wide - Cm(16.6)) < Cm(0.1)


def test_right_to_left_paragraphs_are_marked() -> None:
    body = parts_of(turn("עברית [1]"))["word/document.xml"]
    assert list(body.iter(f"{W}bidi"))
    assert list(body.iter(f"{W}rtl"))


def test_hostile_words_make_a_document_that_opens() -> None:
    hostile = "</w:t>]]>&<script>\x00\x01\x0b\ufffe\ud800\u202e" + "\U0001f600"
    bad = replace(
        turn(f"{hostile} [1] <b>x</b>\n\n# {hostile}\n\n```{hostile}\n{hostile}\n```\n\n[x](javascript:alert(1))"),
        question=hostile,
        model_name=hostile,
        files=(hostile,),
        sources={"s": replace(source("s", 1), title=hostile, url=f"https://example.org/{hostile}", site=hostile)},
        images=(ImageBlock(b"no picture", "image/png"),),
    )
    parts = parts_of(bad, title=hostile)
    assert "]]>&<script>" in "".join(parts["word/document.xml"].itertext())
    for name, part in parts.items():
        if name.endswith(".rels"):
            assert not [one for one in part if one.get("Target", "").startswith("javascript")]
    Document(BytesIO(parts[""]))


def test_sources_that_are_cited_nowhere_in_particular_have_their_footnotes_below() -> None:
    parts = parts_of(turn("Words.", citations=(Citation((1, 2), None, "", Anchor.UNPLACED),)))
    assert len(list(parts["word/document.xml"].iter(f"{W}footnoteReference"))) == 2


def test_a_megabyte_is_written() -> None:
    size = 1_000_000
    body = parts_of(turn("word " * (size // 5)))["word/document.xml"]
    assert sum(map(len, body.itertext())) >= size - 10


def test_all_branches_are_written_where_they_are_wanted() -> None:
    turns = (turn("A"), replace(turn("B"), id="t2"), replace(turn("C"), id="t3"))
    texts = "".join(parts_of(*turns, branches=Branches.ALL)["word/document.xml"].itertext())
    assert "Version 3 of 3" in texts


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_libreoffice_opens_it_and_finds_the_footnotes(tmp_path: Path) -> None:
    (tmp_path / "a.docx").write_bytes(parts_of(turn())[""])
    command = [
        "soffice",
        f"-env:UserInstallation=file://{tmp_path}/profile",
        "--headless",
        "--convert-to",
        "pdf",
        "a.docx",
    ]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=120)
    document = pypdfium2.PdfDocument(tmp_path / "a.pdf")
    text = "".join(page.get_textpage().get_text_bounded() for page in document)
    assert "The words of one." in text
    assert "天空" in text


def test_the_mark_of_a_source_that_says_otherwise_says_so() -> None:
    text = "It was opened in 1956."
    support = Support(Verdict.NOT_FOUND, 0.4, "It was opened in 1966.")
    opposing = Citation((2,), (len(text), len(text)), "", Anchor.SPAN, (0, len(text)), support=support, looked_up=True)
    parts = parts_of(turn(text, citations=(opposing,)))
    words = "".join(parts["word/document.xml"].itertext())
    assert f"{text}\u2260 " in words
    assert "\u2260 " in "".join(parts["word/footnotes.xml"].itertext())
