"""Gemini: evidence in the last chunks, offsets in UTF-8 bytes, links that hide where they lead."""

from typing import Any, ClassVar

from tests.matrix.scripts.base import KEY, MOON, SEA, SKY, THOUGHT, USED, Claim, Script, Told, halves

_USAGE = {"promptTokenCount": USED[0], "candidatesTokenCount": USED[1], "totalTokenCount": sum(USED)}
_HIDDEN = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/"
LED = {_HIDDEN + claim.title.replace(" ", "-"): claim.url for claim in (SKY, SEA, MOON)}
ENTRY = "<style>a{}</style><div>Search</div>"
_CALL = {
    "functionCall": {"id": "call_1", "name": "web_search", "args": {"query": "sky"}},
    "thoughtSignature": "c2lnbmVk",
}


class Gemini(Script):
    name = "gemini"
    base = "/v1beta"
    dialect = "gemini"
    key = ("x-goog-api-key", KEY)
    streamed_at = "/v1beta/models/m:streamGenerateContent?alt=sse"
    asked_whole_at = "/v1beta/models/m:generateContent"
    error: ClassVar[Any] = {"error": {"code": 500, "message": "boom", "status": "INTERNAL"}}
    refusal: ClassVar[Any] = [error]
    echo: ClassVar[Any] = [{"text": THOUGHT, "thought": True}, _CALL]

    def said(self, *pieces: str) -> Told:
        frames = [_chunk({"text": THOUGHT, "thought": True}), *(_chunk({"text": piece}) for piece in pieces)]
        frames.append(_chunk({"text": ""}, finishReason="STOP"))
        text, given = "".join(pieces), max(len(pieces) // 2, 1)
        whole = _chunk({"text": THOUGHT, "thought": True}, {"text": text}, finishReason="STOP")
        return Told(frames, whole, text, half=1 + given, half_text="".join(pieces[:given]))

    def called(self, query: str) -> Told:
        call = {**_CALL, "functionCall": {**_CALL["functionCall"], "args": {"query": query}}}  # type: ignore[dict-item]
        thought = {"text": THOUGHT, "thought": True}
        return Told([_chunk(thought), _chunk(call, finishReason="STOP")], _chunk(thought, call, finishReason="STOP"))

    def cited(self, *claims: Claim) -> Told:
        text, supports, chips, frames, half, half_text = "", list[Any](), [], list[Any](), 0, ""
        for number, claim in enumerate(claims):
            for piece in halves(claim.text):
                frames.append(_chunk({"text": piece}))
                text += piece
                if number and not half:
                    half, half_text = len(frames), text
            segment = {"startIndex": _bytes(text) - _bytes(claim.text), "endIndex": _bytes(text), "text": claim.text}
            if not segment["startIndex"]:
                del segment["startIndex"]
            supports.append({"segment": segment, "groundingChunkIndices": [number], "confidenceScores": [0.9]})
            chips.append((claim.url, len(text), len(text)))
        pages = [
            {"web": {"uri": _HIDDEN + c.title.replace(" ", "-"), "title": c.url.split("/")[2]}} for c in (*claims, MOON)
        ]
        grounding = {
            "webSearchQueries": ["blue"],
            "searchEntryPoint": {"renderedContent": ENTRY},
            "groundingChunks": pages,
            "groundingSupports": supports,
        }
        frames.append(_chunk({"text": ""}, finishReason="STOP", groundingMetadata=grounding))
        whole = _chunk({"text": text}, finishReason="STOP", groundingMetadata=grounding)
        return Told(frames, whole, text, tuple(chips), half, half_text)

    def echoed(self, request: Any) -> Any:
        return next(content["parts"] for content in request["contents"] if content["role"] == "model")

    def results(self, request: Any) -> list[str]:
        parts = (part for content in request["contents"] for part in content["parts"])
        responses = [part["functionResponse"]["response"] for part in parts if "functionResponse" in part]
        return [response.get("result") or response["error"] for response in responses]

    def words(self, request: Any) -> list[str]:
        said = [content["parts"] for content in request["contents"] if content["role"] == "model"]
        return ["".join(part.get("text", "") for part in parts if "thought" not in part) for parts in said]

    def roles(self, request: Any) -> list[str]:
        return [content["role"] for content in request["contents"]]


def _chunk(*parts: Any, **more: Any) -> Any:
    candidate = {"index": 0, "content": {"role": "model", "parts": list(parts)}, **more}
    return {"candidates": [candidate], "usageMetadata": _USAGE, "modelVersion": "m", "responseId": "r"}


def _bytes(text: str) -> int:
    return len(text.encode())
