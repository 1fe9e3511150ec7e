"""Assistants that come from a file: what of each is taken, and what is left out."""

from dataclasses import dataclass
from enum import StrEnum

from app.core.domain.assistants import Assistant


class LeftOut(StrEnum):
    """What of an assistant in a file is not taken, or why the whole of it is not."""

    NAMELESS = "nameless"  # neither a name nor a prompt
    BROKEN = "broken"  # no object, or one that cannot be held
    TOO_MANY = "too_many"  # behind the last one that is taken
    MODEL = "model"  # it is not set up here: as in the settings
    PROMPT = "prompt"  # its end
    OPENING = "opening"  # a greeting, and questions to begin with
    KNOWLEDGE = "knowledge"  # bases that are not here
    TOOLS = "tools"  # plugins and servers of the other program
    PICTURE = "picture"  # an avatar that is no emoji
    EXAMPLES = "examples"  # messages that stand before the first question
    CONTEXT = "context"  # how many earlier messages go along


class AssistantProgram(StrEnum):
    CITEWISE = "citewise"
    CHERRY_STUDIO = "cherry_studio"
    LOBECHAT = "lobechat"


class AssistantFileProblem(StrEnum):
    """Why a file holds no assistants for us."""

    CLOSED = "closed"  # it cannot be opened
    TOO_LARGE = "too_large"
    NO_JSON = "no_json"
    NO_ASSISTANTS = "no_assistants"
    NEWER = "newer"  # written by a later version of Citewise


@dataclass(frozen=True)
class ImportedAssistant:
    """`assistant` has an id of its own; `model`: the foreign name of one that is not set up here."""

    assistant: Assistant
    left_out: tuple[LeftOut, ...] = ()
    model: str = ""
    missing_bases: tuple[str, ...] = ()  # names of knowledge bases of which there is none here, or more than one


@dataclass(frozen=True)
class SkippedAssistant:
    name: str
    reason: LeftOut


@dataclass(frozen=True)
class AssistantImport:
    program: AssistantProgram
    assistants: tuple[ImportedAssistant, ...] = ()
    skipped: tuple[SkippedAssistant, ...] = ()
