"""The look: contrast that people can read, and a palette that follows the setting."""

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QToolButton
from pytestqt.qtbot import QtBot

from app.core.domain.settings import Appearance, Theme
from app.ui.widgets.theme import (
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    Colours,
    apply,
    colours,
    interface_font,
    is_dark,
    stylesheet,
)
from app.ui.window.style import window_style
from app.ui.window.translation import install_language

PAIRS = [
    *((fore, back) for fore in ("text", "muted", "accent", "danger", "warning", "success")
      for back in ("window", "surface", "raised")),
    ("text", "selection"), ("text", "highlight"), ("text", "code_background"), ("muted", "code_background"),
    ("accent_text", "accent"), ("chip_text", "chip"), ("chip_failed_text", "chip_failed"),
    ("chip_disputed_text", "chip_disputed"), ("chip_disputed_text", "surface"),
]  # fmt: skip


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    c = QColor(colour)
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF())


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("fore", "back"), PAIRS)
def test_text_can_be_read_on_what_lies_under_it(look: Colours, fore: str, back: str) -> None:
    assert contrast(getattr(look, fore), getattr(look, back)) >= 4.5


@pytest.mark.parametrize("look", [LIGHT_CONTRAST, DARK_CONTRAST], ids=["light", "dark"])
@pytest.mark.parametrize(("fore", "back"), [*PAIRS, ("border", "surface"), ("border", "window"), ("border", "raised")])
def test_high_contrast_is_high(look: Colours, fore: str, back: str) -> None:
    assert contrast(getattr(look, fore), getattr(look, back)) >= 7


def test_contrast_follows_the_theme() -> None:
    assert colours(dark=True, contrast=True) == DARK_CONTRAST
    assert colours(dark=False, contrast=True) == LIGHT_CONTRAST


@pytest.fixture
def dressed(qapp: QApplication):
    yield qapp
    apply(qapp, Appearance())


def test_dark_setting_gives_a_dark_palette(dressed: QApplication) -> None:
    chosen = apply(dressed, Appearance(theme=Theme.DARK))
    assert chosen == colours(dark=True)
    assert dressed.palette().color(QPalette.ColorRole.Base) == QColor(chosen.surface)


def test_system_is_asked_again_after_a_wish_of_ours(dressed: QApplication) -> None:
    before = is_dark(dressed, Theme.SYSTEM)
    apply(dressed, Appearance(theme=Theme.LIGHT if before else Theme.DARK))
    assert apply(dressed, Appearance()).dark is before


def test_chinese_has_a_font_of_its_own(qapp: QApplication) -> None:
    assert "Microsoft YaHei UI" in interface_font().families()


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("language", "family"), [("ja", "Yu Gothic UI"), ("ko", "Malgun Gothic"), ("zh-TW", "Noto Sans TC")]
)
def test_han_characters_have_the_shapes_of_the_windows_language(qapp: QApplication, language: str, family: str) -> None:
    assert family not in interface_font().families()
    install_language(qapp, language)
    families = interface_font().families()
    assert families.index(family) < families.index("Noto Sans SC")


@pytest.mark.usefixtures("qapp")
def test_latin_text_is_set_in_the_systems_own_font() -> None:
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    assert QFontInfo(interface_font()).family() == QFontInfo(system).family()


def test_headings_stand_out_in_chinese_too(dressed: QApplication) -> None:
    """Qt thickens a font without a bold face of its own, as some Chinese ones are, from this weight on only."""
    scheme = apply(dressed, Appearance(theme=Theme.LIGHT))
    assert "font-weight: 600" not in stylesheet(scheme) + window_style(scheme, 15)


def test_the_cross_of_a_field_is_a_line_as_all_icons_are(dressed: QApplication, qtbot: QtBot) -> None:
    for theme in (Theme.LIGHT, Theme.DARK):
        apply(dressed, Appearance(theme=theme))
        field = QLineEdit("comet")
        qtbot.addWidget(field)
        field.setClearButtonEnabled(True)
        (cross,) = field.findChildren(QToolButton)
        picture = cross.icon().pixmap(16, 16).toImage()
        assert picture.pixelColor(8, 1).alpha() == 0, "the style's own is a disc"
        assert picture.pixelColor(8, 8).alpha() > 0


@pytest.mark.parametrize("look", [LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST])
def test_the_hint_in_an_empty_field_can_be_read(dressed: QApplication, qtbot: QtBot, look: Colours) -> None:
    dressed.setStyleSheet(stylesheet(look))
    for field in (QLineEdit(), QPlainTextEdit()):
        qtbot.addWidget(field)
        field.ensurePolished()
        hint = field.palette().color(QPalette.ColorRole.PlaceholderText)
        assert (hint.name(), hint.alpha()) == (look.muted, 255)
