"""What came to a turn after its end, on disk."""

from dataclasses import replace

from app.core.domain import events as e
from app.core.domain.turn.fold import fold_after
from app.core.ports import ConversationStore


async def save_after(
    conversations: ConversationStore,
    conversation_id: str,
    event: e.AnswerTranslated | e.AnswerVersionSelected | e.FollowUpsSuggested,
    text: str,
) -> bool:
    """text: the answer that it was made of. False where the turn is gone meanwhile, runs again or says something else.

    Raises `Unavailable`.
    """
    conversation = await conversations.conversation(conversation_id)
    turns = conversation.turns if conversation is not None else []
    stored = next((turn for turn in turns if turn.id == event.turn and turn.ended), None)
    if stored is None or stored.text != text:
        return False
    turn = replace(stored)  # the store's own stays as it is
    fold_after(turn, event)
    await conversations.save(turn)
    return True
