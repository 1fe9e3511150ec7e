"""A directory that was written before fields and kinds had the names of today: each value of it is read."""

import json
import sqlite3
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.documents.store import SqliteDocuments
from app.adapters.storage.memory_facts import SqliteFacts
from app.adapters.storage.page_cache import SqlitePages
from app.adapters.storage.settings_file import SettingsFile
from app.adapters.storage.values import plain
from app.core.domain.chat import ModelChoice, ProviderMetadata
from app.core.domain.citation import SupportReason
from app.core.domain.conversation import Conversation
from app.core.domain.errors import FailureKind
from app.core.domain.events import ResearchEnd
from app.core.domain.events.notices import NoticeKind
from app.core.domain.evidence import FindingState
from app.core.domain.graph import NodeState
from app.core.domain.knowledge import DocumentState, ItemKind
from app.core.domain.settings import EMBEDDED_PROVIDER, Overrides, Planner, SearchMode
from app.core.domain.sources import Origin
from app.core.domain.turn.turn import Turn
from tests.adapters.storage.conftest import kept, opened

OLD = Path(__file__).with_name("before_renames")
RENAMED = {"echo": "provider_metadata", "kept": "cached_at", "found": "hit_count"}
KINDS = [
    *("Unreachable", "TimedOut", "KeyRefused", "KeyMissing", "OutOfCredit", "RateLimited", "ModelUnknown", "TooLong"),
    *("BadAnswer", "Blocked", "ForbiddenAddress", "Unreadable", "NothingAnswered", "Unavailable", "NothingFound"),
    "InternalError",
]  # as they are stored
FIELDS = {
    **{name: name for name in ("model", "plan", "searched", "reports", "notices", "usage", "error", "seconds")},
    **{name: name for name in ("searches", "fallbacks", "bases", "files", "depth", "graph", "findings")},
    "spoken": "messages",
}
"""Column of a turn in which JSON stands → the turn's field."""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "citewise.db")) as db:
        db.executescript((OLD / "citewise.sql").read_text("utf-8"))
    return tmp_path


async def conversation_of(directory: Path) -> Conversation:
    async with opened(directory) as store:
        return await kept(store)


def turn_of(conversation: Conversation, turn_id: str) -> Turn:
    return next(turn for turn in conversation.turns if turn.id == turn_id)


def lost(stored: Any, read: Any, where: str = "") -> list[str]:
    """The places of what was stored and is not what was read."""
    if isinstance(stored, dict) and isinstance(read, dict):
        names = {name: name if name in read else RENAMED.get(name, name) for name in stored}
        return [
            place
            for old, new in names.items()
            for place in (lost(stored[old], read[new], f"{where}.{old}") if new in read else [f"{where}.{old}"])
        ]
    if isinstance(stored, list) and isinstance(read, list) and len(stored) == len(read):
        pairs = enumerate(zip(stored, read, strict=True))
        return [place for at, (one, two) in pairs for place in lost(one, two, f"{where}.{at}")]
    is_no_reason = where.endswith(".reason") and (stored, read) == ("", None)
    return [] if stored == read or is_no_reason else [where]


async def test_no_value_in_a_turn_is_lost(written: Path) -> None:
    conversation = await conversation_of(written)
    with closing(sqlite3.connect(written / "citewise.db")) as db:
        db.row_factory = sqlite3.Row
        rows = {row["id"]: row for row in db.execute("SELECT * FROM turns")}
    assert set(rows) == {turn.id for turn in conversation.turns}
    for turn in conversation.turns:
        fields = {name: plain(getattr(turn, field)) for name, field in FIELDS.items()}
        fields["findings"] = plain(list(turn.findings.values()))
        values = {name: json.loads(rows[turn.id][name] or "null") for name in FIELDS}
        assert lost(values, fields) == [], turn.id
        flat = ("question", "parent", "channel", "model_name", "language", "finish", "entry_html", "research_ended")
        assert [getattr(turn, name) for name in flat] == [rows[turn.id][name] for name in flat]
        flags = (turn.checked, turn.clarifying, turn.references is not None, turn.mode.value, turn.state.value)
        names = ("checked", "clarifying", "referred", "mode", "state")
        assert flags == tuple(rows[turn.id][name] for name in names)


async def test_every_kind_and_reason_is_known(written: Path) -> None:
    conversation = await conversation_of(written)
    turn = turn_of(conversation, "t1")
    assert (len(turn.notices), NoticeKind.UNKNOWN in {notice.kind for notice in turn.notices}) == (23, False)
    errors = [turn_of(conversation, f"f{at:02}").error for at in range(len(KINDS))]
    assert [error.kind for error in errors if error] == KINDS
    assert [fallback.failure.kind for fallback in turn.fallbacks] == KINDS
    assert [f.reason for f in turn.findings.values() if f.state is FindingState.FAILED] == KINDS
    assert {f.state for f in turn.findings.values()} == set(FindingState)
    assert FailureKind.UNKNOWN not in map(FailureKind, KINDS)
    reasons = [citation.support.reason for citation in turn.citations if citation.support]
    assert reasons == ["number", "negation", "unit", "quote", "name", "language", "coverage", None]
    assert SupportReason.UNKNOWN not in reasons
    ends = [ResearchEnd(turn.research_ended) for turn in conversation.turns if turn.research_ended]
    assert (len(ends), ResearchEnd.UNKNOWN in ends) == (8, False)
    graph = turn_of(conversation, "r0").graph
    assert graph is not None
    assert [node.state for node in graph.nodes] == list(NodeState)
    assert [node.failure.kind for node in graph.nodes if node.failure] == [FailureKind.TIMED_OUT]


async def test_what_has_another_name_today_is_read_under_it(written: Path) -> None:
    conversation = await conversation_of(written)
    turn = turn_of(conversation, "t1")
    first, second = turn.messages
    assert first.provider_metadata == ProviderMetadata("kimi", "chat", ({"signature": "abc"}, ["deep", None, 1.5]))
    assert [(call.name, call.server_executed) for call in first.calls] == [("$web_search", True), ("web_search", False)]
    assert [type(block).__name__ for block in second.blocks] == ["ToolResult", "ToolResult", "ImageBlock"]
    assert [(s.channel, s.cached_at, s.hit_count) for s in turn.searches] == [
        ("google", "2026-03-01T11:30:00+00:00", 7),
        (EMBEDDED_PROVIDER, "", 0),
    ]
    assert (turn.text, turn.reasoning) == ("The lamps were lit by hand [1].", "Think of gas.")
    assert [(image.data, image.media_type) for image in turn.images] == [(b"\x89PNG\x00", "image/png")]
    assert conversation.overrides == Overrides(
        SearchMode.ALWAYS, "google", ModelChoice("kimi", "kimi-k2"), Planner.MODEL, "lamps.example", bases=("b1", "*")
    )
    assert (conversation.current_leaf, conversation.draft, conversation.group) == ("r1", "And in Paris?", "Work")


async def test_sources_references_and_citations_are_what_they_were(written: Path) -> None:
    turn = turn_of(await conversation_of(written), "t1")
    assert {s.id: s.number for s in turn.sources.values() if s.number} == {"a": 1, "b": 2, "k": 3, "p": 4, "m": 5}
    assert {s.origin for s in turn.sources.values()} == set(Origin)
    assert asdict(turn.sources["a"]) == {
        "id": "a",
        "key": "lamps.example/a",
        "url": "https://lamps.example/a",
        "title": "Page a",
        "number": 1,
        "origin": Origin.WEB,
        "site": "lamps.example",
        "date": "2026-02-03",
        "snippet": "Lamps of gas.",
        "kind": "news",
        "query": "gas lamps",
        "resolved": "https://lamps.example/a2",
        "author": "A. Wick",
        "document": "",
        "provider_data": {"rank": 1, "deep": [{"x": None}]},
        "from_text": False,
    }
    assert turn.references is not None
    assert [(r.number, r.source, len(r.passages)) for r in turn.references] == [(1, "a", 2), (2, "b", 0), (3, "k", 1)]
    (passage,) = turn.references[2].passages
    assert (passage.text, passage.end, passage.page, passage.line) == ("Own words.", 10, 2, 9)
    assert [citation.numbers for citation in turn.citations] == [(1, 2), *[(1,)] * 7, (4,), (4,)]


async def test_what_is_read_and_saved_again_stays(written: Path) -> None:
    before = await conversation_of(written)
    async with opened(written) as store:
        for turn in before.turns:
            await store.save(turn, list(turn.sources.values()))
    after = await conversation_of(written)
    assert [vars(turn) for turn in after.turns] == [vars(turn) for turn in before.turns]


async def test_cached_searches_and_facts_are_what_they_were(written: Path) -> None:
    store = await SqliteConversations.open(written)
    search = await store.cached_search("c1", "google gas lamps", datetime(2026, 3, 1, tzinfo=UTC))
    facts = await SqliteFacts(store.database).facts()
    await store.close()
    assert search is not None
    noon = datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert (search.channel, search.response) == ("google", "an answer")
    assert datetime.fromisoformat(search.searched_at) == noon + timedelta(seconds=30)
    assert [(h.rank, h.url, h.kind, h.key, len(h.passages)) for h in search.hits] == [
        (1, "https://lamps.example/a", "news", "", 0),
        (2, "", "web", "document:/a", 1),
    ]
    assert [(f.id, f.group, f.text, f.turn, f.updated) for f in facts] == [
        ("fact1", "Work", "Likes gas lamps.", "t1", noon + timedelta(hours=1)),
        ("fact2", "", "Writes at night.", "", noon),
    ]


async def test_documents_and_why_they_were_not_read_are_what_they_were(tmp_path: Path) -> None:
    await (await SqliteDocuments.open(tmp_path)).close()
    with closing(sqlite3.connect(tmp_path / "knowledge.db")) as db:
        db.executescript((OLD / "knowledge.sql").read_text("utf-8"))
    store = await SqliteDocuments.open(tmp_path)
    (base,) = await store.bases()
    items = await store.items(base.id)
    failed = {d.id: d.failure for d in await store.documents(base.id) if d.state is DocumentState.FAILED and d.failure}
    await store.close()
    assert (base.embedding, base.store, base.paused) == (
        ModelChoice(EMBEDDED_PROVIDER, "bge"),
        "http://localhost:6333",
        True,
    )
    assert [item.kind for item in items] == [ItemKind.NOTE, *ItemKind]
    assert [failed[f"d{at}"].kind for at in range(1, len(KINDS) + 1)] == KINDS
    assert {failure.data["reason"] for failure in failed.values()} == {"encrypted"}


async def test_a_page_that_was_read_is_what_it_was(tmp_path: Path) -> None:
    await (await SqlitePages.open(tmp_path)).close()
    with closing(sqlite3.connect(tmp_path / "pages.db")) as db:
        db.executescript((OLD / "pages.sql").read_text("utf-8"))
        stored = json.loads(db.execute("SELECT page FROM pages").fetchone()[0])
    pages = await SqlitePages.open(tmp_path)
    row, icon = await pages.get("lamps.example/a"), await pages.icon("lamps.example")
    await pages.close()
    assert row is not None
    assert (lost(stored, plain(row[0])), *row[1:]) == ([], 123.5, "etag1", "Mon")
    assert icon == (b"icon", 9.5)


def test_no_setting_is_lost_and_none_becomes_its_default(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes((OLD / "settings.json").read_bytes())
    file = SettingsFile(path)
    settings = file.load()
    stored = json.loads(path.read_bytes())
    assert (lost(stored, plain(settings)), file.problem) == ([], "")
    assert settings.model == ModelChoice(EMBEDDED_PROVIDER, "tiny")
    file.save(settings)
    saved = json.loads(path.read_bytes())
    assert {name: saved[name] for name in stored} == stored  # beside what later versions added
