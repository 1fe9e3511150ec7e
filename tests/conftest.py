"""What every test shares: no screen, no Chromium sandbox for root, our own loop."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if hasattr(os, "geteuid") and os.geteuid() == 0:
    os.environ.setdefault("QTWEBENGINE_CHROMIUM_FLAGS", "--no-sandbox")
# Tests, and the programs that they start, never ask the keychain of whoever runs them: it may prompt.
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"
# Nor do they go through a proxy of theirs.
os.environ.update(
    dict.fromkeys(("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"), "")
)
os.environ.pop("XDG_CURRENT_DESKTOP", None)
# They read what the terminal prints in English.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")

import pytest
from hypothesis import HealthCheck, settings

from app.adapters.search.catalogue import SERVICES
from app.adapters.search.serp.catalogue import ENGINE_INFOS
from app.core.domain.catalogue import register_names

register_names(SERVICES, ENGINE_INFOS)  # as the program does when it is put together

# A loaded machine is no bug; CI tries the same examples each time, so that what fails there fails here too.
_LOADED = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("here", deadline=None, suppress_health_check=_LOADED)
settings.register_profile("ci", deadline=None, suppress_health_check=_LOADED, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

_LONG = ("/hostile/", "/end2end/", "/browser/")
_LONGEST = ("/ui/languages/",)  # minutes in one fixture, which is made twice where two workers share its tests

pytest_plugins = ["tests.qt"]

SHARED_DATA = Path(__file__).resolve().parents[2] / "shared" / "data"


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Real saved pages and streams, which stay outside the project."""
    if not SHARED_DATA.is_dir():
        pytest.skip(f"the folder with real material is absent: {SHARED_DATA.name}")
    return SHARED_DATA


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What fails is run again where its own marker says why: `@pytest.mark.rerun("reason")`, and nowhere else."""
    for item in items:
        if (again := item.get_closest_marker("rerun")) and item.config.pluginmanager.hasplugin("rerunfailures"):
            assert again.args, f"{item.nodeid}: rerun says its reason"
            item.add_marker(pytest.mark.flaky(reruns=2))
    if "PYTEST_XDIST_WORKER" in os.environ:  # long ones first: nobody waits for them alone at the end
        items.sort(key=lambda item: _place(item.nodeid))


def _place(test: str) -> int:
    rooms = (_LONGEST, _LONG)
    return next((place for place, names in enumerate(rooms) if any(name in test for name in names)), len(rooms))


def pytest_report_header() -> str:
    return f"python {sys.version.split()[0]}, Qt platform {os.environ['QT_QPA_PLATFORM']}"
