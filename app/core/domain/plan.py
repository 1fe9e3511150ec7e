"""What a question needs: the decision of the understand step."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Freshness:
    """How new the results of a query have to be, and of which kind: see `Query.since` and `Query.kind`."""

    query: str
    since: str = ""
    kind: str = "web"


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
    freshness: tuple[Freshness, ...] = ()  # of the queries of which something is known
    knowledge: tuple[str, ...] = ()  # what to look for in the user's own material; empty: the queries themselves

    @property
    def needs_search(self) -> bool:
        return bool(self.queries or self.links)

    def fresh(self, query: str) -> Freshness:
        """How new the results of this query have to be."""
        return next((freshness for freshness in self.freshness if freshness.query == query), Freshness(query))

    def completed_by(self, later: "Plan") -> "Plan":
        """The plan with what a late rewrite adds; what was begun is never taken back."""
        queries = tuple(dict.fromkeys((*self.queries, *later.queries)))
        links = tuple(dict.fromkeys((*self.links, *later.links)))
        covered = {fresh.query for fresh in self.freshness} | set(self.queries)
        freshness = (*self.freshness, *(fresh for fresh in later.freshness if fresh.query not in covered))
        knowledge = self.knowledge or later.knowledge
        return replace(
            self, queries=queries, links=links, provisional=False, origin=later.origin, freshness=freshness,
            knowledge=knowledge,
        )  # fmt: skip
