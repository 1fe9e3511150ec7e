"""The transcript's page in every language and size: nothing is cut, nothing lies over another, no other language."""

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from app.ui.window.translation import install_language
from tests.ui.languages.catalogues import present_languages, spoiled
from tests.ui.languages.page_tour import PageTour, Size

LANGUAGES = present_languages()
LONG = "Wiederherstellungszeitpunktverwaltungseinstellung"
CHANGES = {"Keep": LONG, "Copy as Markdown": LONG, "Edit question": "Edit question"}


@pytest.fixture(scope="module")
def found(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What is amiss, by language; under `spoiled` what is with a bad German catalogue. One Chromium for all."""
    tour = PageTour(LANGUAGES)
    try:
        tour.run()
        lines = {language: list(found) for language, found in tour.found.items()}
        tour.speak("de")  # which leaves no other catalogue in force
        translator = QTranslator(qapp)
        assert translator.load(str(spoiled("de", CHANGES, tmp_path_factory.mktemp("spoiled"))))
        qapp.installTranslator(translator)
        tour.visit(Size(420), Size(1100))
        return lines | {"spoiled": list(tour.found["de"])}
    finally:
        tour.close()
        install_language(qapp, "en-US")
        QLocale.setDefault(QLocale("en_US"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_transcript_is_cut_or_lies_over_another_or_is_in_another_language(
    found: dict[str, list[str]], language: str
) -> None:
    assert found[language] == []


@pytest.mark.slow
def test_a_bad_catalogue_is_seen_in_the_page(found: dict[str, list[str]]) -> None:
    lines = found["spoiled"]
    assert [line for line in lines if LONG in line and line.startswith("keep") and " out of " in line]
    assert [line for line in lines if LONG in line and line.startswith("copy-table") and " out of " in line]
    assert "left in en: 'Edit question'" in lines
