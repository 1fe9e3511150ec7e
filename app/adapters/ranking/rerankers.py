"""The records of the services that order passages: whatever is told of one anywhere stands here."""

from dataclasses import dataclass
from typing import Any

from app.core.domain.catalogue import RerankInfo


@dataclass(frozen=True)
class RerankService:
    id: str
    name: str
    address: str = ""  # of its `/rerank`; empty: the user's own
    model: str = ""  # the one that is taken where none is named
    key_url: str = ""  # where a key is got
    needs_key: bool = True
    extra: tuple[tuple[str, Any], ...] = ()  # fields of the request beside model, query and documents
    variables: tuple[str, ...] = ()  # usual names of its key in the environment
    counted: str = ""  # the field that says how many rows are wished, where not all are given without it


_PLAIN = (("return_documents", False),)
SERVICES = (
    RerankService(
        "jina", "Jina", "https://api.jina.ai/v1/rerank", "jina-reranker-v2-base-multilingual",
        "https://jina.ai/reranker", variables=("JINA_API_KEY",), extra=_PLAIN, counted="top_n",
    ),
    RerankService(
        "cohere", "Cohere", "https://api.cohere.com/v2/rerank", "rerank-v3.5",
        "https://dashboard.cohere.com/api-keys", variables=("COHERE_API_KEY", "CO_API_KEY"), counted="top_n",
    ),
    RerankService(
        "voyage", "Voyage", "https://api.voyageai.com/v1/rerank", "rerank-2.5",
        "https://dashboard.voyageai.com/", variables=("VOYAGE_API_KEY",), extra=(*_PLAIN, ("truncation", True)),
    ),
    RerankService(
        "siliconflow", "SiliconFlow", "https://api.siliconflow.cn/v1/rerank", "BAAI/bge-reranker-v2-m3",
        "https://cloud.siliconflow.cn/account/ak", variables=("SILICONFLOW_API_KEY",), extra=_PLAIN, counted="top_n",
    ),
    RerankService("other", "", needs_key=False),
)  # fmt: skip


def catalogue() -> tuple[RerankInfo, ...]:
    return tuple(RerankInfo(s.id, s.name, key_id(s.id), s.model, s.key_url, s.needs_key) for s in SERVICES)


def service_of(name: str) -> RerankService | None:
    return next((service for service in SERVICES if service.id == name), None)


def key_id(service: str) -> str:
    """Under this name the secret store keeps the service's key."""
    return f"rerank:{service}"


def key_variables() -> dict[str, tuple[str, ...]]:
    """Usual names of keys in the environment, by the id of the key."""
    return {key_id(service.id): service.variables for service in SERVICES if service.variables}
