"""How a search for conversations is read, and where its words stand."""

import pytest

from app.core.conversation_query import ConversationQuery, places_of, tag_words, tags_match


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ()),
        ("  Pumps   ZERO pumps", ("pumps", "zero")),
        ('"heat  Pump" zero', ("heat pump", "zero")),
        ("“热 泵” 零", ("热 泵", "零")),
        ('zero "heat pu', ("zero", "heat pu")),
        ('""', ()),
        ("#Work ＃家", ("#work", "#家")),
        ('#"to do" x', ("#to do", "x")),
        ("C# #", ("c#", "#")),
        ("熱泵 #歷史", ("热泵", "#历史")),
    ],
)
def test_words_phrases_and_tags_are_told_apart(text: str, words: tuple[str, ...]) -> None:
    assert ConversationQuery.parsed(text).words == words


@pytest.mark.parametrize("tag", ["work", "to do", "家"])
def test_a_tag_is_found_as_it_is_typed(tag: str) -> None:
    (word,) = ConversationQuery.parsed(tag_words(tag)).words
    assert tags_match(word, (tag,))
    assert not tags_match(word, ("other",))


def test_places_are_in_order_and_do_not_overlap() -> None:
    assert places_of("Zero, pumps, zero", ("zero", "pump", "umps")) == ((0, 4), (6, 11), (13, 17))


def test_places_hold_where_a_fold_is_longer() -> None:
    (place,) = places_of("die Straße dort", ("strasse",))
    assert "die Straße dort"[slice(*place)] == "Straße"
    assert places_of("ẞß x", ("x",)) == ((3, 4),)


def test_words_are_found_as_they_are_written_in_the_other_script() -> None:
    text = "冬天裡的熱泵 and Pumps"
    places = places_of(text, ("热泵", "pumps"))
    assert [text[begin:end] for begin, end in places] == ["熱泵", "Pumps"]
    assert tags_match("#历史", ("歷史",))
