"""Markdown → safe HTML, block by block. Pure: no Qt, no network; runs on the worker thread."""

import re
from collections.abc import MutableMapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from app.core.citing.markdown.grammar import grammar
from app.core.citing.markdown.regions import protected_spans
from app.core.domain.addresses import addresses_in, site_of
from app.ui.transcript.markdown import chips, code
from app.ui.transcript.markdown.chemistry import bare
from app.ui.transcript.markdown.chips import Mark, Words
from app.ui.transcript.markdown.directions import set_directions
from app.ui.transcript.markdown.folds import fold
from app.ui.transcript.markdown.links import LONGEST, is_safe_link, safe_link
from app.ui.transcript.markdown.maths import mathml
from app.ui.transcript.markdown.sanitizer import clean
from app.ui.wording.foreign.direction import TURNING
from app.ui.wording.foreign.hosts import display_host

_LONGEST_INLINE = 30_000  # characters of one paragraph; beyond, emphasis and links are not looked for (quadratic)
_EXPANSION = 100_000  # characters that a text's link definitions may add to it
_BESIDE = re.compile(r"\$\$[ \t]*\$\$")  # two displays on one line are taken for one
# What ends an address: tokens, and characters that would show it otherwise than it is.
_NO_ADDRESS = re.compile(f"(\ue000[^\ue000-\ue002]*\ue001|[\ue000-\ue002]|{TURNING.pattern})")
_TASK = re.compile(r"\[([ xX])\] ")


@dataclass(frozen=True)
class Block:
    """A top-level block: its tokens, the line at which it begins, and the seal of the citations in it."""

    tokens: list[Token]
    line: int
    seal: str

    @property
    def first(self) -> Token:
        return self.tokens[0]


class Renderer:
    """Text in, list of sanitised HTML blocks out. Not thread-safe: one thread at a time.

    The text's citation markers are already private tokens (`core.citing.markers.tokenised`); token k stands for
    `marks[k]`. Text that came from a model can make no button, no script, no request.
    """

    def __init__(self, words: Words | None = None, bare: bool = False, formulas: bool = True) -> None:
        """`bare`: for other programs; code comes without its bar. Without `formulas` TeX stands as it was written."""
        self.words, self._bare = words or Words(), bare
        self._md = _parser()
        rules = self._md.renderer.rules  # type: ignore[attr-defined]
        rules.update(
            fence=self._fence,
            code_block=self._fence,
            image=self._image,
            link_open=_link_open,
            table_open=_table_open,
            table_close=self._table_close,
            **dict.fromkeys(("math_inline", "math_inline_double", "math_block"), _maths if formulas else _tex),
        )

    def warm_up(self) -> None:
        """Import what the first answer needs, before it comes."""
        code.warm_up()
        self.blocks("**a** $x^2$\n\n```python\nx\n```\n")
        protected_spans("`a`")  # the core reads answers by the same library, and loads it at its first text

    def blocks(self, text: str, marks: Sequence[Mark] = ()) -> list[str]:
        return [self.render(block, marks) for block in self.parse(text)]

    def parse(self, text: str) -> list[Block]:
        seal = chips.new_seal()
        tokens = self._md.parse(chips.sealed(text, seal), {"references": _References(len(text))})
        blocks, depth, start = [], 0, 0
        for place, token in enumerate(tokens):
            if depth == 0 and token.nesting >= 0:
                start = place
            depth += token.nesting
            if depth == 0:
                blocks.append(Block(tokens[start : place + 1], (tokens[start].map or [0])[0], seal))
        return blocks

    def render(self, block: Block, marks: Sequence[Mark] = (), open_: bool = False) -> str:
        """`open_`: the block may still grow."""
        env = {"open": open_, "copy": chips.copy_mark(block.seal)}
        raw = self._md.renderer.render(block.tokens, self._md.options, env)
        return chips.put_in(clean(raw), marks, self.words, block.seal)

    def _fence(self, tokens: Sequence[Token], place: int, _options: Any, env: MutableMapping[str, Any]) -> str:
        token = tokens[place]
        return code.block(token.content, token.info, env["copy"], env["open"], self._bare)

    def _table_close(self, _tokens: Sequence[Token], _place: int, _options: Any, env: MutableMapping[str, Any]) -> str:
        return "</table></div>" if self._bare else f"</table></div>{2 * env['copy']}"

    def _image(self, tokens: Sequence[Token], place: int, *_: Any) -> str:
        """Never loaded: an address in an image tells its server what was asked. A link says that it is there."""
        token = tokens[place]
        alt = f"{self.words.image}: {token.content or display_host(site_of(str(token.attrGet('src') or '')))}"
        link_depth = sum(t.nesting for t in tokens[:place] if t.type.startswith("link_"))
        if link_depth:
            return f'<span class="image">{escape(alt)}</span>'
        return f'<a class="image" {_target(str(token.attrGet("src") or ""))}>{escape(alt)}</a>'


class _References(dict[str, dict[str, Any]]):
    """A text's link definitions. All uses together add at most as much as the text is long (and 100,000 characters):
    a long address under a short name, used often, would fill the memory."""

    def __init__(self, length: int) -> None:
        super().__init__()
        self._left = max(_EXPANSION, length)

    def get(self, label: str, default: Any = None) -> Any:
        definition = super().get(label, default)
        if definition is not None:
            self._left -= len(definition["href"]) + len(definition["title"])
        return definition if self._left >= 0 else None


def tokens_of(text: str) -> list[Token]:
    """The same tokens that are rendered."""
    return _parser().parse(text, {"references": _References(len(text))})


def _is_short_and_safe(url: str) -> bool:
    return len(url) <= LONGEST and is_safe_link(url)


def _as_written(link: str) -> str:
    """Decoded, an address may look like another one."""
    return link


def _parser() -> MarkdownIt:
    md = grammar().disable("html_inline")
    md.normalizeLinkText = _as_written  # type: ignore[method-assign]
    md.validateLink = _is_short_and_safe  # type: ignore[method-assign]
    md.core.ruler.before("inline", "fold", fold)
    md.core.ruler.at("inline", _inline)
    md.core.ruler.push("bare_addresses", _bare_addresses)
    md.core.ruler.push("bare_chemistry", _bare_chemistry)
    md.core.ruler.push("attributes", _attributes)
    return md


def _inline(state: StateCore) -> None:
    for token in state.tokens:
        if token.type != "inline":
            continue
        if len(token.content) > _LONGEST_INLINE:
            token.children = [_text(token.content)]
        else:
            token.children = []
            state.md.inline.parse(token.content, state.md, state.env, token.children)


def _bare_addresses(state: StateCore) -> None:
    for token in state.tokens:
        if token.type == "inline" and "://" in token.content:
            token.children = _linked(token.children or [])


def _bare_chemistry(state: StateCore) -> None:
    for token in state.tokens:
        if token.type == "inline" and "\\ce{" in token.content and len(token.content) <= _LONGEST_INLINE:
            token.children = [piece for child in token.children or () for piece in _with_formulas(child)]


def _with_formulas(child: Token) -> list[Token]:
    if child.type != "text" or "\\ce{" not in child.content:
        return [child]
    return [
        Token("math_inline", "math", 0, content=piece) if formula else _text(piece)
        for formula, piece in bare(child.content)
    ]


def _linked(children: list[Token]) -> list[Token]:
    out: list[Token] = []
    depth = 0
    for child in children:
        depth += child.nesting if child.type.startswith("link_") else 0
        if child.type != "text" or depth or "://" not in child.content or len(child.content) > _LONGEST_INLINE:
            out.append(child)
            continue
        for piece in _NO_ADDRESS.split(child.content):
            out.extend(_with_links(piece))
    return out


def _with_links(text: str) -> list[Token]:
    out: list[Token] = []
    for address in addresses_in(text):
        before, match, after = text.partition(address)
        if not match or len(address) > LONGEST:
            continue  # a double inside what is already linked
        link_open = Token("link_open", "a", 1, attrs={"href": address})
        out += [_text(before), link_open, _text(address), Token("link_close", "a", -1)]
        text = after
    return [*out, _text(text)] if text else out


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _attributes(state: StateCore) -> None:
    """Text directions, column alignment by class instead of style, and check boxes of task lists."""
    set_directions(state.tokens)
    for place, token in enumerate(state.tokens):
        if token.type in ("th_open", "td_open") and "style" in token.attrs:
            token.attrSet("class", str(token.attrs.pop("style")).removeprefix("text-align:"))
        if token.type == "inline" and place > 1 and state.tokens[place - 2].type == "list_item_open":
            _tick(token)


def _tick(token: Token) -> None:
    first = token.children[0] if token.children else None
    if first and (box := _TASK.match(first.content)):
        first.content = ("☐ " if box[1] == " " else "☑ ") + first.content[box.end() :]


def _table_open(tokens: Sequence[Token], place: int, *_: Any) -> str:
    rtl = tokens[place].attrGet("dir") == "rtl"
    return '<div class="table" dir="rtl"><table>' if rtl else '<div class="table"><table>'


def _link_open(tokens: Sequence[Token], place: int, *_: Any) -> str:
    return f"<a {_target(str(tokens[place].attrGet('href') or ''))}>"


def _target(url: str) -> str:
    """The address, and where it leads in plain sight: a link's text may say anything."""
    url = safe_link(url)
    return f'href="{escape(url)}" title="{escape(display_host(site_of(url)) or url)}"'


def _maths(tokens: Sequence[Token], place: int, *_: Any) -> str:
    token = tokens[place]
    display = token.type != "math_inline"
    formulas = [_formula(tex.strip(), display) for tex in _BESIDE.split(token.content)]
    return "".join(f'<div class="formula">{one}</div>' for one in formulas) if token.block else "".join(formulas)


def _tex(tokens: Sequence[Token], place: int, *_: Any) -> str:
    return f"<code>{escape(tokens[place].content.strip(), quote=False)}</code>"


def _formula(tex: str, display: bool) -> str:
    return mathml(tex, display) or f'<code class="maths">{escape(tex, quote=False)}</code>'
