"""The public names of a bundle."""

from dataclasses import fields
from pathlib import Path

import pytest

from app.core.export.evidence import bundle

PAGE = Path(__file__).resolve().parents[4] / "docs" / "evidence.md"
KINDS = (
    bundle.Bundle, bundle.BundleTurn, bundle.BundleClaim, bundle.BundleEdit, bundle.BundleSource, bundle.BundlePassage,
    bundle.ClaimEvidence, bundle.ClaimValue,
)  # fmt: skip


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_page_names_every_member(kind: type) -> None:
    text = PAGE.read_text("utf-8")
    assert [one.name for one in fields(kind) if f"`{one.name}`" not in text] == []  # type: ignore[arg-type]


def test_a_digest_is_of_the_text_in_utf_8() -> None:
    assert bundle.digest("天") == "49da61ceeea2f2714263cb2baf9985b856f7c9ce77a025c5815de59aa4aa6092"
