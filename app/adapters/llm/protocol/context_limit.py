"""A prompt that is too long: the limit that a server names, and how many tokens it counted.

Facts: the words of OpenAI, Azure, Anthropic, Gemini, xAI, Mistral, Groq, Moonshot, DashScope, Ark, SiliconFlow,
OpenRouter, vLLM, SGLang, TGI, llama.cpp, LM Studio.
"""

import re
from typing import Any

_N = r"(\d[\d,_]{2,11})"
_SUM = re.compile(rf"{_N}\s*\+\s*{_N}\s*>\s*{_N}")  # Anthropic: what was read + what may be written > both
_BOTH = re.compile(rf"(?:prompt|input)[^.\n]{{0,40}}?too long:?\s*{_N}[^.\n>]{{0,20}}>\s*{_N}", re.IGNORECASE)
_LIMITS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?:maximum|max|available|model'?s?)\s+(?:context|prompt|input|model|sequence)\s*(?:length|size|window|limit)?"
        rf"\s*(?:of(?: only)?|is|:|=|\()?\s*{_N}",
        rf"context (?:length|size|window)\s*(?:of(?: only)?|is|:|=|\()\s*{_N}",
        rf"maximum (?:number of )?(?:input )?tokens(?: allowed)?\s*(?:of|is|:|=|\()?\s*{_N}",
        rf"(?:model )?token limit\s*(?:of|is|:|=|\()?\s*{_N}",
        rf"with\s+{_N}\s+maximum context",
        rf"maximum length\s*(?:of|is|:|=|\()?\s*{_N}",
        rf"(?:max_?\w*(?:seq|model|input|context|position)\w*_?(?:len|length|tokens|size)?)\s*\(?=?:?\s*{_N}",
        rf"range of input length should be \[\s*\d+\s*,\s*{_N}\s*\]",
        rf"(?:must be|should be|cannot exceed|can not exceed|at most|<=|less than)\s*{_N}",
        rf"\blimit:?\s+{_N}",
        rf"上下文[^\d\n]{{0,20}}{_N}",
    )
)
_COUNTS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?:resulted in|requested:?|contains|given:|input token count\s*\(?|prompt_tokens\s*\(?|request\s*\(|"
        rf"prompt\s*\(length\s*)\s*(?:about\s*)?{_N}",
    )
)
_FIELDS = ("n_ctx", "max_context_length", "context_length", "max_model_len")
_COUNTED = ("n_prompt_tokens", "prompt_tokens")
_LEAST, _MOST = 256, 20_000_000  # tokens: what lies outside is no model's limit


def limit_of(message: str, body: Any = None) -> tuple[int | None, int | None]:
    """(tokens that a prompt and its answer may have, tokens that this one had); None for what is not told."""
    inner = body.get("error") if isinstance(body, dict) else None
    parts = [part for part in (inner, body) if isinstance(part, dict)]
    limit = next((n for part in parts for name in _FIELDS if (n := _sound(part.get(name)))), None)
    counted = next((n for part in parts for name in _COUNTED if (n := _sound(part.get(name)))), None)
    if limit is not None:
        return limit, counted
    message = message[:2000]
    if counts := _SUM.search(message):
        read, written, both = map(_number, counts.groups())
        return _sound(both - written), read
    if counts := _BOTH.search(message):
        return _sound(_number(counts[2])), _sound(_number(counts[1]))
    limit = next(
        (n for pattern in _LIMITS if (hit := pattern.search(message)) and (n := _sound(_number(hit[1])))), None
    )
    counted = next((n for pattern in _COUNTS if (hit := pattern.search(message)) and (n := _number(hit[1]))), None)
    return limit, counted


def _number(digits: str) -> int:
    return int(re.sub(r"\D", "", digits))


def _sound(value: Any) -> int | None:
    return value if type(value) is int and _LEAST <= value <= _MOST else None
