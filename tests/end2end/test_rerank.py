"""A rerank service that the user has set up is asked in every answer."""

from dataclasses import replace

from starlette.responses import JSONResponse

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.settings import KnowledgeSettings, RerankSettings
from tests.adapters.llm.chat_server import Scripted, scripted
from tests.end2end.conftest import Citewise, World


def set_up(world: World, service: Scripted) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    knowledge = KnowledgeSettings(rerank=RerankSettings("other", "", f"{service.base}/rerank"))
    file.save(replace(file.load(), knowledge=knowledge))


def test_the_best_passages_are_sent_with_the_question_and_the_key(world: World, citewise: Citewise) -> None:
    rows = [{"index": index, "relevance_score": index / 10} for index in range(4)]  # the last one first
    with scripted(JSONResponse({"results": rows})) as service:
        set_up(world, service)
        done = citewise("ask", "Why is the sky blue?", "--provider", "quotes", CITEWISE_KEY_RERANK_OTHER="rerank-key-1")
    assert done.returncode == 0, done.stderr
    assert "second time" not in done.stderr
    [asked], [key] = service.asked, service.keys
    assert asked["query"].startswith("Why is the sky blue?")
    assert len(asked["documents"]) >= 4
    assert key == "Bearer rerank-key-1"
