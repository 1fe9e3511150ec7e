"""Text → search tokens: stemmed Latin words, numbers and identifiers whole, bigrams of CJK characters in one script.

`tokenise` and `content_tokens` give each word once. `index_tokens` and `query_tokens` belong together: what an index
keeps and what it is asked for, identifiers whole and by their parts, single CJK characters too.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache

from app.core.language import CJK, in_one_script

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
_LONGEST_QUESTION = 400  # characters; longer texts are passages, which are in no question's language
_ACCENTED = "".join(chr(code) for code in range(0xC0, 0x180) if len(unicodedata.normalize("NFD", chr(code))) > 1)
_UNACCENTED = str.maketrans({letter: unicodedata.normalize("NFD", letter)[0] for letter in _ACCENTED})


def tokenise(text: str) -> list[str]:
    """All tokens in order, doubles kept; compatible forms (ＡＢＣ, ﬁ) and cases are the same token."""
    return _all(_folded(text))


def content_tokens(text: str) -> list[str]:
    """As `tokenise`, without the function words of the text's language and of English; may be empty."""
    return _content(_runs(_folded(text)), text)


def content_pairs(run: str) -> list[tuple[str, str]]:
    """The `content_tokens` of a run of CJK characters, in the words of one Chinese region, each with the characters
    that are written."""
    from app.core.language.regional_words import in_one_wording  # whoever only looks at what is stored needs no words

    written = _as_written(run)
    pairs = _bigrams(in_one_wording(in_one_script(written)))
    is_telling = _teller()
    return [(pair, form) for pair, form in zip(pairs, _bigrams(written), strict=True) if is_telling(pair)]


def _all(folded: str) -> list[str]:
    tokens: list[str] = []
    for run, word in _runs(folded):
        if run:
            tokens += _bigrams(run)
        else:
            tokens.append(stem(word))
    return tokens


def _content(runs: list[tuple[str, str]], text: str) -> list[str]:
    tokens: list[str] = []
    has_words = len(text) <= _LONGEST_QUESTION and sum(bool(word) for _, word in runs) > 1
    stop_words = _stop_words(_latin_language(text) if has_words else "")
    for run, word in runs:
        if run:
            tokens += filter(_teller(), _bigrams(run))
        elif word not in stop_words:
            tokens.append(stem(word))
    return tokens


def index_tokens(text: str, *, singles: bool = True) -> list[str]:
    """What an index keeps of a text: `tokenise`, and each identifier also whole and by its parts.

    singles: for an index that is stored: each CJK character for itself too, for queries of one or two, and words with
    accents as they stand besides. The tokens may be joined by spaces and given
    to SQLite's FTS5 (unicode61, the default): letters, digits and private characters, nothing that it would split at.
    """
    folded = _folded(text)
    tokens = _all(folded)
    plain = [plain_form(token) for token in tokens]
    tokens = [*tokens, *(one for one, token in zip(plain, tokens, strict=True) if one != token)] if singles else plain
    tokens += _of_identifiers(folded)
    tokens = [token if token.isascii() and token.isalnum() else safe(token) for token in tokens]
    return [*tokens, *map(safe, _CJK_ONE.findall(folded))] if singles else tokens


def query_tokens(text: str, *, singles: bool = True) -> list[str]:
    """The distinct tokens to look for among `index_tokens`, without function words where there are others.

    singles: as for the index. A query that is nothing but one or two CJK characters also looks for each of them.
    """
    folded = _folded(text)
    runs = _runs(folded)
    tokens = _content(runs, text) or _all(folded)
    plain = [plain_form(token) for token in tokens]
    tokens = [*plain, *tokens] if singles else plain  # an older index has only the latter
    if singles and (written := _as_written(text)) != folded:  # an older index has traditional characters as well
        tokens += _content(_runs(written), text) or _all(written)
    tokens += [token for token in _of_identifiers(folded) if len(token) > 1]  # C++ is no C
    if len(runs) == 1 and len(runs[0][0]) == 2:
        tokens += runs[0][0]
        tokens += _CJK_ONE.findall(_as_written(text)) if singles else ()
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
    return in_one_script(_as_written(text))


def _as_written(text: str) -> str:
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


@lru_cache(maxsize=1)
def _teller() -> Callable[[str], bool]:
    """Whether a pair of signs may be a word that says something."""
    stop_words, (particles, function) = _stop_words(""), _between_words()
    return lambda pair: pair not in stop_words and particles.isdisjoint(pair) and not function.issuperset(pair)


def _latin_language(text: str) -> str:
    from app.core.language.detection import latin_language  # whoever only looks at what is stored needs no words

    return latin_language(text)


@lru_cache(maxsize=16)
def _stop_words(code: str) -> frozenset[str]:
    """Of the languages that signs tell, of English, and of one more: the German *war* is an English word, too."""
    from app.core.language.catalogue import words_of

    languages = [words_of(one) for one in ("en", "zh-Hans", "ja", "ko", *filter(None, (code,)))]
    rows = (in_one_script(f"{words.articles} {words.stop}") for words in languages)
    return frozenset(word for row in rows for word in row.split())


@lru_cache(maxsize=1)
def _between_words() -> tuple[frozenset[str], frozenset[str]]:
    """(signs that make a pair no word, signs that are no word among themselves)"""
    from app.core.language.catalogue import words_of

    languages = [words_of(code) for code in ("zh-Hans", "ja")]
    return (
        frozenset(in_one_script("".join(words.particles for words in languages))),
        frozenset(in_one_script("".join(words.function for words in languages))),
    )


def plain_form(token: str) -> str:
    """Without accents and without a French or Italian article: `l'été` and `ete` are looked for alike."""
    if token[0] > "\u2e80" or (token.isascii() and "'" not in token):
        return token
    head, apostrophe, word = token.partition("'")
    plain = word if apostrophe and word and head in _elided() else token
    plain = plain.translate(_UNACCENTED)
    return plain if plain == token else stem(plain)


@lru_cache(maxsize=1)
def _elided() -> frozenset[str]:
    from app.core.language.catalogue import words_of

    return frozenset(words_of("fr").elided.split()) | frozenset(words_of("it").elided.split())


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
