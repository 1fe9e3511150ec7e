"""Settings, Appearance: what the desktop shows of the program beside its window."""

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint


class DesktopSection(QWidget):
    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        desktop = controller.settings.desktop
        self.notify = QCheckBox(self.tr("Notify when an answer is ready"))
        self.notify.setChecked(desktop.notify)
        self.tray = QCheckBox(self.tr("Tray icon"))
        self.tray.setChecked(desktop.tray)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (
            self.notify,
            Hint(self.tr("Only while another window is in front and the answer took 10 seconds or more.")),
            self.tray,
            Hint(self.tr("Closing the window then leaves Citewise in the tray, where the system has one.")),
            Hint(
                self.tr(
                    "Quick ask from anywhere: let a keyboard shortcut of your desktop run citewise --quick-ask. "
                    "Programs cannot set one up by themselves on every system."
                )
            ),
        ):
            column.addWidget(widget)
        self.notify.toggled.connect(lambda on: controller.change_desktop(notify=on))
        self.tray.toggled.connect(lambda on: controller.change_desktop(tray=on))
