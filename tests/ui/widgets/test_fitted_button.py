"""A button that says less where it has no room for all of its words."""

from pytestqt.qtbot import QtBot

from app.ui.widgets.fitted_button import FittedButton


def test_the_fewer_words_stand_where_the_others_have_no_room(qtbot: QtBot) -> None:
    button = FittedButton()
    qtbot.addWidget(button)
    button.set_words("New conversation", "New")
    button.resize(400, 30)
    button.show()
    assert button.text() == "New conversation"
    assert button.minimumSizeHint().width() < button.sizeHint().width()
    button.resize(100, 30)
    assert button.text() == "New"
    assert button.width() >= button.sizeHint().width()
    button.resize(400, 30)
    assert button.text() == "New conversation"
