"""The one row of controls below the question, and what becomes of it where the window is narrow."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QToolButton, QWidget

from app.ui.composer.attachments import AttachmentController
from app.ui.composer.mode_switch import ModeSwitch
from app.ui.composer.model_picker import ModelPicker
from app.ui.composer.search_menu import SearchMenu
from app.ui.composer.search_switch import SearchSwitch
from app.ui.widgets.labels import fit_labels

_GAP, _SIDE, _BORDER = 4, 8, 1  # pixels


class ControlRow(QObject):
    """Its widgets are the composer's. A click on one leaves the focus with the question; Tab still leads to each."""

    def __init__(
        self,
        models: ModelPicker,
        switch: SearchSwitch,
        channel: SearchMenu,
        mode: ModeSwitch,
        own: AttachmentController,
        send: QAbstractButton,
    ) -> None:
        super().__init__(send)
        self._question: QWidget | None = None
        self._models, self._switch, self._channel, self._mode, self._send = models, switch, channel, mode, send
        # Beside the question where there is no room.
        self._parts: tuple[QWidget, ...] = (own.button, own.menu, models, switch, channel, mode)
        self._movable: tuple[QWidget, ...] = (own.button, own.menu, channel, mode)
        self._bases = own.menu
        self._moved: tuple[QWidget, ...] = ()
        self._width = 0
        self.layout, self._beside = QHBoxLayout(), QHBoxLayout()
        self.layout.setSpacing(_GAP)
        self._beside.setSpacing(2)
        for widget in self._parts:
            self.layout.addWidget(widget)
        self.layout.addStretch(1)
        self.layout.addWidget(send)
        buttons = (own.button, own.menu, models, channel, mode.research, mode.deep, send)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for control in (*buttons, switch, switch.name, *switch.buttons.values()):
            control.installEventFilter(self)

    def beside(self, question: QWidget) -> QHBoxLayout:
        """The question's own row, whose end takes in what has no room below it."""
        self._question = question
        self._beside.addWidget(question, 1)
        return self._beside

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._switch:
            if event.type() is QEvent.Type.LayoutRequest:  # its words are others
                self.fit(self._width)
        elif self._question is not None and event.type() is QEvent.Type.MouseButtonPress:
            self._question.setFocus()
        return super().eventFilter(watched, event)

    def narrowest(self) -> int:
        """The width in pixels below which the words of the switch would be cut."""
        fixed = self._switch.minimumSizeHint().width() + self._send.sizeHint().width()
        return fixed + self._models.minimumSizeHint().width() + 2 * (_SIDE + _BORDER) + 2 * _GAP

    def fit(self, width: int) -> None:
        """What has a picture gives up its words first, then the switch its name, then the model's name is cut; the
        switch keeps its words."""
        self._width, name = width, self._switch.name
        fixed = self._switch.minimumSizeHint().width() + self._models.sizeHint().width() + self._send.sizeHint().width()
        room = width - 2 * (_SIDE + _BORDER) - fixed - (2 if self._switch.isHidden() else 3) * _GAP
        if self._switch.isHidden():
            room += self._switch.minimumSizeHint().width()
        buttons = [self._mode.research, self._mode.deep, self._channel, self._bases]
        pictures = sum(_picture_width(button) + _GAP for button in (*buttons, self._channel) if not button.isHidden())
        if room < pictures + name.sizeHint().width():
            self._show_name(room, _picture_width(self._channel))
            room -= name.sizeHint().width() if not name.isHidden() else 0
            fit_labels((*buttons[:2], self._bases), 0)
            channel = room < _picture_width(self._channel) and not self._channel.isHidden()
            fit_labels((self._channel,), 0 if channel else room)
            self._move(tuple(widget for widget in self._movable if channel or widget is not self._channel))
            return
        self._move(())
        self._show_name(room, pictures)
        room -= name.sizeHint().width() if not name.isHidden() else 0
        room -= _picture_width(self._channel) + _GAP  # the button that adds documents
        for count in range(len(buttons)):  # one after the other: what one gave up may be room enough for the rest
            without = [button for button in buttons[:count] if not button.isHidden()]
            if fit_labels(buttons[count:], room - sum(_picture_width(b) + _GAP for b in without), _GAP):
                return

    def _show_name(self, room: int, others: int) -> None:
        """The name of the switch, where the row has room for it beside the pictures of the others."""
        self._switch.name.setVisible(room >= others + self._switch.name.sizeHint().width())

    def _move(self, moved: tuple[QWidget, ...]) -> None:
        """Documents, knowledge bases, research and at last the search source stand beside the question where the row
        has no room for them."""
        if moved == self._moved:
            return
        for widget in self._movable:
            if widget in moved:
                self.layout.removeWidget(widget)
                self._beside.addWidget(widget, 0, Qt.AlignmentFlag.AlignBottom)
            elif widget in self._moved:
                self._beside.removeWidget(widget)
        self._moved = moved
        for place, widget in enumerate(widget for widget in self._parts if widget not in moved):
            if self.layout.indexOf(widget) < 0:
                self.layout.insertWidget(place, widget)
        self.layout.activate()  # now: words that were cut a moment ago would be painted so


def _picture_width(button: QToolButton) -> int:
    """Of a button that shows nothing else, with its padding and border in this style."""
    return button.iconSize().height() + 2 * _SIDE + 2 * _BORDER + 3
