"""Messages: how a model is to write."""

from typing import Any

from app.adapters.llm.protocol.wire_format import ServerQuirks
from app.core.domain.chat import Sampling


def sampling_fields(sampling: Sampling, quirks: ServerQuirks) -> dict[str, Any]:
    """Effort and a schema stand in `output_config`: models before Claude 4.5 refuse it, and then do without."""
    fields: dict[str, Any] = {}
    if sampling.temperature is not None and "temperature" not in quirks.lacks:
        fields["temperature"] = min(max(sampling.temperature, 0.0), 1.0)
    if sampling.top_p is not None and "top_p" not in quirks.lacks and "temperature" not in fields:
        fields["top_p"] = sampling.top_p  # newer models refuse both together
    if stops := [one for one in sampling.stop if one.strip()]:  # others are refused, and the question with them
        fields["stop_sequences"] = stops
    output: dict[str, Any] = {}
    if sampling.effort in ("low", "medium", "high"):
        output["effort"] = sampling.effort
    if sampling.answer_format is not None and sampling.answer_format.schema is not None:
        output["format"] = {"type": "json_schema", "schema": sampling.answer_format.schema}
    if output and "output_config" not in quirks.lacks:
        fields["output_config"] = output
    return fields
