"""A bundle holds what an answer rests on, and no more."""

from dataclasses import replace
from hashlib import sha256

from app.core.domain.editing import DisagreeingValue, Disagreement, Edit, EditKind, Original
from app.core.domain.evidence import Reference
from app.core.domain.sources import Origin, Source
from app.core.export.evidence.bundle import ClaimValue
from app.core.export.evidence.gathering import bundle_of
from app.core.export.words import Branches
from tests.core.export.evidence.samples import (
    LENGTH,
    NOON,
    OPENING,
    TEXT,
    cached,
    conversation,
    passage,
    turn,
)


def test_a_claim_has_its_words_its_verdict_and_the_passages_it_rests_on() -> None:
    bundle = bundle_of(conversation(), now=NOON)
    (one,) = bundle.turns
    first, second, third = one.claims
    assert first.text == "The bridge was opened on 24 May 1883"
    assert first.verdict == "supported"
    assert first.score > 0.5
    assert first.place == (37, 40)
    assert (second.numbers, third.numbers) == ((1,), (2,))
    by_id = {passage.id: passage for passage in bundle.passages}
    assert [by_id[id].text for id in first.evidence[0].passages] == [OPENING, LENGTH]
    assert first.evidence[0].sentence == "The bridge was opened on 24 May 1883 with great ceremony."
    assert len(bundle.passages) == 3  # each once, whoever cites it


def test_passages_and_page_texts_have_their_hashes_and_surroundings() -> None:
    bundle = bundle_of(conversation(), texts={"one": cached()}, now=NOON)
    opening = bundle.passages[0]
    assert opening.sha256 == sha256(OPENING.encode()).hexdigest()
    assert opening.before.endswith("A landmark of New York.\n\n")
    assert opening.after.startswith(" Many people came.")
    one, two = bundle.sources
    assert (one.text_sha256, one.text_length) == (sha256(TEXT.encode()).hexdigest(), len(TEXT))
    assert one.read == one.accessed == "2026-03-01T12:00:00+00:00"
    assert two.text_sha256 == two.read == ""


def test_the_text_of_a_later_page_counts_for_nothing() -> None:
    bundle = bundle_of(conversation(), texts={"one": cached("All was written anew.")})
    assert not bundle.sources[0].text_sha256
    assert not bundle.passages[0].before


def test_one_turn_of_several_is_gathered_by_itself() -> None:
    first = turn()
    second = turn(id_="t2", parent="t1", question="And how long?")
    assert [one.id for one in bundle_of(conversation(first, second)).turns] == ["t1", "t2"]
    assert [one.id for one in bundle_of(conversation(first, second), turn_id="t2").turns] == ["t2"]


def test_branches_are_in_it_where_they_are_asked_for() -> None:
    first = turn()
    versions = [turn(id_=f"t{n}", parent="t1") for n in (2, 3)]
    assert len(bundle_of(conversation(first, *versions)).turns) == 2
    assert len(bundle_of(conversation(first, *versions), Branches.ALL).turns) == 3


def test_no_path_of_this_machine_is_in_it() -> None:
    own = Source("f", "document:/home/ada/secret.pdf", "file:///home/ada/secret.pdf", "", 1, Origin.FILE)
    bundle = bundle_of(conversation(turn(sources={"f": own}, references=[])))
    assert bundle.sources[0].title == "secret.pdf"
    assert "/home" not in repr(bundle)


def test_what_the_editor_did_is_in_it() -> None:
    plain = turn()
    moved = replace(
        plain.citations[1], moved_from=(2,), as_of="2026-01-02", looked_up=True,
        disagreement=Disagreement((DisagreeingValue(1, "1,825", "A sentence.", "2026-02-03"),)),
    )  # fmt: skip
    edit = Edit(EditKind.MOVED, (80, 83), from_numbers=(2,), to_numbers=(1,), score_before=0.1, score_after=0.9)
    edited = replace(
        plain, citations=(plain.citations[0], moved, *plain.citations[2:]), edits=(edit,), edited=True,
        original=Original("As the model wrote it [2].", plain.citations),
    )  # fmt: skip
    (record,) = bundle_of(conversation(edited)).turns
    claim = record.claims[1]
    assert (claim.moved_from, claim.as_of, claim.looked_up) == ((2,), "2026-01-02", True)
    assert claim.disagreement == (ClaimValue(1, "1,825", "A sentence.", "2026-02-03"),)
    assert record.original == "As the model wrote it [2]."
    assert (record.edits[0].kind, record.edits[0].to_numbers, record.edits[0].score_after) == ("moved", (1,), 0.9)
    lonely = replace(moved, disagreement=Disagreement((DisagreeingValue(2, "1,834", "", ""),)))
    only_one = replace(plain, citations=(lonely,))
    assert [source.number for source in bundle_of(conversation(only_one)).sources] == [1, 2]  # the other one too
    same = replace(edited, original=Original(plain.text, plain.citations))
    assert bundle_of(conversation(same)).turns[0].original == ""


def test_what_a_service_quotes_is_a_passage_where_there_is_no_other() -> None:
    quoted = replace(turn().citations[0], cited_text="Opened in 1883.", support=None)
    bundle = bundle_of(conversation(turn(references=[], citations=(quoted,))))
    (only,) = bundle.passages
    assert (only.text, only.from_snippet) == ("Opened in 1883.", True)
    assert bundle.turns[0].claims[0].verdict == ""


def test_surroundings_end_at_a_blank() -> None:
    words = "word " * 400
    text = f"{words}{LENGTH} {words}"
    long = passage("one", LENGTH, text)
    one = turn(references=[Reference(1, "one", (long,))])
    bundle = bundle_of(conversation(one), texts={"one": cached(text)})
    only = bundle.passages[0]
    assert 300 < len(only.before) <= 400
    assert only.before.startswith("word ")
    assert only.after.endswith("word")
