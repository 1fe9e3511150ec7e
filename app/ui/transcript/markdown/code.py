"""Code blocks: coloured by classes, with a bar that names the language and copies."""

import re
from functools import lru_cache
from html import escape

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name

from app.ui.wording.foreign.direction import unturned

# The model chooses the language and the text, and the patterns of most lexers are quadratic in some text. These
# languages were measured with hundreds of nasty texts at the limits below: the worst takes 0.4 s, most 0.05 s.
_NAMES = """bash sh shell zsh console shell-session powershell pwsh ps1 docker dockerfile make makefile cmake nginx
c cpp c++ objective-c objectivec objc csharp c# cs vbnet java kotlin scala clojure swift go golang rust rs dart
python py python3 ruby rb php lua r julia matlab fortran haskell hs elixir
javascript js jsx typescript ts tsx vue html xml css scss less graphql
json yaml yml toml properties diff sql mysql markdown md latex tex"""
LANGUAGES = frozenset(_NAMES.split())
_INSTEAD = {  # lexers that are slow, or hand parts of the text to one that the text names
    **dict.fromkeys(("ini", "cfg", "conf", "dotenv", "env"), "properties"),
    **dict.fromkeys(("postgres", "postgresql", "sqlite", "sqlite3", "plpgsql"), "sql"),
    **dict.fromkeys(("jsonc", "json5", "jsonl"), "json"),
    "svg": "xml",
    "patch": "diff",
}
_OPTIONS: dict[str, bool] = {"stripnl": False, "ensurenl": False, "handlecodeblocks": False}  # the last: of Markdown
_LONGEST, _MOST_LINES = 8000, 300
_TOO_WIDE = re.compile(r"[^\n]{501}|[ \t]{61}|(?:[ \t]*+\n){21}")
_WORDY = re.compile(r"(?:[\w.\[\]<>@]++\s++){60}|[^\s(){};]{200}")  # taken for a declaration from each of its lines on
_DECLARING = ("java", "csharp", "c#", "cs")

_SVG = re.compile(r"\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--.{0,500}?-->\s*)?<svg[\s>]", re.DOTALL)
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_WARM = ("python", "javascript", "typescript", "bash", "json", "html", "css", "sql", "c", "cpp", "java", "go", "rust")
_formatter: HtmlFormatter[str] = HtmlFormatter(nowrap=True)


def block(source: str, language: str, copy: str = "", open_: bool = False, bare: bool = False) -> str:
    """The block's HTML; `copy` stands where the copy button goes.

    An open block, still streaming, is not coloured: that would be quadratic.
    """
    if bare:
        return f"<pre><code>{escape(source, quote=False)}</code></pre>"
    language = language_of(language)
    name = _INSTEAD.get(language.lower(), language.lower())
    inner = escape(source, quote=False) if open_ or not may_be_coloured(source, name) else _coloured(source, name)
    bar = f'<div class="codebar"><span class="lang">{escape(language)}</span>{copy}</div>'
    kind = "code drawable" if language.lower() == "svg" or (name == "xml" and _SVG.match(source)) else "code"
    return f'<div class="{kind}">{bar}<pre><code>{inner}</code></pre></div>'


def language_of(info: str) -> str:
    """What stands behind the fence, as it is shown."""
    return _PRIVATE.sub("", unturned("".join(info.split()[:1])))[:24]


def may_be_coloured(source: str, name: str) -> bool:
    """False for languages and texts that a lexer may chew on for long."""
    if name not in LANGUAGES or len(source) > _LONGEST or source.count("\n") > _MOST_LINES or _TOO_WIDE.search(source):
        return False
    return name not in _DECLARING or not _WORDY.search(source)


def warm_up() -> None:
    """Import the common lexers before the first answer needs one: each costs up to 20 ms."""
    for name in _WARM:
        _coloured("x = 1\n", name)


@lru_cache(maxsize=32)  # a block is rendered once when it closes, and once when the answer ends
def _coloured(source: str, name: str) -> str:
    return highlight(source, _lexer(name), _formatter)


@lru_cache(maxsize=64)
def _lexer(name: str) -> Lexer:
    return get_lexer_by_name(name, **_OPTIONS)
