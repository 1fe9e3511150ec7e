"""The texts of the pages behind a conversation, as far as they are still there. Nothing is asked of the network."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from app.core.domain.addresses import is_web_address
from app.core.domain.conversation import Conversation
from app.core.domain.evidence import Page
from app.core.export.evidence.gathering import CachedText, Texts, cited_sources
from app.core.export.words import Branches
from app.core.reading import without_invisible

_MOST = 2000  # sources

PageText = Callable[[str, bool], Awaitable[tuple[Page, float] | None]]
"""(address, whether it may be on disk) → the page and when it was last known to be so (seconds since 1970)."""


async def no_texts(address: str, keep: bool) -> None:
    """Of a place without a cache."""


async def texts_of(conversation: Conversation, branches: Branches, page_text: PageText, turn_id: str = "") -> Texts:
    """turn_id: of this turn alone."""
    texts: dict[str, CachedText] = {}
    for source in cited_sources(conversation, branches, turn_id)[:_MOST]:
        for address in dict.fromkeys((source.url, source.address)):
            if not is_web_address(address):
                continue
            if (cached := await page_text(address, not conversation.private)) is not None:
                page, checked = cached
                texts[source.id] = CachedText(replace(page, text=without_invisible(page.text)), checked)
                break
    return texts
