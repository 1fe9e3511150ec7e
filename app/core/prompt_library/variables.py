"""Variables in a prompt's text: where they are, what they offer, and the text once they are filled.

`{{topic}}` is asked for, `{{topic=bees}}` begins with a default, `{{tone|formal|friendly}}` is a choice whose first one
is the default. `{{selection}}`, `{{clipboard}}` and `{{date}}` are filled by the program. Before one of these a
backslash makes it plain text. Everything else in braces is text: LaTeX, templates of other programs, code.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

SELECTION, CLIPBOARD, DATE = "selection", "clipboard", "date"
FILLED = (SELECTION, CLIPBOARD, DATE)  # by the program, where it has something

_NAME = r"[^\W\d_](?:[\w -]{0,58}\w)?"
_VARIABLE = re.compile(
    rf"(?P<escape>\\?)(?<!\{{)\{{\{{(?P<name>{_NAME})"
    r"(?:=(?P<default>[^{}\n]{0,500})|(?P<choices>(?:\|[^{}|\n]{0,200}){1,50}))?\}\}(?!\})"
)
_TEX = re.compile(r"(?:[\^_$%#}]|\\[A-Za-z]{1,30})$")  # what a brace of a formula stands behind


@dataclass(frozen=True)
class Variable:
    """`choices`: the first one is the default."""

    name: str
    default: str = ""
    choices: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """Of a variable that the program fills: which one; else empty."""
        name = self.name.lower()
        return name if name in FILLED else ""

    @property
    def usual(self) -> str:
        """What it is before anybody fills it."""
        return self.choices[0] if self.choices else self.default


@dataclass(frozen=True)
class Span:
    """Where a variable stands in the text; `variable` is None where a backslash makes it plain."""

    start: int
    end: int
    variable: Variable | None


def spans(text: str) -> Iterator[Span]:
    before = 0  # where the last one ended: what stands right behind a variable is behind no formula
    for match in _VARIABLE.finditer(text):
        start = match.start()
        if not match["escape"] and start != before and _TEX.search(text, max(0, start - 32), start):
            continue
        before = match.end()
        yield Span(start, match.end(), None if match["escape"] else _variable(match))


def variables(text: str) -> tuple[Variable, ...]:
    """Each name once, in the order in which they stand; the first that says more than its name counts."""
    by_name: dict[str, Variable] = {}
    for span in spans(text):
        if (one := span.variable) is not None and (one.name not in by_name or not by_name[one.name].usual):
            by_name[one.name] = one
    return tuple(by_name.values())


def fill(text: str, values: Mapping[str, str]) -> str:
    """Values by name, put in once and never read as a template. What has none stays as it is written."""
    parts: list[str] = []
    end = 0
    for span in spans(text):
        parts.append(text[end : span.start])
        end = span.end
        written = text[span.start : end]
        if span.variable is None:
            parts.append(written[1:])
        else:
            parts.append(values.get(span.variable.name, written))
    return "".join((*parts, text[end:]))


def escaped(text: str) -> str:
    """A prompt that is filled to just this text."""
    parts: list[str] = []
    end = 0
    for span in spans(text):
        parts += text[end : span.start], "\\", text[span.start : span.end]
        end = span.end
    return "".join((*parts, text[end:]))


def _variable(match: re.Match[str]) -> Variable:
    choices = tuple(dict.fromkeys(filter(None, (one.strip() for one in (match["choices"] or "").split("|")))))
    return Variable(match["name"], (match["default"] or "").strip(), choices)
