"""TeX → the formulas of word processors (OMML, ECMA-376 part 1, 22.1), by way of MathML."""

from typing import Any
from xml.etree import ElementTree

from app.adapters.export.docx.xml import element, text_element

_LONGEST = 4000  # characters; the converter is quadratic on some input
_LEAVES = ("mi", "mn", "mo", "mtext", "ms")


class _NotUnderstood(ValueError):
    """Something in the formula that has no place here; its TeX is shown."""


def formula(tex: str, *, in_line: bool = True) -> Any | None:
    """An `m:oMath`, or None where the source had better be shown. One that stands alone has its limits above and
    below."""
    from latex2mathml.converter import convert

    if not tex.strip() or len(tex) > _LONGEST:
        return None
    try:
        root = ElementTree.fromstring(str(convert(tex, display="inline" if in_line else "block")))
        return element("m:oMath", _all(list(root)))
    except Exception:  # the converter has a dozen unrelated error classes, and lets IndexError, KeyError … through too
        return None


def _all(nodes: list[ElementTree.Element]) -> list[Any]:
    return [omml for node in nodes for omml in _one(node)]


def _one(node: ElementTree.Element) -> list[Any]:
    name, children = node.tag.rpartition("}")[2], list(node)
    if name in _LEAVES:
        text = node.text or ""
        if "\\" in text:
            raise _NotUnderstood(text)
        upright = element("m:nor") if name == "mtext" else element("m:sty", val="p")
        is_upright = name == "mtext" or node.get("mathvariant") == "normal"
        plain = [element("m:rPr", [upright])] if is_upright else []
        return [element("m:r", [*plain, text_element("m:t", text)])] if text else []
    if name in ("mrow", "mstyle", "mpadded", "math"):
        return _all(children)
    if name == "mspace":
        return [element("m:r", [element("m:rPr", [element("m:nor")]), text_element("m:t", _space(node))])]
    if name == "mfrac":
        return [element("m:f", [_argument("m:num", children[0]), _argument("m:den", children[1])])]
    if name == "msqrt":
        hidden = element("m:radPr", [element("m:degHide", val="1")])
        return [element("m:rad", [hidden, element("m:deg"), element("m:e", _all(children))])]
    if name == "mroot":
        return [element("m:rad", [_argument("m:deg", children[1]), _argument("m:e", children[0])])]
    if name in ("msub", "msup", "msubsup", "munder", "mover", "munderover"):
        return [_scripts(name, children)]
    if name == "mtable":
        rows = [element("m:mr", [element("m:e", _all(list(cell))) for cell in row]) for row in children]
        return [element("m:m", rows)]
    raise _NotUnderstood(name)


def _space(node: ElementTree.Element) -> str:
    """As wide as it says, in em spaces; a narrow one is a thin space."""
    width = (node.get("width") or "").removesuffix("em")
    try:
        return "\u2003" * min(round(float(width)), 10) or "\u2009"
    except ValueError:
        return " "


def _scripts(name: str, children: list[ElementTree.Element]) -> Any:
    base = _argument("m:e", children[0])
    match name:
        case "msub":
            return element("m:sSub", [base, _argument("m:sub", children[1])])
        case "msup":
            return element("m:sSup", [base, _argument("m:sup", children[1])])
        case "msubsup":
            return element("m:sSubSup", [base, _argument("m:sub", children[1]), _argument("m:sup", children[2])])
        case "munder":
            return element("m:limLow", [base, _argument("m:lim", children[1])])
        case "mover":
            return element("m:limUpp", [base, _argument("m:lim", children[1])])
    lower = element("m:limLow", [base, _argument("m:lim", children[1])])
    return element("m:limUpp", [element("m:e", [lower]), _argument("m:lim", children[2])])


def _argument(name: str, node: ElementTree.Element) -> Any:
    return element(name, _one(node))
