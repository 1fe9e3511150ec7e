"""Keys, with real keyring backends: one in memory, one that hangs, and the one keyring takes where there is none."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from keyring.backend import KeyringBackend
from keyring.backends import fail, null
from keyring.errors import KeyringLocked, PasswordDeleteError

from app.adapters.secrets import PASSPHRASE, SERVICE, Keys, key_variables, parse_env, variables
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import KeyFileReason
from app.core.ports import KeyPlace


class Memory(KeyringBackend):
    """A keychain that forgets at the end of the test."""

    priority = 1  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if (service, username) not in self.kept:
            raise PasswordDeleteError("not found")
        del self.kept[service, username]


class Locked(Memory):
    """Its owner said no to the prompt."""

    def set_password(self, service: str, username: str, password: str) -> None:
        raise KeyringLocked(f"cannot keep {password}")

    def delete_password(self, service: str, username: str) -> None:
        raise KeyringLocked("no")


class Asking(Memory):
    """Its prompt waits for its owner."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = threading.Event()

    def get_password(self, service: str, username: str) -> str | None:
        self.opened.wait(30)
        return super().get_password(service, username)

    set_password = Locked.set_password


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def asking() -> Iterator[Asking]:
    asking = Asking()
    yield asking
    asking.opened.set()


async def test_a_key_is_kept_in_the_keychain_for_the_next_start(tmp_path: Path, memory: Memory) -> None:
    assert await Keys(tmp_path, {}, memory).set("openai", " sk-1\n") == "keychain"
    assert memory.kept == {(SERVICE, "openai"): "sk-1"}
    later = Keys(tmp_path, {}, memory)
    assert (later.get("openai"), later.origin("openai")) == ("", "")
    await later.load(["openai", "other"])
    assert (later.get("openai"), later.origin("openai")) == ("sk-1", "keychain")
    assert (later.get("other"), later.origin("other")) == ("", "")


async def test_the_environment_comes_before_env_file_and_keychain(tmp_path: Path, memory: Memory) -> None:
    keys = Keys(tmp_path, {"OPENAI_API_KEY": "of environment"}, memory)
    (tmp_path / ".env").write_text("OPENAI_API_KEY=of file\nGROQ_API_KEY=of file\n")
    for provider in ("openai", "groq", "mistral"):
        await keys.set(provider, "of keychain")
    await keys.load(["openai", "groq", "mistral"])
    assert [keys.get(p) for p in ("openai", "groq", "mistral")] == ["of environment", "of file", "of keychain"]
    assert [keys.origin(p) for p in ("openai", "groq", "mistral")] == ["environment", ".env", "keychain"]
    assert (tmp_path / ".env").read_text() == "OPENAI_API_KEY=of file\nGROQ_API_KEY=of file\n"


@pytest.mark.parametrize("backend", [fail.Keyring(), null.Keyring(), Locked()])
async def test_without_a_keychain_a_key_lives_for_the_session(
    tmp_path: Path, backend: KeyringBackend, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    keys = Keys(tmp_path, {}, backend)
    await keys.load(["openai"])
    assert await keys.set("openai", "sk-secret") == "session"
    assert (keys.get("openai"), keys.origin("openai")) == ("sk-secret", "session")
    await keys.load(["openai"])
    assert keys.get("openai") == "sk-secret"
    assert await keys.set("openai", "") in ("session", "keychain")
    assert keys.get("openai") == ""
    assert "sk-secret" not in caplog.text
    assert os.listdir(tmp_path) == []


async def test_an_obfuscating_file_is_no_keychain(tmp_path: Path) -> None:
    plain = type("PlaintextKeyring", (Memory,), {"__module__": "keyrings.alt.file"})()
    assert await Keys(tmp_path, {}, plain).set("openai", "sk") == "session"
    assert plain.kept == {}


async def test_a_newer_key_of_the_session_hides_the_one_in_a_locked_keychain(tmp_path: Path) -> None:
    locked = Locked()
    locked.kept[SERVICE, "openai"] = "old"
    keys = Keys(tmp_path, {}, locked)
    await keys.load(["openai"])
    assert await keys.set("openai", "new") == "session"
    await keys.load(["openai"])
    assert keys.get("openai") == "new"


async def test_a_forgotten_key_is_gone_everywhere(tmp_path: Path, memory: Memory) -> None:
    keys = Keys(tmp_path, {}, memory)
    await keys.set("openai", "sk")
    await keys.set("openai", "")
    await keys.set("openai", "")  # again does no harm
    assert (keys.get("openai"), memory.kept) == ("", {})


async def test_a_keychain_that_will_not_forget_says_so(tmp_path: Path) -> None:
    locked = Locked()
    locked.kept[SERVICE, "openai"] = "sk"
    keys = Keys(tmp_path, {}, locked)
    await keys.load(["openai"])
    with pytest.raises(Unavailable, match="KeyringLocked"):
        await keys.set("openai", "")
    assert keys.get("openai") == "sk"


async def test_a_prompt_that_nobody_answers_holds_nothing_up(tmp_path: Path, asking: Asking) -> None:
    keys = Keys(tmp_path, {}, asking, prompt_seconds=0.05)
    await keys.load(["openai"])
    assert keys.get("openai") == ""


async def test_a_prompt_that_is_answered_late_still_gives_the_key(tmp_path: Path, asking: Asking) -> None:
    asking.kept[SERVICE, "openai"] = "sk"
    keys = Keys(tmp_path, {}, asking, prompt_seconds=0.05)
    await keys.load(["openai"])
    asking.opened.set()
    for thread in [t for t in threading.enumerate() if t.name == "keychain"]:
        thread.join(10)
    assert keys.get("openai") == "sk"


async def test_a_key_set_while_the_prompt_waits_is_not_replaced_by_the_old_one(tmp_path: Path, asking: Asking) -> None:
    asking.kept[SERVICE, "openai"] = "old"
    keys = Keys(tmp_path, {}, asking, prompt_seconds=0.05)
    await keys.load(["openai"])
    assert await keys.set("openai", "new") == "session"
    asking.opened.set()
    for thread in [t for t in threading.enumerate() if t.name == "keychain"]:
        thread.join(10)
    assert keys.get("openai") == "new"


async def test_no_repr_shows_a_key(tmp_path: Path, memory: Memory) -> None:
    keys = Keys(tmp_path, {"OPENAI_API_KEY": "sk-secret"}, memory)
    await keys.set("groq", "sk-secret")
    assert "sk-secret" not in repr(keys) + str(keys)


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("", ()),
        (" one ", ("one",)),
        ("one,two", ("one", "two")),
        ("one; two\nthree\tone ,, four", ("one", "two", "three", "four")),
        ("一，二", ("一", "二")),
    ],
)
def test_several_keys_of_a_service_are_told_apart(text: str, keys: tuple[str, ...]) -> None:
    assert Keys(Path("/nowhere"), {"TAVILY_API_KEY": text}).several("tavily") == keys


@pytest.mark.parametrize(
    ("variable", "key_id"),
    [
        ("BRAVE_API_KEY", "brave"),
        ("BRAVE_SEARCH_API_KEY", "brave"),
        ("SERPAPI_KEY", "serpapi"),
        ("YDC_API_KEY", "you"),
        ("GLM_API_KEY", "zhipu"),
        ("DASHSCOPE_API_KEY", "qwen"),
        ("AZURE_OPENAI_API_KEY", "azure"),
        ("GROK2API_API_KEY", "grok2api"),
        ("OLLAMA_API_KEY", "ollama"),
        ("CITEWISE_KEY_EXA", "exa"),
    ],
)
async def test_a_service_is_found_by_any_of_its_variables(tmp_path: Path, variable: str, key_id: str) -> None:
    assert Keys(tmp_path, {variable: "key"}).get(key_id) == "key"
    (tmp_path / ".env").write_text(f"{variable}=key")
    assert Keys(tmp_path, {}).origin(key_id) == ".env"


def test_the_usual_name_of_a_key_ends_as_a_key() -> None:
    """A terminal command that is handed to the open window takes only such names along."""
    assert {"TAVILY_API_KEY", "OPENAI_API_KEY", "PARALLEL_API_KEY"} <= key_variables()
    assert [name for name in key_variables() if not name.endswith("_KEY")] == []


def test_the_variables_of_a_provider() -> None:
    assert variables("qwen") == ("CITEWISE_KEY_QWEN", "QWEN_API_KEY", "DASHSCOPE_API_KEY")
    assert variables("my-own.Server 2") == ("CITEWISE_KEY_MY_OWN_SERVER_2",)
    assert Keys(Path("/nowhere"), {"CITEWISE_KEY_OPENAI": "own", "OPENAI_API_KEY": "all"}).get("openai") == "own"
    assert Keys(Path("/nowhere"), {"CITEWISE_KEY_OPENAI": " ", "OPENAI_API_KEY": "all"}).get("openai") == "all"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("K=plain", "plain"),
        ("  export K = spaced out  ", "spaced out"),
        ("K=value # comment", "value"),
        ("K=a#b", "a#b"),
        ("K=# nothing", ""),
        ("K=", ""),
        ("K='single $x \\n # kept'", "single $x \\n # kept"),
        ('K="double \\" \\n # kept" # comment', 'double " \n # kept'),
        ("K=sk-a=b==", "sk-a=b=="),
        ("K='open", "'open"),
    ],
)
def test_a_line_of_an_env_file(line: str, value: str) -> None:
    assert parse_env(f"# K=comment\r\nnonsense\n1K=x\n{line}\r\n") == {"K": value}


def test_an_env_file_that_cannot_be_read_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert Keys(tmp_path, {}).get("openai") == ""


def test_keyring_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, app.adapters.secrets; sys.exit('keyring' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


async def test_without_a_keychain_keys_go_into_the_encrypted_file_once_it_is_wished(tmp_path: Path) -> None:
    keys = Keys(tmp_path, {}, fail.Keyring())
    await keys.load(["openai"])
    assert keys.place is KeyPlace.SESSION
    await keys.set("openai", "sk-1")
    await keys.create_file("pass")
    assert (keys.place, keys.origin("openai"), await keys.set("groq", "gk")) == (KeyPlace.FILE, "file", "file")

    later = Keys(tmp_path, {}, fail.Keyring())
    await later.load(["openai", "groq"])
    assert (later.place, later.get("openai"), later.origin("openai")) == (KeyPlace.LOCKED, "", "file")
    assert later.locked_ids() == {"openai", "groq"}
    with pytest.raises(Unavailable) as wrong:
        await later.unlock("other")
    assert wrong.value.data["reason"] == KeyFileReason.WRONG_PASSPHRASE
    await later.unlock("pass")
    assert (later.get("openai"), later.get("groq"), later.locked_ids()) == ("sk-1", "gk", frozenset())


async def test_a_key_that_is_set_while_the_file_is_locked_is_in_it_once_that_is_open(tmp_path: Path) -> None:
    await Keys(tmp_path, {}, fail.Keyring()).create_file("pass")
    keys = Keys(tmp_path, {}, fail.Keyring())
    assert await keys.set("openai", "new") == "session"
    await keys.unlock("pass")
    assert keys.origin("openai") == "file"
    later = Keys(tmp_path, {}, fail.Keyring())
    await later.unlock("pass")
    assert later.get("openai") == "new"


async def test_the_environment_may_hold_the_passphrase(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    first = Keys(tmp_path, {}, fail.Keyring())
    await first.create_file("pass")
    await first.load([])
    await first.set("openai", "sk-1")
    unasked = Keys(tmp_path, {PASSPHRASE: "pass"}, fail.Keyring())
    await unasked.load(["groq"])  # nothing of it is needed
    assert unasked.get("openai") == ""
    await unasked.load(["openai"])
    assert unasked.get("openai") == "sk-1"
    wrong = Keys(tmp_path, {PASSPHRASE: "wr0ng-phrase"}, fail.Keyring())
    await wrong.load(["openai"])
    assert (wrong.get("openai"), wrong.place) == ("", KeyPlace.LOCKED)
    assert "wrong_passphrase" in caplog.text
    assert not [word for word in ("wr0ng-phrase", "sk-1") if word in caplog.text]


async def test_who_looks_with_another_environment_sees_the_file_opened(tmp_path: Path) -> None:
    keys = Keys(tmp_path, {}, fail.Keyring())
    guest = keys.beside({"OPENAI_API_KEY": "own"})
    await keys.create_file("pass")
    await keys.load([])
    await keys.set("openai", "sk-1")
    await keys.set("groq", "gk")
    assert (guest.get("openai"), guest.get("groq")) == ("own", "gk")


async def test_a_key_in_a_locked_file_is_not_forgotten_in_silence(tmp_path: Path) -> None:
    keys = Keys(tmp_path, {}, fail.Keyring())
    await keys.create_file("pass")
    await keys.set("openai", "sk-1")
    later = Keys(tmp_path, {}, fail.Keyring())
    with pytest.raises(Unavailable) as locked:
        await later.set("openai", "")
    assert locked.value.data["reason"] == KeyFileReason.LOCKED
    await later.unlock("pass")
    assert await later.set("openai", "") == "file"
    assert (later.get("openai"), later.origin("openai")) == ("", "")


async def test_a_deleted_file_is_gone_with_its_keys(tmp_path: Path) -> None:
    keys = Keys(tmp_path, {}, fail.Keyring())
    await keys.create_file("old")
    await keys.set("openai", "sk-1")
    await keys.change_passphrase("old", "new")
    await keys.delete_file()
    assert (keys.get("openai"), os.listdir(tmp_path)) == ("", [])


async def test_a_keychain_that_comes_back_is_used_again(tmp_path: Path, memory: Memory) -> None:
    keys = Keys(tmp_path, {}, fail.Keyring())
    await keys.create_file("pass")
    await keys.set("openai", "sk-1")
    later = Keys(tmp_path, {}, memory)
    await later.load(["openai"])
    assert later.place is KeyPlace.KEYCHAIN
    assert await later.set("groq", "gk") == "keychain"


def test_cryptography_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, app.adapters.secrets; sys.exit('cryptography' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
