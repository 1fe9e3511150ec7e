"""What models want said of a text: whether it is a question or a passage. From the models' cards and API references."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from app.adapters.llm.protocol.wire_format import Service

_WEB = "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:"
_REPRESENT = "Represent this sentence for searching relevant passages: "
_TASK = ("task: search result | query: ", "title: none | text: ")
_SEARCH = ("search_query: ", "search_document: ")


@dataclass(frozen=True)
class PromptForm:
    """What stands before a text, and what stands beside it in the request."""

    prefix: str = ""
    fields: tuple[tuple[str, str], ...] = ()


# A model's name in lower case, without its owner → what stands before questions and before passages.
_PREFIXES: tuple[tuple[re.Pattern[str], tuple[str, str]], ...] = (
    (re.compile(r"^(nomic-embed-text|modernbert-embed)"), _SEARCH),
    (re.compile(r"^(embeddinggemma|gemini-embedding-2)"), _TASK),
    (re.compile(r"^qwen3-embedding|e5-.*instruct"), (_WEB, "")),
    (re.compile(r"^(multilingual-)?e5-"), ("query: ", "passage: ")),
    (re.compile(r"^snowflake-arctic-embed(2|.*-v2)"), ("query: ", "")),
    (re.compile(r"^(snowflake-arctic-embed|mxbai-embed-large|bge-(small|base|large)-en)"), (_REPRESENT, "")),
    (re.compile(r"^bge-(small|base|large)-zh"), ("为这个句子生成表示以用于检索相关文章：", "")),
)
_JINA_TASKS = re.compile(r"^jina-embeddings-v([3-9]|\d\d)")


def prompt_form(service: Service, model: str, *, query: bool) -> PromptForm:
    """Of a text that is sent to this model of this service."""
    name = model.lower().rpartition("/")[2]
    place = maker(service)
    if place == "voyage":
        return PromptForm(fields=(("input_type", "query" if query else "document"),))
    if place == "jina" and _JINA_TASKS.search(name):
        return PromptForm(fields=(("task", "retrieval.query" if query else "retrieval.passage"),))
    if place == "nvidia":
        return PromptForm(fields=(("input_type", "query" if query else "passage"), ("truncate", "END")))
    prefixes = next((both for pattern, both in _PREFIXES if pattern.search(name)), ("", ""))
    return PromptForm(prefixes[0 if query else 1])


_MAKERS = {
    "cohere": ("cohere.com", "cohere.ai"),
    "voyage": ("voyageai.com", "ai.mongodb.com"),
    "jina": ("jina.ai",),
    "nvidia": ("nvidia.com",),
    "dashscope": ("aliyuncs.com",),
    "siliconflow": ("siliconflow.cn", "siliconflow.com"),
    "zhipu": ("bigmodel.cn", "z.ai"),
}
_MOST = {"dashscope": 10, "siliconflow": 32, "zhipu": 64, "cohere": 96}  # texts that one request may hold


def maker(service: Service) -> str:
    """Whose service it is, by the host that it is asked at or by the name it was set up under; empty: unknown."""
    host = (urlsplit(service.base_url).hostname or "").lower()
    makers = (name for name, hosts in _MAKERS.items() if any(host == h or host.endswith(f".{h}") for h in hosts))
    return next(makers, service.id if service.id in _MAKERS else "")


def most_texts(service: Service) -> int:
    """How many texts one request may hold."""
    return 32 if service.local else _MOST.get(maker(service), 64)
