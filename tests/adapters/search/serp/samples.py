"""Result pages written by hand, in the engines' markup."""

from base64 import urlsafe_b64encode
from html import escape
from urllib.parse import quote

Rows = list[tuple[str, str, str]]  # title, address, snippet

ROWS: Rows = [
    ("Granite — an igneous rock", "https://rocks.example/granite?a=1&b=ü", "Granite is coarse-grained."),
    ("Granite quarries", "https://quarry.example/", "Mar 3, 2024 — Where granite is cut."),
    ("花岗岩 · 百科", "https://baike.example/花岗岩", "花岗岩是一种岩浆岩。"),
]


def page(body: str, title: str = "granite", head: str = "") -> str:
    return f"<!DOCTYPE html><html><head><title>{title}</title>{head}</head><body>{body}</body></html>"


def bing(rows: Rows = ROWS, wrapped: bool = True) -> str:
    items = "".join(
        f'<li class="b_algo"><div class="b_tpcn"><a class="tilk" href="{_ck(url, wrapped)}"><cite>site</cite></a></div>'
        f'<h2><a href="{_ck(url, wrapped)}">{escape(title)}</a></h2>'
        f'<div class="b_caption"><p class="b_lineclamp2">{escape(snippet)}</p></div></li>'
        for title, url, snippet in rows
    )
    ad = '<li class="b_ad"><h2><a href="https://www.bing.com/aclick?ld=x">Buy granite</a></h2></li>'
    images = '<li class="b_ans"><h2><a href="/images/search?q=granite">Images of granite</a></h2></li>'
    return page(f'<ol id="b_results">{ad}{items}{images}<li class="b_pag"><a href="/search?first=11">2</a></li></ol>')


def bing_check() -> str:
    return page(
        '<header id="b_header"></header><div class="captcha"><h1>One more</h1><div id="turnstile-widget"></div></div>'
    )


def bing_nothing() -> str:
    return page('<ol id="b_results"><li class="b_no"><h1>Nothing for <strong>qqzx</strong></h1></li></ol>')


def bing_news(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="news-card newsitem cardcommon" url="https://elsewhere.example/" data-title="Another">'
        f'<div class="source set_top"><span></span><span tabindex="0" aria-label="9/3/2026">25d</span></div>'
        f'<a class="title" data-author="Stones" href="{escape(url)}"><h2>{escape(title)}</h2></a>'
        f'<div class="snippet">{escape(snippet)}</div></div>'
        for title, url, snippet in rows
    )
    lost = '<div class="newsitem"><a class="title" href="/news/search?q=more"><h2>More on this</h2></a></div>'
    return page(f'<div id="algocore">{items}{lost}</div>')


def duckduckgo(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="result results_links web-result"><div class="links_main"><h2 class="result__title">'
        f'<a class="result__a" href="{_uddg(url)}">{escape(title)}</a></h2>'
        f'<a class="result__snippet" href="{_uddg(url)}">{escape(snippet)}</a></div></div>'
        for title, url, snippet in rows
    )
    ad = (
        '<div class="result result--ad"><h2><a class="result__a" href="https://duckduckgo.com/y.js?ad_domain=x">'
        "Granite tops</a></h2></div>"
    )
    return page(f'<div id="links" class="results">{ad}{items}</div>')


def duckduckgo_rendered(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<li><article data-testid="result"><div><a data-testid="result-extras-url-link" href="{escape(url)}">site</a>'
        f'<h2><a data-testid="result-title-a" href="{escape(url)}"><span>{escape(title)}</span></a></h2></div>'
        f'<div data-result="snippet"><span><span>May 20, 2024</span><span>{escape(snippet)}</span></span></div>'
        "</article></li>"
        for title, url, snippet in rows
    )
    return page(f'<ol class="react-results--main">{items}</ol>')


def duckduckgo_light(rows: Rows = ROWS) -> str:
    items = "".join(
        f"<tr><td>{rank}.</td><td><a class='result-link' href='{_uddg(url)}'>{escape(title)}</a></td></tr>\n"
        f"<tr><td></td><td class='result-snippet'>{escape(snippet)}</td></tr>\n"
        for rank, (title, url, snippet) in enumerate(rows, start=1)
    )
    return page(f"<table>{items}</table>")


def duckduckgo_news(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="result result--news"><div class="result__body"><h2 class="result__title">'
        f'<a class="result__a" href="{escape(url)}">{escape(title)}</a></h2>'
        f'<span class="result__timestamp">3 hours ago</span>'
        f'<div class="result__snippet">{escape(snippet)}</div></div></div>'
        for title, url, snippet in rows
    )
    return page(f'<div class="results--news">{items}</div>')


def duckduckgo_check() -> str:
    form = '<form id="challenge-form" action="//duckduckgo.com/anomaly.js?q=x" method="POST">'
    return page(f'{form}<div class="anomaly-modal__title">Bots too.</div></form>', "DuckDuckGo")


def duckduckgo_nothing() -> str:
    return page('<div id="links"><div class="result result--no-result"><div class="no-results">None.</div></div></div>')


def google(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="MjjYud"><div class="tF2Cxc"><div><a href="{escape(url)}"><br><h3>{escape(title)}</h3>'
        f'<cite>site</cite></a></div><div class="VwiC3b"><span>{escape(snippet)}</span></div></div></div>'
        for title, url, snippet in rows
    )
    ad = '<div id="tads"><div data-text-ad="1"><a href="https://shop.example/"><h3>Granite shop</h3></a></div></div>'
    asked = (
        '<div class="related-question-pair" data-q="Hard?"><a href="https://asked.example/"><h3>Is it</h3></a></div>'
    )
    more = '<div id="botstuff"><a href="/search?q=granite+tops"><h3>More</h3></a></div>'
    return page(f'<div id="main">{ad}<div id="search"><div id="rso">{asked}{items}</div></div>{more}</div>')


def google_news(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="SoaBEf"><a class="WlydOe" href="{escape(url)}"><div><span>Stones</span></div>'
        f'<div class="n0jPhd" role="heading" aria-level="3">{escape(title)}</div><div class="GI74Re">{escape(snippet)}'
        '</div><div class="OSrXXb LfVVr"><span>3 hours ago</span></div></a></div>'
        for title, url, snippet in rows
    )
    return page(f'<div id="main"><div id="search"><div id="rso">{items}</div></div></div>')


def google_plain(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="xpd"><div><a href="/url?q={quote(url, safe=":/")}&amp;sa=U"><h3><div>{escape(title)}</div>'
        f'</h3></a></div><div><div class="s3v9rd">{escape(snippet)}</div></div></div>'
        for title, url, snippet in rows
    )
    return page(f'<div id="main">{items}</div>')


def google_check() -> str:
    return page(
        '<form id="captcha-form" action="index" method="post"><div class="g-recaptcha"></div></form>', "https://…"
    )


def google_consent() -> str:
    return page('<form action="https://consent.google.com/save" method="POST"><button>Accept all</button></form>')


def google_nothing() -> str:
    said = "<p role='heading' aria-level='3'>Your search - <em>qqzx</em> - did not match any documents.</p>"
    return page(f'<div id="main"><div id="search"></div><div id="botstuff">{said}</div></div>')


def google_shell() -> str:
    refresh = '<meta http-equiv="refresh" content="0;url=/httpservice/retry/enablejs?sei=x">'
    return page(f"<noscript>{refresh}<div>Please click here.</div></noscript><script>go()</script>", "Google Search")


def google_soft_block() -> str:
    frame = '<noscript><iframe src="/httpservice/retry/enablejs?sei=x"></iframe></noscript>'
    return page(f'{frame}<div id="main"></div>', "granite - Google Search")


def baidu(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="result c-container new-pmd" id="{rank}" tpl="se_com_default" mu="{escape(url)}">'
        f'<h3 class="t"><a href="http://www.baidu.com/link?url=opaque{rank}"><em>{escape(title)}</em></a></h3>'
        f'<span class="c-color-gray2">2天前</span><span class="c-font-normal c-color-text">{escape(snippet)}</span>'
        "</div>"
        for rank, (title, url, snippet) in enumerate(rows, start=1)
    )
    asked = (
        '<div class="result-op c-container" tpl="recommend_list" mu="http://28608.recommend_list.baidu.com">'
        '<h3><a href="/s?wd=granite+tops">大家还在搜</a></h3></div>'
    )
    ad = '<div class="c-container" data-tuiguang="1"><h3><a href="http://www.baidu.com/baidu.php?url=x">广告</a></h3></div>'
    return page(f'<div id="content_left">{ad}{items}{asked}</div>', "granite_百度搜索")


def baidu_opaque(links: list[str]) -> str:
    items = "".join(
        f'<div class="c-container"><h3><a href="{link}">花岗岩</a></h3><div class="c-abstract">花岗岩是岩石。</div>'
        '<span class="g">stone.example/gra... 2011-06-03</span></div>'
        for link in links
    )
    return page(f'<div id="content_left">{items}</div>')


def baidu_check() -> str:
    return page('<div class="passMod_dialog-wrapper"><p>百度安全验证</p></div>', "百度安全验证")


def baidu_nothing() -> str:
    return page('<div class="content_none"><div class="nors"><p>抱歉，未找到相关结果。</p></div></div>')


def yandex(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<li class="serp-item" data-cid="{number}"><div class="Organic"><h2 class="OrganicTitle">'
        f'<a class="Link OrganicTitle-Link" href="{escape(url)}"><div class="Favicon"></div>'
        f'<div class="OrganicTitle-LinkText">{escape(title)}</div></a></h2>'
        f'<div class="Path"><a href="{escape(url)}">site</a></div>'
        f'<div class="TextContainer OrganicText">{escape(snippet)}</div></div></li>'
        for number, (title, url, snippet) in enumerate(rows)
    )
    ad = (
        '<li class="serp-item"><h2><a href="https://yabs.yandex.ru/count/x">Granite shop</a></h2>'
        '<h2><a href="https://shop.example/">Slabs</a></h2></li>'
    )
    images = '<li class="serp-item"><h2><a href="//yandex.com/images/search?text=granite">Images</a></h2></li>'
    return page(f'<ul id="search-result">{ad}{items}{images}</ul>', "granite — Yandex")


def yandex_site(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<li class="b-serp-item serp-item"><a class="b-serp-item__title-link" href="{escape(url)}">'
        f'<b>{escape(title)}</b></a><div class="b-serp-item__text">{escape(snippet)}</div></li>'
        for title, url, snippet in rows
    )
    return page(f"<ol>{items}</ol>")


def yandex_check() -> str:
    return page('<form method="POST" action="/checkcaptcha?key=x"><h1>Confirm</h1></form>', "Are you not a robot?")


def yandex_nothing() -> str:
    empty = '<div class="EmptySearchResults"><div>Ничего не нашли</div></div><ul id="search-result"><li></li></ul>'
    return page(empty, "qqzx — Яндекс: ничего не найдено")


def searx(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<article class="result result-default category-general google"><a class="url_wrapper" href="{escape(url)}">'
        f'<span class="url_i1">site</span></a><h3><a href="{escape(url)}" rel="noreferrer">{escape(title)}</a></h3>'
        f'<time class="published_date" datetime="2024-05-20">May 20, 2024</time><p class="content">{escape(snippet)}'
        f'</p><div class="engines"><a class="cache_link" href="https://archive.example/{number}">cached</a></div>'
        "</article>"
        for number, (title, url, snippet) in enumerate(rows)
    )
    box = '<div class="infobox"><h2>Granite</h2><a href="https://box.example/">Box</a></div>'
    return page(f'<div id="results"><div id="sidebar">{box}</div><div id="urls" role="main">{items}</div></div>')


def searx_old(rows: Rows = ROWS) -> str:
    items = "".join(
        f'<div class="result result-default"><h4 class="result_header"><a href="{escape(url)}">{escape(title)}</a></h4>'
        f'<p class="result-content">{escape(snippet)}</p></div>'
        for title, url, snippet in rows
    )
    return page(f'<div id="main_results">{items}</div>')


def searx_nothing(unresponsive: bool = False) -> str:
    said = '<div id="engines_msg"><div class="dialog-error">Error! google (CAPTCHA)</div></div>' if unresponsive else ""
    dialog = '<div class="dialog-error" role="alert"><p>Nobody found anything.</p></div>'
    return page(f'<div id="sidebar">{said}</div><div id="urls">{dialog}</div>')


def _ck(url: str, wrapped: bool) -> str:
    if not wrapped:
        return escape(url)
    encoded = urlsafe_b64encode(url.encode()).decode().rstrip("=")
    return f"https://www.bing.com/ck/a?!&amp;&amp;p=abc&amp;u=a1{encoded}&amp;ntb=1"


def _uddg(url: str) -> str:
    return f"//duckduckgo.com/l/?uddg={quote(url, safe='')}&amp;rut=0123"
