"""The wire format Chat Completions: OpenAI's first protocol, and that of every compatible server."""

import re
from dataclasses import replace
from typing import Any, ClassVar
from urllib.parse import urlsplit

from app.adapters.llm.formats.chat.decode import ChatDecoder
from app.adapters.llm.formats.chat.messages import WIRE_FORMAT, chat_messages
from app.adapters.llm.formats.chat.search import search_fields
from app.adapters.llm.protocol.base_url import endpoint
from app.adapters.llm.protocol.bodies import bearer, encoded, function_tools, headers_for, response_format
from app.adapters.llm.protocol.wire_format import Call, Decoder, ServerQuirks, Service
from app.core.domain.chat import Abilities, ChatRequest, Sampling

_LIMIT, _OTHER_LIMIT = "max_tokens", "max_completion_tokens"
# Fields that may be left out without changing what was asked for. In a complaint the first of them that it names goes.
_OPTIONAL = (
    *("stream_options", "temperature", "tool_choice", "reasoning_content", "reasoning_details", "disable_search"),
    *("top_p", "reasoning_effort", "response_format", "stop"),
    *("search_options", "search_domain_filter", "search_settings", "user_location", "thinking"),
)
_UNKNOWN = re.compile(
    r"un(supported|known|recogni[sz]ed|expected)|not (permitted|supported|allowed)|extra", re.IGNORECASE
)
_AZURE = (".openai.azure.com", ".cognitiveservices.azure.com", ".services.ai.azure.com")


class Chat:
    """Fits `WireFormat`. `Service.search` names the dialect of the vendor's own search, see `chat_search`."""

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
        """Raises `KeyRefused` as `headers` does. `stream` is always said: some servers stream where nothing is."""
        quirks = _quirks_of(service, quirks)
        messages = chat_messages(
            chat_request.messages,
            service,
            images=abilities.vision is not False,
            tools=abilities.tools is not False,
            lacks=quirks.lacks,
        )
        body: dict[str, Any] = {"model": model, "messages": messages, "stream": stream}
        if stream:
            body["stream_options"] = {"include_usage": True}
        if chat_request.sampling.max_tokens is not None:
            body[dict(quirks.renamed).get(_LIMIT, _LIMIT)] = chat_request.sampling.max_tokens
        body |= _sampling(chat_request.sampling)
        body |= _tools(chat_request, search_fields(service.search, chat_request.search, model))
        body = {name: value for name, value in body.items() if name not in quirks.lacks}
        bot = service.search == "ark" and model.startswith("bot-")  # made in Ark's console, with a search of its own
        url = endpoint(service.base_url, "bots/chat/completions" if bot else "chat/completions")
        return Call(url, headers_for(stream, self.headers(service)), encoded(body))

    def decoder(self, service: Service) -> Decoder:
        return ChatDecoder(service)

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        """Leaves out an optional field that is complained of, and gives the limit its other name."""
        if "include_usage" in complaint:
            complaint += " stream_options"
        for name in _OPTIONAL:
            if name not in quirks.lacks and re.search(rf"\b{name}\b", complaint):
                return replace(quirks, lacks=quirks.lacks | {name})
        limit = dict(quirks.renamed).get(_LIMIT, _LIMIT)
        if _OTHER_LIMIT in complaint:  # in the complaint about either name
            return replace(quirks, renamed=((_LIMIT, _OTHER_LIMIT if limit == _LIMIT else _LIMIT),))
        if limit not in quirks.lacks and limit in complaint and _UNKNOWN.search(complaint):
            return replace(quirks, lacks=quirks.lacks | {limit})
        return quirks

    def models_url(self, service: Service) -> str:
        return endpoint(service.base_url, "models")

    def headers(self, service: Service) -> dict[str, str]:
        """Raises `KeyRefused` for a key that no header can carry, before an error shows it."""
        headers = bearer(service)
        host = urlsplit(service.base_url).hostname or ""
        if headers and host.endswith(_AZURE) and not service.key.strip().startswith("eyJ"):  # that is a token
            headers["api-key"] = service.key.strip()
        return headers


def _quirks_of(service: Service, quirks: ServerQuirks) -> ServerQuirks:
    """What is known beforehand: OpenAI renamed the limit, Mistral answers 422 to `stream_options`."""
    host = urlsplit(service.base_url).hostname or ""
    if not quirks.renamed and (host == "api.openai.com" or host.endswith(_AZURE)):
        return replace(quirks, renamed=((_LIMIT, _OTHER_LIMIT),))
    if host.endswith("mistral.ai"):
        return replace(quirks, lacks=quirks.lacks | {"stream_options"})
    return quirks


def _sampling(sampling: Sampling) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "temperature": sampling.temperature,
        "top_p": sampling.top_p,
        "stop": list(sampling.stop) or None,
        "reasoning_effort": sampling.effort or None,
        "response_format": response_format(sampling.answer_format) if sampling.answer_format else None,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _tools(chat_request: ChatRequest, search: dict[str, Any]) -> dict[str, Any]:
    """Functions beside the vendor's own tools, and the choice among them.

    The choice `none` would keep the model from searching, too: then the functions are not offered in the first place.
    """
    hosted = search.get("tools", [])
    functions = [] if hosted and chat_request.tool_choice == "none" else function_tools(chat_request.tools)
    fields = {name: value for name, value in search.items() if name != "tools"}
    if hosted or functions:
        fields["tools"] = [*functions, *hosted]
    if functions and chat_request.tool_choice in ("none", "required"):
        fields["tool_choice"] = chat_request.tool_choice
    elif functions and chat_request.tool_choice != "auto":
        fields["tool_choice"] = {"type": "function", "function": {"name": chat_request.tool_choice}}
    return fields
