"""The first start in three steps: language and theme, a model, search and privacy. Each can be skipped."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.core.domain.settings import Theme
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint
from app.ui.tasks.turn_runner import Tasks
from app.ui.welcome.model_step import ModelStep
from app.ui.wording.language import language_choices


class WelcomeDialog(QDialog):
    settings_requested = Signal()  # for a key
    import_requested = Signal()

    def __init__(self, controller: SettingsController, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._controller = controller
        self._wants_key = False
        self.look, self.model, self.privacy = LookStep(controller), ModelStep(controller, tasks), PrivacyStep()
        self.steps = QStackedWidget()
        for step in (self.look, self.model, self.privacy):
            self.steps.addWidget(step)
        self._build()
        self.retranslate()
        self._show(0)

    def next(self) -> None:
        """Take what the step says, and go on."""
        if self.steps.currentWidget() is self.model:
            self.model.take()
            self._wants_key = self.model.wants_key
        self.skip()

    def skip(self) -> None:
        """Go on without."""
        if self.steps.currentIndex() + 1 < self.steps.count():
            self._show(self.steps.currentIndex() + 1)
            return
        self.accept()
        if self._wants_key:
            self.settings_requested.emit()

    def _import(self) -> None:
        self.accept()
        self.import_requested.emit()

    def back(self) -> None:
        self._show(self.steps.currentIndex() - 1)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Welcome"))
        self.back_button.setText(self.tr("Back"))
        self.skip_button.setText(self.tr("Skip"))
        for step in (self.look, self.model, self.privacy):
            step.retranslate()
        self._show(self.steps.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "next_button"):
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self.look.importing.clicked.connect(self._import)
        self.place = QLabel()
        self.place.setProperty("muted", True)
        self.back_button, self.skip_button, self.next_button = QPushButton(), QPushButton(), QPushButton()
        self.next_button.setProperty("primary", True)
        self.skip_button.setProperty("quiet", True)
        self.next_button.setDefault(True)
        foot = QHBoxLayout()
        foot.addWidget(self.place)
        foot.addStretch(1)
        acts = (self.skip_button, self.skip), (self.back_button, self.back), (self.next_button, self.next)
        for button, act in acts:
            button.setAutoDefault(False)
            button.clicked.connect(act)
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        column.addWidget(self.steps, 1)
        column.addLayout(foot)
        self.setMinimumWidth(520)

    def _show(self, number: int) -> None:
        self.steps.setCurrentIndex(number)
        last = number + 1 == self.steps.count()
        self.place.setText(self.tr("Step {number} of {count}").format(number=number + 1, count=self.steps.count()))
        self.back_button.setEnabled(number > 0)
        self.skip_button.setVisible(not last)
        self.next_button.setText(self.tr("Start") if last else self.tr("Next"))
        self.next_button.setFocus()


class LookStep(QWidget):
    """Language and theme, in force at once."""

    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        self._controller = controller
        self.title, self.hint = QLabel(), Hint()
        self.title.setProperty("title", True)
        self.language, self.theme = QComboBox(), QComboBox()
        self._language_name, self._theme_name = QLabel(), QLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for widget in (self.title, self.hint, self._language_name, self.language, self._theme_name, self.theme):
            column.addWidget(widget)
        column.addStretch(1)
        self.importing = QPushButton()
        self.importing.setProperty("quiet", True)
        self.importing.setAutoDefault(False)
        column.addWidget(self.importing, 0, Qt.AlignmentFlag.AlignLeft)
        self.language.activated.connect(lambda: controller.change_appearance(language=self.language.currentData()))
        self.theme.activated.connect(lambda: controller.change_appearance(theme=Theme(self.theme.currentData())))

    def retranslate(self) -> None:
        appearance = self._controller.settings.appearance
        self.title.setText(self.tr("Welcome to Citewise"))
        self.hint.setText(self.tr("Answers that rest on sources you can check. Three short steps, all optional."))
        self.importing.setText(self.tr("Import conversations of another program…"))
        languages = ((self.tr("System"), ""), *language_choices())
        themes = ((self.tr("System"), "system"), (self.tr("Light"), "light"), (self.tr("Dark"), "dark"))
        _fill(self.language, self._language_name, self.tr("Language"), languages, appearance.language)
        _fill(self.theme, self._theme_name, self.tr("Theme"), themes, appearance.theme.value)


class PrivacyStep(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.title, self.search, self.privacy, self.way_back = QLabel(), QLabel(), QLabel(), Hint()
        self.title.setProperty("title", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        for widget in (self.title, self.search, self.privacy, self.way_back):
            widget.setWordWrap(True)
            column.addWidget(widget)
        column.addStretch(1)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Search and privacy"))
        self.search.setText(
            self.tr(
                "Citewise searches the web from this computer, without a key, when a question needs it; "
                "the switch “Web” under the question says off, auto or always."
            )
        )
        self.privacy.setText(
            self.tr(
                "Conversations, files and settings stay on this computer; only the search words go to search engines, "
                "and your question with its passages to the model you choose."
            )
        )
        self.way_back.setText(self.tr("To come back here: Settings, Data, or “Welcome” in the command palette."))


def _fill(box: QComboBox, name: QLabel, words: str, options: tuple[tuple[str, str], ...], current: str) -> None:
    box.clear()
    for label, value in options:
        box.addItem(label, value)
    box.setCurrentIndex(max(0, box.findData(current)))
    box.setAccessibleName(words)
    name.setText(words)
    name.setBuddy(box)
