"""The look of the window's own parts, on top of the application's style in `theme`."""

from app.locations import resources
from app.ui.widgets.theme import Colours

_SMALLEST = 10  # pixels


def window_style(c: Colours, font_size: int) -> str:
    """`font_size` in pixels: that of answers, which questions and sources follow."""
    pictures = (resources() / "theme").as_posix()  # style sheets take forward slashes on Windows too
    sizes = {"question_size": font_size, "source_size": max(_SMALLEST, round(font_size * 0.9))}
    return _STYLE % {**c.as_dict(), **sizes, "pictures": pictures, "shade": "dark" if c.dark else "light"}


_STYLE = """
QWidget#centre { background: %(surface)s; }
QFrame#header { background: %(surface)s; border: none; }
QFrame#header QLabel { color: %(muted)s; }
QFrame#composer { background: %(surface)s; border: 1px solid %(border)s; border-radius: 16px; }
QFrame#composer[active="true"] { border-color: %(accent)s; }
QPlainTextEdit#question { border: none; background: transparent; padding: 0 4px; font-size: %(question_size)spx; }
QPushButton#send {
    border-radius: 16px; padding: 0; min-width: 32px; min-height: 32px; max-width: 32px; max-height: 32px;
    background: %(raised)s; border: 2px solid transparent;
}
QPushButton#send[primary="true"] { background: %(accent)s; }
QPushButton#send:focus { border-color: %(text)s; }
QPushButton#send:hover { border-color: %(selection)s; }

QFrame#segments { background: %(raised)s; border-radius: 8px; border: none; }
QToolButton[segment="true"] {
    background: transparent; border: 1px solid transparent; border-radius: 6px; color: %(muted)s; padding: 3px 4px;
}
QToolButton[segment="true"]:checked { background: %(surface)s; color: %(text)s; border-color: %(border)s; }
QToolButton[segment="true"]:focus { border-color: %(accent)s; }
QToolButton[quiet="true"] { padding: 4px 8px; }
QToolButton[quiet="true"]:disabled { color: %(muted)s; }
QToolButton::menu-indicator { image: none; width: 0; }

QFrame#bar { background: %(raised)s; border-radius: 10px; border: 1px solid %(border)s; }
QFrame#bar QPushButton { padding: 4px 12px; }
QFrame#popup { background: %(surface)s; border: 1px solid %(border)s; }
QFrame#popup QListWidget::item { min-height: 24px; padding: 2px 8px; }
QFrame#popup QListWidget::item:disabled { color: %(muted)s; background: transparent; }

QFrame[pill="true"] { background: %(chip)s; border: 1px solid transparent; border-radius: 12px; }
QFrame[pill="true"] QLabel { color: %(chip_text)s; }
QFrame[pill="true"] QToolButton { padding: 4px; border-radius: 10px; }
QToolButton[cross="true"] {
    padding: 2px; border-radius: 9px; background: %(raised)s; border: 1px solid %(border)s;
}
QToolButton[cross="true"]:hover, QToolButton[cross="true"]:focus { border-color: %(accent)s; }
QFrame#bases { background: %(window)s; border: none; border-right: 1px solid %(border)s; }
QFrame#imports { background: %(raised)s; border: none; border-radius: 8px; }
QProgressBar { background: %(raised)s; border: none; border-radius: 3px; }
QProgressBar::chunk { background: %(accent)s; border-radius: 3px; }
QFrame#imports QProgressBar { background: %(border)s; }

QLabel#panelTitle { font-weight: 700; }
QListView#sources { padding: 0 6px; font-size: %(source_size)spx; }
QFrame#passagePane { border: none; border-top: 1px solid %(border)s; background: %(window)s; }
QFrame#searchEntry { border: none; border-top: 1px solid %(border)s; background: %(window)s; }
QTextEdit#passages { background: %(surface)s; border-radius: 8px; font-size: %(source_size)spx; }

QAbstractSpinBox {
    background: %(surface)s; color: %(text)s; border: 1px solid %(border)s; border-radius: 8px; padding: 6px 8px;
    selection-background-color: %(selection)s; selection-color: %(text)s;
}
QAbstractSpinBox QLineEdit { background: transparent; border: none; padding: 0 6px; }
QAbstractSpinBox:focus { border-color: %(accent)s; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 24px; }
QAbstractSpinBox::up-arrow { image: url("%(pictures)s/up.svg"); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url("%(pictures)s/down.svg"); width: 12px; height: 12px; }
QListView::indicator {
    width: 14px; height: 14px; border: 1px solid %(muted)s; border-radius: 4px; background: %(surface)s;
}
QListView::indicator:checked {
    background: %(accent)s; border-color: %(accent)s; image: url("%(pictures)s/tick-%(shade)s.svg");
}
QListWidget#pages {
    background: %(window)s; border: none; border-right: 1px solid %(border)s; border-radius: 0; padding: 8px;
}
QListWidget#pages::item { min-height: 32px; }
QListWidget#pages[narrow="true"]::item { padding: 0; }
QFrame#card { background: %(surface)s; border: 1px solid %(border)s; border-radius: 10px; }
QLabel[said="good"] { color: %(success)s; }
QLabel[said="bad"] { color: %(danger)s; }
"""
