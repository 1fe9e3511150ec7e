"""What stands behind a chip: the sources of a turn's citations as marks, and as rows of the hover card."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from app.core.cited_passage import is_quoted
from app.core.domain.citation import Citation
from app.core.domain.editing import EditingMode
from app.core.domain.evidence import FindingState, Passage
from app.core.domain.memory import FORGOTTEN
from app.core.domain.sources import Origin, Source, program_of_source
from app.core.domain.turn.turn import Turn, program_of
from app.core.listing import reference_for
from app.ui.transcript.markdown.chips import Mark
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.foreign.titles import display_site, display_title, forgotten_sentence
from app.ui.wording.sentences import shortened, translate
from app.ui.wording.support import doubt_sentence, is_doubtful, is_unchecked

_PASSAGE = 400  # characters of it on a card
NONE: Mapping[int, str] = MappingProxyType({})


Names = dict[int, tuple[str, str, bool]]  # by a source's number: its site, its title, whether nobody could read it


def names_of(turn: Turn) -> Names:
    """What chips say of the turn's sources. Not long, so it can be taken while the turn goes on."""
    return {
        source.number: (
            translate("SourceRows", "Memory") if source.origin is Origin.MEMORY else _line(display_site(source), 80),
            _line(display_title(source), 120),
            _is_weak(turn, source),
        )
        for source in turn.sources.values()
        if source.number is not None
    }


def marks_of(names: Names, citations: Sequence[Citation]) -> list[Mark]:
    """A mark for each citation, in their order."""
    return [_mark(names, index, citation) for index, citation in enumerate(citations)]


def _mark(names: Names, index: int, citation: Citation) -> Mark:
    chips = [(n, *names[n]) for n in citation.numbers if n in names]  # never a chip without a source
    return Mark(
        index,
        tuple(number for number, _, _, _ in chips),
        tuple(site for _, site, _, _ in chips),
        tuple(title for _, _, title, _ in chips),
        citation.marker if citation.numbers else "",  # a provider's marker that names nothing is not left standing
        bool(chips) and all(weak for _, _, _, weak in chips),
        citation.support.verdict.value if citation.support and is_doubtful(citation) else "",
        is_unchecked(citation),
        citation.disagreement is not None or citation.contradicts,
        citation.as_of,
        _note(citation),
    )


def _note(citation: Citation) -> str:
    if not (citation.moved_from or citation.looked_up):
        return ""
    from app.ui.wording.claims.edits import chip_note  # few answers are edited, and none at the start

    return chip_note(citation)


def _line(text: str, limit: int) -> str:
    return shortened(unturned(text), limit)


def _is_weak(turn: Turn, source: Source) -> bool:
    """Whether nothing but the engine's excerpt stands behind it: its page was not read."""
    finding = turn.findings.get(source.id)
    reference = next((r for r in turn.references or () if r.source == source.id), None)
    if source.kind == FORGOTTEN:
        return False
    excerpts = reference is not None and all(passage.from_snippet for passage in reference.passages)
    return excerpts or (finding is not None and finding.state is FindingState.FAILED)


def rows_of(
    turns: Sequence[Turn], turn: Turn, refs: list[tuple[int, int]], opinions: Mapping[int, str] = NONE, ask: str = ""
) -> list[dict[str, str]]:
    """The card's rows. `turns`: the branch that is shown, as for the sources panel.

    opinions: what models said of citations, by their index. ask: the words of the button that asks for one.
    """
    rows = []
    offered: set[int] = set()
    for index, number in refs:
        source = turn.source_numbered(number)
        if source is None or not 0 <= index < len(turn.citations):
            continue
        citation = turn.citations[index]
        doubt, unchecked = unturned(doubt_sentence(citation.support)), is_unchecked(citation)
        passage = _line(passage_of(turns, turn, citation, number), _PASSAGE)
        note = doubt if unchecked else "" if passage else absence_sentence(turn, source)
        asks = (is_doubtful(citation) or unchecked) and index not in offered | opinions.keys()
        rows.append(
            {
                "ref": f"{index}:{number}",
                "title": f"{number} · {_line(display_title(source), 160)}",
                "site": _line(display_site(source), 80),
                "doubt": "" if unchecked else doubt,
                "note": note,
                **_edits(turn, citation),
                "opinion": unturned(opinions.get(index, "")),
                "passage": passage,
                "ask": ask if asks else "",
            }
        )
        offered.add(index)
    return rows


def _edits(turn: Turn, citation: Citation) -> dict[str, str]:
    """What the editor did there; a value that sources disagree about stands before a tab, what says it behind."""
    if turn.editing is EditingMode.OFF:
        return {}
    from app.ui.wording.claims.edits import disagreeing, disagreement_words, notes_of, rewritten_words

    before, after = rewritten_words(turn, citation)
    values = []
    if citation.disagreement is not None:
        rows = disagreeing(turn, citation.disagreement)
        values = [disagreement_words(), *(f"{value}\t{about}" for value, about, _ in rows)]
    return {
        "edits": "\n".join(notes_of(turn, citation)),
        "before": before,
        "after": after,
        "values": "\n".join(values),
    }


def absence_sentence(turn: Turn, source: Source) -> str:
    """Why nothing stands behind a citation that another program made; empty for all others."""
    program = program_of(turn) or program_of_source(source)
    words = translate("Cards", "The passage was not kept by {program}.")
    return words.format(program=_line(program, 40)) if program else ""


def passage_of(turns: Sequence[Turn], turn: Turn, citation: Citation, number: int) -> str:
    """The text behind a citation as the model was given it: of this turn, else of an earlier one. Never the source's
    own snippet, which some other turn may have found."""
    source = turn.source_numbered(number)
    if source is not None and (forgotten := forgotten_sentence(source)):
        return forgotten
    reference, quoted = reference_for(turn, number, turns), citation.cited_text
    if quoted and len(citation.numbers) == 1:
        return quoted
    if reference and reference.passages:
        for passage in reference.passages:
            if is_quoted(passage, quoted):  # of several sources' words only its own
                return min(quoted, passage.text, key=len)
        return _from_sentence(reference.passages, citation.support.sentence if citation.support else "")
    return ""


def _from_sentence(passages: Sequence[Passage], sentence: str) -> str:
    """From the sentence on that fits the citation best; else the best passage from its beginning."""
    for passage in passages:
        if sentence and (at := passage.text.find(sentence)) >= 0:
            return ("… " if at else "") + passage.text[at:]
    return max(passages, key=lambda passage: passage.score).text
