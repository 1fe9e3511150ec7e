"""What becomes of other programs' exports here: questions, answers, versions, sources and citations of our own."""

from pathlib import Path, PurePath
from typing import Any

import pytest

from app.adapters.imports.recognition import FORMATS
from app.core.domain.transfer.whole import WholeConversation
from app.core.domain.turn.turn import Turn
from app.core.transfer.foreign import converted
from tests.adapters.imports.formats.reading import read, written
from tests.adapters.imports.formats.test_odd_exports import BACKUP, SAMPLES


def whole(folder: Path, files: dict[str, Any], name: str) -> WholeConversation:
    reader = next(one for one in FORMATS if one.name == name)
    conversations, _ = read(written(folder, files, "export.zip"), reader)
    result = converted(conversations[-1], reader.name, reader.title, PurePath("/attachments"), "en")
    assert result is not None
    return result.whole


def citations(turn: Turn) -> list[tuple[str, str, tuple[str, ...]]]:
    """(what stands before the place, the claim, the addresses) of each."""
    addresses = {source.number: source.url for source in turn.sources.values()}
    return [
        (
            turn.text[: one.place[0]].split()[-1] if one.place else "",
            turn.text[slice(*one.claim)] if one.claim else "",
            tuple(addresses[number] for number in one.numbers),
        )
        for one in turn.citations
    ]


@pytest.mark.parametrize(
    ("name", "question", "answer"),
    [
        ("claude", "Tea?", "Blue 🍵 sky."),
        ("librechat", "Tea?", "Blue"),
        ("chatbox", "Tea?", "See [1]."),
        ("jan", "Tea?", "Yes"),
        ("lm_studio", "Tea?", "Yes"),
        ("gemini", "Tea?", "Yes **x**\n\n- a"),
    ],
)
def test_questions_and_answers_become_turns(tmp_path: Path, name: str, question: str, answer: str) -> None:
    conversation = whole(tmp_path, SAMPLES[name], name).conversation
    turns = {turn.id: turn for turn in conversation.turns}
    shown = turns[conversation.current_leaf or ""]
    assert (shown.question, shown.text) == (question, answer)
    assert all(turn.parent is None or turn.parent in turns for turn in conversation.turns)


def test_citations_stand_where_they_stood_there(tmp_path: Path) -> None:
    found = {
        name: citations(whole(tmp_path / name, SAMPLES[name], name).conversation.turns[-1])
        for name in ("claude", "librechat")
    }
    assert found == {
        "claude": [("Blue", "Blue", ("https://s.org",))],
        "librechat": [("Blue", "", ("https://s.org",))],
    }
    cited = next(
        turn for turn in whole(tmp_path / "c", SAMPLES["chatbox"], "chatbox").conversation.turns if "[1]" in turn.text
    )
    assert citations(cited) == [("See", "See [1].", ("https://s.org",))]
    assert cited.citations[0].marker == "[1]"


def test_versions_of_an_answer_are_versions_of_the_question(tmp_path: Path) -> None:
    conversation = whole(tmp_path, SAMPLES["chatbox"], "chatbox").conversation
    assert sorted(turn.text for turn in conversation.turns) == ["B", "See [1]."]
    assert {turn.question for turn in conversation.turns} == {"Tea?"}


def test_pictures_come_with_their_question(tmp_path: Path) -> None:
    turn = whole(tmp_path, BACKUP, "chatbox").conversation.turns[0]
    assert [(image.data, image.media_type) for image in turn.images] == [(b"\x89PNG\r\n\x1a\n", "image/png")]
