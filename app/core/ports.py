"""Every door of the core: adapters fit these, and inherit nothing.

Every call may raise an `AppError` and no other error that is not a bug; every call may be cancelled.
Streams are async generators: open them with `aclosing`, so that a reader who leaves early closes them.
"""

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from app.core.domain.chat import Abilities, ChatRequest, ModelChoice, ModelPart, Provider
from app.core.domain.conversation import Conversation, Summary
from app.core.domain.evidence import Hit, Page, Query, Report
from app.core.domain.knowledge import Base, Document, DocumentText, FoundChunk, Item
from app.core.domain.memory import Fact
from app.core.domain.settings import Settings, Wishes
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn import Turn


class ChatModel(Protocol):
    """One model of one provider."""

    @property
    def name(self) -> str: ...

    @property
    def context_size(self) -> int:
        """Tokens of prompt and answer together; a cautious guess where unknown."""
        ...

    @property
    def abilities(self) -> Abilities:
        """The user's word over the catalogue's; `search` and `tools` are never None here."""
        ...

    def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]: ...


class ModelDirectory(Protocol):
    """Which models there are, and the way to them."""

    def model(self, choice: ModelChoice) -> ChatModel:
        """Raises `KeyMissing` where a key is needed and none known, `ModelUnknown` for an unknown provider."""
        ...

    async def models(self, provider: Provider) -> list[str]:
        """What the service lists at `/models`, in its own order."""
        ...

    async def check(self, provider: Provider, model: str) -> str:
        """Ask for one word, to see that address, key and model are right: returns what the model said."""
        ...

    async def discover(self) -> list[Provider]:
        """Model servers that run on this machine, with the models they list."""
        ...

    def presets(self) -> tuple[Provider, ...]:
        """Services that the user can choose from, without keys."""
        ...

    def abilities(self, choice: ModelChoice) -> Abilities:
        """What is known of a model, without asking anybody; nothing of an unknown provider's."""
        ...


class SearchChannel(Protocol):
    """One way to search."""

    @property
    def name(self) -> str: ...

    @property
    def usable(self) -> bool:
        """False where it lacks what it needs (a key, an address, a model); asking it then raises the error for that."""
        ...

    @property
    def stands_in(self) -> bool:
        """It may take over unasked where another fails: it searches the whole web, and the user has set it up."""
        ...

    def search(self, query: Query) -> AsyncGenerator[Report, None]:
        """A report for every engine that was asked, as soon as it answered, until one gave hits or all were asked."""
        ...


class LinkResolver(Protocol):
    async def resolve(self, urls: Sequence[str]) -> dict[str, str]:
        """Opaque redirects (Google's grounding links, Bing's) → where they lead; others and failures are left out.

        Goes through the gate, and never takes longer than three seconds. Raises nothing.
        """
        ...


class PageReader(Protocol):
    async def read(self, url: str, *, fresh: bool = False) -> Page:
        """The page's main text; `fresh`: its server is asked, whatever is kept.

        Raises `ForbiddenAddress`, `Unreadable`, `RateLimited`, `TimedOut`, `Unreachable`.
        """
        ...


class SiteIcons(Protocol):
    async def icon(self, url: str) -> bytes:
        """The icon of a page's site: PNG, ICO, JPEG, GIF or WebP of at most 64 KB; empty where none is known.

        Asks the network only for sites of which a page was read since the program started. Raises nothing. The bytes
        are hostile.
        """
        ...


class Rendered(Protocol):
    """What the off-screen browser saw. `status` is None where it is not known."""

    @property
    def html(self) -> str: ...

    @property
    def url(self) -> str: ...

    @property
    def status(self) -> int | None: ...


class Checks(Protocol):
    """Where a person passes an engine's check: a visible window on the engines' profile. Never a program."""

    async def solve(self, engine: str, url: str, ready: str, language: str = "") -> Rendered | None:
        """Ask the user, show the page if they agree, and return it once `ready` (a CSS selector) finds something.

        None where they decline, close the window, or do not answer within two minutes.
        """
        ...

    async def show_check(self, engine: str, url: str, ready: str, language: str = "") -> Rendered | None:
        """As `solve`, for a user who has just asked for this check: the page is shown at once."""
        ...


class PageRenderer(Protocol):
    """The off-screen browser. Raises `Unavailable` where there is none."""

    async def render(
        self, url: str, *, profile: str = "pages", ready: str = "", language: str = "", timeout: float = 10.0
    ) -> Rendered:
        """Load a page, run its scripts, return its document as HTML.

        profile: `pages` (holds nothing) or `engines`; ready: a CSS selector that shows that the page is there, else the
        text has to stand still; language: BCP 47, for Accept-Language; timeout: seconds, after which what there is
        counts, and `TimedOut` is raised if that is nothing.
        """
        ...


@dataclass(frozen=True)
class KeptSearch:
    """A channel's answer to a query, kept with its conversation."""

    channel: str  # the one that answered
    hits: tuple[Hit, ...]
    response: str = ""
    asked: str = ""  # ISO 8601, UTC


class SearchMemory(Protocol):
    """What was found, by conversation. `key` says what was asked: wished channel, query, rules."""

    async def kept_search(self, conversation_id: str, key: str, since: datetime) -> KeptSearch | None: ...

    async def keep_search(self, conversation_id: str, key: str, search: KeptSearch) -> None: ...


class ConversationStore(SearchMemory, Protocol):
    """Conversations on disk. What a method returned from is committed."""

    async def summaries(self, text: str = "") -> list[Summary]:
        """The conversations that are not deleted, newest first; with `text`, those in which it occurs."""
        ...

    async def conversation(self, conversation_id: str) -> Conversation | None: ...

    async def book(self, conversation_id: str) -> SourceBook: ...

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        """(turn id, passage text) of a source, newest turn first."""
        ...

    async def create(self, conversation_id: str, title: str, wishes: Wishes = Wishes()) -> None: ...

    async def rename(self, conversation_id: str, title: str) -> None: ...

    async def delete(self, conversation_id: str) -> None:
        """Hide it; `restore` brings it back until a later start of the program purges it."""
        ...

    async def restore(self, conversation_id: str) -> None: ...

    async def keep_draft(self, conversation_id: str, text: str) -> None: ...

    async def keep_wishes(self, conversation_id: str, wishes: Wishes) -> None: ...

    async def move(self, conversation_id: str, group: str) -> None:
        """Into the group of that name; empty: into none."""
        ...

    async def show_branch(self, conversation_id: str, leaf: str) -> None: ...

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        """The whole turn and its new or changed sources, in one transaction. A new turn becomes the shown leaf."""
        ...

    async def checkpoint(self, turn: Turn) -> None:
        """Only what grows while an answer streams: its text, reasoning and citations."""
        ...

    async def mark_interrupted(self, before: datetime) -> int:
        """Turns that still run on disk but begun before this start of the program were cut off: mark them stopped."""
        ...

    async def close(self) -> None: ...


class Embedder(Protocol):
    """One embedding model."""

    @property
    def name(self) -> str: ...

    async def embed(self, texts: Sequence[str], *, query: bool = False) -> list[tuple[float, ...]]:
        """A vector for each text, all of one length, in order. `query`: the texts are questions, not passages."""
        ...


class Reranker(Protocol):
    """A service that says how well passages answer a query."""

    @property
    def name(self) -> str: ...

    async def rerank(self, query: str, texts: Sequence[str]) -> dict[int, float]:
        """Index of a text → its relevance; higher is better. Texts that the service leaves out are missing."""
        ...


class SecondStage(Protocol):
    """What the user has set up beyond words: both may be missing. Neither call asks anybody or raises."""

    def embedder(self, choice: ModelChoice) -> Embedder | None: ...

    def reranker(self) -> Reranker | None: ...


class DocumentReader(Protocol):
    """Files of every kind, read in a process of their own: a broken one can do no harm."""

    async def read(self, path: str) -> DocumentText:
        """Raises `Unreadable` with a reason: `encrypted`, `empty`, `broken`, `too_large`, `too_heavy`, `scanned`,
        `wrong_type` (its content is not what its name says), `unknown_type`, `missing`, `forbidden`."""
        ...

    async def divide(self, text: str, title: str = "") -> DocumentText:
        """Chunks of a Markdown text that is no file: a note, a conversation, a web page."""
        ...

    def reads(self, path: str) -> bool:
        """False for kinds of files that a folder's import passes over, by name alone."""
        ...

    async def survey(self, path: str) -> list[tuple[str, int, int]]:
        """(path, bytes, nanoseconds of its last change) of a file, or of all files in a folder that are read, deep.

        Raises `Unreadable` with `missing` or `forbidden` for a path that is not there.
        """
        ...

    async def images(self, path: str, page: int) -> list[bytes]:
        """A page of a PDF, or the pictures on a slide, as PNG; empty where there are none. Raises `Unreadable`."""
        ...


class KnowledgeStore(Protocol):
    """Bases on disk. What a method returned from is committed; a killed process loses nothing of it."""

    async def bases(self) -> list[Base]:
        """With counts, by name."""
        ...

    async def create(self, name: str) -> Base:
        """The base of that name (compared without case), made if there is none."""
        ...

    async def keep_base(self, base: Base) -> None:
        """Name, embedding, store and paused; counts are not written."""
        ...

    async def remove_base(self, base_id: str) -> None: ...

    async def items(self, base_id: str) -> list[Item]: ...

    async def add_item(self, item: Item) -> Item:
        """The item of that kind and address in its base, made (and its text replaced) if need be."""
        ...

    async def remove_item(self, item_id: str) -> None:
        """With its documents and their chunks."""
        ...

    async def documents(self, base_id: str) -> list[Document]: ...

    async def document(self, document_id: str) -> Document | None: ...

    async def text(self, document_id: str) -> str:
        """The whole text, empty where there is none."""
        ...

    async def settle(self, item_id: str, found: Sequence[Document]) -> None:
        """What an item consists of now: new documents wait, changed ones (size, modified) wait again while their old
        chunks serve, missing ones leave. One transaction."""
        ...

    async def waiting(self, base_id: str, limit: int = 100) -> list[Document]: ...

    async def keep(self, document: Document, read: DocumentText | None) -> None:
        """A document that is READY with its text and chunks, which replace the old ones, or FAILED with none."""
        ...

    async def chunks_without_vector(self, base_id: str, model: str, limit: int = 64) -> list[tuple[int, str]]:
        """(chunk id, text), in order."""
        ...

    async def keep_vectors(self, base_id: str, model: str, vectors: Sequence[tuple[int, tuple[float, ...]]]) -> None:
        """Of chunks that are gone meanwhile nothing is kept."""
        ...

    async def drop_vectors(self, base_id: str, but: str) -> None:
        """Forget the vectors of all models but one: the new index is complete."""
        ...

    async def search(self, base_ids: Sequence[str], query: str, limit: int = 20) -> list[FoundChunk]:
        """By words (BM25 over our own tokens), best first."""
        ...

    async def nearest(
        self, base_ids: Sequence[str], model: str, vector: tuple[float, ...], limit: int = 20
    ) -> list[FoundChunk]:
        """By vectors of that model, best first; chunks without one are not found."""
        ...

    async def close(self) -> None: ...


class Knowledge(Protocol):
    """What a turn and the front ends need of the knowledge bases."""

    async def bases(self) -> list[Base]: ...

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[FoundChunk]:
        """The best chunks for all queries together, fused over words and vectors, best first."""
        ...


class MemoryStore(Protocol):
    """Facts about the user."""

    async def facts(self, group: str | None = None) -> list[Fact]:
        """Newest first; None: of all groups."""
        ...

    async def keep_fact(self, fact: Fact) -> None: ...

    async def forget(self, fact_id: str) -> None: ...

    async def forget_all(self, group: str | None = None) -> None: ...


class SettingsStore(Protocol):
    """The settings file. A broken file is kept aside and reported, never overwritten silently."""

    def load(self) -> Settings: ...

    def save(self, settings: Settings) -> None: ...

    @property
    def problem(self) -> str:
        """Why the file could not be read at the last `load`, or empty."""
        ...


class SecretStore(Protocol):
    """Keys by provider id: from the environment, the user's `.env`, the keychain or this session, in that order."""

    def get(self, provider_id: str) -> str: ...

    def origin(self, provider_id: str) -> str:
        """`environment`, `.env`, `keychain`, `session`, or empty where there is no key."""
        ...

    async def set(self, provider_id: str, key: str) -> str:
        """Keep a key (empty: forget it); returns where it is kept now: `keychain` or `session`."""
        ...

    async def load(self, provider_ids: Sequence[str]) -> None:
        """Read these keys from the keychain ahead of use; `get` itself never blocks."""
        ...


class Inspector(Protocol):
    """Saved pages and streams → JSON, for bug reports. `BadAnswer` where nothing is understood."""

    def serp(self, engine: str, data: bytes, query: str = "", status: int = 200) -> dict[str, Any]: ...

    def page(self, data: bytes, url: str) -> dict[str, Any]: ...

    def stream(self, wire_format: str, data: bytes, dialect: str = "") -> dict[str, Any]: ...
