"""The quicker Readability finds what trafilatura's own does."""

import pytest
from lxml.html import document_fromstring
from trafilatura.readability_lxml import Document

from app.adapters.reading.extraction.extractors import quick_document

STORY = "<p>The lighthouse keeper counted the waves, one by one, until the morning came.</p>" * 8
PAGES = [
    f"<body class=sidebar><div class=sidebar><p>{'Links, links. ' * 20}</p></div><article>{STORY}</article></body>",
    f"<body><div class='x' id='comment-list'>{STORY}</div><div id=main class=''>{STORY}</div></body>",
    f"<body><div class='sidebar content'>{STORY}</div><div class=pager><div class=menu>x</div></div></body>",
    f"<body><div class=a><!-- c --><span id=b>{STORY}</span><a class=footer>far</a> behind</div></body>",
]


@pytest.mark.parametrize("page", PAGES)
def test_it_finds_what_its_model_finds(page: str) -> None:
    expected = Document(document_fromstring(page)).summary()
    assert quick_document()(document_fromstring(page)).summary() == expected
    assert "lighthouse" in expected
