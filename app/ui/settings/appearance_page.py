"""Settings, Appearance: light or dark, the size of text, the language."""

from PySide6.QtWidgets import QComboBox

from app.core.domain.settings import Theme
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import NumberField, Page


class AppearancePage(Page):
    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        self._controller = controller
        appearance = controller.settings.appearance
        self.title(self.tr("Appearance"))
        self.theme = _choice(
            [(self.tr("As the system"), "system"), (self.tr("Light"), "light"), (self.tr("Dark"), "dark")],
            appearance.theme.value,
        )
        self.font_size = NumberField()
        self.font_size.setRange(10, 28)
        self.font_size.setValue(appearance.font_size)
        self.font_size.setSuffix(self.tr(" px"))
        # Languages are named in themselves, so that who is lost in a foreign one finds the way back.
        self.language = _choice(
            [(self.tr("As the system"), ""), ("English", "en"), ("简体中文", "zh-CN")], appearance.language
        )
        self.row(self.tr("Colours"), self.theme)
        self.row(self.tr("Size of the text"), self.font_size)
        self.row(self.tr("Language"), self.language)
        self.theme.activated.connect(lambda: controller.change_appearance(theme=Theme(self.theme.currentData())))
        self.font_size.valueChanged.connect(lambda pixels: controller.change_appearance(font_size=pixels))
        self.language.activated.connect(lambda: controller.change_appearance(language=self.language.currentData()))


def _choice(options: list[tuple[str, str]], current: str) -> QComboBox:
    box = QComboBox()
    for label, value in options:
        box.addItem(label, value)
    box.setCurrentIndex(max(0, box.findData(current)))
    box.setMaximumWidth(320)
    return box
