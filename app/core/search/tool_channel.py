"""A tool of the user's MCP servers as a way to search."""

import json
import re
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from app.core.domain.addresses import is_web_address
from app.core.domain.catalogue import ChannelInfo
from app.core.domain.chat.tool_servers import McpServerSettings, ServerState, ToolLink, ToolOutput, ToolSearch
from app.core.domain.errors import TimedOut, Unavailable, Unreachable
from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.ports import ToolServers
from app.core.search.tool_hits import links_at, links_in

_SECONDS = 20.0  # that a search waits for its server to start
_GLANCE = 0.5
_SNIPPET, _DETAIL = 1500, 200  # characters
_LOOKED_AT = 4000
_REFUSED = re.compile(
    r"bot.{0,3}detect|captcha|unusual traffic|rate.?limit|too many requests|quota|forbidden|access denied|blocked|"
    r"try again (?:later|in)|\b(?:403|429)\b|验证码|访问频繁|稍后再试|请求过多|限流",
    re.I,
)
_FAILED = re.compile(
    r"\b(?:failed|error|exception|unavailable|timed? ?out|unable|could ?n[o']t|cannot|sorry)\b|"
    r"失败|错误|超时|抱歉|无法",
    re.I,
)
_NOTHING = re.compile(
    r"\b(?:no|0|zero) (?:search |web |matching |relevant )?(?:results?|hits|matches|documents)\b|"
    r"nothing (?:was )?found|(?:did not|didn't) (?:find|match)|没有(?:找到|结果|搜到)|未找到|无结果",
    re.I,
)
_NOTE = "A tool of an MCP server that you have set up"


@dataclass(frozen=True)
class ToolChannel:
    """Fits the port `SearchChannel`. The user has named the tool as a search: it is called without a question."""

    server: McpServerSettings
    search_settings: ToolSearch
    servers: Callable[[], ToolServers]
    seconds: float = _SECONDS

    @property
    def name(self) -> str:
        return self.server.channel_id(self.search_settings)

    @property
    def usable(self) -> bool:
        return self.server.enabled

    @property
    def is_fallback(self) -> bool:
        return False  # nobody knows what it searches

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        search, servers = self.search_settings, self.servers()
        await self._ready(servers)
        arguments = {**_object(search.arguments), search.query: query.text}
        if search.count:
            arguments[search.count] = query.limit
        output = await servers.call(self.server.id, search.tool, arguments)
        hits = _hits(output, search)[: query.limit]
        if hits and not output.failed:
            yield Report(self.name, query.text, Outcome.HITS, hits)
            return
        outcome, words = outcome_of(output)
        yield Report(self.name, query.text, outcome, (), " ".join(words.split())[:_DETAIL])

    async def _ready(self, servers: ToolServers) -> None:
        where = self.server.label
        if not self.server.enabled:
            raise Unavailable(where)
        for seconds in (_GLANCE, self.seconds):  # others that start slowly are not waited for
            status = next((one for one in await servers.ready(seconds) if one.id == self.server.id), None)
            if status is None or status.state is not ServerState.STARTING:
                break
        match status.state if status is not None else ServerState.STOPPED:
            case ServerState.READY:
                return
            case ServerState.STARTING:
                raise TimedOut(where)
        raise Unreachable(where, status.problem if status is not None else "")


def tool_channel_infos(servers: Iterable[McpServerSettings]) -> tuple[ChannelInfo, ...]:
    """What is told of them where channels are listed."""
    return tuple(
        ChannelInfo(
            one.channel_id(search),
            one.label if len(one.searches) == 1 else f"{one.label}: {search.tool}",
            is_tool=True,
            note=_NOTE,
        )
        for one in servers
        for search in one.searches
    )


def outcome_of(output: ToolOutput) -> tuple[Outcome, str]:
    """(what an answer without hits means, its words). What may be a refusal is never taken for "nothing found"."""
    texts = [text for text in (*output.texts, *(link.text for link in output.links)) if text.strip()]
    value = _object(output.structured) or next(filter(None, map(_object, texts)), {})
    if value:
        problems = _problems(value)
        if problems or output.failed:
            return (Outcome.REFUSED, problems or "\n".join(texts))
        if any(isinstance(item, list | dict) for item in value.values()):
            return (Outcome.NO_RESULTS, "") if _is_empty(value) else (Outcome.NOT_UNDERSTOOD, "")
        texts = [str(item) for item in value.values()]  # words in a frame, as some libraries put them
    words = "\n".join(texts)[:_LOOKED_AT]
    if output.failed or _REFUSED.search(words) or (_FAILED.search(words) and not _NOTHING.search(words)):
        return Outcome.REFUSED, words
    if words.strip() in ("[]", "{}", "null") or _NOTHING.search(words):
        return Outcome.NO_RESULTS, words
    return Outcome.NOT_UNDERSTOOD, words or "the answer is empty"


def _problems(value: Mapping[str, Any]) -> str:
    """What an answer in JSON tells of failures: an object's `error`, lists such as `partialFailures`."""
    problems = [value[name] for name in value if re.search(r"error|failure", name, re.I) and value[name]]
    return json.dumps(problems, ensure_ascii=False) if problems else ""


def _is_empty(value: Mapping[str, Any]) -> bool:
    """Some list of it is empty, and none has anything."""
    lists = [item for item in value.values() if isinstance(item, list)]
    nested = [_is_empty(item) for item in value.values() if isinstance(item, dict)]
    results = [item for item in lists if not all(isinstance(one, str) for one in item) or not item]
    return (bool(results) and not any(results)) or (not results and any(nested))


def _hits(output: ToolOutput, search: ToolSearch) -> tuple[Hit, ...]:
    links: list[ToolLink] = []
    framed = [item for item in _object(output.structured).values() if isinstance(item, str)]
    for text in filter(None, (output.structured, *output.texts, *framed)):
        links = links_at(text, search.hits) if search.hits else links_in(text)
        if links:
            break
    links = links or list(output.links)
    by_url = {link.url: link for link in reversed(links) if is_web_address(link.url)}
    ordered = [link for link in dict.fromkeys(link.url for link in links) if link in by_url]
    return tuple(
        Hit(rank, by_url[url].title, url, by_url[url].text[:_SNIPPET]) for rank, url in enumerate(ordered, start=1)
    )


def _object(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text) if text.lstrip()[:1] == "{" else {}
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
