"""One node of ChatGPT's tree → a message.

Which kinds of content there are, and what is hidden, after `packages/api/src/import/chatgpt/content.ts` of
danny-avila/LibreChat and `convoviz/message_logic.py` of mohamed-chs/chatgpt-history-export-to-md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from app.adapters.imports.fields import first_text, json_text, mapping, mappings, sequence, text, web_address
from app.adapters.imports.formats.chatgpt.assets import Assets, asset_id, attachments_by_id
from app.adapters.imports.formats.chatgpt.citations import Key, read_citations
from app.adapters.imports.times import moment
from app.core.domain.transfer import ForeignFile, ForeignMessage, ForeignRole, ForeignSource, SkippedPart, SkipReason

_ROLES = {"user": ForeignRole.USER, "assistant": ForeignRole.ASSISTANT, "tool": ForeignRole.TOOL}
_NO_PART = ("user_editable_context", "model_editable_context", "reasoning_recap")  # of the talk


@dataclass
class MessageReader:
    """Of one conversation."""

    assets: Assets
    entries: Mapping[Key, ForeignSource]
    model: str  # where a message names none
    place: str
    skipped: list[SkippedPart] = field(default_factory=list)

    def read(self, id: str, parent: str | None, node: Mapping[str, Any]) -> ForeignMessage | None:
        """None for what is no part of the talk: what hangs on it hangs on what is before it."""
        message = mapping(node.get("message"))
        content, metadata, author = (mapping(message.get(name)) for name in ("content", "metadata", "author"))
        kind = text(content.get("content_type"))
        role = _ROLES.get(text(author.get("role")), ForeignRole.SYSTEM)
        if not message or kind in _NO_PART or role is ForeignRole.SYSTEM:
            return None
        recipient = text(message.get("recipient"))
        to_tool = role is ForeignRole.ASSISTANT and recipient not in ("", "all")
        base = ForeignMessage(
            id,
            role,
            parent,
            created=moment(message.get("create_time")),
            model=first_text(metadata.get("model_slug"), self.model) if role is ForeignRole.ASSISTANT else "",
            hidden=metadata.get("is_visually_hidden_from_conversation") is True
            or role is ForeignRole.TOOL
            or to_tool
            or message.get("weight") == 0,
            tool=recipient if to_tool else text(author.get("name")) if role is ForeignRole.TOOL else "",
            queries=_queries(metadata),
        )
        result = self._content(base, kind, content, metadata)
        if text(message.get("channel")) == "analysis" and result.text:
            result = replace(result, reasoning=result.text, text="")
        return result

    def _content(
        self, base: ForeignMessage, kind: str, content: Mapping[str, Any], metadata: Mapping[str, Any]
    ) -> ForeignMessage:
        match kind:
            case "thoughts":
                return replace(base, reasoning=_thoughts(content), hidden=True)
            case "code":
                language = text(content.get("language")).replace("unknown", "")
                return replace(base, text=_fenced(text(content.get("text")), language))
            case "execution_output":
                files = self._files(
                    one.get("image_url")
                    for one in mappings(mapping(metadata.get("aggregate_result")).get("messages"))
                    if one.get("message_type") == "image"
                )
                return replace(base, text=_fenced(text(content.get("text"))), files=files)
            case "tether_browsing_display":
                listed = mappings(mapping(metadata.get("_cite_metadata")).get("metadata_list"))
                return replace(base, hidden=True, sources=tuple(filter(None, map(_page, listed))))
            case "tether_quote" | "sonic_webpage":
                page = _page(content)
                return replace(base, hidden=True, sources=(page,) if page is not None else ())
            case "system_error":
                words = ": ".join(filter(None, (text(content.get("name")), text(content.get("text")))))
                return replace(base, role=ForeignRole.ASSISTANT, hidden=False, error=words or "error")
        return self._words(base, kind, content, metadata)

    def _words(
        self, base: ForeignMessage, kind: str, content: Mapping[str, Any], metadata: Mapping[str, Any]
    ) -> ForeignMessage:
        about = attachments_by_id(metadata)
        words, pointers = [], []
        for part in sequence(content.get("parts")):
            part_kind = text(mapping(part).get("content_type"))
            if isinstance(part, str):
                words.append(text(part))
            elif part_kind == "audio_transcription":
                words.append(text(part.get("text")))
            elif part_kind in ("audio_asset_pointer", "real_time_user_audio_video_asset_pointer"):
                pointer = mapping(part.get("audio_asset_pointer")).get("asset_pointer") or part.get("asset_pointer")
                pointers += [pointer] if self.assets.holds(pointer) else []  # its words are what counts
            elif part_kind == "image_asset_pointer":
                pointers.append(part.get("asset_pointer"))
            else:
                words.append(text(mapping(part).get("text")))
        if not sequence(content.get("parts")):
            words.append(first_text(content.get("text"), content.get("result"), content.get("content")))
        joined = "\n".join(word for word in words if word)
        if not joined and not pointers and not about and kind not in ("text", "multimodal_text"):
            self.skipped.append(SkippedPart(self.place, SkipReason.UNSUPPORTED, kind))
        in_parts = {asset_id(pointer) for pointer in pointers}
        pointers += [id for id in about if id not in in_parts]
        files = self._files(pointers, about)
        cited = read_citations(joined, metadata, self.entries)
        return replace(base, text=cited.text, sources=cited.sources.all(), citations=cited.citations, files=files)

    def _files(self, pointers: Any, about: Mapping[str, Mapping[str, Any]] | None = None) -> tuple[ForeignFile, ...]:
        files = []
        for pointer in pointers:
            file = self.assets.file(pointer, (about or {}).get(asset_id(pointer), {}))
            if isinstance(file, SkippedPart):
                self.skipped.append(file)
            else:
                files.append(file)
        return tuple(files)


def _queries(metadata: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(filter(None, (text(one.get("q")) for one in mappings(metadata.get("search_queries")))))


def _thoughts(content: Mapping[str, Any]) -> str:
    parts = []
    for step in mappings(content.get("thoughts")):
        words = text(step.get("content")) or "\n".join(filter(None, map(text, sequence(step.get("chunks")))))
        parts.append("\n".join(filter(None, (text(step.get("summary")), words))))
    return "\n\n".join(filter(None, parts))


def _page(about: Mapping[str, Any]) -> ForeignSource | None:
    url = web_address(about.get("url"))
    title = text(about.get("title"))
    if not url and not title:
        return None
    date = moment(about.get("pub_timestamp"))
    return ForeignSource(
        url,
        title,
        text(about.get("domain")),
        date.date().isoformat() if date is not None else "",
        text(about.get("snippet")).strip(),
        json_text(about.get("text")).strip(),
    )


def _fenced(code: str, language: str = "") -> str:
    if not code.strip():
        return ""
    fence = "````" if "```" in code else "```"
    return f"{fence}{language}\n{code}\n{fence}"
