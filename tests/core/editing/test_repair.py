"""The editor with a model and a web: what it looks up, corrects, and leaves alone."""

from dataclasses import replace

from app.core.domain.citation import Verdict
from app.core.domain.editing import EditingMode, EditKind
from app.core.domain.settings import Overrides
from tests.core.world import HITS, PAGES, REWRITE, SETTINGS, World
from tests.fakes import FakeChannel, FakeModel, FakeReader, hit

BRIDGE, TOWER = "https://bridge.example/history", "https://tower.example/history"
QUERY = "why is the sky blue"
REPAIR = Overrides(editing=EditingMode.REPAIR)
HELD = "The sky is blue because air scatters short waves more than long ones [1]."


def world(answer: str, *replies: str, found: str = "", pages: dict[str, str] | None = None) -> World:
    pages = {**PAGES, BRIDGE: found, **(pages or {})}
    channel = FakeChannel({QUERY: HITS, "*": [hit(1, BRIDGE, "On the bridge.")] if found else []})
    return World(FakeModel([REWRITE, answer, *replies]), channel, reader=FakeReader(pages))


async def test_a_claim_that_its_source_does_not_hold_is_looked_up_and_gets_the_source_that_does() -> None:
    found = "The Severn Bridge was opened in September 1966 by the Queen. It is 1,600 metres long."
    made = world(f"{HELD} The Severn Bridge was opened in September 1966 [2].", found=found)
    turn, _ = await made.turn(overrides=REPAIR)
    moved = turn.citations[1]
    assert (moved.numbers, moved.moved_from, moved.looked_up) == ((3,), (2,), True)
    assert moved.support is not None and moved.support.verdict is Verdict.SUPPORTED
    assert [edit.kind for edit in turn.edits] == [EditKind.LOOKED_UP]
    assert turn.source_numbered(3).url == BRIDGE and turn.reference(3) is not None
    assert turn.original is not None and turn.original.citations[1].numbers == (2,)


async def test_a_sentence_that_cites_nothing_gets_its_chip() -> None:
    found = "The Severn Bridge was opened in September 1966 by the Queen. It is 1,600 metres long."
    made = world(f"{HELD} The Severn Bridge was opened in September 1966.", found=found)
    turn, _ = await made.turn(overrides=REPAIR)
    new = turn.citations[1]
    assert new.numbers == (3,) and new.looked_up and new.place == (len(turn.text), len(turn.text))
    assert turn.text[slice(*new.claim)] == "The Severn Bridge was opened in September 1966."


async def test_what_is_found_to_be_otherwise_is_shown_and_corrected() -> None:
    found = "The Severn Bridge was opened in September 1966 by the Queen. It is 1,600 metres long."
    reply = "S1 CORRECT [3]: The Severn Bridge was opened in September 1966"
    made = world(f"{HELD} The Severn Bridge was opened in September 1956 [2].", reply, found=found)
    turn, _ = await made.turn(overrides=REPAIR)
    assert [edit.kind for edit in turn.edits] == [EditKind.CONTRADICTED, EditKind.CORRECTED]
    assert turn.text == f"{HELD} The Severn Bridge was opened in September 1966 [2]."
    assert [one.numbers for one in turn.citations] == [(1,), (3,)]
    assert turn.citations[1].marker == "[2]" and turn.citations[1].looked_up
    assert turn.original is not None and "1956" in turn.original.text
