"""What stands beside a bundle."""

import json

from app.adapters.export.references import BIBTEX, CSL, MARKDOWN, companions
from app.core.domain.transfer.whole import WholeConversation
from app.core.export.words import ENGLISH, Branches
from tests.core.export.evidence.samples import conversation


async def test_footnotes_and_two_lists_of_the_same_sources() -> None:
    files = await companions(WholeConversation(conversation()), ENGLISH, Branches.CURRENT)
    assert set(files) == {MARKDOWN, BIBTEX, CSL}
    assert "[^1]: [Page one](<https://example.org/one>)" in files[MARKDOWN].decode()
    keys = [item["id"] for item in json.loads(files[CSL])]
    assert keys == ["byron2026-1", "byron2026-2"]
    assert all(f"@misc{{{key}," in files[BIBTEX].decode() for key in keys)
