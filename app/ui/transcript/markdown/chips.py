"""Citation chips: tokens that the citing scanner placed become buttons, after cleaning, and only in running text."""

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from app.ui.transcript.actions import TranscriptAction
from app.ui.wording.foreign.direction import TURNING, unturned, upright, visible

TOKEN = re.compile("\ue000([0-9]{1,9})\ue001")
OWN = re.compile("[\ue000-\ue002]")  # private characters that mean something to us

_COPY = "\ue002"
_SEALED = re.compile("\ue000([^\ue000-\ue002]{2})([0-9]{1,9}\ue001)|\ue002([^\ue000-\ue002]{2})|[\ue000-\ue002]")

# The space before a chip goes: the chip brings its own, and copied text shall read "melts." and not "melts ."
_RUN = re.compile("[ \u00a0]?((?:\ue000[0-9]{1,9}\ue001[ \u00a0]?)*\ue000[0-9]{1,9}\ue001)")
_TAG = re.compile(r"""(</?[a-zA-Z](?:[^<>"]|"[^"]*")*>)""")  # as nh3 writes them: attributes in double quotes
# A chip and the punctuation behind it, which must not begin a line (Chromium breaks after a button, whatever follows).
_TIED = re.compile(
    r'<button type="button" class="chip[^>]*>(?:(?!</button>).)*</button>(?:<small[^<]*</small>)?'
    "[。，、；：！？）」』】”’.,;:!?)]+"
)
_NO_CHIPS = ("pre", "code", "a", "math")
_CODE = ("pre", "code")


@dataclass(frozen=True)
class Mark:
    """What a token stands for: a citation of the answer, its sources in order. `text` is the marker it replaced."""

    index: int
    numbers: tuple[int, ...]
    sites: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    text: str = ""
    weak: bool = False  # no page behind it could be read: only its snippet
    doubt: str = ""  # a `Verdict`: `partly` or `not_found` in its source
    unchecked: bool = False  # its source is in another language
    disputed: bool = False  # sources disagree about it
    as_of: str = ""  # the date of its newest source, behind words such as "currently"
    note: str = ""  # what the editor did to it, for a screen reader


@dataclass(frozen=True)
class Words:
    """What the pure renderer says itself, in the user's language."""

    copy: str = "Copy"
    copied: str = "Copied"
    wrap: str = "Wrap"
    save: str = "Save"
    picture: str = "Show as image"
    no_picture: str = "This SVG cannot be shown."
    table_markdown: str = "Copy as Markdown"
    table_csv: str = "Copy as CSV"
    table_file: str = "Save as CSV"
    image: str = "image"
    source: str = "Source"
    unread: str = "page could not be read"
    partly: str = "only partly found in its source"
    not_found: str = "not found in its source"
    unchecked: str = "not checked (other language)"
    disputed: str = "sources disagree"
    as_of: str = "as of {date}"


def new_seal() -> str:
    """Two characters that nobody can foresee; good for one rendering.

    Parsing turns `&#xE000;`, `%EE%80%80` and more into our own characters: only with the seal do they count.
    """
    return "".join(chr(0xF0000 + secrets.randbelow(0xFFFE)) for _ in range(2))


def sealed(text: str, seal: str) -> str:
    """The text with the seal in each of its tokens: to be done before anything in it is decoded."""
    return TOKEN.sub(f"\ue000{seal}\\g<1>\ue001", text)


def copy_mark(seal: str) -> str:
    """What stands where a code block's buttons go, and twice for a table's; buttons are put in after cleaning."""
    return _COPY + seal


def put_in(html: str, marks: Sequence[Mark], words: Words, seal: str) -> str:
    """Replace the sealed tokens in cleaned HTML: chips in text, the marker's own text in code, links and maths.

    What turns the direction of text is taken out of prose and shown in code.
    """
    if not OWN.search(html) and not TURNING.search(html):
        return html
    html = _unsealed(html, seal)
    if _COPY in html:
        html = html.replace(2 * _COPY, table_buttons(words)).replace(_COPY, code_buttons(words))
    out: list[str] = []
    closed_to_chips = in_code = 0
    for number, piece in enumerate(_TAG.split(html)):
        if number % 2 == 0:
            replace = _marker_texts if closed_to_chips else _chips
            text = OWN.sub("", replace(piece, marks, words))
            out.append(visible(text) if in_code else upright(text))
            continue
        name = piece.strip("</>").split()[0].lower()
        if name in _NO_CHIPS:
            step = -1 if piece.startswith("</") else 1
            closed_to_chips += step
            in_code += step if name in _CODE else 0
        out.append(OWN.sub("", unturned(piece)))
    return "".join(out)


def _unsealed(html: str, seal: str) -> str:
    """Tokens and copy marks without their seals; whatever was never sealed is shown as unreadable."""

    def unsealed(match: re.Match[str]) -> str:
        if match[1] == seal:
            return f"\ue000{match[2]}"
        return _COPY if match[3] == seal else OWN.sub("\ufffd", match[0])

    return _SEALED.sub(unsealed, html)


def _chips(text: str, marks: Sequence[Mark], words: Words) -> str:
    def chip_of(run: re.Match[str]) -> str:
        """A chip; citations whose source is unknown stay as they were written."""
        cited = _marks_in(run[1], marks)
        return chip(cited, words) or run[0][: run.start(1) - run.start()] + escape("".join(m.text for m in cited))

    return _TIED.sub(r'<span class="tie">\g<0></span>', _RUN.sub(chip_of, text))


def _marker_texts(text: str, marks: Sequence[Mark], words: Words) -> str:
    return TOKEN.sub(lambda token: "".join(escape(mark.text) for mark in _marks_in(token[0], marks)), text)


def _marks_in(run: str, marks: Sequence[Mark]) -> list[Mark]:
    places = [int(token[1]) for token in TOKEN.finditer(run)]
    return [marks[place] for place in places if place < len(marks)]


def chip(marks: Iterable[Mark], words: Words) -> str:
    """One button for neighbouring citations: the first one's number and site, and how many more sources there are.

    `data-r` lists `citation index:source number` pairs.
    """
    sources: dict[int, tuple[int, str, str, bool]] = {}
    cited = [mark for mark in marks if mark.numbers]
    for mark in cited:
        for place, number in enumerate(mark.numbers):
            names = (mark.sites[place : place + 1] or ("",))[0], (mark.titles[place : place + 1] or ("",))[0]
            sources.setdefault(number, (mark.index, *names, mark.weak))
    if not sources:
        return ""
    rows = [_source_label(number, site, title, words) for number, (_, site, title, _) in sources.items()]
    pairs = ",".join(f"{index}:{number}" for number, (index, *_) in sources.items())
    weak = all(row[3] for row in sources.values())
    disputed = any(mark.disputed for mark in cited)
    doubt = next((one for one in ("not_found", "partly") if any(mark.doubt == one for mark in cited)), "")
    doubted = {"": "", "partly": words.partly, "not_found": words.not_found}[doubt]
    doubted = doubted or (words.unchecked if any(mark.unchecked for mark in cited) else "")
    as_of = _as_of(cited, words)
    notes = (words.unread if weak else "", doubted, words.disputed if disputed else "", as_of)
    label = "; ".join(filter(None, (*rows, *notes, *(OWN.sub("", mark.note) for mark in cited))))
    more = f"<i>+{len(sources) - 1}</i>" if len(sources) > 1 else ""
    more += "<u>\u2260</u>" if disputed else ""
    kinds = ("weak" if weak else "", f"hollow {doubt}" if doubt else "", "disputed" if disputed else "")
    date = f'<small class="asof">{escape(as_of)}</small>' if as_of else ""
    return (
        f'<button type="button" class="{" ".join(filter(None, ("chip", *kinds)))}" data-r="{pairs}"'
        f' aria-label="{escape(label)}">{_chip_words(*next(iter(sources.items())))}{more}</button>{date}'
    )


def _as_of(marks: Sequence[Mark], words: Words) -> str:
    dates = [OWN.sub("", mark.as_of) for mark in marks if mark.as_of]
    return words.as_of.format(date=max(dates)) if dates else ""


def code_buttons(words: Words) -> str:
    """What is rare stands aside until pointer or focus comes; the style sheet shows `DRAW` on pictures alone."""
    rare = (
        _quiet_button(TranscriptAction.DRAW, words.picture, f' data-broken="{escape(words.no_picture)}"'),
        _quiet_button(TranscriptAction.WRAP_CODE, words.wrap),
        _quiet_button(TranscriptAction.SAVE_CODE, words.save),
    )
    return f'<span class="tools"><span class="rare">{"".join(rare)}</span>{copy_button(words)}</span>'


def copy_button(words: Words) -> str:
    return (
        f'<button type="button" class="copycode" data-do="{TranscriptAction.COPY_CODE}">{escape(words.copy)}</button>'
    )


def table_buttons(words: Words) -> str:
    copied = f' data-done="{escape(words.copied)}"'
    buttons = (
        _quiet_button(TranscriptAction.COPY_TABLE, words.table_markdown, copied),
        _quiet_button(TranscriptAction.COPY_CSV, words.table_csv, copied),
        _quiet_button(TranscriptAction.SAVE_CSV, words.table_file),
    )
    return f'<div class="tablebar rare">{"".join(buttons)}</div>'


def _quiet_button(action: TranscriptAction, label: str, more: str = "") -> str:
    return f'<button type="button" class="tool" data-do="{action}"{more}>{escape(label)}</button>'


def _chip_words(number: int, source: tuple[int, str, str, bool]) -> str:
    _, site, title, _ = source
    name = OWN.sub("", site.removeprefix("www.") or title[:40])
    return f"<i>{number}</i>" + (f"<b>{escape(name)}</b>" if name else "")


def _source_label(number: int, site: str, title: str, words: Words) -> str:
    return OWN.sub("", f"{words.source} {number}: {', '.join(filter(None, (title, site)))}")
