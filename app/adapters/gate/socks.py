"""The client's side of a SOCKS5 handshake (RFC 1928, RFC 1929)."""

import asyncio

from socksio import ProtocolError
from socksio.socks5 import (
    SOCKS5AuthMethod,
    SOCKS5AuthMethodsRequest,
    SOCKS5AuthReply,
    SOCKS5Command,
    SOCKS5CommandRequest,
    SOCKS5Reply,
    SOCKS5ReplyCode,
    SOCKS5UsernamePasswordReply,
    SOCKS5UsernamePasswordRequest,
)

from app.adapters.gate.refusals import Refusal
from app.adapters.gate.rules import Target


async def handshake(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target, user: str, password: str
) -> None:
    """Ask for a connection to the target; the proxy resolves its name. Raises `Refusal` where it says no."""
    try:
        await _identify(reader, writer, user, password)
        request = SOCKS5CommandRequest.from_address(SOCKS5Command.CONNECT, (target.host, target.port))
        writer.write(request.dumps())
        reply = SOCKS5Reply.loads(await _reply(reader))
    except ProtocolError as exc:
        raise Refusal("proxy", target.place, "not SOCKS5") from exc
    if reply.reply_code is not SOCKS5ReplyCode.SUCCEEDED:
        raise Refusal("proxy", target.place, reply.reply_code.name)


async def _identify(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, user: str, password: str) -> None:
    methods = [SOCKS5AuthMethod.NO_AUTH_REQUIRED] + [SOCKS5AuthMethod.USERNAME_PASSWORD] * bool(user)
    writer.write(SOCKS5AuthMethodsRequest(methods).dumps())
    method = SOCKS5AuthReply.loads(await reader.readexactly(2)).method
    if method not in methods:
        raise Refusal("proxy", detail="authentication")
    if method is SOCKS5AuthMethod.USERNAME_PASSWORD:
        writer.write(SOCKS5UsernamePasswordRequest(user.encode()[:255], password.encode()[:255]).dumps())
        if not SOCKS5UsernamePasswordReply.loads(await reader.readexactly(2)).success:
            raise Refusal("proxy", detail="authentication")


async def _reply(reader: asyncio.StreamReader) -> bytes:
    """One reply, whose length depends on the kind of address in it."""
    start = await reader.readexactly(5)
    sizes = {1: 4, 3: 1 + start[4], 4: 16}
    return start + await reader.readexactly(sizes.get(start[3], 1) - 1 + 2)
