"""A fact that is forgotten while an answer that was given it is in view."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.core.domain.citation import Citation
from app.core.domain.conversation import Conversation
from app.core.domain.editing import Edit, EditKind
from app.core.domain.evidence import Passage, Reference
from app.core.domain.sources import Origin
from app.core.domain.turn.turn import State, Turn
from app.core.erasure import forget_in
from app.ui.transcript.parts.cards import names_of, passage_of
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.samples import source
from tests.ui.window.test_main_window import desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")

WORDS = "Collects porcelain hedgehogs."


def recalled() -> Turn:
    note = replace(source("m", 1, WORDS, ""), origin=Origin.MEMORY, kind="memory", key="memory:f1", url="")
    return Turn(
        "t1",
        "c1",
        "A present?",
        state=State.FINISHED,
        sources={"m": note},
        references=[Reference(1, "m", (Passage("m", WORDS),))],
        citations=(Citation((1,), (13, 16), "[1]"),),
        text_parts=["Some figures [1]."],
    )


def test_what_the_editor_quoted_of_it_is_gone_too() -> None:
    edits = (Edit(EditKind.CORRECTED, (0, 12), "before", "after", (2,), (1,), detail=WORDS),
             Edit(EditKind.LOOKED_UP, (0, 12), to_numbers=(3,), detail="A page."),
             Edit(EditKind.DATED, (0, 12), to_numbers=(1,), detail="2019-03-01"))  # fmt: skip
    turn = forget_in(replace(recalled(), edits=edits), {"m"})
    assert [edit.detail for edit in turn.edits] == ["", "A page.", "2019-03-01"]


def test_the_card_and_the_chip_say_that_it_was_forgotten() -> None:
    turn = forget_in(recalled(), {"m"})
    assert "forgotten since" in passage_of([turn], turn, turn.citations[0], 1)
    site, title, weak = names_of(turn)[1]
    assert (site, title, weak) == ("Memory", "Forgotten", False)


def test_the_answer_in_view_is_without_the_words_at_once_and_has_them_again_after_undo(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        kept = FakeConversations([Conversation("c1", "Presents", turns=(recalled(),), current_leaf="t1")])
        async with desk(tmp_path, FakeServices(tmp_path, kept)) as d:
            await d.opened("c1")
            d.window.open_citation("t1", 0, 1)
            view = d.window.panel.passages
            assert WORDS in view.text.toPlainText()
            kept.kept["c1"] = replace(kept.kept["c1"], turns=(forget_in(recalled(), {"m"}),))
            d.window.settings_controller.forgotten.emit(frozenset({"t1", "another"}))
            await until(lambda: not (d.window.chat.current.turns[0].references or [])[0].passages)
            d.window.open_citation("t1", 0, 1)
            assert "forgotten since" in view.text.toPlainText()
            assert "Not given to the model" not in view.text.toPlainText()
            assert WORDS not in view.text.toPlainText() + view.title.text()
            kept.kept["c1"] = replace(kept.kept["c1"], turns=(recalled(),))
            d.window.settings_controller.forgotten.emit(frozenset({"t1"}))
            await until(lambda: bool((d.window.chat.current.turns[0].references or [])[0].passages))

    run(story())
