"""Which words of a query choose chunks."""

from app.adapters.storage.documents.words import expression


def test_in_a_small_index_every_word_chooses() -> None:
    assert expression([(900, "the"), (3, "zugspitze")], 1000) == '"zugspitze" OR "the"'


def test_in_a_large_index_a_common_word_leaves_the_choice_to_rare_ones() -> None:
    assert expression([(60_000, "common"), (40, "rare")], 100_000) == '"rare"'


def test_common_words_choose_where_two_of_them_meet() -> None:
    assert expression([(20_000, "one"), (30_000, "two"), (5, "rare")], 100_000) == '"rare" OR ("one" AND "two")'


def test_words_that_stand_nowhere_push_no_others_out() -> None:
    absent = [(0, f"none{number}") for number in range(40)]
    assert expression([*absent, (3, "rare")], 1000).startswith('"rare" OR "none')


def test_one_common_word_alone_chooses() -> None:
    assert expression([(60_000, "common")], 100_000) == '"common"'


def test_words_that_stand_everywhere_choose_together() -> None:
    assert expression([(90_000, "one"), (95_000, "two"), (99_000, "three")], 100_000) == '"one" AND "two"'


def test_of_a_long_query_the_rarest_words_choose() -> None:
    chosen = expression([(n, f"w{n}") for n in range(100, 0, -1)], 1000).split(" OR ")
    assert (chosen[0], len(chosen)) == ('"w1"', 32)
