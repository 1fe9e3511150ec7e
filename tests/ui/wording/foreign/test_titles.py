"""What sources are called."""

import pytest

from app.core.domain.sources import Origin, Source
from app.ui.wording.foreign.titles import display_site, display_title


@pytest.mark.parametrize(
    ("title", "url", "site", "shown"),
    [
        ("A name", "https://a.example/b", "a.example", "A name"),
        ("", "https://www.a.example/b/c?d=e", "a.example", "a.example/b/c?d=e"),
        ("3", "https://a.example/b/", "a.example", "a.example/b"),
        ("www.A.example", "https://a.example/", "a.example", "a.example"),
        ("https://a.example/b", "https://a.example/b", "", "a.example/b"),
        ("a.example", "https://vertexaisearch.cloud.google.com/grounding-api-redirect/Xy", "a.example", "a.example"),
        ("", "https://аррӏе.com/x", "", "xn--80ak6aa92e.com/x"),
        ("", "", "Annual report", "Annual report"),
        ("7", "", "", ""),
        ("", "", "", ""),
        ("", "http://[", "", ""),
    ],
)
def test_a_title_that_says_nothing_gives_way_to_the_address(title: str, url: str, site: str, shown: str) -> None:
    assert display_title(Source("s", "k", url, title, origin=Origin.PROVIDER, site=site)) == shown


def test_a_page_may_be_called_by_a_number() -> None:
    assert display_title(Source("s", "k", "https://a.example/b", "1984", site="a.example")) == "1984"


def test_what_a_tool_gave_stands_under_its_servers_name() -> None:
    source = Source("s", "tool:files:1", "", "Harbour report", site="My files", kind="tool")
    assert (display_title(source), display_site(source)) == ("Harbour report", "My files")
