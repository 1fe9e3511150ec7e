"""What later turns of a conversation know of an earlier one."""

from dataclasses import dataclass, field

from app.core.domain.chat import ImageBlock, Message
from app.core.domain.evidence import Reference


@dataclass(frozen=True)
class PastTurn:
    """`answer` names sources by the book's numbers, whatever markers the provider wrote."""

    question: str
    answer: str
    numbers: tuple[int, ...] = ()  # cited in it
    references: tuple[Reference, ...] = field(default=(), repr=False)  # what it was given
    images: tuple[ImageBlock, ...] = field(default=(), repr=False)
    messages: tuple[Message, ...] = field(default=(), repr=False)  # for the provider whose metadata they hold
    files: tuple[str, ...] = ()  # that went with its question
