"""A turn as simple HTML, for the transcript without Chromium: text, links that act, no style of its own."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from PySide6.QtCore import QCoreApplication

from app.core.domain.citation import Citation
from app.core.domain.turn.turn import Turn
from app.core.memory import MemoryChange
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.parts import footer as under
from app.ui.transcript.parts import research
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.parts.greeting import Greeting
from app.ui.widgets.theme import CJK_FAMILIES
from app.ui.wording.disk import unsaved_sentence
from app.ui.wording.failures import failure_sentence
from app.ui.wording.foreign.direction import answer_tongue, question_tongue, upright
from app.ui.wording.language import REGIONAL_FAMILIES
from app.ui.wording.notices import notice_sentence
from app.ui.wording.progress import Doing, progress_sentence, summary_sentence
from app.ui.wording.research import research_sentence
from app.ui.wording.sentences import after_colon
from app.ui.wording.support import is_doubtful

if TYPE_CHECKING:
    from app.ui.transcript.parts.translated import TranslationView

translate = QCoreApplication.translate

_FAMILIES = {"zh-CN": CJK_FAMILIES, **{name.replace("_", "-"): names for name, names in REGIONAL_FAMILIES.items()}}


def font_rules(families: Sequence[str]) -> str:
    """A class for each language whose Han characters have shapes of their own: a document of Qt's knows languages by
    their fonts alone. families: those of the window, of which the ones without Han characters go on leading."""
    han = {name for names in _FAMILIES.values() for name in names}
    letters = [name for name in families if name not in han]
    rest = [name for name in (*CJK_FAMILIES, *families) if name in han]
    return " ".join(
        f".{tag} {{ font-family: {', '.join(map(_quoted, dict.fromkeys((*letters, *names, *rest))))}; }}"
        for tag, names in _FAMILIES.items()
    )


def _quoted(family: str) -> str:
    return "'{}'".format("".join(char for char in family if char not in "'\"\\{};"))


def turn_html(
    turn: Turn,
    doing: Doing,
    changes: Sequence[MemoryChange] = (),
    place: tuple[int, int] | None = None,
    current: tuple[int, int] = (-1, 0),
    shows_original: bool = False,
    translated: Turn | None = None,
    view: "TranslationView | None" = None,
    column: bool | None = None,
    is_last: bool = False,
) -> str:
    """current: index and source number of the citation whose source is shown. shows_original: the answer stands as it
    was before it was edited. translated: the turn with its answer in another language, which `view` tells of.
    column: one of several answers to a question, True for the first of them."""
    question = f'<p class="q {question_tongue(turn)}"><a name="{escape(turn.id)}"></a>{_lines(turn.question)}</p>'
    rows = [question, _pictures(turn)]
    if column is not None:
        rows = [*(rows if column else [f'<a name="{escape(turn.id)}"></a>']), _column_head(turn)]
    rows.append(_versions(turn, place))
    if turn.depth is not None:
        links = "".join(f" · {_button(action, words, turn.id)}" for action, words in research.actions(turn))
        rows.append(f'<p class="m">{escape(research_sentence(turn))}{links}</p>')
    else:
        sentence = summary_sentence(turn) if turn.ended else progress_sentence(turn, doing=doing)
        rows.append(f'<p class="m">{escape(sentence)}</p>')
    version = translated or (_as_written(turn) if shows_original else turn)
    rows.append(f'<p class="{answer_tongue(version, view)()}">{_answer(version, current)}</p>')
    if checked := under.claims_line(turn):
        rows.append(f'<p class="m">{escape(checked)}{_edits(turn, shows_original)}</p>')
    if view is not None or turn.translations:
        rows.append(f'<p class="m">{_translation(turn, view)}</p>')
    if turn.unsaved is not None:
        rows.append(f'<p class="e">{escape(unsaved_sentence(turn.unsaved))}</p>')
    for notice in turn.notices:
        remedy = parts.notice_action(notice)
        link = f" {_button(TranscriptAction.REMEDY, remedy[1], turn.id, remedy[0])}" if remedy else ""
        rows.append(f'<p class="m">{escape(notice_sentence(notice))}{link}</p>')
    if turn.clarifying and turn.ended:
        skip = _button(TranscriptAction.RESEARCH_SKIP, translate("Transcript", "Skip"), turn.id)
        rows.append(f'<p class="m">{escape(research.clarification_words())} {skip}</p>')
    if changes:
        undo = _button(TranscriptAction.MEMORY_UNDO, translate("Transcript", "Undo"), turn.id)
        edit = _button(TranscriptAction.MEMORY_EDIT, translate("Transcript", "Edit"), turn.id)
        rows.append(f'<p class="m">{"<br>".join(under.change_rows(changes))} {undo} · {edit}</p>')
    if turn.error:
        rows.append(f'<p class="e">{escape(failure_sentence(turn.error))}</p>')
    if turn.ended:
        rows.append(f'<p class="m">{_bar(turn)}</p>')
        rows += _suggestions(turn) if is_last else []
    return "".join(rows)


def _as_written(turn: Turn) -> Turn:
    from app.ui.transcript.parts.originals import as_written

    return as_written(turn)


def _edits(turn: Turn, shows_original: bool) -> str:
    """What the editor did, a line each, and the way to the other version of the answer."""
    if not turn.edits:
        return ""
    from app.ui.wording.claims.edits import changes_of

    rows = [""] + [
        escape(after_colon(one.name, about) if about else one.name)
        for one in changes_of(turn)
        for about in (one.about or " → ".join(filter(None, (one.before, one.after))),)
    ]
    words = under.original_words(shows_original)
    link = f" · {_button(TranscriptAction.ORIGINAL, words, turn.id)}" if turn.original and turn.ended else ""
    return link + "<br>".join(rows)


def _translation(turn: Turn, view: "TranslationView | None") -> str:
    from app.ui.transcript.parts.translated import line

    words, buttons = line(turn, view)
    links = [_button(action, label, turn.id, value) for action, label, value in buttons]
    return " · ".join(filter(None, (escape(words), *links)))


def _versions(turn: Turn, place: tuple[int, int] | None) -> str:
    if place is None:
        return ""
    back, on = (_button(TranscriptAction.VERSION, sign, turn.id, by) for sign, by in (("‹", "-1"), ("›", "1")))
    number, count = place
    beside = translate("Transcript", "Side by side")
    link = f" · {_button(TranscriptAction.SIDE_BY_SIDE, beside, turn.id)}" if turn.comparison else ""
    return f'<p class="m">{back if number > 1 else ""} {number}/{count} {on if number < count else ""}{link}</p>'


def _column_head(turn: Turn) -> str:
    """Whose answer it is, and what is done with it."""
    from app.ui.transcript.parts.column_head import keep_words, name_of

    stop = translate("Transcript", "Stop")
    links = _button(TranscriptAction.KEEP, keep_words(), turn.id) if turn.ended and turn.text.strip() else ""
    links = links if turn.ended else _button(TranscriptAction.STOP, stop, turn.id)
    return f"<h4>{escape(name_of(turn))}</h4><p>{links}</p>"


def _pictures(turn: Turn) -> str:
    """A link for each that opens it."""
    words = translate("Transcript", "Image {number}")
    links = [
        _button(TranscriptAction.PICTURE, words.format(number=place + 1), turn.id, str(place))
        for place in range(len(turn.images))
    ]
    return f'<p class="m">{" · ".join(links)}</p>' if links else ""


def _answer(turn: Turn, current: tuple[int, int]) -> str:
    """The text as it was written, each marker a link for each of its sources."""
    out, end = [], 0
    for index, citation in sorted(enumerate(turn.citations), key=lambda row: row[1].place or (0, 0)):
        start, stop = citation.place or (0, 0)
        if citation.place and stop >= start >= end:
            links = "".join(_citation(turn, index, n, (index, n) == current) for n in citation.numbers)
            links += "<sup>?</sup>" if is_doubtful(citation) else ""
            links += "<sup>≠</sup>" if citation.disagreement is not None or citation.contradicts else ""
            links += f' <span class="m">{_date(citation)}</span>' if citation.as_of else ""
            out += [_lines(turn.text[end:start]), links]
            end = stop
    return "".join([*out, _lines(turn.text[end:])])


def _date(citation: Citation) -> str:
    return escape(f"({parts.words().as_of.format(date=citation.as_of)})")


def _citation(turn: Turn, index: int, number: int, is_current: bool) -> str:
    link = _link("cite", f"[{number}]", turn.id, str(index), str(number))
    return f'<span class="c">{link}</span>' if is_current else link


def _bar(turn: Turn) -> str:
    copy = _button(TranscriptAction.COPY, translate("Transcript", "Copy"), turn.id)
    links = [copy] if turn.text.strip() else []
    if parts.can_continue(turn):
        links.append(_button(TranscriptAction.CONTINUE, translate("Transcript", "Continue"), turn.id))
    links.append(_button(TranscriptAction.RETRY, translate("Transcript", "Retry"), turn.id))
    links.append(_button(TranscriptAction.RETRY_WITH, translate("Transcript", "Retry with…"), turn.id))
    links.append(_button(TranscriptAction.EDIT, translate("Transcript", "Edit question"), turn.id))
    links.append(_button(TranscriptAction.MORE, "…", turn.id))
    return " · ".join(links)


def _suggestions(turn: Turn) -> list[str]:
    ask, edit = TranscriptAction.FOLLOW_UP, TranscriptAction.FOLLOW_UP_EDIT
    return [f"<p>{_button(ask, one, turn.id, one)} {_button(edit, '✎', turn.id, one)}</p>" for one in turn.suggestions]


def empty_html(greeting: Greeting) -> str:
    title, sentence = greeting.heading()
    links = [_button(TranscriptAction.ASSISTANT, one.label, "", one.id) for one in greeting.starters]
    if links:
        links.append(_button(TranscriptAction.ASSISTANT, translate("Transcript", "More…"), "", ""))
    starters = f"<p>{' · '.join(links)}</p>" if links else ""
    if greeting.private or greeting.title:
        return f"<h2>{escape(title)}</h2><p>{escape(sentence)}</p>{starters}"
    rows = "".join(f"<p>{_button(TranscriptAction.SUGGEST, text, '', text)}</p>" for text in greeting.suggestions)
    without = translate(
        "Transcript",
        "Shown as plain text: formulas, tables, code and charts are not drawn, and no cards open on citations.",
    )
    return f'<h2>{escape(title)}</h2>{rows}{starters}<p class="m">{escape(without)}</p>'


def _button(action: TranscriptAction, text: str, turn_id: str, value: str = "") -> str:
    return _link("do", text, action, turn_id, value)


def _link(kind: str, text: str, *values: str) -> str:
    return f'<a href="{kind}:{"/".join(quote(value, safe="") for value in values)}">{escape(text)}</a>'


def _lines(text: str) -> str:
    return escape(upright(text)).replace("  ", "&nbsp; ").replace("\n", "<br>")
