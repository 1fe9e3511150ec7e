"""What a question needs: the decision of the understand step."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Plan:
    """`queries` go to search channels, `links` are read; both may be empty, then nothing is searched.

    `provisional`: the question itself stands in for a rewrite that may still come.
    `origin`: `off`, `rewrite`, `question` (no usable rewrite), `late` (a rewrite that came during the search),
    `builtin` (the answering model searches by itself), `model` (it decides by calling tools).
    """

    queries: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    summarise: bool = False  # the links are the subject: no search
    provisional: bool = False
    origin: str = "rewrite"

    @property
    def needs_search(self) -> bool:
        return bool(self.queries or self.links)

    def completed_by(self, later: "Plan") -> "Plan":
        """The plan with what a late rewrite adds; what was begun is never taken back."""
        queries = tuple(dict.fromkeys((*self.queries, *later.queries)))
        links = tuple(dict.fromkeys((*self.links, *later.links)))
        return replace(self, queries=queries, links=links, provisional=False, origin=later.origin)
