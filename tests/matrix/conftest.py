"""What the matrix shares: one client, and an eye on the key."""

import logging
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest

from app.adapters.http import make_client
from tests.matrix.scripts.base import KEY


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client(verify=False) as made:  # loopback has no certificates; reading the system's takes time
        yield made


@pytest.fixture(autouse=True)
def no_key_in_any_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.DEBUG):
        yield
    assert KEY not in caplog.text
