"""In which language a text is, as far as it shows: by its script, or by the words and letters of a Latin one."""

import re
from collections import Counter
from functools import lru_cache

from app.core.language import CJK, HAN, HANGUL, KANA
from app.core.language.catalogue import LATIN, code_of, name_for_models, words_of

_LONGEST = 2_000  # characters that are looked at
_SCRIPT = re.compile(
    rf"(?P<latin>[A-Za-z\u00c0-\u024f]+)|(?P<kana>[{KANA}]+)|(?P<hangul>[{HANGUL}]+)|(?P<han>[{HAN}]+)"
)
_WORTH = {"kana": 2, "hangul": 3, "han": 4, "latin": 1}  # letters that say as much as one character
_WORD = re.compile(rf"[^\W\d_{CJK}]+['’]?")
_NO_CHINESE = re.compile(rf"(?!の)[{KANA}]")  # this one adorns names in Chinese, too
_QUOTED = re.compile(r"\"[^\"\n]*\"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|「[^」\n]*」|『[^』\n]*』|《[^》\n]*》|`[^`\n]*`")
_ADDRESS = re.compile(r"\S+://\S+|www\.\S+|\S+@\S+")
_ARTICLE, _STOP, _FREQUENT, _LETTER, _ENDING = 0.5, 1.0, 0.8, 0.8, 0.3
_SHORT = 4  # letters: shorter words have no ending that says anything
_RARER = ("it", "nl")  # known only to be told from the others
_LEAST, _LEAD = 0.75, 1.4  # evidence that is enough, and how far it has to be before any other language's


def detected(text: str, locale: str = "") -> str:
    """One of `catalogue.CODES`, or "zh" where Chinese characters do not say which; empty where nothing shows.

    locale: the user's, where the same signs are written in several languages (Chinese, Japanese).
    """
    return _detected(text[:_LONGEST], code_of(locale) if locale else "")


def question_language(question: str, locale: str) -> str:
    """As `detected`; where nothing shows, the user's own language, which may be one that is not known."""
    code = detected(question, locale)
    if code:
        return code
    return code_of(locale) or locale.replace("_", "-").partition("-")[0].lower()


@lru_cache(maxsize=512)
def _detected(text: str, own: str) -> str:
    plain = _ADDRESS.sub(" ", text)
    unquoted = _QUOTED.sub(" ", plain)
    plain = unquoted if any(map(str.isalpha, unquoted)) else plain
    counts = dict.fromkeys(_WORTH, 0)
    for match in _SCRIPT.finditer(plain):
        counts[match.lastgroup or ""] += _WORTH[match.lastgroup or ""] * len(match.group())
    letters = counts.pop("latin")
    cjk = sum(counts.values())
    if not cjk:
        return _latin(plain, own)
    if cjk < letters and (around := _latin(plain, own)):
        return around  # a sentence about a foreign word
    if counts["hangul"] > counts["kana"] and 4 * counts["hangul"] >= counts["han"]:
        return "ko"
    if counts["kana"] and (own == "ja" or _NO_CHINESE.search(plain) or 4 * counts["kana"] > counts["han"]):
        return "ja"
    return _han(plain, own, bool(counts["kana"]))


def _han(text: str, own: str, has_kana: bool) -> str:
    """Chinese in one of its two scripts, or Japanese with few kana or none."""
    characters = {character for character in text if _is_han(character)}
    forms = Counter(map(_countries, characters))
    simplified, traditional, japanese = forms["C"], forms["T"], forms["J"]
    if own == "ja" and all(_in("shift_jis", character) for character in characters):
        return "ja"
    if japanese > simplified and japanese >= traditional:
        return "ja"
    if simplified != traditional:
        return "zh-Hans" if simplified > traditional else "zh-Hant"
    if has_kana and not simplified and not own.startswith("zh"):
        return "ja"
    new, old = forms["CJ"], forms["TJ"]  # as Japan has them, too
    if new and old:
        return "ja"
    if own in ("zh-Hans", "zh-Hant"):
        return own if new == old else "zh-Hans" if new > old else "zh-Hant"
    return "zh"


def _is_han(character: str) -> bool:
    return re.match(f"[{HAN}]", character) is not None


@lru_cache(maxsize=1 << 13)
def _in(charset: str, character: str) -> bool:
    """The old national character sets hold the signs of one country's script, and no others."""
    try:
        character.encode(charset)
    except UnicodeEncodeError:
        return False
    return True


def _countries(character: str) -> str:
    """Where it is a usual character: in mainland China, Taiwan, Japan."""
    places = (
        ("C", _in("gb2312", character)),
        ("T", _is_common_in_taiwan(character)),
        ("J", _is_common_in_japan(character)),
    )
    return "".join(place for place, is_usual in places if is_usual)


def _is_common_in_taiwan(character: str) -> bool:
    """Of the first of the two levels of Big5."""
    return _in("big5", character) and character.encode("big5") < b"\xc9"


def _is_common_in_japan(character: str) -> bool:
    """Of the first of the two levels of JIS X 0208; the second has signs that only names and old texts have."""
    return _in("shift_jis", character) and b"\x88\x9f" <= character.encode("shift_jis") <= b"\x98\x72"


@lru_cache(maxsize=1)
def _evidence() -> dict[str, dict[str, float]]:
    """Word → how much it says for each language; what several have counts the less."""
    weights: dict[str, dict[str, float]] = {}
    for code in LATIN:
        words = words_of(code)
        months = " ".join(month for month in words.months.replace("|", " ").split() if len(month) > _SHORT)
        for row, weight in (
            (months, _FREQUENT), (words.frequent, _FREQUENT), (words.articles, _ARTICLE), (words.stop, _STOP),
        ):  # fmt: skip
            for word in row.split():
                weights.setdefault(word, {})[code] = weight
    shares = {code: 0.3 if code in _RARER else 1.0 for code in LATIN}
    return {
        word: {code: one / max(1.0, sum(shares[other] for other in by)) for code, one in by.items()}
        for word, by in weights.items()
    }


@lru_cache(maxsize=1)
def _letters() -> dict[str, tuple[str, ...]]:
    letters = "".join(words_of(code).letters for code in LATIN)
    return {letter: tuple(code for code in LATIN if letter in words_of(code).letters) for letter in letters}


@lru_cache(maxsize=1)
def _endings() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((code, tuple(words_of(code).endings.split())) for code in LATIN)


def _latin(text: str, own: str) -> str:
    scores = dict.fromkeys(LATIN, 0.0)
    evidence, letters = _evidence(), _letters()
    folded = text.casefold().replace("’", "'")
    words = _WORD.findall(folded)
    for word in words:
        for code, weight in (evidence.get(word) or evidence.get(word.rstrip("'")) or {}).items():
            scores[code] += weight
    for letter, codes in letters.items():
        for code in codes if letter in folded else ():
            scores[code] += _LETTER / len(codes)
    long_words = [word for word in words if len(word) > _SHORT]
    for code, endings in _endings():
        scores[code] += _ENDING * sum(word.endswith(endings) for word in long_words)
    best, second = sorted(scores.values(), reverse=True)[:2]
    code = max(scores, key=lambda one: (scores[one], one == own))
    if best < _LEAST:
        return ""
    if best < _LEAD * second:
        return own if _LEAD * scores.get(own, 0.0) > best else ""
    return code


def latin_language(text: str) -> str:
    """The Latin language other than English that a text is in; empty for any other."""
    code = detected(text)
    return code if code in LATIN and code != "en" else ""


def language_of_text(text: str, otherwise: str, locale: str = "") -> str:
    """`German (Deutsch), <otherwise>`, where `otherwise` is such as "the language of the statement"."""
    name = name_for_models(detected(text, locale))
    return f"{name}, {otherwise}" if name else otherwise
