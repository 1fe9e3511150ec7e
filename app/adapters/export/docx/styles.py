"""How the document looks: fonts with their East Asian companions, code, notes, lists, page numbers."""

from typing import TYPE_CHECKING, Any

from app.adapters.export.docx.xml import element, text_element

if TYPE_CHECKING:
    from docx.document import Document

_EAST_ASIAN = "Microsoft YaHei"  # others stand in where it is not installed
_REGIONAL = {"zh-TW": "Microsoft JhengHei", "ja": "Yu Gothic", "ko": "Malgun Gothic"}  # by the language of its words
_LEVELS = 9
BULLETS, NUMBERS = "901", "902"  # abstract lists


def add_styles(document: "Document", language: str = "en") -> None:
    from docx.enum.style import WD_STYLE_TYPE
    from docx.shared import Cm, Pt, RGBColor

    for defaults in document.styles.element.iter(_w("lang")):  # what it is spelt by, and the shapes of Han characters
        defaults.set(_w("val"), language)
        defaults.set(_w("eastAsia"), language)
    east_asian = _REGIONAL.get(language, _EAST_ASIAN)
    section = document.sections[0]
    section.page_width, section.page_height = Cm(21), Cm(29.7)
    section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = Cm(2.2)
    _font(document.styles["Normal"], "Calibri", 10.5, east_asian)
    document.styles["Normal"].paragraph_format.space_after = Pt(6)
    for level, size in enumerate((18, 14, 12, 11, 11, 11, 11), 0):
        style: Any = document.styles["Title" if level == 0 else f"Heading {level}"]
        _font(style, "Calibri", size, east_asian)
        style.font.bold, style.font.italic, style.font.color.rgb = True, False, RGBColor(0x1E, 0x22, 0x24)
        style.paragraph_format.keep_with_next = True
        for border in style.element.findall(".//{*}pBdr"):
            border.getparent().remove(border)
    quote: Any = document.styles["Quote"]
    quote.font.italic, quote.font.color.rgb = False, RGBColor(0x3C, 0x41, 0x45)
    quote.paragraph_format.left_indent = Cm(0.8)
    for name, kind in (("Code", WD_STYLE_TYPE.PARAGRAPH), ("Footnote Text", WD_STYLE_TYPE.PARAGRAPH)):
        style = document.styles.add_style(name, kind)
        style.base_style = document.styles["Normal"]
        style.element.set(_w("styleId"), name.replace(" ", ""))
        _font(style, "Consolas" if name == "Code" else "Calibri", 9, east_asian)
        style.paragraph_format.space_after = Pt(0 if name == "Code" else 2)
        if name == "Code":
            style.element.get_or_add_pPr().insert(0, element("w:shd", val="clear", color="auto", fill="F1F1ED"))
    code: Any = document.styles.add_style("Inline Code", WD_STYLE_TYPE.CHARACTER)
    _font(code, "Consolas", 9.5, east_asian)
    reference: Any = document.styles.add_style("Footnote Reference", WD_STYLE_TYPE.CHARACTER)
    reference.element.set(_w("styleId"), "FootnoteReference")
    reference.font.superscript = True
    link: Any = document.styles.add_style("Hyperlink", WD_STYLE_TYPE.CHARACTER)
    link.font.color.rgb, link.font.underline = RGBColor(0x0B, 0x66, 0x64), True
    about: Any = document.styles.add_style("About", WD_STYLE_TYPE.PARAGRAPH)
    about.base_style = document.styles["Normal"]
    _font(about, "Calibri", 9, east_asian)
    about.font.color.rgb = RGBColor(0x56, 0x5D, 0x61)
    _add_lists(document)
    _add_page_numbers(section)


def new_list(document: "Document", kind: str, start: int = 1) -> str:
    """The id of a list that counts from its own beginning."""
    numbering = document.part.numbering_part.element
    ids = [int(one.get(_w("numId"))) for one in numbering.findall(_w("num"))]
    number = str(max([*ids, 0]) + 1)
    counts = [
        element("w:lvlOverride", [element("w:startOverride", val=str(start if level == 0 else 1))], ilvl=str(level))
        for level in range(_LEVELS)
    ]
    overrides = counts if kind == NUMBERS else []
    numbering.append(element("w:num", [element("w:abstractNumId", val=kind), *overrides], numId=number))
    return number


def _font(style: Any, name: str, size: float, east_asian: str) -> None:
    from docx.shared import Pt

    style.font.name, style.font.size = name, Pt(size)
    fonts = style.element.get_or_add_rPr().get_or_add_rFonts()
    for theme in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
        fonts.attrib.pop(_w(theme), None)
    fonts.set(_w("eastAsia"), east_asian)
    fonts.set(_w("cs"), "Arial")


def _add_lists(document: "Document") -> None:
    numbering = document.part.numbering_part.element
    first = next(iter(numbering.findall(_w("num"))), None)
    for kind in (BULLETS, NUMBERS):
        levels = [_level(kind, level) for level in range(_LEVELS)]
        one = element(
            "w:abstractNum", [element("w:multiLevelType", val="hybridMultilevel"), *levels], abstractNumId=kind
        )
        numbering.append(one) if first is None else first.addprevious(one)


def _level(kind: str, level: int) -> Any:
    sign = ("•", "◦", "▪")[level % 3] if kind == BULLETS else f"%{level + 1}."
    indent = element("w:ind", left=str(400 * (level + 1)), hanging="400")
    return element(
        "w:lvl",
        [
            element("w:start", val="1"),
            element("w:numFmt", val="bullet" if kind == BULLETS else "decimal"),
            element("w:lvlText", val=sign),
            element("w:lvlJc", val="left"),
            element("w:pPr", [indent]),
        ],
        ilvl=str(level),
    )


def _add_page_numbers(section: Any) -> None:
    from docx.enum.text import WD_ALIGN_PARAGRAPH

    paragraph = section.footer.paragraphs[0]
    paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
    for kind, words in (("begin", ""), ("", " PAGE "), ("end", "")):
        run = paragraph.add_run()._r
        run.append(element("w:fldChar", fldCharType=kind) if kind else text_element("w:instrText", words))


def _w(name: str) -> str:
    from docx.oxml.ns import qn

    return str(qn(f"w:{name}"))
