"""Quick ask: a small window above all others with one question field; the answer opens in the main window."""

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QImage, QKeyEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.ui.composer.model_picker import ModelPicker
from app.ui.composer.question_text import QuestionText
from app.ui.composer.search_switch import SearchSwitch
from app.ui.desktop.quick_ask_choices import QuickAskChoices
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours

_WIDTH, _EDGE, _SIDE = 620, 24, 16  # pixels
_PICTURE = 20
_NAME = 180  # pixels of the model's name that go before the line that names the keys
_FLAGS = Qt.WindowType.Tool | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint


class QuickAsk(QWidget):
    """Without a parent: it is there while the main window is minimized. What is typed stays while it is hidden."""

    submitted = Signal(str)
    assistant_requested = Signal()  # the menu of the assistants
    picture_added = Signal(QImage)  # the main window's composer has a place for it,
    files_added = Signal(object)  # and for files,
    heavy_pasted = Signal(str)  # and for text with lines that are too long for a field

    def __init__(self, colours: Colours, style: str, choices: QuickAskChoices) -> None:
        """style: the main window's."""
        super().__init__(None, _FLAGS)
        self.setObjectName("quickAsk")
        self._choices = choices
        self._build()
        self.set_colours(colours, style)
        self.retranslate()

    def open(self, text: str = "") -> None:
        """Show it where the pointer is, with the focus in the field; `text` stands before what was typed."""
        if text:
            self.question.setPlainText("\n\n".join(filter(None, (text, self.question.toPlainText().strip()))))
            self.question.moveCursor(self.question.textCursor().MoveOperation.End)
        self.show_choices()
        self._place(QGuiApplication.screenAt(QCursor.pos()) or QGuiApplication.primaryScreen())
        self.show()
        self.raise_()
        self.activateWindow()
        self.question.setFocus()

    def set_colours(self, colours: Colours, style: str) -> None:
        border = f"QWidget#quickAsk {{ background: {colours.surface}; border: 1px solid {colours.border}; }}"
        self.setStyleSheet(style + border)
        self._picture.setPixmap(icon("quote", colours.accent).pixmap(_PICTURE, _PICTURE))
        self.models.set_colours(colours)
        self.assistant.setIcon(icon("down", colours.muted))
        self._fit()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Quick ask"))
        self.question.setPlaceholderText(self.tr("Ask anything"))
        self.question.setAccessibleName(self.tr("Your question"))
        self._keys.setText(self.tr("Enter: ask · Esc: hide"))
        self.show_choices()

    def show_choices(self) -> None:
        """Assistant, model and web switch that the next question goes with."""
        in_force = self._choices.in_force()
        self._show_assistant()
        self.models.show_models(self._choices.providers, in_force.model.value)
        self.switch.show_mode(in_force.mode.value)
        self._fit()

    def offer_assistants(self) -> None:
        """There are some, or there could be."""
        self.assistant.show()
        self._fit()

    def _show_assistant(self) -> None:
        label, sentence, tip = self._choices.assistant_label()
        self.assistant.setText(label.replace("&", "&&"))
        self.assistant.setToolTip(tip)
        self.assistant.setAccessibleName(sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _build(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(_WIDTH)
        self._picture, self.question = QLabel(), QuestionText()
        self.models, self.switch, self._keys = ModelPicker(), SearchSwitch(), QLabel()
        self.assistant = QToolButton()
        self.assistant.setProperty("quiet", True)
        self.assistant.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.assistant.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the arrow stands behind the name
        self.assistant.hide()
        for button in (self.assistant, self.models):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus with the question
        self.switch.name.show()
        self._keys.setTextFormat(Qt.TextFormat.PlainText)
        self._keys.setProperty("muted", True)
        line, foot = QHBoxLayout(), QHBoxLayout()
        line.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.question, 1)
        self._picture.setContentsMargins(0, 6, 0, 0)
        foot.addWidget(self.assistant)
        foot.addWidget(self.models)
        foot.addWidget(self.switch)
        foot.addStretch(1)
        foot.addWidget(self._keys)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 14, _SIDE, 12)
        column.setSpacing(8)
        column.addLayout(line)
        column.addLayout(foot)
        self.question.setFrameShape(QFrame.Shape.NoFrame)
        self._connect()

    def _connect(self) -> None:
        self.question.textChanged.connect(self._fit)
        self.question.submitted.connect(self._submit)
        self.assistant.clicked.connect(self.assistant_requested)
        self.question.picture_added.connect(self.picture_added)
        self.question.files_added.connect(self.files_added)
        self.question.heavy_pasted.connect(self.heavy_pasted)
        self.models.selected.connect(self._choices.pick_model)
        self.models.selected.connect(self.show_choices)
        self.switch.changed.connect(self._choices.pick_mode)

    def take_text(self) -> str:
        """What is typed; the field is empty then."""
        text = self.question.toPlainText().strip()
        self.question.clear()
        return text

    def _submit(self) -> None:
        if self.question.toPlainText().strip():
            text = self.take_text()
            self.hide()
            self.submitted.emit(text)

    def _fit(self) -> None:
        name = min(_NAME, self.models.sizeHint().width())
        name += self.assistant.sizeHint().width() if not self.assistant.isHidden() else 0
        parts = name + self.switch.sizeHint().width() + self._keys.sizeHint().width() + 4 * self._column.spacing()
        self._keys.setVisible(parts <= self.width() - 2 * _SIDE)
        self._column.activate()
        self.setFixedHeight(self._column.sizeHint().height())

    def _place(self, screen: QScreen) -> None:
        """In the middle, a quarter of the way down; never beyond the edge of a small screen."""
        room = screen.availableGeometry()
        self.setFixedWidth(min(_WIDTH, room.width() - 2 * _EDGE))
        self.move(QPoint(room.x() + (room.width() - self.width()) // 2, room.y() + room.height() // 4))
