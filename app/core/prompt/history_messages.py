"""Earlier turns as a model is sent them, and what they cost."""

from collections.abc import Sequence

from app.core.domain.chat import (
    Block,
    Message,
    ReasoningBlock,
    Role,
    TextBlock,
    ToolCall,
    ToolResult,
    message,
)
from app.core.domain.turn.history import PastTurn
from app.core.ranking.budget import estimate_tokens


def history_messages(history: Sequence[PastTurn], room: int, provider: str, vision: bool) -> list[Message]:
    """The latest turns that fit into `room` tokens, oldest first.

    provider: the one that searches by itself, and gets back word for word what it wants echoed. Those words name
    sources by its own numbers: to all others, and where they are too long, the answer names them by ours.
    """
    messages: list[Message] = []
    for past in reversed(history):
        echoed = (
            past.messages
            if any(one.provider_metadata and one.provider_metadata.provider == provider for one in past.messages)
            else ()
        )
        question, own = estimate_tokens(past.question), tokens_of(echoed)
        if echoed and question + own > room:
            echoed = ()
        room -= question + (own if echoed else estimate_tokens(past.answer))
        if room < 0:
            break
        if echoed or past.answer:
            user_message = Message(Role.USER, (*(past.images if vision else ()), TextBlock(past.question)))
            answer = echoed or (message(Role.ASSISTANT, past.answer),)
            messages += [*reversed(answer), user_message]
    return messages[::-1]


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
