"""What in an answer is code, link, image, maths or HTML: the single authority; no marker is read there.

markdown-it parses, as it does for our renderer and by the same rules (`grammar`), but one: **a number in brackets
belongs to the sources before it belongs to Markdown's references.** Models like to end an answer with
`[1]: https://…`. Such a definition is protected (nothing in it is a marker, and the renderer leaves it out), but `[1]`
and `[1][2]` elsewhere stay markers. `[the report][1]` is a link where `[1]: https://…` is there, and else text with a
marker behind it; `[1]: yes` is no definition but a marker at the beginning of a line.
"""

from collections.abc import Mapping
from typing import Any

from app.core.citing.markdown.prose import Prose, Reading
from app.core.citing.markdown.spans import merged
from app.core.domain.citation import Span


def read(text: str, labels: Mapping[str, Any] | None = None) -> Reading:
    """labels: those of the text before this one, where it is the rest of a longer one."""
    from app.core.citing.markdown import blocks  # markdown-it takes 30 ms to import: nothing shall start later for it

    return blocks.read(text, labels or {})


def scan(prose: Prose, labels: Mapping[str, Any]) -> tuple[list[Span], int]:
    """The protected spans of a block of prose in its own offsets, in order and apart, and where the first mark hangs.

    That is one which lacks its other half and may still get it from text to come; -1 where there is none.
    """
    from app.core.citing.markdown import inline

    return inline.scan(prose.text, labels)


def protected_spans(text: str) -> list[Span]:
    """Sorted spans, none overlapping another, of all that is code, link, image, address, HTML or maths."""
    reading = read(text)
    spans = list(reading.protected)
    for prose in reading.prose:
        spans += (prose.span(*span) for span in scan(prose, reading.labels)[0])
    return merged(spans, neighbours=True)
