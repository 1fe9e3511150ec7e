"""The user's own documents: bases, what was put into them, documents, chunks."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Failure


class ItemKind(StrEnum):
    """What the user put into a base."""

    FILE = "file"
    FOLDER = "folder"
    PAGE = "page"  # a single web page
    NOTE = "note"
    CONVERSATION = "conversation"


class DocumentState(StrEnum):
    WAITING = "waiting"  # found, and not read yet
    READY = "ready"
    FAILED = "failed"


@dataclass(frozen=True)
class Base:
    """A named set of documents. Counts are of the moment in which it was asked for."""

    id: str
    name: str
    embedding: ModelChoice | None = None  # None: found by words alone
    store: str = ""  # address of an external engine (Qdrant); empty: this machine
    paused: bool = False  # its import waits for the user
    documents: int = 0
    ready: int = 0
    failed: int = 0
    chunks: int = 0
    embedded: int = 0  # chunks that have a vector of the base's own model


@dataclass(frozen=True)
class Item:
    """Something that the user put into a base: one document, or a folder of them.

    `address`: absolute path, web address, or the id of the note or conversation.
    """

    id: str
    base: str
    kind: ItemKind
    address: str
    title: str = ""
    text: str = field(default="", repr=False)  # a note's own


@dataclass(frozen=True)
class Document:
    """One file, page, note or conversation of a base. `size` and `modified` tell whether it must be read again."""

    id: str
    base: str
    item: str
    kind: ItemKind  # never FOLDER
    address: str  # as the item's; of a file in a folder its own path
    title: str = ""
    state: DocumentState = DocumentState.WAITING
    failure: Failure | None = None  # why it could not be read
    size: int = 0  # bytes
    modified: int = 0  # nanoseconds since 1970, as the file system says; 0 where it does not
    digest: str = ""  # SHA-256 of the content, hexadecimal
    chunks: int = 0
    pages: int = 0  # of a PDF or presentation; 0: it has none
    read_at: datetime | None = None


@dataclass(frozen=True)
class Chunk:
    """A slice of a document's text, as it is stored and searched. `[start, end)` in code points of the text.

    `page` and `line` count from 1; 0 where the document has none. `tokens`: what the words are searched by, joined by
    spaces (`ranking.tokens.index_tokens`).
    """

    text: str
    start: int = 0
    end: int = 0
    heading: str = ""
    page: int = 0
    line: int = 0
    tokens: str = field(default="", repr=False)


@dataclass(frozen=True)
class DocumentText:
    """What reading a document brings. `text` is Markdown (code and CSV: as it is); chunks cover it in order."""

    text: str = field(repr=False)
    chunks: tuple[Chunk, ...] = field(repr=False)
    title: str = ""
    kind: str = ""  # pdf, docx, pptx, xlsx, epub, html, markdown, text, code, csv
    pages: int = 0
    truncated: bool = False


@dataclass(frozen=True)
class ChunkMatch:
    """A chunk that answers a query, best first; `score` compares within one search only."""

    id: int
    document: Document
    chunk: Chunk
    score: float = 0.0


@dataclass(frozen=True)
class ImportProgress:
    """How the import of a base stands: after every document. `current`: what is being read: an address or a title."""

    base: str
    done: int  # documents that are ready or failed
    total: int
    failed: int = 0
    current: str = ""
    seconds: float = 0.0
    finished: bool = False
    paused: bool = False


def model_key(choice: ModelChoice) -> str:
    """Under this name a model's vectors are kept."""
    return f"{choice.provider}/{choice.model}"


def choice_of(key: str) -> ModelChoice | None:
    """The model whose `model_key` this is."""
    provider, slash, model = key.partition("/")
    return ModelChoice(provider, model) if slash else None
