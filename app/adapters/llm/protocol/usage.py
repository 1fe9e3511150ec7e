"""What an answer cost, under the names of many vendors: tokens, the provider's own searches, dollars."""

import math
from typing import Any

from app.adapters.llm.protocol.wire_format import mapping, whole
from app.core.domain.chat import Usage

_TICKS = 10**10  # of xAI, to the dollar


def usage_of(usage: Any) -> Usage | None:
    """Counts under OpenAI's two sets of names and others'; None where there are none."""
    if not isinstance(usage, dict):
        return None
    details = mapping(usage.get("completion_tokens_details") or usage.get("output_tokens_details"))
    cached = mapping(usage.get("prompt_tokens_details") or usage.get("input_tokens_details"))
    counts = Usage(
        _count(usage, "prompt_tokens", "input_tokens"),
        _count(usage, "completion_tokens", "output_tokens"),
        _count(details, "reasoning_tokens"),
        _count({**usage, **cached}, "cached_tokens", "prompt_cache_hit_tokens"),
        _searches(usage),
        _cost(usage),
    )
    return counts if counts.input is not None or counts.output is not None else None


def _searches(usage: dict[str, Any]) -> int | None:
    """Perplexity, OpenRouter (two names), DashScope, grok2api."""
    places = (
        (usage, "num_search_queries"),
        (mapping(usage.get("server_tool_use_details")), "web_search_requests"),
        (mapping(usage.get("server_tool_use")), "web_search_requests"),
        (mapping(mapping(usage.get("plugins")).get("search")), "count"),
        (mapping(usage.get("server_side_tool_usage")), "SERVER_SIDE_TOOL_WEB_SEARCH"),
    )
    return next((count for place, name in places if (count := whole(place.get(name))) is not None), None)


def _cost(usage: dict[str, Any]) -> float | None:
    """US dollars: OpenRouter `cost`, Perplexity `cost.total_cost`, xAI `cost_in_usd_ticks`."""
    cost = usage.get("cost")
    dollars = amount(cost.get("total_cost") if isinstance(cost, dict) else cost)
    ticks = amount(usage.get("cost_in_usd_ticks"))
    return dollars if dollars is not None else None if ticks is None else ticks / _TICKS


def amount(value: Any) -> float | None:
    """A sum of money; None for what is none, a number too long for a float included."""
    if type(value) not in (int, float):
        return None
    try:
        number = float(value)
    except OverflowError:
        return None
    return number if math.isfinite(number) and number >= 0 else None


def _count(usage: dict[str, Any], *names: str) -> int | None:
    return next((count for name in names if (count := whole(usage.get(name))) is not None), None)
