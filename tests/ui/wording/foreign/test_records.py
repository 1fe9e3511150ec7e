"""Texts of records that the window translates are in the catalogues."""

from app.adapters.search.catalogue import CHANNELS
from app.adapters.search.serp.catalogue import ENGINE_INFOS
from app.core.domain.chat.tool_servers import McpServerSettings, ToolSearch
from app.core.search.tool_channel import tool_channel_infos
from app.ui.wording.foreign.records import ENGINES, NOTES


def test_the_catalogues_are_given_every_note_of_a_search_provider_and_no_other() -> None:
    (tool,) = tool_channel_infos([McpServerSettings("a", "A", "a", searches=(ToolSearch("search"),))])
    assert {info.note for info in (*CHANNELS, tool)} == set(NOTES)


def test_an_engine_with_another_name_in_another_language_is_one_of_ours() -> None:
    assert set(ENGINES) <= {info.name for info in ENGINE_INFOS}
