"""One kind of object of the schema."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Member:
    field: str  # of the value's class; another name than the member's, once that one was renamed
    about: str


class Shape:
    """`about`: what the object is; then each member with what it means."""

    def __init__(self, kind: type, about: str, /, **members: str) -> None:
        self.kind, self.about = kind, about
        self.members = {name: Member(name, text) for name, text in members.items()}
