"""Which sentences of an answer state something and cite nothing? No model."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate

from app.core.citing.markdown.prose import ProseKind
from app.core.citing.markdown.regions import read
from app.core.citing.numbers import MARKER
from app.core.citing.support.answer import plain
from app.core.domain.citation import Citation, Span
from app.core.language import KANA
from app.core.language.catalogue import words_of
from app.core.language.detection import detected
from app.core.ranking.sentences import sentence_ends

_FEWEST_WORDS, _FEWEST_CHARACTERS = 4, 7  # a shorter sentence without a number states too little
_LONGEST = 2_000  # characters of one sentence
_HAN = re.compile("[\u3400-\u9fff]")
_KANA = re.compile(f"[{KANA}]")
_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\d|[一二三四五六七八九十百千万亿]+(?:年|月|日|个|人|米|公里|元|岁|次|倍)")
_QUESTION = re.compile(r"[?？][\"'”’»）)」』】\]*_~`\s]*\Z")
_OPENS_LIST = re.compile(r"[:：][*_~`\s]*\Z")
_UNSHOWN = re.compile(r"\$[^$\n]{1,400}\$|\\[(\[]|!\[")  # formulas and pictures: the page shows other words for them
# What an assistant says to its user, or about its sources, states nothing about the world.
_SPEECH = re.compile(
    r"(?:hello|hi|hey|sure|certainly|of course|okay|ok|great|good (?:morning|question|day|evening)|thanks?|thank you"
    r"|you(?:'re|’re)? welcome|sorry|unfortunately,? i|i|i'(?:m|ll|ve|d)|i’(?:m|ll|ve|d)|let me|let's|let’s|if you"
    r"|please|feel free|would you|do you|you|your|we (?:can|could|should|will)|my|here (?:is|are)|here's|here’s"
    r"|below (?:is|are)|in short|note that you|hope)\b",
    re.IGNORECASE,
)
_SPEECH_HAN = re.compile(
    r"(?:你好|您好|好的|当然|當然|没问题|沒問題|谢谢|謝謝|抱歉|对不起|對不起|希望|请|請|我(?![国國])|您|你|如果[你您]|如需|若需|以下是|下面是|以下为|让我)"
)
_ABOUT_SOURCES = re.compile(
    r"\b(?:sources?|references?|search results?|passages?|documents?)\b.{0,80}\b(?:not|no|none|nothing|never|neither)\b"
    r"|\b(?:no|none of|neither of|not)\b.{0,40}\b(?:sources?|references?|search results?|passages?|documents?)\b"
    r"|(?:来源|來源|资料|資料|参考|搜索结果|搜尋結果|文献|文獻|引用|网页|網頁).{0,40}(?:没有|沒有|未|无法|無法|不)"
    r"|(?:没有|沒有|未|无).{0,20}(?:来源|來源|资料|資料|搜索结果|文献)",
    re.IGNORECASE,
)


def uncited_sentences(text: str, citations: Sequence[Citation]) -> list[Span]:
    """Spans in code points of the text, in order: statements in running text that no citation supports.

    Headings, code, tables, questions, greetings and what is said about the sources are left out. A marker supports
    the sentence in which or right behind which it stands.
    """
    places = sorted({c.place for c in citations if c.place and 0 <= c.place[0] <= c.place[1] <= len(text)})
    claims = _reach(c.claim for c in citations if c.claim)
    reading = read(text)
    blocks = sorted((block for block in reading.prose if block.text.strip()), key=lambda block: block.span(0, 1))
    statements: list[Span] = []
    for number, block in enumerate(blocks):
        behind = blocks[number + 1].span(0, 1)[0] if number + 1 < len(blocks) else len(text)
        if block.kind is not ProseKind.PARAGRAPH:
            continue
        spans = [span for start, end in sentence_spans(block.text) if (span := block.span(start, end))]
        for place, (start, end) in enumerate(spans):
            last = place + 1 == len(spans)
            until = _first_word(text, end, behind if last else spans[place + 1][1])
            if last and number + 1 < len(blocks) and not _words(MARKER.sub(" ", blocks[number + 1].text)):
                until = blocks[number + 1].span(0, len(blocks[number + 1].text))[1]  # a paragraph of markers only
            cited = _any_within(places, start, until) or _overlaps(claims, start, end)
            if not cited and _states(text[start:end]):
                statements.append((start, end))
    return statements


def sentence_spans(text: str) -> list[Span]:
    """Without the space around them; markers at a sentence's beginning belong to the one before."""
    spans, start = [], 0
    for end in [*sentence_ends(text), len(text)]:
        while start < end and text[start].isspace():
            start += 1
        while (mark := MARKER.match(text, start, end)) and mark["marker"]:
            start = mark.end()
            while start < end and text[start].isspace():
                start += 1
        stop = len(text[:end].rstrip())
        if stop > start:
            spans.append((start, stop))
        start = end
    return spans


def _first_word(text: str, start: int, end: int) -> int:
    """Where the next words begin: markers before them still belong to what stands before `start`."""
    while start < end:
        mark = MARKER.match(text, start, end)
        if mark and mark["marker"]:
            start = mark.end()
        elif text[start].isspace() or text[start] in ".,;:，。；、)）*_":
            start += 1
        else:
            break
    return start


def _any_within(places: list[Span], start: int, end: int) -> bool:
    index = bisect_left(places, (start, start))
    return index < len(places) and places[index][0] <= end and places[index][1] <= max(end, start)


def _reach(claims: Iterable[Span]) -> tuple[list[int], list[int]]:
    """Where claims begin, in order, and how far all that begin no later reach."""
    ordered = sorted(claims)
    return [start for start, _ in ordered], list(accumulate((end for _, end in ordered), max))


def _overlaps(claims: tuple[list[int], list[int]], start: int, end: int) -> bool:
    starts, reached = claims
    index = bisect_left(starts, end) - 1
    return index >= 0 and reached[index] > start


def _states(markdown: str) -> bool:
    if len(markdown) > _LONGEST or _UNSHOWN.search(markdown):
        return False
    statement = plain(markdown)
    if (
        _QUESTION.search(statement)
        or _OPENS_LIST.search(statement)
        or _SPEECH.match(statement)
        or (_SPEECH_HAN.match(statement) and not _KANA.search(statement))  # 我が国
    ):
        return False
    if _ABOUT_SOURCES.search(statement) or _is_talk(statement):
        return False
    han, words = len(_HAN.findall(statement)), _words(statement)
    if _NUMBER.search(statement):
        return han >= 3 or words >= 2
    if len(_KANA.findall(statement)) > 1:
        return han + len(_KANA.findall(statement)) >= 2 * _FEWEST_CHARACTERS
    return han >= _FEWEST_CHARACTERS or (han == 0 and words >= _FEWEST_WORDS)


def _is_talk(statement: str) -> bool:
    """As `_SPEECH` and `_ABOUT_SOURCES`, in the other languages."""
    code = detected(statement)
    if code in ("", "en", "zh", "zh-Hans", "zh-Hant"):
        return False
    speech, about_sources = _talk(code)
    return bool(speech.match(statement) or about_sources.search(statement))


@lru_cache(maxsize=16)
def _talk(code: str) -> tuple["re.Pattern[str]", "re.Pattern[str]"]:
    words = words_of(code)
    return re.compile(words.speech or "(?!)", re.IGNORECASE), re.compile(words.about_sources or "(?!)", re.IGNORECASE)


def _words(text: str) -> int:
    return sum(any(sign.isalpha() for sign in word) for word in _WORD.findall(text))
