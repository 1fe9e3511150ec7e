"""The three-way switch beside the question: web off, auto, always."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from app.core.domain.settings import SearchMode, SettingSource
from app.ui.wording.sentences import mode_words, origin_words


class SearchSwitch(QFrame):
    changed = Signal(SearchMode)  # by the user

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("segments")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)  # down to `minimumSizeHint`
        self._group = QButtonGroup(self)
        self.buttons = {mode: QToolButton() for mode in SearchMode}
        self.name = QLabel()  # where the row has room for it
        self.name.setProperty("muted", True)
        self.name.setContentsMargins(8, 0, 0, 0)
        self.name.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        row.addWidget(self.name)
        for number, button in enumerate(self.buttons.values()):
            button.setCheckable(True)
            button.setProperty("segment", True)
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.idToggled.connect(lambda *_: self._lead_focus())
        self._group.idClicked.connect(lambda number: self.changed.emit(list(SearchMode)[number]))
        self.show_mode(SearchMode.AUTO)

    def show_mode(self, mode: SearchMode, origin: SettingSource = SettingSource.DEFAULT) -> None:
        self._origin = origin
        self.buttons[mode].setChecked(True)
        self.retranslate()

    def minimumSizeHint(self) -> QSize:
        """Without the name; the words of the segments are never cut."""
        size = self.sizeHint()
        return size if self.name.isHidden() else QSize(size.width() - self.name.sizeHint().width(), size.height())

    def mode(self) -> SearchMode:
        return list(SearchMode)[self._group.checkedId()]

    def next(self) -> None:
        """Switch on to the next state, as the shortcut does."""
        modes = list(SearchMode)
        self.buttons[modes[(modes.index(self.mode()) + 1) % len(modes)]].click()

    def retranslate(self) -> None:
        meanings = {
            SearchMode.OFF: self.tr("Never search: the model answers from what it knows"),
            SearchMode.AUTO: self.tr("Search when the question needs it"),
            SearchMode.ALWAYS: self.tr("Search the web for every question"),
        }
        self.name.setText(self.tr("Web:"))
        for mode, button in self.buttons.items():
            origin = origin_words(self._origin) if button.isChecked() else ""
            button.setText(mode_words(mode))
            button.setToolTip("\n".join(filter(None, (meanings[mode], origin))))
            name = self.tr("Web search: {mode}").format(mode=mode_words(mode))
            button.setAccessibleName("\n".join(filter(None, (name, origin))))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lead_focus(self) -> None:
        """Tab comes to the segment that is chosen; the arrow keys lead on to the others."""
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if button.isChecked() else Qt.FocusPolicy.NoFocus)
