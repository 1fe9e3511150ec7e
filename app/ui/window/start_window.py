"""A small window before the main one: the start waits for another process, or has failed and offers a way out."""

import asyncio
import os
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.domain.appearance import Appearance
from app.core.startup import StartFailure, StartProblem
from app.ui.widgets import theme
from app.ui.widgets.icons import icon, program_icon
from app.ui.window.desktop import application
from app.ui.window.translation import install_language
from app.ui.wording.language import join_sentences
from app.ui.wording.sentences import shortened

_WIDTH = 560  # pixels
_MARK = 32
_LONGEST = 200  # characters of a path or of foreign words


class Way(Enum):
    QUIT = "quit"
    AGAIN = "again"
    ELSEWHERE = "elsewhere"  # in another directory
    RESTORE = "restore"  # the last backup


@dataclass(frozen=True)
class Choice:
    way: Way
    folder: str = ""


class StartWindow(QWidget):
    """`show_failure` or `show_waiting`, then `await choice()`."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._app = application()
        install_language(self._app, appearance.language)
        self._appearance = appearance
        self._failure: StartFailure | None = None
        self._restored = ""
        self._version: str | None = None
        self._choice: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()
        self.title, self.words, self._mark = QLabel(), QLabel(), QLabel()
        self.again, self.elsewhere, self.restore, self.quit = (QPushButton() for _ in range(4))
        self._build()
        self._app.styleHints().colorSchemeChanged.connect(self._dress)
        self._dress()

    @property
    def left(self) -> bool:
        """Whether the user left while it waited."""
        return self._failure is None and self._choice.done()

    async def choice(self) -> Choice:
        """What the user chose; may be asked for again after it was waited for in vain."""
        return await asyncio.shield(self._choice)

    def show_failure(self, failure: StartFailure, restored: str = "") -> None:
        """restored: where the file is now that a backup was put in place of, and it did not help."""
        self._failure, self._restored = failure, restored
        self._choice = asyncio.get_running_loop().create_future()
        self._show_words()
        self._front()

    def show_waiting(self, version: str | None = None) -> None:
        """Until the data directory is free. version: of the other Citewise that has it open, where it is another."""
        if self._failure is None and self._version == version and self.isVisible():
            return
        self._failure, self._version = None, version
        self._choice = asyncio.get_running_loop().create_future()
        self._show_words()
        self._front()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._choose(Choice(Way.QUIT))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "quit"):
            self._show_words()
        super().changeEvent(event)

    def _build(self) -> None:
        self.title.setObjectName("panelTitle")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        self.title.setFont(font)
        for label in (self.title, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.words.setTextInteractionFlags(selectable)  # for a bug report
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        text = QVBoxLayout()
        text.setSpacing(12)
        text.addWidget(self.title)
        text.addWidget(self.words, 1)
        head.addLayout(text, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        for button in (self.again, self.elsewhere, self.restore, self.quit):
            button.setAutoDefault(True)
            foot.addWidget(button)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(24)
        column.addLayout(head, 1)
        column.addLayout(foot)
        self.again.setProperty("primary", True)
        self.again.clicked.connect(lambda: self._choose(Choice(Way.AGAIN)))
        self.elsewhere.clicked.connect(self._choose_folder)
        self.restore.clicked.connect(lambda: self._choose(Choice(Way.RESTORE)))
        self.quit.clicked.connect(self.close)
        for key in ("Esc", "Ctrl+Q"):
            QShortcut(QKeySequence(key), self).activated.connect(self.close)

    def _dress(self) -> None:
        colours = theme.apply(self._app, self._appearance)
        self.setWindowIcon(program_icon())
        waits = self._failure is None
        self._mark.setPixmap(
            icon("clock" if waits else "warning", colours.accent if waits else colours.warning).pixmap(
                _MARK,
                _MARK,
            )
        )

    def _show_words(self) -> None:
        failure = self._failure
        self.setWindowTitle("Citewise")
        self.again.setText(self.tr("Try again"))
        self.elsewhere.setText(self.tr("Choose another directory…"))
        once = self.tr("For this start alone; “citewise --data-dir” names one for every start.")
        self.elsewhere.setToolTip(once)
        self.elsewhere.setAccessibleDescription(once)
        self.restore.setText(self.tr("Restore the last backup"))
        self.quit.setText(self.tr("Quit"))
        self.again.setVisible(failure is not None)
        self.elsewhere.setVisible(failure is not None)
        self.restore.setVisible(failure is not None and bool(failure.backup))
        if failure is None:
            self.title.setText(self.tr("Citewise opens in a moment"))
            self.words.setText(self._waiting_words())
        else:
            self.title.setText(self.tr("Citewise could not start"))
            self.words.setText("\n\n".join(filter(None, (*self._failed_words(failure), self._restored_words()))))
        self._dress()
        self._column.activate()
        width = max(_WIDTH, self._column.minimumSize().width())
        self.resize(width, self._column.totalHeightForWidth(width))

    def _waiting_words(self) -> str:
        if self._version is not None:
            return self.tr(
                "Another version of Citewise has your conversations open ({version}). Close it; this window goes on "
                "by itself."
            ).format(version=shortened(self._version, 40) or "?")
        return self.tr(
            "A Citewise command is still running in a terminal, or an earlier window is being closed. This window "
            "goes on by itself when that has ended."
        )

    def _failed_words(self, failure: StartFailure) -> tuple[str, str, str]:
        """What is wrong, what to do, and what else is known."""
        name, folder = shortened(failure.name, 80), shortened(failure.folder, _LONGEST)
        match failure.problem:
            case StartProblem.NEWER:
                what = self.tr("“{name}” in {folder} was made by a newer version of Citewise.")
                do = self.tr("Install the newer version again. This one changes nothing in the file.")
            case StartProblem.LOCKED:
                what = self.tr("Another program is working on “{name}” in {folder}.")
                do = self.tr("Close that program, for example one that copies or synchronises files, and try again.")
            case StartProblem.FORBIDDEN:
                what = self.tr("Nothing can be written in {folder}.")
                do = self.tr("Allow your user to write there, or plug in the drive, and try again.")
            case StartProblem.FULL:
                what = self.tr("The disk that holds {folder} is full.")
                do = self.tr("Make room on it, and try again. Nothing was lost.")
            case StartProblem.DAMAGED:
                what = self.tr("“{name}” in {folder} is damaged.")
                do = self.tr("Try again: a damaged file is kept aside, and a new one is begun.")
            case StartProblem.NO_COPY:
                what = self.tr("“{name}” in {folder} has to be updated for this version, and no backup could be made.")
                do = self.tr("Free up space on the disk, or allow writing there, and try again. Nothing was changed.")
            case StartProblem.NO_LOCKS:
                what = self.tr("The drive that holds {folder} cannot keep two programs apart.")
                do = self.tr("Keep your data on a drive of this computer.")
            case StartProblem.OTHER:
                what = self.tr("Something in {folder} could not be opened.")
                do = self.tr("Try again. If that does not help, choose another directory for now.")
        if failure.backup:
            back = self.tr("Or go back to the last backup: {backup}. The present file is kept beside it.")
            do = join_sentences(do, back.format(backup=shortened(os.path.basename(failure.backup), 120)))
        detail = self.tr("The system says: {detail}").format(detail=shortened(failure.detail, _LONGEST))
        foreign = bool(failure.detail) and failure.problem is not StartProblem.NEWER  # that one is told by us already
        return what.format(name=name, folder=folder), do, detail if foreign else ""

    def _restored_words(self) -> str:
        if not self._restored:
            return ""
        return self.tr("The backup was restored; the former file is now {path}.").format(
            path=shortened(self._restored, _LONGEST)
        )

    def _front(self) -> None:
        self.setEnabled(True)
        self.show()
        self.raise_()
        self.activateWindow()
        (self.quit if self._failure is None else self.again).setFocus()

    def _choose_folder(self) -> None:
        dialog = QFileDialog(self, self.tr("Choose another directory"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self._choose(Choice(Way.ELSEWHERE, path)))
        dialog.open()

    def _choose(self, choice: Choice) -> None:
        if not self._choice.done():
            self._choice.set_result(choice)
            self.setEnabled(False)  # until it is done
