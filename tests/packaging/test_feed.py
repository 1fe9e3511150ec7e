"""The script that signs the list of versions, and the values that a build takes from the environment."""

import json
import os
import subprocess
import sys
import zipfile
from base64 import b64encode
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

import build_values
import feed

ROOT = Path(__file__).resolve().parents[2]
LIST = {
    "format": 1,
    "serial": 3,
    "expires": "2099-01-01T00:00:00+00:00",
    "versions": [{"version": "0.3.0", "date": "2026-12-01", "page": "https://citewise.example/0.3.0"}],
}


@pytest.fixture
def key(tmp_path: Path) -> Path:
    return tmp_path / "private.pem"


def listing(tmp_path: Path, **change: object) -> Path:
    path = tmp_path / "list.json"
    path.write_text(json.dumps(LIST | change, indent=1), encoding="utf-8")
    return path


def test_a_list_is_signed_and_checked(tmp_path: Path, key: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert feed.main(["keygen", str(key)]) == 0
    public = capsys.readouterr().out.strip()
    out = tmp_path / "feed"
    assert feed.main(["sign", str(key), str(listing(tmp_path)), str(out)]) == 0
    assert capsys.readouterr().out.strip() == public
    assert feed.main(["verify", public, str(out)]) == 0
    assert "serial 3" in capsys.readouterr().out
    assert out.read_bytes().endswith(listing(tmp_path).read_bytes()), "the bytes that were written are those signed"
    out.write_bytes(out.read_bytes().replace(b"0.3.0", b"0.4.0"))
    assert feed.main(["verify", public, str(out)]) == 1
    assert "signature" in capsys.readouterr().err


def test_the_private_key_is_its_owners_alone_and_never_overwritten(key: Path) -> None:
    assert feed.main(["keygen", str(key)]) == 0
    before = key.read_bytes()
    if sys.platform != "win32":
        assert key.stat().st_mode & 0o077 == 0
    assert feed.main(["keygen", str(key)]) == 1
    assert key.read_bytes() == before


@pytest.mark.parametrize(
    "change", [{"serial": 0}, {"expires": "2020-01-01T00:00:00+00:00"}, {"versions": [{"version": "1"}]}, {"format": 9}]
)
def test_a_list_that_the_program_would_not_take_is_not_signed(
    tmp_path: Path, key: Path, change: dict[str, object]
) -> None:
    feed.main(["keygen", str(key)])
    out = tmp_path / "feed"
    assert feed.main(["sign", str(key), str(listing(tmp_path, **change)), str(out)]) == 1
    assert not out.exists()


def test_wrong_usage_is_told() -> None:
    assert feed.main([]) == 2
    assert feed.main(["verify", "no key", "nowhere"]) == 1


PUBLIC = b64encode(bytes(32)).decode()
FEED = {"CITEWISE_FEED_URL": "https://citewise.example/feed", "CITEWISE_FEED_KEY": PUBLIC}


def test_without_values_nothing_is_written(tmp_path: Path) -> None:
    assert build_values.write(tmp_path, {"CITEWISE_FEED_URL": "", "PATH": "/bin"}) is None
    assert list(tmp_path.iterdir()) == []


def test_the_values_of_the_environment_are_written(tmp_path: Path) -> None:
    path = build_values.write(tmp_path, FEED)
    assert path is not None
    assert json.loads(path.read_text()) == {"feed": "https://citewise.example/feed", "feed_key": PUBLIC}


@pytest.mark.parametrize(
    "change",
    [
        {"CITEWISE_FEED_URL": ""},
        {"CITEWISE_FEED_URL": "http://citewise.example/feed"},
        {"CITEWISE_FEED_URL": "https://user:secret@citewise.example/feed"},
        {"CITEWISE_FEED_KEY": ""},
        {"CITEWISE_FEED_KEY": PUBLIC[:-8]},
        {"CITEWISE_FEED_KEY": "no base64"},
    ],
)
def test_values_that_cannot_be_meant_stop_the_build(tmp_path: Path, change: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(change))):
        build_values.write(tmp_path, FEED | change)


WHO = """
import asyncio, sys
from pathlib import Path
from app.bootstrap import NoRenderer, open_services, open_start_resources

async def main():
    resources = open_start_resources(Path(sys.argv[1]), {})
    resources.gate.bind()
    services = await open_services(resources, NoRenderer())
    print(services.updates.host if services.updates else "nobody")
    await services.close()

asyncio.run(main())
"""


@pytest.mark.parametrize("with_feed", [False, True])
def test_a_wheel_names_a_feed_where_its_build_was_given_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, with_feed: bool
) -> None:
    for name, value in FEED.items():
        monkeypatch.setenv(name, value if with_feed else "")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*build, "--wheel-dir", str(tmp_path), str(ROOT)], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("citewise-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert ("app/_data/resources/build.json" in archive.namelist()) is with_feed
        archive.extractall(tmp_path / "site")
    done = subprocess.run(
        [sys.executable, "-c", WHO, str(tmp_path / "data")], cwd=tmp_path / "site",
        env=dict(os.environ, PYTHONPATH=str(tmp_path / "site")), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == ("citewise.example" if with_feed else "nobody")
