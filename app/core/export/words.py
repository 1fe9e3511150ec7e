"""What an export says by itself, in the user's language, and which parts of a conversation it holds."""

from dataclasses import dataclass
from enum import StrEnum


class FileFormat(StrEnum):
    """The values are endings of files."""

    MARKDOWN = "md"
    HTML = "html"
    PDF = "pdf"
    DOCX = "docx"
    JSON = "json"


class Branches(StrEnum):
    CURRENT = "current"  # the one that the window shows
    ALL = "all"


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


ENGLISH = ExportWords()
