"""Hosts that look like other ones are told apart."""

import pytest

from app.ui.wording.foreign.hosts import display_host


@pytest.mark.parametrize(
    "host",
    ["reuters.com", "xn--80ak6aa92e.com", "münchen.de", "例子.中国", "abc公司.cn", "правда.com", "президент.рф",
     "τράπεζα.gr", "ウィキペディア.jp", "例え.テスト", "네이버.한국", "हिन्दी.com", "::1", ""],
)  # fmt: skip
def test_honest_hosts_stay_readable(host: str) -> None:
    assert display_host(host) == host


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("аррӏе.com", "xn--80ak6aa92e.com"),  # Cyrillic throughout
        ("pаypal.com", "xn--pypal-4ve.com"),  # one Cyrillic letter
        ("gοοgle.com", "xn--ggle-0nda.com"),  # Greek letters
        ("ɡoogle.com", "xn--oogle-qmc.com"),  # a Latin letter of the phonetic alphabet
        ("www.pаypal.例子", "www.xn--pypal-4ve.例子"),
    ],
)
def test_look_alikes_are_shown_as_they_are_sent(host: str, shown: str) -> None:
    assert display_host(host) == shown


@pytest.mark.parametrize("host", ["google.com⁄中.evil.com", "ｇoogle.com", "ᏀᎾ.com", "a\u0338b中.com"])
def test_other_tricks_leave_plain_letters(host: str) -> None:
    assert "xn--" in display_host(host)


def test_nothing_turns_a_host_around() -> None:
    assert display_host("\u202emoc.live\u202c例.org") == "moc.live例.org"
