"""Where the parts of the library of prompts stand."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate

_SIDE = 260  # pixels


def side_pane(search: QLineEdit, tree: QWidget, new: QPushButton, more: QToolButton) -> QFrame:
    """The search above the tree, what makes new ones below it."""
    side = QFrame()
    side.setObjectName("bases")  # the look of the knowledge bases' list
    side.setFixedWidth(_SIDE)
    foot = QHBoxLayout()
    foot.addWidget(new, 1)
    foot.addWidget(more)
    more.setProperty("quiet", True)
    new.setAutoDefault(False)
    search.setClearButtonEnabled(True)
    column = QVBoxLayout(side)
    column.setContentsMargins(12, 12, 12, 12)
    column.setSpacing(8)
    column.addWidget(search)
    column.addWidget(tree, 1)
    column.addLayout(foot)
    return side


def empty_pane(words: QLabel, examples: QPushButton) -> QWidget:
    """What is said where no prompt is open."""
    words.setTextFormat(Qt.TextFormat.PlainText)
    words.setWordWrap(True)
    words.setProperty("muted", True)
    words.setAlignment(Qt.AlignmentFlag.AlignCenter)
    examples.setAutoDefault(False)
    nothing = QWidget()
    column = QVBoxLayout(nothing)
    column.setContentsMargins(60, 0, 60, 0)
    column.addStretch(1)
    column.addWidget(words)
    column.addSpacing(8)
    column.addWidget(examples, 0, Qt.AlignmentFlag.AlignHCenter)
    column.addStretch(1)
    return nothing


def empty_words(some: bool, search: str) -> str:
    """some: there are prompts. search: what no prompt fits, or nothing."""
    if not some:
        return translate(
            "PromptDialog",
            "A prompt is a question that you write once and ask often. Type / in a question to insert one.",
        )
    if search:
        return translate("ConversationList", "Nothing found for “{text}”.").replace("{text}", shortened(search, 60))
    return translate("PromptDialog", "Type / in a question to insert a prompt.")
