"""A page's elements in one pass: where each one's subtree ends, how much text stands in it, who and when it names."""

from typing import TYPE_CHECKING

from app.adapters.reading.extraction.threads.markup import (
    BOLD,
    LONGEST_NAME,
    NO_PROSE,
    NO_TEXT,
    ClassName,
    attributes_of,
    class_name,
    is_hidden,
    is_of_profile,
    names_author,
    names_date,
)

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_QUOTES = ("blockquote", "q")
_NOTHING = ClassName()


class Outline:
    """Elements in the order of the page. Left out with all that they hold: scripts, controls, navigation.

    Linear: each element is met once.
    """

    def __init__(self, root: "HtmlElement", *, for_robots: bool = False) -> None:
        """`for_robots`: with what stands there only for readers without scripts."""
        self.elements: list[HtmlElement] = []
        self.parent: list[int] = []
        self.classes: list[ClassName] = []
        self.own: list[int] = []  # characters of text that stand in an element itself
        self.weight: list[int] = []  # and in all that it holds
        self.linked: list[int] = []  # and in its links and titles
        self.authors: list[int] = []  # elements that name somebody, outside quotations
        self.dates: list[int] = []
        self.bold: list[int] = []  # short texts that stand out: names, where nothing else names somebody
        self._walk(root, NO_TEXT if for_robots else NO_TEXT | {"noscript"})
        self.end = self._summed()

    def _walk(self, root: "HtmlElement", skipped: frozenset[str]) -> None:
        stack: list[tuple[HtmlElement, int, bool, bool, bool]] = [(root, -1, False, False, False)]
        while stack:
            element, parent, quoted, in_link, aside = stack.pop()
            tag = element.tag
            if not isinstance(tag, str) or tag in skipped:
                continue
            attributes = attributes_of(element)
            if attributes and parent >= 0 and is_hidden(attributes):
                continue
            name = class_name(attributes["class"]) if "class" in attributes else _NOTHING
            i = len(self.elements)
            aside = aside or name.aside
            quoted = quoted or tag in _QUOTES or (name.quote and parent >= 0)
            in_link = in_link or tag in NO_PROSE
            children = list(element)
            texts = [
                text for text in (element.text, *[child.tail for child in children]) if text and not text.isspace()
            ]
            own = 0 if aside else sum(map(len, texts))
            self._add(element, parent, name, own, in_link)
            if not quoted:
                if name.author or names_author(tag, attributes):
                    self.authors.append(i)
                if names_date(tag, attributes, texts) and not is_of_profile(element):
                    self.dates.append(i)
                elif tag in BOLD and 0 < own <= LONGEST_NAME:
                    self.bold.append(i)
            if children:
                stack += [(child, i, quoted, in_link, aside) for child in reversed(children)]

    def _add(self, element: "HtmlElement", parent: int, name: ClassName, own: int, in_link: bool) -> None:
        self.elements.append(element)
        self.parent.append(parent)
        self.classes.append(name)
        self.own.append(0 if in_link else own)
        self.weight.append(own)
        self.linked.append(own if in_link else 0)

    def _summed(self) -> list[int]:
        end = [i + 1 for i in range(len(self.elements))]
        for i in range(len(end) - 1, 0, -1):
            above = self.parent[i]
            end[above] = max(end[above], end[i])
            self.weight[above] += self.weight[i]
            self.linked[above] += self.linked[i]
        return end
