"""What is kept: conversations, facts, settings, keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from app.core.domain.conversation import Conversation, DeletedTurn, Summary
from app.core.domain.evidence import Hit
from app.core.domain.memory import Backup, Fact, Forgotten
from app.core.domain.settings import Overrides, Saved, Settings
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.turn import Turn


@dataclass(frozen=True)
class CachedSearch:
    """A channel's answer to a query, kept with its conversation."""

    channel: str  # the one that answered
    hits: tuple[Hit, ...]
    response: str = ""
    searched_at: str = ""  # ISO 8601, UTC


class SearchMemory(Protocol):
    """What was found, by conversation. `key` says what was asked: wished channel, query, rules."""

    async def cached_search(self, conversation_id: str, key: str, since: datetime) -> CachedSearch | None: ...

    async def cache_search(self, conversation_id: str, key: str, search: CachedSearch) -> None: ...


class ConversationStore(SearchMemory, Protocol):
    """Conversations on disk. What a method returned from is committed."""

    async def summaries(self, text: str = "", most: int | None = None) -> list[Summary]:
        """The conversations that are not deleted, newest first; with `text`, those that match, best first.

        `text` is read as a `ConversationQuery`. most: no more of those that are neither pinned nor in a group.
        """
        ...

    async def index_more(self) -> bool:
        """Make ready for the search what an older version left; True while there is more of it."""
        ...

    async def conversation(self, conversation_id: str) -> Conversation | None: ...

    async def branch(self, conversation_id: str, leaf: str | None) -> Conversation | None:
        """With the turns from the root to `leaf` alone (None: none). They are the store's own: nobody changes them, and
        the same objects come again until one is written."""
        ...

    async def book(self, conversation_id: str) -> SourceBook: ...

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        """(turn id, passage text) of a source, newest turn first."""
        ...

    async def create(self, conversation_id: str, title: str, overrides: Overrides = Overrides()) -> None:
        """Before each question. One that is there stays as it is; one that was deleted or archived comes back."""
        ...

    async def rename(self, conversation_id: str, title: str) -> None: ...

    async def delete(self, conversation_id: str) -> None:
        """Hide it; `restore` brings it back until a later start of the program purges it."""
        ...

    async def restore(self, conversation_id: str) -> None: ...

    async def keep_draft(self, conversation_id: str, text: str) -> None: ...

    async def keep_overrides(self, conversation_id: str, overrides: Overrides) -> None: ...

    async def move(self, conversation_id: str, group: str) -> None:
        """Into the group of that name; empty: into none."""
        ...

    async def pin(self, conversation_id: str, pinned: bool) -> None: ...

    async def archive(self, conversation_id: str, archived: bool) -> None: ...

    async def tag(self, conversation_id: str, tags: Sequence[str]) -> None:
        """In place of the tags that it has."""
        ...

    async def show_branch(self, conversation_id: str, leaf: str, side_by_side: bool = False) -> None:
        """The branch that ends with `leaf`; `Conversation.children` tells which way each turn was left last.

        side_by_side: beside the other turns of its comparison, as a new turn of a comparison stands by itself.
        """
        ...

    async def delete_turn(self, conversation_id: str, turn_id: str) -> DeletedTurn | None:
        """One question with its answer; what followed it follows the turn before it. All in one transaction.

        None where there is no such turn, or where it or one that follows it still runs.
        """
        ...

    async def restore_turn(self, deleted: DeletedTurn) -> None:
        """Make it as it was before `delete_turn`."""
        ...

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        """The whole turn and its new or changed sources, in one transaction. A new turn becomes the shown leaf.

        Its conversation is updated then, but for a turn that had ended before: what comes to it asks nothing.
        """
        ...

    async def checkpoint(self, turn: Turn) -> None:
        """Only what grows while an answer streams: its text, reasoning and citations."""
        ...

    def hold(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        """Keep in memory what could not be saved: `conversation` shows it, and so does `book`."""
        ...

    @property
    def unsaved_ids(self) -> frozenset[str]:
        """The turns whose last state is not saved yet."""
        ...

    async def save_unsaved(self) -> None:
        """Save them; a later `save` of anything and `close` try it as well. Raises `Unavailable`."""
        ...

    async def mark_interrupted(self) -> int:
        """End the turns that run on disk, before this start of the program begins any: finished where they are written,
        else stopped."""
        ...

    async def close(self) -> None: ...


class MemoryStore(Protocol):
    """Facts about the user."""

    async def facts(self, group: str | None = None) -> list[Fact]:
        """Newest first; None: of all groups."""
        ...

    async def keep_fact(self, fact: Fact) -> None: ...

    async def forget(self, fact_id: str) -> Forgotten:
        """Take a fact away, and what turns were given of it; no copy of its words stays in the file.

        The words of answers, and what the user wrote, stay; so do backups.
        """
        ...

    async def forget_all(self, group: str | None = None) -> Forgotten:
        """The same for all facts of a group; None: of all groups."""
        ...

    async def restore(self, forgotten: Forgotten) -> None:
        """Make it as it was before."""
        ...

    async def backups_with(self, forgotten: Forgotten) -> list[Backup]:
        """The copies of the conversations, made before now, that still hold the words. None of them is changed."""
        ...

    async def renew_backup(self, old: Sequence[Backup]) -> Backup:
        """Make a fresh copy, look through it, and when it is whole, delete the old ones.

        Raises `Unavailable`; then the old ones stay.
        """
        ...


class SettingsStore(Protocol):
    """The settings file, which people and other programs change as well. What cannot be read is never overwritten."""

    def load(self) -> Settings: ...

    def changed(self, since: Settings) -> Settings | None:
        """What the file holds, where that is not `since`; None, too, where it cannot be understood at the moment."""
        ...

    def save(self, settings: Settings, since: Settings | None = None) -> Saved:
        """Put what was changed since `since` (None: since the last reading) into the file, beside what others changed.

        Where both changed the same field ours counts, and their file is kept aside. Raises `Unavailable`.
        """
        ...

    @property
    def problem(self) -> str:
        """Why the file could not be read at the last `load`, or empty."""
        ...


class SecretStore(Protocol):
    """Keys by provider id: of the environment, the user's `.env`, this session, the keychain, an encrypted file."""

    def get(self, provider_id: str) -> str: ...

    def origin(self, provider_id: str) -> str:
        """`environment`, `.env`, `keychain`, `file`, `session`, or empty where there is no key."""
        ...

    async def set(self, provider_id: str, key: str) -> str:
        """Keep a key (empty: forget it); returns where it is kept now: `keychain`, `file` or `session`."""
        ...

    async def load(self, provider_ids: Sequence[str]) -> None:
        """Read these keys from the keychain ahead of use; `get` itself never blocks."""
        ...


class KeyPlace(StrEnum):
    """Where a key that is set now is kept."""

    KEYCHAIN = "keychain"
    FILE = "file"  # the encrypted one, which is open
    LOCKED = "locked"  # the encrypted one, once its passphrase was typed; until then in memory
    SESSION = "session"  # in memory: there is no keychain, and nobody asked for the file


class KeyVault(Protocol):
    """The encrypted file that keeps keys where there is no keychain, once the user asked for it.

    Its calls raise `Unavailable`, with a `KeyFileReason` where the disk did its part.
    """

    @property
    def place(self) -> KeyPlace:
        """Where a key that is set now is kept."""
        ...

    def locked_ids(self) -> frozenset[str]:
        """Whose keys cannot be read before the file is open."""
        ...

    async def create_file(self, passphrase: str) -> None:
        """Begin a file; what was kept for this session is in it from now on."""
        ...

    async def unlock(self, passphrase: str) -> None: ...

    async def change_passphrase(self, old: str, new: str) -> None: ...

    async def delete_file(self) -> None:
        """The file goes, and every key in it."""
        ...
