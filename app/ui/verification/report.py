"""A verification as rich text. All that is foreign is escaped."""

from html import escape

from app.core.domain.addresses import is_web_address
from app.core.verification.results import (
    ALTERED,
    ClaimCheck,
    Comparison,
    EvidenceState,
    Part,
    SourceCheck,
    Verification,
)
from app.ui.verification.words import check_sentence, state_words
from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.sentences import shortened, translate

COPY = "copy"  # the scheme of links to pages that are kept; the source's id follows
_MOST = 300  # claims
_CLAIM, _SENTENCE = 300, 600  # characters


def report_html(verification: Verification, colours: Colours) -> str:
    """What changed comes first."""
    order = list(EvidenceState)
    claims = sorted(verification.claims, key=lambda claim: -order.index(claim.state))
    if not claims:
        nothing = translate("Verification", "No claim of this answer rests on a source.")
        return f"<p>{escape(nothing)}</p>"
    return "".join(_claim(claim, colours) for claim in claims[:_MOST])


def _claim(claim: ClaimCheck, colours: Colours) -> str:
    text = escape(shortened(unturned(claim.text), _CLAIM) or "–")
    state = f'<b style="color:{_colour(claim.state, colours)}">{escape(state_words(claim.state))}</b>'
    rows = "".join(_source(check, len(claim.checks) > 1, colours) for check in claim.checks)
    return f'<p style="margin:14px 0 2px 0">{state}</p><p style="margin:0">{text}</p>{rows}'


def _source(check: SourceCheck, with_state: bool, colours: Colours) -> str:
    """with_state: it is not told above already."""
    title = escape(shortened(unturned(check.title or check.address), 120))
    if is_web_address(check.address):
        title = f'<a href="{escape(check.address)}" style="color:{colours.accent}">{title}</a>'
    sentence = escape(unturned(check_sentence(check, with_state)))
    about = f'<br><span style="color:{colours.muted}">{sentence}</span>' if sentence else ""
    if check.copy and check.source.isalnum():
        words = escape(translate("Verification", "Show kept page"))
        about += f' <a href="{COPY}:{check.source}" style="color:{colours.accent}">{words}</a>'
    row = f'<p style="margin:2px 0 0 16px"><b>{check.number}</b> · {title}{about}</p>'
    return row + (_difference(check.comparison, colours) if check.comparison and check.unasked is None else "")


def _difference(comparison: Comparison, colours: Colours) -> str:
    style = "margin:4px 0 0 32px"
    if comparison.diff:
        marks = {
            Part.SAME: "{}",
            Part.REMOVED: f'<s style="color:{colours.danger}">{{}}</s>',
            Part.ADDED: f'<u style="color:{colours.success}">{{}}</u>',
        }
        pieces = (marks[piece.part].format(escape(unturned(piece.text[:_SENTENCE]))) for piece in comparison.diff)
        return f'<p style="{style}">{"".join(pieces)}</p>'
    if comparison.state is EvidenceState.REMOVED and comparison.before:
        words = escape(shortened(unturned(comparison.before), _SENTENCE))
        return f'<p style="{style}"><s style="color:{colours.danger}">{words}</s></p>'
    return ""


def _colour(state: EvidenceState, colours: Colours) -> str:
    if state in ALTERED:
        return colours.danger
    return {
        EvidenceState.UNCHANGED: colours.success,
        EvidenceState.MOVED: colours.accent,
        EvidenceState.UNREACHABLE: colours.warning,
    }.get(state, colours.muted)
