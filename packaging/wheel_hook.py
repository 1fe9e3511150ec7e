"""Puts what the environment says of a build into its wheel (hatchling calls this; see `build_values.py`)."""

import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build_values import NAME, write


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]  # of whatever configuration
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable" and (path := write(Path(mkdtemp()))):
            build_data["force_include"][str(path)] = f"app/_data/resources/{NAME}"
