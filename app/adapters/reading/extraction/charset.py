"""Bytes of a page → text, whatever the server and the page say about their encoding, or keep to themselves."""

import codecs
import re

_BOMS = (  # UTF-32 before UTF-16, whose mark begins it
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# What pages mean when they name these (https://encoding.spec.whatwg.org/#names-and-labels): each is a superset.
_SUPERSETS = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "hz": "gb18030",
    "iso8859-1": "cp1252",
    "ascii": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "big5": "big5hkscs",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "euc_jis_2004": "euc_jp",
    "utf-16": "utf-8",  # who declares it in ASCII bytes is wrong (the same standard)
    "utf-16-le": "utf-8",
    "utf-16-be": "utf-8",
    "utf-7": "utf-8",
}
# The encodings of the web, in Python's names; its other codecs are no text, slow, or nobody's.
_WEB = frozenset(
    [
        *("utf-8", "gb18030", "big5hkscs", "cp932", "euc_jp", "iso2022_jp", "cp949", "koi8-r", "koi8-u", "mac-roman"),
        *("mac-cyrillic", "cp866", "cp874", "cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1255", "cp1256"),
        *("cp1257", "cp1258", "iso8859-2", "iso8859-3", "iso8859-4", "iso8859-5", "iso8859-6", "iso8859-7"),
        *("iso8859-8", "iso8859-10", "iso8859-13", "iso8859-14", "iso8859-15", "iso8859-16"),
    ]
)
_GUESSED = sorted(_WEB - {"utf-8", "iso2022_jp", "iso8859-3", "iso8859-4", "iso8859-10", "iso8859-14", "iso8859-16"})
_DECLARED = re.compile(
    rb"""<meta[^>]{0,400}?charset\s{0,20}+=\s{0,20}+["']?+\s{0,20}+([\w.:-]{2,30})"""
    rb"""|<\?xml[^>]{0,200}?encoding\s{0,20}+=\s{0,20}+["']([\w.:-]{2,30})""",
    re.IGNORECASE,
)
_TAGS = re.compile(rb"<[^<>]{0,2000}>|[\x00-\x40\x5b-\x60\x7b-\x7f]{3,}")  # bounded: pages may be hostile
_HEAD = 300_000  # bytes in which a declaration is looked for: some stand below long scripts
_SAMPLE = 24_000  # bytes: more do not tell more, and detection is slow
_WESTERN = ("cp1252", "cp1254")
_SURELY = 40  # bytes of long characters that make valid UTF-8 certain
_TOLERATED = 0.002  # damaged characters a character: a cut quotation, a foreign advertisement


def decode(data: bytes, content_type: str = "") -> str:
    """The text of a page, without a byte order mark. `content_type` is the HTTP header's value. Never fails."""
    for mark, name in _BOMS:
        if data.startswith(mark):
            return data[len(mark) :].decode(name, "replace")
    encoding = detect(data, content_type)
    return _text(data, encoding)


def detect(data: bytes, content_type: str = "") -> str:
    """Python's name of the encoding, told by the bytes if they are surely UTF-8, else declared, else guessed."""
    if 0x1B in data and (b"\x1b$B" in data or b"\x1b$@" in data):
        return "iso2022_jp"  # all ASCII bytes, and these two begin its Japanese
    excess = _utf8_excess(data)
    if excess >= _SURELY or excess == 0:
        return "utf-8"
    for name in _declarations(data, content_type):
        if not (name in _WESTERN and excess > 0) and _is_plausible(data, name):
            return name
    return "utf-8" if excess > 0 else _guess(data)


def _declarations(data: bytes, content_type: str) -> list[str]:
    """What header, meta elements and XML declaration name, in that order of trust, as what is meant by it."""
    header = re.search(r"""charset\s{0,20}+=\s{0,20}+["']?+([\w.:-]{2,30})""", content_type, re.IGNORECASE)
    labels = [header[1]] if header else []
    labels += [(m[1] or m[2]).decode("ascii", "replace") for m in _DECLARED.finditer(data[:_HEAD])][:4]
    names = [name for label in labels if (name := _codec(label))]
    return sorted(dict.fromkeys(names), key=lambda name: name == "cp1252")  # last: many servers say so of everything


def _codec(label: str) -> str:
    """Python's name for what a page means by a label; empty for unknown ones."""
    try:
        name = codecs.lookup(label.lower().removeprefix("x-")).name
    except (LookupError, ValueError):
        return ""
    name = _SUPERSETS.get(name, name)
    return name if name in _WEB else ""


def _utf8_excess(data: bytes) -> int:
    """How many bytes more than characters valid UTF-8 has, so many of which is no chance; -1 for what is not UTF-8."""
    try:
        return len(data) - len(codecs.getincrementaldecoder("utf-8")().decode(data))
    except UnicodeDecodeError:
        return -1


def _is_plausible(data: bytes, name: str) -> bool:
    text, damaged = _decoded(data, name)
    if name in _WESTERN and _is_not_western(data):
        return False
    return damaged <= max(2, len(text) * _TOLERATED) and not _looks_wrong(text)


def _is_not_western(data: bytes) -> bool:
    """Western European text has few letters beyond ASCII; servers that call everything ISO-8859-1 are many."""
    sample = _sample(data)
    beyond = sum(byte > 0x7F for byte in sample)
    return beyond > 40 and beyond > 0.5 * sum(byte > 0x7F or chr(byte).isalpha() for byte in sample)


def _decoded(data: bytes, name: str) -> tuple[str, int]:
    """(text, damaged characters). What is cut off at the end is no damage."""
    text = _text(data, name)
    return text, text.count("\ufffd")


def _text(data: bytes, name: str) -> str:
    return codecs.getincrementaldecoder(name)("replace").decode(data)


def _looks_wrong(text: str) -> bool:
    """Control and private characters come from a wrong table: single-byte codecs seldom fail otherwise."""
    odd = len(re.findall(r"[\x80-\x9f\ue000-\uf8ff]", text))
    return odd > 5 and odd > 0.02 * (len(text) - len(re.findall(r"[\x00-\x7f]", text)))


def _guess(data: bytes) -> str:
    """By statistics over the text between the tags. Windows-1252 where nothing fits, as browsers do."""
    from charset_normalizer import from_bytes  # 30 ms, and needed for few pages

    best = from_bytes(_sample(data), cp_isolation=_GUESSED).best()
    return codecs.lookup(best.encoding).name if best else "cp1252"


def _sample(data: bytes) -> bytes:
    """Text between the tags, where it is more than ASCII."""
    return b"\n".join(piece for piece in _TAGS.sub(b"\n", data).split(b"\n") if not piece.isascii())[:_SAMPLE]
