"""No path of the machine is in any of the four files."""

import pytest

from app.adapters.export.references import companions
from app.core.domain.sources import Origin, Source
from app.core.domain.transfer.whole import WholeConversation
from app.core.export.evidence.texts import no_texts
from app.core.export.words import ENGLISH, Branches
from app.ui.export.evidence.writer import EvidenceWriter
from tests.core.export.evidence.samples import conversation, turn

PATH = "/home/alice/secret/plan.pdf"
OWN = (
    Source("one", f"document:{PATH}", f"file://{PATH}", "plan.pdf", 1, Origin.KNOWLEDGE),
    Source("one", f"document:{PATH}", f"file://{PATH}", "", 1, Origin.KNOWLEDGE),
    Source("one", f"document:{PATH}", "", "", 1, Origin.FILE),
    Source("one", f"document:{PATH}", "", PATH, 1, Origin.FILE),
    Source("one", "x", f"file://{PATH}", "", 1, Origin.PROVIDER),
)


@pytest.mark.parametrize("source", OWN, ids=range(len(OWN)))
async def test_a_file_of_the_users_is_named_and_not_placed(source: Source) -> None:
    one = turn(files=(PATH,))
    one.sources["one"] = source
    whole = WholeConversation(conversation(one))
    files = dict(await companions(whole, ENGLISH, Branches.CURRENT))
    files["page"] = await EvidenceWriter(no_texts).content(whole, ENGLISH, Branches.CURRENT)
    for name, content in files.items():
        assert b"alice" not in content, name
        assert b"plan.pdf" in content, name
