"""What of a turn the page does not show yet, though the turn may be further than the events that were read."""

from typing import Any

from app.core.domain import events as e
from app.core.domain.turn.fold import fold, new_turn
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.rendered_turn import RenderedTurn
from tests.ui.transcript.turns import started

FAILED = e.SavingFailed("t1", e.Failure(e.FailureKind.UNAVAILABLE, "citewise.db"))


class Scene:
    def __init__(self) -> None:
        self.turn = new_turn(started())
        self.rendered = RenderedTurn(self.turn, Renderer(parts.words()))
        self.rendered.mount()()

    def happen(self, event: e.Event) -> None:
        fold(self.turn, event)
        self.rendered.mark(event)

    def commands(self, name: str) -> list[Any]:
        return [command[1:] for job in self.rendered.news() if (command := job())[0] == name]


def test_a_withdrawn_answer_leaves_the_page_though_its_event_was_not_read_yet() -> None:
    scene = Scene()
    scene.happen(e.TextDelta("t1", "All of it is wrong."))
    assert scene.commands("ops")
    withdrawn = e.AnswerWithdrawn("t1", "no_evidence")
    fold(scene.turn, withdrawn)
    scene.rendered.mark(e.CitationsPlaced("t1", ()))
    assert scene.commands("ops")[0] == ("t1", [("cut", 0)])
    scene.rendered.mark(withdrawn)
    scene.happen(e.TextDelta("t1", "Right."))
    assert "Right." in str(scene.commands("ops"))


def test_a_turn_ends_on_the_page_with_its_last_event_and_its_last_words() -> None:
    scene = Scene()
    scene.happen(e.TextDelta("t1", "Some **bold"))
    scene.commands("ops")
    fold(scene.turn, e.TextDelta("t1", "** words"))
    fold(scene.turn, e.TurnFinished("t1"))
    scene.rendered.mark(FAILED)
    assert not scene.commands("ended"), "the end is not read yet"
    scene.rendered.mark(e.TextDelta("t1", "** words"))
    scene.rendered.mark(e.TurnFinished("t1"))
    jobs = [job() for job in scene.rendered.news()]
    assert any(job[0] == "ops" and "<strong>bold</strong> words" in str(job) for job in jobs)
    assert jobs[-1] == ("ended", "t1")
