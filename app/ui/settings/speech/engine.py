"""Whether anything can speak here, and what to install where nothing can."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def available_engine() -> str:
    """The name of an engine of Qt's that has voices; empty where there is none."""
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech
    except ImportError:  # a build without it, or a system without what it needs
        return ""
    for name in QTextToSpeech.availableEngines():
        if name != "mock":
            engine = QTextToSpeech(name)
            is_well = engine.state() is not QTextToSpeech.State.Error and bool(engine.availableVoices())
            engine.deleteLater()
            if is_well:
                return name
    return ""


def missing_words() -> str:
    return translate(
        "Speech", "No voice is installed. On Linux install speech-dispatcher with a voice such as espeak-ng."
    )
