"""Colours, fonts and the widgets' style: one calm look in light and dark, pushed into the transcript page as well."""

from dataclasses import asdict, dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from app.core.domain.appearance import Appearance, Theme
from app.locations import resources
from app.ui.wording.language import REGIONAL_FAMILIES, language_in_force

SMALLEST_TEXT, LARGEST_TEXT = 10, 28  # pixels of an answer's text; the window's own text goes with it
_USUAL_TEXT = Appearance().font_size

# System fonts without Chinese characters fall back by chance otherwise: SimSun on Windows, Japanese shapes on Linux.
# TrueType first: Qt thickens the stems of other outlines (Noto Sans CJK) for a blending with gamma that it does not do
# on raster, so that plain text looks bold, on dark most of all.
CJK_FAMILIES = ("PingFang SC", "Microsoft YaHei UI", "Noto Sans SC", "WenQuanYi Micro Hei", "Noto Sans CJK SC")


@dataclass(frozen=True)
class Colours:
    """Every colour of the program as `#rrggbb`. All text stands at 4.5 : 1 or better (WCAG AA) on what lies under it:

    text, muted, accent, danger, warning and success on window, surface and raised; text on selection, highlight and
    code_background; accent_text on accent; chip_text on chip; chip_failed_text on chip_failed;
    chip_disputed_text on chip_disputed and surface.
    """

    dark: bool
    window: str  # the frame: side panels, bars
    surface: str  # where one reads and writes
    raised: str  # cards, question bubbles, menus
    border: str
    text: str
    muted: str
    accent: str
    accent_text: str
    chip: str
    chip_text: str
    chip_failed: str  # a citation whose page could not be read
    chip_failed_text: str
    chip_disputed: str  # a citation whose sources disagree
    chip_disputed_text: str
    danger: str
    warning: str
    success: str
    selection: str
    code_background: str
    highlight: str  # the cited passage

    def as_dict(self) -> dict[str, str]:
        """The colours by name, without `dark`."""
        return {name: value for name, value in asdict(self).items() if isinstance(value, str)}


LIGHT = Colours(
    dark=False,
    window="#f4f4f1",
    surface="#fdfdfc",
    raised="#ecedea",
    border="#d9dad5",
    text="#1e2224",
    muted="#565d61",
    accent="#0b6664",
    accent_text="#ffffff",
    chip="#dcecea",
    chip_text="#0b5755",
    chip_failed="#f4e4d8",
    chip_failed_text="#7a3d12",
    chip_disputed="#e9e2f6",
    chip_disputed_text="#4f2d8c",
    danger="#a8281f",
    warning="#7b5200",
    success="#1c6537",
    selection="#c3e2df",
    code_background="#f1f1ed",
    highlight="#fdeeb3",
)

DARK = Colours(
    dark=True,
    window="#17191b",
    surface="#1d2022",
    raised="#282c2f",
    border="#3a3f43",
    text="#e5e6e3",
    muted="#a7adb1",
    accent="#69c5bf",
    accent_text="#05302e",
    chip="#21403f",
    chip_text="#a6e0db",
    chip_failed="#47331f",
    chip_failed_text="#f0c59b",
    chip_disputed="#372d52",
    chip_disputed_text="#d5c6f8",
    danger="#ff9086",
    warning="#e6b865",
    success="#80cb97",
    selection="#2c5957",
    code_background="#16181a",
    highlight="#5b4a10",
)


# Where the system asks for more contrast: text stands at 7 : 1 or better (WCAG AAA), and every edge can be seen.
LIGHT_CONTRAST = replace(
    LIGHT, window="#ffffff", surface="#ffffff", raised="#f0f0f0", border="#4a4a4a", text="#000000", muted="#303436",
    accent="#00504e", chip="#e0f0ee", chip_text="#003c3a", chip_failed="#fbeadf", chip_failed_text="#5a2600",
    chip_disputed="#efe8fb", chip_disputed_text="#361a70", danger="#8c0f08", warning="#573a00", success="#0c4a24",
    selection="#9fd6d1", code_background="#ffffff", highlight="#ffe680",
)  # fmt: skip
DARK_CONTRAST = replace(
    DARK, window="#000000", surface="#000000", raised="#161616", border="#b0b0b0", text="#ffffff", muted="#d5d8da",
    accent="#7fe5de", accent_text="#002a28", chip="#10302f", chip_text="#c4f5f1", chip_failed="#3a2614",
    chip_failed_text="#ffd9b5", chip_disputed="#2a2142", chip_disputed_text="#e4daff", danger="#ffaba3",
    warning="#ffd485", success="#9be8b2", selection="#174f4c", code_background="#000000", highlight="#4a3c00",
)  # fmt: skip


def colours(dark: bool, contrast: bool = False) -> Colours:
    if contrast:
        return DARK_CONTRAST if dark else LIGHT_CONTRAST
    return DARK if dark else LIGHT


def wants_contrast(app: QApplication) -> bool:
    """The system's setting. Connect `contrastPreferenceChanged` to `apply`."""
    hints = app.styleHints()  # held: with its wrapper goes that of what it gives
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def is_dark(app: QApplication, theme: Theme) -> bool:
    """What the setting means now. With `Theme.SYSTEM` connect `app.styleHints().colorSchemeChanged` to `apply`."""
    if theme is Theme.SYSTEM:
        return app.styleHints().colorScheme() is Qt.ColorScheme.Dark  # Unknown, as on bare X11, is light
    return theme is Theme.DARK


def apply(app: QApplication, appearance: Appearance) -> Colours:
    """Dress the application; safe to call again at every change. Returns the colours for the transcript."""
    schemes = {Theme.LIGHT: Qt.ColorScheme.Light, Theme.DARK: Qt.ColorScheme.Dark}
    hints = app.styleHints()
    if appearance.theme in schemes:
        hints.setColorScheme(schemes[appearance.theme])  # title bars and native menus follow
    else:
        hints.unsetColorScheme()  # else the hint would report our own former wish as the system's
    scheme = colours(is_dark(app, appearance.theme), wants_contrast(app))
    if app.style().name().lower() != "fusion":  # native styles stay half light in a dark theme
        app.setStyle("Fusion")
    app.setPalette(palette(scheme))
    font = interface_font(appearance.font_size / _USUAL_TEXT)
    app.setFont(font)
    QToolTip.setFont(font)
    app.setStyleSheet(stylesheet(scheme, font.pointSizeF()))
    return scheme


def interface_font(scale: float = 1.0) -> QFont:
    """The system's font with fallbacks for the language in force; `scale`: how much larger the user wants it."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    real = QFontInfo(font).family()  # "Sans Serif" is no family: in a list, Qt passes it over for the Chinese one
    regional = REGIONAL_FAMILIES.get(language_in_force(), ())
    font.setFamilies(list(dict.fromkeys((real, *font.families(), *regional, *CJK_FAMILIES))))
    font.setPointSizeF(max(font.pointSizeF(), 10) * scale)
    return font


def palette(c: Colours) -> QPalette:
    role = QPalette.ColorRole
    pairs = {
        role.Window: c.window,
        role.WindowText: c.text,
        role.Base: c.surface,
        role.AlternateBase: c.raised,
        role.Text: c.text,
        role.Button: c.raised,
        role.ButtonText: c.text,
        role.BrightText: c.danger,
        role.ToolTipBase: c.raised,
        role.ToolTipText: c.text,
        role.PlaceholderText: c.muted,
        role.Highlight: c.selection,
        role.HighlightedText: c.text,
        role.Link: c.accent,
        role.LinkVisited: c.accent,
        role.Accent: c.accent,
        role.Mid: c.border,
        role.Midlight: c.border,
        role.Dark: c.border,
    }
    result = QPalette()
    for which, colour in pairs.items():
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(c.muted))
    return result


def stylesheet(c: Colours, points: float = 10) -> str:
    """Rounded inputs, quiet borders, an 8-pixel grid.

    Dynamic properties for widgets: `primary` (the one main button), `quiet` (a button or list without a frame),
    `muted`, `title` and `state` (labels: good, doubtful, bad), `panel` (a frame in the window's colour).
    """
    pictures = (resources() / "theme").as_posix()  # style sheets take forward slashes on Windows too
    return _STYLE % {**c.as_dict(), "pictures": pictures, "shade": "dark" if c.dark else "light",
                     "title_size": f"{points * 1.5:.1f}"}  # fmt: skip


_STYLE = """
QToolTip { color: %(text)s; background: %(raised)s; border: 1px solid %(border)s; padding: 4px 8px; }
QLabel[muted="true"] { color: %(muted)s; }
QLabel[state="good"] { color: %(success)s; }
QLabel[state="doubtful"] { color: %(warning)s; }
QLabel[state="bad"] { color: %(danger)s; }
QLabel[title="true"] { font-size: %(title_size)spt; font-weight: 700; }
QFrame[panel="true"] { background: %(window)s; border: none; }

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox {
    background: %(surface)s; color: %(text)s; border: 1px solid %(border)s; border-radius: 8px; padding: 6px 8px;
    selection-background-color: %(selection)s; selection-color: %(text)s;
}
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: %(muted)s; }
QLineEdit { lineedit-clear-button-icon: url("%(pictures)s/clear.svg"); }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus { border-color: %(accent)s; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url("%(pictures)s/down.svg"); width: 12px; height: 12px; }
QComboBox QAbstractItemView { border: 1px solid %(border)s; border-radius: 0; background: %(raised)s; }

QCheckBox, QRadioButton { spacing: 8px; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 14px; height: 14px; border: 1px solid %(muted)s; border-radius: 4px; background: %(surface)s;
}
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: %(accent)s; border-color: %(accent)s; }
QCheckBox::indicator:checked { image: url("%(pictures)s/tick-%(shade)s.svg"); }
QRadioButton::indicator:checked { image: url("%(pictures)s/dot-%(shade)s.svg"); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: %(accent)s; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: %(border)s; }
QLineEdit:disabled, QPlainTextEdit:disabled { color: %(muted)s; background: %(window)s; }

QPushButton, QToolButton {
    background: %(raised)s; color: %(text)s; border: 1px solid %(border)s; border-radius: 8px; padding: 6px 16px;
}
QToolButton { padding: 6px 8px; }
QPushButton:hover, QToolButton:hover { border-color: %(accent)s; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: %(selection)s; }
QPushButton:focus, QToolButton:focus { border-color: %(accent)s; }
QPushButton:disabled, QToolButton:disabled { color: %(muted)s; border-color: %(border)s; }
QPushButton[primary="true"], QToolButton[primary="true"] {
    background: %(accent)s; color: %(accent_text)s; border-color: %(accent)s; font-weight: 700;
}
QPushButton[primary="true"]:disabled, QToolButton[primary="true"]:disabled {
    background: %(raised)s; color: %(muted)s; border-color: %(border)s;
}
QPushButton[quiet="true"], QToolButton[quiet="true"] { background: transparent; border-color: transparent; }
QPushButton[quiet="true"]:hover, QToolButton[quiet="true"]:hover { background: %(raised)s; }
QPushButton[quiet="true"]:focus, QToolButton[quiet="true"]:focus { border-color: %(accent)s; }
QPushButton[quiet="true"]:checked, QToolButton[quiet="true"]:checked { background: %(selection)s; }

QListView, QTreeView, QTableView {
    background: %(surface)s; border: 1px solid %(border)s; border-radius: 8px; outline: none;
}
QListView[quiet="true"], QTreeView[quiet="true"] { background: transparent; border: none; }
QListView::item, QTreeView::item { min-height: 28px; padding: 0 8px; border-radius: 6px; color: %(text)s; }
QTreeView[quiet="true"]::item:disabled { color: %(muted)s; background: transparent; }
QListView::item:hover, QTreeView::item:hover { background: %(raised)s; }
QListView::item:selected, QTreeView::item:selected { background: %(selection)s; color: %(text)s; }

QTreeView::item { border-radius: 0; }  /* one row, however many columns */
QTreeView::branch:selected { background: %(selection)s; }

QMenu { background: %(raised)s; border: 1px solid %(border)s; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 16px; border-radius: 6px; }
QMenu::item:selected { background: %(selection)s; color: %(text)s; }
QMenu::item:disabled { color: %(muted)s; }
QMenu::separator { height: 1px; background: %(border)s; margin: 4px 8px; }

QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: %(border)s; border-radius: 4px; margin: 2px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: %(muted)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: %(border)s; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QTabWidget::pane { border: none; border-top: 1px solid %(border)s; }
QTabBar::tab { padding: 8px 16px; color: %(muted)s; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: %(text)s; border-bottom-color: %(accent)s; }
QTabBar::tab:hover { color: %(text)s; }
QGroupBox { border: none; margin-top: 24px; font-weight: 700; }
QGroupBox::title { subcontrol-origin: margin; left: 0; padding: 0; }
QStatusBar { color: %(muted)s; }
QStatusBar::item { border: none; }
"""
