"""The dialog by itself: progress, result, problem, another language."""

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from pytestqt.qtbot import QtBot

from app.core.verification.results import ClaimCheck, EvidenceState, SourceCheck, Verification, VerifyProgress
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


def test_a_link_to_a_kept_page_names_its_source(qtbot: QtBot, english: object) -> None:
    dialog = VerificationDialog("Why?", LIGHT)
    qtbot.addWidget(dialog)
    check = SourceCheck(1, "ab12", "T", "https://example.org/", EvidenceState.NO_PAGE, copy=True)
    dialog.show_result(Verification("", (ClaimCheck("t", 0, "A claim.", "", (check,)),)))
    assert 'href="copy:ab12"' in dialog.report.toHtml()
    with qtbot.waitSignal(dialog.copy_requested) as copied:
        dialog.report.anchorClicked.emit(QUrl("copy:ab12"))
    assert copied.args == ["ab12"]


def test_a_problem_stands_in_place_of_a_result(qtbot: QtBot, english: object) -> None:
    dialog = VerificationDialog("Why?", LIGHT)
    qtbot.addWidget(dialog)
    dialog.show_problem("The disk is full.")
    assert dialog.status.text() == "The disk is full."
    assert dialog.bar.isHidden()
    assert dialog.report.isHidden()
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.status.text() == "The disk is full."
