"""Which prompts a few letters may mean: by title, folder and text, and Chinese ones by their initials in pinyin."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache

from app.core.domain.prompts import Prompt

_SEARCHED = 2000  # characters of a prompt's text that are searched,
_LONGEST_NAME = 200  # and of its title
_LETTERS = "abcdefghjklmnopqrstwxyz"
# GB 2312 orders its 3755 usual characters by their pinyin: where each letter begins there.
_STARTS = (
    *(0xB0A1, 0xB0C5, 0xB2C1, 0xB4EE, 0xB6EA, 0xB7A2, 0xB8C1, 0xB9FE, 0xBBF7, 0xBFA6, 0xC0AC, 0xC2E8),
    *(0xC4C3, 0xC5B6, 0xC5BE, 0xC6DA, 0xC8BB, 0xC8F6, 0xCBFA, 0xCDDA, 0xCEF4, 0xD1B9, 0xD4D1),
)
_END = 0xD7FA
_WORD, _START, _MIDDLE, _LOOSE = 400, 300, 200, 100  # how well a title fits; a folder and a text less


def ranked(prompts: Sequence[Prompt], words: str, recent: Sequence[str] = ()) -> list[Prompt]:
    """Those that fit each word, best first; among equals those that were used lately, then often."""
    needles = words.casefold().split()
    places = {prompt_id: place for place, prompt_id in enumerate(recent)}
    scores: list[tuple[int, int, int, int, Prompt]] = []
    for number, prompt in enumerate(prompts):
        fits = [fit(prompt, needle) for needle in needles]
        if all(fits):
            place = places.get(prompt.id, len(places))
            scores.append((-sum(fits), place, -prompt.uses, number, prompt))
    return [prompt for *_, prompt in sorted(scores, key=lambda one: one[:4])]


def fit(prompt: Prompt, needle: str) -> int:
    """0 where it does not. Only titles are read loosely: some letters in their order fit any long text."""
    return (
        closeness(needle, prompt.title)
        or closeness(needle, prompt.folder) // 4
        or (10 if needle in prompt.text[:_SEARCHED].casefold() else 0)
    )


def closeness(needle: str, text: str) -> int:
    """How well letters fit a name: its beginning, a word's, its middle, initials, letters in their order; 0: not."""
    name = text[:_LONGEST_NAME].casefold()
    if (place := name.find(needle)) >= 0:
        if place == 0:
            return _WORD
        return _START if any(not name[at - 1].isalnum() for at in _places(needle, name)) else _MIDDLE
    short = initials(name)
    if needle in short:
        return _START if short.startswith(needle) else _MIDDLE
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


def _pinyin_letter(sign: str) -> str:
    if not "\u4e00" <= sign <= "\u9fff":
        return ""
    try:
        code = int.from_bytes(sign.encode("gb2312"), "big")
    except UnicodeEncodeError:
        return ""
    return _LETTERS[bisect_right(_STARTS, code) - 1] if _STARTS[0] <= code < _END else ""


def _places(needle: str, name: str) -> list[int]:
    places, at = [], name.find(needle)
    while at >= 0:
        places.append(at)
        at = name.find(needle, at + 1)
    return places


def _spread(needle: str, name: str) -> int:
    """How many letters stand between those of the needle, which begin with a word's first; -1 where they do not."""
    best = -1
    for start in range(len(name)):
        if name[start] != needle[0] or (start and name[start - 1].isalnum() and name[start].isascii()):
            continue
        at = start
        for letter in needle[1:]:
            at = name.find(letter, at + 1)
            if at < 0:
                break
        else:
            gap = at - start + 1 - len(needle)
            best = gap if best < 0 else min(best, gap)
    return best
