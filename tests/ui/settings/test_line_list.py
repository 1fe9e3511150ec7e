"""Lists are typed line by line: good lines count, bad ones are named, and nothing typed is lost."""

import pytest

from app.ui.settings.line_list import LineList
from app.ui.settings.search.page import SearchPage
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")

TYPED = "*://*.example.com/*\n\nfoo bar\nexample.org\nhttp:/x/\n"


def rules_page(scene: Scene) -> SearchPage:
    return SearchPage(scene.controller, scene.tasks)


@pytest.mark.parametrize("name", ["blocked", "allowed"])
def test_good_patterns_are_in_force_and_bad_ones_are_named_by_their_line(scene: Scene, name: str) -> None:
    page = rules_page(scene)
    page.rules[name].text.setPlainText(TYPED)
    assert getattr(scene.saved.search, name) == ("*://*.example.com/*", "example.org")
    assert page.rules[name].status.text().splitlines() == [
        "Line 3, “foo bar”, is not a match pattern. The other lines apply.",
        "Line 5, “http:/x/”, is not a match pattern. The other lines apply.",
    ]
    assert len(page.rules[name].text.extraSelections()) == 2


def test_what_was_typed_is_there_again_when_the_dialog_is_opened_again(scene: Scene) -> None:
    rules_page(scene).rules["blocked"].text.setPlainText(TYPED)
    assert rules_page(scene).rules["blocked"].text.toPlainText() == TYPED


def test_a_list_that_was_changed_elsewhere_since_is_shown_as_it_is_now(scene: Scene) -> None:
    rules_page(scene).rules["blocked"].text.setPlainText(TYPED)
    scene.controller.change_search(blocked=("new.example",))
    assert rules_page(scene).rules["blocked"].text.toPlainText() == "new.example"


def test_many_bad_lines_do_not_fill_the_page(scene: Scene) -> None:
    made = LineList("x", (), lambda _: "", scene.controller)
    made.text.setPlainText("\n".join("abcdefghij"))
    assert len(made.status.text().splitlines()) == 6


def test_an_empty_list_has_nothing_to_say(scene: Scene) -> None:
    page = rules_page(scene)
    page.rules["allowed"].text.setPlainText("foo bar")
    page.rules["allowed"].text.setPlainText("")
    assert page.rules["allowed"].status.isHidden()
    assert scene.saved.search.allowed == ()
