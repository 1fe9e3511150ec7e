"""What an extractor takes from a page, and how much text that is."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.core.domain.addresses import site_of

if TYPE_CHECKING:
    from app.adapters.reading.extraction.byline import Byline
    from app.adapters.reading.extraction.metadata import Metadata

CJK = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
LONGEST_TEXT = 400_000  # characters of a page's text
THIN = 200  # weight of a text that is hardly a page's whole text


@dataclass(frozen=True)
class Extracted:
    text: str = ""  # Markdown: headings, lists, tables; links are plain, comments left out
    title: str = ""
    date: str = ""
    site: str = ""  # the host: what a page calls itself may be a lie
    language: str = ""
    canonical: str = ""
    description: str = ""
    site_name: str = ""
    truncated: bool = False
    author: str = ""
    icon: str = ""  # the site's, as the page names it
    follow_up: str = ""  # the address of the next page of the same article or thread
    thin: bool = True  # so little text that the page may need scripts


def weight(text: str) -> int:
    """Length in Latin letters' worth: a CJK character says as much as two or three of them."""
    return len(text) if text.isascii() else len(text) + 2 * len(re.findall(f"[{CJK}]", text))


def extracted_page(
    url: str, text: str, facts: "Metadata", byline: "Byline", *, language: str, truncated: bool
) -> Extracted:
    """A page's text together with what the page says about itself."""
    return Extracted(
        text=text[:LONGEST_TEXT],
        title=facts.title,
        date=facts.date,
        site=site_of(url),
        language=language,
        canonical=facts.canonical,
        description=facts.description,
        site_name=facts.site_name,
        truncated=truncated or len(text) > LONGEST_TEXT,
        author=byline.author,
        icon=byline.icon,
        thin=weight(text) < THIN,
    )
