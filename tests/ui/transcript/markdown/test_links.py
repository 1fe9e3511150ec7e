"""Where a link may lead."""

import pytest

from app.ui.transcript.markdown.links import is_safe_link, safe_link


@pytest.mark.parametrize("url", ["https://a.org/b?c=d#e", "http://[::1]/", "HTTP://a.b/%0d%0ax"])
def test_web_addresses_stay_as_they_are(url: str) -> None:
    assert safe_link(url) == url


@pytest.mark.parametrize(
    ("url", "left"),
    [
        ("mailto:a@b.org", "mailto:a@b.org"),
        ("MailTo:a+c@b.org?Subject=Good%20day&body=x&cc=e@f.g", "mailto:a+c@b.org?subject=Good%20day"),
        ("mailto:a@b?attach=/etc/passwd", "mailto:a@b"),
        ("mailto:a@b?subject=x%0d%0aBcc:%20e@f.g&%61ttach=/x", "mailto:a@b?subject=x%20Bcc%3A%20e%40f.g"),
        ("mailto:冰@b.org?subject=%E2%80%AEx", "mailto:%E5%86%B0@b.org?subject=x"),
    ],
)
def test_of_mail_only_mailbox_and_subject_are_left(url: str, left: str) -> None:
    assert safe_link(url) == left


@pytest.mark.parametrize(
    "url",
    ["mailto:?attach=/x", "mailto:a@b%3Fattach=/x", "mailto:a@b,c@d", "mailto:--attach@", "mailto:a@b%26attach=x",
     "mailto://a@b/x", "mailto:a b@c", "javascript:x", "file:///etc/passwd", "/x", "", "mailto:[::1@x"],
)  # fmt: skip
def test_nothing_else_leads_anywhere(url: str) -> None:
    assert not is_safe_link(url)
