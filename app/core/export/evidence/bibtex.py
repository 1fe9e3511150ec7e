"""Cited sources as BibTeX: `@misc` with fields that BibTeX and biblatex know, in UTF-8, LaTeX's own signs escaped."""

from collections.abc import Iterable

from app.core.export.evidence.bibliography import Author, Entry, entries_of
from app.core.export.evidence.bundle import BundleSource

# Braces by their names: BibTeX counts them, whatever stands before them.
_ESCAPES = {
    "\\": r"\textbackslash{}", "{": r"\textbraceleft{}", "}": r"\textbraceright{}", "$": r"\$", "&": r"\&", "#": r"\#",
    "%": r"\%", "_": r"\_", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "<": r"\textless{}",
    ">": r"\textgreater{}", "|": r"\textbar{}", '"': r"\textquotedbl{}",
}  # fmt: skip
_TABLE = {ord(sign): escape for sign, escape in _ESCAPES.items()}
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def bibtex(sources: Iterable[BundleSource]) -> str:
    return "\n".join(_entry(entry) for entry in entries_of(sources))


def latex(text: str) -> str:
    return text.translate(_TABLE)


def _entry(entry: Entry) -> str:
    fields = {
        "author": "{" + " and ".join(map(_name, entry.authors)) + "}" if entry.authors else "",
        "title": f"{{{{{latex(entry.title)}}}}}",  # twice: styles change the case of what has one pair
        "howpublished": f"{{{latex(entry.site)}}}" if entry.site else "",
        "year": f"{{{entry.date[0]}}}" if entry.date else "",
        "month": _MONTHS[entry.date[1] - 1] if len(entry.date) > 1 else "",
        "day": f"{{{entry.date[2]}}}" if len(entry.date) > 2 else "",
        "url": f"{{{entry.url}}}" if entry.url else "",
        "urldate": "{" + "-".join(f"{part:02}" for part in entry.accessed) + "}" if entry.accessed else "",
        "note": f"{{{latex(entry.date_words)}}}" if entry.date_words else "",
    }
    rows = ",\n".join(f"  {name} = {value}" for name, value in fields.items() if value)
    return f"@misc{{{entry.key},\n{rows}\n}}\n"


def _name(author: Author) -> str:
    if author.literal:
        return f"{{{latex(author.literal)}}}"
    family = " ".join(filter(None, (author.particle, author.family)))
    return f"{latex(family)}, {latex(author.forename)}"
