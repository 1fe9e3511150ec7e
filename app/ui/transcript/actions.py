"""What the transcript's buttons ask for."""

from enum import StrEnum
from html import escape
from typing import Protocol, assert_never

from PySide6.QtCore import SignalInstance


class TranscriptAction(StrEnum):
    """`data-do` of a button in the page, and the head of a link where there is no page. The script makes some."""

    COPY = "copy"
    COPY_SOURCES = "copy-sources"
    COPY_CODE = "copy-code"  # the script does it
    DRAW = "draw"  # the script does these two
    WRAP_CODE = "wrap-code"
    SAVE_CODE = "save-code"  # value: which of the answer's code blocks, from 0; of its tables:
    COPY_TABLE = "copy-table"
    COPY_CSV = "copy-csv"
    SAVE_CSV = "save-csv"
    MORE = "more"  # value: where on the page its button ends, as "x,y"
    QUOTE = "quote"  # value: what is selected
    PICTURE = "picture"  # value: which of the question's, from 0
    RETRY = "retry"
    RETRY_WITH = "retry-with"  # value: where the button ends in the page, as `x,y`
    CONTINUE = "continue"
    EDIT = "edit"
    SEARCH_AGAIN = "search-again"
    SUGGEST = "suggest"  # value: the question
    ASSISTANT = "assistant"  # value: its id; empty: all of them are to be offered
    REMEDY = "action"  # value: a `Remedy`
    UNCITED = "uncited"
    ORIGINAL = "original"  # the answer before it was edited, or the edited one again
    TRANSLATION = "translation"  # value: the language to show the answer in; empty: as it was written
    TRANSLATION_AGAIN = "translation-again"  # into the language that the answer stands in
    TRANSLATION_STOP = "translation-stop"
    FOLLOW_UP = "follow-up"  # value: a question that was suggested; the script makes of Shift the other one
    FOLLOW_UP_EDIT = "follow-up-edit"
    DOUBTFUL = "doubtful"  # the script does it
    FIND_SOURCE = "find-source"  # value: which of the sentences that stand marked; for the window the sentence
    SECOND_OPINION = "second-opinion"  # value: the citation's index
    MEMORY_UNDO = "memory-undo"
    MEMORY_EDIT = "memory-edit"
    VERSION = "version"  # value: -1 or 1
    SIDE_BY_SIDE = "side-by-side"  # the answers of a comparison, once more
    COLUMN = "column"  # of a comparison: it has the focus now
    KEEP = "keep"  # of a comparison: the answer that goes on
    STOP = "stop"  # of a comparison: this one alone
    RESEARCH_GRAPH = "research-graph"
    RESEARCH_NOW = "research-now"
    RESEARCH_SKIP = "research-skip"
    RESEARCH_EXPORT = "research-export"


class Remedy(StrEnum):
    """What helps: the settings to open."""

    ADD_MODEL = "add_model"
    MODEL_SETTINGS = "settings_models"
    SEARCH_SETTINGS = "settings_search"
    NETWORK_SETTINGS = "settings_network"


def action_of(word: str) -> TranscriptAction | None:
    """What the page sent may be anything."""
    return TranscriptAction(word) if word in TranscriptAction.__members__.values() else None


def button(action: TranscriptAction, label: str, value: str | None = None) -> str:
    data = "" if value is None else f' data-value="{escape(value)}"'
    return f'<button type="button" data-do="{action}"{data} dir="auto">{escape(label)}</button>'


class Requests(Protocol):
    """The signals of both transcripts."""

    @property
    def retry_requested(self) -> SignalInstance: ...  # turn
    @property
    def continue_requested(self) -> SignalInstance: ...  # turn
    @property
    def search_again_requested(self) -> SignalInstance: ...  # turn
    @property
    def edit_requested(self) -> SignalInstance: ...  # turn
    @property
    def action_requested(self) -> SignalInstance: ...  # a Remedy
    @property
    def suggestion_selected(self) -> SignalInstance: ...  # the question
    @property
    def command_requested(self) -> SignalInstance: ...  # a TranscriptAction, turn, value


def request(transcript: Requests, action: TranscriptAction, turn: str, value: str) -> None:
    """Hand on what the window does. What the page or its script does itself is passed over."""
    match action:
        case TranscriptAction.RETRY:
            transcript.retry_requested.emit(turn)
        case TranscriptAction.CONTINUE:
            transcript.continue_requested.emit(turn)
        case TranscriptAction.SEARCH_AGAIN:
            transcript.search_again_requested.emit(turn)
        case TranscriptAction.EDIT:
            transcript.edit_requested.emit(turn)
        case TranscriptAction.REMEDY:
            transcript.action_requested.emit(value)
        case TranscriptAction.SUGGEST:
            transcript.suggestion_selected.emit(value)
        case (
            TranscriptAction.FIND_SOURCE | TranscriptAction.SECOND_OPINION | TranscriptAction.VERSION
            | TranscriptAction.RETRY_WITH
            | TranscriptAction.SIDE_BY_SIDE | TranscriptAction.COLUMN | TranscriptAction.KEEP | TranscriptAction.STOP
            | TranscriptAction.MEMORY_UNDO | TranscriptAction.MEMORY_EDIT
            | TranscriptAction.RESEARCH_GRAPH | TranscriptAction.RESEARCH_NOW
            | TranscriptAction.RESEARCH_SKIP | TranscriptAction.RESEARCH_EXPORT
            | TranscriptAction.MORE | TranscriptAction.QUOTE | TranscriptAction.PICTURE
            | TranscriptAction.SAVE_CODE | TranscriptAction.SAVE_CSV | TranscriptAction.ORIGINAL
            | TranscriptAction.COPY_TABLE | TranscriptAction.COPY_CSV | TranscriptAction.ASSISTANT
            | TranscriptAction.TRANSLATION | TranscriptAction.TRANSLATION_AGAIN | TranscriptAction.TRANSLATION_STOP
            | TranscriptAction.FOLLOW_UP | TranscriptAction.FOLLOW_UP_EDIT
        ):  # fmt: skip
            transcript.command_requested.emit(action, turn, value)
        case (
            TranscriptAction.COPY | TranscriptAction.COPY_SOURCES | TranscriptAction.COPY_CODE
            | TranscriptAction.UNCITED | TranscriptAction.DOUBTFUL | TranscriptAction.DRAW | TranscriptAction.WRAP_CODE
        ):  # fmt: skip
            pass
        case _:
            assert_never(action)
