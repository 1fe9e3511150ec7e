"""The allow-list that every answer passes: what is not named here never reaches the page."""

import re

import nh3
from pygments.token import STANDARD_TYPES

from app.ui.transcript.markdown.links import is_safe_link

_HTML = """a blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr li ol p pre s span strong
summary table tbody td th thead tr ul"""
_MATHML = """math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow mspace msqrt
mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none"""

TAGS = frozenset((*_HTML.split(), *_MATHML.split()))
MATH_TAGS = frozenset(_MATHML.split())
_MATHS_ASK = """columnalign columnspacing depth display displaystyle fence form height linebreak linethickness lspace
mathvariant maxsize minsize notation rowspacing rspace scriptlevel separator stretchy voffset width"""
MATH_ATTRIBUTES = frozenset(_MATHS_ASK.split())
_DIRECTED = (
    "blockquote", "dd", "details", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p", "summary", "td", "th", "ul"
)  # fmt: skip
ATTRIBUTES: dict[str, set[str]] = {
    **{tag: {"dir"} for tag in _DIRECTED},
    **{tag: set(MATH_ATTRIBUTES) for tag in MATH_TAGS},
    "math": {"xmlns", "display"},
    "a": {"href", "title", "class"},
    "ol": {"dir", "start"},
    "th": {"dir", "class"},
    "td": {"dir", "class"},
    "div": {"class", "dir"},
    "span": {"class"},
    "code": {"class"},
    "pre": {"class"},
}
_OWN = "code codebar drawable lang table formula maths image left center right"
OWN_CLASSES = frozenset(_OWN.split())
CLASSES = OWN_CLASSES | {name for name in STANDARD_TYPES.values() if name}
LINK_REL = "noopener noreferrer nofollow"

_MATH_VALUE = re.compile(r"[\w\s.+\-%#]{0,40}")


def clean(html: str) -> str:
    """HTML with nothing but the allow-list in it. Never raises on hostile text."""
    return _cleaner.clean(html.encode("utf-8", "replace").decode())  # half a surrogate pair is not text


def _allowed_value(tag: str, name: str, value: str) -> str | None:
    """The attribute's value, or None to drop it."""
    match name:
        case "class":
            return " ".join(part for part in value.split() if part in CLASSES) or None
        case "href":
            return value if is_safe_link(value) else None
        case "dir":
            return value if value in ("auto", "ltr", "rtl") else None
        case "start":
            return value if value.isascii() and value.isdigit() and len(value) < 10 else None
        case "title" | "rel" | "xmlns":
            return value
    return value if tag in MATH_TAGS and _MATH_VALUE.fullmatch(value) else None


_cleaner = nh3.Cleaner(
    tags=set(TAGS),
    clean_content_tags={"script", "style", "title", "textarea", "template", "noscript", "iframe"},
    attributes=ATTRIBUTES,
    attribute_filter=_allowed_value,
    link_rel=LINK_REL,
    url_schemes={"http", "https", "mailto"},
)
