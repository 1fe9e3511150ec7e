"""Which sites may be searched and read."""

import pytest

from app.core.domain.rules import DomainRules, domain_of


def test_a_program_that_asks_narrows_the_users_list_and_never_widens_it() -> None:
    rules = DomainRules(allowed=("a.example", "b.example"), only=("b.example", "c.example"))
    assert rules.permits("https://b.example/page")
    assert not rules.permits("https://a.example/page")
    assert not rules.permits("https://c.example/page")
    assert rules.allowed_hosts == ("b.example", "c.example")


@pytest.mark.parametrize(
    ("text", "domain"),
    [
        ("wikipedia.org", "wikipedia.org"),
        (" https://Example.org/ ", "Example.org"),
        ("HTTP://a.example", "a.example"),
        (".example.org", "example.org"),
        ("https://example.org/docs/", "example.org/docs*"),
        ("*.example.org", "*.example.org"),
        ("*://*.example.org/*", "*://*.example.org/*"),
        ("localhost:8080", "localhost:8080"),
        ("bücher.example", "bücher.example"),
        *((text, "") for text in ("", "  ", "https://", "two words", "a,b", "ftp://a.example", "a..b", "domain!", "?")),
    ],
)
def test_a_site_that_a_program_names_is_cleaned_or_none(text: str, domain: str) -> None:
    assert domain_of(text) == domain


def test_a_part_of_a_site_is_what_stands_below_it() -> None:
    rules = DomainRules(only=(domain_of("https://example.org/docs/"),))
    assert rules.permits("https://www.example.org/docs/page")
    assert not rules.permits("https://example.org/blog")
