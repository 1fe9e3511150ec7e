"""An answer as it is read aloud: sentences without marks, code and formulas announced, tables row by row."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.core.citing.markdown.prose import ProseKind
from app.core.citing.markdown.regions import read
from app.core.citing.markers import strip_markers
from app.core.citing.support.answer import plain
from app.core.domain.citation import Citation
from app.core.ranking.sentences import sentence_ends

_SITE = r"[^\s/<>()]*[^\s/<>().,;:!?]"
_ADDRESS = re.compile(rf"<?(?:https?://({_SITE})|(www\.{_SITE}))(?:/[^\s<>()]*[^\s<>().,;:!?])?/?>?")
_MATHS = re.compile(r"\$\$?([^$\n]{1,300})\$\$?|\\\((.{1,300}?)\\\)")
_COMMAND = re.compile(r"\\[a-zA-Z]+|[{}]")
_LETTER = re.compile(r"[^\W_]")
_LONGEST = 400  # characters that are read in one go: so long nothing else is marked


@dataclass(frozen=True)
class SpeechWords:
    """What is said in place of what cannot be read."""

    code: str = "Code."
    formula: str = "Formula."


@dataclass(frozen=True)
class Sentence:
    """`visible`: whether it stands in the answer as it is said."""

    text: str
    visible: bool = True


def sentences(text: str, citations: Sequence[Citation], words: SpeechWords = SpeechWords()) -> list[Sentence]:
    """In the order of the answer."""
    bare = strip_markers(text, tuple(citations))
    reading = read(bare)
    rows: dict[int, list[str]] = {}
    pieces: list[tuple[int, list[Sentence]]] = []
    for prose in reading.prose:
        words_of_it = _plain(prose.text)
        if prose.kind is ProseKind.CELL:
            rows.setdefault(bare.rfind("\n", 0, prose.start) + 1, []).append(words_of_it)
        else:
            pieces.append((prose.start, list(_split(words_of_it))))
    pieces += [(start, [Sentence(", ".join(filter(None, cells)))]) for start, cells in rows.items()]
    for start, end in reading.protected:
        if announced := _announced(bare[start:end].lstrip(), words):
            pieces.append((start, [Sentence(announced, visible=False)]))
    return [one for _, each in sorted(pieces, key=lambda piece: piece[0]) for one in each if _LETTER.search(one.text)]


def _announced(text: str, words: SpeechWords) -> str:
    if text.startswith("["):  # a definition of a link
        return ""
    return words.formula if text.startswith(("$$", "\\[", "\\begin")) else words.code


def _plain(markdown: str) -> str:
    """Links by their words, addresses by their site, formulas as far as they are plain."""
    text = _MATHS.sub(lambda match: " ".join(_COMMAND.sub(" ", match[1] or match[2] or "").split()), markdown)
    return _ADDRESS.sub(lambda match: match[1] or match[2], plain(text))


def _split(text: str) -> Iterator[Sentence]:
    start = 0
    for end in [*sentence_ends(text), len(text)]:
        piece = text[start:end].strip()
        while len(piece) > _LONGEST:
            cut = piece.rfind(" ", 0, _LONGEST)
            cut = cut if cut > 0 else _LONGEST
            yield Sentence(piece[:cut].strip())
            piece = piece[cut:].strip()
        if piece:
            yield Sentence(piece)
        start = end
