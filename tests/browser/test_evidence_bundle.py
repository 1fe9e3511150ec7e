"""A bundle in a plain browser without network: every chip opens its passage by mouse, and nothing is asked for."""

import asyncio
import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWebEngineCore import (
    QWebEnginePage,
    QWebEngineProfile,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
)
from PySide6.QtWebEngineWidgets import QWebEngineView

from app.core.domain.transfer.whole import WholeConversation
from app.core.export.words import ENGLISH, Branches
from app.ui.export.evidence.writer import EvidenceWriter
from tests.core.export.evidence.samples import cached, conversation, turn
from tests.qt import Runner
from tests.waiting import until

HOSTILE = "<script>document.title = 'scripted'</script><img src='https://example.org/x.png'>"


class NoNetwork(QWebEngineUrlRequestInterceptor):
    def __init__(self) -> None:
        super().__init__()
        self.requests: list[str] = []

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        address = info.requestUrl().toString()
        self.requests.append(address.partition(",")[0])
        if not address.startswith(("file:", "data:")):
            info.block(True)


async def texts(address: str, keep: bool) -> tuple[Any, float]:
    one = cached()
    return one.page, one.checked


def test_every_chip_opens_its_passage_and_nothing_is_asked_of_the_network(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "bridge.evidence.html"
    one = turn(answer=f"The bridge was opened on 24 May 1883 [1]. {HOSTILE} It is 1,825 metres long [2].")
    whole = WholeConversation(conversation(one))

    async def story() -> None:
        path.write_bytes(await EvidenceWriter(texts).content(whole, ENGLISH, Branches.CURRENT))
        profile, watch = QWebEngineProfile(), NoNetwork()
        profile.setUrlRequestInterceptor(watch)
        view = QWebEngineView()
        page = QWebEnginePage(profile, view)
        view.setPage(page)
        view.resize(900, 700)
        view.show()
        loaded: list[bool] = []
        page.loadFinished.connect(loaded.append)
        page.load(QUrl.fromLocalFile(str(path)))
        await until(lambda: loaded)

        async def look(expression: str) -> Any:
            future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            page.runJavaScript(f"JSON.stringify({expression})", 0, future.set_result)
            return json.loads(await future)

        assert await look("document.querySelectorAll('button.chip').length") == 2
        for number, words in enumerate(("The bridge was opened on 24 May 1883", "The total length is 1,825 metres")):
            chip = f"document.querySelectorAll('button.chip')[{number}]"
            card = f"document.getElementById({chip}.getAttribute('popovertarget'))"
            x, y = await look(f"((r) => [r.x + r.width / 2, r.y + r.height / 2])({chip}.getBoundingClientRect())")
            assert not await look(f"{card}.matches(':popover-open')")
            target: Any = view.focusProxy()
            QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))
            for _ in range(200):
                if await look(f"{card}.matches(':popover-open')"):
                    break
            assert await look(f"{card}.matches(':popover-open')")
            assert words in await look(f"{card}.querySelector('.passage').innerText")
            QTest.keyClick(target, Qt.Key.Key_Escape)
            for _ in range(200):
                if not await look(f"{card}.matches(':popover-open')"):
                    break
        assert await look("document.title") == "The bridge"
        assert {one.partition(":")[0] for one in watch.requests} == {"file"}
        view.close()
        page.deleteLater()
        view.deleteLater()
        await asyncio.sleep(0)
        profile.deleteLater()

    run(story())
