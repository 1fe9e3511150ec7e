"""Examples of how other programs are pointed at the local API: plain text to copy."""

import json
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

KEY = "YOUR_KEY"
_QUESTION = "Who built the lighthouse of Genoa?"
_JSON = "Content-Type: application/json"


@dataclass(frozen=True)
class Target:
    """url: without a path. key: what stands in the examples; empty: none is needed."""

    url: str
    key: str = KEY


def curl(target: Target, platform: str = sys.platform) -> str:
    body = json.dumps({"model": "citewise-search", "messages": [{"role": "user", "content": _QUESTION}]})
    headers = [f"Authorization: Bearer {target.key}"] if target.key else []
    address = f"{target.url}/v1/chat/completions"
    if platform == "win32":  # cmd knows neither single quotes nor a backslash at a line's end
        body = body.replace('"', '\\"')
        return " ".join([f"curl {address}", *(f'-H "{one}"' for one in [*headers, _JSON]), f'-d "{body}"'])
    return " \\\n  ".join([f"curl {address}", *(f"-H '{one}'" for one in [*headers, _JSON]), f"-d '{body}'"])


def python(target: Target) -> str:
    return f"""from openai import OpenAI

client = OpenAI(base_url="{target.url}/v1", api_key="{target.key or "none"}")
answer = client.chat.completions.create(
    model="citewise-search",
    messages=[{{"role": "user", "content": "{_QUESTION}"}}],
)
print(answer.choices[0].message.content)"""


def mcp_address(target: Target) -> str:
    server: dict[str, object] = {"type": "http", "url": f"{target.url}/mcp"}
    if target.key:
        server["headers"] = {"Authorization": f"Bearer {target.key}"}
    return _servers(server)


def mcp_command() -> str:
    command, *arguments = own_command()
    return _servers({"command": command, "args": [*arguments, "mcp"]})


def own_command() -> list[str]:
    """How another program starts this one."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    if shutil.which("citewise"):
        return ["citewise"]
    beside = Path(sys.executable).with_name("citewise")
    return [str(beside)] if beside.exists() else [sys.executable, "-m", "app"]


def _servers(server: dict[str, object]) -> str:
    return json.dumps({"mcpServers": {"citewise": server}}, indent=2, ensure_ascii=False)
