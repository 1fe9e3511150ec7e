"""How forms look beyond what the window's own style says."""

FORM_STYLE = """
QComboBox:disabled, QAbstractSpinBox:disabled { color: palette(placeholder-text); background: palette(window); }
QToolButton[fold="true"], QToolButton[fold="true"]:checked { background: transparent; padding-left: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QHeaderView { background: transparent; }
QHeaderView::section {
    background: transparent; border: none; border-bottom: 1px solid palette(mid); padding: 4px 8px;
}
QLabel[badge="true"] { border: 1px solid palette(mid); border-radius: 8px; padding: 1px 8px; }
"""
