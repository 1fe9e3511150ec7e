"""What an extractor takes from a page, and how much text that is."""

import re
from dataclasses import dataclass

CJK = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
LONGEST_TEXT = 400_000  # characters of a page's text


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
    thin: bool = True  # so little text that the page may need scripts


def weight(text: str) -> int:
    """Length in Latin letters' worth: a CJK character says as much as two or three of them."""
    return len(text) + 2 * len(re.findall(f"[{CJK}]", text))
