"""The gate itself: listens on loopback, checks each request, connects to the address that was checked.

It needs no token, because Chromium cannot send one: any program of this machine can use it, for what that program
could reach by itself anyway, and for the few private places that the user allowed. A page in the user's own browser
cannot, since browsers send a proxy's requests only to their own proxy, and `GET /` is refused.
"""

import asyncio
import socket
from collections.abc import Callable, Collection
from functools import partial

from app.adapters.gate.fake_ip import FakeIp
from app.adapters.gate.http_head import Request, Response, field, parse_request, parse_response, read_head
from app.adapters.gate.outbound import READ_LIMIT, Resolver, Streams, checked_addresses, resolve, straight, user_proxy
from app.adapters.gate.refusals import Refusal
from app.adapters.gate.relay import RelayTimeouts, drop, finish, pump, race
from app.adapters.gate.rules import Target, check, check_origin, target
from app.adapters.proxies import proxy_for

_MOST_CONNECTIONS = 192  # Chromium opens at most 32 to a proxy, our own client 40
_MOST_INTERIM = 20  # answers before the answer, each of them a head
_TUNNEL_FACTOR = 5 / 4  # a tunnel carries many answers, and TLS


class Gate:
    """A filtering forward proxy for this program's own pages.

    `allowed` gives the `host:port` that may be private; `upstream` the user's own proxy or "" and `bypass` the hosts
    that are reached without it (see `proxy_for`), `fake_ip` what the user says of fake addresses (None: found out by
    itself); all are read per connection.
    `max_bytes` cuts each answer; tunnels are cut at a quarter more. `idle` is in seconds. `listening`: what `bind`
    took already, where a port had to be known before anything else.
    """

    def __init__(
        self,
        allowed: Callable[[], Collection[str]],
        upstream: Callable[[], str] = lambda: "",
        max_bytes: int = 32_000_000,  # a PDF may have 30
        *,
        bypass: Callable[[], Collection[str]] = tuple,
        fake_ip: Callable[[], bool | None] = lambda: None,
        resolver: Resolver = resolve,
        idle: float = 30.0,
        listening: socket.socket | None = None,
    ) -> None:
        self._allowed = allowed
        self._upstream = upstream
        self._max_bytes = max_bytes
        self._bypass = bypass
        self._resolver = resolver
        self._fake_ip = FakeIp(fake_ip, resolver)
        self._idle = idle
        self._socket = listening
        self._server: asyncio.Server | None = None
        self._connections: set[asyncio.Task[None]] = set()

    def bind(self) -> int:
        """Take a free port of loopback, before any loop runs. Who connects now waits until `start`."""
        if self._socket is None:
            self._socket = socket.create_server(("127.0.0.1", 0), backlog=128)
        self._socket.setblocking(False)
        return int(self._socket.getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.bind()}"

    async def start(self) -> None:
        """Serve on the running loop."""
        self.bind()
        self._server = await asyncio.start_server(self._serve, sock=self._socket, limit=READ_LIMIT, backlog=128)

    async def close(self) -> None:
        """End the server and all connections."""
        server, self._server = self._server, None
        if server is not None:
            server.close()
            await _turns(3)  # connections that were just accepted become tasks
        for task in (tasks := list(self._connections)):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await _turns(2)  # and their transports close
        if server is not None:
            await server.wait_closed()
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, one request. Ends by returning in any case: asyncio reports a handler that was cancelled."""
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        try:
            await self._answer(reader, writer)
            await finish(writer)
        except asyncio.CancelledError:
            writer.transport.abort()
        finally:
            self._connections.discard(task)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if len(self._connections) > _MOST_CONNECTIONS:
                raise Refusal("busy")
            async with asyncio.timeout(self._idle):  # for the whole head: a client that dribbles is ended
                request = parse_request(await read_head(reader))
            await self._pass_on(request, reader, writer)
        except Refusal as refusal:
            writer.write(refusal.answer())
        except (OSError, asyncio.IncompleteReadError):
            pass  # idle, or one side went away: there is nobody to tell

    async def _pass_on(self, request: Request, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        destination = target(request.authority, None if request.is_tunnel else 80)
        if allowed := check(destination, self._allowed()):
            header = partial(field, request.fields)
            check_origin(destination, header("sec-fetch-site"), (header("origin"), header("referer")))
        proxy = "" if allowed else self._upstream()  # what the user allowed is near: no proxy knows the way
        proxy = proxy and proxy_for(destination.host, proxy, self._bypass())
        if proxy:
            streams, head = await self._through(proxy, request, destination)
        else:
            addresses = await checked_addresses(destination, self._resolver, allowed=allowed, fake_ip=self._fake_ip)
            streams, head = await straight(destination, addresses), request.forwarded(destination.place)
        try:
            if request.is_tunnel:
                await self._tunnel((reader, writer), streams)
            else:
                await self._exchange(request, head, (reader, writer), streams)
        finally:
            await drop(streams[1])

    async def _through(self, proxy: str, request: Request, destination: Target) -> tuple[Streams, bytes]:
        """A connection by the user's proxy, and the head to send on it."""
        way = user_proxy(proxy)
        if request.is_tunnel or way.is_socks:
            return await way.tunnel(destination), request.forwarded(destination.place)
        head = request.forwarded(destination.place, through_proxy=True, authorization=way.authorization)
        return await way.connect(), head

    async def _tunnel(self, client: Streams, server: Streams) -> None:
        client[1].write(b"HTTP/1.1 200 Connection established\r\n\r\n")
        relay_timeouts = RelayTimeouts(self._idle)
        up = partial(pump, client[0], server[1], relay_timeouts)
        down = partial(pump, server[0], client[1], relay_timeouts, int(self._max_bytes * _TUNNEL_FACTOR))
        async with relay_timeouts:
            await race(up, down)

    async def _exchange(self, request: Request, head: bytes, client: Streams, server: Streams) -> None:
        server[1].write(head)
        relay_timeouts = RelayTimeouts(self._idle)
        up = partial(_send_body, request, client[0], server[1], relay_timeouts)
        down = partial(self._respond, request, server[0], client[1], relay_timeouts)
        async with relay_timeouts:
            await race(up, down)

    async def _respond(
        self,
        request: Request,
        server: asyncio.StreamReader,
        client: asyncio.StreamWriter,
        relay_timeouts: RelayTimeouts,
    ) -> None:
        response = await _response(server)
        interim = 0
        while response.status < 200:  # 100 Continue, 103 Early Hints
            interim += 1
            if interim > _MOST_INTERIM:
                raise Refusal("bad-answer", detail="interim answers")
            client.write(response.forwarded())
            await client.drain()
            response = await _response(server)
        length = response.length(request.method)
        cut = length is not None and length > self._max_bytes
        client.write(response.forwarded(cut=cut))
        await pump(server, client, relay_timeouts, self._max_bytes if length is None or cut else length)


async def _response(server: asyncio.StreamReader) -> Response:
    try:
        response = parse_response(await read_head(server))
    except (OSError, asyncio.IncompleteReadError) as exc:
        raise Refusal("bad-answer", detail=type(exc).__name__) from exc
    if response.status == 407:  # only a proxy says so: the user's
        raise Refusal("proxy", detail="407")
    return response


async def _send_body(
    request: Request, client: asyncio.StreamReader, server: asyncio.StreamWriter, relay_timeouts: RelayTimeouts
) -> None:
    """The request's body; then wait for the client to leave, which ends the exchange."""
    try:
        await pump(client, server, relay_timeouts, int(field(request.fields, "content-length") or 0))
    except OSError:
        pass  # the server may have answered before it had read everything
    while await client.read(4096):
        pass  # a second request on this connection: the answer says that it closes


async def _turns(count: int) -> None:
    """Let the loop do what is due."""
    for _ in range(count):
        await asyncio.sleep(0)
