"""Cited sources as CSL-JSON (`csl-data.json` of its schema), which Zotero, Pandoc and their like read."""

import json
from collections.abc import Iterable
from typing import Any

from app.core.export.evidence.bibliography import Author, Entry, entries_of
from app.core.export.evidence.bundle import BundleSource


def csl_json(sources: Iterable[BundleSource]) -> str:
    return json.dumps([_item(entry) for entry in entries_of(sources)], ensure_ascii=False, indent=1) + "\n"


def _item(entry: Entry) -> dict[str, Any]:
    kind = "article-newspaper" if entry.is_news else "webpage" if entry.url else "document"
    item: dict[str, Any] = {"id": entry.key, "type": kind, "title": entry.title}
    if entry.authors:
        item["author"] = [_name(author) for author in entry.authors]
    if entry.site:
        item["container-title"] = entry.site
    if entry.date:
        item["issued"] = {"date-parts": [list(entry.date)]}
    elif entry.date_words:
        item["issued"] = {"literal": entry.date_words}
    if entry.accessed:
        item["accessed"] = {"date-parts": [list(entry.accessed)]}
    if entry.url:
        item["URL"] = entry.url
    return item


def _name(author: Author) -> dict[str, str]:
    if author.literal:
        return {"literal": author.literal}
    name = {"family": author.family, "given": author.forename}
    return name | ({"non-dropping-particle": author.particle} if author.particle else {})
