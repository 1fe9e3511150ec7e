"""What needs the browser: the whole program over a directory of its own, whose only web is this run's site."""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable, Sequence

from keyring.backends.null import Keyring

from app.adapters.search.serp import ENGINES_FILE
from app.adapters.search.serp.catalogue import ENGINES
from app.adapters.storage.settings_file import SettingsFile
from app.bootstrap import NoRenderer, StartResources, open_services, open_start_resources
from app.bootstrap.qt_application import open_application, run_on_qt
from app.bootstrap.self_check import site as samples
from app.bootstrap.self_check.answer import check_answer
from app.bootstrap.self_check.request import CheckRequest, outcome
from app.bootstrap.self_check.sandbox import page_is_confined
from app.bootstrap.self_check.site import Site
from app.browser.chromium import sandbox_is_off
from app.core.domain.settings import SearchSettings, Settings
from app.core.ports import PageRenderer
from app.core.self_check import CheckPart, CheckReason, CheckResult, failed
from app.core.services import Services

Report = Callable[[CheckResult], None]

_RENDER_SECONDS = 30.0
_SANDBOX_PROBLEMS = ("apparmor", "user_namespaces_off")


def check_on_qt(request: CheckRequest, parts: Sequence[CheckPart], report: Report) -> int:
    """Where Qt cannot be loaded, or Chromium cannot start, all that needs no page is checked nevertheless."""
    folder = request.folder_for(parts[0])
    no_keychain = Keyring()  # type: ignore[no-untyped-call]
    resources = open_start_resources(folder, {}, keychain=no_keychain)  # nothing of the user's: no server, no key
    try:
        application = open_application(resources.gate.bind())
    except ImportError as error:
        return asyncio.run(_check(resources, parts, report, str(error)))
    return run_on_qt(application, _check(resources, parts, report, ""))


async def _check(resources: StartResources, parts: Sequence[CheckPart], report: Report, problem: str) -> int:
    """problem: why there is no browser; empty where there is one."""
    async with Site.open() as site:
        _point_to(site, resources)
        if problem:
            await _check_parts(resources, NoRenderer(), parts, report, lambda _: _no_browser(problem), site)
            return 0
        from app.browser.renderer import OffscreenBrowser

        browser = OffscreenBrowser()
        try:
            await _check_parts(resources, browser, parts, report, lambda site: _check_browser(browser, site), site)
        finally:
            await browser.close()
    return 0


async def _check_parts(
    resources: StartResources,
    renderer: PageRenderer,
    parts: Sequence[CheckPart],
    report: Report,
    check_browser: Callable[[Site], Awaitable[CheckResult]],
    site: Site,
) -> None:
    services = await open_services(resources, renderer)
    try:
        for part in parts:
            match part:
                case CheckPart.BROWSER:
                    check = check_browser(site)
                case CheckPart.PAGE:
                    check = _check_page(services, site)
                case _:
                    check = check_answer(services, site)
            report(await outcome(part, check))
    finally:
        await services.close()


def _point_to(site: Site, resources: StartResources) -> None:
    """Settings of this run's own directory: its site stands for an engine, and is the one private place allowed."""
    engine = next(iter(ENGINES))
    repaired = {engine: {"selectors": samples.SELECTORS, "ready": samples.READY}}
    (resources.data_dir / ENGINES_FILE).write_text(json.dumps(repaired), encoding="utf-8")
    search = SearchSettings(
        engines=(engine,),
        addresses={engine: site.url("/search"), "wikipedia": site.url("/nothing")},
        allowed_hosts=(site.place,),
        proxy="none",
        fake_ip=False,
    )
    SettingsFile(resources.data_dir / "settings.json").save(Settings(search=search))
    resources.current.reload()


async def _no_browser(problem: str) -> CheckResult:
    reason = CheckReason.NO_SANDBOX if problem in _SANDBOX_PROBLEMS else CheckReason.NO_QT
    return failed(CheckPart.BROWSER, reason, problem)


async def _check_browser(browser: PageRenderer, site: Site) -> CheckResult:
    """A page that scripts write is shown; another place of this machine is not."""
    confined: list[bool] = []  # while the page's process runs
    async with Site.open() as private:
        site.on_request = lambda path: confined.append(page_is_confined()) if path == "/text" else None
        page = await browser.render(site.url("/scripted"), ready="#written", timeout=_RENDER_SECONDS)
        if samples.WRITTEN not in page.html:
            return failed(CheckPart.BROWSER, CheckReason.WRONG_TEXT, page.html[:200])
        refused = await browser.render(private.url("/page"), timeout=_RENDER_SECONDS)
        if private.requests or samples.SENTENCE in refused.html:
            return failed(CheckPart.BROWSER, CheckReason.LET_THROUGH, private.place)
    reason = _sandbox()
    if reason is CheckReason.NONE and False in confined:
        return failed(CheckPart.BROWSER, CheckReason.NOT_CONFINED)
    return CheckResult(CheckPart.BROWSER, reason=reason, detail=_qt_version())


def _sandbox() -> CheckReason:
    if not sandbox_is_off(os.environ):
        return CheckReason.NONE
    return CheckReason.SANDBOX_OFF_ROOT if _is_root() else CheckReason.SANDBOX_OFF


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _qt_version() -> str:
    from PySide6.QtWebEngineCore import qWebEngineChromiumVersion, qWebEngineVersion

    engine, chromium = (str(version()) for version in (qWebEngineVersion, qWebEngineChromiumVersion))
    return f"Qt {engine}, Chromium {chromium}"


async def _check_page(services: Services, site: Site) -> CheckResult:
    page = await services.web.reread(site.url("/page"), False)
    if samples.SENTENCE not in page.text:
        return failed(CheckPart.PAGE, CheckReason.WRONG_TEXT, page.text[:200])
    return CheckResult(CheckPart.PAGE)
