"""When a page has been waited for long enough. Pure: glances and seconds in, yes or no out."""

from dataclasses import dataclass, field

PLENTY = 200  # characters; less may be the shell of a page ("Loading …") that scripts fill
STILL = 0.3  # seconds without a change, once a page with plenty of text has loaded
STILL_THIN = 1.2  # with little text, or while something else of the page still loads
STILL_EMPTY = 5.0  # for a page that has loaded and shows nothing: it holds one of few places
STILL_STRANGE = 3.0  # for another page than the awaited one: a check, or no results at all


@dataclass(frozen=True)
class Glance:
    """What a page looks like at one moment. `text` counts visible characters; `document` tells documents apart.

    `ready`: the awaited element is there, with text; `loaded`: nothing of the page loads any more; `leaving`: another
    document was asked for and has not come; `huge`: more than anybody will read; `status` is None where unknown.
    """

    url: str
    document: float
    status: int | None
    text: int
    ready: bool
    loaded: bool
    leaving: bool
    huge: bool


@dataclass
class PageTimeouts:
    """Waits for an element, if `for_element`, else for the text to stand still."""

    for_element: bool
    _previous: tuple[float, int] = field(default=(0.0, 0), init=False)
    _since: float = field(default=0.0, init=False)

    def is_over(self, glance: Glance, now: float) -> bool:
        """To be asked again and again; `now` in seconds of any clock that only goes forward."""
        state = (glance.document, glance.text)
        if state != self._previous:
            self._previous, self._since = state, now
        if glance.huge:
            return True
        if glance.leaving or glance.url == "about:blank":
            return False
        if glance.ready:
            return True
        return now - self._since >= self._needed(glance)

    def _needed(self, glance: Glance) -> float:
        if not glance.text and not (glance.loaded and _is_error(glance.status)):
            return STILL_EMPTY if glance.loaded else float("inf")
        if self.for_element:
            return STILL_STRANGE if glance.loaded else float("inf")
        return STILL if glance.loaded and glance.text >= PLENTY else STILL_THIN


def _is_error(status: int | None) -> bool:
    """An error may come without any text, and some sites serve their pages as 404 and fill them by scripts."""
    return status is not None and status >= 400
