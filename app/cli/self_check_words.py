"""What the self-check says, in English and Chinese: it is read by whoever installs, in the language of the system."""

from app.core.self_check import CheckPart, CheckReason, CheckResult, CheckState

# By English and Chinese; `{detail}` is foreign text.
NAMES = {
    CheckPart.FILES: ("Program files", "程序文件"),
    CheckPart.LANGUAGES: ("Languages", "界面语言"),
    CheckPart.LICENCES: ("Licences", "许可证"),
    CheckPart.DATABASE: ("Database", "数据库"),
    CheckPart.DATA: ("Your data", "你的数据"),
    CheckPart.KEYCHAIN: ("Keychain", "钥匙串"),
    CheckPart.GATE: ("Private addresses", "内网地址防护"),
    CheckPart.DOCUMENTS: ("Documents", "文档读取"),
    CheckPart.MODEL: ("Built-in model", "本地模型"),
    CheckPart.BROWSER: ("Browser", "浏览器内核"),
    CheckPart.PAGE: ("Web page", "网页读取"),
    CheckPart.ANSWER: ("Cited answer", "带引用的回答"),
}
WORKS = {
    CheckPart.FILES: ("all are there", "齐全"),
    CheckPart.LANGUAGES: ("every one can be loaded ({detail})", "均可加载（{detail}）"),
    CheckPart.LICENCES: ("{detail} texts are there", "共 {detail} 份文本"),
    CheckPart.DATABASE: (
        "a conversation was written and read (SQLite {detail})",
        "对话可写入并读回（SQLite {detail}）",
    ),
    CheckPart.DATA: ("undamaged ({detail})", "完好（{detail}）"),
    CheckPart.KEYCHAIN: ("keeps a key and gives it back", "可以保存并取回密钥"),
    CheckPart.GATE: ("are refused", "防护有效"),
    CheckPart.DOCUMENTS: ("can be read ({detail})", "可以读取（{detail}）"),
    CheckPart.MODEL: ("{detail} answers", "{detail} 可以回答"),
    CheckPart.BROWSER: (
        "a page made by JavaScript was rendered, sandbox on ({detail})",
        "可渲染 JavaScript 页面，沙箱已开启（{detail}）",
    ),
    CheckPart.PAGE: ("was read", "可以读取"),
    CheckPart.ANSWER: ("its citation opens the passage", "引用可打开原文段落"),
}
REASONS = {
    CheckReason.HUNG: (
        "no answer within {detail} seconds. Try again when the computer is less busy.",
        "{detail} 秒内没有响应。请在电脑空闲时重试。",
    ),
    CheckReason.CRASHED: ("its process ended unexpectedly ({detail})", "进程意外退出（{detail}）"),
    CheckReason.ERROR: ("{detail}", "{detail}"),
    CheckReason.MISSING: ("missing: {detail}. Install Citewise again.", "缺少：{detail}。请重新安装 Citewise。"),
    CheckReason.WRONG_TEXT: (
        "what was read is not what was written ({detail})",
        "读回的内容与写入的不一致（{detail}）",
    ),
    CheckReason.NOT_PACKAGED: (
        "come with the packages of each dependency; this is no packaged build",
        "随各依赖包提供（当前不是打包版本）",
    ),
    CheckReason.NO_DATA: ("none yet", "暂无"),
    CheckReason.NEWER_DATA: (
        "made by a newer version of Citewise ({detail}). Install that version again; nothing was changed.",
        "由更新版本的 Citewise 创建（{detail}）。请重新安装该版本；数据未被改动。",
    ),
    CheckReason.OLDER_DATA: (
        "undamaged; the next start brings it up to date, after a copy ({detail})",
        "完好；下次启动时会先备份再升级（{detail}）",
    ),
    CheckReason.DAMAGED: (
        "damaged ({detail}). Start Citewise: it keeps the file aside and offers the last backup.",
        "已损坏（{detail}）。请启动 Citewise：程序会保留原文件，并可恢复最近的备份。",
    ),
    CheckReason.NO_KEYCHAIN: (
        "there is none; keys can be kept in an encrypted file instead",
        "系统没有钥匙串；可改用加密的密钥文件保存",
    ),
    CheckReason.KEYCHAIN_LOCKED: (
        "it is locked or refuses ({detail}); unlock it, or keep keys in an encrypted file",
        "已锁定或拒绝访问（{detail}）；请解锁，或改用加密的密钥文件",
    ),
    CheckReason.KEYCHAIN_SILENT: (
        "it does not answer, perhaps because it waits for its password; keys can be kept in an encrypted file instead",
        "没有响应，可能在等待输入密码；可改用加密的密钥文件保存",
    ),
    CheckReason.LET_THROUGH: (
        "{detail} was let through. Do not use this build.",
        "{detail} 未被拦截。请勿使用此版本。",
    ),
    CheckReason.NOT_READ: ("could not be read: {detail}", "无法读取：{detail}"),
    CheckReason.NO_MODEL: (
        "its engine starts; --model FILE.gguf tries a model",
        "引擎可以启动；用 --model FILE.gguf 可测试模型",
    ),
    CheckReason.NO_ENGINE: (
        "its engine is not installed; install citewise[local] to run models here",
        "未安装引擎；安装 citewise[local] 后可在本机运行模型",
    ),
    CheckReason.NO_QT: ("Qt WebEngine cannot be loaded: {detail}", "无法加载 Qt WebEngine：{detail}"),
    CheckReason.NOT_CONFINED: (
        "the page's process is outside the sandbox. Do not use this build.",
        "网页进程不在沙箱内。请勿使用此版本。",
    ),
    CheckReason.SANDBOX_OFF_ROOT: (
        "a page made by JavaScript was rendered; the sandbox is off, because this runs as root ({detail})",
        "可渲染 JavaScript 页面；以 root 运行，沙箱已关闭（{detail}）",
    ),
    CheckReason.SANDBOX_OFF: (
        "a page made by JavaScript was rendered; the environment switches the sandbox off ({detail})",
        "可渲染 JavaScript 页面；环境变量关闭了沙箱（{detail}）",
    ),
    CheckReason.NO_CITATION: ("no citation in the answer ({detail})", "回答中没有引用（{detail}）"),
    CheckReason.NO_PASSAGE: ("its citation opens no passage ({detail})", "引用无法打开原文段落（{detail}）"),
}
_SANDBOX = (
    "Chromium's sandbox cannot start: allow it with 'sudo sysctl -w {detail}'",
    "Chromium 沙箱无法启动：请运行 'sudo sysctl -w {detail}' 开启",
)
_ALLOW = {
    "apparmor": "kernel.apparmor_restrict_unprivileged_userns=0",
    "user_namespaces_off": "kernel.unprivileged_userns_clone=1 user.max_user_namespaces=15000",
}
_ALL = ("Everything works.", "一切正常。")
_SOME = ("{count} of {total} parts failed.", "{total} 项中有 {count} 项失败。")
_MARKS = {CheckState.OK: "✓", CheckState.FAILED: "✗", CheckState.ABSENT: "–"}


def result_line(result: CheckResult, locale: str) -> str:
    """Its sign, its name, what came of it, and how long it took."""
    name = NAMES[result.part][_column(locale)]
    gap = "：" if _column(locale) else ": "
    return f"{_MARKS[result.state]} {name}{gap}{result_sentence(result, locale)}"


def result_sentence(result: CheckResult, locale: str) -> str:
    """Foreign text stands in it: print it on one line, cleaned."""
    detail, column = result.detail, _column(locale)
    if result.reason is CheckReason.NO_SANDBOX:
        return _SANDBOX[column].format(detail=_ALLOW.get(detail, detail))
    words = REASONS[result.reason] if result.reason else WORKS[result.part]
    return words[column].format(detail=detail)


def summary(failed: int, total: int, locale: str) -> str:
    return (_SOME if failed else _ALL)[_column(locale)].format(count=failed, total=total)


def _column(locale: str) -> int:
    return 1 if locale.startswith("zh") else 0
