"""How the elements of a page tell who wrote something, when, and what is none of it: names in its markup."""

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from lxml.html import HtmlElement

LONGEST_NAME = 60  # characters
_LONGEST_DATE = 90
NO_TEXT = frozenset(
    [
        *("script", "style", "template", "textarea", "select", "option", "button", "svg", "iframe"),
        *("nav", "head", "link", "meta", "object", "audio", "video", "canvas", "dialog", "input"),
    ]
)
_ASIDE = frozenset(
    [
        *("sig", "signature", "signatures", "usersig", "breadcrumb", "breadcrumbs", "pagination", "pager", "paginator"),
        *("tooltip", "dropdown", "popover", "modal", "toolbar", "share", "sharing", "skip", "cookie"),
    ]
)
_ASIDE_TOKENS = frozenset(
    ["sign", "sr-only", "visually-hidden", "screen-reader-text", "ad", "ads", "adsbygoogle", "jammer"]
)
_QUOTES = frozenset(["quote", "blockquote", "quotation", "quotebox", "quoteheader", "quotecontent", "citation"])
NO_PROSE = ("a", "h1", "h2")
BOLD = ("dt", "strong", "b", "h3", "h4", "h5", "cite")
_EXPAND = frozenset(["link", "quote", "btn", "button", "toggle", "more"])
_HIDDEN = re.compile(r"(?:display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden)", re.IGNORECASE)

_AUTHOR_WORDS = frozenset(
    [
        *("author", "username", "nickname", "poster", "byuser", "creator", "commenter", "uname", "authi"),
        *("answerer", "asker", "replyer", "nick", "postername", "bigusername", "displayname", "screenname", "byline"),
    ]
)
_USER = frozenset(["user", "member", "profile", "poster", "comment", "post", "reply", "userlink", "person"])
_NAME = frozenset(["name", "link", "by", "id"])
_USER_LINK = re.compile(
    r"/(?:u|user|users|member|members|profile|profiles|people|author|authors|usercenter|userinfo|space|uid)[/?.-]"
    r"|/@[\w.-]|/~\w|mod=space|space-uid|action=profile|mode=viewprofile|member\.php|memberlist\.php|profile\.php"
    r"|showuser|userid=|^user\?id=|[?&#/]u(?:id|ser|sername)?=|/home/main\?",
    re.IGNORECASE,
)
_MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
_MONTHS_ELSEWHERE = (  # in German, French, Spanish, Portuguese
    r"jän|märz|mär|mai|okt|dez|janv|févr|fév|mars|avr|juin|juil|août|déc|ene|abr|mayo|ago|dic|fev|março|maio|set|out"
)
_AGES_ELSEWHERE = (
    r"vor\s(?:\d{1,3}|eine[mr])\s(?:(?:sek|min|std)\.|(?:sekunde|minute|stunde|woche)n?|(?:tag|monat|jahr)(?:en)?)"
    r"|il\sy\s?a\s(?:\d{1,3}|une?)\s(?:s|secondes?|min|minutes?|h|heures?|j|jours?|semaines?|mois|ans?|années?)"
    r"|hace\s(?:\d{1,3}|una?)\s(?:segundos?|min|minutos?|h|horas?|d[ií]as?|semanas?|mes(?:es)?|años?)"
    r"|há\s(?:\d{1,3}|uma?)\s(?:segundos?|min|minutos?|h|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?)"
    r"|\d{1,3}\s(?:segundos?|min|minutos?|h|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?)\satrás"
    r"|(?:gestern|heute|hier|aujourd[’']hui|ayer|hoy|ontem|hoje)(?:,|\s(?:um|à|a\slas?|às))\s{0,2}\d"
)
_DATE = re.compile(
    rf"(?<!\d)(?:19|20)\d\d\s?[-/.年]\s?\d{{1,2}}\s?[-/.月]\s?\d{{1,2}}(?!\d)"
    rf"|(?<!\d)\d{{1,2}}[-/.]\d{{1,2}}[-/.](?:(?:19|20)\d\d|\d\d)(?!\d)"
    rf"|(?<![a-z])(?:{_MONTHS})[a-z]{{0,6}}\.?\s?\d{{1,2}}(?!\d)"
    rf"|(?<!\d)\d{{1,2}}(?:st|nd|rd|th)?[\s.-](?:{_MONTHS})[a-z]{{0,6}}\.?(?![a-z])"
    r"|(?<!\d)\d{1,3}\+?\s?(?:s|sec|second|m|min|minute|h|hr|hour|d|day|w|week|mo|month|y|yr|year)s?\.?\sago\b"
    r"|\b(?:an?|one|last)\s(?:second|minute|hour|day|week|month|year)\sago\b"
    rf"|(?<!\d)\d{{1,2}}(?:\.|er|º)?\s(?:de\s)?(?:{_MONTHS}|{_MONTHS_ELSEWHERE})[a-zéû]{{0,7}}\.?,?\s(?:de\s)?(?:19|20)\d\d(?!\d)"
    rf"|(?<!\d)\d{{1,2}}(?:\.|\sde)\s(?:{_MONTHS}|{_MONTHS_ELSEWHERE})[a-z]{{0,7}}(?![a-zà-ÿ])"
    rf"|(?<![^\W_])(?:{_AGES_ELSEWHERE})(?![^\W\d_])"
    r"|(?<!\d)(?:19|20)\d\d년\s?\d{1,2}월\s?\d{1,2}일|(?<!\d)\d{1,2}월\s?\d{1,2}일"
    r"|(?<!\d)(?:19|20)\d\d\.\s\d{1,2}\.\s\d{1,2}(?!\d)|\d{1,3}\s?(?:초|분|시간|일|주일?|개월|달|년)\s?전"
    r"|(?:방금|어제|그저께|오늘)(?=\s|$)"
    r"|\d{1,3}\s?(?:秒|分[钟鐘]|小[时時]|天|[周週]|[个個]月|年|時間|分|日|[かヶカケ]月|週間)[之以]?前"
    r"|(?:刚刚|剛剛|昨天|前天|今天|昨日|一昨日|刚才|剛才|たった今)"
    r"|(?<!\d)\d{1,2}月\d{1,2}日|(?:yesterday|today)(?:,|\sat)\s{0,2}\d|^\s*\d{2}-\d{2}(?:\s\d{2}:\d{2})?\s*$",
    re.IGNORECASE,
)
_SINCE = re.compile(
    r"\b(?:joined|registered|member since|last (?:active|seen|visit))|注册|註冊|入会|最后登录|最後登入|加入时间"
    r"|加入時間|登録日|参加日|가입|\b(?:registriert|mitglied seit|dabei seit|inscrit|membre depuis|inscription"
    r"|registrado|miembro desde|membro desde|cadastrado)",
    re.IGNORECASE,
)
_OF_PROFILE = re.compile(r"profile|joined|regist|user-?(?:extras|stats)|author_(?:info|stat)", re.IGNORECASE)
_MAY_BE_DATE = re.compile(r"\d|刚|剛|昨|前|今|ago|방금|어제|그저께|오늘|\b(?:vor|il|hace|há) ", re.IGNORECASE)
_NONE: Mapping[str, str] = {}
_DATE_PROPERTIES = ("datePublished", "dateCreated", "uploadDate", "dateModified")
WORDS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


class ClassName(NamedTuple):
    """What a class attribute says."""

    tokens: tuple[str, ...] = ()
    words: frozenset[str] = frozenset()
    author: bool = False  # somebody is named there
    aside: bool = False  # a signature or control: it may tell who wrote a post, but is none of its text
    quote: bool = False


@lru_cache(4096)
def class_name(text: str) -> ClassName:
    text = text[:500]
    tokens = tuple(dict.fromkeys(text.split()))
    lower = text.lower()
    words = frozenset(word.lower() for word in WORDS.findall(text))
    by_two_words = not (words.isdisjoint(_USER) or words.isdisjoint(_NAME))
    expands = "expand" in words and not words.isdisjoint(_EXPAND)
    return ClassName(
        tokens,
        words,
        author=by_two_words or not words.isdisjoint(_AUTHOR_WORDS),
        aside=expands or "signature" in lower or not (words.isdisjoint(_ASIDE) and _ASIDE_TOKENS.isdisjoint(tokens)),
        quote=not words.isdisjoint(_QUOTES),
    )


def attributes_of(element: "HtmlElement") -> Mapping[str, str]:
    return dict(element.items()) if element.keys() else _NONE


def is_hidden(attributes: Mapping[str, str]) -> bool:
    if "hidden" in attributes:
        return True
    return "style" in attributes and _HIDDEN.search(attributes["style"][:500]) is not None


def names_author(tag: str, attributes: Mapping[str, str]) -> bool:
    """Apart from the class, of which `ClassName.author` tells."""
    if not attributes:
        return False
    if "data-author" in attributes or attributes.get("rel") == "author":
        return True
    if attributes.get("itemprop") in ("author", "creator"):
        return True
    return tag == "a" and _USER_LINK.search((attributes.get("href") or "")[:300]) is not None


def names_date(tag: str, attributes: Mapping[str, str], texts: list[str]) -> bool:
    if tag in ("time", "relative-time"):
        return True
    if attributes and (attributes.get("itemprop") in _DATE_PROPERTIES or date_in(attributes.get("title") or "")):
        return True
    return any(map(date_in, texts))


def is_of_profile(element: "HtmlElement") -> bool:
    """Whether a date is that of its author's beginnings: told by the name or the label of what it stands in."""
    before = element.getprevious() if element.tag == "dd" else None
    label = f"{element.text or ''} {'' if before is None else ' '.join(before.itertext())[:100]}"
    if _SINCE.search(label[:300]):
        return True
    around = (element, *islice(element.iterancestors(), 2))
    return any(
        _OF_PROFILE.search((e.get("class") or "")[:300]) for e in around if "has-profile" not in (e.get("class") or "")
    )


def date_in(text: str) -> str:
    """The date that a short text tells, as it tells it; empty for long texts, which are none."""
    if len(text) > 2 * _LONGEST_DATE or not _MAY_BE_DATE.search(text):
        return ""
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST_DATE and _DATE.search(text) else ""
