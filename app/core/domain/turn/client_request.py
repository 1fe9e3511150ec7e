"""What a program that asks through the local API brings along."""

from dataclasses import dataclass, field

from app.core.domain.chat import Message, Sampling, Tool
from app.core.domain.evidence import Finding, Reference
from app.core.domain.sources import Source


@dataclass(frozen=True)
class HistorySource:
    """A source that an answer in the client's history names by a number."""

    number: int
    url: str
    title: str = ""


@dataclass(frozen=True)
class EarlierEvidence:
    """What a turn had before it called the client's tools: its numbers stand in what the model has written and read."""

    references: tuple[Reference, ...] = ()
    sources: tuple[Source, ...] = ()
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True)
class ClientRequest:
    """What stands around the question in a request of another program; at the window the conversation itself is there.

    The question is the last thing that the user said. `tools` are run by the client: where the model calls one, the
    turn ends, and the client asks again with the call and its result in `later`.
    """

    system: str = ""  # the client's own rules
    history: tuple[Message, ...] = field(default=(), repr=False)  # before the question, oldest first
    later: tuple[Message, ...] = field(default=(), repr=False)  # behind it: calls of the client's tools, their results
    tools: tuple[Tool, ...] = ()
    tool_choice: str = "auto"  # as of a `ChatRequest`
    sampling: Sampling = Sampling()
    sources: tuple[HistorySource, ...] = ()  # that the history names
    highest_number: int = 0  # that stands in the history: new sources are counted from there
    allowed_hosts: tuple[str, ...] = ()  # nothing else is searched or read, where there are any
    blocked_hosts: tuple[str, ...] = ()
    evidence: EarlierEvidence | None = field(default=None, repr=False)  # of the turn whose calls `later` answers
    is_whole: bool = False  # the history tells the conversation's earlier turns, too
    one_call: bool = False  # at a time, of the client's tools

    def tool_names(self) -> frozenset[str]:
        return frozenset(tool.name for tool in self.tools)
