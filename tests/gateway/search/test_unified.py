"""Citewise's own search: what a client may ask, and what is refused by its name."""

import pytest

from app.gateway.errors import Refusal
from app.gateway.search.unified import parse_search


def test_an_address_of_a_site_is_its_domain() -> None:
    request = parse_search({"query": "sky", "domains": ["https://a.example/"], "blocked_domains": [".b.example"]})
    assert (request.only, request.blocked) == (("a.example",), ("b.example",))


@pytest.mark.parametrize("name", ["domains", "blocked_domains"])
def test_what_is_no_domain_is_refused_by_its_fields_name(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_search({"query": "sky", name: ["a.example", "two words"]})
    assert (caught.value.status, caught.value.param) == (400, name)
