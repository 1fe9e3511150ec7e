"""Languages by the names that the window's own language has for them."""

from PySide6.QtCore import QCoreApplication

from app.ui.wording.language import LANGUAGES, language_tag

translate = QCoreApplication.translate


def language_words(tag: str) -> str:
    """tag: BCP 47. One that we do not know is called by its tag."""
    names = {
        "en": translate("Languages", "English"),
        "zh-CN": translate("Languages", "Simplified Chinese"),
        "zh-TW": translate("Languages", "Traditional Chinese"),
        "ja": translate("Languages", "Japanese"),
        "ko": translate("Languages", "Korean"),
        "de": translate("Languages", "German"),
        "es": translate("Languages", "Spanish"),
        "fr": translate("Languages", "French"),
        "pt-BR": translate("Languages", "Portuguese (Brazil)"),
    }
    return names.get(tag, tag)


def language_tags() -> list[str]:
    """Of the window's languages."""
    return [language_tag(name) for name in LANGUAGES]
