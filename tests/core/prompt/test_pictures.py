"""Scanned pages and figures of the user's documents: a model that can see gets them as pictures."""

import asyncio
from dataclasses import replace

import pytest

from app.core.domain.chat import Abilities, ImageBlock, TextBlock
from app.core.domain.errors import Unreadable
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, DocumentState, ItemKind
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import Overrides, SearchMode
from app.core.prompt.pictures import page_pictures
from tests.core.world import World
from tests.fakes import FakeDocuments, FakeKnowledge, FakeModel

SCAN = "/docs/scan.pdf"
OFF = Overrides(mode=SearchMode.OFF, bases=("b",))
SEES = Abilities(search=False, tools=False, vision=True)


def scanned(page: int, path: str = SCAN) -> ChunkMatch:
    document = Document(f"d{path}", "b", "i", ItemKind.FILE, path, "Deed of the lamp", DocumentState.READY)
    return ChunkMatch(page, document, Chunk(f"Deed of the lamp · page {page}", 40, 40, page=page))


def told(page: int, text: str, path: str = SCAN) -> ChunkMatch:
    return replace(scanned(page, path), chunk=Chunk(text, 0, len(text), page=page))


def world(chunks: list[ChunkMatch], pictures: FakeDocuments, answers: int = 1, **about: object) -> World:
    model = FakeModel(["The lamp is blue [1]."] * answers, **{"context_size": 64_000, "abilities": SEES, **about})  # type: ignore[arg-type]
    return World(model, knowledge=FakeKnowledge({"b": chunks}), documents=pictures)


def sent(one: World) -> tuple[list[bytes], str]:
    assert one.model is not None
    blocks = one.model.requests[-1].messages[-1].blocks
    return [b.data for b in blocks if isinstance(b, ImageBlock)], "".join(
        b.text for b in blocks if isinstance(b, TextBlock)
    )


async def test_scanned_pages_go_as_pictures_and_are_named_by_number_and_page() -> None:
    one = world([scanned(3), scanned(4)], FakeDocuments(pictures={(SCAN, 3): [b"three"], (SCAN, 4): [b"four"]}))
    turn, _ = await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
    pictures, text = sent(one)
    assert pictures == [b"three", b"four"]
    assert "in this order: page 3 of [1]; page 4 of [1]." in text
    assert text.endswith("The question:\nWhich colour has the lamp of the deed?")
    reference = (turn.references or [])[0]
    assert [(passage.page, passage.start, passage.end) for passage in reference.passages] == [(3, 40, 40), (4, 40, 40)]


async def test_what_stands_on_a_picture_cannot_be_missed_in_its_name() -> None:
    one = world([scanned(3)], FakeDocuments())
    turn, _ = await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
    assert turn.checked
    assert [citation.support for citation in turn.citations] == [None]


@pytest.mark.parametrize("vision", [None, False])
async def test_only_a_model_that_is_known_to_see_is_sent_pages(vision: bool | None) -> None:
    documents = FakeDocuments(pictures={(SCAN, 3): [b"three"]})
    one = world([scanned(3)], documents, abilities=replace(SEES, vision=vision))
    await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
    assert sent(one)[0] == []
    assert documents.shown == []


async def test_a_page_that_speaks_of_a_figure_goes_behind_the_scanned_ones() -> None:
    documents = FakeDocuments(pictures={(SCAN, 3): [b"three"], (SCAN, 8): [b"eight"], (SCAN, 9): [b"nine"]})
    chunks = [
        told(8, "Figure 2 shows the colour of the lamp over a year, measured in the deed."),
        told(9, "The lamp has a colour that the deed names only once, in its last paragraph."),
        scanned(3),
    ]
    one = world(chunks, documents)
    await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
    assert sent(one)[0] == [b"three", b"eight"]


async def test_the_pictures_of_a_slide_with_few_words_go_along() -> None:
    deck = "/docs/deck.pptx"
    documents = FakeDocuments(pictures={(deck, 2): [b"one", b"two"], (deck, 3): [b"three"]})
    chunks = [told(2, "The colour of the lamp", deck), told(3, "The lamp of the deed has a colour. " * 10, deck)]
    one = world(chunks, documents)
    await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
    assert sent(one)[0] == [b"one", b"two"]


async def test_four_pictures_are_enough_and_a_small_context_holds_fewer() -> None:
    documents = FakeDocuments(pictures={(SCAN, page): [f"{page}".encode()] for page in range(1, 10)})
    chunks = [scanned(page) for page in range(1, 10)]
    for context, count in ((64_000, 4), (16_384, 2), (4096, 0)):
        one = world(chunks, documents, context_size=context)
        await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
        assert len(sent(one)[0]) == count


async def test_what_cannot_be_shown_is_left_out_without_a_word() -> None:
    documents = FakeDocuments(
        pictures={
            (SCAN, 1): Unreadable("scan.pdf", UnreadableReason.MISSING),
            (SCAN, 2): [b"x" * 5_000_000],
            (SCAN, 3): [b"three"],
        }
    )
    one = world([scanned(1), scanned(2), scanned(3)], documents)
    turn, _ = await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
    assert sent(one)[0] == [b"three"]
    assert turn.notices == []


async def test_pages_that_take_too_long_keep_no_answer_waiting() -> None:
    one = world([scanned(3)], FakeDocuments(pictures={(SCAN, 3): [b"three"]}))
    turn, _ = await one.turn("Which colour has the lamp of the deed?", overrides=OFF)
    slow = FakeDocuments(pictures={(SCAN, 3): [b"three"]}, gate=asyncio.Event())
    assert await page_pictures(turn, slow, 64_000, timeout_seconds=0.01) == []


async def test_the_same_file_in_two_bases_is_one_source_and_one_picture() -> None:
    documents = FakeDocuments(pictures={(SCAN, 3): [b"three"]})
    model = FakeModel(["Blue [1]."], abilities=SEES, context_size=64_000)
    twin = replace(scanned(3), id=9, document=replace(scanned(3).document, id="other", base="c"))
    one = World(model, knowledge=FakeKnowledge({"b": [scanned(3)], "c": [twin]}), documents=documents)
    turn, _ = await one.turn("Which colour has the lamp?", overrides=Overrides(mode=SearchMode.OFF, bases=("b", "c")))
    assert [len(reference.passages) for reference in turn.references or ()] == [1]
    assert sent(one)[0] == [b"three"]
