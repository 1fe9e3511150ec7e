"""One number for each source of a conversation, for ever: whatever it came from, regenerated, edited, restarted."""

import random
import re
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderSource,
    SourcesPart,
    TextBlock,
    TextPart,
    ToolCall,
    ToolCallPart,
    ToolResult,
)
from app.core.domain.errors import Unreachable
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, DocumentState, ItemKind
from app.core.domain.memory import Fact
from app.core.domain.settings import MemorySettings, Overrides, Planner, SearchMode
from app.core.domain.sources import Origin
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from app.core.export.markdown import conversation_markdown
from app.core.knowledge.channel import KnowledgeChannel
from tests.core.world import REWRITE, SETTINGS, World
from tests.fakes import FakeChannel, FakeDocuments, FakeFacts, FakeKnowledge, FakeReader, hit

NOW = datetime(2026, 1, 1, tzinfo=UTC)
WORDS = ("whale", "glacier", "lantern", "harbour", "violin", "pepper", "satellite", "orchid", "tunnel", "copper")
WEB = {f"https://{word}.example/a": f"The {word} is blue, as this page on the {word} tells." for word in WORDS}
FILES = {
    f"/docs/{word}.md": f"My own notes say that the {word} is blue since {1900 + i}." for i, word in enumerate(WORDS)
}


@dataclass
class Citing:
    """Cites every reference that it is given, by its number; searches in whatever way it is offered; may break off."""

    dice: random.Random
    name: str = "citing"
    context_size: int = 64_000
    abilities: Abilities = field(default_factory=lambda: Abilities(search=True, tools=True))

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        blocks = [block for one in request.messages for block in one.blocks]
        told = "\n".join(block.text for block in blocks if isinstance(block, TextBlock | ToolResult))
        if "reply with nothing but this markup" in told:
            yield TextPart(REWRITE.replace("why is the sky blue", f"{self.dice.choice(WORDS)} blue"))
            return
        if request.tools and not any(isinstance(block, ToolResult) for block in blocks):
            word, channel = self.dice.choice(WORDS), self.dice.choice(["local", "kb"])
            yield ToolCallPart(ToolCall("c", "web_search", f'{{"query": "{word}", "provider": "{channel}"}}'))
            yield FinishPart("tool_calls")
            return
        numbers = sorted(set(re.findall(r"^ref-[0-9a-f]{8} \[(\d+)\]", told, re.MULTILINE)), key=int)
        if request.search is not None:
            urls = self.dice.sample(sorted(WEB), 2)
            sources = tuple(ProviderSource(url, url, label=str(i)) for i, url in enumerate(urls, 1))
            yield SourcesPart(sources)
            own = "".join(f" Mine is blue 【{number}†own】." for number in numbers)
            yield TextPart(f"It is blue [1], and blue again [2].{own}")
            yield GroundingPart(sources, textual=True)
        else:
            yield TextPart("".join(f"It is blue [{number}]. " for number in numbers) or "I do not know.")
            if self.dice.random() < 0.15:
                raise Unreachable("citing")
        yield FinishPart("stop")


class Life:
    """A conversation with restarts of the program, and what each source was called by since its first number."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.dice = folder, random.Random(seed)
        self.given: dict[int, str] = {}  # number → key
        self.shown: dict[str, str] = {}  # turn → its answer as exported when it had ended
        self.turns: list[str] = []
        self.kinds: set[Origin] = set()

    async def start(self) -> None:
        self.store = await SqliteConversations.open(self.folder)

    async def turn(self) -> None:
        dice = self.dice
        documents = [
            Document(f"d{path}", "b", "i", ItemKind.FILE, path, path, DocumentState.READY) for path in sorted(FILES)
        ]
        documents.append(Document("dp", "b", "i", ItemKind.PAGE, next(iter(WEB)), "Page", DocumentState.READY))
        texts = {**FILES, **WEB}
        chunks = [ChunkMatch(i, d, Chunk(texts[d.address], 0, len(texts[d.address]))) for i, d in enumerate(documents)]
        knowledge = FakeKnowledge({"b": dice.sample(chunks, 3), "c": dice.sample(chunks, 2)})
        facts = [Fact(f"f{i}", "", f"The user likes the {word}.", NOW, NOW) for i, word in enumerate(WORDS[:4])]
        hits = [hit(i, url, text) for i, (url, text) in enumerate(dice.sample(sorted(WEB.items()), 4), 1)]
        world = World(
            Citing(dice),  # type: ignore[arg-type]
            channel=FakeChannel({"*": hits}),
            reader=FakeReader(WEB),
            store=self.store,  # type: ignore[arg-type]
            others={"kb": KnowledgeChannel(knowledge)},  # type: ignore[dict-item]
            knowledge=knowledge,
            memory=FakeFacts({fact.id: fact for fact in dice.sample(facts, 2)}),
            documents=FakeDocuments(FILES),
            settings=replace(SETTINGS, memory=MemorySettings(("",) if dice.random() < 0.5 else ())),
        )
        overrides = Overrides(
            mode=dice.choice([SearchMode.AUTO, SearchMode.OFF]),
            channel=dice.choice(["local", "kb", "builtin"]),
            planner=dice.choice([Planner.REWRITE, Planner.MODEL]),
            bases=dice.choice([(), ("b",), ("b", "c")]),
        )
        files = tuple(dice.sample(sorted(FILES), dice.randint(0, 2)))
        parent = dice.choice([None, *self.turns]) if self.turns else None
        question = Question("c", f"Is the {dice.choice(WORDS)} blue?", parent, overrides, files=files)
        events = [event async for event in world.ask.run(question)]
        turn = await self.kept(events[0].turn)
        if turn.state is State.FAILED and turn.text and dice.random() < 0.7:
            async for _ in world.ask.resume("c", turn.id):
                pass
        self.turns.append(turn.id)

    async def kept(self, turn_id: str) -> Turn:
        conversation = await self.store.conversation("c")
        assert conversation is not None
        return next(turn for turn in conversation.turns if turn.id == turn_id)

    async def look(self) -> None:
        conversation = await self.store.conversation("c")
        assert conversation is not None
        book = list(await self.store.book("c"))
        numbers = sorted(source.number for source in book if source.number is not None)
        assert numbers == list(range(1, len(numbers) + 1)), "no hole and no double"
        assert len({source.key for source in book}) == len(book), "one source for each thing"
        by_number = {source.number: source for source in book if source.number is not None}
        for number, key in self.given.items():
            assert by_number[number].key == key, "never given again"
        self.given = {number: source.key for number, source in by_number.items()}
        for turn in conversation.turns:
            self.kinds |= {by_number[r.number].origin for r in turn.references or ()}
            for reference in turn.references or ():
                assert by_number[reference.number].id == reference.source
            assert set(turn.cited_numbers()) <= set(by_number)
            for number in turn.cited_numbers():
                source = turn.source_numbered(number)
                assert source is not None
                assert source.key == by_number[number].key
            exported = conversation_markdown(replace(conversation, current_leaf=turn.id))
            branch = re.sub(
                r"^(\[\^\d+\]:).*?(\(<.*?>\))?( (?:·|—) .*)?$", r"\1\2", exported, flags=re.MULTILINE
            )  # titles grow
            assert self.shown.setdefault(turn.id, branch) == branch, "what was exported once reads the same for ever"
            for number in re.findall(r"^\[\^(\d+)\]:", branch, re.MULTILINE):
                assert int(number) in by_number


@pytest.mark.parametrize("seed", range(6))
async def test_numbers_hold_over_turns_of_all_kinds_branches_and_restarts(tmp_path: Path, seed: int) -> None:
    life = Life(tmp_path, seed)
    await life.start()
    for _ in range(12):
        await life.turn()
        if life.dice.random() < 0.4:
            await life.store.close()
            await life.start()
        await life.look()
    assert len(life.given) > 4
    assert len(life.kinds) > 1
    await life.store.close()
