"""The messages of a chat of Open WebUI: a tree, or the rows of the branch that is shown."""

from collections.abc import Iterable
from typing import Any

from app.adapters.imports.calls import Call, with_calls
from app.adapters.imports.fields import first_text, json_text, mapping, mappings, sequence, text
from app.adapters.imports.formats.open_webui.content import read_content
from app.adapters.imports.formats.open_webui.sources import queries_of, sources_of
from app.adapters.imports.markers import bracket_citations, plain_markers
from app.adapters.imports.media import file_of_data_uri
from app.adapters.imports.times import moment
from app.adapters.imports.trees import in_a_row, well_formed
from app.core.domain.transfer import ForeignFile, ForeignMessage, ForeignRole, SkippedPart, SkipReason

_SYSTEM = "system-prompt"


class ChatMessages:
    def __init__(self, place: str) -> None:
        self._place = place
        self.skipped: list[SkippedPart] = []

    def of_tree(self, tree: dict[str, Any], system: str = "") -> tuple[ForeignMessage, ...]:
        """`history.messages`; children are listed twice, and either side may lack some."""
        listed = {
            child: parent
            for parent, message in tree.items()
            for child in sequence(mapping(message).get("childrenIds"))
            if isinstance(child, str)
        }
        result: list[ForeignMessage] = []
        if system:
            result.append(ForeignMessage(_SYSTEM, ForeignRole.SYSTEM, text=system, hidden=True))
        for key, message in tree.items():
            own = text(mapping(message).get("parentId"))
            parent = own if own in tree else listed.get(key, _SYSTEM if system else None)
            result += self._messages(mapping(message), text(key), parent)
        return well_formed(result) if _has_words(result) else ()

    def of_rows(self, rows: Iterable[dict[str, Any]]) -> tuple[ForeignMessage, ...]:
        """`chat.messages`, where there is no tree."""
        result: list[ForeignMessage] = []
        for number, row in enumerate(rows, start=1):
            result += self._messages(row, text(row.get("id")) or f"row{number}", None)
        return in_a_row(result) if _has_words(result) else ()

    def _messages(self, row: dict[str, Any], message_id: str, parent: str | None) -> list[ForeignMessage]:
        role = _role(row.get("role"))
        if role is None:
            self.skipped.append(SkippedPart(self._place, SkipReason.BROKEN, message_id))
            return []
        if role is not ForeignRole.ASSISTANT:
            message = self._plain_message(row, message_id, parent, role)
            result = [message]
        else:
            message, calls = self._answer(row, message_id, parent)
            result = with_calls(message, calls)
        merged = mapping(row.get("merged"))  # several models' answers made into one: another answer beside them
        if text(merged.get("content")):
            above = parent if role is ForeignRole.ASSISTANT else message_id
            words = text(merged.get("content"))
            result.append(
                ForeignMessage(f"{message_id}/merged", ForeignRole.ASSISTANT, above, words, created=message.created)
            )
        return result

    def _plain_message(
        self, row: dict[str, Any], message_id: str, parent: str | None, role: ForeignRole
    ) -> ForeignMessage:
        return ForeignMessage(
            message_id,
            role,
            parent,
            read_content(row).text,
            created=moment(row.get("timestamp")),
            files=self._files(row),
            hidden=role is not ForeignRole.USER,
        )

    def _answer(
        self, row: dict[str, Any], message_id: str, parent: str | None
    ) -> tuple[ForeignMessage, tuple[Call, ...]]:
        content = read_content(row)
        sources, numbers = sources_of(row)
        words = plain_markers(content.text, numbers)
        cited = bracket_citations(words, numbers)
        error = _error(row.get("error"))
        if row.get("error") is True:  # earlier versions wrote what failed in place of the answer
            words, error, cited = "", words or "error", ()
        message = ForeignMessage(
            message_id,
            ForeignRole.ASSISTANT,
            parent,
            words,
            content.reasoning,
            moment(row.get("timestamp")),
            first_text(row.get("modelName"), row.get("model")),
            self._files(row),
            sources,
            tuple(one for one in cited if one.place and not words.startswith("[^", one.place[0])),  # that is a footnote
            queries_of(row),
            error=error,
        )
        return message, content.calls

    def _files(self, row: dict[str, Any]) -> tuple[ForeignFile, ...]:
        files = [self._file(mapping(file)) for file in sequence(row.get("files"))]
        for part in mappings(row.get("content")):
            url = part.get("image_url")
            if address := first_text(url, mapping(url).get("url")):
                files.append(self._file({"type": "image", "url": address}))
        return tuple(file for file in files if file is not None)

    def _file(self, file: dict[str, Any]) -> ForeignFile | None:
        """Bytes are there in data addresses alone, a document's text sometimes; the rest stayed on the server."""
        inner = mapping(file.get("file"))
        kind = first_text(mapping(inner.get("meta")).get("content_type"), file.get("content_type"))
        url = text(file.get("url"))
        name = first_text(file.get("name"), inner.get("filename"), mapping(inner.get("meta")).get("name"))
        if url.startswith("data:"):
            picture = file_of_data_uri(url, name)
            if picture is None:
                self.skipped.append(SkippedPart(self._place, SkipReason.BROKEN, name or "data:"))
            return picture
        words = first_text(mapping(inner.get("data")).get("content"), mapping(file.get("data")).get("content"))
        if file.get("type") == "web_search" or not (name or url or words):
            return None
        name = name or url.rstrip("/").rpartition("/")[2]
        if not words:
            self.skipped.append(SkippedPart(self._place, SkipReason.MISSING_FILE, name))
        return ForeignFile(name, kind or ("image/*" if file.get("type") == "image" else ""), text=words)


def _role(value: object) -> ForeignRole | None:
    try:
        return ForeignRole(text(value))
    except ValueError:
        return None


def _error(value: object) -> str:
    if isinstance(value, dict):
        return first_text(value.get("content"), value.get("detail"), value.get("message")) or json_text(value)
    return text(value)


def _has_words(messages: list[ForeignMessage]) -> bool:
    return any(one.role in (ForeignRole.USER, ForeignRole.ASSISTANT) for one in messages)
