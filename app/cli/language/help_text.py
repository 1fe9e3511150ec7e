"""The help in the user's language, in lines that fit however wide its letters are."""

import argparse
from collections.abc import Iterable
from typing import Any

from app.cli.language.columns import width, wrapped
from app.cli.translation import about, tr


class HelpText(argparse.HelpFormatter):
    class _Section(argparse.HelpFormatter._Section):
        def format_help(self) -> str:
            """Its heading ends with the colon of the language."""
            text = super().format_help()
            if not self.heading:  # all sections together
                return text
            return text.replace(f"{self.heading}:\n", about(self.heading, "").rstrip() + "\n", 1)

    def start_section(self, heading: str | None) -> None:
        super().start_section(tr(heading) if heading else heading)

    def add_text(self, text: str | None) -> None:
        super().add_text(tr(text) if text else text)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, tr("usage: ") if prefix is None else prefix)

    def _format_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None
    ) -> str:
        """Its lines are indented by the prefix, whose letters are counted as columns here."""
        prefix = prefix or ""
        stand_in = "x" * width(prefix)
        return super()._format_usage(usage, actions, groups, stand_in).replace(stand_in, prefix, 1)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return tr(action.help) if action.help else action.help

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))
