"""A PDF's text, with its page numbers as headings. Hostile files may take all time and memory: see `worker`."""

import io
import logging
import re
import time
from collections.abc import Container, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from app.adapters.reading.extraction.extract import LONGEST_TEXT, weight
from app.adapters.reading.extraction.markdown import plain_to_markdown

if TYPE_CHECKING:
    from pypdf import PdfReader

_SECONDS = 4.0  # of computing after which the rest of the pages is left out
_WORDS = 25  # weight of a page's text below which it is a picture with a number under it
_END = re.compile(r"[.!?:;。！？：；…»”\"')\]]$")
_WORD = re.compile(r"[^\W\d_]+")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]")
_ITEM = re.compile(r"(?:[•◦▪–*-]|\(?\d{1,3}[.)])\s")
logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # most files of the web have some fault


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
    from pypdf import PdfReader

    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            return Document(problem="encrypted")
        return _read(reader)
    except MemoryError:
        raise
    except Exception as error:  # it raises whatever a broken file leads to
        words = f"{type(error).__name__} {error}".lower()
        return Document(problem="encrypted" if "encrypt" in words or "cryptography" in words else "broken")


def _read(reader: "PdfReader") -> Document:
    pages: list[str] = []
    pictures = length = 0
    started_at, complete = time.process_time(), True
    for page in reader.pages:
        if length > LONGEST_TEXT or time.process_time() - started_at > _SECONDS:
            complete = False
            break
        text = _page_text(page)
        pages.append(text)
        length += len(text)
        pictures += weight(text) < _WORDS and _has_pictures(page)
    if not any(re.search(r"\w", text) for text in pages) or pictures > 0.8 * len(pages):
        return Document(problem="scanned" if pictures else "broken", title=_title(reader))
    vocabulary = words_of(pages)
    page_texts = [f"## Page {n}\n\n{paragraphs(text, vocabulary)}" for n, text in enumerate(pages, 1) if text]
    text = "\n\n".join(page_texts)
    return Document(
        text[:LONGEST_TEXT],
        _title(reader),
        _date(reader),
        _language(reader),
        truncated=not complete or len(text) > LONGEST_TEXT,
    )


def _page_text(page: Any) -> str:
    try:
        text = str(page.extract_text())
    except MemoryError:
        raise
    except Exception:  # one bad page of many
        return ""
    text = re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]", "", text.replace("\xa0", " "))
    return text.strip()


def _has_pictures(page: Any) -> bool:
    try:
        objects = page["/Resources"]["/XObject"].get_object()
        return any(objects[name].get("/Subtype") == "/Image" for name in objects)
    except MemoryError:
        raise
    except Exception:  # nothing there, or nothing that is understood
        return False


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


def _title(reader: "PdfReader") -> str:
    """As the file names itself, unless that is what a program put there."""
    title = " ".join(_fact(reader, "/Title").split())[:300]
    return "" if re.search(r"(?i)^untitled|\.(docx?|tex|dvi|indd|qxd|pdf|pptx?)$|^microsoft word - ", title) else title


def _date(reader: "PdfReader") -> str:
    match = re.match(r"D?:?(\d{4})(\d\d)(\d\d)", _fact(reader, "/CreationDate"))
    return f"{match[1]}-{match[2]}-{match[3]}" if match and "01" <= match[2] <= "12" else ""


def _language(reader: "PdfReader") -> str:
    try:
        root: Any = reader.trailer["/Root"]
        language = str(root.get("/Lang", ""))
    except MemoryError:
        raise
    except Exception:
        return ""
    return language if re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", language) else ""


def _fact(reader: "PdfReader", name: str) -> str:
    try:
        facts: Any = reader.metadata
        return str(facts.get(name) or "") if facts else ""
    except MemoryError:
        raise
    except Exception:
        return ""
