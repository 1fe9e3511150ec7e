"""Bytes or a rendered document → a draft of the page. Pure, and slow (tens of ms)."""

import re
from collections.abc import Callable
from dataclasses import replace
from urllib.parse import unquote, urlsplit

from app.adapters.reading.extraction.charset import decode
from app.adapters.reading.extraction.extract import extract
from app.adapters.reading.extraction.extracted import Extracted, weight
from app.adapters.reading.extraction.feeds import as_list
from app.adapters.reading.extraction.page_draft import BLOCKED, DESCRIPTION, UNTOLD, Job, PageDraft
from app.adapters.reading.extraction.page_signals import forwarding, is_check, is_consent, is_video, needs_scripts
from app.adapters.reading.extraction.pdf.pdf_text import read_pdf
from app.adapters.reading.extraction.plain_text import legible
from app.core.domain.addresses import site_of

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
    return PageDraft(job.url, job.status, extracted, is_check=challenged, rendered=True)


def _page(job: Job, html: str, read: Extract) -> PageDraft:
    extracted = _described(read(html, job.url), html)
    challenged = job.challenged or ((extracted.thin or job.status in BLOCKED) and is_check(html))
    return PageDraft(
        job.url,
        job.status,
        extracted,
        is_check=challenged or (extracted.thin and is_consent(html, extracted.text)),
        needs_scripts=needs_scripts(html) and not is_video(html),
        truncated=job.truncated,
        forwarding=forwarding(html, job.url) if extracted.thin else "",
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
