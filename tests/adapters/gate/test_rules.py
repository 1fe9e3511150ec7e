"""Places by their address alone."""

import pytest

from app.adapters.gate import Refusal, is_allowed
from app.adapters.gate.rules import Target, check, target


@pytest.mark.parametrize(
    ("authority", "place"),
    [("Example.COM", "example.com:80"), ("a.example:8080", "a.example:8080"), ("[::1]:81", "[::1]:81")],
)
def test_authority_becomes_a_place(authority, place):
    assert target(authority, 80).place == place


@pytest.mark.parametrize(
    "authority", ["", "a b", "user@a.example", "a.example:", "[fe80::1%eth0]:80", "ä.example", "::1", ".", "a..b", ".a"]
)
def test_authority_that_can_be_read_in_two_ways_is_refused(authority):
    with pytest.raises(Refusal):
        target(authority, 80)


@pytest.mark.parametrize("entry", ["[::1]:8080", "::1:8080", " [::1]:8080 "])
def test_ipv6_place_is_allowed_in_both_spellings(entry):
    assert is_allowed(Target("::1", 8080), [entry])


def test_place_without_its_port_allows_nothing():
    assert not is_allowed(Target("127.0.0.1", 80), ["127.0.0.1"])


def test_place_that_was_allowed_passes_even_on_an_odd_port():
    assert check(Target("127.0.0.1", 25), ["127.0.0.1:25"])


def test_public_place_passes_without_being_allowed():
    assert not check(Target("example.com", 443), [])
