"""Earlier turns as a model is sent them, and what they cost."""

from collections.abc import Sequence
from dataclasses import replace

from app.core.domain.chat import (
    Block,
    ImageBlock,
    Message,
    ReasoningBlock,
    Role,
    TextBlock,
    ToolCall,
    ToolResult,
)
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.turn import Turn
from app.core.ranking.budget import estimate_tokens


def history_messages(history: Sequence[PastTurn], room: int, provider: str, vision: bool) -> list[Message]:
    """The latest turns that fit into `room` tokens, oldest first.

    provider: the one that searches by itself, and gets back word for word what it wants echoed. Those words name
    sources by its own numbers: to all others, and where they are too long, the answer names them by ours.
    """
    messages: list[Message] = []
    for past in reversed(history):
        question, answer = _tokens_of_turn(past)
        echoed = _echoed(past, provider) if past.messages else ()
        if echoed:
            own = tokens_of(echoed)
            echoed, answer = (echoed, own) if question + own <= room else ((), answer)
        room -= question + answer
        if room < 0:
            break
        if echoed or past.answer:
            user_message, answer_message = past.plain_messages
            if vision and past.images:
                user_message = Message(Role.USER, (*past.images, TextBlock(past.question)))
            messages += [*reversed(echoed or (answer_message,)), user_message]
    return messages[::-1]


def fitting_messages(messages: Sequence[Message], room: int, vision: bool) -> list[Message]:
    """The latest messages of a client's history that fit into `room` tokens, oldest first.

    What is kept begins with a message of the user's: no result of a tool may come before its call.
    """
    fitting_ones: list[Message] = []
    whole = 0  # of them: up to the last one that a history can begin with
    for one in reversed(messages):
        room -= tokens_of([one])
        if room < 0:
            break
        fitting_ones.append(one if vision else _without_images(one))
        if one.role is Role.USER and not any(isinstance(block, ToolResult) for block in one.blocks):
            whole = len(fitting_ones)
    return fitting_ones[:whole][::-1]


def _without_images(one: Message) -> Message:
    if not any(isinstance(block, ImageBlock) for block in one.blocks):
        return one
    return replace(one, blocks=tuple(block for block in one.blocks if not isinstance(block, ImageBlock)))


def history_tokens(history: Sequence[PastTurn]) -> int:
    """Of all questions and answers, estimated."""
    return sum(sum(_tokens_of_turn(past)) for past in history)


def fixed_tokens(turn: Turn) -> int:
    """Of what never gives way to evidence: the question, and what its assistant asks for."""
    instructions = turn.assistant.instructions if turn.assistant is not None else ""
    return estimate_tokens(turn.question[:20_000]) + estimate_tokens(instructions)


def _tokens_of_turn(past: PastTurn) -> tuple[int, int]:
    return past.tokens or (estimate_tokens(past.question), estimate_tokens(past.answer))


def _echoed(past: PastTurn, provider: str) -> Sequence[Message]:
    metadata = (one.provider_metadata for one in past.messages)
    return past.messages if any(one is not None and one.provider == provider for one in metadata) else ()


def tokens_of(messages: Sequence[Message]) -> int:
    """Estimated; of what a provider wants echoed only what can be read counts."""
    return sum(estimate_tokens(_words(block)) for one in messages for block in one.blocks)


def _words(block: Block) -> str:
    match block:
        case TextBlock(text=text) | ReasoningBlock(text=text) | ToolResult(text=text):
            return text
        case ToolCall(arguments=arguments):
            return arguments
    return ""
