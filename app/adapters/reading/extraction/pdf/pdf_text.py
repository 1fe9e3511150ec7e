"""A PDF's text, with its page numbers as headings. Hostile files may take all time and memory: see `worker`."""

import re
import time
from collections.abc import Container, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from app.adapters.reading.extraction.extracted import LONGEST_TEXT
from app.adapters.reading.extraction.markdown import plain_to_markdown
from app.adapters.reading.extraction.pdf.pdfium import PdfProblem, date_of, language_of, open_pdf, page_of, title_of

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

_SECONDS = 4.0  # of computing after which the rest of the pages is left out
_END = re.compile(r"[.!?:;。！？：；…»”\"')\]]$")
_WORD = re.compile(r"[^\W\d_]+")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]")
_ITEM = re.compile(r"(?:[•◦▪–*-]|\(?\d{1,3}[.)])\s")


@dataclass(frozen=True)
class Document:
    text: str = ""
    title: str = ""
    date: str = ""  # ISO 8601, the day on which it was made
    language: str = ""
    truncated: bool = False
    problem: str = ""  # `scanned`: pictures of pages; `encrypted`: a password is asked for; `broken`


def read_pdf(data: bytes) -> Document:
    """Raises `MemoryError` only."""
    try:
        document = open_pdf(data)
        try:
            return _read(document)
        finally:
            document.close()
    except PdfProblem as problem:
        return Document(problem="encrypted" if problem.encrypted else "broken")
    except MemoryError:
        raise
    except Exception:  # whatever a broken file leads to
        return Document(problem="broken")


def _read(document: "PdfDocument") -> Document:
    pages: list[str] = []
    pictures = length = 0
    started_at, complete = time.process_time(), True
    for index in range(len(document)):
        if length > LONGEST_TEXT or time.process_time() - started_at > _SECONDS:
            complete = False
            break
        page = page_of(document, index)
        pages.append(page.text)
        length += len(page.text)
        pictures += page.is_picture
    title = title_of(document)
    if not any(re.search(r"\w", text) for text in pages) or pictures > 0.8 * len(pages):
        return Document(problem="scanned" if pictures else "broken", title=title)
    vocabulary = words_of(pages)
    page_texts = [f"## Page {n}\n\n{paragraphs(text, vocabulary)}" for n, text in enumerate(pages, 1) if text]
    text = "\n\n".join(page_texts)
    truncated = not complete or len(text) > LONGEST_TEXT
    return Document(text[:LONGEST_TEXT], title, date_of(document), language_of(document), truncated)


def words_of(texts: Iterable[str]) -> frozenset[str]:
    """The words by which `paragraphs` knows whether one was divided."""
    return frozenset(word for text in texts for word in _WORD.findall(text))


def paragraphs(text: str, vocabulary: Container[str]) -> str:
    """Lines that the type area broke are joined again; a hyphen at their end stays unless the whole word is known."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    widths = sorted(len(line) for line in lines if line)
    usual = widths[len(widths) * 3 // 4] if widths else 0
    joined = lines[:1]
    for before, line in pairwise(lines):
        if not _goes_on(before, line, usual):
            joined.append(line)
        elif before.endswith("\u00ad") or _was_divided(before, line, vocabulary):
            joined[-1] = joined[-1][:-1] + line
        elif before.endswith("-") or (_CJK.match(before[-1]) and _CJK.match(line)):
            joined[-1] += line
        else:
            joined[-1] += f" {line}"
    return plain_to_markdown("\n".join(joined))


def _goes_on(before: str, line: str, usual: int) -> bool:
    if not before or not line or _ITEM.match(line):
        return False
    return len(before) > 0.6 * usual and not (_END.search(before) and len(before) < 0.85 * usual)


def _was_divided(before: str, line: str, vocabulary: Container[str]) -> bool:
    start, end = re.search(r"([^\W\d_]+)-$", before), re.match(r"[^\W\d_]+", line)
    if not start or not end or not line[0].islower():
        return False
    return start[1] + end[0] in vocabulary
