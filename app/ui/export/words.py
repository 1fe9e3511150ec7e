"""Names of the formats, and what an export says by itself."""

from app.core.export.words import ExportWords, FileFormat
from app.ui.wording.language import language_in_force
from app.ui.wording.sentences import translate


def format_names() -> dict[FileFormat, str]:
    """In the order in which they are offered."""
    return {
        FileFormat.MARKDOWN: "Markdown",
        FileFormat.HTML: translate("Export", "Web page (HTML)"),
        FileFormat.PDF: "PDF",
        FileFormat.DOCX: translate("Export", "Word document"),
        FileFormat.JSON: translate("Export", "JSON, with everything"),
    }


def export_words() -> ExportWords:
    return ExportWords(
        language=language_in_force().replace("_", "-"),
        conversation=translate("ConversationExport", "Conversation"),
        sources=translate("Research", "Sources"),
        source=translate("Transcript", "Source"),
        questions=translate("Research", "Sub-questions"),
        image=translate("Export", "Image {number}"),
        file=translate("Export", "Attached: {name}"),
        no_answer=translate("Export", "No answer"),
        version=translate("Export", "Version {number} of {count}"),
        follows=translate("Export", "Follows: {question}"),
        page=translate("Export", "Page {number}"),
        excerpt=translate("Export", "The page was not read; this is the search engine's excerpt."),
        partly=translate("Export", "Only partly found in its source"),
        not_found=translate("Export", "Not found in its source"),
        unchecked=translate("Export", "Not checked (other language)"),
    )
