"""How many tokens a text costs, about, and how many references may cost."""

import re
from math import ceil

from app.core.ranking.scripts import CJK

_CJK = re.compile(f"[{CJK}\u3000-\u303f\uff00-\uffef]+")
_DIGITS = re.compile(r"[0-9]+")
_SIGNS = re.compile(r"[!-/:-@\[-`{-~]+|\n+")
_OTHER = re.compile(rf"[^\x00-\u024f{CJK}\u2000-\u206f\u3000-\u303f\uff00-\uffef\U00010000-\U0001ffff]+")
_ASTRAL = re.compile("[\U00010000-\U0001ffff]")

_SMALLEST, _LARGEST = 300, 12_000
_RULES = 400  # tokens of the instructions around the references


def estimate_tokens(text: str) -> int:
    """Tokens of a text in a common model's vocabulary, rather too many than too few. Nothing costs nothing."""
    return ceil(weight(text))


def weight(text: str) -> float:
    """As `estimate_tokens`, not rounded, so that the weights of parts add up to that of the whole.

    Rules of thumb: 4 Latin characters, 1.1 CJK ones, 2 of other scripts or 2 digits make a token; an emoji is two.
    """
    total = 0.25 * len(text)
    total += 0.25 * sum(map(len, _DIGITS.findall(text))) + 0.35 * sum(map(len, _SIGNS.findall(text)))
    if not text.isascii():
        total += 0.65 * sum(map(len, _CJK.findall(text))) + 0.25 * sum(map(len, _OTHER.findall(text)))
        total += 1.75 * len(_ASTRAL.findall(text))
    return total


def reference_budget(context_size: int, history_tokens: int, answer_reserve: int | None = None) -> int:
    """Tokens that all references together may cost.

    context_size: of prompt and answer together. history_tokens: earlier turns and the question. answer_reserve: tokens
    kept for the answer (default: a quarter of the context, at most 1500). At most half of the context; never below 300,
    so that an answer has something to rest on even where history must give way; never above 12,000.
    """
    reserve = min(1500, context_size // 4) if answer_reserve is None else answer_reserve
    room = context_size - history_tokens - reserve - _RULES
    return max(_SMALLEST, min(room, context_size // 2, _LARGEST))
