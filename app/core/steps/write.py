"""Step: the model writes the answer, or a part of it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from datetime import date

from app.core.answer.answering import Answer
from app.core.domain.chat import BuiltinSearch, ChatRequest, FinishPart
from app.core.domain.errors import AppError, TooLong
from app.core.domain.events import Events, Notice, NoticeAdded, NoticeKind, WritingStarted
from app.core.domain.settings import SearchMode, SearchSettings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import ChatModel, DocumentReader, LinkResolver, ModelDirectory
from app.core.prompt.history_messages import tokens_of
from app.core.prompt.pictures import PagePicture, page_pictures
from app.core.prompt.prompting import request_of
from app.core.prompt.shortening import shortened
from app.core.reading import rules_of

_LONGEST = 1_000_000  # characters of one answer: no model writes so much, but a server may


@dataclass(frozen=True)
class Write:
    """One request. Calls of tools and a provider's pause leave the answer unwritten: the step is run again.

    documents: shows pages of them to a model that is known to see.
    """

    models: ModelDirectory
    today: Callable[[], date] = date.today
    settings: Callable[[], SearchSettings] = SearchSettings
    links: LinkResolver | None = None
    documents: DocumentReader | None = None

    async def run(self, turn: RunningTurn) -> Events:
        assert turn.model is not None
        model = self.models.model(turn.model)
        yield WritingStarted(turn.id, model.name)
        sees = model.abilities.vision is not False
        pages = []
        if self.documents is not None and model.abilities.vision is True and turn.graph is None:
            pages = await page_pictures(turn, self.documents, model.context_size)
        request = self._request(turn, model.context_size, sees, pages)
        for notice in _warnings(turn, model, request, sees):
            yield NoticeAdded(turn.id, notice)
        answer = self._answer(turn, model, request)
        try:
            async with aclosing(_written(model, answer)) as events:
                async for event in events:
                    yield event
            return
        except TooLong as error:
            shorter = None if answer.written.length else shortened(turn, request, error)
            again = self._request(shorter.turn, shorter.context_size, sees) if shorter else request
            if shorter is None or tokens_of(again.messages) >= tokens_of(request.messages):
                raise
        for event in shorter.announcements():
            yield event
        async with aclosing(_written(model, self._answer(shorter.turn, model, again))) as events:
            async for event in events:
                yield event

    def _request(
        self, turn: RunningTurn, context_size: int, sees: bool, pages: Sequence[PagePicture] = ()
    ) -> ChatRequest:
        request = request_of(turn, self.today(), context_size, vision=sees, pages=pages)
        search = self._search(turn) if turn.builtin else None
        return replace(request, search=search, batch_seconds=turn.batch_seconds)

    def _answer(self, turn: RunningTurn, model: ChatModel, request: ChatRequest) -> Answer:
        provider = turn.model.provider if turn.model else ""
        return Answer(turn, model.name, provider, request, self.links, rules_of(turn, self.settings()))

    def _search(self, turn: RunningTurn) -> BuiltinSearch:
        rules = rules_of(turn, self.settings())
        forced = turn.mode is SearchMode.ALWAYS
        return BuiltinSearch(rules.allowed_hosts, rules.blocked_hosts, forced, turn.language)


async def _written(model: ChatModel, answer: Answer) -> Events:
    """What comes of one request, also of one that breaks off."""
    try:
        async with aclosing(model.stream(answer.request)) as parts:
            async for part in parts:
                for event in await answer.take(part):
                    yield event
                if answer.written.length > _LONGEST:
                    answer.finish = FinishPart("length")
                    break
    except AppError:
        for event in await answer.finalize():
            yield event
        raise
    for event in await answer.finalize():
        yield event
    for event in answer.concluded():
        yield event


def _warnings(turn: RunningTurn, model: ChatModel, request: ChatRequest, sees: bool) -> Iterator[Notice]:
    if turn.messages or turn.resumed_at is not None:
        return  # said already
    if turn.images and not sees:
        yield Notice(NoticeKind.NO_VISION)
    if tokens_of(request.messages) > model.context_size:
        yield Notice(NoticeKind.CONTEXT_SMALL, {"tokens": str(model.context_size)})
