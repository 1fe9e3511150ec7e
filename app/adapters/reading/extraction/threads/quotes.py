"""Quotations of what stands further up in a thread already, cut to their beginning."""

import re
from collections.abc import Iterator

_QUOTATION = re.compile(r"(?:^>.*(?:\n|\Z))+", re.MULTILINE)
_SENTENCE = re.compile(r"[^\n.!?。！？]+")
_NO_LETTERS = re.compile(r"[\W_]+")
_REPEATED = 0.7  # share of a quotation's letters that stand further up
_SHORT = 90  # characters of a quotation that is left as it is
_LEFT = 60  # and so many of one that is cut


class Quotes:
    """The sentences of a thread so far. Each of them is looked at once."""

    def __init__(self) -> None:
        self._sentences: set[str] = set()

    def once(self, text: str) -> str:
        """A post without what others have said before it in full; what it says itself is known from now on."""
        if ">" in text:
            text = _QUOTATION.sub(self._cut, text).strip()
        self._sentences.update(sentence for sentence, _ in _sentences(text))
        return text

    def _cut(self, match: re.Match[str]) -> str:
        quotation = match[0]
        lines = [line.lstrip("> ").strip() for line in quotation.split("\n")]
        lines = [line for line in lines if line]
        sentences = list(_sentences("\n".join(lines)))
        letters = sum(size for _, size in sentences)
        repeated = sum(size for sentence, size in sentences if sentence in self._sentences)
        if len(quotation) <= _SHORT or repeated < _REPEATED * letters:
            return quotation
        short = ""
        for line in lines:
            short = f"{short} {line}".strip()
            if len(short) >= _LEFT:
                break
        cut = (
            short[:_LEFT].rsplit(" ", 1)[0]
            if len(short) > _LEFT and " " in short[_LEFT // 2 : _LEFT]
            else short[:_LEFT]
        )
        return f"> {cut} …\n"


def _sentences(text: str) -> Iterator[tuple[str, int]]:
    for match in _SENTENCE.finditer(text):
        sentence = _NO_LETTERS.sub("", match[0]).lower()
        if sentence:
            yield sentence, len(sentence)
