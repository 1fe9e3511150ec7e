"""Which sites may be searched and read."""

from app.core.domain.rules import DomainRules


def test_a_program_that_asks_narrows_the_users_list_and_never_widens_it() -> None:
    rules = DomainRules(allowed=("a.example", "b.example"), only=("b.example", "c.example"))
    assert rules.permits("https://b.example/page")
    assert not rules.permits("https://a.example/page")
    assert not rules.permits("https://c.example/page")
    assert rules.allowed_hosts == ("b.example", "c.example")
