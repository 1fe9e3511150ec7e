"""Under what name a code block is saved."""

import re

from app.ui.transcript.blocks.source import CodeBlock

_ENDINGS = {
    "bash": "sh", "sh": "sh", "shell": "sh", "zsh": "sh", "console": "txt", "shell-session": "txt",
    "powershell": "ps1", "pwsh": "ps1", "ps1": "ps1", "cmake": "cmake", "nginx": "conf",
    "c": "c", "cpp": "cpp", "c++": "cpp", "objective-c": "m", "objectivec": "m", "objc": "m", "csharp": "cs",
    "c#": "cs", "cs": "cs",
    "vbnet": "vb", "java": "java", "kotlin": "kt", "scala": "scala", "clojure": "clj", "swift": "swift",
    "go": "go", "golang": "go", "rust": "rs", "rs": "rs", "dart": "dart", "python": "py", "py": "py", "python3": "py",
    "ruby": "rb", "rb": "rb", "php": "php", "lua": "lua", "r": "R", "julia": "jl", "matlab": "m", "fortran": "f90",
    "haskell": "hs", "hs": "hs", "elixir": "ex", "javascript": "js", "js": "js", "jsx": "jsx", "typescript": "ts",
    "ts": "ts", "tsx": "tsx", "vue": "vue", "html": "html", "xml": "xml", "svg": "svg", "css": "css", "scss": "scss",
    "less": "less", "graphql": "graphql", "json": "json", "jsonc": "json", "jsonl": "jsonl", "yaml": "yaml",
    "yml": "yaml", "toml": "toml", "ini": "ini", "properties": "properties", "diff": "diff", "patch": "patch",
    "sql": "sql", "mysql": "sql", "postgres": "sql", "postgresql": "sql", "sqlite": "sql", "markdown": "md", "md": "md",
    "latex": "tex", "tex": "tex", "csv": "csv", "mermaid": "mmd", "dot": "dot",
}  # fmt: skip
_WHOLE = {"dockerfile": "Dockerfile", "docker": "Dockerfile", "make": "Makefile", "makefile": "Makefile"}
_NAME = re.compile(r"""^(?P<language>[\w+#-]*):(?P<path>\S+)|\b(?:title|file|filename)=["']?(?P<title>[^"'\s]+)""")


def suggested_name(block: CodeBlock, otherwise: str) -> str:
    """The name that the answer gives, its last part alone; else `otherwise` with the language's ending."""
    from app.core.export.file_names import file_name

    hint = _NAME.search(block.info)
    language = (hint["language"] or block.language) if hint else block.language
    if hint and (last := re.split(r"[/\\]", hint["path"] or hint["title"])[-1].lstrip(".")):
        return file_name(last, otherwise)
    language = language.lower()
    return _WHOLE.get(language) or f"{file_name(otherwise, 'code')}.{_ENDINGS.get(language, 'txt')}"
