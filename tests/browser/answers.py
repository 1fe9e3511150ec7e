"""What came of a rendering, in short."""

import re
from collections.abc import Coroutine
from typing import Any

import pytest

from app.core.domain.errors import AppError
from tests.qt import Runner


def visible(html: str) -> str:
    """The text between the tags."""
    return re.sub(r"<script.*?</script>|<[^>]+>", "", html, flags=re.DOTALL)


def error_of(run: Runner[Any], work: Coroutine[Any, Any, Any]) -> tuple[type[AppError], str]:
    """The error that was raised: its class, and its reason or detail."""
    with pytest.raises(AppError) as caught:
        run(work)
    return type(caught.value), caught.value.data.get("reason", caught.value.detail)
