"""The words of a refusal."""

import pytest

from app.adapters.gate.refusals import Refusal, refusal_in


def test_refusal_is_known_again_in_a_clients_error():
    status_line = Refusal("forbidden", "a:1").answer().split(b"\r\n")[0].decode()
    assert refusal_in(status_line.removeprefix("HTTP/1.1 ")) == "forbidden"


@pytest.mark.parametrize("words", ["403 Forbidden", "", "503 Citewise gate: nonsense", "x Citewise gate: forbidden"])
def test_other_errors_are_not_taken_for_refusals(words):
    assert refusal_in(words) == ""


def test_hostile_place_cannot_write_headers():
    answer = Refusal("forbidden", "ä\r\nX: y").answer()
    assert answer.partition(b"\r\n\r\n")[0].count(b"\r\n") == 4
