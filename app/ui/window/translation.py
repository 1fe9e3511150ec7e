"""The window's language: catalogues of our own and of Qt, exchanged while it runs."""

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from app.locations import translations
from app.ui.wording.language import supported_language


def install_language(app: QApplication, language: str) -> str:
    """Put a language in force; empty: the system's. Returns the one that is, which is `en` where ours lack it.

    Every widget gets a `LanguageChange` event. Dates and numbers follow the language where it was chosen, and the
    system's own conventions where it was not.
    """
    locale = QLocale(language) if language else QLocale.system()
    supported = supported_language(locale)
    QLocale.setDefault(locale)
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    ours = dict.fromkeys(translations() / f"citewise_{name}.qm" for name in ("en", supported))
    for file in (qt / f"qtbase_{supported}.qm", *ours):  # English below: its forms for one and for many
        translator = QTranslator(app)
        if translator.load(str(file)):
            app.installTranslator(translator)
    return supported
