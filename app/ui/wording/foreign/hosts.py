"""Hosts as they are shown: a name that only looks like another one is shown as it is sent over the wire."""

import re
import unicodedata

from app.ui.wording.foreign.direction import unturned

_EAST_ASIAN = frozenset(("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"))
_OTHERS = """CYRILLIC GREEK ARMENIAN HEBREW ARABIC DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA
MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR GEORGIAN ETHIOPIC KHMER"""
_IN_USE = _EAST_ASIAN | frozenset(_OTHERS.split())
_EUROPEAN = re.compile("[a-z0-9\u00df-\u00f6\u00f8-\u017e_-]*")  # Latin letters that people tell apart
# Cyrillic, Greek and Armenian letters that look like Latin ones: a label of nothing else is made to deceive.
_ALIKE = re.compile(
    "[0-9_\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u044c\u0451\u0455\u0456\u0457\u0458\u0475\u04bb\u04cf\u0501\u051b"
    "\u051d\u03b1\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03f2\u03f3\u0570\u0578\u057d\u0581\u0585-]+"
)


def display_host(host: str) -> str:
    """The host with those labels in punycode that mix scripts or consist of look-alikes. Chinese stays readable."""
    if host.isascii():
        return host
    return ".".join(map(_display_label, unturned(host).split(".")))


def _display_label(label: str) -> str:
    if label.isascii() or _is_honest(label.lower()):
        return label
    return f"xn--{label.lower().encode('punycode').decode('ascii')}"


def _is_honest(label: str) -> bool:
    if unicodedata.normalize("NFKC", label) != label or _ALIKE.fullmatch(label):
        return False
    scripts = {unicodedata.name(sign, "?").split()[0] for sign in label if sign.isalpha()}
    if len(scripts) == 1 and scripts <= _IN_USE:
        return all(sign.isalnum() or sign in "-_" or unicodedata.category(sign)[0] == "M" for sign in label)
    others = "".join(sign for sign in label if unicodedata.name(sign, "?").split()[0] not in _EAST_ASIAN)
    return bool(_EUROPEAN.fullmatch(others))
