"""Who speaks Responses, and how each is asked to search: the differences of the vendors' dialects, as data.

Facts: the vendors' SDK types and API references; `Service.search` names the dialect.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.core.domain.chat import BuiltinSearch

REASONING = "reasoning.encrypted_content"
SOURCES = "web_search_call.action.sources"
_ALLOWED_AT_MOST = 100  # OpenAI
_XAI_DOMAINS = 5
_PERPLEXITY_DOMAINS = 20

Tools = list[dict[str, Any]]


@dataclass(frozen=True)
class Dialect:
    """What one vendor's Responses endpoint takes.

    search: the tools for a wish to search. domains: which lists the tool itself knows, of `allowed` and `blocked`; the
    others are said in words. include: extra output to ask for. plain: takes back only messages and function calls.
    ids: output items are taken back with their ids although nothing is stored (OpenAI looks them up and finds nothing).
    forces: a search can be forced by `tool_choice`; of others it is asked in words.
    """

    search: Callable[[BuiltinSearch], Tools]
    domains: frozenset[str] = frozenset()
    include: tuple[str, ...] = ()
    plain: bool = False
    ids: bool = True
    forces: bool = False
    lacks: frozenset[str] = frozenset()  # fields that are known to be unknown there
    summaries: bool = False  # gives summaries of its reasoning where asked
    presets: bool = False  # a model without its maker's name is one of its presets


def dialect_of(search: str) -> Dialect:
    """The dialect of that name; for any other server: what OpenAI's first version knew, and nothing vendors added."""
    return DIALECTS.get(search, _ANY)


def search_hints(search: BuiltinSearch, dialect: Dialect, *, mute: bool = False) -> str:
    """Wishes that the tool itself has no field for, as a sentence or two to the model; empty where there is none.

    mute: the server refused the tool's lists of domains.
    """
    domains = frozenset() if mute else dialect.domains
    hints = []
    if search.forced and not dialect.forces:
        hints.append("Search the web before you answer.")
    if search.allowed and "allowed" not in domains:
        hints.append(f"Use only web pages of these sites: {', '.join(search.allowed)}.")
    elif search.blocked and not search.allowed and "blocked" not in domains:
        hints.append(f"Use no web pages of these sites: {', '.join(search.blocked)}.")
    return " ".join(hints)


def _openai(search: BuiltinSearch) -> Tools:
    """Without `user_location` OpenAI searches as if from the United States; an empty one means nowhere."""
    tool: dict[str, Any] = {"type": "web_search", "user_location": {"type": "approximate"}}
    if search.allowed:
        tool["filters"] = {"allowed_domains": list(search.allowed[:_ALLOWED_AT_MOST])}
    return [tool]


def _xai(search: BuiltinSearch) -> Tools:
    """One of two lists, flat on the tool, five hosts at most. Posts on X are no pages of the allowed sites."""
    tool: dict[str, Any] = {"type": "web_search"}
    if search.allowed:
        tool["allowed_domains"] = list(search.allowed[:_XAI_DOMAINS])
    elif search.blocked:
        tool["excluded_domains"] = list(search.blocked[:_XAI_DOMAINS])
    on_x = not search.allowed or any(host in ("x.com", "twitter.com") for host in search.allowed)
    return [tool, {"type": "x_search"}] if on_x and "x.com" not in search.blocked else [tool]


def _openrouter(search: BuiltinSearch) -> Tools:
    parameters: dict[str, Any] = {"max_results": 10}
    if search.allowed:
        parameters["allowed_domains"] = list(search.allowed)
    elif search.blocked:
        parameters["excluded_domains"] = list(search.blocked)
    return [{"type": "openrouter:web_search", "parameters": parameters}]


def _perplexity(search: BuiltinSearch) -> Tools:
    """One list; a minus excludes."""
    hosts = list(search.allowed) or [f"-{host}" for host in search.blocked]
    tool: dict[str, Any] = {"type": "web_search"}
    if hosts:
        tool["filters"] = {"search_domain_filter": hosts[:_PERPLEXITY_DOMAINS]}
    return [tool, {"type": "fetch_url"}]


def _ark(search: BuiltinSearch) -> Tools:
    return [{"type": "web_search", "limit": 10, "max_keyword": 3}]


def _deepseek(search: BuiltinSearch) -> Tools:
    return [{"type": "deepseek_web_search", "name": "deepseek_web_search"}]


def _bare(search: BuiltinSearch) -> Tools:
    return [{"type": "web_search"}]


_ANY = Dialect(_bare, include=(REASONING,), ids=False)
_BOTH = frozenset({"allowed", "blocked"})
DIALECTS = {
    "openai": Dialect(
        _openai,
        frozenset({"allowed"}),
        (REASONING, SOURCES),
        ids=False,
        forces=True,
        summaries=True,
    ),
    "azure": Dialect(
        lambda search: [{"type": "web_search_preview", "user_location": {"type": "approximate"}}],
        include=(REASONING,),
        ids=False,
        forces=True,
    ),
    "xai": Dialect(_xai, _BOTH, (REASONING,)),
    "ark": Dialect(_ark, forces=True),
    "qwen": Dialect(_bare, lacks=frozenset({"instructions"})),
    "deepseek": Dialect(_deepseek, lacks=frozenset({"store"})),
    "grok2api": Dialect(
        lambda search: [{"type": "web_search"}, {"type": "x_search"}],
        plain=True,  # the web session behind it is given words
    ),
    "openrouter": Dialect(_openrouter, _BOTH, (REASONING,)),
    "perplexity": Dialect(
        _perplexity, _BOTH, plain=True, presets=True, lacks=frozenset({"store", "temperature", "tool_choice"})
    ),
}
