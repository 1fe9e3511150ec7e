"""A tool's failure: what went wrong, by its kind and in words. It is never an empty answer."""

from dataclasses import dataclass, replace
from typing import Any

from mcp import types
from pydantic import ValidationError

from app.core.domain.errors import Failure
from app.mcp_server.core_access import CoreAccess

INVALID_ARGUMENTS, NO_RESULTS, STOPPED, UNKNOWN_NAME = "InvalidArguments", "NothingFound", "Stopped", "UnknownName"


@dataclass(frozen=True)
class ToolFailure(Exception):
    """`kind`: a `FailureKind`, or one of the words above."""

    kind: str
    message: str
    where: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.message}"


def of_failure(failure: Failure, core: CoreAccess) -> ToolFailure:
    """A service's own words stay here: nobody knows what they hold."""
    return ToolFailure(failure.kind, core.sentence(replace(failure, detail="")), failure.where)


def of_arguments(error: ValidationError) -> ToolFailure:
    lines = [
        f"{'.'.join(map(str, one['loc'])) or 'arguments'}: {one['msg']}" for one in error.errors(include_url=False)
    ]
    return ToolFailure(INVALID_ARGUMENTS, "; ".join(lines[:5]))


def failure_result(failure: ToolFailure) -> types.CallToolResult:
    error: dict[str, Any] = {"kind": failure.kind, "message": failure.message, "where": failure.where}
    text = types.TextContent(type="text", text=str(failure))
    return types.CallToolResult(content=[text], structured_content={"error": error}, is_error=True)
