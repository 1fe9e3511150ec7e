"""Names of the formats, and what an export says by itself."""

from app.core.export.words import EvidenceWords, ExportWords, FileFormat
from app.ui.wording.language import language_tag
from app.ui.wording.sentences import translate


def format_names() -> dict[FileFormat, str]:
    """In the order in which they are offered."""
    return {
        FileFormat.MARKDOWN: "Markdown",
        FileFormat.HTML: translate("Export", "Web page (HTML)"),
        FileFormat.PDF: "PDF",
        FileFormat.DOCX: translate("Export", "Word document"),
        FileFormat.JSON: translate("Export", "JSON, with everything"),
        FileFormat.EVIDENCE: translate("Export", "Evidence bundle"),
    }


def export_words() -> ExportWords:
    return ExportWords(
        language=language_tag(),
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
        disputed=translate("Transcript", "sources disagree"),
        as_of=translate("Transcript", "as of {date}"),
        evidence=_evidence_words(),
    )


def _evidence_words() -> EvidenceWords:
    return EvidenceWords(
        intro=translate("Export", "Evidence bundle, written by Citewise {program} on {date}."),
        verify=translate(
            "Export",
            "It holds each passage and how each claim was judged; “citewise verify” reads the sources again.",
        ),
        claims=translate("Export", "Claims: {counts}"),
        count_supported=translate("Export", "{count} found in their sources"),
        count_partly=translate("Export", "{count} only partly"),
        count_missing=translate("Export", "{count} not found"),
        count_unchecked=translate("Export", "{count} not checked"),
        claim=translate("Export", "Claim:"),
        supported=translate("Wording", "Found in its source"),
        not_checked=translate("Export", "Not checked"),
        score=translate("Export", "score {score}"),
        number=translate("Wording", "the number “{detail}” is not there"),
        unit=translate("Wording", "“{detail}” has another unit there"),
        quote=translate("Wording", "the words “{detail}” are not there"),
        name=translate("Wording", "“{detail}” is not named there"),
        negation=translate("Wording", "the two seem to contradict each other (“{detail}”)"),
        coverage=translate("Wording", "little of it is there"),
        moved=translate("Export", "Moved from {before} to {after}"),
        as_of=translate("Export", "As of {date}"),
        looked_up=translate("Export", "Found by a search after the answer"),
        disagreement=translate("Export", "Sources disagree"),
        edits=translate("Export", "Edits"),
        edit_corrected=translate("Export", "Corrected"),
        edit_hedged=translate("Export", "Hedged"),
        edit_dropped=translate("Export", "Dropped"),
        edit_contradicted=translate("Export", "Contradicted by a source"),
        original=translate("Export", "Original answer"),
        details=translate("Export", "Times and hashes"),
        accessed=translate("Export", "Accessed {date}"),
        read=translate("Export", "Page text as of {date}"),
        passage_hash=translate("Export", "SHA-256 of the passage: {hash}"),
        page_hash=translate("Export", "SHA-256 of the page text: {hash}"),
    )
