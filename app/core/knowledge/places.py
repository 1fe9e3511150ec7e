"""Where the user's own documents stand, and by what their sources are known."""

from pathlib import Path

from app.core.domain.evidence import Passage
from app.core.domain.knowledge import Chunk, Document, ItemKind
from app.core.domain.sources import DOCUMENT


def document_key(address: str) -> str:
    """One document is one source, whichever base or message it came with."""
    return DOCUMENT + address


def file_address(path: str) -> str:
    """`file:` address of an absolute path; empty for what is none."""
    try:
        return Path(path).as_uri()
    except ValueError:
        return ""


def source_key(document: Document) -> str:
    """What the source of a base's document is known by; empty for a web page, which its address names."""
    if document.kind is ItemKind.FILE:
        return document_key(document.address)
    return "" if document.kind is ItemKind.PAGE else f"{document.kind.value}:{document.address}"


def address_of(document: Document) -> str:
    """Where a document stands: a `file:` or web address, or its kind and name."""
    if document.kind is ItemKind.FILE:
        return file_address(document.address)
    return document.address if document.kind is ItemKind.PAGE else f"{document.kind.value}:{document.address}"


def passage_of(source: str, chunk: Chunk, score: float = 0.0) -> Passage:
    """A chunk as a passage of the source with this id."""
    return Passage(source, chunk.text, chunk.start, chunk.end, chunk.heading, score, page=chunk.page, line=chunk.line)
