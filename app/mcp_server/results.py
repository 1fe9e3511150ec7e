"""What the tools give back, structured; beside it the same goes out as text."""

from pydantic import BaseModel, Field


class SearchHit(BaseModel):
    number: int = Field(description="Names it in what is written from it: [1].")
    title: str
    url: str
    snippet: str
    site: str
    date: str = Field(description="As the engine shows it; empty where it shows none.")


class SearchResults(BaseModel):
    query: str
    provider: str = Field(description="What answered: a search service, or `local` for search engines.")
    results: list[SearchHit]
    response: str = Field(description="The service's own answer in words, where it gives one.")
    engines: dict[str, str] = Field(description="Each engine that was asked, and how it answered.")


class PassageText(BaseModel):
    text: str
    heading: str = ""
    start: int = Field(0, description="Code points into the page's or document's text.")
    end: int = 0
    page: int = Field(0, description="Of a document, from 1; 0: it has none.")
    line: int = 0


class PageText(BaseModel):
    url: str = Field(description="Where it was read, after redirects.")
    title: str
    site: str
    date: str = Field(description="ISO 8601, as exact as known.")
    language: str
    author: str
    text: str = Field(description="Markdown. Empty where passages were asked for.")
    passages: list[PassageText] = Field(description="What fits the query best, best first.")
    truncated: bool


class DocumentMatch(BaseModel):
    number: int
    title: str
    base: str
    document: str = Field(description="A file's name, a web page's address, or what it is else.")
    passage: PassageText


class KnowledgeResults(BaseModel):
    query: str
    bases: list[str]
    results: list[DocumentMatch]


class CitedSource(BaseModel):
    number: int | None = Field(description="As in the answer's markers; null: it was found and not used.")
    title: str
    url: str
    site: str
    date: str
    type: str = Field(description="web or document")
    cited: bool
    passages: list[str] = Field(description="What the answering model was given of it, word for word.")


class AnswerCitation(BaseModel):
    start: int = Field(description="Code points into `answer`: the marker's place.")
    end: int
    numbers: list[int]
    support: str = Field(
        description="How the passages support the claim: supported, partly, not_found; empty: unchecked."
    )
    cited_text: str = Field(description="The words that the claim rests on, where they are known.")


class Answer(BaseModel):
    answer: str = Field(description="Markdown, with markers such as [1] that name the sources.")
    sources: list[CitedSource]
    citations: list[AnswerCitation]
    queries: list[str]
    model: str
    finish: str = Field(description="stop, or what cut it short, such as `length`.")
    resource: str = Field(description="Where the sources can be read again.")
