"""Texts that try to lead a reader of Markdown astray."""

from hypothesis import strategies as st

MARKERS = ["[1]", "[2][3]", "[1, 2]", "[1，3]", "[1-3]", "[[2]]", "【1】", "【2、3】", "[^3]", "[9]", "[8, 1]", "［2］"]
MARKUP = [
    "`", "``", "```", "```py\n", "~~~\n", "`a[1]`", "$", "$$", "$x_1$", "$$\n", "\\(", "\\)", "\\[", "\\]", "\\", "\\$",
    "[", "]", "(", ")", "](http://a.b)", "[a](b)", "![i](j)", "[1](u)", "[a](<b c> 't')", "[[1]](u)", "[t][r]", "[r]",
    "[r]: http://d.e\n", "\n[1]: http://d.e/[1]\n", "[2]: no\n", "<b>", "</b>", "<a href='[1]'>", "<!-- ", " -->",
    "<https://q.r/[1]>", "https://x.y/z[1]", "www.a.b ", "- ", "* ", "1. ", "2) ", "> ", "\n# ", "---\n", "===\n",
    "***", "_", "| a | b |\n|---|---|\n", "|", "- [ ] ", "- [x] ", "&amp;", "!",
]  # fmt: skip
WORDS = ["text ", "end. ", "中文", "。", "，", "🙂", "𝒳", "e\u0301", "5", " ", "    ", "\t", "\n", "\n\n", "\r\n", "\r"]
WORDS += ["\ue000", "\ue0011\ue001", "\u2028", "\xa0", "\x00", "\ud83d"]

TEXTS = st.lists(st.sampled_from(MARKERS) | st.sampled_from(MARKUP) | st.sampled_from(WORDS), max_size=40).map("".join)
PROSE = st.lists(
    st.sampled_from(["The sky is blue", "[1]", "[2][3]", ". ", "，", "。", " ", "中文", "\n\n", "\n", "【1】"]),
    max_size=60,
).map("".join)  # fmt: skip
KNOWN = frozenset({1, 2, 3})
