"""Answers that were checked, and the sources of their turn, for the tests of the marks."""

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation
from app.core.domain.evidence import Passage
from app.core.editing.marks.sources import SourceEvidence

BRIDGE = "The bridge at Alta is 420 metres long and was opened in 1968 by the king."
TOWER = "The tower of Alta stands on the hill and has been closed to visitors for years."
HARBOUR = "The harbour of Alta freezes in winter, when fishermen mend their nets ashore."


def source(number: int | None, *texts: str, **more: object) -> SourceEvidence:
    id = f"s{number}"
    return SourceEvidence(id, number, tuple(Passage(id, text) for text in texts), **more)  # type: ignore[arg-type]


def checked(text: str, *evidence: SourceEvidence) -> tuple[Citation, ...]:
    texts = {one.number: one.texts for one in evidence if one.number is not None}
    return checked_citations(text, place_citations(text, texts), texts)
