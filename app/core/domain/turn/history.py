"""What later turns of a conversation know of an earlier one."""

from dataclasses import dataclass, field
from functools import cached_property

from app.core.domain.chat import ImageBlock, Message, Role, message
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
    called_servers: bool = False  # tools of the user's servers had a say in it
    tokens: tuple[int, int] | None = field(default=None, compare=False)  # of question and answer, where they are known
    web_queries: tuple[str, ...] = ()  # that went to search engines of the web

    @cached_property
    def plain_messages(self) -> tuple[Message, Message]:
        """Question and answer in words alone; the same objects at every later question."""
        return message(Role.USER, self.question), message(Role.ASSISTANT, self.answer)
