"""What one way of reading brought: bytes or a rendered document → a draft of the page. Pure, and slow (tens of ms)."""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

from app.adapters.reading.extraction.byline import byline_of
from app.adapters.reading.extraction.charset import decode
from app.adapters.reading.extraction.extract import Extracted, extract, weight
from app.adapters.reading.extraction.feeds import as_list
from app.adapters.reading.extraction.page_signals import forwarding, is_check, is_consent, is_video, needs_scripts
from app.adapters.reading.extraction.pdf_text import read_pdf
from app.adapters.reading.extraction.plain_text import legible
from app.core.domain.addresses import site_of

T = TypeVar("T")

DESCRIPTION = 80  # weight of a description that is worth having in place of the text
_SHORT = 600  # weight of a text that, on a page that asks for scripts, is only its frame
_BLOCKED = (401, 403, 405, 406, 429, 503)  # answers that a browser often does not get
UNTOLD = ("", "application/octet-stream", "binary/octet-stream", "unknown/unknown")  # media types: the bytes must tell


@dataclass(frozen=True)
class Job:
    """Material for a draft. A rendered document is UTF-8, and its status is that of its last answer, if known."""

    url: str
    body: bytes
    status: int | None = 200
    content_type: str = "text/html"  # the header's value
    truncated: bool = False
    challenged: bool = False  # Cloudflare says that it asks for a check
    rendered: bool = False

    @property
    def media_type(self) -> str:
        return self.content_type.partition(";")[0].strip().lower()

    @property
    def is_pdf(self) -> bool:
        return self.body[:1024].lstrip().startswith(b"%PDF-")


@dataclass(frozen=True)
class PageDraft:
    url: str = ""
    status: int | None = None
    extracted: Extracted = field(default_factory=Extracted)
    is_check: bool = False
    needs_scripts: bool = False
    truncated: bool = False
    rendered: bool = False
    forwarding: str = ""  # the address that it leads on to
    problem: str = ""  # why there is no text: `scanned`, `encrypted`, `broken`
    unchanged: bool = False  # what is kept of the page still holds
    author: str = ""
    icon: str = ""  # the site's, as the page names it

    @property
    def is_page(self) -> bool:
        return not self.is_check and not self.problem and (self.status is None or self.status < 400)

    @property
    def weight(self) -> int:
        """How much text there is; errors and checks have text too, but none that counts."""
        return weight(self.extracted.text) if self.is_page else 0

    @property
    def wants_rendering(self) -> bool:
        """The page itself does not seem to be there: a check, a frame, or less than it says of itself."""
        if self.problem or self.unchanged:
            return False
        if not self.is_page:
            return self.is_check or self.status in _BLOCKED
        described = weight(self.extracted.description)
        scarce = self.weight < described and described >= DESCRIPTION
        return self.extracted.thin or scarce or (self.needs_scripts and self.weight < _SHORT)


Extract = Callable[[str, str], Extracted]


def draft_of(job: Job, read: Extract = extract) -> PageDraft:
    """Never raises for what stands in a page, and may take for ever: see `worker`. `read`: (HTML, address) → text."""
    if job.rendered:
        return _rendered(job, read)
    if job.is_pdf:
        return _document(job)
    text = decode(job.body, job.content_type)
    return _page(job, text, read) if _is_html(job, text) else _plain(job, text)


def _rendered(job: Job, read: Extract) -> PageDraft:
    html = job.body.decode("utf-8", "replace")
    extracted = _described(read(html, job.url), html)
    challenged = extracted.thin and (is_check(html) or is_consent(html, extracted.text))
    byline = byline_of(html, job.url)
    return PageDraft(
        job.url, job.status, extracted, is_check=challenged, rendered=True, author=byline.author, icon=byline.icon
    )


def _page(job: Job, html: str, read: Extract) -> PageDraft:
    extracted = _described(read(html, job.url), html)
    challenged = job.challenged or ((extracted.thin or job.status in _BLOCKED) and is_check(html))
    byline = byline_of(html, job.url)
    return PageDraft(
        job.url,
        job.status,
        extracted,
        is_check=challenged or (extracted.thin and is_consent(html, extracted.text)),
        needs_scripts=needs_scripts(html) and not is_video(html),
        truncated=job.truncated,
        forwarding=forwarding(html, job.url) if extracted.thin else "",
        author=byline.author,
        icon=byline.icon,
    )


def _described(extracted: Extracted, html: str) -> Extracted:
    """The text of a video's page is its description; what stands around it are other videos."""
    if extracted.thin and is_video(html) and weight(extracted.description) >= DESCRIPTION:
        text = "" if extracted.description[:40] in extracted.text else extracted.text
        return replace(extracted, text="\n\n".join(filter(None, (extracted.description, text))), thin=False)
    return extracted


def _plain(job: Job, text: str) -> PageDraft:
    listed = as_list(job.body, job.url) if _may_be_feed(job, text) else None
    if listed is not None:
        extracted = Extracted(listed.text, listed.title, listed.date, site_of(job.url), listed.language, thin=False)
        return PageDraft(job.url, job.status, extracted, truncated=job.truncated or listed.truncated)
    extracted = Extracted(legible(text, job.media_type), _file_name(job.url), site=site_of(job.url), thin=False)
    return PageDraft(job.url, job.status, extracted, truncated=job.truncated)


def _document(job: Job) -> PageDraft:
    read = read_pdf(job.body)
    title = read.title or _file_name(job.url)
    extracted = Extracted(read.text, title, read.date, site_of(job.url), read.language, thin=False)
    return PageDraft(job.url, job.status, extracted, truncated=job.truncated or read.truncated, problem=read.problem)


def _is_html(job: Job, text: str) -> bool:
    if "html" in job.media_type:
        return True
    start = text.lstrip()[:200].lower()
    return job.media_type in UNTOLD and start.startswith(("<!doctype html", "<html", "<head", "<body", "<!--"))


def _may_be_feed(job: Job, text: str) -> bool:
    maybe_xml = job.media_type.endswith("xml") or job.media_type in UNTOLD
    return maybe_xml and re.search(r"<(?:\w{1,20}:)?(?:rss|feed|RDF)[\s>]", text[:5000]) is not None


def _file_name(url: str) -> str:
    return unquote(urlsplit(url).path.rpartition("/")[2])[:200]


def as_dict(draft: PageDraft) -> dict[str, Any]:
    return asdict(draft)


def from_dict(data: Any) -> PageDraft:
    """What a worker told. It has read hostile pages: only what has the right shape is taken."""
    values = dict(data) if isinstance(data, dict) else {}
    extracted = _shaped(Extracted, values.pop("extracted", {}))
    status = values.pop("status", None)
    status = status if isinstance(status, int) else None
    return replace(_shaped(PageDraft, values), extracted=extracted, status=status)


def _shaped(kind: type[T], data: Any) -> T:
    values = {}
    for one in fields(kind):  # type: ignore[arg-type]
        value = data.get(one.name) if isinstance(data, dict) else None
        value = tuple(value) if isinstance(value, list) else value
        if type(value) is type(one.default):
            values[one.name] = value
    return kind(**values)
