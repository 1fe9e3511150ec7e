"""The user's own material, pages, and what is handed to the model of both."""

from dataclasses import dataclass

from app.core.domain.errors import Failure
from app.core.domain.events.event import Event
from app.core.domain.evidence import Page, Passage, Reference
from app.core.domain.sources import Source


@dataclass(frozen=True)
class Recalled(Event):
    """What the user's own material holds for the question: knowledge bases, attached files, memory. Best first."""

    passages: tuple[Passage, ...]
    sources: tuple[Source, ...]


@dataclass(frozen=True)
class PagesSelected(Event):
    """Only these sources are read, in this order."""

    sources: tuple[str, ...]


@dataclass(frozen=True)
class ReadingStarted(Event):
    source: str
    url: str


@dataclass(frozen=True)
class PageRead(Event):
    source: Source  # completed by what the page says
    page: Page


@dataclass(frozen=True)
class ReadingFailed(Event):
    source: str
    url: str
    failure: Failure


@dataclass(frozen=True)
class ReadingFinished(Event):
    pass


@dataclass(frozen=True)
class ReferencesBuilt(Event):
    references: tuple[Reference, ...]
    sources: tuple[Source, ...]  # those of the references, numbered
    tokens: int  # estimated, of all passages together
    budget: int
