"""Small documents of every kind, made by the libraries or by hand."""

import io
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.adapters.reading.pdfs import PICTURE, pdf

SENTENCE = "The harbour of Vexø was closed for 17 days in March because of drifting ice. "


def docx() -> bytes:
    from docx import Document

    document, out = Document(), io.BytesIO()
    document.core_properties.title = "Harbour report"
    document.add_heading("Winter", 1)
    document.add_paragraph(SENTENCE)
    document.add_heading("Ships", 2)
    document.add_paragraph("Four ships waited outside.", style="List Bullet")
    table = document.add_table(2, 2)
    for cell, words in zip([*table.rows[0].cells, *table.rows[1].cells], ["Ship", "Days", "Alma", "12"], strict=True):
        cell.text = words
    document.save(out)
    return out.getvalue()


def pptx() -> bytes:
    from pptx import Presentation
    from pptx.util import Inches

    deck, out = Presentation(), io.BytesIO()
    first = deck.slides.add_slide(deck.slide_layouts[1])
    first.shapes.title.text = "Ice in the harbour"
    first.placeholders[1].text = "Seventeen days\nFour ships"
    first.notes_slide.notes_text_frame.text = "Mention the tug Bruno."
    second = deck.slides.add_slide(deck.slide_layouts[6])
    second.shapes.add_picture(io.BytesIO(png()), Inches(1), Inches(1))
    deck.save(out)
    return out.getvalue()


def png(size: tuple[int, int] = (40, 30), mode: str = "RGB") -> bytes:
    from PIL import Image

    out = io.BytesIO()
    Image.new(mode, size).save(out, "PNG")
    return out.getvalue()


def xlsx(rows: int = 100) -> bytes:
    from datetime import date

    from openpyxl import Workbook

    book, out = Workbook(), io.BytesIO()
    book.active.title = "Ships"
    book.active.append(["Ship", "Arrived", "Tons"])
    for number in range(rows):
        book.active.append([f"Ship {number}", date(2024, 3, 1 + number % 30), number * 10.0])
    book.create_sheet("Nothing")
    book.save(out)
    return out.getvalue()


def zipped(files: Mapping[str, bytes | str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for name, body in files.items():
            package.writestr(name, body)
    return out.getvalue()


def epub(
    chapters: Sequence[str] = (f"<h1>Ice</h1><p>{SENTENCE}</p>", "<h1>Thaw</h1><p>In April it melted.</p>"),
) -> bytes:
    items = "".join(
        f'<item id="c{n}" href="c{n}.xhtml" media-type="application/xhtml+xml"/>' for n in range(len(chapters))
    )
    spine = "".join(f'<itemref idref="c{n}"/>' for n in range(len(chapters)))
    return zipped(
        {
            "mimetype": "application/epub+zip",
            "META-INF/container.xml": '<container><rootfiles><rootfile full-path="O/p.opf"/></rootfiles></container>',
            "O/p.opf": f"<package><metadata><title>The Ice Book</title></metadata><manifest>{items}</manifest>"
            f"<spine>{spine}</spine></package>",
            **{
                f"O/c{n}.xhtml": f"<?xml version='1.0'?><html><head><title>C{n}</title></head>{text}</html>"
                for n, text in enumerate(chapters)
            },
        }
    )


def locked_office() -> bytes:
    """An OLE file whose directory names an encrypted package, as Office writes documents with a password."""
    head = bytearray(512)
    head[:8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
    head[30:32] = (9).to_bytes(2, "little")
    head[48:52] = (1).to_bytes(4, "little")
    return bytes(head) + bytes(512) + "Root Entry EncryptedPackage".encode("utf-16-le").ljust(512, b"\0")


def all_kinds() -> dict[str, bytes]:
    lines = [["Harbour report", "", SENTENCE[:70], SENTENCE[70:]]]
    return {
        "report.pdf": pdf([*lines, ["Four ships waited outside the harbour."], PICTURE], title="Ice report"),
        "report.docx": docx(),
        "deck.pptx": pptx(),
        "table.xlsx": xlsx(),
        "book.epub": epub(),
        "page.html": f"<title>Ice</title><article><h1>Ice</h1>{f'<p>{SENTENCE}</p>' * 5}</article>".encode(),
        "notes.md": f"# Ice\n\n{SENTENCE}\n\n## Ships\n\nFour ships waited.".encode(),
        "plain.txt": SENTENCE.encode("utf-16"),
        "tool.py": b"import sys\n\n\nclass Harbour:\n    def close(self):\n        return 17\n",
        "rows.csv": b"ship;days\n" + b"".join(b"Ship %d;%d\n" % (n, n) for n in range(200)),
    }


def put(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, body in files.items():
        (folder / name).write_bytes(body)
