"""What the composer sends besides words and pictures: the conversation's knowledge bases, named ones, documents."""

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from app.core.domain.knowledge import Base
from app.core.domain.settings import ALL_BASES, Overrides
from app.ui.composer.pictures import MOST
from app.ui.composer.pills import MOST_FILES, Extras, Pills
from app.ui.composer.question_text import QuestionText, is_picture, pictures_in_files
from app.ui.knowledge.menu import KnowledgeMenu
from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.knowledge import counts, line
from app.ui.wording.language import listed
from app.ui.wording.sentences import after_colon

if TYPE_CHECKING:
    from app.ui.knowledge.mentions import MentionCompleter


class AttachButton(QToolButton):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("quiet", True)
        self.retranslate()

    def retranslate(self) -> None:
        lines = self.tr("Attach documents or images")
        self.setToolTip(lines)
        self.setAccessibleName(lines)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class AttachmentController(QObject):
    """The widgets are the composer's to lay out. `reads` as in the port `DocumentReader`."""

    picture_added = Signal(QImage)
    renamed = Signal()  # the menu's button has another width

    def __init__(self, question: QuestionText, colours: Colours) -> None:
        super().__init__(question)
        self._question, self._colours = question, colours
        self._bases: Sequence[Base] = ()
        self.reads: Callable[[str], bool] = lambda path: True
        self.room: Callable[[], int] = lambda: MOST  # for pictures
        self.divert: Callable[[list[str], Callable[[list[str]], object]], bool] = lambda paths, otherwise: False
        self.menu, self.button = KnowledgeMenu(), AttachButton()
        self.pills, self.bar = Pills(colours), Bar()
        self.completer: MentionCompleter | None = None  # made when there is a base that could be named
        self.last_extras = Extras()  # what went with the question that was submitted last
        question.files_added.connect(self.add)
        self.menu.renamed.connect(self.renamed)
        self.button.clicked.connect(self.choose)

    def know(self, bases: Sequence[Base]) -> None:
        self._bases = bases
        self.pills.know(bases)
        if bases and self.completer is None:
            from app.ui.knowledge.mentions import MentionCompleter

            self.completer = MentionCompleter(self._question, self._colours)
            self.completer.selected.connect(self.pills.add_base)
        if self.completer is not None:
            self.completer.know(bases)
        self.menu.show_bases(bases)

    def set_colours(self, colours: Colours) -> None:
        self.button.setIcon(icon("clip", colours.muted))
        self.menu.set_colours(colours)
        self.pills.set_colours(colours)
        self._colours = colours
        if self.completer is not None:
            self.completer.set_colours(colours)

    def take_mentions(self, text: str) -> str:
        """The question without the bases that it names, which become pills."""
        left, mentions = self._split(text)
        for base in mentions:
            self.pills.add_base(base)
        return left

    def take(self) -> Overrides:
        """What is wished for the message that is sent now; `last_extras` holds its files."""
        self.last_extras = self.pills.take()
        self.bar.dismiss()
        return self._with_selection(self.last_extras.bases)

    def alone(self, text: str) -> tuple[str, Overrides]:
        """A question that is not typed here, without the bases that it names, and what that wishes."""
        left, mentions = self._split(text)
        return (left, self._with_selection(tuple(base.id for base in mentions))) if left else (text, Overrides())

    def put_back(self) -> None:
        self.pills.put(self.last_extras)

    def _with_selection(self, bases: tuple[str, ...]) -> Overrides:
        if not bases or ALL_BASES in self.menu.selection:
            return Overrides()
        return Overrides(bases=tuple(dict.fromkeys((*self.menu.selection, *bases))))

    def _split(self, text: str) -> tuple[str, list[Base]]:
        """The text without the bases that it names."""
        if not self._bases:
            return text, []
        from app.ui.knowledge.mentions import split_mentions

        return split_mentions(text, self._bases)

    def add(self, paths: Sequence[str]) -> None:
        """Files that were dropped, pasted or chosen: pictures as pictures, documents as pills; others say so."""
        refused: list[str] = []
        lines: list[str] = []
        for path in paths:
            picture = is_picture(path)
            if picture and not self.room():  # hundreds of photographs would take half a minute to read
                lines = [self.tr("At most {count} images per question.").format(count=MOST)]
            elif picture and (pictures := pictures_in_files([path])):
                self.picture_added.emit(pictures[0])
            elif os.path.isdir(path) or not self.reads(path):
                refused.append(path)
            elif not self.pills.add_file(os.path.abspath(path)):
                lines.append(self.tr("At most {count} documents per question.").format(count=MOST_FILES))
                break
        if refused:
            names = listed(line(os.path.basename(path.rstrip("/\\")), 40) for path in refused[:3])
            more = " …" if len(refused) > 3 else ""
            if any(os.path.isdir(path) for path in refused):
                lines.append(self.tr("Add folders to a knowledge base instead: {names}").format(names=names + more))
            else:
                lines.append(after_colon(counts.refused(len(refused)), names + more))
        if lines:
            self.bar.announce("\n".join(lines), (self.tr("Close"), lambda: None))

    def choose(self) -> None:
        """Ask for files."""
        from app.ui.widgets.focus_return import return_focus

        chooser = QFileDialog(self._question.window())
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.setFileMode(QFileDialog.FileMode.ExistingFiles)
        chooser.setWindowTitle(self.tr("Attach documents or images"))
        chooser.filesSelected.connect(self.add)
        self.chooser = chooser
        return_focus(chooser, self._question)
        chooser.open()

    def drop(self, urls: Sequence[QUrl]) -> bool:
        """False where none of them is a file."""
        paths = [url.toLocalFile() for url in urls if url.isLocalFile()]
        if paths and not self.divert(paths, self.add):
            self.add(paths)
        return bool(paths)
