"""Which address answers what, and what is said where none does."""

import json
from collections.abc import Iterator

import pytest

from app.core.domain.gateway import GatewaySettings
from app.gateway.server import Gateway
from tests.gateway.doors.server import exchange, gateway, head


@pytest.fixture
def server() -> Iterator[Gateway]:
    with gateway(lambda: GatewaySettings(require_key=False)) as one:
        yield one


def test_tools_count_as_tokens(server: Gateway) -> None:
    tool = {"name": "weather", "description": "Tells the weather. " * 50, "input_schema": {"type": "object"}}
    counts = []
    for tools in ([], [tool], [tool, tool]):
        body = json.dumps({"model": "m", "messages": [{"role": "user", "content": "Why?"}], "tools": tools}).encode()
        request = head(server, "/v1/messages/count_tokens", "POST", Content_Length=str(len(body))) + body
        counts.append(json.loads(exchange(server, request)[2])["input_tokens"])
    assert counts[1] > counts[0] + 100
    assert counts[2] - counts[1] == counts[1] - counts[0]


@pytest.mark.parametrize(
    ("path", "method", "status", "kind"),
    [
        ("/v1/embeddings", "GET", 404, None),
        ("/v1/messages/batches", "GET", 404, "error"),
        ("/v1/models", "DELETE", 405, None),
        ("/v1/messages", "GET", 405, "error"),
        ("/config", "GET", 500, None),  # there is no search behind this server
    ],
)
def test_a_wrong_address_is_told_in_the_shape_of_the_api(
    server: Gateway, path: str, method: str, status: int, kind: str | None
) -> None:
    answer, headers, body = exchange(server, head(server, path, method))
    assert answer == status
    assert json.loads(body).get("type") == kind
    assert json.loads(body)["error"]["message"]
    assert ("allow:" in headers.lower()) is (status == 405)
