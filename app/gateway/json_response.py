"""JSON that can always be sent."""

import json
from typing import Any

from starlette.responses import Response


class JsonResponse(Response):
    """As Starlette's, but half of a surrogate pair, which models and pages can hold, becomes a question mark."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        text = json.dumps(content, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        return text.encode("utf-8", "replace")
