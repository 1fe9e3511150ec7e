"""What is newer than a version."""

from app.locations import changelog
from app.ui.about.release_notes import newer, releases

TEXT = """# Changelog

One bullet for each.

## 0.3.0 – 2026-12-01

- *Third*,
  on `two` lines.

## 0.2.0

- Second.
- Another.

## 0.1.0

- First.
"""


def test_the_sections_above_a_version_are_new() -> None:
    every = releases(TEXT)
    assert [release.version for release in every] == ["0.3.0", "0.2.0", "0.1.0"]
    assert every[0].changes == ("Third, on two lines.",)
    assert newer(every, "0.1.0") == every[:2]
    assert newer(every, "0.3.0") == []
    assert newer(every, "") == every[:1]


def test_our_own_changelog_is_read() -> None:
    assert releases(changelog())[0].changes
