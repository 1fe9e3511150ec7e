"""A search service as a channel: which key, which address, one bounded request, and an answer or one of our errors."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import replace
from urllib.parse import unquote, urlsplit

import httpx

from app.adapters.http import PLAIN, USER_AGENT, app_errors, read_bounded
from app.adapters.search.catalogue import APIS, SERVICES
from app.adapters.search.providers import sonar
from app.adapters.search.rate_limiter import RateLimiter
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.adapters.search.service_errors import failure, without_keys
from app.core.domain.addresses import with_scheme
from app.core.domain.catalogue import ChannelInfo
from app.core.domain.errors import AppError, KeyMissing, KeyRefused, OutOfCredit, RateLimited, TimedOut, Unavailable
from app.core.domain.evidence import Outcome, Query, Report
from app.core.domain.reasons import DetailWord
from app.core.domain.settings import SearchSettings
from app.core.ports import SearchChannel
from app.core.secrecy import split_keys

_REFUSED_COOLDOWN = 3600.0  # seconds that a key rests that was refused or has no money left
_LIMITED_COOLDOWN = 60.0  # where the service does not say how long
_USUAL = 10  # hits; who wants no more is not worth a second request
_PAGES = 6  # at most, where more hits are wished for than one page has
_SENDABLE = re.compile(r"[\x21-\x7e]+")  # what a header can hold; httpx tells the whole key of anything else

log = logging.getLogger(__name__)


class ApiChannel:
    """Fits `SearchChannel`. `client`, `keys` and `settings` are asked anew for each search, for they may change.

    Several keys take turns. One that is refused, empty or limited rests, and the next one is asked in the same search.
    """

    def __init__(
        self,
        name: str,
        api: Api,
        client: Callable[[], httpx.AsyncClient],
        keys: Callable[[], Sequence[str]],
        settings: Callable[[], SearchSettings] = SearchSettings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._api = api
        self._client = client
        self._keys = keys
        self._settings = settings
        self._clock = clock
        self._cooldowns: dict[str, float] = {}  # key → when it wakes
        self._turn = 0
        self._rate_limiter = RateLimiter(clock)

    @property
    def usable(self) -> bool:
        return bool(self._base()) and (self._api.keyless or bool(self._all_keys()))

    @property
    def is_fallback(self) -> bool:
        """Only what the user has set up, by a key or an address: nobody's questions go to a stranger unasked."""
        return self._api.is_fallback and self.usable and (bool(self._all_keys()) or not self._api.base)

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        """One report. Raises `KeyMissing`, or `Unavailable` (`no_address`) where an address of the user's is needed."""
        answer = await self._answer(query)
        outcome = Outcome.HITS if answer.hits else Outcome.NO_RESULTS
        yield Report(self.name, query.text, outcome, answer.hits, "", answer.response)

    async def _answer(self, query: Query) -> Answer:
        base = self._base()
        if not base:
            raise Unavailable(self.name, DetailWord.NO_ADDRESS)
        errors: list[AppError] = []
        for key in self._in_turn():
            try:
                return await self._ask(query, key, base)
            except (KeyRefused, OutOfCredit, RateLimited) as error:
                log.info("a key of %s is passed over: %s", self.name, error.kind)
                self._cooldowns[key] = self._clock() + _cooldown_of(error)
                errors.append(error)
        raise min(errors, key=_cooldown_of)  # what ends soonest is what the user has to wait for

    def _base(self) -> str:
        return with_scheme(self._settings().addresses.get(self.name, "")).rstrip("/") or self._api.base

    def _all_keys(self) -> list[str]:
        return list(dict.fromkeys(key for secret in self._keys() for key in split_keys(secret)))

    def _in_turn(self) -> list[str]:
        """The keys to try, those that rest left out; where all rest, the one that wakes first. Empty word: no key."""
        all_keys = self._all_keys()
        keys = [key for key in all_keys if _SENDABLE.fullmatch(key)]
        if not keys:
            if all_keys:
                raise KeyRefused(self.name, "a key holds characters that no key has")
            if not self._api.keyless:
                raise KeyMissing(self.name)
            return [""]
        now = self._clock()
        awake = [key for key in keys if self._cooldowns.get(key, now) <= now]
        if not awake:
            return [min(keys, key=lambda key: self._cooldowns[key])]
        start = self._turn % len(awake)
        self._turn += 1
        return awake[start:] + awake[:start]

    async def _ask(self, query: Query, key: str, base: str) -> Answer:
        """One request, read and understood. No error that leaves holds the key, in its words or in its causes."""
        try:
            return await self._talk(query, key, base)
        except AppError as error:
            raise without_keys(error, _secrets(key, base)) from None

    async def _talk(self, query: Query, key: str, base: str) -> Answer:
        call = self._api.request(query, key, base)
        answer = await self._paced(call, query, keyed=bool(key))
        if self._api.page is None or query.limit <= _USUAL:
            return answer
        for number in range(2, _PAGES + 1):
            hit_count = len(answer.hits)
            if not hit_count or hit_count >= query.limit:
                break
            try:
                more = await self._paced(self._api.page(call, number), query, keyed=bool(key))
            except AppError as error:  # what the pages before it gave stands
                log.info("page %s of %s failed: %s", number, self.name, error.kind)
                break
            answer = _continued(answer, more, query.limit)
            if len(answer.hits) == hit_count:
                break
        return answer

    async def _paced(self, call: ApiCall, query: Query, *, keyed: bool) -> Answer:
        if not self._api.interval:
            return await self._fetch(call, query, keyed=keyed)
        async with self._rate_limiter.alone:
            await self._rate_limiter.begin(self._api.interval)
            return await self._fetch(call, query, keyed=keyed)

    async def _fetch(self, call: ApiCall, query: Query, *, keyed: bool) -> Answer:
        try:
            async with asyncio.timeout(self._api.seconds):
                response, body = await self._send(call)
        except TimeoutError:
            raise TimedOut(self.name, f"no answer within {self._api.seconds:g} s") from None
        if response.status_code == 200:
            return self._api.parse(body, query)
        if (answer := self._api.settle(response.status_code, body)) is not None:
            return answer
        raise failure(self.name, response.status_code, body, response.headers, keyed=keyed)

    async def _send(self, call: ApiCall) -> tuple[httpx.Response, bytes]:
        headers = {"Accept": "application/json", **PLAIN, "User-Agent": USER_AGENT, **call.headers}
        with app_errors(self.name):
            stream = self._client().stream(
                call.method,
                call.url,
                params=call.params or None,
                headers=headers,
                json=call.json,
                timeout=self._api.seconds,
                follow_redirects=False,
            )
            async with stream as response:
                return response, await read_bounded(response)


def _continued(answer: Answer, more: Answer, limit: int) -> Answer:
    urls = {hit.url for hit in answer.hits}
    hits = [*answer.hits, *(hit for hit in more.hits if hit.url not in urls)][:limit]
    return Answer(tuple(replace(hit, rank=rank) for rank, hit in enumerate(hits, 1)), answer.response or more.response)


def _cooldown_of(error: AppError) -> float:
    if isinstance(error, RateLimited):
        return _LIMITED_COOLDOWN if error.retry_after is None else error.retry_after
    return _REFUSED_COOLDOWN


def _secrets(key: str, base: str) -> tuple[str, ...]:
    """What must not be told: the key, and a password in the address of the user's own server."""
    try:
        password = urlsplit(base).password or ""
    except ValueError:
        password = ""
    return tuple(filter(None, (key, password, unquote(password))))


def api_channels(
    client: Callable[[], httpx.AsyncClient],
    keys_of: Callable[[str], Sequence[str]],
    settings: Callable[[], SearchSettings] = SearchSettings,
    sonar_model: Callable[[], str] = lambda: sonar.MODEL,
) -> dict[str, SearchChannel]:
    """A channel for every service, by id, those included that lack a key.

    `keys_of` takes the id of a key and gives the secrets under it; each may hold several keys, between commas or on
    lines of their own. Nothing is asked for and nothing is opened before a search.
    """

    def built(info: ChannelInfo) -> SearchChannel:
        def keys() -> Sequence[str]:
            return keys_of(info.key) if info.key else ()

        api = sonar.api(sonar_model) if info.id == sonar.NAME else APIS[info.id]
        return ApiChannel(info.id, api, client, keys, settings)

    return {info.id: built(info) for info in SERVICES}
