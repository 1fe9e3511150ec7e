"""What a Linux desktop has set as its proxy: as gsettings prints it, as KDE writes it, and how often it is asked."""

from pathlib import Path

import pytest

from app.adapters.desktop_proxy import DesktopProxy, of_gnome, of_kde

GNOME = """org.gnome.system.proxy autoconfig-url ''
org.gnome.system.proxy ignore-hosts ['localhost', '127.0.0.0/8', '::1', '*.lan']
org.gnome.system.proxy mode 'manual'
org.gnome.system.proxy use-same-proxy true
org.gnome.system.proxy.ftp host ''
org.gnome.system.proxy.ftp port 0
org.gnome.system.proxy.http authentication-password ''
org.gnome.system.proxy.http enabled false
org.gnome.system.proxy.http host '127.0.0.1'
org.gnome.system.proxy.http port 7890
org.gnome.system.proxy.https host ''
org.gnome.system.proxy.https port 0
org.gnome.system.proxy.socks host '127.0.0.1'
org.gnome.system.proxy.socks port 7891
"""
KDE = """[Proxy Settings][$Version]
update_info=kioslave.upd:kde2.2/r1
[Proxy Settings]
NoProxyFor=localhost, .lan
ProxyType=1
httpProxy=http://127.0.0.1 7890
httpsProxy=
socksProxy=socks://127.0.0.1:7891
"""


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (("", ""), ("http://127.0.0.1:7890", ("localhost", "127.0.0.0/8", "::1", "*.lan"))),
        (("'manual'", "'none'"), ("", ())),
        (("'manual'", "'auto'"), ("", ())),
        (("http port 7890", "http port 0"), ("socks5://127.0.0.1:7891", ("localhost", "127.0.0.0/8", "::1", "*.lan"))),
        (("['localhost', '127.0.0.0/8', '::1', '*.lan']", "@as []"), ("http://127.0.0.1:7890", ())),
        ((GNOME, ""), ("", ())),
        (("'manual'", "__import__('os')"), ("", ())),
    ],
)
def test_gnomes_settings(change: tuple[str, str], answer: tuple[str, tuple[str, ...]]) -> None:
    assert of_gnome(GNOME.replace(*change) if change[0] else GNOME) == answer


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (("", ""), ("http://127.0.0.1:7890", ("localhost", ".lan"))),
        (("httpsProxy=", "httpsProxy=https.example:1"), ("http://https.example:1", ("localhost", ".lan"))),
        (("ProxyType=1", "ProxyType=0"), ("", ())),
        (("ProxyType=1", ""), ("", ())),
        (("[Proxy Settings]\n", "[Other]\n"), ("", ())),
        ((KDE, "nonsense"), ("", ())),
    ],
)
def test_kdes_settings(change: tuple[str, str], answer: tuple[str, tuple[str, ...]]) -> None:
    assert of_kde(KDE.replace(*change) if change[0] else KDE) == answer


def test_it_looks_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    now, looks = [0.0], []

    def settings() -> str:
        looks.append(now[0])
        return GNOME

    proxy = DesktopProxy({"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}, settings, lambda: now[0])
    for now[0] in (0.0, 30.0, 59.0, 61.0):
        assert proxy()[0] == "http://127.0.0.1:7890"
    assert looks == [0.0, 61.0]


def test_without_such_a_desktop_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert DesktopProxy({}, lambda: pytest.fail("asked"))() == ("", ())
    monkeypatch.setattr("sys.platform", "win32")
    assert DesktopProxy({"XDG_CURRENT_DESKTOP": "GNOME"}, lambda: pytest.fail("asked"))() == ("", ())


def test_kdes_file_is_found_in_its_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    (tmp_path / "kioslaverc").write_text(KDE)
    proxy = DesktopProxy({"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)})
    assert proxy()[0] == "http://127.0.0.1:7890"
