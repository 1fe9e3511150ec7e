"""The words of one language. What a language has none of is left empty."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AgeWords:
    """How the language says how new something has to be; all are patterns. See `app.core.search.time_range`."""

    new: str = ""  # asks for what is new, in whatever way
    history: str = ""  # asks for what is long ago
    day: str = ""
    week: str = ""
    month: str = ""
    year: str = ""
    long_past: str = ""  # of those of `year` the ones that name a long time: news of it may be as old
    news: str = ""
    not_news: str = ""  # the whole question: what "news" are
    names: str = ""  # in which the words say nothing of an age
    standing: str = ""  # always about now: the pages are old, what stands on them is new
    elsewhere: str = ""  # the age of a file, a song or a word, not of the pages that tell of it
    past: str = ""  # a day or a time that is over


@dataclass(frozen=True, slots=True)
class LanguageWords:
    """Lists are words with spaces between them, in lower case. Patterns are alternatives of a regular expression."""

    code: str  # BCP 47: `de`, `zh-Hant`
    name: str  # as models are told: "German"
    own_name: str  # as its speakers call it: "Deutsch"
    region: str = ""  # where most of what is written in it comes from, for whoever names no place

    # By which a question shows its language; words that several languages have count less.
    articles: str = ""  # count half: they stand in foreign names, too
    stop: str = ""  # function and question words: they tell the language, and say nothing to a search
    frequent: str = ""  # words that short questions often hold, as "weather" or "price"
    letters: str = ""  # letters that hardly any other language has
    endings: str = ""  # of its words, of which the same holds
    telling: str = ""  # words of its running text that are rare in English

    # Headings of a report.
    uncertain: str = ""  # "What is uncertain"
    not_found: str = ""  # "What was not found"

    # Where sentences do not end. A "_" stands for a space within an abbreviation: `z._B`.
    abbreviations: str = ""  # whatever comes behind their full stop
    before_numbers: str = ""  # abbreviations, only where a number comes behind their full stop
    before_ordinals: str = ""  # small words before a number whose full stop makes it an ordinal: `am 3.`
    behind_ordinals: str = ""  # words behind such a number
    behind_quotes: str = ""  # letters that go on with the sentence behind a quote that ends with a full stop

    # For a search in running text that is written without spaces.
    particles: str = ""  # a pair of letters with one of these is no word
    function: str = ""  # a pair of nothing but these is none
    elided: str = ""  # what stands before an apostrophe and is no part of the word: `l'inflation`

    # Figures.
    decimal_comma: bool = False  # 1.234,5
    months: str = ""  # names and short names, each month's behind a "|"
    scales: str = ""  # `mio=1e6`, with "_" for a space
    percent: str = ""  # pattern
    units: str = ""  # `metre=meter,metern`: the units of `app.core.citing.support.units`

    # What turns the sense of a sentence round.
    negations: str = ""  # pattern of what stands before the word that is denied; in ja and ko with it, as its group
    denied_affixes: str = ""  # pattern: what that word is told without
    harmless: str = ""  # pattern of what looks like that
    called_false: str = ""  # pattern
    antonyms: str = ""  # pairs of word lists with a "/" between them, each pair on a line; "#" is a figure

    # Sentences that state nothing about the world.
    speech: str = ""  # pattern of how an assistant begins what it says to its user
    about_sources: str = ""  # pattern: that the sources say nothing

    # *Currently*, and the dates that go with it.
    now: str = ""  # pattern
    dated: str = ""  # pattern of a date that says when; DATE stands for a year with or without a month
    began: str = ""  # pattern of a date that says since when

    ages: AgeWords = AgeWords()
