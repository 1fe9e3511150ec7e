"""Settings, Appearance: light or dark, the size of text, the language."""

from PySide6.QtWidgets import QComboBox

from app.core.domain.settings import Settings, Theme
from app.ui.settings.controller import SettingsController
from app.ui.settings.desktop_section import DesktopSection
from app.ui.settings.form import NumberField, Page
from app.ui.settings.speech.section import SpeechSection
from app.ui.widgets.theme import LARGEST_TEXT, SMALLEST_TEXT
from app.ui.wording.language import language_choices


class AppearancePage(Page):
    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        self._controller = controller
        appearance = controller.settings.appearance
        self.title(self.tr("Appearance"))
        self.theme = _choice(
            [(self.tr("System"), "system"), (self.tr("Light"), "light"), (self.tr("Dark"), "dark")],
            appearance.theme.value,
        )
        self.font_size = NumberField()
        self.font_size.setRange(SMALLEST_TEXT, LARGEST_TEXT)
        self.font_size.setKeyboardTracking(False)  # not while digits are still being typed
        self.font_size.setValue(appearance.font_size)
        self.font_size.setSuffix(self.tr(" px"))
        self.language = _choice([(self.tr("System"), ""), *language_choices()], appearance.language)
        self.row(self.tr("Theme"), self.theme)
        self.row(
            self.tr("Text size"),
            self.font_size,
            self.tr("Scales the whole window. Ctrl with the mouse wheel does so anywhere."),
        )
        self.row(self.tr("Language"), self.language)
        self.section(self.tr("Desktop"))
        self.desktop = DesktopSection(controller)
        self.column.addWidget(self.desktop)
        self.section(self.tr("Read aloud"))
        self.speech = SpeechSection(controller)
        self.column.addWidget(self.speech)
        self.theme.activated.connect(lambda: controller.change_appearance(theme=Theme(self.theme.currentData())))
        self.font_size.valueChanged.connect(lambda pixels: controller.change_appearance(font_size=pixels))
        controller.saved.connect(self._follow)
        self.language.activated.connect(lambda: controller.change_appearance(language=self.language.currentData()))

    def _follow(self, settings: Settings) -> None:
        """The size may be changed by keys while this is open."""
        self.font_size.blockSignals(True)
        self.font_size.setValue(settings.appearance.font_size)
        self.font_size.blockSignals(False)


def _choice(options: list[tuple[str, str]], current: str) -> QComboBox:
    box = QComboBox()
    for label, value in options:
        box.addItem(label, value)
    box.setCurrentIndex(max(0, box.findData(current)))
    return box
