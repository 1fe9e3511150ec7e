"""What the user wrote: what of it went to a search engine anyway may be sent again, the rest never is."""

import re
from collections.abc import Collection, Iterable
from dataclasses import replace

from app.core.citing.support.language import comparable, language
from app.core.citing.support.numbers import Figure, Figures, find_numbers, folded
from app.core.citing.support.verdict import check
from app.core.citing.support.words import Word, words
from app.core.domain.citation import Verdict

_CAPITAL = 3.6  # as in the verdict: a name weighs more
_TELLING = 4.5  # the weight of a word that is rare enough to tell what is spoken of
_TOO_MANY = 2  # such words of the user's in one claim
_LONGEST = 20_000  # characters of what the user wrote
_SHORT = 4  # a shorter word stands within others by chance
# What is said to the user, or of them, is nobody else's business.
_PERSONAL = re.compile(
    r"\b(?:you|your|yours|yourself|me|my|mine|we|our|ours|us)\b|[你您我咱]"
    r"|(?:^|[^\w\s]\s{0,3}|\b(?:and|that|as|if|so|but|when|because)\s)i(?:\b|['’])",
    re.IGNORECASE,
)
_COUNTRY = re.compile(r"我[国國]|\bUS\b")
_REQUEST = re.compile(
    r"\b(?:tell|show|give|help|remind|teach|let) (?:me|us)\b|\b(?:can|could|will|would|do|did) (?:you|we|i)\b"
    r"|\bi (?:want|need|wish|would like|['’]d like) to\b"
    r"|告诉我|告訴我|[给帮幫給]我|我想(?:知道|了解|瞭解|问|問)|[你您]能|[请請][你您]",
    re.IGNORECASE,
)
QUESTION_WORDS = re.compile(
    r"什么时候|什麼時候|是什么|是什麼|有什么|有什麼|为什么|為什麼|什么|什麼|怎么样|怎么|怎麼|怎样|如何|多少|哪一年|哪年|哪些|哪个|哪里"
    r"|是否|能否|可以|请问|請問|请|請|介绍一下|介绍|告诉|我|你|您|吗|嗎|呢|吧|的|了|是|有|在|和|与|與|及|谁|誰|几"
)
_SENTENCE = re.compile(r"(?<=[!?。！？\n])|(?<=\.)(?=\s)")
_THOUSANDS = re.compile(r"(?<![\w.,+])[1-9]\d{0,2}(?:[,.'’\s]\d{3})+(?:[.,]\d+)?(?!\s?\d|-)")
_LONG_NUMBER = re.compile(r"\d(?:[\s./()-]{0,3}\d){8,}")  # of a phone, an account, a card, a person
_CODE = re.compile(r"(?<![A-Za-z\d])(?=\d*[A-Za-z])(?:[A-Za-z]*\d){6,}[A-Za-z\d]*")  # of a passport, say


def is_personal(claim: str) -> bool:
    """It is said to the user, or of them."""
    return _PERSONAL.search(_COUNTRY.sub(" ", claim)) is not None


def has_identifier(claim: str) -> bool:
    """A number that stands for a person, an account or a thing, and counts nothing."""
    text = _THOUSANDS.sub(" ", folded(claim))
    return _LONG_NUMBER.search(text) is not None or _CODE.search(text) is not None


def figures_and_words(text: str) -> tuple[list[Figure], list[Word]]:
    text = folded(text)
    figures = find_numbers(text).figures
    return figures, words(text, figures)


class PrivateWords:
    """texts: the user's. queries: what went to search engines of the web."""

    def __init__(self, texts: Iterable[str], queries: Iterable[str]) -> None:
        whole = folded("\n".join(texts))[:_LONGEST]
        self._own = _Text(QUESTION_WORDS.sub(" ", whole))
        self._queries = _Text(folded("\n".join(queries)))
        sentences = (part.strip() for part in _SENTENCE.split(whole) if is_personal(_REQUEST.sub(" ", part)))
        parts_by_text = {part: self._unsent(words(part)) for part in sentences if part}
        self._personal = [part for part, unsent in parts_by_text.items() if unsent]
        self._personal_keys = {word.key for unsent in parts_by_text.values() for word in unsent}

    def are_in(self, claim: str) -> bool:
        """True where a figure, a name or too many words of the user's that were never sent stand in the claim."""
        figures, content = figures_and_words(claim)
        if any(self._is_unsent_figure(one) for one in figures if one.kind != "word"):
            return True
        unsent = self._unsent(content)
        if any(word.cjk or _is_capital(word) for word in unsent):
            return True
        telling = {word.key for word in unsent if word.weight >= _TELLING}
        return len(telling) >= _TOO_MANY or not telling.isdisjoint(self._personal_keys) or self._repeats_the_user(claim)

    def _repeats_the_user(self, claim: str) -> bool:
        """The user said so of themselves; of another language nobody can tell."""
        ours = language(claim)
        if any(not comparable(ours, language(part)) for part in self._personal):
            return True
        return bool(self._personal) and check(claim, self._personal).verdict is not Verdict.NOT_FOUND

    def _unsent(self, content: Collection[Word]) -> list[Word]:
        ours = (word for word in content if not word.is_grammar)
        return [word for word in ours if self._own.holds(word) and not self._queries.holds(word)]

    def _is_unsent_figure(self, figure: Figure) -> bool:
        return self._own.figures.holds(figure) and not self._queries.figures.holds(replace(figure, grain=0.0))


class _Text:
    def __init__(self, text: str) -> None:
        self.figures: Figures = find_numbers(text)
        self._keys = {word.key for word in words(text)}
        self._lower = text.casefold()

    def holds(self, word: Word) -> bool:
        if word.key in self._keys:
            return True
        return (word.cjk or len(word.text) >= _SHORT) and word.text.casefold() in self._lower


def _is_capital(word: Word) -> bool:
    return word.text[0].isupper() and word.weight > _CAPITAL
