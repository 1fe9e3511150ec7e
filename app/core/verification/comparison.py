"""A passage beside the page as it is now: does it stand there, elsewhere, in other words, or not at all?"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from app.core.export.evidence.bundle import BundlePassage
from app.core.verification.page_words import Words, sentences_of, words_of
from app.core.verification.results import Comparison, DiffPiece, EvidenceState, Part

_LONGEST = 20_000  # characters of a passage that are looked at
_NEAR = 80  # words on each side of a passage by which its place is known
_NEIGHBOURS = 5  # so many of them in a row
_SHIFT = 80  # characters by which it may have moved while its neighbours were rewritten
_DRIFT, _SHARE = 400, 0.05  # likewise where no neighbours are known: characters, and a share of the page
_CANDIDATES = 8  # sentences of the page that are held against one that is not there
_SIMILAR, _SIMILAR_CJK, _WEIGHT = (
    0.5,
    0.65,
    0.4,
)  # so much must be alike for a sentence to be another wording of one; in Chinese, sign by sign, more
_MOST_DIFF = 6_000  # characters of both sides of a diff
_EXCERPT = 200  # characters on each side
_MOST_MISSING = 12  # sentences of one passage whose other wording is looked for
_LIKELY = 300  # sentences of the page that share a rare word with one
_MOST_CHANGED = 3  # sentences of one passage that are shown with what changed


@dataclass(frozen=True)
class _Target:
    """Words that are looked for, with those that stood beside them. start: in the page's text, -1 where unknown."""

    words: Words
    before: Words
    after: Words
    start: int = -1
    bounded: bool = False  # the page's text around it is known
    begins: bool = False  # with a sentence
    ends: bool = False  # with a sentence's end


def compared(passage: BundlePassage, sentence: str, page: Words) -> Comparison:
    """`sentence`: of the passage, the one that a claim rests on; empty: all of them count."""
    text = passage.text[:_LONGEST]
    whole = _target(passage, 0, len(text))
    if not whole.words.keys:
        return Comparison(EvidenceState.UNCHECKED)  # signs alone: nothing to look for
    if (comparison := _state_of(whole, page)) is not None:
        return comparison if comparison.diff else replace(comparison, before=sentence or comparison.before)
    place = text.find(sentence) if sentence else -1
    if place >= 0:
        target = _target(passage, place, place + len(sentence))
        if target.words.keys and (comparison := _state_of(target, page)) is not None:
            return replace(comparison, before=sentence, others_changed=not comparison.diff)
        return _rewritten([sentence], page)
    missing = [one for one in sentences_of(text) if (row := words_of(one).keys) and next(page.places(row), -1) < 0]
    if not missing:  # something was put between its sentences
        return Comparison(EvidenceState.UNCHANGED, others_changed=True)
    return _rewritten(missing, page)


def word_diff(before: str, after: str) -> tuple[DiffPiece, ...]:
    """What was taken out and what was put in, word by word; the spaces between words go with them."""
    old, new = _tokens(before), _tokens(after)
    matcher = SequenceMatcher(None, [key for key, _ in old], [key for key, _ in new], autojunk=False)
    pieces: list[DiffPiece] = []
    for kind, old_start, old_end, new_start, new_end in matcher.get_opcodes():
        removed = "".join(text for _, text in old[old_start:old_end])
        added = "".join(text for _, text in new[new_start:new_end])
        if kind == "equal":
            pieces.append(DiffPiece(Part.SAME, added))
            continue
        pieces += [DiffPiece(Part.REMOVED, removed)] if removed else []
        pieces += [DiffPiece(Part.ADDED, added)] if added else []
    return tuple(pieces)


def _target(passage: BundlePassage, start: int, end: int) -> _Target:
    text = passage.text[:_LONGEST]
    before, after = words_of(passage.before + text[:start]), words_of(text[end:] + passage.after)
    words = words_of(text[start:end])
    place = passage.start + start if passage.end > passage.start else -1
    begins = before.text.rstrip(" ").endswith("\n") or _ends_sentence(before.text)
    ends = after.text.lstrip(" ").startswith("\n") or _ends_sentence(words.text)
    if not before.keys:  # nothing is known of what stood before it
        begins = words.text.lstrip()[:1].isupper() or words.text.lstrip()[:1] >= "\u3400"
    return _Target(words, before, after, place, bool(passage.before or passage.after), begins, ends)


def _ends_sentence(text: str) -> bool:
    tail = text[-200:].rstrip()
    return bool(tail) and tail.rstrip("\"'”’»）)」』】]").endswith((".", "!", "?", "…", "。", "！", "？", "｡"))


def _state_of(target: _Target, page: Words) -> Comparison | None:
    """None where its words do not stand in the page."""
    row = target.words.keys
    best: tuple[bool, bool, float, int] | None = None
    for place in page.places(row):
        drift = abs(page.starts[place] - target.start) if target.start >= 0 else 0.0
        is_part = not _is_whole(target, page, place, place + len(row), drift == 0 and target.start >= 0)
        candidate = (is_part, not _is_beside(target, page, place, place + len(row)), drift, place)
        best = candidate if best is None else min(best, candidate)
    if best is None:
        return None
    is_part, is_elsewhere, drift, place = best
    excerpt = _excerpt(page, place, place + len(row))
    if is_part:  # in another sentence than its own, which may deny it
        now = page.sentences_around(place, place + len(row))
        diff = word_diff(target.words.text, now) if len(now) + len(target.words.text) < _MOST_DIFF else ()
        return Comparison(EvidenceState.CHANGED, target.words.text, now[:_LONGEST], diff, excerpt=excerpt)
    if target.start < 0 or not is_elsewhere:
        return Comparison(EvidenceState.UNCHANGED, excerpt=excerpt)
    allowed = _SHIFT if target.bounded else max(_DRIFT, _SHARE * len(page.text))
    state = EvidenceState.MOVED if drift > allowed else EvidenceState.UNCHANGED
    return Comparison(state, excerpt=excerpt)


def _is_whole(target: _Target, page: Words, start: int, end: int, is_still: bool) -> bool:
    """Whether it begins and ends in the page where a sentence does, as far as it did in its own page; where that is
    not known for sure, its beginning does as long as it stands where it stood."""
    begins, ends = page.edges
    begins_there = not target.begins or start in begins or (is_still and not target.before.keys)
    return begins_there and (not target.ends or end in ends)


def _is_beside(target: _Target, page: Words, start: int, end: int) -> bool:
    """Whether words near it are words that were near it on the same side: its very neighbours may be gone."""
    before, after = target.before.keys[-_NEAR:], target.after.keys[:_NEAR]
    return _share(before, page.keys[max(0, start - _NEAR) : start]) or _share(after, page.keys[end : end + _NEAR])


def _share(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether they have a few words in a row in common, or one of them as a whole where it is shorter."""
    length = min(_NEIGHBOURS, len(one), len(other))
    rows = {tuple(one[place : place + length]) for place in range(len(one) - length + 1)}
    return length > 0 and any(tuple(other[i : i + length]) in rows for i in range(len(other) - length + 1))


def _rewritten(sentences: Sequence[str], page: Words) -> Comparison:
    """What became of sentences that do not stand there any more, in their order."""
    matches = [(one, _nearest(words_of(one), page)) for one in sentences[:_MOST_MISSING]]
    changed = [(one, sentence) for one, sentence in matches if sentence is not None]
    if not changed:
        return Comparison(EvidenceState.REMOVED, " ".join(sentences)[:_LONGEST])
    first_ones = changed[:_MOST_CHANGED]
    pieces: list[DiffPiece] = []
    for before, sentence in first_ones:
        pieces += [DiffPiece(Part.SAME, " … ")] if pieces else []
        pieces += word_diff(before, sentence.text)
    before, after = " … ".join(one for one, _ in first_ones), " … ".join(one.text for _, one in first_ones)
    place = page.text.find(first_ones[0][1].text)
    first = page.first_at(place) if place >= 0 else 0
    excerpt = _excerpt(page, first, first + len(first_ones[0][1].keys)) if page.keys else ""
    return Comparison(EvidenceState.CHANGED, before, after, tuple(pieces), len(sentences) > len(first_ones), excerpt)


def _nearest(old: Words, page: Words) -> Words | None:
    """The sentence of the page that says the most of the same words; None where none is its other wording."""
    total = len(page.sentences) + 1

    def weight(key: str) -> float:
        return math.log(1 + total / (1 + len(page.index.get(key, ()))))

    sum_old = sum(weight(key) * count for key, count in old.counter.items()) or 1.0
    rows: list[tuple[float, int]] = []
    for index in _likely(old, page):
        sentence = page.sentences[index]
        common = sum(weight(key) * count for key, count in (old.counter & sentence.counter).items())
        if common:
            rows.append((2 * common / (sum_old + sum(map(weight, sentence.keys))), index))
    similar = _SIMILAR_CJK if sum(len(key) == 1 for key in old.keys) * 2 > len(old.keys) else _SIMILAR
    best: tuple[float, Words] | None = None
    for share, index in sorted(rows, reverse=True)[:_CANDIDATES]:
        sentence = page.sentences[index]
        ratio = SequenceMatcher(None, old.keys, sentence.keys, autojunk=False).ratio()
        if share >= _WEIGHT and ratio >= similar and (best is None or ratio > best[0]):
            best = ratio, sentence
    return best[1] if best else None


def _likely(old: Words, page: Words) -> list[int]:
    """Sentences of the page that share words with one, the rarest words first."""
    rows = sorted((row for key in set(old.keys) if (row := page.index.get(key))), key=len)
    likely: dict[int, None] = {}
    for row in rows:
        likely.update(dict.fromkeys(row[: _LIKELY - len(likely)]))
        if len(likely) >= _LIKELY:
            break
    return list(likely)


def _excerpt(page: Words, first: int, end: int) -> str:
    if not page.keys:
        return ""
    start = page.starts[min(first, len(page.starts) - 1)]
    stop = page.ends[min(max(end - 1, first), len(page.ends) - 1)]
    return page.text[max(0, start - _EXCERPT) : stop + _EXCERPT].strip()


def _tokens(text: str) -> list[tuple[str, str]]:
    """(compared form, the text up to the next word) for each word; what stands before the first goes with it."""
    words = words_of(text)
    if not words.keys:
        return [(text, text)] if text else []
    starts = [0, *words.starts[1:]]
    ends = [*words.starts[1:], len(text)]
    return [(key, text[start:end]) for key, start, end in zip(words.keys, starts, ends, strict=True)]
