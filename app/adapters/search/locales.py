"""Parts of a BCP 47 tag, as engines want them."""

_CHINESE_REGIONS = {"hans": "CN", "hant": "TW"}


def language_of(tag: str) -> str:
    """`zh` of `zh-Hans-CN`; `en` where the tag is empty."""
    return tag.replace("_", "-").partition("-")[0].lower() or "en"


def region_of(tag: str) -> str:
    """`CN` of `zh-Hans-CN`; the region that a Chinese script stands for; else empty."""
    parts = tag.replace("_", "-").split("-")[1:]
    region = next((part for part in parts if len(part) == 2 and part.isalpha()), "")
    script = next((part.lower() for part in parts if len(part) == 4), "")
    return region.upper() or _CHINESE_REGIONS.get(script, "")


def interface_language(tag: str) -> str:
    """`de`, but `zh-CN` or `zh-TW`: the language of an engine's own texts."""
    if language_of(tag) != "zh":
        return language_of(tag)
    is_traditional = "hant" in tag.lower().split("-") or region_of(tag) in ("TW", "HK", "MO")
    return "zh-TW" if is_traditional else "zh-CN"
