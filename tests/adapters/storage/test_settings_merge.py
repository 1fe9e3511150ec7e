"""Two changes of the same settings."""

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from app.adapters.storage.settings_merge import merged
from app.core.domain.chat import Provider
from app.core.domain.gateway import ApiKey, GatewaySettings
from app.core.domain.settings import Appearance, SearchSettings, Settings

few = st.sampled_from("abcd")
words = st.lists(few, unique=True, max_size=3).map(tuple)
providers = st.lists(
    st.builds(Provider, few, few, few, words, favourites=words), unique_by=lambda provider: provider.id, max_size=3
).map(tuple)
all_settings = st.builds(
    Settings,
    providers,
    search=st.builds(
        SearchSettings, blocked=words, order=words, addresses=st.dictionaries(few, few), max_results=st.integers(1, 3)
    ),
    appearance=st.builds(Appearance, font_size=st.integers(10, 12)),
)


@given(all_settings, all_settings)
def test_what_only_one_changed_is_as_this_one_made_it(base: Settings, other: Settings) -> None:
    assert merged(base, base, other) == (other, ())
    assert merged(base, other, base) == (other, ())
    assert merged(base, other, other) == (other, ())


@given(all_settings, all_settings, all_settings)
@hypothesis_settings(max_examples=300)
def test_fields_are_taken_from_whoever_changed_them_and_ours_where_both_did(
    base: Settings, ours: Settings, theirs: Settings
) -> None:
    result, both = merged(base, ours, theirs)
    for name in ("max_results", "order"):
        before, here, there = (getattr(one.search, name) for one in (base, ours, theirs))
        assert getattr(result.search, name) == (there if here == before else here)
        assert (f"search.{name}" in both) == (before not in (here, there) and here != there)
    gone = set(base.search.blocked) - (set(ours.search.blocked) & set(theirs.search.blocked))
    added = (set(ours.search.blocked) | set(theirs.search.blocked)) - set(base.search.blocked)
    assert set(result.search.blocked) == (set(base.search.blocked) - gone) | added
    ids = [provider.id for provider in result.providers]
    assert len(ids) == len(set(ids))


def test_a_service_that_was_removed_here_and_changed_there_is_told_of() -> None:
    one = Provider("one", "One", "u")
    base, theirs = Settings((one,)), Settings((replace(one, name="Other"),))
    assert merged(base, Settings(), theirs) == (Settings(), ("providers.one",))
    assert merged(base, theirs, Settings()) == (theirs, ("providers.one",))


def test_keys_of_the_local_api_are_known_by_their_ids() -> None:
    one, two, three = ApiKey("1", "one"), ApiKey("2", "two"), ApiKey("3", "three")

    def with_keys(*keys: ApiKey, **more: Any) -> Settings:
        return Settings(gateway=GatewaySettings(keys=keys, **more))

    base, ours, theirs = with_keys(one, two), with_keys(two, port=4000), with_keys(one, two, three, enabled=True)
    assert merged(base, ours, theirs) == (with_keys(two, three, port=4000, enabled=True), ())
