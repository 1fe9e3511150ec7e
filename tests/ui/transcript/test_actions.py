"""What the transcript's buttons ask for, in the page and in its script."""

import re

from app.locations import resources
from app.ui.transcript.actions import Remedy, TranscriptAction, action_of, button


def test_the_script_names_no_other_actions() -> None:
    script = (resources() / "transcript" / "transcript.js").read_text(encoding="utf-8")
    names = set(re.findall(r'dataset.do [!=]== "([^"]+)"|offer\([^,]+(?:\([^)]*\))?, "([^"]+)"', script))
    names = {name for pair in names for name in pair if name}
    assert names == {"doubtful", "copy-code", "follow-up", "second-opinion", "find-source"}
    assert names <= set(TranscriptAction)


def test_the_script_of_the_tools_names_no_other_actions() -> None:
    script = (resources() / "transcript" / "tools.js").read_text(encoding="utf-8")
    assert "save-csv" in (names := set(re.findall(r'"((?:copy|save|wrap)-\w+|draw|quote|more)"', script)))
    assert names <= set(TranscriptAction)


def test_what_a_page_sends_may_be_anything() -> None:
    assert action_of("retry") is TranscriptAction.RETRY
    assert action_of("erase everything") is None
    assert action_of("") is None


def test_a_button_escapes_what_stands_in_it() -> None:
    assert button(TranscriptAction.SUGGEST, "<b>", '"x"') == (
        '<button type="button" data-do="suggest" data-value="&quot;x&quot;" dir="auto">&lt;b&gt;</button>'
    )
    assert 'data-value="add_model"' in button(TranscriptAction.REMEDY, "Add", Remedy.ADD_MODEL)
