"""What compares passages by meaning is set up, tested and kept."""

from pathlib import Path

import pytest

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import KeyRefused
from app.core.domain.settings import KnowledgeSettings, RerankSettings, Settings
from app.ui.settings.dialog import PAGES
from app.ui.settings.search.ranking_page import RankingPage, RerankFields
from tests.fakes import FakeEmbedder, FakeReranker, FakeSecondStage
from tests.ui.fakes import OLLAMA, OPENAI
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")

CHOSEN = ModelChoice("ollama", "nomic-embed-text")


def scene_with(tmp_path: Path, **knowledge: object) -> Scene:
    known = KnowledgeSettings(**knowledge)  # type: ignore[arg-type]
    return Scene(tmp_path, Settings(providers=(OPENAI, OLLAMA), knowledge=known))


def page_of(scene: Scene) -> RankingPage:
    return RankingPage(scene.controller, scene.tasks)


def choose(page: RankingPage, service: str) -> RerankFields | None:
    page.service.show_value(service)
    page.service.activated.emit(page.service.currentIndex())
    return page.fields


def test_nothing_is_set_up_at_first(tmp_path: Path) -> None:
    page = page_of(scene_with(tmp_path))
    assert page.embedding.choice() is None
    assert page.fields is None
    assert not page.web.isEnabled()
    assert "ranking" in PAGES


def test_an_embedding_model_is_a_service_and_a_name(tmp_path: Path) -> None:
    scene = scene_with(tmp_path)
    page = page_of(scene)
    page.embedding.service.show_value("ollama")
    page.embedding.service.activated.emit(2)
    assert scene.saved.knowledge.embedding is None
    page.embedding.model.setCurrentText(" nomic-embed-text ")
    page.embedding.model.line.editingFinished.emit()
    assert scene.saved.knowledge.embedding == CHOSEN
    page.web.setChecked(True)
    assert scene.saved.knowledge.web_embedding
    page.embedding.service.show_value("")
    page.embedding.service.activated.emit(0)
    assert scene.saved.knowledge.embedding is None
    assert not page.web.isEnabled()


def test_what_is_chosen_is_shown_also_where_its_service_is_gone(tmp_path: Path) -> None:
    assert page_of(scene_with(tmp_path, embedding=CHOSEN)).embedding.choice() == CHOSEN
    gone = ModelChoice("gone", "bge-m3")
    page = page_of(scene_with(tmp_path, embedding=gone))
    assert page.embedding.choice() == gone
    assert "gone" in page.embedding.service.currentText()


async def test_the_embedding_model_is_tested(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, embedding=CHOSEN)
    scene.services.models.ranking = FakeSecondStage(embeds=FakeEmbedder(("sky", "sea", "air")))
    page = page_of(scene)
    page.test_embedding()
    await scene.done()
    assert page.embedding_status.text() == "It works (3 dimensions)."
    scene.services.models.ranking.embeds = FakeEmbedder(KeyRefused("Ollama"))
    page.test_embedding()
    await scene.done()
    assert "did not accept the key" in page.embedding_status.text()
    assert page.try_embedding.isEnabled()


async def test_a_rerank_service_is_chosen_with_key_and_model(tmp_path: Path) -> None:
    scene = scene_with(tmp_path)
    page = page_of(scene)
    fields = choose(page, "jina")
    assert fields is not None
    assert scene.saved.knowledge.rerank == RerankSettings("jina")
    assert fields.address is None
    assert fields.model.placeholderText() == "jina-reranker"
    fields.model.setText("another")
    fields.model.editingFinished.emit()
    fields.key.set_text("key-1")
    scene.services.models.ranking = FakeSecondStage(FakeReranker("sky"))
    fields.test()
    await scene.done()
    assert scene.services.secrets.get("rerank:jina") == "key-1"
    assert scene.saved.knowledge.rerank == RerankSettings("jina", "another")
    assert fields.status.text().startswith("It works")
    assert choose(page, "") is None
    assert scene.saved.knowledge.rerank == RerankSettings()


async def test_a_reranker_that_tells_nothing_apart_or_fails_is_told(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, rerank=RerankSettings("jina", "m"))
    fields = page_of(scene).fields
    assert fields is not None
    assert fields.model.text() == "m"
    scene.services.models.ranking = FakeSecondStage(FakeReranker("nothing of both"))
    fields.test()
    await scene.done()
    assert fields.status.text().startswith("It answered, but")
    scene.services.models.ranking = FakeSecondStage(FakeReranker(KeyRefused("Jina")))
    fields.test()
    await scene.done()
    assert "Jina did not accept the key" in fields.status.text()
    assert fields.try_it.isEnabled()


def test_an_address_of_ones_own_is_kept_if_it_is_one(tmp_path: Path) -> None:
    scene = scene_with(tmp_path)
    fields = choose(page_of(scene), "other")
    assert fields is not None
    assert fields.address is not None
    fields.address.setText("what?")
    fields.address.editingFinished.emit()
    assert "Invalid address" in fields.status.text()
    fields.address.setText("127.0.0.1:8080/rerank")
    fields.address.editingFinished.emit()
    assert fields.status.text() == ""
    assert scene.saved.knowledge.rerank == RerankSettings("other", "", "http://127.0.0.1:8080/rerank")


def test_a_key_is_got_where_the_service_gives_it(tmp_path: Path) -> None:
    page = page_of(scene_with(tmp_path, rerank=RerankSettings("jina")))
    opened: list[str] = []
    page.open_requested.connect(opened.append)
    assert page.fields is not None
    page.fields.get_key.click()
    assert opened == ["https://jina.example/key"]
