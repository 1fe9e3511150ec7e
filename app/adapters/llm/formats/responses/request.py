"""The wire format OpenAI Responses: one request builder for OpenAI, xAI, Ark, Qwen, DeepSeek, OpenRouter and others."""

import re
from dataclasses import replace
from typing import Any, ClassVar

from app.adapters.llm.formats.responses.decode import ResponsesDecoder
from app.adapters.llm.formats.responses.messages import WIRE_FORMAT, input_items
from app.adapters.llm.formats.responses.search import REASONING, SOURCES, Dialect, dialect_of, search_hints
from app.adapters.llm.protocol.base_url import endpoint
from app.adapters.llm.protocol.bodies import bearer, encoded, headers_for, system_text
from app.adapters.llm.protocol.wire_format import Call, Decoder, ServerQuirks, Service
from app.core.domain.chat import Abilities, AnswerFormat, ChatRequest, Tool

_OLD_SEARCH = "web_search_preview"
_THINKS = re.compile(r"(o\d|gpt-[5-9](?!.*chat))", re.IGNORECASE)  # OpenAI's models that give reasoning summaries
_ITEMS = r"item with id|items are not persisted|required (reasoning|following) item|item_id mismatch"
# Words of a complaint → what is left out from then on. The first that is still sent counts.
_COMPLAINTS = (
    (r"encrypted content.{0,80}(verif|decrypt|pars)|invalid_encrypted_content", "echo"),
    (_ITEMS, "id"),
    (_ITEMS, "echo"),
    (r"encrypted[ _.]content", REASONING),
    (r"action\.sources", SOURCES),
    (r"['\"`]include(\[\d+\])?['\"`]|(unknown|unsupported|unrecognized)\b.{0,30}\binclude\b", "include"),
    (r"reasoning\.(summary|effort)|reasoning summar|'?reasoning'? (is )?not supported", "reasoning"),
    (r"parameter: '?reasoning", "reasoning"),
    (r"max_output_tokens", "max_output_tokens"),
    (r"temperature", "temperature"),
    (r"\btop_p\b", "top_p"),
    (r"text\.format|json_schema|'text'", "text"),
    (r"tool_choice", "tool_choice"),
    (r"user_location", "user_location"),
    (r"['\"`\].]filters\b|allowed_domains|excluded_domains|search_domain_filter", "domains"),
    (r"x_search", "x_search"),
    (r"fetch_url", "fetch_url"),
    (r"(unknown|unsupported|unrecognized|unexpected|extra)\b.{0,60}\bstrict\b", "strict"),
    (r"\binstructions\b", "instructions"),
    (r"\bstore\b", "store"),
)
_SEARCH_TOOL = re.compile(r"(deepseek_)?web_search(?!_preview|_call)")


class Responses:
    """Fits `WireFormat`. `Service.search` names the dialect."""

    name: ClassVar[str] = WIRE_FORMAT

    def request(
        self,
        service: Service,
        model: str,
        chat_request: ChatRequest,
        *,
        stream: bool = True,
        quirks: ServerQuirks = ServerQuirks(),
        abilities: Abilities = Abilities(),
    ) -> Call:
        """Nothing is stored at the server: each request says all."""
        dialect = dialect_of(service.search)
        lacks = quirks.lacks | dialect.lacks
        preset = dialect.presets and "/" not in model
        body: dict[str, Any] = {"preset" if preset else "model": model, "stream": stream}
        if "store" not in lacks:
            body["store"] = False
        renamed = dict(quirks.renamed)
        mute = "domains" in lacks or _OLD_SEARCH in renamed.values()
        hints = search_hints(chat_request.search, dialect, mute=mute) if chat_request.search else ""
        self._add_messages(
            body, service, chat_request, dialect, lacks, hints=hints, images=abilities.vision is not False
        )
        self._limit(body, model, chat_request, dialect, lacks)
        self._equip(body, chat_request, dialect, lacks, renamed)
        return Call(endpoint(service.base_url, "responses"), headers_for(stream, bearer(service)), encoded(body))

    def decoder(self, service: Service) -> Decoder:
        return ResponsesDecoder(service.name, service.secrets, service.search)

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        """A complaint about a field leaves it out; one about the search tool tries its older name."""
        for pattern, name in _COMPLAINTS:
            if name not in quirks.lacks and re.search(pattern, complaint, re.IGNORECASE):
                return replace(quirks, lacks=quirks.lacks | {name})
        renamed = dict(quirks.renamed)
        if (search_tool := _SEARCH_TOOL.search(complaint)) and search_tool[0] not in renamed:
            other = "web_search" if search_tool[1] else _OLD_SEARCH
            return replace(quirks, renamed=(*quirks.renamed, (search_tool[0], other)))
        return quirks

    def models_url(self, service: Service) -> str:
        return endpoint(service.base_url, "models")

    def headers(self, service: Service) -> dict[str, str]:
        return bearer(service)

    def _add_messages(
        self,
        body: dict[str, Any],
        service: Service,
        chat_request: ChatRequest,
        dialect: Dialect,
        lacks: frozenset[str],
        *,
        hints: str,
        images: bool,
    ) -> None:
        instructions = "\n\n".join(filter(None, (system_text(chat_request.messages), hints)))
        items = input_items(chat_request.messages, service, dialect, lacks, images=images)
        if instructions and "instructions" in lacks:
            items.insert(0, {"type": "message", "role": "system", "content": instructions})
        elif instructions:
            body["instructions"] = instructions
        body["input"] = items

    def _limit(
        self, body: dict[str, Any], model: str, chat_request: ChatRequest, dialect: Dialect, lacks: frozenset[str]
    ) -> None:
        if chat_request.sampling.max_tokens is not None and "max_output_tokens" not in lacks:
            body["max_output_tokens"] = chat_request.sampling.max_tokens
        if chat_request.sampling.temperature is not None and "temperature" not in lacks:
            body["temperature"] = chat_request.sampling.temperature
        sampling = chat_request.sampling
        if sampling.top_p is not None and "top_p" not in lacks:
            body["top_p"] = sampling.top_p
        if sampling.answer_format is not None and "text" not in lacks:
            body["text"] = {"format": _format(sampling.answer_format)}
        if dialect.summaries and "reasoning" not in lacks and _THINKS.match(model):
            body["reasoning"] = {"summary": "auto"}
        if sampling.effort and "reasoning" not in lacks:
            body["reasoning"] = body.get("reasoning", {}) | {"effort": sampling.effort}
        candidates = [name for name in dialect.include if name != SOURCES or chat_request.search]
        include = [name for name in candidates if name not in lacks]
        if include and "include" not in lacks:
            body["include"] = include

    def _equip(
        self,
        body: dict[str, Any],
        chat_request: ChatRequest,
        dialect: Dialect,
        lacks: frozenset[str],
        renamed: dict[str, str],
    ) -> None:
        hosted = dialect.search(chat_request.search) if chat_request.search else []
        hosted = [_fitted(tool, lacks, renamed) for tool in hosted if tool["type"] not in lacks]
        # `none` would keep the model from searching, too: then the functions are not offered in the first place.
        functions = (
            []
            if hosted and chat_request.tool_choice == "none"
            else [_function(tool, lacks) for tool in chat_request.tools]
        )
        if not (hosted or functions):
            return
        body["tools"] = [*hosted, *functions]
        choice: Any = chat_request.tool_choice if functions else "auto"
        if functions and choice not in ("auto", "none", "required"):
            choice = {"type": "function", "name": choice}
        if choice == "auto" and chat_request.search and chat_request.search.forced and dialect.forces:
            choice = {"type": hosted[0]["type"]} if hosted else choice
        if choice != "auto" and "tool_choice" not in lacks:
            body["tool_choice"] = choice


def _function(tool: Tool, lacks: frozenset[str]) -> dict[str, Any]:
    """Flat, without the wrapper of Chat Completions. `strict` is on by default at OpenAI and wants other schemas."""
    function = {"type": "function", "name": tool.name, "description": tool.description, "parameters": tool.parameters}
    return function if "strict" in lacks else {**function, "strict": False}


def _fitted(tool: dict[str, Any], lacks: frozenset[str], renamed: dict[str, str]) -> dict[str, Any]:
    """The search tool without the fields that the server refused, under the name that it knows."""
    kind = renamed.get(tool["type"], tool["type"])
    out = {"filters", "allowed_domains", "excluded_domains"} if "domains" in lacks or kind == _OLD_SEARCH else set()
    if "user_location" in lacks:
        out.add("user_location")
    if kind != tool["type"]:
        out.add("name")
    return {name: value for name, value in {**tool, "type": kind}.items() if name not in out}


def _format(answer_format: AnswerFormat) -> dict[str, Any]:
    if answer_format.schema is None:
        return {"type": "json_object"}
    described = {"name": answer_format.name, "schema": answer_format.schema, "strict": answer_format.strict}
    return {"type": "json_schema", **described}
