"""Which turns of a conversation are read."""

from collections.abc import Collection

_FEW = 100  # turns that are read by their ids; more cost as much as all


class Selection:
    """All turns of a conversation, or of a few ids those alone; of many ids more than those may be read.

    `condition` is for statements in which the turns are called `t`, `values` are its parameters.
    """

    def __init__(self, conversation: str, ids: Collection[str] | None = None) -> None:
        few = ids if ids is not None and len(ids) <= _FEW else None
        self.values = (conversation, *(few or ()))
        self.condition = "t.conversation = ?"
        if few is not None:
            self.condition += f" AND t.id IN ({', '.join('?' * len(few))})"
