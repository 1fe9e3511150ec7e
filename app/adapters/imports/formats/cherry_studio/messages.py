"""A topic's messages as a tree: version 1 has them in a row, answers of several models beside one another."""

from typing import Any

from app.adapters.imports.calls import with_calls
from app.adapters.imports.fields import first_text, mapping, text
from app.adapters.imports.formats.cherry_studio.blocks import Block, BlockReader
from app.adapters.imports.times import moment
from app.core.domain.transfer import ForeignMessage, ForeignRole

SYSTEM = "system-prompt"


def system_message(prompt: str) -> list[ForeignMessage]:
    return [ForeignMessage(SYSTEM, ForeignRole.SYSTEM, text=prompt, hidden=True)] if prompt else []


def foreign_messages(
    message: dict[str, Any], message_id: str, parent: str | None, blocks: list[Block], reader: BlockReader
) -> list[ForeignMessage]:
    """The message, and its calls before it."""
    content = reader.read(blocks)
    role = role_of(message)
    model = mapping(message.get("model"))
    foreign = ForeignMessage(
        message_id,
        role,
        parent,
        content.words.text,
        "\n\n".join(part for part in content.reasoning if part),
        moment(message.get("createdAt")),
        first_text(model.get("name"), model.get("id"), message.get("modelId")) if role is ForeignRole.ASSISTANT else "",
        tuple(content.files),
        content.sources.all(),
        content.words.citations if role is ForeignRole.ASSISTANT else (),
        tuple(dict.fromkeys(content.queries)),
        hidden=role in (ForeignRole.SYSTEM, ForeignRole.TOOL),
        error=content.error,
    )
    return with_calls(foreign, content.calls) if role is ForeignRole.ASSISTANT else [foreign]


def role_of(message: dict[str, Any]) -> ForeignRole:
    try:
        return ForeignRole(text(message.get("role")))
    except ValueError:
        return ForeignRole.TOOL


class Row:
    """Where each message of a row hangs: an answer on its question, what follows on the answer that was chosen."""

    def __init__(self, root: str | None) -> None:
        self.end = root  # of the branch that is shown
        self._questions: set[str] = set()
        self._answers: dict[str, int] = {}  # by question: how well the one at the end was chosen

    def parent_of(self, message: dict[str, Any], message_id: str) -> str | None:
        question = text(message.get("askId"))
        if role_of(message) is not ForeignRole.ASSISTANT or question not in self._questions:
            parent, self.end = self.end, message_id
            if role_of(message) is ForeignRole.USER:
                self._questions.add(message_id)
            return parent
        weight = 2 if message.get("foldSelected") is True else 1 if message.get("useful") is True else 0
        if weight >= self._answers.get(question, 0):
            self._answers[question] = weight
            self.end = message_id
        return question
