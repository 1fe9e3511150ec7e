"""Which models a client may ask, and what they can do."""

import json
from collections.abc import Iterator

import pytest

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.gateway import GatewaySettings
from app.core.domain.settings import Settings
from app.gateway.server import Gateway
from tests.gateway.doors.server import exchange, gateway, head

MODEL = "cloud/vendor/large"
SETTINGS = Settings(
    (Provider("cloud", "Cloud", "http://127.0.0.1:1", ("vendor/large",)),), ModelChoice("cloud", "vendor/large")
)


@pytest.fixture
def server() -> Iterator[Gateway]:
    with gateway(lambda: GatewaySettings(require_key=False), models=SETTINGS) as one:
        yield one


def test_each_model_says_what_it_can_do(server: Gateway) -> None:
    rows = {one["id"]: one for one in json.loads(exchange(server, head(server))[2])["data"]}
    for name in ("citewise", MODEL):
        assert (rows[name]["capabilities"], rows[name]["context_length"]) == ({"search": True, "tools": True}, 8000)
    assert rows["citewise-quotes"]["capabilities"] == {"search": True, "tools": False, "vision": False}
    assert "context_length" not in rows["citewise-quotes"]


def test_one_model_is_told_by_its_name(server: Gateway) -> None:
    status, _, body = exchange(server, head(server, f"/v1/models/{MODEL}"))
    assert (status, json.loads(body)["id"]) == (200, MODEL)
    status, _, body = exchange(server, head(server, "/v1/models/cloud/other"))
    assert (status, json.loads(body)["error"]["code"]) == (404, "model_not_found")
