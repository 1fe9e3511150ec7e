"""What a wire format is to the client: a request builder and a decoder, both pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from app.adapters.llm.protocol.base_url import password_of
from app.core.domain.chat import Abilities, ChatRequest, ModelPart, Usage
from app.core.domain.errors import AppError


@dataclass(frozen=True)
class Service:
    """Where models are asked. `name` is what errors call it; `base_url` is normalised."""

    name: str
    base_url: str
    key: str = field(default="", repr=False)
    local: bool = False
    id: str = ""  # the provider's id, for echoes
    search: str = ""  # how built-in search is asked for: the name of a dialect, see `presets.toml`

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must not be seen in an error."""
        return tuple(filter(None, (self.key, self.key.strip(), password_of(self.base_url))))


@dataclass(frozen=True)
class Call:
    """A POST. `headers` hold the key."""

    url: str
    headers: Mapping[str, str] = field(repr=False)
    body: bytes


@dataclass(frozen=True)
class ServerQuirks:
    """What one server was found not to know, or to know under another name: learnt from its complaints.

    `lacks` holds the names of request fields that are left out from now on.
    """

    lacks: frozenset[str] = frozenset()
    renamed: tuple[tuple[str, str], ...] = ()  # our field → theirs, such as max_tokens → max_completion_tokens
    most_tokens: int | None = None  # of an answer; None: no bound was told
    efforts: frozenset[str] = frozenset()  # of reasoning, that it refused


class Decoder(Protocol):
    """Events of one answer, streamed or whole → its parts. It never raises: `failure` holds what the answer told of.

    `done`: nothing more will come. `finished`: the model came to an end, so that a lost connection no longer matters.
    `understood`: at least one message made sense. `finish`: the end in the provider's own word.
    """

    @property
    def failure(self) -> AppError | None: ...

    @property
    def done(self) -> bool: ...

    @property
    def finished(self) -> bool: ...

    @property
    def understood(self) -> bool: ...

    @property
    def finish(self) -> str: ...

    @property
    def usage(self) -> Usage | None: ...

    def feed(self, data: str, event: str = "") -> list[ModelPart]:
        """One event's data (for a whole body or a JSON line: that) → the parts in it."""
        ...

    def close(self) -> list[ModelPart]:
        """The end, also of a stream that broke off: text that was held back, calls, grounding, echo, usage, finish."""
        ...


class WireFormat(Protocol):
    """One protocol. Stateless: one instance serves all calls."""

    @property
    def name(self) -> str: ...

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
        """Raises `KeyRefused` for a key that no header can carry."""
        ...

    def decoder(self, service: Service) -> Decoder: ...

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        """The habits that the words of a 400 or 422 ask for; the same ones where they speak of something else."""
        ...

    def models_url(self, service: Service) -> str:
        """Where the models are listed, by GET with `headers`."""
        ...

    def headers(self, service: Service) -> dict[str, str]:
        """Those that carry the key and the version."""
        ...


def mapping(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def rows(value: Any) -> list[dict[str, Any]]:
    """The objects of a list; what is none is passed over."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def words(value: Any) -> str:
    return value if isinstance(value, str) else ""


_MOST = 10**9  # no answer has so many of anything; the window cannot even print a number of thirty digits


def whole(value: Any) -> int | None:
    """A count or an offset; True is no number."""
    return value if type(value) is int and 0 <= value <= _MOST else None
