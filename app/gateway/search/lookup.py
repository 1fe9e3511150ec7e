"""Searches and pages by the core's own router and reader, on its loop, until the client goes away."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import anyio
from starlette.requests import Request

from app.core.domain.addresses import is_web_address
from app.core.domain.errors import AppError, Failure
from app.core.domain.evidence import Outcome, Page, Query, SearchResult
from app.core.domain.rules import DomainRules
from app.core.secrecy import in_private
from app.gateway.answers import end_with_client
from app.gateway.errors import Refusal, refusal_of
from app.gateway.turns import Turns

T = TypeVar("T")

MOST_RESULTS = 50
_QUIET = (Outcome.HITS, Outcome.NO_RESULTS)


@dataclass(frozen=True)
class SearchRequest:
    query: str
    channel: str = ""  # empty: the user's
    max_results: int = 10
    language: str = ""  # BCP 47; empty: the user's
    since: str = ""  # as in `Query`
    kind: str = "web"
    only: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lookup:
    turns: Turns
    locale: str = "en-US"

    async def search(self, request: Request, parsed: SearchRequest) -> SearchResult:
        """Raises `Refusal` for a channel that is not there; one that fails is told in the result."""
        services = self.turns.services
        settings, router = services.settings.in_force(), services.search.router
        channel = parsed.channel or services.settings.environment.channel or settings.search.channel
        if parsed.channel and parsed.channel not in router.channels():
            names = ", ".join(router.channels())
            raise Refusal(400, f"There is no search provider {parsed.channel!r}; there are: {names}.", "invalid_value")
        search = settings.search
        rules = DomainRules(search.allowed, (*search.blocked, *parsed.blocked), only=parsed.only)
        keep = settings.gateway.keep_conversations
        query = Query(
            parsed.query, parsed.max_results, parsed.language or self.locale, rules, parsed.since, parsed.kind, keep
        )
        return await self._call(request, lambda: router.result(query, channel))

    async def read(self, request: Request, url: str, fresh: bool) -> Page:
        """fresh: the site is asked, also where the page was read within the last hour. Raises `Refusal`. Private
        addresses are refused by the gate, as for the window."""
        if not is_web_address(url):
            raise Refusal(400, "url has to be an address of http or https.", "invalid_value", "url")
        settings = self.turns.services.settings.in_force()
        if not DomainRules(settings.search.allowed, settings.search.blocked).permits(url):
            raise Refusal(403, "The settings rule this address out.", "address_not_allowed", "url")
        web, keep = self.turns.services.web, settings.gateway.keep_conversations
        return await self._call(request, lambda: web.read(url, fresh, keep))

    async def _call(self, request: Request, work: Callable[[], Awaitable[T]]) -> T:
        async def there() -> T:
            in_private.set(True)  # what other programs look for is in no log
            return await work()

        try:
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(end_with_client, request.receive, tasks.cancel_scope)
                result = await self.turns.call(there)
                tasks.cancel_scope.cancel()
                return result
        except* AppError as group:
            failure = next(iter(_leaves(group)))
        else:
            raise Refusal(499, "The client went away.")
        raise refusal_of(failure)


def reasons(result: SearchResult) -> list[tuple[str, str]]:
    """(engine or channel, what was wrong with it). A service's own words stay here: nobody knows what they hold."""
    engines = [(one.engine, str(one.outcome)) for one in result.reports if one.outcome not in _QUIET]
    channels = [(one.channel, str(one.failure.kind)) for one in result.fallbacks]
    return list(dict.fromkeys([*engines, *channels]))


def has_failed(result: SearchResult) -> bool:
    """Nobody could say whether there is something: that is no empty answer."""
    return not result.success and not any(one.outcome in _QUIET for one in result.reports)


def _leaves(group: BaseException) -> list[Failure]:
    if isinstance(group, BaseExceptionGroup):
        return [failure for one in group.exceptions for failure in _leaves(one)]
    return [Failure.of(group)] if isinstance(group, AppError) else []
