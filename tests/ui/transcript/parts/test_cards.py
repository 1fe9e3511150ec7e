"""What a chip's card tells: the passage that the model was given, wherever that was."""

from dataclasses import replace

from app.core.domain.citation import Citation
from app.core.domain.sources import Origin, Source, imported_data
from app.core.domain.turn.turn import imported_model
from app.ui.transcript.markdown.chips import Words, chip
from app.ui.transcript.parts.cards import marks_of, names_of, rows_of
from tests.ui.transcript.turns import stored


def test_a_number_cited_again_shows_the_passage_of_the_turn_that_was_given_it() -> None:
    first, second = stored("t1", None, "It melts [1]."), stored("t2", "t1", "As said [1].")
    second.references = []
    assert rows_of([first, second], second, [(0, 1)])[0]["passage"] == "Passage of Title 1, word for word."


def test_a_turn_that_comes_later_or_stands_beside_lends_no_passage() -> None:
    first, second = stored("t1", None, "It melts [1]."), stored("t2", "t1", "As said [1].")
    other = stored("t3", "t2", "Another page [1].")
    first.references = second.references = None
    assert rows_of([first, second, other], second, [(0, 1)])[0]["passage"] == ""
    beside = stored("t4", "t1", "Tried again [1].")
    beside.references = None
    assert rows_of([first, other], beside, [(0, 1)])[0]["passage"] == ""


def test_the_passage_of_the_nearest_turn_before_is_shown() -> None:
    turns = [stored(f"t{n}", f"t{n - 1}" if n else None, "It melts [1].") for n in range(4)]
    for n in (0, 2):
        turns[n].references = None
    shown = [rows_of(turns, turn, [(0, 1)])[0]["passage"] for turn in turns]
    assert shown == ["", *["Passage of Title 1, word for word."] * 3]


def test_words_that_a_citation_of_several_sources_quotes_are_shown_for_the_one_that_has_them() -> None:
    turn = stored(text="It melts [1].")
    turn.citations = (replace(turn.citations[0], numbers=(1, 2), cited_text="Title 1, word"),)
    shown = [row["passage"] for row in rows_of([turn], turn, [(0, 1), (0, 2)])]
    assert shown == ["Title 1, word", "Passage of Title 2, word for word."]


def test_words_that_the_provider_cited_come_first() -> None:
    turn = stored(text="It melts [1].")
    turn.citations = (replace(turn.citations[0], cited_text="its own words"),)
    assert rows_of([turn], turn, [(0, 1)])[0]["passage"] == "its own words"


def test_the_snippet_of_a_source_is_no_passage_for_any_turn_of_the_conversation_may_have_found_it() -> None:
    turn = stored(text="It melts [1].")
    turn.references = [replace(one, passages=()) for one in turn.references or ()]
    assert turn.sources["s1"].snippet
    assert rows_of([turn], turn, [(0, 1)])[0]["passage"] == ""


def test_what_the_page_asks_wrongly_gives_no_row() -> None:
    turn = stored(text="It melts [1].")
    assert rows_of([turn], turn, [(0, 99), (7, 1), (-1, 1)]) == []


def test_a_citation_without_a_known_source_makes_no_mark_with_numbers() -> None:
    turn = stored(text="It melts [1].")
    turn.citations = (Citation((44,), (9, 13), "[44]"),)
    assert marks_of(names_of(turn), turn.citations)[0].numbers == ()


def test_names_of_sources_tell_what_they_are() -> None:
    turn = stored(text="It melts [1].")
    turn.sources["s1"] = replace(turn.sources["s1"], title="A\u061c \u202etitle", site="аррӏе.com")
    (mark,), (row,) = marks_of(names_of(turn), turn.citations), rows_of([turn], turn, [(0, 1)])
    assert (mark.sites, mark.titles) == (("xn--80ak6aa92e.com",), ("A title",))
    assert (row["site"], row["title"]) == ("xn--80ak6aa92e.com", "1 · A title")


def test_the_chip_of_a_memory_says_so_and_its_card_what_is_remembered(english: None) -> None:
    turn = stored(text="It melts [1].")
    turn.sources["s1"] = Source("s1", "memory:m1", "", "Lives in Oslo", 1, Origin.MEMORY, kind="memory")
    (mark,), (row,) = marks_of(names_of(turn), turn.citations), rows_of([turn], turn, [(0, 1)])
    assert "<b>Memory</b>" in chip([mark], Words())
    assert row["title"] == "1 · Lives in Oslo"


def test_an_imported_citation_says_that_its_passage_was_absence_sentence() -> None:
    turn = stored(text="It melts [1].")
    turn.references, turn.model = [], imported_model("ChatGPT", "gpt-5")
    (row,) = rows_of([turn], turn, [(0, 1)])
    assert (row["passage"], row["note"]) == ("", "The passage was not kept by ChatGPT.")
    later = stored("t2", "t1", "As said [1].")  # asked here, it cites what the import brought
    later.references = []
    source = next(source for source in later.sources.values() if source.number == 1)
    later.sources[source.id] = replace(source, provider_data=imported_data("ChatGPT"))
    assert rows_of([turn, later], later, [(0, 1)])[0]["note"] == "The passage was not kept by ChatGPT."


def test_a_passage_that_the_export_holds_is_shown_without_excuse() -> None:
    turn = stored(text="It melts [1].")
    turn.model = imported_model("Claude", "")
    (row,) = rows_of([turn], turn, [(0, 1)])
    assert (row["passage"], row["note"]) == ("Passage of Title 1, word for word.", "")
