"""Authors, dates and addresses as lists of references want them."""

import pytest

from app.core.export.evidence.bibliography import Author, authors_of, date_of, entries_of, web_address
from app.core.export.evidence.bundle import BundleSource


@pytest.mark.parametrize(
    ("text", "authors"),
    [
        ("Ada Byron", [Author(family="Byron", forename="Ada")]),
        (
            "By Ada Byron, Charles Babbage",
            [Author(family="Byron", forename="Ada"), Author(family="Babbage", forename="Charles")],
        ),
        (
            "Ada Byron and Charles B. Babbage",
            [Author(family="Byron", forename="Ada"), Author(family="Babbage", forename="Charles B.")],
        ),
        ("Ludwig van Beethoven", [Author(family="Beethoven", forename="Ludwig", particle="van")]),
        ("Alice de la Cruz", [Author(family="Cruz", forename="Alice", particle="de la")]),
        ("World Health Organization", [Author(literal="World Health Organization")]),
        ("Bill and Melinda Gates Foundation", [Author(literal="Bill and Melinda Gates Foundation")]),
        ("BBC News", [Author(literal="BBC News")]),
        ("张三、李四", [Author(literal="张三"), Author(literal="李四")]),
        ("作者：王小波", [Author(literal="王小波")]),
        ("admin", [Author(literal="admin")]),
        ("John Smith, MD, PhD", [Author(family="Smith", forename="John")]),
        ("Doe, Jane", [Author(family="Doe", forename="Jane")]),
        ("Smith J, Doe AB", [Author(family="Smith", forename="J"), Author(family="Doe", forename="AB")]),
        ("Martin Luther King Jr.", [Author(family="King", forename="Martin Luther")]),
        ("Reuters, 新华社", [Author(literal="Reuters"), Author(literal="新华社")]),
        ("", []),
        (" \u202e ", []),
    ],
)
def test_names_are_taken_apart_where_they_are_a_persons(text: str, authors: list[Author]) -> None:
    assert list(authors_of(text)) == authors


def test_a_site_that_names_itself_is_no_person() -> None:
    assert authors_of("Daily Planet", "Daily Planet") == (Author(literal="Daily Planet"),)


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2026-02-03", (2026, 2, 3)),
        ("2026-02-03T10:00:00Z", (2026, 2, 3)),
        ("2024-02-30", (2024, 2)),
        ("2026-02", (2026, 2)),
        ("2026", (2026,)),
        ("2026年2月3日", (2026, 2, 3)),
        ("2026/13/40", (2026,)),
        ("3 days ago", ()),
        ("20260203", ()),
        ("", ()),
    ],
)
def test_dates_are_as_exact_as_they_are_written(text: str, date: tuple[int, ...]) -> None:
    assert date_of(text) == date


@pytest.mark.parametrize(
    ("address", "ascii"),
    [
        ("https://example.org/a b", ""),
        ('https://example.org/a{b}c"d', "https://example.org/a%7Bb%7Dc%22d"),
        ("https://例子.中国/路径?问=答", "https://xn--fsqu00a.xn--fiqs8s/%E8%B7%AF%E5%BE%84?%E9%97%AE=%E7%AD%94"),
        ("https://example.org/100%25#x", "https://example.org/100%25#x"),
        ("http://us}er:pw@example.org/", "http://example.org/"),
        ("javascript:alert(1)", ""),
        ("file:///etc/passwd", ""),
    ],
)
def test_addresses_are_ascii_and_of_the_web(address: str, ascii: str) -> None:
    assert web_address(address) == ascii


def test_keys_are_their_own_and_ascii() -> None:
    sources = [BundleSource(str(n), 1, "T", author="Zoë Müller", date="2026") for n in range(3)]
    keys = [entry.key for entry in entries_of([*sources, BundleSource("x", 2, site="新华网")])]
    assert keys == ["muller2026-1", "muller2026-1-2", "muller2026-1-3", "source-2"]
