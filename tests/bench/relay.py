"""What stands beside the gateway in its bench: a plain relay of the same stream, and a client of many streams.

    python -m tests.bench.relay relay UPSTREAM
    python -m tests.bench.relay clients URL MODEL COUNT

The relay passes on the bytes as they come, and reads nothing of them. Each ends with its input.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tests.loopback import serve

PATH = "/chat/completions"


def relay(upstream: str) -> Starlette:
    client = httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=200))

    async def chat(request: Request) -> Response:
        call = client.build_request("POST", f"{upstream}{PATH}", content=await request.body())
        response = await client.send(call, stream=True)

        async def body() -> AsyncIterator[bytes]:
            try:
                async for data in response.aiter_raw():
                    yield data
            finally:
                await response.aclose()

        return StreamingResponse(body(), response.status_code, media_type="text/event-stream")

    return Starlette(routes=[Route(f"/v1{PATH}", chat, methods=["POST"])])


def question(model: str) -> dict[str, object]:
    return {"model": model, "stream": True, "messages": [{"role": "user", "content": "Stream, please."}]}


async def streams(url: str, model: str, count: int) -> list[int]:
    """Bytes of so many answers that are read at once."""
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=count)) as client:

        async def one() -> int:
            size = 0
            async with client.stream("POST", f"{url}{PATH}", json=question(model)) as response:
                response.raise_for_status()
                last = b""
                async for data in response.aiter_raw():
                    size += len(data)
                    last = (last + data)[-40:]
            assert last.endswith(b"[DONE]\n\n"), last
            return size

        return list(await asyncio.gather(*(one() for _ in range(count))))


def main() -> None:
    if sys.argv[1] == "clients":
        url, model, count = sys.argv[2:]
        print(json.dumps(asyncio.run(streams(url, model, int(count)))))
        return
    with serve(relay(sys.argv[2])) as url:
        print(f"{url}/v1", flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
