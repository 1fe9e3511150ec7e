"""Texts that stand in records outside of the window, for the catalogues: notes of search providers, engines' names."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

# As the records have them (app/adapters/search/, app/core/search/tool_channel.py); the window translates those.
NOTES = (
    QT_TRANSLATE_NOOP("SearchNotes", "A free account works within low limits; ten results at most"),
    QT_TRANSLATE_NOOP("SearchNotes", "A tool of an MCP server that you have set up"),
    QT_TRANSLATE_NOOP("SearchNotes", "Google's results; a small free plan"),
    QT_TRANSLATE_NOOP("SearchNotes", "Google's results; prepaid, more than ten results cost double"),
    QT_TRANSLATE_NOOP("SearchNotes", "In the language of the question; CC BY-SA"),
    QT_TRANSLATE_NOOP("SearchNotes", "Its host is not confirmed; another address can be set"),
    QT_TRANSLATE_NOOP("SearchNotes", "Monthly free credits; a few searches without a key"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid by the search"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid by the search and by tokens"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid by the search, with the key of the models"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid by tokens; the free key is for non-commercial use"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid, after a small trial"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid, with credit to start; a hundred searches a day without a key"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid, with free credits every month"),
    QT_TRANSLATE_NOOP("SearchNotes", "Paid, with free credits every month; wants a card"),
    QT_TRANSLATE_NOOP("SearchNotes", "Papers; one request in three seconds"),
    QT_TRANSLATE_NOOP("SearchNotes", "Prepaid; the API's older version"),
    QT_TRANSLATE_NOOP(
        "SearchNotes",
        "Reads engines' result pages in a browser of its own; several engines' terms forbid reading by program",
    ),
    QT_TRANSLATE_NOOP("SearchNotes", "Repositories; ten requests a minute without a key"),
    QT_TRANSLATE_NOOP("SearchNotes", "Scholarly works; free and open"),
    QT_TRANSLATE_NOOP(
        "SearchNotes",
        "Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day",
    ),
    QT_TRANSLATE_NOOP("SearchNotes", "Stories of Hacker News, by Algolia's free search"),
    QT_TRANSLATE_NOOP("SearchNotes", "The model's own terms"),
    QT_TRANSLATE_NOOP("SearchNotes", "Your own documents, on this computer"),
    QT_TRANSLATE_NOOP("SearchNotes", "Your own server; `json` must stand in search.formats of its settings.yml"),
)
ENGINES = (
    QT_TRANSLATE_NOOP("EngineNames", "Baidu"),
    QT_TRANSLATE_NOOP("EngineNames", "Bing"),
    QT_TRANSLATE_NOOP("EngineNames", "Sogou"),
)
