"""The form for a prompt's variables, in the room that it has."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.prompt_library.variables import variables
from app.ui.prompts.form import PromptForm
from tests.waiting import until_shown

LONG = "a tone that goes well with them all"


def test_long_names_choices_and_titles_leave_the_fields_whole_in_a_narrow_window(qtbot: QtBot) -> None:
    form = PromptForm()
    qtbot.addWidget(form)
    form.setFixedWidth(378)  # beside the list of conversations in the smallest window
    form.show_variables("A title that is long " * 4, variables(f"{{{{{LONG}|{'formal ' * 30}|brief}}}} {{{{topic}}}}"))
    content = form._rows.widget()
    assert isinstance(content, QWidget)
    until_shown(lambda: 0 < content.width() <= form._rows.viewport().width())
    assert all(content.rect().contains(field.geometry()) for field in form.fields)
    assert form._title.text().endswith("…")
    assert form._title.toolTip().startswith("A title")
