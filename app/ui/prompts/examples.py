"""A handful of prompts to begin with, in the language of the window."""

from uuid import uuid4

from PySide6.QtCore import QCoreApplication

from app.core.domain.prompts import Prompt

translate = QCoreApplication.translate

_SELECTION, _CLIPBOARD = "\n\n{{selection}}", "\n\n{{clipboard}}"


def example_prompts() -> list[Prompt]:
    """In the catalogues `[[topic]]` stands for `{{topic}}`; its name is translated, but for `date`."""
    writing, reading = translate("PromptExamples", "Writing"), translate("PromptExamples", "Reading")
    rows = (
        (
            reading,
            translate("PromptExamples", "Summarize"),
            translate(
                "PromptExamples",
                "Summarize the following in [[length|five bullet points|one paragraph|one sentence]]:",
            )
            + _SELECTION,
        ),
        (
            reading,
            translate("PromptExamples", "Explain simply"),
            translate("PromptExamples", "Explain [[topic]] to [[reader=someone new to the field]], with one example."),
        ),
        (
            reading,
            translate("PromptExamples", "Pros and cons"),
            translate(
                "PromptExamples",
                "What are the strongest arguments for and against [[proposal]]? Name the best source for each.",
            ),
        ),
        (
            reading,
            translate("PromptExamples", "Latest news"),
            translate(
                "PromptExamples",
                "What has changed about [[topic]] in the last [[period|month|year|week]]? Today is [[date]].",
            ),
        ),
        (
            writing,
            translate("PromptExamples", "Improve writing"),
            translate(
                "PromptExamples",
                "Improve this text. Keep its meaning and its language; "
                "make it [[tone|clearer|shorter|more formal|friendlier]]:",
            )
            + _SELECTION,
        ),
        (
            writing,
            translate("PromptExamples", "Translate"),
            translate("PromptExamples", "Translate into [[language=English]], so that it reads naturally:")
            + _SELECTION,
        ),
        (
            writing,
            translate("PromptExamples", "Reply to an email"),
            translate(
                "PromptExamples",
                "Write a [[tone|friendly|formal|brief]] reply to this email. What I want to say: [[message]]",
            )
            + _CLIPBOARD,
        ),
    )
    return [
        Prompt(uuid4().hex, title, text.replace("[[", "{{").replace("]]", "}}"), folder) for folder, title, text in rows
    ]
