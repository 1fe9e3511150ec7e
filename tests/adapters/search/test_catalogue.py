"""The list of channels, and the services in it."""

from collections.abc import Sequence

import httpx
import pytest

from app.adapters.search.catalogue import APIS, CHANNELS
from app.adapters.search.service_channel import api_channels
from app.core.domain.catalogue import ChannelInfo

OTHERS = {"local", "builtin", "kb", "wikipedia"}  # channels that are no services of this package
SERVICES = [info for info in CHANNELS if info.id not in OTHERS]


def never() -> httpx.AsyncClient:
    raise AssertionError("nothing is opened before a search")


def no_keys(key: str) -> Sequence[str]:
    return ()


def ids(info: ChannelInfo) -> str:
    return info.id


def test_every_channel_is_listed_once() -> None:
    names = [info.id for info in CHANNELS]
    assert len(set(names)) == len(names)
    assert set(names) == OTHERS | set(APIS)


@pytest.mark.parametrize("info", SERVICES, ids=ids)
def test_every_service_of_the_catalogue_has_a_channel(info: ChannelInfo) -> None:
    channel = api_channels(never, no_keys)[info.id]
    assert channel.name == info.id
    assert channel.usable == ((info.key_optional or not info.key) and not info.address)
    assert not channel.is_fallback


@pytest.mark.parametrize("info", SERVICES, ids=ids)
def test_a_key_makes_it_usable(info: ChannelInfo) -> None:
    asked: list[str] = []

    def keys_of(key: str) -> Sequence[str]:
        asked.append(key)
        return ["k"]

    channel = api_channels(never, keys_of)[info.id]
    assert channel.usable != info.address
    assert set(asked) <= {info.key}
    assert asked or info.key_optional or not info.key


@pytest.mark.parametrize("info", CHANNELS, ids=ids)
def test_an_entry_says_where_a_key_is_got_and_how_it_was_checked(info: ChannelInfo) -> None:
    assert bool(info.key) == info.key_url.startswith("https://")
    assert info.checked in ("recorded", "documented", "unverified")
    assert info.name
    assert info.note


def test_what_searches_the_whole_web_stands_in_once_it_is_set_up() -> None:
    channels = api_channels(never, lambda key: ["k"])
    ready = {name for name, channel in channels.items() if channel.is_fallback}
    narrow = {"hackernews", "arxiv", "crossref", "stackexchange", "github"}
    assert ready == set(channels) - narrow - {"searxng", "sonar"}


def test_the_model_of_sonar_is_the_users_choice() -> None:
    assert api_channels(never, no_keys, sonar_model=lambda: "sonar-pro")["sonar"].name == "sonar"
