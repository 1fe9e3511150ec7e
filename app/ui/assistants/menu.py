"""The menu of the assistants: the user's own, those to begin with, none, and the way to the manager."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from app.core.domain.assistants import Assistant
from app.ui.widgets.emoji import with_icon
from app.ui.widgets.tips import plain_tip
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate

_NAME = 50  # characters


def fill(
    menu: QMenu,
    own: Sequence[Assistant],
    templates: Sequence[Assistant],
    current: str,
    choose: Callable[[str], object],
    manage: Callable[[], object],
) -> None:
    """`templates`: those that are no assistant of the user's yet; `current`: the id of the one in force."""
    menu.setToolTipsVisible(True)
    for one in own:
        _add(menu, one, current, choose)
    if templates:
        target = menu.addMenu(translate("AssistantMenu", "More assistants")) if own else menu
        target.setToolTipsVisible(True)
        for one in templates:
            _add(target, one, current, choose)
    menu.addSeparator()
    none = menu.addAction(translate("AssistantMenu", "No assistant"))
    none.setCheckable(True)
    none.setChecked(not current)
    none.triggered.connect(lambda _=False: choose(""))
    menu.addAction(translate("AssistantMenu", "Manage assistants…")).triggered.connect(lambda _=False: manage())


def _add(menu: QMenu, assistant: Assistant, current: str, choose: Callable[[str], object]) -> None:
    action = menu.addAction(shortened(with_icon(assistant.icon, assistant.name), _NAME).replace("&", "&&"))
    action.setCheckable(True)
    action.setChecked(assistant.id == current)
    action.setToolTip(plain_tip(assistant.description or assistant.name))
    action.triggered.connect(lambda _=False: choose(assistant.id))
