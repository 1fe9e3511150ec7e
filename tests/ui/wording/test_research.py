"""What a research says of its end. The rest of its words is tested with its views, in `tests/ui/research`."""

import pytest

from app.cli.commands.research import ENDS
from app.core.domain.events import ResearchEnd
from app.ui.wording.research import end_words

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.parametrize("reason", ResearchEnd)
def test_each_end_of_a_research_has_words(reason: ResearchEnd) -> None:
    assert end_words(reason)


def test_the_terminal_tells_of_each_end_that_was_not_the_planners() -> None:
    quiet = {ResearchEnd.RESPONDED, ResearchEnd.NO_MORE, ResearchEnd.PLAIN, ResearchEnd.UNKNOWN}
    assert set(ENDS) == set(ResearchEnd) - quiet


def test_an_end_that_a_later_version_stored_is_shown_as_any_other() -> None:
    assert end_words(ResearchEnd("of_tomorrow")) == end_words(ResearchEnd.RESPONDED)
