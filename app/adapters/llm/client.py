"""One model behind HTTP, whatever its wire format."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import replace

import httpx

from app.adapters.http import app_errors, read_bounded
from app.adapters.http.transport import LoopYield
from app.adapters.llm.allowance import Allowance
from app.adapters.llm.answer_stream import PIECE, AnswerStream, raise_if_incomplete
from app.adapters.llm.formats import decoder_of
from app.adapters.llm.opening import Endpoint, Opening, Place
from app.adapters.llm.protocol.frames import Frames
from app.adapters.llm.protocol.wire_format import Decoder, ServerQuirks, Service, WireFormat
from app.core.domain.chat import Abilities, ChatRequest, ModelPart, RetryPart
from app.core.domain.errors import BadAnswer

READ_TIMEOUT = 180.0  # seconds without a byte: models that think in silence take minutes
LOCAL_TIMEOUT = 600.0  # a local server may load its model first, and reads long prompts slowly
_LONGEST_ANSWER = 16_000_000  # bytes of an answer that is not streamed
_LONGEST_STREAM = 256_000_000  # bytes, unpacked: nobody writes so much, but a server that never ends would


class WireClient:
    """One model of one service in one wire format; fits the port `ChatModel`. `quirks`: see `Endpoint`."""

    def __init__(
        self,
        service: Service,
        model: str,
        wire: WireFormat,
        client: Callable[[], httpx.AsyncClient],
        *,
        context_size: int = 8192,
        abilities: Abilities = Abilities(search=False, tools=True),
        timeout_seconds: float | None = None,
        longest: int = _LONGEST_STREAM,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        quirks: dict[Place, ServerQuirks] | None = None,
    ) -> None:
        seconds = timeout_seconds or (LOCAL_TIMEOUT if service.local else READ_TIMEOUT)
        shared_quirks = {} if quirks is None else quirks
        self._endpoint = Endpoint(service, model, wire, client, abilities, seconds, shared_quirks)
        self._context_size = context_size
        self._longest = longest
        self._pause = pause

    @property
    def name(self) -> str:
        return self._endpoint.model

    @property
    def context_size(self) -> int:
        return self._context_size

    @property
    def abilities(self) -> Abilities:
        return replace(self._endpoint.abilities, context_size=self._context_size)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        """The answer's parts, as they come; evidence, usage and finish at the end. Closing it closes the connection.

        A stream that breaks off gives all that came first and raises then: `Unreachable`, `TimedOut`, or what the
        server said within the stream. It is tried again only before the first byte, and each wait is told.
        """
        opening = Opening(self._endpoint, request, stream=True)
        while (response := await opening.attempt()) is None:
            yield RetryPart(opening.wait, opening.kind)
            await self._pause(opening.wait)
        stream = AnswerStream(self._endpoint, response, self._decoder(request), request.batch_seconds, self._longest)
        async with aclosing(stream.parts()) as parts:
            async for part in parts:
                yield part

    async def answer(self, request: ChatRequest) -> list[ModelPart]:
        """The parts of an answer that is not streamed."""
        service = self._endpoint.service
        opening = Opening(self._endpoint, request, stream=False)
        while (response := await opening.attempt()) is None:
            await self._pause(opening.wait)
        try:
            with app_errors(service.name):
                body = await read_bounded(response, _LONGEST_ANSWER)
        finally:
            await response.aclose()
        frames, decoder = Frames(), self._decoder(request)
        parts: list[ModelPart] = []
        allowance, breath = Allowance(_LONGEST_ANSWER), LoopYield()
        for start in range(0, len(body) + PIECE, PIECE):
            for event in frames.feed(body[start : start + PIECE]) if start < len(body) else frames.close():
                for part in [] if decoder.done else decoder.feed(event.data, event.event):
                    allowance.spend(part)
                    parts.append(part)
                await breath()
            if allowance.spent:
                raise BadAnswer(service.name, "answer too large")
        parts += decoder.close()
        raise_if_incomplete(service, frames, decoder, None, whole=True)
        return parts

    def _decoder(self, request: ChatRequest) -> Decoder:
        return decoder_of(self._endpoint.wire, self._endpoint.service, searching=request.search is not None)
