"""What the terms of search channels say: the notes of their catalogue, known here so that they can be translated."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_MARKED = (
    QT_TRANSLATE_NOOP(
        "ChannelNotes",
        "Reads engines' result pages in a browser of its own; several engines' terms forbid reading by program",
    ),
    QT_TRANSLATE_NOOP("ChannelNotes", "The model's own terms"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Your own documents, on this computer"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Monthly free credits; a few searches without a key"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid, with free credits every month"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid, with free credits every month; wants a card"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Google's results; prepaid, more than ten results cost double"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Google's results; a small free plan"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Your own server; `json` must stand in search.formats of its settings.yml"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid, after a small trial"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid by the search, with the key of the models"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid by tokens; the free key is for non-commercial use"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid by the search"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid by the search and by tokens"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Paid, with credit to start; a hundred searches a day without a key"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Its host is not confirmed; another address can be set"),
    QT_TRANSLATE_NOOP("ChannelNotes", "A free account works within low limits; ten results at most"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Prepaid; the API's older version"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Stories of Hacker News, by Algolia's free search"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Papers; one request in three seconds"),
    QT_TRANSLATE_NOOP("ChannelNotes", "Scholarly works; free and open"),
    QT_TRANSLATE_NOOP(
        "ChannelNotes", "Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day"
    ),
    QT_TRANSLATE_NOOP("ChannelNotes", "Repositories; ten requests a minute without a key"),
    QT_TRANSLATE_NOOP("ChannelNotes", "In the language of the question; CC BY-SA"),
)
NOTES = frozenset(str(note) for note in _MARKED)

_own = QCoreApplication.translate  # under this name the collector of texts does not look for literals


def note_in_own_language(note: str) -> str:
    """The note as the user reads it; one that is not known stays as it is."""
    return _own("ChannelNotes", note) if note else ""
