"""What stands in the transcript of a new conversation, as HTML."""

from html import escape

from PySide6.QtCore import QCoreApplication

from app.ui.transcript.actions import TranscriptAction, button

translate = QCoreApplication.translate


def greeting(private: bool = False) -> str:
    """The greeting of a new conversation."""
    if private:
        return f"<h1>{escape(translate('Transcript', 'A private conversation'))}</h1><p>{escape(private_words())}</p>"
    buttons = "".join(button(TranscriptAction.SUGGEST, text, text) for text in suggestions())
    question = escape(translate("Transcript", "What would you like to know?"))
    promise = escape(translate("Transcript", "Every answer shows its sources, and the passage behind each claim."))
    return f"<h1>{question}</h1><p>{promise}</p>{buttons}"


def suggestions() -> tuple[str, str, str]:
    return (
        translate("Transcript", "What changed in the latest Python release?"),
        translate("Transcript", "How do heat pumps work in very cold weather?"),
        translate("Transcript", "Compare the evidence for and against a four-day week"),
    )


def private_words() -> str:
    return translate(
        "Transcript",
        "Nothing of it is written to disk or remembered; when the window closes, it is gone. The "
        "model and the sites that are searched still see your questions.",
    )
