"""What the tools take. The descriptions are read by models: they say when to use what."""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from app.core.domain.graph import Depth
from app.core.domain.settings import SearchMode

_Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4000)]
_Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
_Names = Annotated[list[_Name], Field(max_length=50)]


class Recency(StrEnum):
    ANY = "any"
    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


class Arguments(BaseModel):
    """What is not understood is refused by its name."""

    model_config = ConfigDict(extra="forbid")


class WebSearchArguments(Arguments):
    query: _Text = Field(description="What to search for, as one would type it into a search engine.")
    max_results: int = Field(10, ge=1, le=50, description="How many results to return at most.")
    engines: _Names = Field(
        default_factory=list,
        description="Search engines to ask (such as duckduckgo, bing, google), or one search service that is set up in "
        "Citewise (such as tavily). Empty: as set in Citewise.",
    )
    recency: Recency = Field(Recency.ANY, description="Only results that are no older than that.")
    domains: _Names = Field(
        default_factory=list,
        description="Only results of these sites, such as wikipedia.org; -example.org leaves one out.",
    )


class ReadPageArguments(Arguments):
    url: _Text = Field(description="The page's address: http or https.")
    query: Annotated[str, StringConstraints(strip_whitespace=True, max_length=4000)] = Field(
        "", description="What to look for: only the passages that fit it best are returned. Empty: the whole text."
    )
    fresh: bool = Field(False, description="Ask the site again, also where the page was read within the last hour.")


class KnowledgeSearchArguments(Arguments):
    query: _Text = Field(description="What to look for in the user's own documents.")
    bases: _Names = Field(default_factory=list, description="Names of knowledge bases. Empty: all of them.")


class AskArguments(Arguments):
    question: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100_000)] = Field(
        description="The question, in the user's language."
    )
    search: SearchMode = Field(
        SearchMode.ALWAYS, description="Whether to search the web: always, auto (as the question needs it), off."
    )


class ResearchArguments(Arguments):
    question: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100_000)] = Field(
        description="What the report is to answer."
    )
    depth: Depth = Field(
        Depth.STANDARD, description="How far it goes: quick (up to 3 minutes), standard (10), thorough (30)."
    )
