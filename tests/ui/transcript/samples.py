"""Made-up answers and sources for the transcript's tests."""

from html.parser import HTMLParser

from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation
from app.ui.transcript.markdown.chips import Mark

ANSWER = """# Glaciers 冰川

Glaciers *shrink* every year [1], and **faster since 2000 [2][3]**. More at https://example.org/a?b=1&c=2。

- [ ] measure [1]
- [x] compare
  1. nested, with `code [1]`
  2. and \\(v = \\frac{s}{t}\\)

| Year | Loss |
|:-----|-----:|
| 2000 | 1 m [2] |
| 2020 | 2 m |

```python
def loss(year: int) -> str:
    return "<b>" + str(year)  # [1]
```

> 据报道，冰川正在消退【3】。

\\[
\\begin{aligned}
a &= b \\\\
c &= d
\\end{aligned}
\\]

The end [1, 2].
"""


def cited(text: str, known: range = range(1, 4)) -> tuple[tuple[Citation, ...], list[Mark]]:
    """The text's citations, and their marks with made-up sites."""
    citations = place_citations(text, known)
    return citations, marks_for(citations)


def marks_for(citations: tuple[Citation, ...] | list[Citation]) -> list[Mark]:
    return [
        Mark(i, c.numbers, tuple(f"site{n}.org" for n in c.numbers), tuple(f"Title {n}" for n in c.numbers), c.marker)
        for i, c in enumerate(citations)
    ]


class Parsed(HTMLParser):
    """What a browser would see: tags with attributes, and the text outside of chips."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._inside_button = 0
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._inside_button += tag == "button"

    def handle_endtag(self, tag: str) -> None:
        self._inside_button -= tag == "button"

    def handle_data(self, data: str) -> None:
        self.text += "" if self._inside_button else data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]
