"""Which prompts a few letters may mean: by title, folder and text, and Chinese ones by their initials in pinyin."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache

from app.core.domain.prompts import LONGEST_NAME, Prompt

_LETTERS = "abcdefghjklmnopqrstwxyz"
# GB 2312 orders its 3755 usual characters by their pinyin: where each letter begins there.
_STARTS = (
    *(0xB0A1, 0xB0C5, 0xB2C1, 0xB4EE, 0xB6EA, 0xB7A2, 0xB8C1, 0xB9FE, 0xBBF7, 0xBFA6, 0xC0AC, 0xC2E8),
    *(0xC4C3, 0xC5B6, 0xC5BE, 0xC6DA, 0xC8BB, 0xC8F6, 0xCBFA, 0xCDDA, 0xCEF4, 0xD1B9, 0xD4D1),
)
_END = 0xD7FA
_WORD, _START, _MIDDLE, _LOOSE = 400, 300, 200, 100  # how well a title fits; a folder and a text less
_TEXT = 10
_TEXT = 10


def ranked(prompts: Sequence[Prompt], words: str, recent: Sequence[str] = ()) -> list[Prompt]:
    """Those that fit each word, best first; among equals those that were used lately, then often."""
    needles = [_Needle(word) for word in words.casefold().split()]
    places = {prompt_id: place for place, prompt_id in enumerate(recent)}
    scores: list[tuple[int, int, int, int]] = []
    for number, prompt in enumerate(prompts):
        total = 0
        for needle in needles:
            if not (fit := needle.fit(prompt)):
                break
            total += fit
        else:
            scores.append((-total, places.get(prompt.id, len(places)), -prompt.uses, number))
    return [prompts[number] for *_, number in sorted(scores)]


def fold(prompts: Sequence[Prompt]) -> None:
    """What the first letters of a search would wait for: a tenth of a second for thousands, in any thread."""
    for prompt in prompts:
        initials(prompt.folded_title)
        _ = prompt.folded_text


class _Needle:
    """A word of a search, in one case."""

    def __init__(self, word: str) -> None:
        self._word = word
        self._folders: dict[str, int] = {"": 0}  # how well they fit: many prompts share few

    def fit(self, prompt: Prompt) -> int:
        """0 where it does not. Only titles are read loosely: some letters in their order fit any long text."""
        if close := _closeness(self._word, prompt.folded_title):
            return close
        folder = prompt.folder
        if folder not in self._folders:
            self._folders[folder] = closeness(self._word, folder) // 4
        return self._folders[folder] or (_TEXT if self._word in prompt.folded_text else 0)


def closeness(needle: str, text: str) -> int:
    """How well letters fit a name: its beginning, a word's, its middle, initials, letters in their order; 0: not."""
    return _closeness(needle, text[:LONGEST_NAME].casefold())


def _closeness(needle: str, name: str) -> int:
    if (place := name.find(needle)) == 0:
        return _WORD
    if place > 0:
        return _START if any(not name[at - 1].isalnum() for at in _places(needle, name)) else _MIDDLE
    if (place := initials(name).find(needle)) >= 0:
        return _MIDDLE if place else _START
    spread = _spread(needle, name)
    return _LOOSE - min(_LOOSE - 1, spread) if spread >= 0 else 0


@lru_cache(maxsize=20_000)  # each key asks anew for those of all titles and folders
def initials(name: str) -> str:
    """`翻译成英文` → fycyw, `Fix my text` → fmt."""
    letters: list[str] = []
    in_word = False
    for sign in name:
        if letter := _pinyin_letter(sign):
            letters.append(letter)
            in_word = False
        else:
            if sign.isalnum() and not in_word:
                letters.append(sign)
            in_word = sign.isalnum()
    return "".join(letters)


@lru_cache(maxsize=10_000)
def _pinyin_letter(sign: str) -> str:
    if not "\u4e00" <= sign <= "\u9fff":
        return ""
    try:
        code = int.from_bytes(sign.encode("gb2312"), "big")
    except UnicodeEncodeError:
        return ""
    return _LETTERS[bisect_right(_STARTS, code) - 1] if _STARTS[0] <= code < _END else ""


def _places(needle: str, name: str) -> Iterator[int]:
    at = name.find(needle)
    while at >= 0:
        yield at
        at = name.find(needle, at + 1)


def _spread(needle: str, name: str) -> int:
    """How many letters stand between those of the needle, which begin with a word's first; -1 where they do not."""
    at = -1
    for letter in needle:  # most names do not have them at all
        at = name.find(letter, at + 1)
        if at < 0:
            return -1
    best = -1
    for start in _places(needle[0], name):
        if start and name[start - 1].isalnum() and name[start].isascii():
            continue
        at = start
        for letter in needle[1:]:
            at = name.find(letter, at + 1)
            if at < 0:
                return best  # from a later start they are not there either
        gap = at - start + 1 - len(needle)
        best = gap if best < 0 else min(best, gap)
    return best
