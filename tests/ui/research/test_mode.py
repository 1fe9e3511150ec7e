"""Answer or Research: the switch in the composer, its depths, what they may cost."""

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain.graph import BUDGETS, Depth
from app.ui.composer.composer import Composer
from app.ui.composer.mode_switch import ModeSwitch
from app.ui.widgets.theme import LIGHT

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def composer(qtbot: QtBot) -> Composer:
    made = Composer(LIGHT, lambda: ())
    qtbot.addWidget(made)
    made.resize(600, 240)
    made.show()
    return made


def test_an_answer_is_the_first_choice(composer: Composer) -> None:
    assert composer.mode.research_depth() is None
    assert not composer.mode.budget.isVisible()
    assert not composer.mode.deep.isVisible()
    assert composer.switch.isVisible()


def test_a_research_tells_what_it_may_cost(composer: Composer) -> None:
    composer.mode.research.click()
    assert composer.mode.research_depth() is Depth.STANDARD
    words = composer.mode.budget.text()
    assert composer.mode.budget.isVisible()
    most = BUDGETS[Depth.STANDARD]
    assert words.startswith(f"At most {most.nodes} sub-question")
    assert f"{most.pages} page" in words
    assert f"{most.seconds / 60:.0f} minute" in words
    assert f"about {most.tokens:,} tokens" in words
    assert not composer.switch.isVisible()
    assert composer.channel.isEnabled()


def test_the_depth_is_chosen_in_a_menu(composer: Composer) -> None:
    said: list[object] = []
    composer.mode.changed.connect(said.append)
    composer.mode.research.click()
    composer.mode.actions_by_depth[Depth.THOROUGH].trigger()
    assert said == [Depth.STANDARD, Depth.THOROUGH]
    assert composer.mode.deep.text() == "Thorough"
    assert f"At most {BUDGETS[Depth.THOROUGH].nodes}" in composer.mode.budget.text()
    assert all("sub-question" in action.text() for action in composer.mode.actions_by_depth.values())


def test_the_shortcut_goes_to_and_fro_and_keeps_the_depth(composer: Composer) -> None:
    composer.mode.show_depth(Depth.QUICK)
    composer.mode.toggle()
    assert composer.mode.research_depth() is None
    composer.mode.toggle()
    assert composer.mode.research_depth() is Depth.QUICK


def test_what_is_shown_is_not_told_as_a_wish(qtbot: QtBot) -> None:
    mode, said = ModeSwitch(), list[object]()
    qtbot.addWidget(mode)
    mode.changed.connect(said.append)
    for depth in (Depth.QUICK, None, Depth.THOROUGH):
        mode.show_depth(depth)
    assert said == []
    assert mode.research_depth() is Depth.THOROUGH


def test_the_budget_stays_whole_in_a_narrow_window(composer: Composer) -> None:
    composer.mode.research.click()
    composer.resize(380, 300)
    label = composer.mode.budget
    assert label.height() >= label.heightForWidth(label.width())


def test_a_question_in_return_changes_what_the_field_asks_for(composer: Composer) -> None:
    composer.set_awaits_reply(True)
    assert composer.question.placeholderText() == "Your answer to the question above"
    composer.set_awaits_reply(False)
    assert composer.question.placeholderText() == "Ask anything"
