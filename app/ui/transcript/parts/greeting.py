"""What stands in the transcript of a new conversation, as HTML."""

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QCoreApplication

from app.ui.transcript.actions import TranscriptAction, button

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Starter:
    """An assistant that a new conversation may be begun with."""

    id: str
    label: str


@dataclass
class Greeting:
    """The greeting of a new conversation; what is put here is seen when the conversation is shown again."""

    private: bool = False
    starters: tuple[Starter, ...] = ()
    title: str = ""  # of the conversation's assistant
    description: str = ""

    def heading(self) -> tuple[str, str]:
        """The title and the sentence below it, in plain text."""
        if self.private:
            return translate("Transcript", "A private conversation"), private_words()
        if self.title:
            return self.title, self.description
        promise = translate("Transcript", "Every answer shows its sources, and the passage behind each claim.")
        return translate("Transcript", "What would you like to know?"), promise

    @property
    def suggestions(self) -> tuple[str, ...]:
        return () if self.private or self.title else suggestions()

    def html(self) -> str:
        title, sentence = self.heading()
        buttons = "".join(button(TranscriptAction.SUGGEST, text, text) for text in self.suggestions)
        head = f'<h1 dir="auto">{escape(title)}</h1><p dir="auto">{escape(sentence)}</p>'
        return f"{head}{buttons}{self._starters()}"

    def _starters(self) -> str:
        if not self.starters:
            return ""
        label = escape(translate("Transcript", "Assistants"))
        rows = "".join(button(TranscriptAction.ASSISTANT, one.label, one.id) for one in self.starters)
        more = button(TranscriptAction.ASSISTANT, translate("Transcript", "More…"), "")
        return f'<div class="starters" role="group" aria-label="{label}">{rows}{more}</div>'


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
