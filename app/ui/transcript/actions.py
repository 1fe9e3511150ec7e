"""What the transcript's buttons ask for."""

from enum import StrEnum
from html import escape


class TranscriptAction(StrEnum):
    """`data-do` of a button in the page, and the head of a link where there is no page. The script makes some."""

    COPY = "copy"
    COPY_SOURCES = "copy-sources"
    COPY_CODE = "copy-code"  # the script does it
    RETRY = "retry"
    CONTINUE = "continue"
    EDIT = "edit"
    SEARCH_AGAIN = "search-again"
    SUGGEST = "suggest"  # value: the question
    REMEDY = "action"  # value: a `Remedy`
    UNCITED = "uncited"
    DOUBTFUL = "doubtful"  # the script does it
    FIND_SOURCE = "find-source"  # value: which of the sentences that stand marked; for the window the sentence
    SECOND_OPINION = "second-opinion"  # value: the citation's index
    MEMORY_UNDO = "memory-undo"
    MEMORY_EDIT = "memory-edit"
    VERSION = "version"  # value: -1 or 1
    RESEARCH_GRAPH = "research-graph"
    RESEARCH_NOW = "research-now"
    RESEARCH_SKIP = "research-skip"
    RESEARCH_EXPORT = "research-export"


class Remedy(StrEnum):
    """What helps: the settings to open."""

    ADD_MODEL = "add_model"
    MODEL_SETTINGS = "settings_models"
    SEARCH_SETTINGS = "settings_search"


def action_of(word: str) -> TranscriptAction | None:
    """What the page sent may be anything."""
    return TranscriptAction(word) if word in TranscriptAction.__members__.values() else None


def button(action: TranscriptAction, label: str, value: str | None = None) -> str:
    data = "" if value is None else f' data-value="{escape(value)}"'
    return f'<button type="button" data-do="{action}"{data}>{escape(label)}</button>'
