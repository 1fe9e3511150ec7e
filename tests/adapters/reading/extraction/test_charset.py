"""Encodings, told, untold and told wrongly."""

import os
import time

import pytest

from app.adapters.reading.extraction.charset import decode

TEXTS = {
    "gb18030": "<title>新闻</title><p>国务院新闻办公室今天举行发布会，介绍经济运行情况。记者提问时表示，物价上涨。</p>",
    "big5": "<title>新聞</title><p>行政院今天舉行記者會，說明上半年經濟運行情況。記者提問時表示，價格上漲。</p>",
    "cp932": "<title>ニュース</title><p>東京の気温は今日も高く、各地で三十五度を超える猛暑日となりました。</p>",
    "euc_jp": "<title>ニュース</title><p>東京の気温は今日も高く、各地で三十五度を超える猛暑日となりました。</p>",
    "iso2022_jp": "<title>ニュース</title><p>東京の気温は今日も高く、各地で三十五度を超える猛暑日となりました。</p>",
    "cp949": "<title>뉴스</title><p>서울의 기온은 오늘도 높아 곳곳에서 삼십오 도를 넘는 무더위가 이어졌습니다.</p>",
    "cp1251": "<title>Новости</title><p>Сегодня в Москве ожидается тёплая погода без осадков, до тридцати.</p>",
    "cp1252": "<title>Nachrichten</title><p>Die Prüfung der Maßnahmen läuft während der nächsten Wochen – „so“.</p>",
}


@pytest.mark.parametrize("said", ["", "text/html; charset=utf-8", "text/html; charset=iso-8859-1"])
@pytest.mark.parametrize("name", TEXTS)
def test_text_comes_back_whatever_the_server_says(name, said):
    assert decode(TEXTS[name].encode(name), said) == TEXTS[name]


@pytest.mark.parametrize("name", ["utf-8-sig", "utf-16", "utf-32"])
def test_byte_order_mark_is_believed_first(name):
    assert decode("<p>风筝</p>".encode(name), "text/html; charset=gbk") == "<p>风筝</p>"


@pytest.mark.parametrize(
    ("label", "name"),
    [("gb2312", "gb18030"), ("GBK", "gb18030"), ("x-gbk", "gb18030"), ("big5", "big5hkscs"), ("Shift_JIS", "cp932")],
)
def test_labels_mean_their_supersets(label, name):
    rare = {"gb18030": "朱镕基€㐀", "big5hkscs": "香港嘅嘢", "cp932": "①髙﨑"}[name]
    page = f"<meta charset={label}><p>{rare}</p>"
    assert decode(page.encode(name)) == page


def test_declaration_below_a_long_script_counts():
    page = "<script>" + "x" * 9000 + "</script><meta http-equiv=Content-Type content='text/html; charset=big5'>風箏"
    assert decode(page.encode("big5")) == page


def test_few_damaged_characters_do_not_change_the_encoding():
    page = TEXTS["gb18030"].encode("gb18030") * 20 + b"\xff"
    assert decode(page, "text/html; charset=gb2312").startswith(TEXTS["gb18030"])


def test_character_cut_off_at_the_end_does_no_harm():
    assert decode(TEXTS["gb18030"].encode()[:-6], "").startswith("<title>新闻")


@pytest.mark.parametrize(
    "label", ["rot13", "hex", "punycode", "unicode_escape", "idna", "utf-7", "none", "mbcs", "undefined"]
)
def test_odd_labels_are_passed_over(label):
    assert decode("<p>Käse</p>".encode(), f"text/html; charset={label}") == "<p>Käse</p>"


@pytest.mark.parametrize("data", [b"", b"\xff", b"\x00" * 9, os.urandom(50_000), b"<" * 1_000_000 + b"\xd6"])
def test_garbage_gives_some_text(data):
    assert isinstance(decode(data), str)


def test_hostile_page_takes_no_longer_than_others():
    assert decode(b"<meta " * 500_000 + b"\xd6\xd0" * 500_000)


@pytest.mark.parametrize("page", [b"<meta charset = " + b" " * 40_000, (b"<meta charset=" + b" " * 385) * 750])
def test_declaration_with_a_long_gap_takes_no_time(page):
    begun = time.perf_counter()
    assert decode(page + b"\xff\xfe\xfa")
    assert time.perf_counter() - begun < 10
