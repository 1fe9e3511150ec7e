"""Pages that are not yet the page."""

import time

import pytest

from app.adapters.reading.extraction.page_signals import forwarding, is_check, is_consent, is_video, needs_scripts

URL = "https://a.example/x"


@pytest.mark.parametrize(
    "html",
    ["<title>Just a moment...</title>", "<script>window._cf_chl_opt={}</script>", "<title>百度安全验证</title>",
     "<p>Please verify you are a human</p>", "<script src=https://geo.captcha-delivery.com/c.js></script>"],
)  # fmt: skip
def test_checks_are_told(html):
    assert is_check(html)


@pytest.mark.parametrize(
    "html",
    ["<div id=root></div>", '<div id="__next" class=a> </div>', "<app-root></app-root>",
     "<noscript>You need to enable JavaScript to run this app.</noscript>",
     "<noscript><p>本网站需要启用 JavaScript 才能运行</p></noscript>", "<noscript>JavaScript is disabled</noscript>",
     "<noscript>請開啟 JavaScript</noscript>", "<noscript>このアプリにはJavaScriptを有効にしてください</noscript>",
     "<noscript>자바스크립트를 활성화해 주세요</noscript>", "<noscript>Bitte aktivieren Sie JavaScript.</noscript>",
     "<noscript>Veuillez activer JavaScript.</noscript>", "<noscript>Activa JavaScript para continuar</noscript>",
     "<noscript>Este site requer JavaScript</noscript>"],
)  # fmt: skip
def test_pages_that_need_scripts_are_told(html):
    assert needs_scripts(html)


@pytest.mark.parametrize(
    "html",
    ["<div id=root><p>text</p></div>", "<noscript><img src=x></noscript>", "<p>JavaScript is required reading</p>"],
)
def test_other_pages_are_not(html):
    assert not needs_scripts(html)


@pytest.mark.parametrize(
    ("content", "target"),
    [("0;url=/y", "https://a.example/y"), ("5; URL='http://b.example/?a=1&amp;b=2'", "http://b.example/?a=1&b=2"),
     ("0;url=/x", ""), ("60;url=/y", ""), ("0;url=javascript:alert(1)", ""), ("5", "")],
)  # fmt: skip
def test_forwarding_leads_to_a_web_address(content, target):
    assert forwarding(f'<meta http-equiv="refresh" content="{content}">', URL) == target


def test_hostile_pages_take_no_time():
    for piece in ("<noscript>", "<noscript>enable ", "<div id=root", "<meta http-equiv=refresh "):
        assert not needs_scripts(piece * 100_000)
        assert not forwarding(piece * 100_000, URL)


@pytest.mark.parametrize("gap", ["content=", "content=9", "content=0;", "content=0;url="])
def test_forwarding_with_a_long_gap_takes_no_time(gap):
    begun = time.perf_counter()
    assert not forwarding(f"<meta http-equiv=refresh {gap}" + " " * 19_900, URL)
    assert time.perf_counter() - begun < 10


@pytest.mark.parametrize(
    ("html", "text"),
    [("<h1>Before you continue</h1><button>Accept all</button>", "Before you continue"),
     ("<button class=x><span>Alle akzeptieren</span></button>", "Wir und unsere Partner nutzen Cookies."),
     ("<p>We value your privacy</p><input type=submit value='I agree'>", ""),
     ("<a href=#>同意</a>", "隐私政策"), ("<button>全部接受</button>", "隱私權政策"),
     ("<button>Aceitar tudo</button>", "Antes de continuar"), ("<button>Aceptar todo</button>", "Usamos cookies"),
     ("<button>모두 동의</button>", "쿠키 사용 안내")],
)  # fmt: skip
def test_walls_that_want_an_agreement_are_told(html, text):
    assert is_consent(html, text)


def test_short_page_with_a_banner_is_no_wall():
    assert not is_consent("<p>Kites fly.</p><div>We use cookies.</div><button>Accept</button>", "Kites fly.")
    assert not is_consent("<p>Why we use cookies</p>", "Why we use cookies")


@pytest.mark.parametrize(
    "html",
    ['<meta property="og:type" content="video.other">', "<meta content='video' property=og:type>",
     '<script type="application/ld+json">{"@type": "VideoObject"}</script>'],
)  # fmt: skip
def test_pages_of_videos_are_told(html):
    assert is_video(html)
    assert not is_video('<meta property="og:type" content="article">')


@pytest.mark.parametrize(
    "piece", ["<a ", "<button", "<meta ", "<meta og:type", "wir ", "avant d’", '"@type"', "<a href="]
)
def test_signs_are_looked_for_in_linear_time(piece):
    begun = time.process_time()
    is_video(piece * 100_000)
    is_consent(piece * 100_000, piece * 100_000)
    is_consent(piece * 100_000, "")
    assert time.process_time() - begun < 20
