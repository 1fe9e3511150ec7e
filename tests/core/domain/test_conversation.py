"""The tree of turns: branches, versions of a question, and the way back to what was shown."""

import pytest

from app.core.domain.conversation import Conversation, leaf_under, leaf_without, siblings_of
from app.core.domain.turn.turn import Turn


def tree(**parents: str) -> tuple[Turn, ...]:
    """Turns by id, each with its parent; empty: none."""
    return tuple(Turn(name, "c1", "?", parent or None) for name, parent in parents.items())


def test_versions_of_a_question_follow_the_same_turn() -> None:
    turns = tree(a="", b="", a1="a", a2="a", lost="gone")
    groups = {name: [t.id for t in siblings_of(turns, name)] for name in ("a", "a2", "lost", "unknown")}
    assert groups == {"a": ["a", "b", "lost"], "a2": ["a1", "a2"], "lost": ["a", "b", "lost"], "unknown": []}


@pytest.mark.parametrize(
    ("children", "leaf"),
    [({}, "a2"), ({"a": "a1"}, "a1x"), ({"a": "a1", "a1": "gone"}, "a1x"), ({"a": "gone"}, "a2")],
)
def test_below_a_turn_the_branch_that_was_shown_last_is_shown_else_the_newest(
    children: dict[str, str], leaf: str
) -> None:
    assert leaf_under(tree(a="", a1="a", a1x="a1", a2="a"), "a", children) == leaf


def test_a_damaged_tree_is_no_endless_loop() -> None:
    assert leaf_under(tree(a="b", b="a"), "a", {}) in ("a", "b")


def test_where_the_branch_that_was_shown_is_gone_the_newest_is() -> None:
    shown = [t.id for t in Conversation("c1", current_leaf="gone", turns=tree(a="", b="a", c="a")).branch()]
    assert shown == ["a", "c"]


@pytest.mark.parametrize(
    ("turn", "leaf", "left"),
    [("a1", "a1x", "a1x"), ("a1x", "a1x", "a1"), ("a2", "a2", "a1x"), ("a", "a", None), ("missing", "missing", None)],
)
def test_what_is_shown_once_a_turn_is_gone(turn: str, leaf: str, left: str | None) -> None:
    assert leaf_without(tree(a="", a1="a", a1x="a1", a2="a"), turn, leaf, {}) == left
