"""Signs in a page that it is not yet the page: a check for robots, a forwarding, an empty frame for scripts."""

import re
from itertools import islice
from urllib.parse import urljoin

from app.core.domain.addresses import is_web_address

_LOOKED_AT = 20_000  # characters
_CHECKS = re.compile(
    r"<title>Just a moment\.\.\.|_cf_chl_opt|/cdn-cgi/challenge-platform/|Attention Required! \| Cloudflare"
    r"|Checking your browser before accessing|Enable JavaScript and cookies to continue"
    r"|captcha-delivery\.com|px-captcha|_Incapsula_Resource|aliyun_waf|acw_sc__v2|/_sec/cp_challenge/"
    r"|geo\.captcha|awsWafCookieDomainList|verify (?:that )?you are (?:a )?human|百度安全验证"
    r"|安全[验驗][证證]</title>",
    re.IGNORECASE,
)
_NOSCRIPT = re.compile(r"<noscript[^>]{0,100}>([^\x00]{0,600})", re.IGNORECASE)
_ASKS_FOR_SCRIPTS = re.compile(
    r"(?:enable|activate|requires?|turn on|needs?|启用|啟用|开启|開啟|有効|활성화|aktivier\w*|benötigt|activ[ae][rz]?"
    r"|nécessite|habilit\w+|requiere|ative|ativar|requer)[^.。]{0,60}(?:javascript|\bjs\b|脚本|腳本|자바스크립트)"
    r"|(?:javascript|\bjs\b|脚本|腳本|자바스크립트)[^.。]{0,60}(?:enabled|to run|required|disabled|启用|啟用|開啟|有効"
    r"|无效|無効|활성화|aktivier|benötigt|deaktiviert|activé|désactivé|requis|activado|desactivado"
    r"|habilitado|ativado|desativado)",
    re.IGNORECASE,
)
_EMPTY_FRAME = re.compile(
    r"""<(?:div|main)[^<>]{0,100}\bid=["']?(?:root|app|__next|__nuxt|app-root|main-app)["']?[^<>]{0,200}>\s{0,200}</"""
    r"|<app-root[^<>]{0,100}>\s{0,200}</",
    re.IGNORECASE,
)
_REFRESH = re.compile(
    r"""<meta[^>]{0,100}http-equiv\s{0,20}+=\s{0,20}+["']?refresh["']?[^>]{0,100}content\s{0,20}+=\s{0,20}+["']?+"""
    r"""\s{0,20}+(\d{1,3})[\d.]{0,20}+\s{0,20}+[;,]\s{0,20}+url\s{0,20}+=\s{0,20}+["']?+([^"'>\s]{1,2000})""",
    re.IGNORECASE,
)
_CONSENT = re.compile(
    r"before you continue|we (?:value|respect|care about) your privacy|cookie[- ]?(?:consent|wall|policy)"
    r"|use of cookies|uses? cookies|(?:wir|unsere partner) .{0,60}cookies|bevor sie .{0,20}(?:weiter|fortfahren)"
    r"|avant d[e’'].{0,20}(?:continuer|accéder)|nous respectons votre vie privée|隐私(?:设置|声明|政策)|クッキー|쿠키"
    r"|隱私權?(?:設定|聲明|政策)|(?:usamos|utilizamos) cookies|antes de (?:continuar|ir a)"
    r"|(?:valoramos|respetamos|respeitamos) (?:tu|su|sua|a sua) privaci?da",
    re.IGNORECASE,
)
_AGREE = re.compile(
    r"<(?:button|a|input)\b[^<>]{0,600}(?:>\s{0,20}(?:<span[^<>]{0,200}>\s{0,20})?|value=[\"'])"
    r"(?:i agree|agree|accept(?: all| & continue| and continue| cookies)?|allow all|consent|alle akzeptieren"
    r"|akzeptieren|zustimmen(?: und weiter)?|einverstanden|tout accepter|accepter|j[’']accepte|aceptar(?: todo)?"
    r"|aceitar(?: tudo)?|aceito|continuer sans accepter|accetta(?: tutto)?|同意|接受|全部接受|すべて同意|同意する|동의"
    r"|모두 (?:동의|수락))",
    re.IGNORECASE,
)
_VIDEO = re.compile(
    r"""<meta[^>]{0,100}og:type["']?[^>]{0,40}content=["']?video|<meta[^>]{0,40}content=["']?video[^>]{0,60}og:type"""
    r"""|"@type"\s{0,9}:\s{0,9}"VideoObject\"""",
    re.IGNORECASE,
)
_TIMEOUT = 10  # seconds; a page that forwards later wants to be read first


def is_check(html: str) -> bool:
    """True for pages that want to see a person. Ask only where there is little text: articles quote such words."""
    return bool(_CHECKS.search(html[:_LOOKED_AT]))


def needs_scripts(html: str) -> bool:
    """True for pages that say so, and for the empty frames of single-page applications."""
    html = html[:300_000]
    if _EMPTY_FRAME.search(html):
        return True
    notes = [match[1].partition("</noscript")[0] for match in islice(_NOSCRIPT.finditer(html), 5)]
    return any(asks_for_scripts(note) for note in notes)


def asks_for_scripts(text: str) -> bool:
    """True for `You need to enable JavaScript …` and its like."""
    return bool(_ASKS_FOR_SCRIPTS.search(text[:2000]))


def forwarding(html: str, url: str) -> str:
    """Where a `refresh` leads to; empty where there is none, or where it leads back."""
    match = _REFRESH.search(html[:_LOOKED_AT])
    if match is None or int(match[1]) > _TIMEOUT:
        return ""
    try:
        target = urljoin(url, match[2].replace("&amp;", "&"))
    except ValueError:
        return ""
    return target if is_web_address(target) and target != url else ""


def is_consent(html: str, text: str) -> bool:
    """True for pages that want an agreement before they show anything. Ask only where there is little `text`.

    It must itself speak of that, or be missing: short pages have banners for cookies too.
    """
    html = html[:300_000]
    return bool(_CONSENT.search(text[:_LOOKED_AT] if text.strip() else html)) and bool(_AGREE.search(html))


def is_video(html: str) -> bool:
    """True for pages that call themselves a video's."""
    return bool(_VIDEO.search(html[:300_000]))
