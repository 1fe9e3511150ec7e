"""Settings, Appearance: how answers are read aloud."""

from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint
from app.ui.settings.speech.engine import available_engine, missing_words

_STEPS = 10  # of the slider, to either side


class SpeechSection(QWidget):
    def __init__(self, controller: SettingsController, engine: str | None = None) -> None:
        """engine: the name of Qt's that speaks; None: whichever is there."""
        super().__init__()
        speech = controller.settings.speech
        self.voice, self.rate = QComboBox(), QSlider(Qt.Orientation.Horizontal)
        self.voice.addItem(self.tr("Auto (by the answer's language)"), "")
        self.hint = Hint(missing_words())
        names = self._voices(engine)
        for name, voice_words in names:
            self.voice.addItem(voice_words, name)
        self.voice.setCurrentIndex(max(0, self.voice.findData(speech.voice)))
        self.rate.setRange(-_STEPS, _STEPS)
        self.rate.setValue(round(speech.rate * _STEPS))
        self.rate.setMaximumWidth(240)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        fields: list[tuple[str, QWidget]] = [(self.tr("Voice"), self.voice), (self.tr("Speed"), self.rate)]
        for words, field in fields:
            label, row = QLabel(words), QHBoxLayout()
            label.setBuddy(field)
            field.setAccessibleName(words)
            row.addWidget(label)
            row.addWidget(field)
            row.addStretch(1)
            column.addLayout(row)
        column.addWidget(self.hint)
        self.hint.setVisible(not names)
        self.setEnabled(bool(names))
        self.voice.activated.connect(lambda: controller.change_speech(voice=self.voice.currentData()))
        self.rate.valueChanged.connect(lambda value: controller.change_speech(rate=value / _STEPS))

    def _voices(self, engine: str | None) -> list[tuple[str, str]]:
        """(name, name with its language) of each; none where nothing speaks."""
        if not (name := available_engine() if engine is None else engine):
            return []
        from PySide6.QtTextToSpeech import QTextToSpeech

        speech = QTextToSpeech(name, self)
        every: Any = None  # of all languages, which the stubs do not know
        voices = sorted({(one.name(), QLocale.languageToString(one.language())) for one in speech.allVoices(every)})
        return [(voice, f"{voice} · {language}") for voice, language in voices[:200]]
