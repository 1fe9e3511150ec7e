"""The answer while it is written, its tools, its citations."""

from dataclasses import dataclass

from app.core.domain.chat import Message, ToolCall, Usage
from app.core.domain.chat.tool_servers import OfferedTool, ToolAnswer
from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, Translation
from app.core.domain.errors import Failure
from app.core.domain.events.event import Event
from app.core.domain.evidence import Reference
from app.core.domain.sources import Source


@dataclass(frozen=True)
class WritingStarted(Event):
    model: str


@dataclass(frozen=True)
class ReasoningDelta(Event):
    text: str


@dataclass(frozen=True)
class TextDelta(Event):
    text: str


@dataclass(frozen=True)
class RetryScheduled(Event):
    """The model service asked to wait, or failed before its first byte."""

    where: str
    seconds: float
    failure: Failure


@dataclass(frozen=True)
class ToolsOffered(Event):
    """The tools of the user's servers that the model may call in this turn."""

    tools: tuple[OfferedTool, ...]


@dataclass(frozen=True)
class ToolPermissionRequested(Event):
    """The turn waits until the user says whether this call may be made: see `Ask.permit`."""

    call: ToolCall
    server: str  # its name
    tool: str  # the server's own name for it


@dataclass(frozen=True)
class ToolPermissionAnswered(Event):
    """What the user said, or that nobody did in time."""

    call: str  # its id
    answer: ToolAnswer


@dataclass(frozen=True)
class ToolsCalled(Event):
    """The model stopped to have tools called."""

    calls: tuple[ToolCall, ...]


@dataclass(frozen=True)
class ClientToolsCalled(Event):
    """The model stopped to have tools of the client called: it asks again with their results."""

    calls: tuple[ToolCall, ...]


@dataclass(frozen=True)
class ToolAnswered(Event):
    call: ToolCall
    text: str  # as the model gets it
    failed: bool = False


@dataclass(frozen=True)
class MessageAppended(Event):
    """A message behind the question, in the order in which the next request repeats them: what the model said with
    its echo, and what its tools answered."""

    message: Message


@dataclass(frozen=True)
class AnswerPaused(Event):
    """The provider wants to be asked again to go on."""


@dataclass(frozen=True)
class AnswerWithdrawn(Event):
    """What was shown of the answer has to go. `reason`: `content_filter`, `no_evidence`, an error's kind, or `thinking`
    for what was the model's thinking, and comes again as that."""

    reason: str


@dataclass(frozen=True)
class UsageReported(Event):
    usage: Usage


@dataclass(frozen=True)
class Cited(Event):
    """Provisional: what follows in the text may still change it."""

    citation: Citation


@dataclass(frozen=True)
class CitationsPlaced(Event):
    """The citations of the whole text; they replace the provisional ones, and only they are stored."""

    citations: tuple[Citation, ...]


@dataclass(frozen=True)
class CitationsChecked(Event):
    """The citations of the whole text, each with how well its passages support it."""

    citations: tuple[Citation, ...]


@dataclass(frozen=True)
class AnswerEdited(Event):
    """The editor changed something: the whole answer as it is now, and all that was done to it so far."""

    text: str
    citations: tuple[Citation, ...]
    edits: tuple[Edit, ...]
    references: tuple[Reference, ...] | None = None  # all of the turn, where evidence was added; None: as before
    sources: tuple[Source, ...] = ()  # those of added evidence, numbered


@dataclass(frozen=True)
class EditingFinished(Event):
    """The editor has nothing more to do, or gave up."""


@dataclass(frozen=True)
class AnswerTranslated(Event):
    """In place of an earlier translation into the same language."""

    translation: Translation


@dataclass(frozen=True)
class AnswerVersionSelected(Event):
    """The reader goes on with the answer in another language, of those that there are; empty: as it was written."""

    language: str


@dataclass(frozen=True)
class FollowUpsSuggested(Event):
    """Questions that the user may want to ask next."""

    suggestions: tuple[str, ...]


@dataclass(frozen=True)
class AnswerWritten(Event):
    finish: str = ""
