"""Moving conversations into named groups: the part of a row's menu, and the question for a new name."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QWidget

from app.ui.wording.foreign.direction import unturned

translate = QCoreApplication.translate

_LONGEST = 60  # characters of a name


def add_group_menu(
    menu: QMenu, current: str | None, groups: Sequence[str], move: Callable[[str], object], new: Callable[[], object]
) -> QMenu:
    """*Move to group ▸* with all groups, none, and a new one. `current`: where all of them are, None: not in one."""
    submenu = menu.addMenu(translate("ConversationList", "Move to group"))
    for name in groups:
        action = submenu.addAction(name.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(name == current)
        action.triggered.connect(lambda _=False, name=name: move(name))
    if groups:
        submenu.addSeparator()
    submenu.addAction(translate("ConversationList", "New group…")).triggered.connect(lambda: new())
    if current != "":
        submenu.addAction(translate("ConversationList", "No group")).triggered.connect(lambda: move(""))
    return submenu


def ask_name(parent: QWidget, apply: Callable[[str], object]) -> QInputDialog:
    """Ask for a group's name."""
    title, label = translate("ConversationList", "New group"), translate("ConversationList", "Name of the group")
    return ask_text(parent, title, label, apply)


def ask_text(parent: QWidget, title: str, label: str, apply: Callable[[str], object]) -> QInputDialog:
    """Ask for a few words; `apply` gets them, unless there are none or the question is closed."""
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    if (field := dialog.findChild(QLineEdit)) is not None:
        field.setMaxLength(_LONGEST)

    def choose(text: str) -> None:
        if words := " ".join(unturned(text).split()):
            apply(words)

    dialog.textValueSelected.connect(choose)
    dialog.open()
    return dialog
