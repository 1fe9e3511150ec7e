"""The source book: one number per source, given once."""

from hypothesis import given
from hypothesis import strategies as st

from app.core.domain.sources import Origin, SourceBook

urls = st.sampled_from([f"https://e{n}.example/{path}" for n in range(4) for path in ("", "a", "a?utm_source=x")])


@given(st.lists(st.tuples(urls, st.booleans())))
def test_numbers_have_neither_holes_nor_doubles_and_never_change(steps: list[tuple[str, bool]]) -> None:
    book = SourceBook()
    given_once: dict[str, int] = {}
    for url, handed in steps:
        source = book.upsert(url)
        if handed:
            number = book.assign_number(source.id).number
            assert number is not None
            assert given_once.setdefault(source.key, number) == number
    assert sorted(given_once.values()) == list(range(1, len(given_once) + 1))


def test_a_source_found_again_keeps_what_was_known_and_gains_what_was_missing() -> None:
    book = SourceBook()
    first = book.upsert("https://e.example/a", title="A")
    again = book.upsert("http://www.e.example/a/", title="Other", snippet="words")
    assert (again.id, again.title, again.snippet) == (first.id, "A", "words")


def test_the_address_after_redirects_is_the_same_source() -> None:
    book = SourceBook()
    source = book.upsert("https://short.example/1")
    book.describe(source.id, title="Long", resolved="https://long.example/story")
    assert book.upsert("https://long.example/story").id == source.id
    assert SourceBook(list(book)).upsert("https://long.example/story").id == source.id


def test_a_stored_book_goes_on_counting() -> None:
    book = SourceBook()
    book.assign_number(book.upsert("https://a.example").id)
    reopened = SourceBook(list(book))
    assert reopened.assign_number(reopened.upsert("https://b.example").id).number == 2
    assert reopened.numbered(1) is not None


def test_a_source_without_an_address_is_known_by_its_key() -> None:
    book = SourceBook()
    first = book.upsert(key="zhipu:Report", title="Report", origin=Origin.PROVIDER, provider_data={"refer": "ref_1"})
    again = book.upsert(key="zhipu:Report", snippet="words", provider_data={"media": "x"})
    assert again.id == first.id
    assert (again.title, again.snippet, again.origin) == ("Report", "words", Origin.PROVIDER)
    assert again.provider_data == {"refer": "ref_1", "media": "x"}
    assert book.upsert(title="Nameless").id != book.upsert(title="Nameless").id


def test_what_a_source_is_becomes_known_later() -> None:
    book = SourceBook()
    book.upsert("https://x.example/1")
    assert book.upsert("https://x.example/1", kind="x_post").kind == "x_post"
    assert book.upsert("https://x.example/1").kind == "x_post"


def test_what_is_no_address_is_a_source_all_the_same() -> None:
    book = SourceBook()
    assert book.upsert("http://[").id == book.upsert("http://[").id
