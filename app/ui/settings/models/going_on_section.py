"""Settings, Models: what a model is asked for once an answer is there."""

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint


class GoingOnSection(QWidget):
    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        going_on = controller.settings.going_on
        self.follow_ups = QCheckBox(self.tr("Suggest follow-up questions"))
        self.follow_ups.setChecked(going_on.follow_ups)
        self.titles = QCheckBox(self.tr("Name conversations by model"))
        self.titles.setChecked(going_on.titles)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (
            self.follow_ups,
            Hint(self.tr("Up to three questions under the last answer. Each answer costs one more short request.")),
            self.titles,
            Hint(self.tr("In place of the first question, unless you gave a name. One short request each.")),
        ):
            column.addWidget(widget)
        self.follow_ups.toggled.connect(lambda on: controller.change_going_on(follow_ups=on))
        self.titles.toggled.connect(lambda on: controller.change_going_on(titles=on))
