"""The language of the terminal: the settings' own, else the system's, and English where it could not be shown."""

import json
import sys
from pathlib import Path

import pytest

from app.cli.locale import LANGUAGES, data_dir_of, saved_language, supported_language, terminal_language

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows' console shows every letter")


def language(saved: str = "", encoding: str = "utf-8", looked_at: bool = True, **environment: str) -> str:
    return terminal_language(environment, encoding, looked_at, lambda: saved)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("zh_CN.UTF-8", "zh_CN"), ("zh_SG", "zh_CN"), ("zh", "zh_CN"), ("zh-Hans-HK", "zh_CN"), ("zh_TW", "zh_TW"),
        ("zh_HK.UTF-8", "zh_TW"), ("zh-Hant", "zh_TW"), ("zh-Hant-CN", "zh_TW"), ("zh_Hant_TW", "zh_TW"),
        ("ja_JP.eucJP", "ja"), ("ko", "ko"), ("de_AT@euro", "de"), ("fr-CA", "fr"), ("es_419", "es"),
        ("pt_PT", "pt_BR"), ("pt-BR", "pt_BR"), ("en_GB", "en"), ("nl_NL", ""), ("C", ""),
        ("C.UTF-8", ""), ("", ""), ("fil_PH", ""), ("nonsense", ""),
    ],
)  # fmt: skip
def test_each_locale_has_the_language_that_serves_it(name: str, expected: str) -> None:
    assert supported_language(name) == expected


def test_the_settings_come_before_the_system_whose_wishes_have_their_order() -> None:
    assert language("ja", LANG="de_DE.UTF-8") == "ja"
    assert language("zh-TW", LANG="de_DE.UTF-8") == "zh_TW", "as the settings write it"
    assert language("tlh", LANG="de_DE.UTF-8") == "de"
    assert language(LANG="de_DE.UTF-8", LC_ALL="fr_FR.UTF-8") == "fr"
    assert language(LANG="de_DE.UTF-8", LANGUAGE="nl:pt_BR:fr") == "pt_BR"
    assert language(LANG="de_DE.UTF-8", LANGUAGE="en") == "en"
    assert language(LANG="nl_NL.UTF-8") == "en"


@POSIX
def test_what_could_not_be_shown_is_english() -> None:
    assert language("zh-CN", LC_ALL="C") == language("zh-CN", LANG="POSIX") == "en", "what scripts ask for"
    assert language("zh-CN", LANG="zh_CN.GBK") == language("de", LANG="de_DE.ISO-8859-1") == "en"
    assert language("de", encoding="iso8859-1") == language("ja", encoding="ascii") == "en"
    assert language("zh-CN", LC_ALL="C.UTF-8") == language("zh-CN") == "zh_CN", "that says nothing of letters"


def test_linux_console_has_no_letters_for_some_languages() -> None:
    assert [name for name in LANGUAGES if language(name, TERM="linux") == "en"] == ["en", "zh_CN", "zh_TW", "ja", "ko"]
    assert language("ja", looked_at=False, TERM="linux") == "ja", "it goes into a file"
    assert language("ja", TERM="xterm-256color") == "ja"


def test_the_settings_are_read_only_where_their_language_could_be_shown() -> None:
    def never() -> str:
        raise AssertionError

    if sys.platform != "win32":
        assert terminal_language({"LC_ALL": "C"}, "utf-8", True, never) == "en"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (json.dumps({"appearance": {"language": "zh-TW"}}), "zh-TW"), ("{}", ""), ("[]", ""), ("nonsense", ""),
        (json.dumps({"appearance": 3}), ""), ("[" * 100_000, ""), ("\x00", ""),
    ],
)  # fmt: skip
def test_whatever_the_settings_hold_a_language_comes_of_them(text: str, expected: str, tmp_path: Path) -> None:
    assert saved_language(tmp_path) == ""
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    assert saved_language(tmp_path) == expected


def test_the_data_directory_is_known_before_the_arguments_are_parsed() -> None:
    assert data_dir_of(["--verbose", "--data-dir", "x", "ask"]) == data_dir_of(["--data-dir=x"]) == "x"
    assert data_dir_of(["ask", "why"]) is data_dir_of(["--data-dir"]) is None
