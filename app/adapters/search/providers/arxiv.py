"""arXiv's papers: https://info.arxiv.org/help/api/user-manual.html. Keyless, Atom, one request in three seconds."""

import re
from datetime import UTC, date, datetime
from xml.etree import ElementTree

from app.adapters.search.query_parameters import clamp, since_day, words
from app.adapters.search.result_rows import hits_of, plain, set_of
from app.adapters.search.service_addresses import endpoint
from app.adapters.search.service_call import Answer, Api, ApiCall
from app.core.domain.catalogue import DOCUMENTED, ChannelInfo
from app.core.domain.errors import BadAnswer
from app.core.domain.evidence import Query

NAME = "arxiv"
BASE = "https://export.arxiv.org/api"
INFO = ChannelInfo(
    NAME,
    "arXiv",
    checked=DOCUMENTED,
    note="Papers; one request in three seconds",
)

_LONGEST = 300
_MOST_WORDS = 8  # all have to occur
_ATOM = "{http://www.w3.org/2005/Atom}"
_WORD = re.compile(r"[^\W_]+(?:[-.'][^\W_]+)*")
_EMPTY = set_of(
    "a an and are about as at be by can do does for from how in into is it its latest new of on or paper papers recent"
    " research that the their to was were what when where which who why with vs"
)


def request(query: Query, key: str, base: str, today: date | None = None) -> ApiCall:
    search_words = [word for word in _WORD.findall(words(query, _LONGEST)) if word.lower() not in _EMPTY]
    terms = [f"all:{word}" for word in (search_words or [words(query, _LONGEST)])[:_MOST_WORDS]]
    if day := since_day(query, today):
        last = today or datetime.now(UTC).date()
        terms.append(f"submittedDate:[{day:%Y%m%d}0000 TO {last:%Y%m%d}2359]")
    params: dict[str, str | int] = {
        "search_query": " AND ".join(terms),
        "start": 0,
        "max_results": clamp(query, 100),
        "sortBy": "relevance",
    }
    return ApiCall("GET", endpoint(base, "query"), {"Accept": "application/atom+xml"}, params)


def parse(body: bytes, query: Query) -> Answer:
    """Entries of the feed. A feed with one entry named `Error` tells of a failure."""
    entries = list(_feed(body).iter(f"{_ATOM}entry"))
    results = []
    for entry in entries:
        title, address = _text(entry, "title"), _text(entry, "id").strip()
        if "/api/errors" in address:
            raise BadAnswer(NAME, plain(_text(entry, "summary"), 500))
        address = re.sub(r"^http://(?=(www\.)?arxiv\.org/)", "https://", address)
        results.append((title, address, _text(entry, "summary"), _text(entry, "published").strip()))
    return Answer(hits_of(results, query.limit))


def _feed(body: bytes) -> ElementTree.Element:
    """The feed's root. What declares entities is refused before it is parsed: nine of them can fill the memory.

    The text is decoded here, so that no other encoding can hide the declaration from us.
    """
    try:
        text = body.decode("utf-8-sig")
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            raise BadAnswer(NAME, "a document type in the feed")
        root = ElementTree.fromstring(text)
    except (ValueError, ElementTree.ParseError) as exc:
        raise BadAnswer(NAME, f"no Atom: {type(exc).__name__}") from None
    if root.tag != f"{_ATOM}feed":
        raise BadAnswer(NAME, "no Atom feed")
    return root


def _text(entry: ElementTree.Element, name: str) -> str:
    return entry.findtext(f"{_ATOM}{name}") or ""


API = Api(request, parse, BASE, keyless=True, is_fallback=False, interval=3.0)
