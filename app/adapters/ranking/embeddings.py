"""Embedding models behind HTTP; fits the port `Embedder`.

Formats: OpenAI's `/v1/embeddings`, which most services speak; Ollama's `/api/embed`; Gemini's `batchEmbedContents`;
Cohere's `/v2/embed`. Facts: the services' API references, the sources of ollama and google-genai.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol
from urllib.parse import quote, urlsplit

from app.adapters.error_rules import plain_text
from app.adapters.json_text import loads
from app.adapters.llm.protocol.base_url import endpoint
from app.adapters.llm.protocol.bodies import bearer, encoded, headers_for, key_of
from app.adapters.llm.protocol.errors import scrub
from app.adapters.llm.protocol.wire_format import Call, Service, mapping
from app.adapters.ranking.families import maker, most_texts, prompt_form
from app.adapters.ranking.request import JsonService, batches, is_number
from app.core.domain.errors import AppError, BadAnswer, TooLong

Vector = tuple[float, ...]

_CHARACTERS = 60_000  # of all texts of one request
_LONGEST = 24_000  # characters of one text
_LONGEST_QUERY = 2_000  # a question may be a pasted article; its beginning says what is asked
_SHORTEST = 200  # characters below which a text that is too long is not cut any further
_BUDGET = 200_000_000  # of the answer as objects: 64 vectors of 20,000 numbers
_DIMENSIONS = 20_000
_TOO_MANY = re.compile(
    r"batch[ _]?size|too many (inputs?|texts?|items|documents)|(at most|up to|maximum|max|limit)\D{0,40}\d+ "
    r"?(inputs?|texts?|items|documents|requests|elements)|array.{0,20}(too long|length)|should not be larger than",
    re.IGNORECASE,
)


class Format(Protocol):
    """One protocol, pure."""

    def request(self, service: Service, model: str, texts: Sequence[str], *, query: bool) -> Call:
        """Raises `KeyRefused` for a key that no header can carry."""
        ...

    def rows(self, answer: Any) -> Any:
        """The list of vectors in an answer, in the order of the texts, or something that is no such list."""
        ...


class OpenAi:
    """`{"data": [{"index", "embedding"}]}`. The rows may come in any order, and have no index with some servers."""

    def request(self, service: Service, model: str, texts: Sequence[str], *, query: bool) -> Call:
        want = prompt_form(service, model, query=query)
        body = {"model": model, "input": [want.prefix + text for text in texts], **dict(want.fields)}
        return _post(endpoint(_openai_base(service), "embeddings"), bearer(service), body)

    def rows(self, answer: Any) -> Any:
        rows = mapping(answer).get("data")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            return None
        indices = [row.get("index") for row in rows]
        if any(index is not None for index in indices):
            if not all(type(i) is int for i in indices) or sorted(indices) != list(range(len(rows))):
                return None
            rows = sorted(rows, key=lambda row: int(row["index"]))
        return [row.get("embedding") for row in rows]


class Ollama:
    """`{"embeddings": [[…]]}`. What is too long for the model is cut by the server."""

    def request(self, service: Service, model: str, texts: Sequence[str], *, query: bool) -> Call:
        prefix = prompt_form(service, model, query=query).prefix
        root = service.base_url.removesuffix("#").rstrip("/").removesuffix("/v1").removesuffix("/api")
        body = {"model": model, "input": [prefix + text for text in texts], "truncate": True}
        return _post(f"{root}/api/embed", bearer(service), body)

    def rows(self, answer: Any) -> Any:
        return mapping(answer).get("embeddings")


class Gemini:
    """`{"embeddings": [{"values": […]}]}`. The second generation takes its task in the text, not in a field."""

    def request(self, service: Service, model: str, texts: Sequence[str], *, query: bool) -> Call:
        name = model if model.startswith("models/") else f"models/{model}"
        prefix = prompt_form(service, model, query=query).prefix
        task = {} if prefix else {"taskType": "RETRIEVAL_QUERY" if query else "RETRIEVAL_DOCUMENT"}
        requests = [{"model": name, "content": {"parts": [{"text": prefix + text}]}, **task} for text in texts]
        url = endpoint(service.base_url.removesuffix("#").removesuffix("/openai"), quote(name, safe="/"))
        key = key_of(service)
        return _post(f"{url}:batchEmbedContents", {"x-goog-api-key": key} if key else {}, {"requests": requests})

    def rows(self, answer: Any) -> Any:
        rows = mapping(answer).get("embeddings")
        return [mapping(row).get("values") for row in rows] if isinstance(rows, list) else None


class Cohere:
    """`{"embeddings": {"float": [[…]]}}`."""

    def request(self, service: Service, model: str, texts: Sequence[str], *, query: bool) -> Call:
        place = urlsplit(service.base_url)
        kind = "search_query" if query else "search_document"
        body = {"model": model, "texts": list(texts), "input_type": kind, "embedding_types": ["float"]}
        return _post(f"{place.scheme}://{place.netloc}/v2/embed", bearer(service), body)

    def rows(self, answer: Any) -> Any:
        return mapping(mapping(answer).get("embeddings")).get("float")


def format_of(service: Service, wire_format: str) -> Format:
    if wire_format == "gemini" and not service.base_url.removesuffix("#").endswith("/openai"):
        return Gemini()
    if wire_format == "ollama":
        return Ollama()
    return Cohere() if maker(service) == "cohere" else OpenAi()


def decode(wire_format: Format, name: str, count: int, body: bytes, secrets: tuple[str, ...] = ()) -> list[Vector]:
    """The vectors of an answer to `count` texts, all of one length. Raises `BadAnswer` for anything else."""
    try:
        rows = wire_format.rows(loads(body, _BUDGET))
    except ValueError:
        rows = None
    if not isinstance(rows, list):
        raise BadAnswer(name, scrub(plain_text(body), secrets))
    if len(rows) != count:
        raise BadAnswer(name, f"{len(rows)} vectors for {count} texts")
    if not all(isinstance(row, list) and 0 < len(row) <= _DIMENSIONS and all(map(is_number, row)) for row in rows):
        raise BadAnswer(name, "a vector that is none")
    if len({len(row) for row in rows}) > 1:
        raise BadAnswer(name, "vectors of different lengths")
    return [tuple(map(float, row)) for row in rows]


@dataclass
class Embeddings:
    """One embedding model; fits the port `Embedder`.

    `json_service` for passages has time, `hurried` is for the questions of a turn that waits. A request that is too
    long is divided, and at last a text cut: one long text must not keep the others from being found.
    """

    model: str
    wire_format: Format
    json_service: JsonService
    hurried: JsonService
    most: int = 0  # texts of one request; 0: as its service is known to take

    @property
    def name(self) -> str:
        return self.model

    async def embed(self, texts: Sequence[str], *, query: bool = False) -> list[Vector]:
        json_service = self.hurried if query else self.json_service
        longest = _LONGEST_QUERY if query else _LONGEST
        inputs = [text[:longest] if text.strip() else "-" for text in texts]  # services refuse an empty text
        most = self.most or most_texts(json_service.service)
        parts = [[inputs[i] for i in part] for part in batches(inputs, most, _CHARACTERS)]
        calls: list[Callable[[], Any]] = [partial(self._part, json_service, part, query) for part in parts]
        vectors = [vector for part in await json_service.side_by_side(calls) for vector in part]
        if len({len(vector) for vector in vectors}) > 1:
            raise BadAnswer(json_service.service.name, "vectors of different lengths")
        return vectors

    async def _part(self, json_service: JsonService, texts: Sequence[str], query: bool) -> list[Vector]:
        service = json_service.service
        call = self.wire_format.request(service, self.model, texts, query=query)
        try:
            return await json_service.ask(
                call, lambda body: decode(self.wire_format, service.name, len(texts), body, service.secrets)
            )
        except (TooLong, BadAnswer) as error:
            smaller = self._smaller(texts, error)
            if not smaller:
                raise
        return [vector for part in smaller for vector in await self._part(json_service, part, query)]

    def _smaller(self, texts: Sequence[str], error: AppError) -> list[Sequence[str]]:
        """What to ask in its place; nothing where the request is not to blame."""
        half = len(texts) // 2
        if isinstance(error, TooLong):
            cut = texts[0][: len(texts[0]) // 2]
            return [texts[:half], texts[half:]] if half else [[cut]] if len(cut) >= _SHORTEST else []
        if not half or not _TOO_MANY.search(error.detail):
            return []
        self.most = half  # it will not take more the next time either
        return [texts[:half], texts[half:]]


def _post(url: str, keyed: dict[str, str], body: dict[str, Any]) -> Call:
    return Call(url, headers_for(False, keyed), encoded(body))


def _openai_base(service: Service) -> str:
    """DashScope's own API lies beside the compatible one."""
    return re.sub(r"(aliyuncs\.com)/api/v1$", r"\1/compatible-mode/v1", service.base_url)
