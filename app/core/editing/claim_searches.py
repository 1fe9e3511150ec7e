"""Which claims of an answer are looked up, and by which words; no model.

Those that their sources do not hold, and sentences with figures, names or dates that cite nothing.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from app.core.citing.support.answer import claims_of, plain
from app.core.citing.support.language import language
from app.core.citing.support.numbers import Figure, find_numbers, folded
from app.core.citing.support.verdict import check
from app.core.citing.support.words import Word, words
from app.core.citing.uncited import uncited_sentences
from app.core.domain.citation import Citation, Span, Verdict
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.own_material import OwnMaterial, is_of_web, may_search, own_material
from app.core.ranking.scripts import CJK
from app.core.ranking.tokens import content_tokens

_CAPITAL = 3.6  # as in the verdict: a name weighs more
_MOST_TERMS, _MOST_TOPIC = 14, 3
_LONGEST_HAN, _LONGEST = 48, 300  # characters of a query
_UNSPACED = ("han", "kana")
_PUNCTUATION = re.compile(
    r"[^\w%\u2030.\s-]+|(?<!\d)\.|\.(?!\d)|(?<!\w)-+|-+(?!\w)|_+"
)  # no sign of theirs is an operator
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_OPERATORS = frozenset({"AND", "OR", "NOT", "NEAR"})
_ADDRESS = re.compile(r"\w@\w|https?:|www\.|\w://", re.IGNORECASE)
# What is said to the user, or of them, is nobody else's business.
_PERSONAL = re.compile(
    r"\b(?:you|your|yours|yourself|me|my|mine|we|our|ours|us)\b|[你您我咱]"
    r"|(?:^|[^\w\s]\s{0,3}|\b(?:and|that|as|if|so|but|when|because)\s)i(?:\b|['’])",
    re.IGNORECASE,
)
_COUNTRY = re.compile(r"我[国國]|\bUS\b")
_QUESTION_WORDS = re.compile(
    r"什么时候|什麼時候|是什么|是什麼|有什么|有什麼|为什么|為什麼|什么|什麼|怎么样|怎么|怎麼|怎样|如何|多少|哪一年|哪年|哪些|哪个|哪里"
    r"|是否|能否|可以|请问|請問|请|請|介绍一下|介绍|告诉|我|你|您|吗|嗎|呢|吧|的|了|是|有|在|和|与|與|及|谁|誰|几"
)


@dataclass(frozen=True)
class ClaimPlace:
    """Where a claim stands in the answer. citation: the index of the one that cites for it; None: nothing is cited."""

    span: Span
    citation: int | None = None


@dataclass(frozen=True)
class ClaimSearch:
    """A claim that is looked up once, wherever it stands."""

    claim: str  # plain words
    query: str
    places: tuple[ClaimPlace, ...]


def claim_searches(turn: RunningTurn, text: str, citations: Sequence[Citation], most: int) -> list[ClaimSearch]:
    """At most so many, those with citations first; none where the question was not one for the web.

    text, citations: the answer as it is now, of which the turn may not know yet.
    """
    if most <= 0 or not may_search(turn):
        return []
    own = own_material(turn)
    if own.unseen:
        return []
    rows = [*_unsupported(turn, text, citations), *(() if own.present else _uncited(text, citations))]
    places_by_claim: dict[str, tuple[str, list[ClaimPlace]]] = {}
    for claim, place in rows:
        if claim and not _ADDRESS.search(claim) and not _overlaps_own(own, claim):
            places_by_claim.setdefault(claim_key(claim), (claim, []))[1].append(place)
    searches: list[ClaimSearch] = []
    for claim, places in places_by_claim.values():
        if len(searches) < most and (query := query_of(claim, turn.question)):
            searches.append(ClaimSearch(claim, query, tuple(places)))
    return searches


def claim_key(claim: str) -> str:
    """Equal for claims that differ in signs, spaces and case only."""
    return re.sub(r"[\W_]+", " ", folded(claim).casefold()).strip()


def is_unsupported(citation: Citation) -> bool:
    support = citation.support
    return bool(citation.numbers) and support is not None and support.checked and support.verdict is Verdict.NOT_FOUND


def _unsupported(turn: RunningTurn, text: str, citations: Sequence[Citation]) -> Iterable[tuple[str, ClaimPlace]]:
    """Claims that their sources do not hold, all of them of the web."""
    open_claims = unsupported_claims(citations)
    for index, claim in claims_of(text, citations):
        citation = citations[index]
        span = citation.claim or citation.place
        if span is None or open_claims.get(span) != index:
            continue
        sources = [turn.book.numbered(number) or turn.source_numbered(number) for number in citation.numbers]
        if sources and all(map(is_of_web, sources)):
            yield claim, ClaimPlace(span, index)


def unsupported_claims(
    citations: Sequence[Citation], is_open: Callable[[Citation], bool] = is_unsupported
) -> dict[Span, int]:
    """Where claims stand all of whose citations are open, each with the index of the first of them."""
    first: dict[Span, int] = {}
    supported = set()
    for index, citation in enumerate(citations):
        span = citation.claim or citation.place
        if span is None or not citation.numbers:
            continue
        if is_open(citation):
            first.setdefault(span, index)
        else:
            supported.add(span)
    return {span: index for span, index in first.items() if span not in supported}


def _uncited(text: str, citations: Sequence[Citation]) -> Iterable[tuple[str, ClaimPlace]]:
    for span in uncited_sentences(text, citations):
        claim = plain(text[slice(*span)])
        if _is_telling(claim) and not _PERSONAL.search(_COUNTRY.sub(" ", claim)):
            yield claim, ClaimPlace(span)


def _is_telling(claim: str) -> bool:
    figures, content = _parts(claim)
    return any(figure.kind != "word" for figure in figures) or any(map(_is_name, content))


def _is_name(word: Word) -> bool:
    """A capital at the very beginning says nothing."""
    return word.name and word.weight > _CAPITAL and (word.start > 0 or not word.text.istitle())


def _parts(claim: str) -> tuple[list[Figure], list[Word]]:
    text = folded(claim)
    figures = find_numbers(text).figures
    return figures, words(text, figures)


def _overlaps_own(own: OwnMaterial, claim: str) -> bool:
    """True where the user's own material says it, or has a figure or name of it."""
    if not own.texts:
        return False
    figures, content = _parts(claim)
    whole = folded("\n".join(own.texts))
    theirs = find_numbers(whole)
    if any(theirs.holds(figure) for figure in figures if figure.kind != "word"):
        return True
    lower = whole.casefold()
    if any(word.text.casefold() in lower for word in content if _is_name(word)):
        return True
    return check(claim, own.texts).verdict is not Verdict.NOT_FOUND


def query_of(claim: str, question: str) -> str:
    """Words only, none of which is an operator of a search engine: the claim's telling ones, and what it is about."""
    if language(claim) in _UNSPACED:
        return _in_han(claim, question)
    figures, content = _parts(claim)
    rows = [(figure.start, figure.text, 9.0) for figure in figures if figure.kind != "word"]
    rows += [(word.start, word.text, word.weight + 3 * word.name) for word in content if not word.is_grammar]
    best = sorted(sorted(dict.fromkeys(rows), key=lambda row: -row[2])[:_MOST_TERMS])
    terms = list(dict.fromkeys(text for _, text, _ in best))
    keys = {word.key for word in content}
    topic = [word for word in _parts(question[:1000])[1] if word.key not in keys and not word.is_grammar]
    topic.sort(key=lambda word: -(word.weight + 3 * word.name))
    lacking = _MOST_TOPIC if not any(map(_is_name, content)) else 1
    terms += dict.fromkeys(word.text for word in sorted(topic[:lacking], key=lambda word: word.start))
    return _clean(" ".join(terms)) if len(terms) > 1 else ""


def _in_han(claim: str, question: str) -> str:
    """The claim as it stands: engines cut Chinese into words by themselves."""
    pairs = set(content_tokens(claim))
    runs = [
        run for part in _QUESTION_WORDS.split(question[:300]) for run in re.findall(rf"[{CJK}A-Za-z0-9]{{2,20}}", part)
    ]
    topic = [run for run in sorted(dict.fromkeys(runs), key=len, reverse=True) if pairs.isdisjoint(content_tokens(run))]
    about = topic[:1] if pairs.isdisjoint(content_tokens(" ".join(runs))) else []
    return _clean(" ".join([*about, claim[:_LONGEST_HAN]]))


def _clean(query: str) -> str:
    words_of_query = _PUNCTUATION.sub(" ", _THOUSANDS.sub("", folded(query))).split()
    return " ".join(word.lower() if word in _OPERATORS else word for word in words_of_query)[:_LONGEST].strip()
