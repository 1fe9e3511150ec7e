"""Pages that stand in the way of results: checks, refusals, and shells that need scripts.

Asked only where a page has no hits: words such as *captcha* may well stand in a good result.
"""

from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from app.adapters.search.serp import markup
from app.core.domain.evidence import Outcome

_CHECKS = (
    "#turnstile-widget, .cf-turnstile, #challenge-stage, #cf-challenge-running, .captcha_header,"
    " form#challenge-form, form#captcha-form, .g-recaptcha, .h-captcha, .anomaly-modal__title,"
    " iframe[src*='challenges.cloudflare.com'], iframe[src*='/recaptcha/'], iframe[src*='hcaptcha.com'],"
    " form[action*='/sorry/'], form[action*='//consent.'], .passMod_dialog-wrapper,"
    " a[href*='google.com/sorry/'], a[href*='wappass.baidu.com/static/captcha/'],"
    " altcha-widget, form[action*='/sp/captcha'], form.consent-form, #seccodeForm, #seccodeInput, #seccodeImage"
)
_CHECK_HOSTS = ("consent.", "guce.", "sorry.", "wappass.")
_CHECK_PATHS = ("/sorry/", "/static/captcha/", "/antispider/", "/sp/captcha")
_CHECK_TITLES = ("just a moment...", "attention required! | cloudflare", "百度安全验证", "安全验证", "搜狗搜索验证")
_CHECK_WORDS = (
    "unusual traffic",
    "verify you are human",
    "verify that you are not a robot",
    "solve the challenge below",
    "解决以下难题",
    "请输入验证码",
    "请完成下方验证",
    "confirm you're a human",  # Brave
    "proof of work captcha",
    "captcha verification",  # Startpage
    "此验证码用于确认",  # Sogou
)
_REFUSAL_WORDS = (
    "appears to be sending automated queries",  # Mojeek
    "unable to process request at this time",  # Yahoo
    "访问过于频繁",  # Sogou
)
_SHORT = 2000  # characters: a longer page is about checks, not one
_REFUSALS = (202, 402, 403, 429, 503, 999)  # 999: Yahoo's own
VISIBLE_CHECK = (
    "#turnstile-widget, .cf-turnstile, #challenge-stage, .g-recaptcha, .h-captcha,"
    " form[action*='captcha'], form.consent-form, #seccodeForm, [class*='captcha'], [id*='captcha']"
)  # for the selectors that tell when a page is ready


def is_check(tree: LexborHTMLParser, url: str) -> bool:
    """True for a captcha or a consent page, by what it holds, its title or where it is."""
    if is_check_address(url):
        return True
    title = markup.text(tree.css_first("title")).lower()
    return tree.css_first(_CHECKS) is not None or title.startswith(_CHECK_TITLES)


def is_check_address(url: str) -> bool:
    """True where an engine sends clients that it distrusts."""
    parts = urlsplit(url)
    return (parts.hostname or "").startswith(_CHECK_HOSTS) or parts.path.startswith(_CHECK_PATHS)


def without_hits(tree: LexborHTMLParser, status: int) -> Outcome:
    """What a page is that has neither hits nor a check nor a word about their absence."""
    words = markup.text(tree.body).lower().replace("’", "'")
    if len(words) < _SHORT and any(sign in words for sign in _CHECK_WORDS):
        return Outcome.CHECK
    if status in _REFUSALS or (len(words) < _SHORT and any(sign in words for sign in _REFUSAL_WORDS)):
        return Outcome.REFUSED
    is_shell = len(words) < _SHORT and _is_script_shell(tree)  # Yahoo offers its full pages without scripts too
    return Outcome.SCRIPT_SHELL if is_shell else Outcome.NOT_UNDERSTOOD


def _is_script_shell(tree: LexborHTMLParser) -> bool:
    """A page whose `noscript` part sends the reader elsewhere, or asks for scripts."""
    phrases = ("javascript", "http-equiv", "enablejs")
    return any(sign in (node.html or "").lower() for node in tree.css("noscript") for sign in phrases)
