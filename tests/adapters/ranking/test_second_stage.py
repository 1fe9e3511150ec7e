"""What the settings say becomes an embedding model or a reranker."""

from collections.abc import Callable, Sequence

import httpx
import pytest

from app.adapters.ranking.second_stage import ConfiguredRankers
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.errors import KeyMissing, KeyRefused, Unavailable, Unreachable
from app.core.domain.settings import EMBEDDED_PROVIDER, KnowledgeSettings, RerankSettings, Settings
from tests.adapters.llm.chat_server import scripted
from tests.adapters.ranking.services import answered, scored, vectors

Client = Callable[[], httpx.AsyncClient]


class Keys:
    """A `SecretStore` that holds what it was given."""

    def __init__(self, **keys: str) -> None:
        self._keys = keys

    def get(self, provider_id: str) -> str:
        return self._keys.get(provider_id.replace(":", "_"), "")

    def origin(self, provider_id: str) -> str:
        return ""

    async def set(self, provider_id: str, key: str) -> str:
        return ""

    async def load(self, provider_ids: Sequence[str]) -> None:
        return None


def stage(
    client: Client, *providers: Provider, rerank: RerankSettings = RerankSettings(), **keys: str
) -> ConfiguredRankers:
    settings = Settings(providers=providers, knowledge=KnowledgeSettings(rerank=rerank))
    return ConfiguredRankers(lambda: settings, Keys(**keys), client)


async def test_nothing_is_set_up_at_first(client: Client) -> None:
    assert stage(client).reranker() is None
    assert stage(client).embedder(ModelChoice("gone", "m")) is None
    assert stage(client, rerank=RerankSettings("unheard_of")).reranker() is None
    assert (
        stage(client, Provider(EMBEDDED_PROVIDER, "Inside", "")).embedder(ModelChoice(EMBEDDED_PROVIDER, "m")) is None
    )
    assert stage(client, Provider("p", "P", "https://x.example/v1")).embedder(ModelChoice("p", "")) is None


@pytest.mark.parametrize("wire_format", ["chat", "responses", "ollama", "gemini"])
async def test_a_providers_embedding_model_is_asked_with_its_key(wire_format: str, client: Client) -> None:
    wire_format = "chat" if wire_format == "responses" else wire_format
    with scripted(answered(vectors(wire_format, [[0.5]]))) as service:
        provider = Provider("p", "P", service.base, wire_format=wire_format)
        model = stage(client, provider, p="key-of-p").embedder(ModelChoice("p", "m"))
        assert model is not None
        assert model.name == "m"
        assert await model.embed(["a question"], query=True) == [(0.5,)]


async def test_a_missing_key_or_address_is_told_when_it_is_asked(client: Client) -> None:
    model = stage(client, Provider("p", "P", "https://x.example/v1")).embedder(ModelChoice("p", "m"))
    assert model is not None
    with pytest.raises(KeyMissing):
        await model.embed(["x"])
    model = stage(client, Provider("p", "P", "ftp://x.example", needs_key=False)).embedder(ModelChoice("p", "m"))
    assert model is not None
    with pytest.raises(Unreachable):
        await model.embed(["x"])


async def test_a_reranker_at_an_address_needs_no_key(client: Client) -> None:
    with scripted(answered(scored("other", {0: 0.5}))) as service:
        model = stage(client, rerank=RerankSettings("other", "bge", f"{service.base}/rerank")).reranker()
        assert model is not None
        assert model.name == "127.0.0.1"
        assert await model.rerank("q", ["x"]) == {0: 0.5}
    assert service.paths == ["/v1/rerank"]
    assert service.asked[0]["model"] == "bge"


async def test_what_a_server_was_found_to_want_is_kept_for_the_next_turn(client: Client) -> None:
    complaint, good = answered({"error": "missing field `texts`"}, 422), answered(scored("other", {0: 0.5}))
    with scripted(complaint, good, good) as service:
        models = stage(client, rerank=RerankSettings("other", "", f"{service.base}/rerank"))
        for _ in range(2):
            model = models.reranker()
            assert model is not None
            await model.rerank("q", ["x"])
    assert len(service.asked) == 3


@pytest.mark.parametrize("address", ["", "no address", "http://[", "ftp://x.example/rerank"])
async def test_an_address_that_is_none_is_told_when_it_is_asked(address: str, client: Client) -> None:
    model = stage(client, rerank=RerankSettings("other", "", address)).reranker()
    assert model is not None
    with pytest.raises(Unavailable):
        await model.rerank("q", ["x"])


async def test_a_service_has_its_own_model_and_its_key_under_rerank(client: Client) -> None:
    model = stage(client, rerank=RerankSettings("cohere"), cohere="of the provider").reranker()
    assert model is not None
    with pytest.raises(KeyMissing):
        await model.rerank("q", ["x"])
    model = stage(client, rerank=RerankSettings("cohere"), rerank_cohere="schlüssel").reranker()
    assert model is not None
    assert model.name == "Cohere"
    with pytest.raises(KeyRefused):  # the key was found, and cannot be sent
        await model.rerank("q", ["x"])


async def test_several_keys_take_turns(client: Client) -> None:
    with scripted(answered(scored("other", {0: 0.5}))) as service:
        models = stage(client, rerank=RerankSettings("other", "", f"{service.base}/rerank"), rerank_other="k-1, k-2")
        for _ in range(3):
            model = models.reranker()
            assert model is not None
            await model.rerank("q", ["x"])
    assert service.keys == ["Bearer k-1", "Bearer k-2", "Bearer k-1"]
