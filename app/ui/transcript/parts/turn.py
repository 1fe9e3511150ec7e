"""The HTML of a turn around its answer. Every word that is not ours is escaped here."""

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from app.core.domain.errors import FailureKind
from app.core.domain.events import Notice, NoticeKind
from app.core.domain.evidence import Finding, FindingState, Outcome
from app.core.domain.sources import Source
from app.core.domain.turn.turn import State, Turn, program_of
from app.core.prompt.earlier_turns import can_resume
from app.ui.transcript.actions import Remedy, TranscriptAction, button
from app.ui.transcript.markdown.chips import Words
from app.ui.transcript.markdown.links import is_safe_link
from app.ui.transcript.parts import research, results
from app.ui.transcript.parts.footer import retry_with, suggestions
from app.ui.wording.disk import unsaved_sentence
from app.ui.wording.failures import failure_sentence
from app.ui.wording.foreign.direction import lang, question_tongue, unturned, upright
from app.ui.wording.foreign.hosts import display_host
from app.ui.wording.foreign.titles import display_title
from app.ui.wording.notices import folded_sentence, is_offline
from app.ui.wording.pages import unread_words
from app.ui.wording.progress import Doing, progress_sentence, server_calls, summary_sentence
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import after_colon, channel_name, engine_name, further_words, outcome_words, shortened

translate = QCoreApplication.translate  # lupdate knows it by this name

PARTS = (
    "column", "question", "versions", "steps", "reasoning", "answer", "pictures", "support", "notices", "memory",
    "error", "bar",
)  # fmt: skip

_OF_THE_MODEL = (
    FailureKind.KEY_REFUSED, FailureKind.KEY_MISSING, FailureKind.OUT_OF_CREDIT, FailureKind.MODEL_UNKNOWN,
    FailureKind.TOO_LONG,
)  # fmt: skip
_OF_AN_ANSWER = (NoticeKind.PLANNING_FAILED, NoticeKind.NO_EVIDENCE, NoticeKind.PAGES_FAILED)

AT_END = ' aria-disabled="true"'  # keeps the focus, which `disabled` would not


def article(turn: Turn, parts: dict[str, str], live: bool, column: str = "", language: str = "") -> str:
    """A whole turn, to be mounted. column: attributes of one that stands beside others; language: of the answer."""
    about = {"answer": f'class="answer"{lang(language)}', "question": lang(question_tongue(turn))}
    boxes = "".join(f'<div data-part="{name}" {about.get(name, "")}>{parts.get(name, "")}</div>' for name in PARTS)
    which = f'class="{"turn live" if live else "turn"}" data-turn="{escape(turn.id)}"'
    return f"<article {which}{column}>{boxes}</article>"


def answer(blocks: Iterable[str]) -> str:
    return "".join(f"<section>{block}</section>" for block in blocks)


def versions(place: tuple[int, int] | None, compared: bool = False) -> str:
    """The way to the other versions of a question and its answer: which one this is, counted from 1, of how many.

    compared: several models answered it side by side, and can be looked at so again."""
    if place is None:
        return ""
    number, count = place
    directions = (
        ("-1", "‹", translate("Transcript", "Previous version"), number > 1),
        ("1", "›", translate("Transcript", "Next version"), number < count),
    )
    back, on = (
        f'<button type="button" data-do="{TranscriptAction.VERSION}" data-value="{by}" title="{words}"'
        f' aria-label="{words}"{end}>{sign}</button>'
        for by, sign, words, end in ((b, s, escape(w), "" if open_ else AT_END) for b, s, w, open_ in directions)
    )
    text = escape(version_words(place))
    middle = f'<span aria-label="{text}" title="{text}">{number}/{count}</span>'
    beside = button(TranscriptAction.SIDE_BY_SIDE, translate("Transcript", "Side by side")) if compared else ""
    return f'<div class="versions" role="group" aria-label="{text}">{beside}{back}{middle}{on}</div>'


def version_words(place: tuple[int, int]) -> str:
    number, count = place
    return translate("Transcript", "Version {number} of {count}").format(number=number, count=count)


def steps(turn: Turn, pages_started: int = 0, fell_back: Sequence[tuple[str, str]] = (), doing: Doing = None) -> str:
    """The live step line of a running turn; of an ended one the summary. Both open to what was done."""
    if turn.depth is not None:
        return research.card(turn)
    if turn.ended:
        line = escape(" · ".join(filter(None, (summary_sentence(turn), *_refusals(turn)))))
    else:
        trouble = "".join(
            f' · <span class="trouble">{escape(sentence)}</span>' for sentence in _troubles(turn, fell_back)
        )
        line = f'<span class="dot"></span>{escape(progress_sentence(turn, pages_started, doing))}{trouble}'
    details = results.card(turn) + _engines(turn) + _pages(turn) + _tool_calls(turn)
    if not details:
        return f'<div class="steps">{line}</div>' if line else ""
    return f'<details class="steps"><summary>{line}</summary><div class="details">{details}</div></details>'


def _troubles(turn: Turn, fell_back: Sequence[tuple[str, str]]) -> list[str]:
    """The last things that went wrong, while they matter: until the answer is being written."""
    if turn.text_parts:
        return []
    troubles = _refusals(turn)
    if turn.fallbacks and not troubles:
        fallback, failed = turn.fallbacks[-1], translate("Transcript", "{channel} failed: {reason}")
        troubles.append(failed.format(channel=channel_name(fallback.channel), reason=failure_words(fallback.failure)))
    trying = translate("Transcript", "trying {channel}")
    return list(dict.fromkeys([*troubles, *(trying.format(channel=channel_name(to)) for _, to in fell_back[-1:])]))


def _refusals(turn: Turn) -> list[str]:
    """The last engines that gave nothing, and why; all of them stand in what the line opens to."""
    bad = [r for r in turn.reports if r.outcome not in (Outcome.HITS, Outcome.NO_RESULTS)]
    return list(dict.fromkeys(after_colon(engine_name(r.engine), outcome_words(r.outcome)) for r in bad))[-2:]


def _engines(turn: Turn) -> str:
    rows = []
    for report in turn.reports:
        name = "why" if report.outcome not in (Outcome.HITS, Outcome.NO_RESULTS) else ""
        about = f" — {shortened(report.query, 80)}" if len(turn.searched) > 1 else ""
        sentence = after_colon(engine_name(report.engine), outcome_words(report.outcome)) + about
        rows.append(f'<li class="{name}">{escape(sentence)}</li>')
    return _listed(translate("Transcript", "Search engines"), list(dict.fromkeys(rows)))


def _pages(turn: Turn) -> str:
    findings = [(finding, turn.sources.get(key)) for key, finding in turn.findings.items()]
    started = [(f, s) for f, s in findings if s is not None and f.state is not FindingState.LISTED]
    rows = [_page(finding, source) for finding, source in started]
    rest = sum(finding.state is FindingState.LISTED for finding, _ in findings)
    if rest and started:
        rows.append(f"<li>{escape(further_words(rest))}</li>")
    return _listed(translate("Transcript", "Pages"), rows)


def _tool_calls(turn: Turn) -> str:
    if not server_calls(turn):
        return ""
    from app.ui.transcript.parts import tool_calls  # few ever need it

    return tool_calls.card(turn)


def _page(finding: Finding, source: Source) -> str:
    title = escape(unturned(shortened(display_title(source) or source.address, 120)))
    if is_safe_link(source.address):
        title = f'<a href="{escape(source.address)}" title="{escape(source.address)}">{title}</a>'
    site = f" · {escape(display_host(shortened(source.site, 80)))}" if source.site else ""
    if finding.state is FindingState.READ:
        return f"<li>{title}{site}</li>"
    cause = unread_words(finding.reason or FailureKind.UNREADABLE, finding.detail)
    return f'<li>{title}{site}<br><span class="why">{escape(cause)}</span></li>'


def _listed(heading: str, rows: list[str]) -> str:
    return f"<h4>{escape(heading)}</h4><ul>{''.join(rows)}</ul>" if rows else ""


def reasoning(turn: Turn) -> str:
    if not turn.reasoning:
        return ""
    heading = escape(translate("Transcript", "Reasoning"))
    text = f'<div class="thought" dir="auto">{escape(upright(turn.reasoning))}</div>'
    return f'<details class="reasoning"><summary>{heading}</summary>{text}</details>'


def notices(turn: Turn) -> str:
    """Without those that speak of an answer or of its search, where an error left no answer."""
    silent = _OF_AN_ANSWER if turn.error and not turn.text else ()
    visible = [notice for notice in turn.notices if notice.kind not in silent]
    noted = "".join(map(_noted, visible))
    unsaved = "" if turn.unsaved is None else _note(unsaved_sentence(turn.unsaved), None, "note error")
    return unsaved + noted + research.clarification(turn)


def _noted(notice: Notice) -> str:
    sentence, reasons = folded_sentence(notice)
    more = ""
    if reasons:
        words = escape(translate("Transcript", "Details"))
        more = f'<details class="reasons"><summary>{words}</summary><span dir="auto">{escape(reasons)}</span></details>'
    return _note(sentence, notice_action(notice), more=more)


def notice_action(notice: Notice) -> tuple[Remedy, str] | None:
    """What helps, and its words."""
    match notice.kind:
        case NoticeKind.QUOTES | NoticeKind.RESEARCH_NEEDS_MODEL:
            return Remedy.ADD_MODEL, translate("Transcript", "Add a model")
        case NoticeKind.SEARCH_FAILED if is_offline(notice):
            return Remedy.NETWORK_SETTINGS, translate("Transcript", "Network settings")
        case NoticeKind.SEARCH_FAILED | NoticeKind.LAST_RESORT | NoticeKind.BUILTIN_FAILED:
            return Remedy.SEARCH_SETTINGS, translate("Transcript", "Search settings")
        case NoticeKind.PLANNING_SLOW | NoticeKind.CONTEXT_SMALL | NoticeKind.NO_VISION:
            return Remedy.MODEL_SETTINGS, translate("Transcript", "Choose another model")
    return None


def error(turn: Turn) -> str:
    if turn.error is None:
        return ""
    action = None
    if turn.error.kind in _OF_THE_MODEL:
        action = Remedy.MODEL_SETTINGS, translate("Transcript", "Model settings")
    more = button(TranscriptAction.RETRY, translate("Transcript", "Retry"))
    return _note(failure_sentence(turn.error), action, "note error", _continue(turn) + more)


def can_continue(turn: Turn) -> bool:
    """True for an answer that broke off; quotations are whole or not there."""
    cut_off = turn.state in (State.FAILED, State.STOPPED)  # the length limit has a notice of its own
    return cut_off and can_resume(turn)


def _continue(turn: Turn) -> str:
    """The button that has an answer go on where it broke off."""
    if not can_continue(turn):
        return ""
    return button(TranscriptAction.CONTINUE, translate("Transcript", "Continue"))


def _note(sentence: str, remedy: tuple[Remedy, str] | None, name: str = "note", more: str = "") -> str:
    role = ' role="alert"' if "error" in name else ""
    help_ = button(TranscriptAction.REMEDY, remedy[1], remedy[0]) if remedy else ""
    return f'<div class="{name}"{role}><span dir="auto">{escape(sentence)}</span>{help_}{more}</div>'


def bar(turn: Turn) -> str:
    if not turn.ended:
        return ""
    buttons = []
    if turn.text.strip():
        buttons.append((TranscriptAction.COPY, translate("Transcript", "Copy")))
        if turn.citations:
            buttons.append((TranscriptAction.COPY_SOURCES, translate("Transcript", "Copy with sources")))
        if turn.model is not None and not turn.clarifying:  # what is quoted word for word needs no more sources
            buttons.append((TranscriptAction.UNCITED, translate("Transcript", "Show uncited claims")))
    if turn.error is None:  # its box has the button already
        buttons.append((TranscriptAction.RETRY, translate("Transcript", "Retry")))
    buttons.append((TranscriptAction.EDIT, translate("Transcript", "Edit question")))
    markup = "".join(retry_with(action, button(action, label)) for action, label in buttons)
    more = escape(translate("Transcript", "More"))
    markup += (
        f'<button type="button" data-do="{TranscriptAction.MORE}" aria-haspopup="menu" title="{more}"'
        f' aria-label="{more}">…</button>'
    )
    text = results.maker_words(turn)
    usage = f'<span class="usage">{escape(text)}</span>' if text else ""
    return f'<div class="bar">{markup}{usage}</div>{suggestions(turn)}'


def words() -> Words:
    """What the renderer says itself."""
    return Words(
        copy=translate("Transcript", "Copy"),
        copied=translate("Transcript", "Copied"),
        wrap=translate("Transcript", "Wrap"),
        save=translate("Transcript", "Save"),
        picture=translate("Transcript", "Show as image"),
        no_picture=translate("Transcript", "This SVG cannot be shown."),
        table_markdown=translate("Transcript", "Copy as Markdown"),
        table_csv=translate("Transcript", "Copy as CSV"),
        table_file=translate("Transcript", "Save as CSV"),
        image=translate("Transcript", "image"),
        source=translate("Transcript", "Source"),
        unread=translate("Transcript", "the page was not read, only its excerpt from a search"),
        partly=translate("Transcript", "only partly found in its source"),
        not_found=translate("Transcript", "not found in its source"),
        unchecked=translate("Transcript", "not checked (other language)"),
        disputed=translate("Transcript", "sources disagree"),
        as_of=translate("Transcript", "as of {date}"),
    )


def find_words() -> str:
    return translate("Transcript", "Find a source for this")


def opinion_words(turn: Turn) -> str:
    """The button that asks for a second opinion; empty where no model answered."""
    if turn.model is None or program_of(turn):
        return ""
    return translate("Transcript", "Check with {model}").format(model=shortened(turn.model_name, 40))


def stopped_note(turn: Turn) -> str:
    return _note(translate("Transcript", "Stopped. What was written so far is kept."), None, more=_continue(turn))
