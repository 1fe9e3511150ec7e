"""The file: a head, then one conversation on each line, then its end. All together it is one JSON document."""

import json
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from app.core.domain.transfer.whole import WholeConversation
from app.core.export.json_format.decoding import Misshapen, decoder
from app.core.export.json_format.encoding import plain
from app.core.export.json_format.records import ConversationRecord, record_of, whole_of

FORMAT = "citewise"
VERSION = 1  # of the schema; counted up where an older program would read something wrong
LIST = "conversations"
END = "\n]}\n"


def head(program: str, exported: datetime) -> str:
    members = {"format": FORMAT, "version": VERSION, "program": program, "exported": plain(exported)}
    return json.dumps(members, ensure_ascii=False)[:-1] + f', "{LIST}": ['


def line(whole: WholeConversation) -> str:
    """A conversation's line, without what ends it."""
    return json.dumps(plain(record_of(whole)), ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def document(conversations: Iterable[WholeConversation], program: str, exported: datetime) -> Iterator[str]:
    """The file in pieces; no more than one conversation is held at a time."""
    yield head(program, exported)
    between = "\n"
    for whole in conversations:
        yield between + line(whole)
        between = ",\n"
    yield END


def conversation_of(data: Any, problems: list[str]) -> WholeConversation:
    """Of an object in `conversations`. Raises `Misshapen` where nothing can be made of it."""
    record: ConversationRecord = decoder(ConversationRecord)(data, "", problems)
    if not record.id:
        raise Misshapen("id: missing")
    return whole_of(record)
