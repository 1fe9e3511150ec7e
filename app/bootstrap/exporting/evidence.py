"""What gathers evidence and reads its sources again: put together when it is first needed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.adapters.instance.host import program_version
from app.core.domain.rules import DomainRules
from app.core.verification.evidence import Evidence
from app.core.verification.verifying import Verifier

if TYPE_CHECKING:
    from app.adapters.reading.page_reader import WebReader
    from app.bootstrap.shared_resources import Stores
    from app.core.domain.evidence import Page
    from app.core.domain.settings import SearchSettings
    from app.core.export.evidence.texts import PageText
    from app.core.ports.page_archive import PageArchive


def open_evidence(
    stores: "Stores",
    reader: "WebReader",
    search: "Callable[[], SearchSettings]",
    archive: "Callable[[], PageArchive]",
) -> Evidence:
    """search: the settings in force, whose rules for sites count for whatever a bundle names. archive: made for the
    first page that is not what it was."""

    def permits(address: str) -> bool:
        settings = search()
        return DomainRules(settings.allowed, settings.blocked).permits(address)

    async def has_copy(turn: str, source: str) -> bool:
        return source in await archive().sources(turn)

    verifier = Verifier(reader, permits, has_copy)
    return Evidence(stores.conversations, cached_texts(reader), verifier, program_version())


def cached_texts(reader: "WebReader") -> "PageText":
    async def page_text(address: str, keep: bool) -> "tuple[Page, float] | None":
        return await reader.cached(address, keep=keep)

    return page_text
