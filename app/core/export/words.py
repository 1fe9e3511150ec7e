"""What an export says by itself, in the user's language, and which parts of a conversation it holds."""

from dataclasses import dataclass
from enum import StrEnum


class FileFormat(StrEnum):
    """The values are endings of files, but for those that `ending` knows better."""

    MARKDOWN = "md"
    HTML = "html"
    PDF = "pdf"
    DOCX = "docx"
    JSON = "json"
    EVIDENCE = "evidence"

    @property
    def ending(self) -> str:
        return "evidence.html" if self is FileFormat.EVIDENCE else self.value


def format_of(name: str) -> FileFormat | None:
    """By the ending of a file's name."""
    endings = sorted(FileFormat, key=lambda format: -len(format.ending))
    return next((one for one in endings if name.lower().endswith(f".{one.ending}")), None)


class Branches(StrEnum):
    CURRENT = "current"  # the one that the window shows
    ALL = "all"


@dataclass(frozen=True)
class EvidenceWords:
    """What an evidence bundle says besides."""

    intro: str = "Evidence bundle, written by Citewise {program} on {date}."
    verify: str = "It holds each passage and how each claim was judged; “citewise verify” reads the sources again."
    claims: str = "Claims: {counts}"
    count_supported: str = "{count} found in their sources"
    count_partly: str = "{count} only partly"
    count_missing: str = "{count} not found"
    count_unchecked: str = "{count} not checked"
    claim: str = "Claim:"
    supported: str = "Found in its source"
    not_checked: str = "Not checked"
    score: str = "score {score}"
    number: str = "the number “{detail}” is not there"
    unit: str = "“{detail}” has another unit there"
    quote: str = "the words “{detail}” are not there"
    name: str = "“{detail}” is not named there"
    negation: str = "the two seem to contradict each other (“{detail}”)"
    coverage: str = "little of it is there"
    moved: str = "Moved from {before} to {after}"
    as_of: str = "As of {date}"
    looked_up: str = "Found by a search after the answer"
    disagreement: str = "Sources disagree"
    edits: str = "Edits"
    edit_corrected: str = "Corrected"
    edit_hedged: str = "Hedged"
    edit_dropped: str = "Dropped"
    edit_contradicted: str = "Contradicted by a source"
    original: str = "Original answer"
    details: str = "Times and hashes"
    accessed: str = "Accessed {date}"
    read: str = "Page text as of {date}"
    passage_hash: str = "SHA-256 of the passage: {hash}"
    page_hash: str = "SHA-256 of the page text: {hash}"


@dataclass(frozen=True)
class ExportWords:
    language: str = "en"  # of these words, BCP 47
    conversation: str = "Conversation"  # for one without a title
    sources: str = "Sources"
    source: str = "Source"
    questions: str = "Sub-questions"
    image: str = "Image {number}"
    file: str = "Attached: {name}"
    no_answer: str = "No answer"
    version: str = "Version {number} of {count}"
    follows: str = "Follows: {question}"
    open_page: str = "Open page"
    page: str = "Page {number}"
    excerpt: str = "The page was not read; this is the search engine's excerpt."
    partly: str = "Only partly found in its source"
    not_found: str = "Not found in its source"
    unchecked: str = "Not checked (other language)"
    passages: str = "Passages"
    disputed: str = "sources disagree"
    as_of: str = "as of {date}"
    evidence: EvidenceWords = EvidenceWords()


ENGLISH = ExportWords()
