"""How each vendor's own search is asked for in Chat Completions: a table of small pure functions.

Facts: the vendors' documentation and SDKs; xAI and Qwen's compatible mode give no sources here, so their search is
asked for in another wire format where the catalogue says so.
"""

from collections.abc import Callable
from typing import Any

from app.core.domain.chat import BuiltinSearch

Body = dict[str, Any]
_Dialect = Callable[[BuiltinSearch, str], Body]
KIMI_SEARCH = "$web_search"  # Kimi's own search: comes out as a call, whose result is its arguments unchanged


def search_fields(dialect: str, search: BuiltinSearch | None, model: str) -> Body:
    """Fields for the body; `tools` are to be added to others. `search` None: what keeps a model from searching."""
    if search is None:
        return {"disable_search": True} if dialect == "perplexity" else {}
    make_fields = DIALECTS.get(dialect)
    return make_fields(search, model) if make_fields else {}


def _openai(search: BuiltinSearch, model: str) -> Body:
    return {"web_search_options": {"search_context_size": "medium", **_where(search)}}


def _qwen(search: BuiltinSearch, model: str) -> Body:
    """Compatible mode ignores `enable_source`; it is sent all the same, since some regions' gateways pass it on."""
    options = {"forced_search": search.forced, "enable_source": True, "enable_citation": True}
    return {"enable_search": True, "search_options": {**options, "citation_format": "[<number>]"}}


def _zhipu(search: BuiltinSearch, model: str) -> Body:
    """Without `search_result` no sources come back; the list of domains takes a single one."""
    options: Body = {"enable": True, "search_engine": "search_pro", "search_result": True}
    if len(search.allowed) == 1:
        options["search_domain_filter"] = search.allowed[0]
    if search.forced:
        options["require_search"] = True
    return {"tools": [{"type": "web_search", "web_search": options}]}


def _kimi(search: BuiltinSearch, model: str) -> Body:
    """Its search does not work while the model thinks."""
    tool = {"type": "builtin_function", "function": {"name": KIMI_SEARCH}}
    return {"tools": [tool], "thinking": {"type": "disabled"}}


def _hunyuan(search: BuiltinSearch, model: str) -> Body:
    fields = {"enable_enhancement": True, "search_info": True, "citation": True}
    return {**fields, "force_search_enhancement": True} if search.forced else fields


def _perplexity(search: BuiltinSearch, model: str) -> Body:
    """It searches unasked. The filter takes either kind of domain, blocked ones with a minus, twenty at most."""
    domains = list(search.allowed) or [f"-{host}" for host in search.blocked]
    return {"search_domain_filter": domains[:20]} if domains else {}


def _openrouter(search: BuiltinSearch, model: str) -> Body:
    parameters: Body = {"max_results": 8, **_domains(search, "allowed_domains", "excluded_domains")}
    return {"tools": [{"type": "openrouter:web_search", "parameters": parameters}]}


def _openrouter_plugin(search: BuiltinSearch, model: str) -> Body:
    """The older way; it searches in any case."""
    return {"plugins": [{"id": "web", "max_results": 8, **_domains(search, "include_domains", "exclude_domains")}]}


def _groq(search: BuiltinSearch, model: str) -> Body:
    """Compound models search by themselves; others of Groq's can browse, where they can at all."""
    if "compound" in model.lower():
        settings = _domains(search, "include_domains", "exclude_domains")
        return {"search_settings": settings} if settings else {}
    browser: Body = {"tools": [{"type": "browser_search"}]}
    return {**browser, "tool_choice": "required"} if search.forced else browser


def _domains(search: BuiltinSearch, allowed: str, blocked: str) -> Body:
    if search.allowed:
        return {allowed: list(search.allowed)}
    return {blocked: list(search.blocked)} if search.blocked else {}


def _where(search: BuiltinSearch) -> Body:
    """The user's country; without it OpenAI searches as from the United States."""
    country = search.language.rpartition("-")[2]
    if len(country) != 2 or not country.isupper():
        return {}
    return {"user_location": {"type": "approximate", "approximate": {"country": country}}}


DIALECTS: dict[str, _Dialect] = {
    "openai": _openai,
    "qwen": _qwen,
    "zhipu": _zhipu,
    "kimi": _kimi,
    "hunyuan": _hunyuan,
    "perplexity": _perplexity,
    "openrouter": _openrouter,
    "openrouter_plugin": _openrouter_plugin,
    "groq": _groq,
}
