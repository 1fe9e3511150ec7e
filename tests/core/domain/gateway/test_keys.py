"""Keys of the local API."""

from dataclasses import replace

from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.keys import change_key, hash_of, make_key, matching_key, revoke_key


def test_a_key_is_shown_once_and_recognised_by_its_hash() -> None:
    one, first = make_key(GatewaySettings(), "Editor")
    two, second = make_key(one, "Agent")
    assert first not in repr(two)
    assert len(first) > 40
    assert [entry.name for entry in two.keys] == ["Editor", "Agent"]
    match = matching_key(second, two.keys)
    assert match is not None
    assert (match.name, match.hash) == ("Agent", hash_of(second))
    assert matching_key(first + "x", two.keys) is None
    assert matching_key("", [replace(match, hash="")]) is None


def test_a_revoked_key_matches_nothing_and_a_changed_one_still_does() -> None:
    settings, key = make_key(GatewaySettings(), "Editor")
    (entry,) = settings.keys
    changed = change_key(settings, replace(entry, name="Other", per_minute=3))
    assert matching_key(key, changed.keys) == replace(entry, name="Other", per_minute=3)
    assert revoke_key(changed, entry.id).keys == ()
