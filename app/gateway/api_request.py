"""A request of any of the three APIs, in the house's words, and the question that it asks."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from uuid import uuid4

from app.core.domain.chat import ImageBlock, Message, ModelChoice, Role, Sampling, TextBlock, Tool, ToolCall, ToolResult
from app.core.domain.conversation import PASSING, is_passing
from app.core.domain.gateway import DEFAULT, QUOTES_ONLY, RESEARCH, SEARCH
from app.core.domain.graph import Depth
from app.core.domain.settings import QUOTES, Overrides, SearchMode, Settings
from app.core.domain.turn.client_request import ClientRequest, EarlierEvidence
from app.core.domain.turn.question import Question
from app.gateway.errors import Refusal
from app.gateway.evidence import CitationStyle
from app.gateway.history.continuations import NEW, Place
from app.gateway.history.plain import history_sources, plain_history
from app.gateway.parts import Start

MOST_ROUNDS = 1000  # of the client's tools behind one question: a client that answers every call goes on for ever


@dataclass(frozen=True)
class WebSearch:
    """That the client wants the web searched, and where."""

    mode: SearchMode = SearchMode.AUTO
    allowed_hosts: tuple[str, ...] = ()
    blocked_hosts: tuple[str, ...] = ()
    country: str = ""  # ISO 3166, two letters


@dataclass(frozen=True)
class ApiRequest:
    """`messages` as they came, system prompts apart; the last ones are the question, or calls with their results."""

    model: str
    messages: tuple[Message, ...] = field(repr=False)
    system: str = ""
    tools: tuple[Tool, ...] = ()
    tool_choice: str = "auto"
    sampling: Sampling = Sampling()
    search: WebSearch | None = None  # None: as the model's name says
    style: CitationStyle | None = None  # None: as the client's key says
    tail: bool | None = None  # likewise
    stream: bool = False
    include_usage: bool = False
    previous: str = ""  # the id of a response that this one follows
    evidence: EarlierEvidence | None = None  # of the turn whose calls the last messages answer
    is_whole: bool = False  # the messages hold what was said in the conversation before
    one_call: bool = False  # at a time, of the client's tools
    request_fields: Mapping[str, Any] = field(
        default_factory=dict, repr=False
    )  # fields that the response repeats as they came


def question_of(request: ApiRequest, settings: Settings, locale: str, place: Place = NEW) -> Question:
    """Raises `Refusal` for a model that is not there, and for messages without a question."""
    before, question, later = _parted(request.messages)
    text = question.text
    images = tuple(block for block in question.blocks if isinstance(block, ImageBlock))
    if not text.strip() and not images:
        raise Refusal(400, "The last message of the user has no text.", "empty_question", "messages")
    if sum(bool(one.calls) for one in later) > MOST_ROUNDS:
        words = f"The model has called tools {MOST_ROUNDS} times for this question. Ask a new one to go on."
        raise Refusal(400, words, "too_many_tool_calls", "messages")
    model, mode = model_of(request, settings)
    history, sources, highest = history_sources(before, later)
    web = request.search or WebSearch()
    client = ClientRequest(
        request.system,
        history,
        plain_history(later),
        request.tools,
        request.tool_choice,
        request.sampling,
        sources,
        highest,
        web.allowed_hosts,
        web.blocked_hosts,
        request.evidence,
        request.is_whole,
        request.one_call,
    )
    if web.country:
        locale = f"{locale.partition('-')[0]}-{web.country.upper()}"
    return Question(
        place.conversation or f"{PASSING}{uuid4().hex}",
        text,
        place.parent,
        Overrides(mode=mode, model=model),
        locale,
        images,
        depth=Depth.STANDARD if request.model == RESEARCH else None,
        clarify=False,
        client=client,
    )


def model_of(request: ApiRequest, settings: Settings) -> tuple[ModelChoice | None, SearchMode | None]:
    """Who answers (None: the default), and whether the web is searched (None: as the settings say)."""
    web = request.search.mode if request.search else None
    if request.model == DEFAULT:
        return None, web or SearchMode.AUTO
    if request.model in (SEARCH, RESEARCH):
        return None, SearchMode.ALWAYS
    if request.model == QUOTES_ONLY:
        return QUOTES, SearchMode.ALWAYS
    provider, _, model = request.model.partition("/")
    service = settings.provider(provider)
    if not model or service is None or (service.models and model not in service.models):
        raise Refusal(404, f"There is no model {request.model!r}; see /v1/models.", "model_not_found", "model")
    return ModelChoice(provider, model), web or SearchMode.OFF


def _parted(messages: Sequence[Message]) -> tuple[list[Message], Message, list[Message]]:
    """What stands before the question, the question, and calls of tools with their results behind it."""
    for index in range(len(messages) - 1, -1, -1):
        one = messages[index]
        if is_question(one):
            later = list(messages[index + 1 :])
            if later and later[-1].role is Role.ASSISTANT:
                raise Refusal(400, "The last message is the assistant's: prefilling is not supported.", "", "messages")
            return list(messages[:index]), one, later
    raise Refusal(400, "There is no message of the user.", "empty_question", "messages")


def merged(messages: Sequence[Message]) -> tuple[Message, ...]:
    """What the user says in several messages as one, as the services behind want it. Words behind results of tools
    stand apart: they are a question of their own."""
    joined: list[Message] = []
    for one in messages:
        if joined and is_question(one) and is_question(joined[-1]):
            earlier = joined.pop()
            gap = (TextBlock("\n\n"),) if earlier.text and one.text else ()
            one = replace(earlier, blocks=(*earlier.blocks, *gap, *one.blocks))
        joined.append(one)
    return tuple(joined)


def joined_results(messages: Sequence[Message]) -> tuple[Message, ...]:
    """Calls of one round stand in one message, and so do their results."""
    joined: list[Message] = []
    for one in messages:
        if joined and _continues(one, joined[-1]):
            joined[-1] = replace(joined[-1], blocks=(*joined[-1].blocks, *one.blocks))
        else:
            joined.append(one)
    return tuple(joined)


def _continues(one: Message, earlier: Message) -> bool:
    """More results, more calls, or calls behind what was written before them."""
    if _are(one, ToolResult):
        return _are(earlier, ToolResult)
    return _are(one, ToolCall) and earlier.role is Role.ASSISTANT and bool(earlier.blocks)


def is_question(one: Message) -> bool:
    """Words of the user, or pictures; results of tools are none."""
    return one.role is Role.USER and not any(isinstance(block, ToolResult) for block in one.blocks)


def _are(one: Message, kind: type) -> bool:
    return bool(one.blocks) and all(isinstance(block, kind) for block in one.blocks)


def response_id(start: Start) -> str:
    """Names the turn and its conversation: a later request finds both by it, for as long as they are remembered."""
    mark = "" if is_passing(start.conversation) else "-"
    return f"resp_{start.turn}{mark}{start.conversation.removeprefix(PASSING)}"


def place_of(id: str) -> Place | None:
    """Where a response is that is named so; None where no response of ours is named so."""
    match = re.fullmatch(r"resp_([0-9a-f]{32})(-?)([0-9a-f]{32})", id)
    return Place(f"{'' if match[2] else PASSING}{match[3]}", match[1]) if match else None
