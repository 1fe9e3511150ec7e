"""TeX → MathML for the browser to set; what the converter does not know is left to be shown as source."""

import re
from functools import lru_cache
from html import escape
from xml.etree import ElementTree

from app.ui.transcript.markdown.chemistry import spelled_out
from app.ui.transcript.markdown.sanitizer import MATH_ATTRIBUTES, MATH_TAGS
from app.ui.wording.foreign.direction import unturned

_LONGEST = 4000  # characters; the converter is quadratic on some input
_NAMESPACE = "{http://www.w3.org/1998/Math/MathML}"
_LEAVES = {"mi", "mn", "mo", "mtext"}
# Models write these inside a display; the converter knows only the forms that stand alone.
_SAME = re.compile(r"\\(begin|end)\{(aligned|alignedat|gathered|eqnarray\*?|align|equation|equation\*)\}(?:\{\d\})?")
_INSTEAD = {"aligned": "align*", "alignedat": "align*", "align": "align*", "eqnarray": "align*", "eqnarray*": "align*"}


@lru_cache(maxsize=512)  # the open block of a streaming answer is rendered again and again
def mathml(tex: str, display: bool) -> str | None:
    """The formula as a `<math>` element, or None where the source had better be shown."""
    if len(tex) > _LONGEST or not tex.strip() or "$$" in tex:
        return None
    plain = spelled_out(unturned(tex))
    markup = None if plain is None else _converted(_SAME.sub(_renamed, plain), "block" if display else "inline")
    if markup is None:
        return None
    try:
        root = ElementTree.fromstring(markup)  # a bare `&` or a tag inside \text{} is not well-formed
    except ElementTree.ParseError:
        return None
    return _written(root) if _is_understood(root) else None


def _converted(tex: str, display: str) -> str | None:
    from latex2mathml.converter import convert  # 54 ms to import, on the worker thread

    try:
        return str(convert(tex, display=display))
    except Exception:  # latex2mathml has a dozen unrelated error classes and lets IndexError, KeyError … through too
        return None


def _renamed(match: re.Match[str]) -> str:
    instead = _INSTEAD.get(match[2])
    return f"\\{match[1]}{{{instead}}}" if instead else ""


def _is_understood(root: ElementTree.Element) -> bool:
    """Only MathML, text only in leaves, and no command that came through unread, such as `<mi>\\foo</mi>`."""
    for element in root.iter():
        tag = element.tag.removeprefix(_NAMESPACE)
        text = "" if element.text is None else element.text
        if tag not in MATH_TAGS or "\\" in text or "href" in element.attrib:
            return False
        if (tag in _LEAVES) == (len(element) > 0) and (tag in _LEAVES or text.strip()):
            return False
    return True


def _written(element: ElementTree.Element) -> str:
    tag = element.tag.removeprefix(_NAMESPACE)
    attributes = "".join(f' {k}="{escape(v)}"' for k, v in element.attrib.items() if _is_allowed(tag, k))
    inner = escape(element.text or "", quote=False) + "".join(map(_written, element))
    return f"<{tag}{attributes}>{inner}</{tag}>"


def _is_allowed(tag: str, attribute: str) -> bool:
    return attribute == "display" if tag == "math" else attribute in MATH_ATTRIBUTES
