from app.adapters.imports.sources import SourceList
from app.core.domain.transfer import ForeignSource


def test_a_source_is_numbered_where_it_first_appears_and_gathers_its_words() -> None:
    sources = SourceList()
    first = ForeignSource("https://a.org", passage="One.")
    assert sources.add(first) == 0
    assert sources.add(ForeignSource("https://b.org", "B")) == 1
    assert sources.add(ForeignSource("https://a.org", "A", snippet="s", passage="Two.")) == 0
    assert sources.add(first) == 0
    assert sources.all() == (
        ForeignSource("https://a.org", "A", snippet="s", passage="One.\n\nTwo."),
        ForeignSource("https://b.org", "B"),
    )
    assert sources.numbers() == {1: 0, 2: 1}


def test_sources_without_an_address_are_told_apart_by_a_key_or_not_at_all() -> None:
    sources = SourceList()
    notes = [sources.add(ForeignSource(title="note"), key) for key in ("n1", "n2", "n1", "", "")]
    assert notes == [0, 1, 0, 2, 3]
    assert len(sources) == 4
