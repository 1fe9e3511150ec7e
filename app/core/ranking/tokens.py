"""Text → search tokens: stemmed Latin words, numbers and identifiers whole, bigrams of CJK characters.

`tokenise` and `content_tokens` give each word once. `index_tokens` and `query_tokens` belong together: what an index
keeps and what it is asked for, identifiers whole and by their parts, single CJK characters too.
"""

import re
import unicodedata
from functools import lru_cache

from app.core.ranking.scripts import CJK

_compiled = lru_cache(re.compile)  # the two long ones take 20 ms: whoever only looks things up needs neither
_LETTER = rf"[^\W{CJK}]"
_MARKS = "[\u0300-\u036f\u064b-\u065f\u0900-\u0963\u0970-\u0dff\u0e31-\u0e4e]"  # vowel signs are no \w
_TOKEN = (
    rf"(?P<cjk>[{CJK}]++)"
    rf"|(?P<number>(?:\d{{1,3}}(?:,\d{{3}}){{1,12}}+(?:\.\d++)?+%?+|\d++(?:\.\d++)*+%)(?!{_LETTER}))"
    rf"|(?P<word>(?:{_LETTER}|{_MARKS})++(?:(?:['’](?={_LETTER})|(?<=\d)\.(?=\d)){_LETTER}++)*+(?:\+\+|\#(?!\w))?+)"
)
# Told apart from plain words by what holds it together: GPT-4o, 2024-05-01, foo_bar, node.js, v1.2.3, .NET, C++, 3.5%
_COMPOUND = (
    rf"(?<![\w.\-])(?:\.(?={_LETTER}))?+{_LETTER}{{1,80}}+(?:[.\-]{_LETTER}{{1,80}}+){{0,9}}+(?:\+\+|\#(?!\w)|%)?+"
)
_SIGN = re.compile(r"[.\-_%+#]")
_CJK_ONE = re.compile(f"[{CJK}]")
_PRIVATE = 0xE000  # of no meaning to anybody, and within a word to SQLite's tokeniser
_VOWEL = re.compile("[aeiouy]")
_ENGLISH = """
a about after all also am an and any are as at be because been before being but by can could did do does doing for from
had has have having he her here hers him his how i if in into is it its itself just may me might more most my no nor not
of off on once only or other our ours out over own s same shall she should so some such t than that the their theirs
them then there these they this those through to too under until up upon us very was we were what when where which while
who whom whose why will with would you your yours tell please don't doesn't isn't what's it's i'm using use used
"""
_CHINESE = """
什么 怎么 怎样 如何 为何 为什 多少 哪个 哪些 哪里 哪儿 是否 可以 能否 请问 以及 或者 还是 因为 所以 但是 如果 虽然
我们 你们 他们 它们 这个 那个 这些 那些 一个 一些 没有 已经 就是 不是 这样 那样 之间 关于 对于 甚麼 什麼 怎麼 為什 哪裡
介绍 一下 告诉 有多 です ます した する して いる ある から まで こと ない とは って 입니 니다 하는 있는 에서 으로
"""
_STOP_WORDS = frozenset(_ENGLISH.split()) | frozenset(_CHINESE.split())
_PARTICLES = frozenset("的了吗嗎呢吧啊嘛呀么麼地得着是之をはがのにへとも")  # a bigram with one of these is no word
_FUNCTION = frozenset(
    "在有和与與及或就都也还還很这這那哪我你他她它们們不被把给給对對从從到为為以于於而则則并並等个個上下中里裡"
)


def tokenise(text: str) -> list[str]:
    """All tokens in order, doubles kept; compatible forms (ＡＢＣ, ﬁ) and cases are the same token."""
    return _all(_folded(text))


def content_tokens(text: str) -> list[str]:
    """As `tokenise`, without English, Chinese and Japanese function words; may be empty."""
    return _content(_runs(_folded(text)))


def _all(folded: str) -> list[str]:
    tokens: list[str] = []
    for run, word in _runs(folded):
        if run:
            tokens += _bigrams(run)
        else:
            tokens.append(stem(word))
    return tokens


def _content(runs: list[tuple[str, str]]) -> list[str]:
    tokens: list[str] = []
    for run, word in runs:
        if run:
            tokens += [pair for pair in _bigrams(run) if _is_telling(pair)]
        elif word not in _STOP_WORDS:
            tokens.append(stem(word))
    return tokens


def index_tokens(text: str, *, singles: bool = True) -> list[str]:
    """What an index keeps of a text: `tokenise`, and each identifier also whole and by its parts.

    singles: each CJK character for itself too, for queries of one or two. The tokens may be joined by spaces and given
    to SQLite's FTS5 (unicode61, the default): letters, digits and private characters, nothing that it would split at.
    """
    folded = _folded(text)
    tokens = [*_all(folded), *_of_identifiers(folded)]
    tokens = [token if token.isascii() and token.isalnum() else safe(token) for token in tokens]
    return [*tokens, *map(safe, _CJK_ONE.findall(folded))] if singles else tokens


def query_tokens(text: str) -> list[str]:
    """The distinct tokens to look for among `index_tokens`, without function words where there are others.

    A query that is nothing but one or two CJK characters also looks for each of them.
    """
    folded = _folded(text)
    runs = _runs(folded)
    tokens = _content(runs) or _all(folded)
    tokens += [token for token in _of_identifiers(folded) if len(token) > 1]  # C++ is no C
    if len(runs) == 1 and len(runs[0][0]) == 2:
        tokens += runs[0][0]
    return list(dict.fromkeys(map(safe, tokens)))


def safe(token: str) -> str:
    """The token with private characters for signs, so that a foreign tokeniser takes it for one word.

    Characters beyond the basic plane are replaced too: SQLite's tables of them are those of 2012.
    """
    if token.isalnum() and (token.isascii() or max(token) <= "\uffff"):
        return token
    return "".join(c if c.isalnum() and c <= "\uffff" else chr(_PRIVATE + ord(c) % 0x1800) for c in token)


def _of_identifiers(folded: str) -> list[str]:
    """Identifiers whole, where `tokenise` gives only parts, and their parts, where it gives only the whole."""
    identifiers: list[str] = []
    for match in _compiled(_COMPOUND).finditer(folded):
        whole = match.group()
        if whole.isalpha() or whole.isdigit() or not _SIGN.search(whole):
            continue
        if "-" in whole and not any(map(str.isdigit, whole)):
            continue  # two plain words
        tokens = set(_all(whole))
        parts = [whole, *(part for part in _SIGN.split(whole) if len(part) > 1 or not part.isdigit())]
        parts += [whole[:-1]] if whole.endswith("%") else [whole[1:]] if re.match(r"v\d", whole) else []
        identifiers += [part for part in (parts[0], *map(stem, parts[1:])) if part and part not in tokens]
    return identifiers


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _runs(folded: str) -> list[tuple[str, str]]:
    """(CJK run, "") or ("", word or number), in order."""
    runs = []
    for match in _compiled(_TOKEN).finditer(folded):
        kind, token = match.lastgroup, match.group()
        if kind == "cjk":
            runs.append((token, ""))
        else:
            runs.append(("", token.replace(",", "") if kind == "number" else token.replace("’", "'")))
    return runs


def _bigrams(run: str) -> list[str]:
    return [run] if len(run) == 1 else [run[i : i + 2] for i in range(len(run) - 1)]


def _is_telling(pair: str) -> bool:
    if pair in _STOP_WORDS or not _PARTICLES.isdisjoint(pair):
        return False
    return not _FUNCTION.issuperset(pair)


@lru_cache(maxsize=1 << 16)
def stem(word: str) -> str:
    """A lower-case word without its English ending; other words, numbers and identifiers as they are.

    Fewer rules than Porter's: enough to join *ships* and *ship*, *making* and *make*, and less is joined by mistake.
    """
    word = word.removesuffix("'s")
    if len(word) < 4 or not (word.isascii() and word.isalpha()):
        return word
    if word.endswith("ied") and len(word) > 4:
        return word[:-3] + "y"
    word = _singular(word)
    for ending in ("ing", "ed"):
        base = word.removesuffix(ending)
        if base != word and len(base) > 2 and _VOWEL.search(base) and not base.endswith("e"):
            word = base[:-1] if base[-1] == base[-2] and base[-1] not in "lsz" else base
            break
    return word[:-1] if len(word) > 3 and word.endswith("e") and not word.endswith("ee") else word


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes", "zzes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word
