"""CSL-JSON with the members and types that its schema names."""

import json

from app.core.export.evidence.bundle import BundleSource
from app.core.export.evidence.csl import csl_json
from tests.core.export.evidence.test_bibtex import FULL


def test_each_member_is_where_it_belongs() -> None:
    assert json.loads(csl_json([FULL])) == [
        {
            "id": "byron2026-3",
            "type": "webpage",
            "title": "Costs & <b>100%</b> of_it: {A} $5 #1 ~^\\",
            "author": [
                {"family": "Byron", "given": "Ada"},
                {"family": "Beethoven", "given": "Ludwig", "non-dropping-particle": "van"},
                {"literal": "ACME Inc"},
            ],
            "container-title": "The Site & Co",
            "issued": {"date-parts": [[2026, 2, 3]]},
            "accessed": {"date-parts": [[2026, 3, 1]]},
            "URL": "https://example.org/a_b?c=%20&d=1",
        }
    ]


def test_what_is_no_date_is_told_as_it_stands() -> None:
    (item,) = json.loads(
        csl_json([BundleSource("s", 1, "新闻", kind="news", url="https://example.org/", date="3天前")])
    )
    assert item["issued"] == {"literal": "3天前"}
    assert item["type"] == "article-newspaper"


def test_what_has_no_address_is_a_document() -> None:
    (item,) = json.loads(csl_json([BundleSource("s", 1, "report.pdf", origin="file")]))
    assert (item["type"], "URL" in item) == ("document", False)
