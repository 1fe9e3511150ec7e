"""The words for knowledge bases: counts, states, kinds. Plain text, translated; names are the user's and foreign."""

from pathlib import PurePath

from PySide6.QtCore import QCoreApplication, QObject

from app.core.domain.events import Failure
from app.core.domain.knowledge import Base, Document, DocumentState, ImportProgress, Item, ItemKind
from app.ui.wording.documents import document_sentence, document_words
from app.ui.wording.failures import failure_sentence
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate  # lupdate knows it by this name


class Knowledge(QObject):
    """The texts with a number, as in `wording.Wording`."""

    def documents(self, count: int) -> str:
        return self.tr("%n document(s)", "", count)

    def failed(self, count: int) -> str:
        return self.tr("%n failed", "", count)

    def waiting(self, count: int) -> str:
        return self.tr("%n waiting", "", count)

    def passages(self, count: int) -> str:
        return self.tr("%n passage(s)", "", count)

    def pages(self, count: int) -> str:
        return self.tr("%n page(s)", "", count)

    def bases(self, count: int) -> str:
        return self.tr("%n knowledge base(s)", "", count)

    def compared(self, done: int, count: int) -> str:
        return self.tr("{done} of %n passage(s) embedded", "", count).format(done=done)

    def refused(self, count: int) -> str:
        return self.tr("%n file(s) of an unsupported type", "", count)


counts = Knowledge()


def line(text: str, limit: int = 120) -> str:
    """The user's or a file's own words on one line, in their direction only."""
    return shortened(unturned(text), limit)


def base_counts(base: Base, short: bool = False) -> str:
    """“120 documents · 3 failed · 2400 passages”, or “120 documents”; empty for a base with nothing in it."""
    if not base.documents:
        return ""
    if short:
        return counts.documents(base.documents)
    waiting = base.documents - base.ready - base.failed
    parts = [
        counts.documents(base.documents),
        counts.waiting(waiting) if waiting > 0 else "",
        counts.failed(base.failed) if base.failed else "",
        counts.passages(base.chunks) if base.chunks else "",
    ]
    if base.embedding is not None and base.embedded < base.chunks:
        parts.append(counts.compared(base.embedded, base.chunks))
    return " · ".join(filter(None, parts))


def kind_words(kind: ItemKind) -> str:
    match kind:
        case ItemKind.FILE:
            return translate("Knowledge", "File")
        case ItemKind.FOLDER:
            return translate("Knowledge", "Folder")
        case ItemKind.PAGE:
            return translate("Knowledge", "Web page")
        case ItemKind.NOTE:
            return translate("Knowledge", "Note")
        case ItemKind.CONVERSATION:
            return translate("Knowledge", "Conversation")


def item_title(item: Item) -> str:
    if item.kind in (ItemKind.FILE, ItemKind.FOLDER):
        return line(item.title or PurePath(item.address).name or item.address)
    return line(item.title or item.address)


def document_title(document: Document) -> str:
    if document.kind is ItemKind.FILE:  # a file's name is what its user knows; its own title may be anything
        return line(PurePath(document.address).name or document.address)
    return line(document.title or document.address)


def place_words(kind: ItemKind, address: str) -> str:
    """Where it stands: the folder of a file, a page's address; nothing for what has no place."""
    if kind in (ItemKind.FILE, ItemKind.FOLDER):
        return line(str(PurePath(address).parent), 200)
    return line(address, 200) if kind is ItemKind.PAGE else ""


def state_words(document: Document, current: str = "") -> str:
    """In a few words; `current`: the address that is being read now."""
    if document.state is DocumentState.FAILED and document.failure is not None:
        return document_words(document.failure)
    if current and document.address == current:
        return translate("Knowledge", "reading…")
    if document.state is DocumentState.WAITING:
        return translate("Knowledge", "waiting")
    if document.state is DocumentState.FAILED:
        return translate("Knowledge", "could not be read")
    pages = counts.pages(document.pages) if document.pages else ""
    return " · ".join(filter(None, (pages, counts.passages(document.chunks))))


def reason_sentence(document: Document) -> str:
    """Why a document failed and what to do about it; empty for one that did not."""
    failure = document.failure
    if document.state is not DocumentState.FAILED or failure is None:
        return ""
    if document.kind is not ItemKind.FILE:
        return failure_sentence(failure)
    return document_sentence(Failure(failure.kind, document_title(document), failure.detail, failure.data))


def progress_words(progress: ImportProgress) -> str:
    name = line(PurePath(progress.current).name or progress.current, 60)
    if progress.total:
        text = translate("Knowledge", "{done} of {total}").format(done=progress.done, total=progress.total)
        return f"{text} · {name}" if name else text
    return name or translate("Knowledge", "Looking for documents…")


def page_words(page: int, line_number: int) -> str:
    """Where in a document a passage stands: its page, else its line, else nothing."""
    if page > 0:
        return translate("Knowledge", "p. {page}").format(page=page)
    return translate("Knowledge", "line {line}").format(line=line_number) if line_number > 0 else ""
