"""What one way of reading brought, as it goes between processes."""

from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, TypeVar

from app.adapters.reading.extraction.extracted import Extracted, weight

T = TypeVar("T")

DESCRIPTION = 80  # weight of a description that is worth having in place of the text
_SHORT = 600  # weight of a text that, on a page that asks for scripts, is only its frame
BLOCKED = (401, 403, 405, 406, 429, 503)  # answers that a browser often does not get
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
            return self.is_check or self.status in BLOCKED
        described = weight(self.extracted.description)
        scarce = self.weight < described and described >= DESCRIPTION
        return self.extracted.thin or scarce or (self.needs_scripts and self.weight < _SHORT)

    def is_better_than(self, other: "PageDraft") -> bool:
        """More text; or the check that the other one's error comes of."""
        return self.weight > other.weight or (self.is_check and not other.is_page)


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
