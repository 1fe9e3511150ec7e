"""A client for services on loopback."""

from collections.abc import AsyncIterator, Callable

import httpx
import pytest

from app.adapters.http import make_client


@pytest.fixture
async def client() -> AsyncIterator[Callable[[], httpx.AsyncClient]]:
    async with make_client() as made:
        yield lambda: made
