"""LobeChat's own tags in answers, as Markdown: `<lobeThinking>`, `<lobeArtifact>`.

Read after `src/features/Conversation/components/MarkdownElements/{LobeArtifact,LobeThinking}` of lobehub/lobe-chat.
"""

import re

from app.adapters.imports.thinking import without_thinking

_THINKING = re.compile(r"<lobeThinking>([\s\S]*?)(?:</lobeThinking>\s*|\Z)")
_ARTIFACT = re.compile(r"<lobeArtifact\b([^>]*)>([\s\S]*?)(?:</lobeArtifact>|\Z)")
_ATTRIBUTE = re.compile(r"(\w+)=\"([^\"]*)\"")
_LANGUAGES = {
    "text/html": "html",
    "image/svg+xml": "svg",
    "application/lobe.artifacts.mermaid": "mermaid",
    "application/lobe.artifacts.react": "tsx",
}


def plain_text(content: str) -> tuple[str, str]:
    """(text, reasoning)."""
    words, leading = without_thinking(content)
    if "<lobe" not in words:
        return words, leading
    reasoning = [leading, *(match[1].strip() for match in _THINKING.finditer(words))]
    words = _ARTIFACT.sub(_artifact, _THINKING.sub("", words))
    return words.strip(), "\n\n".join(part for part in reasoning if part)


def _artifact(match: re.Match[str]) -> str:
    attributes = dict(_ATTRIBUTE.findall(match[1]))
    body = match[2].strip("\n")
    kind = attributes.get("type", "")
    title = f"**{attributes['title']}**\n\n" if attributes.get("title") else ""
    if kind == "text/markdown":
        return f"\n\n{title}{body}\n\n"
    fence = "```"
    while fence in body:
        fence += "`"
    language = attributes.get("language") or _LANGUAGES.get(kind, "")
    return f"\n\n{title}{fence}{language}\n{body}\n{fence}\n\n"
