"""Each language of the window has a name in the others."""

from app.ui.wording.foreign.languages import language_tags, language_words


def test_every_language_of_the_window_has_a_name(english: None) -> None:
    names = [language_words(tag) for tag in language_tags()]
    assert len(set(names)) == len(names) == 9
    assert not set(names) & set(language_tags())


def test_a_language_that_we_do_not_know_is_called_by_its_tag(english: None) -> None:
    assert language_words("tlh") == "tlh"
