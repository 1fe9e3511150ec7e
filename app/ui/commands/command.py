"""One thing that the window can do when it is asked to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class Group(Enum):
    """The heading under which a command stands, in the order of the page of shortcuts."""

    CONVERSATION = "conversation"
    ANSWER = "answer"
    QUESTION = "question"
    VIEW = "view"
    PROGRAM = "program"


def always() -> bool:
    return True


@dataclass(frozen=True)
class Command:
    """`id` is stored with the keys that a user gave it, so it never changes: `conversation.new`.

    `title` gives its name in the language in force, `keys` its usual keys in Qt's portable text, the one that is shown
    first. `enabled` says whether it would do something now.
    """

    id: str
    group: Group
    title: Callable[[], str]
    run: Callable[[], object]
    keys: tuple[str, ...] = ()
    enabled: Callable[[], bool] = always
