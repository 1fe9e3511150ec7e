"""The button that names the model in use, and the list with a filter that it opens."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
)

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import QUOTES, SettingSource
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.sentences import model_words, origin_words, shortened

_CHOICE = Qt.ItemDataRole.UserRole
_WIDTH, _MOST, _ROW = 340, 420, 34  # pixels
_AWAY = 6  # pixels between the button and its list
_NARROWEST = 94  # pixels of the button: its arrow and a short name


class ModelPicker(QToolButton):
    selected = Signal(object)  # a ModelChoice; QUOTES for none
    favourite_toggled = Signal(object)  # a ModelChoice that becomes one, or stops being one
    add_requested = Signal()
    compare_requested = Signal()  # several models for the next question

    def __init__(self, parent: QFrame | None = None) -> None:
        super().__init__(parent)
        self.setProperty("quiet", True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the arrow stands behind the name
        self.setSizePolicy(
            QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed
        )  # a long name is cut where room is short
        self._providers: tuple[Provider, ...] = ()
        self._current: ModelChoice = QUOTES
        self._origin = SettingSource.DEFAULT
        self.popup: ModelPopup | None = None
        self.clicked.connect(self.open)
        self.retranslate()

    def show_models(
        self,
        providers: Sequence[Provider],
        current: ModelChoice | None,
        origin: SettingSource = SettingSource.DEFAULT,
    ) -> None:
        self._providers, self._current, self._origin = tuple(providers), current or QUOTES, origin
        self.retranslate()

    @property
    def providers(self) -> tuple[Provider, ...]:
        return self._providers

    def minimumSizeHint(self) -> QSize:
        """A long name may be cut, the words for no model may not."""
        least = self.sizeHint().width() if self._current == QUOTES else _NARROWEST
        return QSize(min(least, self.sizeHint().width()), super().minimumSizeHint().height())

    def set_colours(self, colours: Colours) -> None:
        self.setIcon(icon("down", colours.muted))

    def open(self) -> None:
        popup = self.popup = ModelPopup(self._providers, self._current, self)
        popup.selected.connect(self.selected)
        popup.favourite_toggled.connect(self.favourite_toggled)
        popup.add_requested.connect(self.add_requested)
        popup.compare_requested.connect(self.compare_requested)
        buttons = sum(_ROW + 8 for part in (popup.filter, popup.compare) if part.isVisibleTo(popup))
        popup.resize(_WIDTH, min(_MOST, popup.list.count() * _ROW + 76 + buttons))
        above, below = QPoint(0, -popup.height() - _AWAY), QPoint(0, self.height() + _AWAY)
        has_room = self.mapToGlobal(above).y() >= self.screen().availableGeometry().top()
        popup.move(self.mapToGlobal(above if has_room else below))
        popup.show()
        (popup.filter if popup.filter.isVisibleTo(popup) else popup.list).setFocus()

    def retranslate(self) -> None:
        name = model_words("quotes" if self._current == QUOTES else self._current.model)
        self.setText((name if len(name) <= 26 else name[:25] + "…").replace("&", "&&"))
        sentence = "\n".join(filter(None, (self.tr("Model: {model}").format(model=name), origin_words(self._origin))))
        self.setToolTip(plain_tip(sentence))
        self.setAccessibleName(sentence)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ModelPopup(QFrame):
    """Favourites, then models under their providers; typing narrows the list down, arrows and Enter choose.

    Ctrl+D, or the menu of the right mouse button, makes a model a favourite.
    """

    selected = Signal(object)
    favourite_toggled = Signal(object)
    add_requested = Signal()
    compare_requested = Signal()

    def __init__(self, providers: Sequence[Provider], current: ModelChoice, parent: ModelPicker) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Filter models"))
        self.filter.setVisible(sum(len(p.models) for p in providers) > 6)
        self.list = QListWidget()
        self.list.setProperty("quiet", True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._favourites = [ModelChoice(p.id, name) for p in providers for name in p.favourites if name in p.models]
        self._fill(providers, current)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._show_menu)
        add = QPushButton(self.tr("Add a model…"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        self.compare = QPushButton(self.tr("Compare models…"))
        self.compare.setVisible(sum(len(provider.models) for provider in providers) > 1)
        for widget in (self.filter, self.list, self.compare, add):
            column.addWidget(widget)
        self.filter.textChanged.connect(self._narrow)
        for field in (self.filter, self.list):
            field.installEventFilter(self)
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        add.clicked.connect(self._add)
        self.compare.clicked.connect(self._compare)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up, Down and Enter move and choose in the list, from the filter line as well."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self._step(-1 if event.key() == Qt.Key.Key_Up else 1)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose(self.list.currentItem())
                return True
            if event.key() == Qt.Key.Key_D and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
                self._toggle(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def _fill(self, providers: Sequence[Provider], current: ModelChoice) -> None:
        self._add_row(self.tr("No model (quotes only)"), QUOTES, current)
        if self._favourites:
            self._add_heading(self.tr("Favourites"))
        names = {provider.id: provider.name for provider in providers}
        for choice in self._favourites:
            self._add_row(f"{choice.model} · {names[choice.provider]}", choice, current)
        for provider in providers:
            if provider.models:
                self._add_heading(provider.name)
            for name in provider.models:
                self._add_row(name, ModelChoice(provider.id, name), current)

    def _add_heading(self, text: str) -> None:
        heading = QListWidgetItem(shortened(text, 120))
        heading.setSizeHint(QSize(0, _ROW))
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(heading)

    def _show_menu(self, where: QPoint) -> None:
        row = self.list.itemAt(where)
        if row is None or (choice := self._choice(row)) in (None, QUOTES):
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = self.tr("Remove from favourites") if choice in self._favourites else self.tr("Add to favourites")
        menu.addAction(f"{words}\tCtrl+D").triggered.connect(lambda: self._toggle(row))
        menu.popup(self.list.viewport().mapToGlobal(where))

    def _toggle(self, row: QListWidgetItem | None) -> None:
        choice = self._choice(row) if row is not None else None
        if choice is not None and choice != QUOTES:
            self.favourite_toggled.emit(choice)
            self.close()

    def _choice(self, row: QListWidgetItem) -> ModelChoice | None:
        data = row.data(_CHOICE)
        return ModelChoice(*data) if data is not None else None

    def _add_row(self, text: str, choice: ModelChoice, current: ModelChoice) -> None:
        row = QListWidgetItem(shortened(text, 120))
        row.setToolTip(plain_tip(text))
        row.setData(_CHOICE, (choice.provider, choice.model))
        row.setSizeHint(QSize(0, _ROW))
        self.list.addItem(row)
        if choice == current and self.list.currentItem() is None:
            self.list.setCurrentItem(row)

    def _narrow(self, text: str) -> None:
        words, first = text.lower().split(), None
        for row in self._items():
            is_model = row.data(_CHOICE) is not None
            visible = (is_model and all(word in row.text().lower() for word in words)) or not words
            row.setHidden(not visible)
            first = first or (row if visible and is_model else None)
        if first is not None:
            self.list.setCurrentItem(first)
        else:
            self.list.setCurrentRow(-1)

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(number) for number in range(self.list.count())]

    def _step(self, by: int) -> None:
        rows = [row for row in self._items() if not row.isHidden() and row.data(_CHOICE) is not None]
        if rows:
            now = next((n for n, row in enumerate(rows) if row is self.list.currentItem()), -1)
            self.list.setCurrentItem(rows[(now + by) % len(rows)])

    def _choose(self, row: QListWidgetItem | None) -> None:
        if row is not None and (choice := row.data(_CHOICE)) is not None:
            self.selected.emit(ModelChoice(*choice))
            self.close()

    def _compare(self) -> None:
        self.close()
        self.compare_requested.emit()

    def _add(self) -> None:
        self.close()
        self.add_requested.emit()
