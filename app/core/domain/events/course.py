"""The course of a turn: its start, steps, notices, saving and end."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.core.domain.chat import AssistantUse, ModelChoice
from app.core.domain.editing import EditingMode
from app.core.domain.errors import Failure
from app.core.domain.events.event import Event
from app.core.domain.events.notices import Notice
from app.core.domain.graph import Depth
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Source


@dataclass(frozen=True)
class TurnStarted(Event):
    conversation: str
    parent: str | None
    question: str
    created: datetime
    mode: SearchMode
    channel: str
    model: ModelChoice | None  # None: Quotes
    model_name: str
    language: str
    sources: tuple[Source, ...] = ()  # those that earlier answers cite, whose numbers this one may repeat
    builtin: bool = False  # the answering model searches by itself while it writes
    images: int = 0  # how many came with the question
    bases: tuple[str, ...] = ()  # ids of the knowledge bases that are asked
    files: tuple[str, ...] = ()  # paths of the documents that came with the question
    depth: Depth | None = None  # of a research; None: an answer
    editing: EditingMode = EditingMode.OFF  # what is done with the answer once it is checked
    assistant: AssistantUse | None = None  # that it is asked with
    comparison: str = ""  # shared by turns that several models answer side by side


@dataclass(frozen=True)
class TurnResumed(Event):
    """An answer that broke off goes on: the first event in place of TurnStarted. Its text is kept."""


class StepName(StrEnum):
    """The stages of a turn, as the seconds that they took are stored by."""

    UNDERSTAND = "understand"
    RECALL = "recall"
    SEARCH = "search"
    READ = "read"
    REFER = "refer"
    WRITE = "write"
    QUOTE = "quote"
    TOOLS = "tools"
    CHECK = "check"
    EDIT = "edit"
    RESEARCH = "research"


@dataclass(frozen=True)
class StepFinished(Event):
    step: StepName
    seconds: float


@dataclass(frozen=True)
class NoticeAdded(Event):
    notice: Notice


@dataclass(frozen=True)
class SavingFailed(Event):
    """The newest of the turn is not on disk. The turn goes on, and it is tried again."""

    failure: Failure


@dataclass(frozen=True)
class TurnSaved(Event):
    """It is on disk after all; the only event that may come behind a turn's end."""


@dataclass(frozen=True)
class TurnFinished(Event):
    pass


@dataclass(frozen=True)
class TurnStopped(Event):
    pass


@dataclass(frozen=True)
class TurnFailed(Event):
    failure: Failure
