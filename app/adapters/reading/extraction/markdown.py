"""Small repairs of extracted Markdown."""

import re

_FOOTNOTE = re.compile(r"<sup>\s*(?:\\?\[[^\[\]<>\\]{1,20}\\?\]\s*)+</sup>")
_POWER = re.compile(r"<sup>([^<>]{1,40})</sup>")
_INDEX = re.compile(r"<sub>([^<>]{1,40})</sub>")
_UNSEEN = re.compile(r"[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]")  # soft hyphens, direction overrides
_INTRAWORD = re.compile(r"(?<=\w)\\_(?=\w)")
_COMPARED = re.compile(r"(?<=\w )\\([<>])(?==? \S)")  # with spaces around it is neither tag nor quotation


def normalized(text: str) -> str:
    """Without the page's own footnote marks, which would look like our citations, unseen signs and needless escapes."""
    text = _FOOTNOTE.sub("", _UNSEEN.sub("", text).replace("\xa0", " "))
    text = _POWER.sub(r"^\1", text)
    text = _INDEX.sub(r"\1", text)
    text = _INTRAWORD.sub("_", text)
    text = _COMPARED.sub(r"\1", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def plain_to_markdown(text: str) -> str:
    """Lines as paragraphs, with the signs escaped that would make headings, lists, links or emphasis of them."""
    lines = (line.strip() for line in text.splitlines())
    return "\n\n".join(re.sub(r"([\\`*\[\]])|^([#>+-])", r"\\\1\2", line) for line in lines if line)
