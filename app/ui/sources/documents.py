"""Opens a document at its place: finds its text, wherever that is kept, and whether its file is still there."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path, PurePath
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtWidgets import QWidget

from app.core.domain.errors import AppError
from app.core.domain.evidence import Passage
from app.core.domain.knowledge import Chunk, Document, ItemKind
from app.core.domain.sources import Source
from app.core.ports import DocumentReader, KnowledgeStore
from app.ui.sources.document_view import DocumentContent, DocumentView, locate_passage
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.theme import Colours
from app.ui.wording.knowledge import document_title
from app.ui.wording.sentences import shortened


class DocumentOpener(QObject):
    """`open_url` takes the `file:` address of a document whose user pressed the button for it; nothing else opens."""

    view_created = Signal(object)  # the DocumentView

    def __init__(
        self,
        store: KnowledgeStore,
        documents: DocumentReader,
        tasks: Tasks,
        open_url: Callable[[str], None],
        window: QWidget,
        colours: Colours,
    ) -> None:
        super().__init__(window)
        self._store, self._documents, self._tasks = store, documents, tasks
        self._open_url, self._window = open_url, window
        self.colours = colours
        self.views: list[DocumentView] = []

    def open_source(self, source: Source, passage: Passage | None) -> None:
        """The document behind a source of the user's own, at a passage of it."""
        cited = passage or Passage(source.id, source.snippet)
        chunk = Chunk(cited.text, cited.start, cited.end, cited.heading, cited.page, cited.line)
        self._tasks.request(self._of_source(source, chunk), self._show)

    def open_document(self, document: Document, chunk: Chunk | None = None) -> None:
        self._tasks.request(self._of_document(document, chunk or Chunk("")), self._show)

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        for view in self.views:
            view.set_colours(colours)

    async def _of_source(self, source: Source, chunk: Chunk) -> DocumentContent:
        document = await self._store.document(source.document) if source.document else None
        if document is not None:
            return await self._of_document(document, chunk)
        path = path_of(source.url)
        title = shortened(source.title) or PurePath(path).name
        return await self._of_file(
            DocumentContent(title, "", page=chunk.page, line=chunk.line, place=path), path, chunk
        )

    async def _of_document(self, document: Document, chunk: Chunk) -> DocumentContent:
        text = await self._store.text(document.id)
        path = document.address if document.kind is ItemKind.FILE else ""
        place = path or (document.address if document.kind is ItemKind.PAGE else "")
        bare = DocumentContent(document_title(document), text, page=chunk.page, line=chunk.line, place=place)
        if path and not text:
            return await self._of_file(bare, path, chunk)
        return await self._placed(bare, path, chunk)

    async def _of_file(self, bare: DocumentContent, path: str, chunk: Chunk) -> DocumentContent:
        """Read again; where that is not possible, what a model was given of it is all there is."""
        try:
            read = await self._documents.read(path)
        except AppError:
            return await self._placed(
                replace(bare, text=chunk.text), path, replace(chunk, start=0, end=len(chunk.text))
            )
        return await self._placed(replace(bare, text=read.text, kind=read.kind), path, chunk)

    async def _placed(self, bare: DocumentContent, path: str, chunk: Chunk) -> DocumentContent:
        def look() -> tuple[tuple[int, int], bool]:
            return locate_passage(bare.text, chunk.text, chunk.start, chunk.end), bool(path) and Path(path).is_file()

        place, there = await asyncio.to_thread(look)
        kind = bare.kind or PurePath(path).suffix.lstrip(".").lower()
        return replace(
            bare,
            start=place[0],
            end=place[1],
            path=path if there else "",
            kind=kind,
            is_missing=bool(path) and not there,
        )

    def _show(self, content: DocumentContent) -> None:
        if (open_already := next((view for view in self.views if view.content == content), None)) is not None:
            open_already.raise_()
            open_already.activateWindow()
            return
        view = DocumentView(content, self.colours, self._window)
        view.open_requested.connect(
            lambda path: self._open_url(bytes(QUrl.fromLocalFile(path).toEncoded().data()).decode())
        )
        view.finished.connect(lambda _: self.views.remove(view))
        self.views.append(view)
        view.show()
        view.raise_()
        self.view_created.emit(view)


def path_of(url: str) -> str:
    """The path in a `file:` address; empty for every other one."""
    parts = urlsplit(url) if url[:5].lower() == "file:" else None
    if parts is None:
        return ""
    return url2pathname(parts.path) if not parts.netloc else f"//{parts.netloc}{unquote(parts.path)}"
