"""Reading as the program puts it together: gate, worker, page cache."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from app.bootstrap import NoRenderer, open_services, open_start_resources
from app.core.domain.errors import ForbiddenAddress
from tests.adapters.reading.pdfs import pdf
from tests.loopback import serve

PAGE = (
    "<title>Kites</title><meta name=author content='Ada Byron'><link rel=icon href=/kite.png><article><p>"
    + "Kites fly in moving air. " * 30
)
BOOK = pdf([["Kites fly in moving air. " * 3000]] * 200)  # 15 MB
ICON = b"\x89PNG\r\n\x1a\n picture"
SITE = Starlette(
    routes=[
        Route("/kites", lambda request: HTMLResponse(PAGE)),
        Route("/kite.png", lambda request: Response(ICON, media_type="image/png")),
        Route("/book", lambda request: Response(BOOK, media_type="application/pdf")),
    ]
)


async def test_a_page_is_read_again_and_kept_beside_the_conversations(tmp_path: Path) -> None:
    with serve(SITE) as site:
        settings = {"search": {"allowed_hosts": [site.removeprefix("http://")]}}
        (tmp_path / "settings.json").write_text(json.dumps(settings))
        services = await open_services(open_start_resources(tmp_path, {}), NoRenderer())
        try:
            before = await services.web.icons.icon(f"{site}/kites")
            page = await services.web.reread(f"{site}/kites", True)
            icon = await services.web.icons.icon(f"{site}/other")
            book = await services.web.reread(f"{site}/book", True)
            with pytest.raises(ForbiddenAddress):
                await services.web.reread("http://127.0.0.1:1/", True)
        finally:
            await services.close()
    assert (page.title, page.text[:24]) == ("Kites", "Kites fly in moving air.")
    assert (page.author, page.icon, before, icon) == ("Ada Byron", f"{site}/kite.png", b"", ICON)
    assert "Kites fly in moving air." in book.text
    with closing(sqlite3.connect(tmp_path / "pages.db")) as db:
        assert db.execute("SELECT count(*) FROM pages").fetchone()[0] == 2
    with closing(sqlite3.connect(tmp_path / "citewise.db")) as db:
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'pages'").fetchone()
