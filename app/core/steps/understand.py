"""Step: is a search needed, and which queries?"""

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from html import unescape

from app.core.domain.addresses import addresses_in, url_key
from app.core.domain.chat import ChatRequest, ModelChoice, Role, Sampling, message
from app.core.domain.chat.tool_servers import OfferedTool
from app.core.domain.errors import AppError
from app.core.domain.events import (
    Event,
    Events,
    Notice,
    NoticeAdded,
    NoticeKind,
    PlanningStarted,
    QueriesPlanned,
    ReferencesBuilt,
    SourcesCollected,
    ToolsOffered,
)
from app.core.domain.evidence import AGES
from app.core.domain.plan import Freshness, Plan
from app.core.domain.settings import Planner, SearchMode
from app.core.domain.turn.client_request import ClientRequest
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import ModelDirectory
from app.core.prompt.offered_tools import OWN_TOOLS
from app.core.prompt.reply_language import of_the_question
from app.core.reading import addresses_of, fetchable_addresses
from app.core.replies import reply_text
from app.core.search.time_range import recency_of
from app.core.streams import SharedResponses, Started

_PROMPT = """\
You prepare web searches for an assistant that answers with sources. Read the conversation and the user's last \
message, then reply with nothing but this markup:

<websearch>
<question>a query for a search engine</question>
<links>an address</links>
</websearch>

- One <question> for each separate thing that must be looked up, at most four. Make each one understandable by \
itself: put in the names, places and times that "it", "there" or "and then?" stand for. Write it as a person types \
into a search engine, in {language}.
- Where only new pages can answer, say how old they may be: <question since="week">, which is one of day, week, month \
and year. Where the news are asked for: <question kind="news">, with or without since. Leave both out otherwise.
- A message that only greets, thanks, asks for translation, rewriting, arithmetic or code that needs no facts from \
outside: <question>not_needed</question>
- Addresses that the message asks about go into <links>, one per line. When the message is only about those pages (sum \
them up, explain them): <question>summarize</question> and the <links>.
- When in doubt, search.

Today is {today}. The user's locale is {locale}."""

_KNOWLEDGE = """

The user also has documents of their own, which are searched too. Add to your reply, after </websearch>:

<knowledge>
<rewrite>the last message as one question that is understood without the conversation</rewrite>
<question>words to look for in the documents</question>
</knowledge>

- One <question> for each separate thing, at most four, in the language of the documents where it is known."""

_FOLLOW_UP = "The conversation so far:\n{history}\n\nThe user's last message:\n{question}"
_QUERY_LENGTH = 300
_NO_QUERY = ("", "not_needed", "summarize", "summarise")
_ATTRIBUTES = r"""(?:\s{1,9}[a-z]{1,20}\s?=\s?(?:"[^"<>]{0,60}"|'[^'<>]{0,60}'|[^\s"'<>]{1,60})){0,4}\s{0,9}"""
_ATTRIBUTE = re.compile(r"""([a-z]{1,20})\s?=\s?("[^"]*"|'[^']*'|[^\s"']+)""", re.IGNORECASE)
Offer = Callable[[RunningTurn], Awaitable[tuple[tuple[OfferedTool, ...], list[Notice]]]]
_TIMEOUT = 8.0  # seconds; then the question itself is searched, and the rewrite is used if it still comes in time


@dataclass(frozen=True)
class Understand:
    models: ModelDirectory
    today: Callable[[], date] = date.today
    timeout_seconds: float = _TIMEOUT
    offer: Offer | None = None  # the tools of the user's servers, and what is to be told of them
    shared: SharedResponses = field(default_factory=SharedResponses)  # several models side by side search for the same

    async def run(self, turn: RunningTurn) -> Events:
        planned = turn.plan is not None  # an answer goes on
        offer = self.offer if turn.server_tools and self._calls_tools(turn.model) else None
        tools, notices = await offer(turn) if offer is not None else ((), [])
        for notice in [one for one in notices if one not in turn.notices]:
            yield NoticeAdded(turn.id, notice)
        if tools or planned:
            yield ToolsOffered(turn.id, tools)
        if planned:
            return
        if own := self._without_web(turn, with_tools=bool(tools)):
            knowledge = await self._knowledge(turn) if turn.wants_recall() and turn.history and turn.model else ()
            for event in _earlier_evidence(turn):
                yield event
            yield QueriesPlanned(turn.id, Plan(origin=own, knowledge=knowledge))
            return
        if turn.model is None:
            yield QueriesPlanned(turn.id, self._question_itself(turn))
            return
        yield PlanningStarted(turn.id)
        rewrite = Started(self.shared.get(turn.comparison, lambda: self._rewrite(turn)))
        try:
            late = not await rewrite.done_within(self.timeout_seconds)
            if late:
                stand_in = self._question_itself(turn)
                yield QueriesPlanned(turn.id, replace(stand_in, provisional=True))
                yield NoticeAdded(turn.id, Notice(NoticeKind.PLANNING_SLOW))
            try:
                answer = await rewrite.result()
                addresses = fetchable_addresses(turn)
                plan = plan_of(answer, turn.question, turn.mode, turn.history, self.today(), addresses)
                plan = without_unknown_links(plan, addresses, turn.question)
                plan = replace(plan, knowledge=knowledge_of(answer) if turn.bases or turn.all_files() else ())
            except AppError as error:
                plan = self._question_itself(turn)
                yield NoticeAdded(turn.id, Notice(NoticeKind.PLANNING_FAILED, {"kind": error.kind}))
            yield QueriesPlanned(turn.id, replace(plan, origin="late") if late else plan)
        finally:
            await rewrite.cancel()

    def _question_itself(self, turn: RunningTurn) -> Plan:
        plan = question_itself(turn.question, turn.mode, self.today())
        return without_unknown_links(plan, fetchable_addresses(turn), turn.question)

    def _without_web(self, turn: RunningTurn, with_tools: bool) -> str:
        """The origin of a plan that names no queries for the web; empty where one has to be made."""
        if turn.mode is SearchMode.OFF:
            return "off"
        if turn.builtin:
            return "builtin"
        if turn.client is not None and (turn.client.tools or turn.client.later):
            return self._beside_tools(turn, turn.client)
        if with_tools:
            return "model"
        return "model" if turn.planner is Planner.MODEL and self._calls_tools(turn.model) else ""

    def _beside_tools(self, turn: RunningTurn, client: ClientRequest) -> str:
        """A model that has a client's tools decides among them and ours. Where it may not, or one of the client's has
        the name of ours, the question is searched for, once: not again with each result that comes back."""
        own = {tool.name for tool in OWN_TOOLS}
        if not client.tool_names() & own and self._calls_tools(turn.model):
            return "model"
        return "off" if client.later else ""

    async def _knowledge(self, turn: RunningTurn) -> tuple[str, ...]:
        """What to look for in the user's documents, where a message leans on those before it; empty: its own words."""
        rewrite = Started(self._rewrite(turn))
        try:
            if await rewrite.done_within(self.timeout_seconds):
                return knowledge_of(await rewrite.result())
        except AppError:
            pass  # the message itself is looked for; the write step says what is wrong with the model
        finally:
            await rewrite.cancel()
        return ()

    def _calls_tools(self, choice: ModelChoice | None) -> bool:
        if choice is None:
            return False
        try:
            return self.models.model(choice).abilities.tools is True
        except AppError:
            return False  # the write step says what is wrong with the model

    async def _rewrite(self, turn: RunningTurn) -> str:
        assert turn.model is not None
        model = self.models.model(turn.model)
        language = of_the_question(turn, "the language of the user's message")
        rules = _PROMPT.format(today=self.today().isoformat(), locale=turn.language, language=language)
        rules += _KNOWLEDGE if turn.wants_recall() else ""
        messages = message(Role.SYSTEM, rules), message(Role.USER, _request_of(turn.question, turn.history))
        return await reply_text(model, ChatRequest(messages, sampling=Sampling(temperature=0.0)))


def question_itself(question: str, mode: SearchMode = SearchMode.AUTO, today: date | None = None) -> Plan:
    """The plan without a rewrite: the question is the query; a question that gives addresses is about those pages.

    Plain words in it say how new the results have to be, seen from `today`.
    """
    links = tuple(addresses_in(question))
    rest = question
    for link in links:
        rest = rest.replace(link, " ")
    query = shortened(rest)
    searched = not links or len(query) > 40 or mode is SearchMode.ALWAYS
    queries = (query,) if query and searched else ()
    freshness = _non_default(Freshness(one, *recency_of(rest.strip(), today or date.today())) for one in queries)
    return Plan(queries, links, summarise=bool(links) and not queries, origin="question", freshness=freshness)


def without_unknown_links(plan: Plan, addresses: Mapping[str, str], question: str) -> Plan:
    """Without links that may not be fetched: the question of a part of a research is a model's, not the user's."""
    links = tuple(link for link in plan.links if url_key(link) in addresses)
    if plan.links and not links and not plan.queries:
        return replace(plan, links=(), queries=tuple(filter(None, [shortened(question)])), summarise=False)
    return replace(plan, links=links)


def plan_of(
    answer: str,
    question: str,
    mode: SearchMode,
    history: Sequence[PastTurn] = (),
    today: date | None = None,
    addresses: Mapping[str, str] | None = None,
) -> Plan:
    """Read the markup as text, not as XML: a query may hold `std::vector<int>` or `$&`, and models forget end tags.

    Whatever is not the markup means that the question itself is searched. Of the model's links only those count that
    are among `addresses`, by default those in the user's own words: a page that was read earlier must not make us call
    an address of its choosing, nor through an answer that repeats it.
    """
    own = question_itself(question, mode, today)
    block = re.search(r"<websearch>(.*?)(?:</websearch>|<knowledge>|\Z)", answer, re.DOTALL | re.IGNORECASE)
    if block is None:
        return own
    queries_tagged = [_fresh(_plain(text), attributes) for text, attributes in _tagged(block.group(1), "question")]
    questions = [fresh.query for fresh in queries_tagged]
    addresses = addresses_of([question, *(past.question for past in history)]) if addresses is None else addresses
    urls = (url for text, _ in _tagged(block.group(1), "links?") for url in addresses_in(unescape(text)))
    links = tuple(dict.fromkeys([*own.links, *(addresses[key] for url in urls if (key := url_key(url)) in addresses)]))
    words = {text.casefold() for text in questions}
    if words & {"summarize", "summarise"} and links:
        return Plan((), links, summarise=True)
    searchable = [
        replace(one, query=shortened(one.query)) for one in queries_tagged if one.query.casefold() not in _NO_QUERY
    ]
    freshness = tuple({one.query.casefold(): one for one in searchable}.values())[:4]
    queries = tuple(one.query for one in freshness)
    if not queries and "not_needed" in words and mode is SearchMode.AUTO:
        return Plan((), links)
    if not queries and not links:
        return own
    if not queries and mode is SearchMode.ALWAYS:
        return Plan(own.queries, links, freshness=own.freshness)
    return Plan(queries, links, freshness=_non_default(freshness))


def knowledge_of(answer: str) -> tuple[str, ...]:
    """What the markup asks of the user's own material: the message rewritten first, then up to four questions."""
    block = re.search(r"<knowledge>(.*?)(?:</knowledge>|\Z)", answer, re.DOTALL | re.IGNORECASE)
    if block is None:
        return ()
    entries = [*_tagged(block.group(1), "rewrite")[:1], *_tagged(block.group(1), "question")[:4]]
    queries = [shortened(_plain(text)) for text, _ in entries]
    return tuple({query.casefold(): query for query in queries if query.casefold() not in _NO_QUERY}.values())


def shortened(text: str) -> str:
    """One line that a search engine takes, cut at a word where it is too long."""
    line = " ".join(text[: 4 * _QUERY_LENGTH].split())
    return line if len(line) <= _QUERY_LENGTH else line[:_QUERY_LENGTH].rsplit(" ", 1)[0]


def _tagged(text: str, tag: str) -> list[tuple[str, str]]:
    """(what stands between the tags, the attributes of the first) of each element of this name."""
    pattern = rf"<({tag})({_ATTRIBUTES})>(.*?)(?:</\1>|(?=<(?:question|links?|rewrite){_ATTRIBUTES}>)|\Z)"
    matches = re.finditer(pattern, text, re.DOTALL | re.IGNORECASE)
    return [(match.group(3), match.group(2)) for match in matches]


def _fresh(query: str, attributes: str) -> Freshness:
    """What a tag says of its query; a value that is not known says nothing."""
    values = {name.casefold(): value.strip("\"'“”").casefold() for name, value in _ATTRIBUTE.findall(attributes)}
    since, kind = values.get("since", ""), values.get("kind", "")
    return Freshness(query, since if since in AGES else "", "news" if kind == "news" else "web")


def _non_default(freshness: Iterable[Freshness]) -> tuple[Freshness, ...]:
    return tuple(fresh for fresh in freshness if fresh != Freshness(fresh.query))


def _plain(text: str) -> str:
    return " ".join(unescape(re.sub(r"<!\[CDATA\[|\]\]>", "", text)).split())


def _request_of(question: str, history: Sequence[PastTurn]) -> str:
    if not history:
        return question[:6000]
    lines = [f"User: {past.question[:500]}\nAssistant: {past.answer[:800]}" for past in history[-3:]]
    return _FOLLOW_UP.format_map({"history": "\n".join(lines), "question": question[:6000]})


def _earlier_evidence(turn: RunningTurn) -> Iterator[Event]:
    """Of the turn whose calls the client has answered: its numbers are not searched for again."""
    evidence = turn.client.evidence if turn.client is not None else None
    if evidence is None or turn.wants_recall():  # else what is recalled is all
        return
    if evidence.findings:
        yield SourcesCollected(turn.id, (), evidence.findings, evidence.sources)
    if evidence.references:
        yield ReferencesBuilt(turn.id, evidence.references, evidence.sources, 0, 0)
