"""Ids of turns that stand under another conversation already: a file by another program may count its turns anew."""

import json
from dataclasses import replace
from sqlite3 import Connection

from app.core.domain.conversation import Conversation
from app.core.domain.transfer.whole import turn_id_within

_ELSEWHERE = """
SELECT id FROM turns WHERE id IN (SELECT value FROM json_each(:ids)) AND conversation <> :conversation
UNION SELECT turn FROM import_turns WHERE turn IN (SELECT value FROM json_each(:ids)) AND conversation <> :conversation
"""


def with_free_ids(db: Connection, conversation: Conversation, stored: set[str]) -> Conversation:
    """The conversation with ids that no other one has, the same ones at every import. stored: the ids of the turns that
    it has here, or had: those that were given by this function once are given again."""
    ids = [turn.id for turn in conversation.turns]
    values = {"ids": json.dumps(ids), "conversation": conversation.id}
    foreign = {id for (id,) in db.execute(_ELSEWHERE, values)}
    within = {id: turn_id_within(conversation.id, id) for id in ids}
    new = {id: own for id, own in within.items() if id in foreign or (id not in stored and own in stored)}
    if not new:
        return conversation
    return replace(
        conversation,
        turns=tuple(
            replace(
                turn,
                id=new.get(turn.id, turn.id),
                parent=new.get(turn.parent or "", turn.parent),
                comparison=new.get(turn.comparison, turn.comparison),
            )
            for turn in conversation.turns
        ),
        children={new.get(turn, turn): new.get(child, child) for turn, child in conversation.children.items()},
        current_leaf=new.get(conversation.current_leaf or "", conversation.current_leaf),
    )
