"""One word for one thing, in every language: the catalogues against the table of docs/glossary.md."""

import re
from pathlib import Path

import pytest

from tests.ui.languages.catalogues import Entry, entries, present_languages

GLOSSARY = Path(__file__).resolve().parents[3] / "docs" / "glossary.md"
LANGUAGES = [name for name in present_languages() if name != "en"]
UNSPACED = ("zh_CN", "zh_TW", "ja", "ko")
_PROSE = ("AssistantTemplates",)  # prompts, which say things in sentences of their own

# Where English has the word in another sense.
OTHER_SENSES = {
    "answer": r"no answer in time|answer every name|Nothing answers|answers, but not|did not answer in time",
    "backup": r"^ backups$",
    "conversation": r"Conversations \(Mistral\)",
    "page": r"images of pages",
    "paused": r"paused this answer",
    "report": r"what to report|reports an error",
    "settings": r"settings\.yml|settings\.json|Settings → Model",
    "source": r"Search source|^Source: $|sources you can check",
    "model": r"Settings → Model Provider|Models: Manage",
    "provider": r"Settings → Model Provider|Provider type",
}
# Where a language says it in other words, or leaves it out: (language, word, beginning of the English text).
ELSEWISE = {
    ("ja", "answer", "The model's context is only"),
    ("zh_CN", "answer", "Compare answer with…"),
    ("zh_TW", "answer", "Compare answer with…"),
    ("de", "cited", "Editors, agents and other chat programs"),
    ("fr", "cited", "Editors, agents and other chat programs"),
    ("de", "claim", "Show uncited claims"),  # a button: *Unbelegtes*
    ("fr", "claim", "Show uncited claims"),  # a button: *Sans source*
    ("fr", "conversation", "Search conversations"),  # a narrow field
    ("ko", "model", "Space adds a model to the favourites"),
    ("zh_CN", "passage", "The page as it is now; the first passage"),  # a paragraph of the page
    ("zh_TW", "passage", "The page as it is now; the first passage"),
    ("zh_CN", "prompt", "Insert the prompt with its variables"),
    ("zh_TW", "prompt", "Insert the prompt with its variables"),
    ("zh_CN", "question", "Search when the question needs it"),
    ("zh_TW", "question", "Search when the question needs it"),
    ("ko", "question", "Research needs a model."),
    ("es", "web page", "Add web page…"),
}


def table() -> dict[str, dict[str, str]]:
    """Word → language → what it says."""
    section = GLOSSARY.read_text(encoding="utf-8").split("## In the window's languages\n")[1].split("\n## ")[0]
    head, _, *rows = [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in section.splitlines() if line[:1] == "|"
    ]
    return {row[0]: dict(zip(head[1:], row[1:], strict=True)) for row in rows}


def strays(word: str, cell: str, language: str, catalogue: tuple[Entry, ...]) -> list[tuple[str, str]]:
    """(English, translation) of the texts with the word that say it otherwise than the table."""
    wanted = re.compile(rf"(?<![\w-]){re.escape(word)}(?:s|\(s\))?(?![\w-])", re.IGNORECASE)
    other = re.compile(OTHER_SENSES.get(word, r"(?!)"), re.IGNORECASE)
    return [
        (entry.text, form)
        for entry in catalogue
        if entry.finished and entry.context not in _PROSE and wanted.search(other.sub("", worded(entry.text)))
        for form in entry.forms
        if not any(holds(form, option, language) for option in cell.split("/"))
    ]


def worded(text: str) -> str:
    """Without its fields, whose names are words of the code."""
    return re.sub(r"\{\w*\}|<[^<>]*>", "", text)


def holds(form: str, option: str, language: str) -> bool:
    form, option = form.casefold(), re.sub(r"（.*?）|\(.*?\)", "", option).casefold()
    if language in UNSPACED:
        return option.replace(" ", "") in form.replace(" ", "")
    words = [word for word in re.findall(r"\w+", option) if len(word) > 2]
    return all(word[: max(4, len(word) - 2)] in form for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_the_same_name_everywhere(language: str) -> None:
    found = [
        (word, text, form)
        for word, cells in table().items()
        for text, form in strays(word, cells[language], language, entries(language))
        if not any(text.startswith(begin) for at, of, begin in ELSEWISE if (at, of) == (language, word))
    ]
    assert found == []


def test_the_table_has_a_word_of_every_language_for_every_thing() -> None:
    assert len(table()) > 30
    assert not [(word, language) for word, cells in table().items() for language in LANGUAGES if cells[language] in "–"]


def test_a_mixed_form_is_found() -> None:
    mixed = (
        Entry("Window", "Read sources", ("Quellen lesen",)),
        Entry("Window", "All sources", ("Alle Ursprünge",)),
        Entry("Window", "{source} is gone", ("{source} fehlt",)),
    )
    assert strays("source", "Quelle", "de", mixed) == [("All sources", "Alle Ursprünge")]


def test_what_is_said_elsewise_is_there() -> None:
    texts = {entry.text for entry in entries("zh_CN")}
    assert not [begin for _, _, begin in ELSEWISE if not any(text.startswith(begin) for text in texts)]


# What a converter of characters leaves of the mainland's words, where Taiwan's software has its own.
_MAINLAND = """
默認 缺省 軟件 硬件 信息 網絡 視頻 音頻 鏈接 搜索 服務器 文件夾 數據庫 數據目錄 客戶端 關鍵詞 屏蔽 界面 屏幕
鼠標 登錄 打印 粘貼 剪貼板 菜單 內存 硬盤 字符 兼容 插件 激活 刷新 卸載 運行 加載 創建 導入 導出 保存 充值 短語
端口 渲染 反饋 批量 全局 博客 會話 文檔 令牌 緩存 托盤 私有 智能體 跳轉 返回 發送 打開 設置 更新版本的 條結果
條訊息 條記憶 經補查詢到 透過驗證 來源支援 支援和反對
"""
_NO_WORD = re.compile(r"(?<!處理)程序|用戶(?!端)|(?<!網)域名|[“”‘’]")


def test_traditional_chinese_is_that_of_taiwan() -> None:
    window = [form for entry in entries("zh_TW") for form in entry.forms]
    terminal = (GLOSSARY.parents[1] / "i18n" / "terminal" / "zh_TW.po").read_text(encoding="utf-8").splitlines()
    texts = [*window, *(line for line in terminal if not line.startswith(("msgid", "#")))]
    assert [(word, text) for word in _MAINLAND.split() for text in texts if word in text] == []
    assert [text for text in texts if _NO_WORD.search(text)] == []
