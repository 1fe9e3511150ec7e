"""A PDF is the page of HTML, printed by whoever can print."""

import pytest

from app.adapters.export.markdown import MarkdownWriter
from app.adapters.export.pdf import PdfWriter
from app.core.domain.conversation import Conversation
from app.core.domain.errors import Unavailable
from app.core.domain.transfer.whole import WholeConversation
from app.core.export.words import ENGLISH, Branches

WHOLE = WholeConversation(Conversation("c", "Title"))


class Printer:
    async def pdf(self, html: str) -> bytes:
        return f"%PDF {html}".encode()


async def test_the_page_goes_to_the_printer() -> None:
    writer = PdfWriter(MarkdownWriter(), Printer().pdf)
    assert await writer.content(WHOLE, ENGLISH, Branches.CURRENT) == b"%PDF # Title\n"


async def test_without_an_off_screen_browser_nothing_is_printed() -> None:
    with pytest.raises(Unavailable):
        await PdfWriter(MarkdownWriter(), None).content(WHOLE, ENGLISH, Branches.CURRENT)
