"""The encrypted file of keys: what it holds, what its passphrase opens, and what never stands in it."""

import json
import stat
import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from app.adapters import key_file
from app.adapters.key_file import NAME, KeyFile
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import KeyFileReason


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / NAME


@pytest.fixture
def made(path: Path) -> KeyFile:
    file = KeyFile(path)
    file.create("open sesame", {"openai": "sk-one", "tavily": "tv-two"})
    return file


def reason(call: Any, *arguments: str) -> str:
    with pytest.raises(Unavailable) as caught:
        call(*arguments)
    return caught.value.data["reason"]


def test_a_key_comes_back_with_its_passphrase(path: Path, made: KeyFile) -> None:
    later = KeyFile(path)
    assert (later.exists, later.is_open, later.get("openai")) == (True, False, "")
    assert later.ids() == {"openai", "tavily"}  # so that nobody is asked who needs none of them
    later.open("open sesame")
    assert (later.get("openai"), later.get("tavily"), later.get("other")) == ("sk-one", "tv-two", "")


def test_another_passphrase_opens_nothing(path: Path, made: KeyFile) -> None:
    later = KeyFile(path)
    assert reason(later.open, "open barley") == KeyFileReason.WRONG_PASSPHRASE
    assert (later.is_open, later.get("openai")) == (False, "")


def test_the_file_shows_no_key_and_is_its_owners_alone(path: Path, made: KeyFile) -> None:
    text = path.read_text()
    assert not [word for word in ("sk-one", "tv-two", "sesame") if word in text]
    assert "sk-one" not in repr(made) + repr(vars(made)["_cipher"])
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [entry.name for entry in path.parent.iterdir()] == [NAME]


def test_what_is_kept_later_and_what_is_forgotten_is_on_disk(path: Path, made: KeyFile) -> None:
    before = json.loads(path.read_text())
    made.put("groq", "gk")
    made.put("openai", "")
    after = json.loads(path.read_text())
    assert before["nonce"] != after["nonce"]  # one that comes twice would give the keys away
    later = KeyFile(path)
    later.open("open sesame")
    assert later.ids() == {"tavily", "groq"}
    assert (later.get("groq"), later.get("openai")) == ("gk", "")


def test_a_locked_file_takes_nothing(path: Path, made: KeyFile) -> None:
    assert reason(KeyFile(path).put, "openai", "new") == KeyFileReason.LOCKED


def test_the_passphrase_can_be_changed_by_who_knows_it(path: Path, made: KeyFile) -> None:
    assert reason(made.change, "wrong", "mine now") == KeyFileReason.WRONG_PASSPHRASE
    salt = json.loads(path.read_text())["kdf"]["salt"]
    made.change("open sesame", "open barley")
    assert json.loads(path.read_text())["kdf"]["salt"] != salt
    later = KeyFile(path)
    assert reason(later.open, "open sesame") == KeyFileReason.WRONG_PASSPHRASE
    later.open("open barley")
    assert later.get("openai") == "sk-one"


def test_a_deleted_file_is_gone_with_its_keys(path: Path, made: KeyFile) -> None:
    made.delete()
    made.delete()
    assert (path.exists(), made.exists, made.is_open, made.get("openai"), made.ids()) == (
        *(False, False, False), "", frozenset()
    )  # fmt: skip


def test_a_passphrase_may_be_typed_in_parts_or_whole(path: Path) -> None:
    """An accent is one character or two, by keyboard and system."""
    KeyFile(path).create(unicodedata.normalize("NFD", "Schlüssel é"), {"p": "k"})
    file = KeyFile(path)
    file.open(unicodedata.normalize("NFC", "Schlüssel é"))
    assert file.get("p") == "k"


@pytest.mark.parametrize(
    "change",
    [
        {"format": 0},
        {"format": True},
        {"kdf": {"name": "scrypt", "n": 2**40, "r": 8, "p": 1, "salt": "A" * 24}},  # all the memory there is
        {"kdf": {"name": "scrypt", "n": 2**17, "r": 8, "p": 10**6, "salt": "A" * 24}},  # a week
        {"kdf": {"name": "scrypt", "n": 3, "r": 8, "p": 1, "salt": "A" * 24}},
        {"kdf": {"name": "scrypt", "n": True, "r": 8, "p": 1, "salt": "A" * 24}},
        {"kdf": {"name": "md5"}},
        {"kdf": None},
        {"ids": [1]},
        {"nonce": "no base64 !"},
        {"keys": ""},
    ],
)
def test_a_file_that_is_none_of_ours_is_told_as_damaged(path: Path, made: KeyFile, change: dict[str, Any]) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    assert reason(KeyFile(path).open, "open sesame") == KeyFileReason.DAMAGED
    assert KeyFile(path).ids() == frozenset()


def test_a_file_of_a_newer_version_is_told_as_such_and_stays(path: Path, made: KeyFile) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | {"format": 2, "kdf": "another"}))
    before = path.read_bytes()
    assert reason(KeyFile(path).open, "open sesame") == KeyFileReason.NEWER
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "\x00", "[" * 100_000])
def test_no_file_breaks_the_reader(path: Path, text: str) -> None:
    path.write_text(text)
    assert reason(KeyFile(path).open, "p") == KeyFileReason.DAMAGED


@pytest.mark.parametrize("part", ["ids", "kdf"])
def test_what_stands_in_clear_cannot_be_changed_unnoticed(path: Path, made: KeyFile, part: str) -> None:
    data = json.loads(path.read_text())
    data["ids"] = ["openai"] if part == "ids" else data["ids"]
    data["kdf"] |= {"more": 1} if part == "kdf" else {}
    path.write_text(json.dumps(data))
    assert reason(KeyFile(path).open, "open sesame") == KeyFileReason.WRONG_PASSPHRASE


def test_a_disk_that_refuses_keeps_the_old_keys(path: Path, made: KeyFile) -> None:
    """The folder is gone, and a file stands in its place."""
    text = path.read_text()
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("")
    with pytest.raises(Unavailable):
        made.put("openai", "new")
    assert made.get("openai") == "sk-one"
    path.parent.unlink()
    path.parent.mkdir()
    path.write_text(text)


def test_the_cost_of_a_guess_is_what_the_module_says() -> None:
    assert (key_file._N, key_file._R, key_file._P) == (131072, 8, 1)
