"""What channels found, kept with the conversation so that the same query need not be asked again soon."""

from datetime import UTC, datetime, timedelta
from sqlite3 import Connection

from app.adapters.storage.values import dumps, loads, stamp
from app.core.domain.evidence import Hit
from app.core.ports import CachedSearch

_LONGEST = timedelta(days=1)  # how old an answer may be is the reader's to say; nobody asks for older ones than this

_KEEP = """
INSERT INTO kept_searches (conversation, key, channel, asked, response, hits)
SELECT :conversation, :key, :channel, :asked, :response, :hits
WHERE EXISTS (SELECT 1 FROM conversations WHERE id = :conversation)
ON CONFLICT (conversation, key) DO UPDATE SET
    channel = excluded.channel, asked = excluded.asked, response = excluded.response, hits = excluded.hits
"""
_CACHED = """
SELECT channel, hits, response, asked FROM kept_searches WHERE conversation = ? AND key = ? AND asked >= ?
"""


def keep(db: Connection, conversation: str, key: str, search: CachedSearch, now: datetime) -> None:
    """Keep an answer, and forget those that are too old. `asked` becomes `now` where it tells no time."""
    db.execute("DELETE FROM kept_searches WHERE asked < ?", (stamp(now - _LONGEST),))
    values = {"conversation": conversation, "key": key, "channel": search.channel, "response": search.response}
    db.execute(_KEEP, values | {"asked": stamp(_moment(search.searched_at, now)), "hits": dumps(search.hits)})


def cached(db: Connection, conversation: str, key: str, since: datetime) -> CachedSearch | None:
    row = db.execute(_CACHED, (conversation, key, stamp(since))).fetchone()
    if row is None:
        return None
    return CachedSearch(row["channel"], loads(tuple[Hit, ...], row["hits"], ()), row["response"], row["asked"])


def _moment(text: str, now: datetime) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return now
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
