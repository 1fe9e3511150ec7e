"""Languages of translations: as a model is told them, and which of them a text is in."""

from app.core.language.detection import detected

_NAMES = {
    "en": "English",
    "zh-CN": "Simplified Chinese (简体中文)",
    "zh-TW": "Traditional Chinese as written in Taiwan (繁體中文)",
    "ja": "Japanese (日本語)",
    "ko": "Korean (한국어)",
    "de": "German (Deutsch)",
    "es": "Spanish (Español)",
    "fr": "French (Français)",
    "pt-BR": "Brazilian Portuguese (Português do Brasil)",
}
_TAGS = {"zh-Hans": "zh-CN", "zh": "zh-CN", "zh-Hant": "zh-TW", "pt": "pt-BR"}


def language_name(tag: str) -> str:
    return _NAMES.get(tag, tag)


def tag_of(text: str, locale: str = "") -> str:
    """The tag of the language that a text is in; empty where that does not show. locale: as `detected` takes it."""
    code = detected(text, locale)
    return _TAGS.get(code, code)
