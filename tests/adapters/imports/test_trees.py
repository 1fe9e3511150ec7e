from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from app.adapters.imports.trees import in_a_row, last_descendant, well_formed
from app.core.domain.transfer import ForeignMessage, ForeignRole

START = datetime(2025, 1, 1, tzinfo=UTC)


def message(name: str, parent: str | None = None, minute: int | None = None) -> ForeignMessage:
    created = None if minute is None else START + timedelta(minutes=minute)
    return ForeignMessage(name, ForeignRole.USER, parent, text=name, created=created)


def links(messages: tuple[ForeignMessage, ...]) -> list[tuple[str, str | None]]:
    return [(one.id, one.parent) for one in messages]


def test_messages_come_oldest_first_and_after_their_parents() -> None:
    tree = well_formed([message("c", "a", 3), message("b", "a", 2), message("a", None, 9)])
    assert links(tree) == [("a", None), ("b", "a"), ("c", "a")]


def test_what_hung_on_a_dropped_message_hangs_on_its_nearest_ancestor() -> None:
    chain = [message("a"), message("b", "a"), message("c", "b"), message("d", "c"), message("e", "b")]
    assert links(well_formed(chain, {"b", "c"})) == [("a", None), ("d", "a"), ("e", "a")]


def test_a_cycle_a_missing_parent_and_a_double_cost_no_message() -> None:
    tree = well_formed(
        [message("a", "b"), message("b", "a"), message("c", "gone"), message("c", "b"), message("s", "s")]
    )
    assert set(links(tree)) == {("a", None), ("b", "a"), ("c", None), ("c#2", "b"), ("s", None)}


def test_a_message_without_a_time_has_its_parents() -> None:
    tree = well_formed([message("a", None, 1), message("b", "a"), message("c", "b", 2)])
    assert [one.created and one.created.minute for one in tree] == [1, 1, 2]


def test_a_row_forgets_other_parents() -> None:
    assert links(in_a_row([message("a", "x"), message("b", "x"), message("b")])) == [
        ("a", None),
        ("b", "a"),
        ("b#2", "b"),
    ]


def test_a_branch_ends_with_its_newest_child() -> None:
    tree = well_formed([message("a", None, 0), message("b", "a", 1), message("c", "a", 2), message("d", "b", 3)])
    assert last_descendant(tree, "a") == "c"
    assert last_descendant(tree, "b") == "d"


def test_a_chain_of_fifty_thousand_is_a_matter_of_a_moment() -> None:
    chain = [message(str(index), str(index - 1)) for index in range(50_000)]
    assert len(well_formed(chain, {str(index) for index in range(1, 40_000)})) == 10_001


@given(
    st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from([None, *"abcdefg"]), st.none() | st.integers(0, 9)))
)
def test_any_messages_become_a_tree(rows: list[tuple[str, str | None, int | None]]) -> None:
    tree = well_formed([message(*row) for row in rows])
    assert len(tree) == len(rows)
    before: set[str] = set()
    for one in tree:
        assert one.id not in before
        assert one.parent is None or one.parent in before
        before.add(one.id)
