"""Whatever a person pastes as a base address leads to the service."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.protocol.base_url import endpoint, is_loopback, normalise_base_url, password_of
from app.core.domain.errors import Unreachable

KNOWN = ("https://api.openai.com/v1", "https://open.bigmodel.cn/api/paas/v4", "http://127.0.0.1:11434/v1")


@pytest.mark.parametrize(
    ("typed", "base"),
    [
        ("https://api.openai.com/v1", "https://api.openai.com/v1"),
        (" https://api.openai.com/v1/ ", "https://api.openai.com/v1"),
        ("api.openai.com", "https://api.openai.com/v1"),
        ("https://api.openai.com/v1/chat/completions", "https://api.openai.com/v1"),
        ("https://api.openai.com/v1/chat/completions?x=1#", "https://api.openai.com/v1"),
        ("https://api.example.org", "https://api.example.org/v1"),
        ("https://api.example.org/proxy/", "https://api.example.org/proxy/v1"),
        ("https://api.example.org/v1beta/openai/", "https://api.example.org/v1beta/openai"),
        ("https://ark.cn-beijing.volces.com/api/v3/chat/completions/", "https://ark.cn-beijing.volces.com/api/v3"),
        ("https://open.bigmodel.cn", "https://open.bigmodel.cn/api/paas/v4"),
        ("https://open.bigmodel.cn/v1", "https://open.bigmodel.cn/api/paas/v4"),
        ("https://open.bigmodel.cn/api/coding/paas/v4", "https://open.bigmodel.cn/api/coding/paas/v4"),
        ("localhost:11434", "http://localhost:11434/v1"),
        ("127.0.0.1:8080/v1/models", "http://127.0.0.1:8080/v1"),
        ("http://127.0.0.1:11434", "http://127.0.0.1:11434/v1"),
        ("192.168.1.5:1234", "http://192.168.1.5:1234/v1"),
        ("[::1]:8080", "http://[::1]:8080/v1"),
        ("HTTPS://API.Example.org/V1", "HTTPS://API.Example.org/V1"),
        ("'https://api.example.org/v1'", "https://api.example.org/v1"),
        ("https://api.anthropic.com/v1/messages", "https://api.anthropic.com/v1"),
        ("https://api.perplexity.ai/chat/completions", "https://api.perplexity.ai#"),
        ("https://gateway.example.org/llm#", "https://gateway.example.org/llm#"),
    ],
)
def test_what_was_typed_becomes_a_base_address(typed: str, base: str) -> None:
    assert normalise_base_url(typed, KNOWN) == base
    assert normalise_base_url(base, KNOWN) == base


@pytest.mark.parametrize("typed", ["", "   ", "ftp://example.org", "https://", "http://[::1", "http://h:99999", "://"])
def test_what_is_no_web_address_is_refused(typed: str) -> None:
    with pytest.raises(Unreachable):
        normalise_base_url(typed)


def test_a_refused_address_does_not_show_its_password() -> None:
    with pytest.raises(Unreachable) as caught:
        normalise_base_url("ftp://me:secret@example.org")
    assert "secret" not in str(caught.value)


@given(st.text(max_size=60))
def test_any_text_is_settled_or_refused(typed: str) -> None:
    try:
        base = normalise_base_url(typed)
    except Unreachable:
        return
    assert normalise_base_url(base) == base


def test_an_exact_address_keeps_its_sign_out_of_the_request() -> None:
    assert endpoint("https://api.perplexity.ai#", "chat/completions") == "https://api.perplexity.ai/chat/completions"
    assert endpoint("https://api.openai.com/v1", "models") == "https://api.openai.com/v1/models"


@pytest.mark.parametrize(
    ("base", "loopback"),
    [
        ("http://127.0.0.1:1/v1", True),
        ("http://localhost/v1", True),
        ("http://[::1]:8/v1", True),
        ("http://192.168.1.2/v1", False),
        ("https://localhost.example.org/v1", False),
    ],
)
def test_this_machine_is_known(base: str, loopback: bool) -> None:
    assert is_loopback(base) is loopback


def test_a_password_in_the_address_is_known() -> None:
    assert password_of("http://me:secret@host/v1") == "secret"
    assert password_of("http://host/v1") == ""
