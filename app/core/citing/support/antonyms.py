"""Where two sentences speak of the same thing, and one denies it or turns its direction round."""

import re

from app.core.citing.support.other_antonyms import antonyms_of
from app.core.citing.support.stems import root
from app.core.language import in_one_script
from app.core.language.detection import detected
from app.core.ranking.tokens import stem

_NOT = re.compile(
    r"\b(?:not|never|no|neither|nor|without|cannot|\w{1,9}n['’]t|fail(?:ed|s)? to|refus(?:ed|es|ing)? to|unable to|"
    r"den(?:ied|ies|y))\b(?P<after>(?:[ ]+[A-Za-z'’-]{1,30}){1,5})"
    r"|(?:不|没有|没|未|无法|并非|从未|否认|拒绝|禁止|尚无|毫无)(?P<han>[\u4e00-\u9fff]{2,4})",
    re.IGNORECASE,
)
_HARMLESS = re.compile(
    r"\b(?:not only|no longer than|not just|no doubt|no\. ?\d|no less|no more than|whether or not|not until)\b"
    r"|不得不|无论|不仅|不止",
    re.IGNORECASE,
)
_CALLED_FALSE = re.compile(
    r"\b(?:not true|untrue|no truth|(?:is|was|are|were) (?:false|a hoax|a myth)|myth that|hoax that"
    r"|falsely (?:claim|say|stat)\w*|false claims?|debunked|misconception|withdrawn as false)\b"
    r"|不属实|不实|谣言|谣传|误传|辟谣",
    re.IGNORECASE,
)
_UP = """
rise increase grow growth gain climb jump surge soar expand higher more up upward accelerate strengthen exceed raise
"""
_DOWN = """
fall decrease shrink lose loss decline drop plunge slump contract lower less fewer down downward slow weaken reduce cut
"""
_PAIRS = [
    (_UP, _DOWN),
    ("win victory beat defeat", "lose loss lost"),
    ("accept approve allow permit support favour favor", "reject ban forbid prohibit oppose veto refuse"),
    ("open start begin launch", "close end stop finish shut"),
    ("true correct", "false wrong incorrect"),
    ("buy purchase acquire", "sell sold"),
    ("largest biggest highest most maximum", "smallest lowest least minimum"),
    ("north northern", "south southern"),
    ("east eastern", "west western"),
    ("male men man boy", "female women woman girl"),
    ("profit surplus", "deficit"),
    ("import", "export"),
]
_HAN_PAIRS = [
    ("增长 增加 上升 上涨 提高 提升 上调 扩大 攀升 回升 涨", "下降 减少 下跌 降低 下滑 下调 缩小 回落 萎缩 跌"),
    ("盈利 顺差 盈余", "亏损 逆差 赤字"),
    ("进口", "出口"),
    ("买入 购买 收购", "卖出 出售"),
    ("支持 同意 批准 通过 允许", "反对 否决 禁止 拒绝"),
    ("高于 超过 多于", "低于 少于 不足"),
    ("开始 启动 开幕", "结束 终止 闭幕 停止"),
    ("最大 最高 最多", "最小 最低 最少"),
    ("胜", "负 败"),
]
_SIDES = [[frozenset(root(stem(word)) for word in side.split()) for side in pair] for pair in _PAIRS]
_HAN_SIDES = [[side.split() for side in pair] for pair in _HAN_PAIRS]
_FILLING = "the any all been being have has had that this such with from able even yet only"
_FILLERS = frozenset(_FILLING.split())
_LATIN = re.compile(r"[a-z]+")
_ELSEWHERE = 1_000  # where the directions of other languages begin: beyond all of English and Chinese


def denied(text: str) -> dict[str, str]:
    """Root of each word that a "not" stands before → the word. In Chinese the two signs behind the "not", which are
    found in one script."""
    if (own := antonyms_of(text)) is not None:
        return own.denied(text)
    denied_words = {}
    for match in _NOT.finditer(_HARMLESS.sub(lambda harmless: " " * len(harmless[0]), in_one_script(text))):
        if match["han"]:
            start = match.start("han")
            denied_words[match["han"][:2]] = text[start : start + 2]
            continue
        for word in match["after"].split():
            lower = word.casefold()
            if len(word) > 2 and not lower.endswith("ly") and lower not in _FILLERS:
                denied_words[root(stem(lower))] = word
                break
    return denied_words


def contradiction(claim: str, sentence: str) -> str:
    """The word that one of the two denies and the other one says; "" where there is none."""
    ours, theirs = denied(claim), denied(sentence)
    if (ours or theirs) and detected(claim) in ("ja", "ko"):
        from app.core.citing.support.suffixed_antonyms import both_deny

        ours, theirs = ({}, {}) if both_deny(claim, sentence) else (ours, theirs)
    for one, other, text in ((ours, theirs, sentence), (theirs, ours, claim)):
        if one.keys() - other.keys():
            roots, plain = _roots(text), in_one_script(text)
            for rooted, word in one.items():
                is_there = rooted in roots or (not word.isascii() and (word in text or in_one_script(word) in plain))
                if rooted not in other and is_there:
                    return word
    return turned(claim, sentence)


def called_false(sentence: str) -> str:
    """The words by which a sentence tells something in order to say that it is not so; "" where there are none."""
    match = _CALLED_FALSE.search(in_one_script(sentence))
    if match is None and (own := antonyms_of(sentence)) is not None:
        match = own.called_false.search(sentence)
    return sentence[match.start() : match.end()] if match else ""


def _roots(text: str) -> set[str]:
    return {root(stem(word)) for word in _LATIN.findall(text.casefold())}


def directions(text: str) -> frozenset[int]:
    """Which sides of which pairs a text speaks of: 2 n for the first side of pair n, 2 n + 1 for the second."""
    roots = _roots(text)
    sides = {2 * n + side for n, pair in enumerate(_SIDES) for side in (0, 1) if not roots.isdisjoint(pair[side])}
    base, plain = 2 * len(_SIDES), in_one_script(text)
    for n, han in enumerate(_HAN_SIDES):
        sides |= {base + 2 * n + side for side in (0, 1) if any(word in plain for word in han[side])}
    if (own := antonyms_of(text)) is not None:
        sides = {_ELSEWHERE + way for way, _ in own.directions(text)}
    return frozenset(sides)


def turned(claim: str, sentence: str) -> str:
    """A word of the claim, where it goes one way only and the sentence the other way only; else ""."""
    ours, theirs = directions(claim), directions(sentence)
    for way in sorted(ours):
        if way ^ 1 in theirs and way not in theirs and way ^ 1 not in ours:
            return _word_of(claim, way)
    return ""


def _word_of(claim: str, way: int) -> str:
    if way >= _ELSEWHERE:
        own = antonyms_of(claim)
        return next((word for one, word in own.directions(claim) if _ELSEWHERE + one == way), "") if own else ""
    if way >= 2 * len(_SIDES):
        places = ((in_one_script(claim).find(word), word) for word in _HAN_SIDES[way // 2 - len(_SIDES)][way % 2])
        return next((claim[place : place + len(word)] for place, word in places if place >= 0), "")
    side_ = _SIDES[way // 2][way % 2]
    return next((str(word) for word in _LATIN.findall(claim.casefold()) if root(stem(word)) in side_), "")
