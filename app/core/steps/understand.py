"""Step: is a search needed, and which queries?"""

import re
from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from datetime import date
from html import unescape

from app.core.domain.addresses import addresses_in
from app.core.domain.chat import ChatRequest, ModelChoice, Role, TextPart, message
from app.core.domain.errors import AppError
from app.core.domain.events import Events, Notice, NoticeGiven, PlanningStarted, QueriesPlanned
from app.core.domain.plan import Plan
from app.core.domain.settings import Planner, SearchMode
from app.core.domain.turn import PastTurn, Turn
from app.core.ports import ModelDirectory
from app.core.streams import Started

_PROMPT = """\
You prepare web searches for an assistant that answers with sources. Read the conversation and the user's last \
message, then reply with nothing but this markup:

<websearch>
<question>a query for a search engine</question>
<links>an address</links>
</websearch>

- One <question> for each separate thing that must be looked up, at most four. Make each one understandable by \
itself: put in the names, places and times that "it", "there" or "and then?" stand for. Write it as a person types \
into a search engine, in the language of the user's message.
- A message that only greets, thanks, asks for translation, rewriting, arithmetic or code that needs no facts from \
outside: <question>not_needed</question>
- Addresses that the message asks about go into <links>, one per line. When the message is only about those pages (sum \
them up, explain them): <question>summarize</question> and the <links>.
- When in doubt, search.

Today is {today}. The user's locale is {locale}."""

_FOLLOW_UP = "The conversation so far:\n{history}\n\nThe user's last message:\n{question}"
_QUERY_LENGTH = 300
_PATIENCE = 8.0  # seconds; then the question itself is searched, and the rewrite is used if it still comes in time


@dataclass(frozen=True)
class Understand:
    models: ModelDirectory
    today: Callable[[], date] = date.today
    patience: float = _PATIENCE

    async def run(self, turn: Turn) -> Events:
        if turn.mode is SearchMode.OFF:
            yield QueriesPlanned(turn.id, Plan(origin="off"))
            return
        if turn.builtin:
            yield QueriesPlanned(turn.id, Plan(origin="builtin"))
            return
        if turn.model is None:
            yield QueriesPlanned(turn.id, question_itself(turn.question, turn.mode))
            return
        if turn.planner is Planner.MODEL and self._calls_tools(turn.model):
            yield QueriesPlanned(turn.id, Plan(origin="model"))
            return
        yield PlanningStarted(turn.id)
        rewrite = Started(self._rewrite(turn))
        try:
            late = not await rewrite.done_within(self.patience)
            if late:
                yield QueriesPlanned(turn.id, replace(question_itself(turn.question, turn.mode), provisional=True))
                yield NoticeGiven(turn.id, Notice("planning_slow"))
            try:
                plan = plan_of(await rewrite.result(), turn.question, turn.mode, turn.history)
            except AppError as error:
                plan = question_itself(turn.question, turn.mode)
                yield NoticeGiven(turn.id, Notice("planning_failed", {"kind": error.kind}))
            yield QueriesPlanned(turn.id, replace(plan, origin="late") if late else plan)
        finally:
            await rewrite.cancel()

    def _calls_tools(self, choice: ModelChoice) -> bool:
        try:
            return self.models.model(choice).abilities.tools is True
        except AppError:
            return False  # the write step says what is wrong with the model

    async def _rewrite(self, turn: Turn) -> str:
        assert turn.model is not None
        model = self.models.model(turn.model)
        rules = _PROMPT.format(today=self.today().isoformat(), locale=turn.language)
        asked = _asked(turn.question, turn.history)
        request = ChatRequest((message(Role.SYSTEM, rules), message(Role.USER, asked)), temperature=0.0)
        parts: list[str] = []
        async with aclosing(model.stream(request)) as answer:
            async for part in answer:
                if isinstance(part, TextPart):
                    parts.append(part.text)
        return "".join(parts)


def question_itself(question: str, mode: SearchMode = SearchMode.AUTO) -> Plan:
    """The plan without a rewrite: the question is the query; a question that gives addresses is about those pages."""
    links = tuple(addresses_in(question))
    rest = question
    for link in links:
        rest = rest.replace(link, " ")
    query = shortened(rest)
    searched = not links or len(query) > 40 or mode is SearchMode.ALWAYS
    queries = (query,) if query and searched else ()
    return Plan(queries, links, summarise=bool(links) and not queries, origin="question")


def plan_of(answer: str, question: str, mode: SearchMode, history: Sequence[PastTurn] = ()) -> Plan:
    """Read the markup as text, not as XML: a query may hold `std::vector<int>` or `$&`, and models forget end tags.

    Whatever is not the markup means that the question itself is searched. Of the model's links only those count that
    stand in the conversation: a page that was read earlier must not make us call an address of its choosing.
    """
    own = question_itself(question, mode)
    block = re.search(r"<websearch>(.*?)(?:</websearch>|\Z)", answer, re.DOTALL | re.IGNORECASE)
    if block is None:
        return own
    questions = [_plain(text) for text in _tagged(block.group(1), "question")]
    said = "\n".join([question, *(f"{past.question}\n{past.answer}" for past in history)])
    known = set(addresses_in(said))
    asked = (url for text in _tagged(block.group(1), "links?") for url in addresses_in(unescape(text)))
    links = tuple(dict.fromkeys([*own.links, *(url for url in asked if url in known)]))
    words = {text.casefold() for text in questions}
    if words & {"summarize", "summarise"} and links:
        return Plan((), links, summarise=True)
    wanted = [text for text in questions if text.casefold() not in ("", "not_needed", "summarize", "summarise")]
    queries = tuple({text.casefold(): shortened(text) for text in wanted}.values())[:4]
    if not queries and "not_needed" in words and mode is SearchMode.AUTO:
        return Plan((), links)
    if not queries and not links:
        return own
    return Plan(queries or (own.queries if mode is SearchMode.ALWAYS else ()), links)


def shortened(text: str) -> str:
    """One line that a search engine takes, cut at a word where it is too long."""
    line = " ".join(text[: 4 * _QUERY_LENGTH].split())
    return line if len(line) <= _QUERY_LENGTH else line[:_QUERY_LENGTH].rsplit(" ", 1)[0]


def _tagged(text: str, tag: str) -> list[str]:
    pattern = rf"<({tag})>(.*?)(?:</\1>|(?=<(?:question|links?)>)|\Z)"
    return [match.group(2) for match in re.finditer(pattern, text, re.DOTALL | re.IGNORECASE)]


def _plain(text: str) -> str:
    return " ".join(unescape(re.sub(r"<!\[CDATA\[|\]\]>", "", text)).split())


def _asked(question: str, history: Sequence[PastTurn]) -> str:
    if not history:
        return question[:6000]
    lines = [f"User: {past.question[:500]}\nAssistant: {past.answer[:800]}" for past in history[-3:]]
    return _FOLLOW_UP.format_map({"history": "\n".join(lines), "question": question[:6000]})
