"""What in an answer is code, link, image, maths or HTML: the single authority; no marker is read there.

The rules are CommonMark's with GFM tables, dollar maths and `\\(…\\)`, `\\[…\\]`, as our renderer reads them, but one:
**a number in brackets belongs to the sources before it belongs to Markdown's references.** Models like to end an answer
with `[1]: https://…`. Such a definition is protected (nothing in it is a marker, and the renderer leaves it out), but
`[1]` and `[1][2]` elsewhere stay markers. `[the report][1]` is a link where `[1]: https://…` is there, and else text
with a marker behind it; `[1]: yes` is no definition but a marker at the beginning of a line.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from app.core.citing.blocks import Blocks
from app.core.citing.inline import Scan, merged
from app.core.citing.lines import lines
from app.core.citing.links import definitions
from app.core.citing.prose import Prose
from app.core.domain.citation import Span


@dataclass(frozen=True)
class Reading:
    """A text read as Markdown: code by lines, the prose between, and all labels that are defined anywhere in it."""

    code: list[Span]
    prose: list[Prose]
    labels: set[str]


def read(text: str) -> Reading:
    blocks = Blocks()
    for start, line in lines(text):
        blocks.add(start, line)
    blocks.close()
    return Reading(blocks.code, blocks.prose, labels_of(blocks.prose))


def labels_of(blocks: Iterable[Prose]) -> set[str]:
    """The normalised labels that these blocks define."""
    return {label for prose in blocks if prose.defines for _, _, label in definitions(prose.text)}


def scanned(prose: Prose, labels: set[str]) -> tuple[list[Span], int]:
    """The protected spans of a block of prose, in its own offsets, and `Scan.hanging`."""
    defined = [(start, end) for start, end, _ in definitions(prose.text)] if prose.defines else []
    scan = Scan(prose.text, labels)
    return merged(sorted([*defined, *scan.spans])), scan.hanging


def protected_spans(text: str) -> list[Span]:
    """Sorted spans, none overlapping another, of all that is code, link, image, address, HTML or maths."""
    reading = read(text)
    spans = list(reading.code)
    for prose in reading.prose:
        spans += (prose.span(*span) for span in scanned(prose, reading.labels)[0])
    return _joined(sorted(spans))


def _joined(spans: list[Span]) -> list[Span]:
    """As `merged`, and spans that touch become one: the lines of a code block."""
    result: list[Span] = []
    for start, end in spans:
        if result and start <= result[-1][1]:
            result[-1] = result[-1][0], max(end, result[-1][1])
        else:
            result.append((start, end))
    return result
