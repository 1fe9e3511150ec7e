"""The wire formats by name. Each is imported when it is first asked for."""

from functools import cache

from app.adapters.llm.protocol.wire_format import Decoder, Service, WireFormat
from app.core.domain.chat import WIRE_FORMATS
from app.core.domain.errors import BadAnswer


@cache
def format_of(name: str) -> WireFormat:
    """Raises `BadAnswer` for a name that is none. Spelled out, so that a frozen build finds all of them."""
    match name:
        case "chat":
            from app.adapters.llm.formats.chat.request import Chat

            return Chat()
        case "responses":
            from app.adapters.llm.formats.responses.request import Responses

            return Responses()
        case "messages":
            from app.adapters.llm.formats.messages.request import Messages

            return Messages()
        case "gemini":
            from app.adapters.llm.formats.gemini.request import Gemini

            return Gemini()
        case "ollama":
            from app.adapters.llm.formats.ollama.request import Ollama

            return Ollama()
        case "dashscope":
            from app.adapters.llm.formats.dashscope.request import DashScope

            return DashScope()
        case "mistral":
            from app.adapters.llm.formats.mistral.request import Conversations

            return Conversations()
    raise BadAnswer(name, f"known formats: {', '.join(WIRE_FORMATS)}")


def decoder_of(wire: WireFormat, service: Service, *, searching: bool = False) -> Decoder:
    """The decoder for one answer, whose thinking stands apart whatever the format; see `ReasoningFilter`."""
    from app.adapters.llm.protocol.thinking import ReasoningFilter  # with the first answer: no window waits for it

    return ReasoningFilter(wire.decoder(service), searching=searching)
