"""A whole small program, run by its test: renders one page through a proxy and ends as the real one does.

Arguments: the proxy's port, the page's address, a folder for the engines' cookies. Prints the page as each profile
got it.
"""

import asyncio
import os
import sys
from pathlib import Path

from app.browser.chromium import chromium_flags, install_flags


def main() -> None:
    install_flags(os.environ, chromium_flags(int(sys.argv[1]), root=os.geteuid() == 0))
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtWidgets import QApplication

    from app.bootstrap.loop.qt_loop import QtLoop

    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    application = QApplication(sys.argv)
    loop = QtLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        loop.run_until_complete(_whole(sys.argv[2], Path(sys.argv[3])))


async def _whole(address: str, folder: Path) -> None:
    """One run of the loop only, closing down inside it: a second one may end in a crash at exit."""
    from app.browser.renderer import OffscreenBrowser

    browser = OffscreenBrowser(engines_folder=folder)
    pages = await asyncio.gather(browser.render(address), browser.render(address, profile="engines"))
    print(*(page.html for page in pages))
    await browser.close()
    loop = asyncio.get_running_loop()
    await loop.shutdown_asyncgens()
    await loop.shutdown_default_executor()


if __name__ == "__main__":
    main()
