"""What the main window is put together from."""

from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.ui.composer.controller import QuestionController
from app.ui.conversations.list import ConversationList
from app.ui.tasks.chat import Chat
from app.ui.widgets import theme

COLUMN = 792  # pixels: lines of text stay readable however wide the window is
MARGIN = 24  # pixels beside it


def narrow(widget: QWidget, above: int, below: int) -> QVBoxLayout:
    """A layout that keeps a widget in the column of text."""
    widget.setMaximumWidth(COLUMN - 2 * MARGIN)
    layout = QVBoxLayout()
    layout.setContentsMargins(MARGIN, above, MARGIN, below)
    layout.addWidget(widget)
    layout.setAlignment(widget, Qt.AlignmentFlag(0))
    return layout


def open_in_browser(url: str) -> None:
    QDesktopServices.openUrl(QUrl(url))


def application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def stored_words(value: object) -> list[str]:
    """A list as `QSettings` gives it back: of a single word it makes that word."""
    if isinstance(value, str):
        return [value] if value else []
    return [str(one) for one in value] if isinstance(value, list) else []


def connect_list(listing: ConversationList, chat: Chat, questions: QuestionController) -> None:
    """What is done in the list of conversations is done."""
    listing.new_requested.connect(questions.new_conversation)
    listing.private_requested.connect(questions.new_private)
    listing.new_in_group.connect(questions.new_conversation)
    listing.moved.connect(chat.move)
    listing.selected.connect(questions.open_conversation)
    listing.renamed.connect(chat.rename)
    listing.deleted.connect(chat.delete)
    listing.restored.connect(chat.restore)
    listing.search_changed.connect(chat.search)


def transcript_for(web: bool, colours: theme.Colours, font_size: int, parent: QWidget) -> Any:
    """The page in Chromium, or plain text where that cannot start."""
    if web:
        from app.ui.transcript.view import Transcript

        return Transcript(colours, font_size, parent)
    from app.ui.transcript.plain import PlainTranscript

    return PlainTranscript(colours, font_size, parent)
