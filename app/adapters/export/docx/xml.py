"""Small helpers over the XML of a document."""

import re
from typing import Any

# All that XML 1.0 has no place for, and what turns the direction of text.
_UNFIT = re.compile(
    "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e\u2066-\u2069]|[\ue000-\ue002]"
)


def fit(text: str) -> str:
    """The text without what XML refuses, or what belongs to our own marks."""
    return _UNFIT.sub("", text)


def element(name: str, children: "tuple[Any, ...] | list[Any]" = (), **attributes: str) -> Any:
    """`element("w:pStyle", val="Code")`; attributes are of the same namespace as the name."""
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn

    node = OxmlElement(name)
    prefix = name.partition(":")[0]
    for key, value in attributes.items():
        node.set(qn(f"{prefix}:{key}"), value)
    node.extend(children)
    return node


def text_element(name: str, text: str) -> Any:
    """`w:t` and its like, whose spaces count."""
    node = element(name)
    node.text = fit(text)
    node.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
    return node
