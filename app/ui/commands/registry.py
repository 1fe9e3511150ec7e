"""The commands of a window and the keys in force: the usual ones, or those that its user chose."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.ui.commands.command import Command, Group
from app.ui.commands.key_tips import KeyTips

_PLACE = "shortcuts"  # the group of `window.ini` that holds what a user changed: id → keys, none: no key at all


class Commands(QObject):
    """`memory` keeps the keys of a user. A key that is taken by two commands does nothing: see `holder`."""

    keys_changed = Signal()

    def __init__(self, window: QWidget, memory: QSettings) -> None:
        super().__init__(window)
        self._window, self._memory = window, memory
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self.sources: list[Callable[[], Sequence[Command]]] = []  # of what the palette offers besides, without keys
        self.tips = KeyTips(lambda command_id: key_text(self.keys(command_id)), self)

    def add(self, *commands: Command) -> None:
        """Raises `ValueError` for an id that is there already."""
        for command in commands:
            if command.id in self._commands:
                raise ValueError(f"two commands are called {command.id}")
            self._commands[command.id] = command
            action = self._actions[command.id] = QAction(self)
            action.triggered.connect(lambda _checked, run=command.run: run())
            self._window.addAction(action)
            self._bind(command.id)

    def all(self) -> list[Command]:
        """By group, in the order in which they were added."""
        return [command for group in Group for command in self._commands.values() if command.group is group]

    def run(self, command_id: str) -> None:
        self._commands[command_id].run()

    def keys(self, command_id: str) -> tuple[str, ...]:
        """Those in force, in Qt's portable text."""
        stored = self._memory.value(f"{_PLACE}/{command_id}")
        if not isinstance(stored, str):
            return self._commands[command_id].keys
        return tuple(filter(None, (_portable(key) for key in stored.split("\n"))))

    def is_changed(self, command_id: str) -> bool:
        return self.keys(command_id) != self._commands[command_id].keys

    def holder(self, key: str, besides: str = "") -> Command | None:
        """Another command that has this key, or a longer or shorter row of keys that begins like it."""
        sequence = QKeySequence(key)
        for command in self._commands.values():
            for other in (QKeySequence(text) for text in self.keys(command.id)):
                if command.id != besides and _collide(sequence, other):
                    return command
        return None

    def set_keys(self, command_id: str, keys: Sequence[str]) -> None:
        """Give a command these keys; whoever else had one of them loses it."""
        for key in keys:
            while (other := self.holder(key, command_id)) is not None:
                left = [text for text in self.keys(other.id) if not _collide(QKeySequence(text), QKeySequence(key))]
                self._store(other.id, left)
        self._store(command_id, keys)
        self.keys_changed.emit()

    def reset(self, command_id: str) -> None:
        """Its usual keys; who took one of them over loses it."""
        self.set_keys(command_id, self._commands[command_id].keys)

    def reset_all(self) -> None:
        self._memory.remove(_PLACE)
        for command_id in self._commands:
            self._bind(command_id)
        self.keys_changed.emit()

    def _store(self, command_id: str, keys: Sequence[str]) -> None:
        place = f"{_PLACE}/{command_id}"
        if tuple(keys) == self._commands[command_id].keys:
            self._memory.remove(place)
        else:
            self._memory.setValue(place, "\n".join(keys))
        self._bind(command_id)

    def _bind(self, command_id: str) -> None:
        self._actions[command_id].setShortcuts([QKeySequence(key) for key in self.keys(command_id)])


def key_text(keys: Sequence[str]) -> str:
    """The first of these keys as this system writes it; empty for none."""
    return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def _portable(key: str) -> str:
    """Empty for what is no key, as a file that was edited by hand may hold."""
    sequence = QKeySequence(key)
    return sequence.toString(QKeySequence.SequenceFormat.PortableText) if not sequence.isEmpty() else ""


def _collide(one: QKeySequence, other: QKeySequence) -> bool:
    if one.isEmpty() or other.isEmpty():
        return False
    none = QKeySequence.SequenceMatch.NoMatch
    return one.matches(other) is not none or other.matches(one) is not none
