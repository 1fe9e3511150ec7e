"""The dialog by itself: progress, result, problem, another language."""

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from app.core.verification.results import Verification, VerifyProgress
from app.ui.verification.dialog import VerificationDialog
from app.ui.widgets.theme import LIGHT


def test_it_goes_from_progress_to_the_result(qtbot: QtBot, english: object) -> None:
    dialog = VerificationDialog("Why <b>?", LIGHT)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.question.text() == "Why <b>?"
    assert dialog.report.isHidden()
    dialog.show_progress(VerifyProgress(2, 5))
    assert (dialog.bar.value(), dialog.bar.maximum()) == (2, 5)
    assert dialog.close_button.text() == "Stop"
    dialog.show_result(Verification("", ()))
    assert dialog.bar.isHidden()
    assert "rests on a source" in dialog.report.toPlainText()
    assert dialog.close_button.text() == "Close"


def test_a_problem_stands_in_place_of_a_result(qtbot: QtBot, english: object) -> None:
    dialog = VerificationDialog("Why?", LIGHT)
    qtbot.addWidget(dialog)
    dialog.show_problem("The disk is full.")
    assert dialog.status.text() == "The disk is full."
    assert dialog.bar.isHidden()
    assert dialog.report.isHidden()
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.status.text() == "The disk is full."
