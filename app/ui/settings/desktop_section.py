"""Settings, Appearance: what the desktop shows of the program beside its window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint

_COMMAND = "citewise --quick-ask"


class DesktopSection(QWidget):
    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        desktop = controller.settings.desktop
        self.notify = QCheckBox(self.tr("Notify when an answer is ready"))
        self.notify.setChecked(desktop.notify)
        self.tray = QCheckBox(self.tr("Tray icon"))
        self.tray.setChecked(desktop.tray)
        words = self.tr("Quick ask from anywhere: give this command a shortcut in your desktop's keyboard settings.")
        self.command = Hint(f"{words}\n{_COMMAND}")
        self.command.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (
            self.notify,
            Hint(self.tr("Only while another window is in front and the answer took 10 seconds or more.")),
            self.tray,
            Hint(self.tr("Closing the window then leaves Citewise in the tray, where the system has one.")),
            self.command,
        ):
            column.addWidget(widget)
        self.notify.toggled.connect(lambda on: controller.change_desktop(notify=on))
        self.tray.toggled.connect(lambda on: controller.change_desktop(tray=on))
