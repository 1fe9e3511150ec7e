"""Which claims of an answer are looked up, and by which words; no model.

Those that their sources do not hold, and sentences with figures, names or dates that cite nothing.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from app.core.citing.support.answer import claims_of, plain
from app.core.citing.support.language import language
from app.core.citing.support.numbers import find_numbers, folded
from app.core.citing.support.verdict import check
from app.core.citing.support.words import Word
from app.core.citing.uncited import uncited_sentences
from app.core.domain.citation import Citation, Span, Verdict
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.own_material import OwnMaterial, is_of_web, may_search, own_material, public_queries
from app.core.editing.private_words import QUESTION_WORDS, PrivateWords, figures_and_words, has_identifier, is_personal
from app.core.language import CJK
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
    private = PrivateWords(turn.user_words(), public_queries(turn))
    for claim, place in rows:
        if claim and _may_go_out(claim, own, private):
            places_by_claim.setdefault(claim_key(claim), (claim, []))[1].append(place)
    searches: list[ClaimSearch] = []
    for claim, places in places_by_claim.values():
        if len(searches) < most and (query := query_of(claim, _nearest(claim, turn.web_queries()))):
            searches.append(ClaimSearch(claim, query, tuple(places)))
    return searches


def _may_go_out(claim: str, own: OwnMaterial, private: PrivateWords) -> bool:
    if _ADDRESS.search(claim) or has_identifier(claim) or is_personal(claim):
        return False
    return not private.are_in(claim) and not _overlaps_own(own, claim)


def _nearest(claim: str, queries: Sequence[str]) -> str:
    """What the claim is about, in words that were sent already."""
    keys = {word.key for word in figures_and_words(claim)[1]}
    return max(queries, key=lambda query: len(keys & {word.key for word in figures_and_words(query)[1]}), default="")


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
        if _is_telling(claim):
            yield claim, ClaimPlace(span)


def _is_telling(claim: str) -> bool:
    figures, content = figures_and_words(claim)
    return any(figure.kind != "word" for figure in figures) or any(map(_is_name, content))


def _is_name(word: Word) -> bool:
    """A capital at the very beginning says nothing."""
    return word.name and word.weight > _CAPITAL and (word.start > 0 or not word.text.istitle())


def _overlaps_own(own: OwnMaterial, claim: str) -> bool:
    """True where the user's own material says it, or has a figure or name of it."""
    if not own.texts:
        return False
    figures, content = figures_and_words(claim)
    whole = folded("\n".join(own.texts))
    theirs = find_numbers(whole)
    if any(theirs.holds(figure) for figure in figures if figure.kind != "word"):
        return True
    lower = whole.casefold()
    if any(word.text.casefold() in lower for word in content if _is_name(word)):
        return True
    return check(claim, own.texts).verdict is not Verdict.NOT_FOUND


def query_of(claim: str, about: str) -> str:
    """Words only, none of which is an operator of a search engine: the claim's telling ones, and what it is about."""
    if language(claim) in _UNSPACED:
        return _in_han(claim, about)
    figures, content = figures_and_words(claim)
    rows = [(figure.start, figure.text, 9.0) for figure in figures if figure.kind != "word"]
    rows += [(word.start, word.text, word.weight + 3 * word.name) for word in content if not word.is_grammar]
    best = sorted(sorted(dict.fromkeys(rows), key=lambda row: -row[2])[:_MOST_TERMS])
    terms = list(dict.fromkeys(text for _, text, _ in best))
    keys = {word.key for word in content}
    others = (word for word in figures_and_words(about[:1000])[1] if word.key not in keys and not word.is_grammar)
    topic = [word for word in others if content_tokens(word.text)]  # no question word
    topic.sort(key=lambda word: -(word.weight + 3 * word.name))
    lacking = _MOST_TOPIC if not any(map(_is_name, content)) else 1
    terms += dict.fromkeys(word.text for word in sorted(topic[:lacking], key=lambda word: word.start))
    return _clean(" ".join(terms)) if len(terms) > 1 else ""


def _in_han(claim: str, about: str) -> str:
    """The claim as it stands: engines cut Chinese into words by themselves."""
    pairs = set(content_tokens(claim))
    runs = [run for part in QUESTION_WORDS.split(about[:300]) for run in re.findall(rf"[{CJK}A-Za-z0-9]{{2,20}}", part)]
    topic = [run for run in sorted(dict.fromkeys(runs), key=len, reverse=True) if pairs.isdisjoint(content_tokens(run))]
    leading = topic[:1] if pairs.isdisjoint(content_tokens(" ".join(runs))) else []
    return _clean(" ".join([*leading, claim[:_LONGEST_HAN]]))


def _clean(query: str) -> str:
    words_of_query = _PUNCTUATION.sub(" ", _THOUSANDS.sub("", folded(query))).split()
    return " ".join(word.lower() if word in _OPERATORS else word for word in words_of_query)[:_LONGEST].strip()
