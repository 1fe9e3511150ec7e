"""What models want said of questions and passages."""

import json
from typing import Any

import pytest

from app.adapters.llm.protocol.wire_format import Service
from app.adapters.ranking.embeddings import format_of
from app.adapters.ranking.families import most_texts, prompt_form


def sent(base: str, model: str, wire_format: str = "chat", *, query: bool = False) -> tuple[str, dict[str, Any]]:
    service = Service("P", base, "k", id="p")
    call = format_of(service, wire_format).request(service, model, ["sky"], query=query)
    return call.url, json.loads(call.body)


@pytest.mark.parametrize(
    ("model", "question", "passage"),
    [
        ("nomic-embed-text:latest", "search_query: sky", "search_document: sky"),
        ("intfloat/multilingual-e5-large", "query: sky", "passage: sky"),
        ("e5-small-v2", "query: sky", "passage: sky"),
        ("BAAI/bge-large-en-v1.5", "Represent this sentence for searching relevant passages: sky", "sky"),
        ("BAAI/bge-m3", "sky", "sky"),
        ("embeddinggemma", "task: search result | query: sky", "title: none | text: sky"),
        ("snowflake-arctic-embed2", "query: sky", "sky"),
        ("text-embedding-3-small", "sky", "sky"),
    ],
)
def test_a_models_own_words_stand_before_the_text(model: str, question: str, passage: str) -> None:
    for wire_format in ("chat", "ollama"):
        assert sent("http://127.0.0.1:1/v1", model, wire_format, query=True)[1]["input"] == [question]
        assert sent("http://127.0.0.1:1/v1", model, wire_format)[1]["input"] == [passage]


@pytest.mark.parametrize("model", ["Qwen/Qwen3-Embedding-8B", "intfloat/multilingual-e5-large-instruct"])
def test_instructed_models_are_instructed_for_questions_only(model: str) -> None:
    assert sent("https://x.example/v1", model, query=True)[1]["input"][0].startswith("Instruct: ")
    assert sent("https://x.example/v1", model)[1]["input"] == ["sky"]


def test_services_that_have_a_field_for_it_get_it() -> None:
    assert sent("https://api.voyageai.com/v1", "voyage-3.5", query=True)[1]["input_type"] == "query"
    assert sent("https://api.voyageai.com/v1", "voyage-3.5")[1]["input_type"] == "document"
    assert sent("https://api.jina.ai/v1", "jina-embeddings-v3", query=True)[1]["task"] == "retrieval.query"
    assert "task" not in sent("https://api.jina.ai/v1", "jina-embeddings-v2-base-en")[1]
    url, body = sent("https://api.cohere.ai/compatibility/v1", "embed-v4.0", query=True)
    assert (url, body["input_type"]) == ("https://api.cohere.ai/v2/embed", "search_query")


def test_gemini_takes_the_task_in_a_field_and_its_second_generation_in_the_text() -> None:
    url, body = sent("https://generativelanguage.googleapis.com/v1beta", "gemini-embedding-001", "gemini", query=True)
    assert url.endswith("/v1beta/models/gemini-embedding-001:batchEmbedContents")
    assert body["requests"][0]["taskType"] == "RETRIEVAL_QUERY"
    _, body = sent("https://generativelanguage.googleapis.com/v1beta", "gemini-embedding-2", "gemini")
    assert body["requests"][0]["content"]["parts"] == [{"text": "title: none | text: sky"}]
    assert "taskType" not in body["requests"][0]


def test_the_compatible_address_of_a_service_is_asked_in_the_common_format() -> None:
    base = "https://generativelanguage.googleapis.com/v1beta/openai"
    assert sent(base, "gemini-embedding-001", "chat")[0] == f"{base}/embeddings"
    assert sent("https://dashscope.aliyuncs.com/api/v1", "text-embedding-v4")[0] == (
        "https://dashscope.aliyuncs.com/compatible-mode/v1/embeddings"
    )


def test_a_host_that_only_ends_like_a_known_one_is_none() -> None:
    assert prompt_form(Service("P", "https://notvoyageai.com/v1"), "voyage-3.5", query=True).fields == ()
    assert most_texts(Service("P", "https://dashscope-intl.aliyuncs.com/compatible-mode/v1")) == 10
    assert most_texts(Service("P", "https://x.example/v1")) == 64
