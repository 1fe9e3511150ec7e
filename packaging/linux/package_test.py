"""`make package-test`: the Debian package on a system that has nothing else.

A bare Debian (`bare_root`) gets the package by apt with nothing but its `Depends`. There it looks at itself, answers a
question of a small web on loopback, shows its window, and goes without a trace but for the user's data. Then the
package of an earlier version is put in, asked, and upgraded. One line a step; exit status 1 if one failed, 2 if it
could not begin.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from linux.bare_root import USER, BareRoot, CommandFailed, what_is_missing
from linux.earlier import OLD_VERSION, old_package
from linux.screen import Screen, renderers_of
from linux.tree import ROOT

if TYPE_CHECKING:
    from tests.end2end.conftest import World

BUILD = ROOT / "build" / "package-test"
DATA = f"home/{USER}/.local/share/Citewise"
_QUESTION = "Why is the sky blue?"
_OLD_QUESTION = "Is the sky of Mars blue?"


class StepFailed(Exception):
    pass


@dataclass
class Report:
    failed: list[str] = field(default_factory=list)

    def step(self, name: str, act: Callable[[], str]) -> bool:
        start = time.monotonic()
        try:
            detail, well = act(), True
        except (CommandFailed, StepFailed, OSError, sqlite3.Error, subprocess.SubprocessError) as error:
            detail, well = str(error), False
            self.failed.append(name)
        seconds = time.monotonic() - start
        print(f"{'ok    ' if well else 'FAILED'} {seconds:6.1f} s  {name}{': ' * bool(detail)}{detail}", flush=True)
        return well


class Trial:
    """The steps, on one root."""

    def __init__(self, root: BareRoot, world: "World", deb: Path) -> None:
        self.root, self.world, self.deb = root, world, deb
        self.old_deb = Path()
        self._before: set[str] = set()

    # Steps: each says what it saw

    def make(self) -> str:
        self.root.make()
        self._before = self.root.file_names()
        return f"{len(self._packages())} packages"

    def pack_earlier(self) -> str:
        """The package of an earlier version: some minutes, the first time."""
        self.old_deb = old_package(self.root.folder)
        return _name_and_size(self.old_deb)

    def install(self, deb: Path) -> str:
        before = len(self._packages())
        inside = self.root.path / "opt" / deb.name
        shutil.copy(deb, inside)
        try:
            self.root.run("apt-get", "install", "-y", "-q", "--no-install-recommends", f"/opt/{deb.name}", seconds=900)
        finally:
            inside.unlink()
        version = self.root.run("dpkg-query", "-W", "-f", "${Version}", "citewise")
        return f"{version}, with {len(self._packages()) - before} packages for the first time"

    def verify(self) -> str:
        """Every file is as the package brought it, owned by root, and is written by nobody else."""
        if words := self.root.run("dpkg", "--verify", "citewise"):
            raise StepFailed(words)
        loose = self.root.run(
            "find", "/usr/lib/citewise", "-not", "-uid", "0", "-o", "-not", "-type", "l", "-perm", "/022"
        )
        if loose:
            raise StepFailed(loose[:500])
        return ""

    def check_itself(self, user: str) -> str:
        lines = self.root.run("citewise", "--self-check", user=user, seconds=300).strip().splitlines()
        print("".join(f"                  {line}\n" for line in lines), end="")
        return f"{len(lines)} lines"

    def ask(self, question: str) -> str:
        self.world.settings()
        self._give_to_user()
        out = self.root.run("citewise", "ask", question, user=USER, seconds=180)
        for part in ("scatters short waves more", f"{self.world.web_url}/page/sky"):
            if part not in out:
                raise StepFailed(f"{part!r} is not in the answer:\n{out[-1500:]}")
        return f"{out.count('] ')} numbered sources"

    def show(self, picture: Path) -> str:
        """The window of a normal user on a screen; while it is there, its renderers are looked at."""
        with Screen() as screen:
            script = "citewise & program=$!; read end; kill -TERM $program; wait $program"
            with self.root.start("sh", "-c", script, user=USER, display=screen.name) as process:
                try:
                    screen.wait_for_window(60)
                    screen.save(picture)
                    renderers = renderers_of(process.pid)
                    out, err = process.communicate("end\n", timeout=60)
                finally:
                    process.kill()
        if process.returncode:
            raise StepFailed(f"status {process.returncode}: {out[-500:]}{err[-1500:]}")
        if not renderers:
            raise StepFailed("no renderer was started")
        if loose := [renderer for renderer in renderers if not renderer.sandboxed]:
            raise StepFailed(f"not in the sandbox: {loose}")
        return f"{picture}; {len(renderers)} renderers, all in the sandbox"

    def holds(self, *questions: str) -> str:
        """The conversations of the user, as they lie in the database."""
        with closing(sqlite3.connect(f"file:{self.root.path / DATA / 'citewise.db'}?mode=ro", uri=True)) as base:
            tables = base.execute("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE TABLE%'").fetchall()
            rows = [str(row) for (table,) in tables for row in base.execute(f'SELECT * FROM "{table}"')]
        if lost := [question for question in questions if not any(question in row for row in rows)]:
            raise StepFailed(f"lost: {lost}")
        return ", ".join(questions)

    def purge(self) -> str:
        self.root.run("apt-get", "purge", "-y", "-q", "--autoremove", "citewise")
        own = self.root.run("sh", "-c", "cat /var/lib/dpkg/info/*.list").splitlines()
        left = self.root.file_names() - self._before - set(own)
        users = {name for name in left if name.startswith(f"/{DATA}") or f"/{DATA}".startswith(f"{name}/")}
        others = sorted(name for name in left - users if not _is_a_users(name))
        if others:
            raise StepFailed(f"left behind: {' '.join(others[:20])}")
        if not (self.root.path / DATA / "citewise.db").is_file():
            raise StepFailed("the user's data is gone")
        return f"{len(users)} files of the user's data stay"

    # Help

    def _packages(self) -> Sequence[str]:
        return self.root.run("dpkg-query", "-W", "-f", "${Package}\\n").split()

    def _give_to_user(self) -> None:
        self.root.run("chown", "-R", f"{USER}:{USER}", f"/home/{USER}")


def _name_and_size(deb: Path) -> str:
    return f"{deb.name}, {deb.stat().st_size / 1e6:.0f} MB"


def _is_a_users(name: str) -> bool:
    """What libraries of the desktop keep in a home: caches of fonts and shaders, the window's size."""
    return name.startswith(
        (f"/home/{USER}/.cache", f"/home/{USER}/.config", f"/home/{USER}/.local", f"/home/{USER}/.pki")
    )


def run(trial: Trial, report: Report, pictures: Path) -> None:
    steps: list[tuple[str, Callable[[], str]]] = [
        ("the package", lambda: _name_and_size(trial.deb)),
        ("a bare Debian", trial.make),
        ("apt install with nothing but Depends", lambda: trial.install(trial.deb)),
        ("files as packed, owned by root", trial.verify),
        ("self-check as a normal user", lambda: trial.check_itself(USER)),
        ("self-check as root", lambda: trial.check_itself("root")),
        ("a question against a web on loopback", lambda: trial.ask(_QUESTION)),
        ("the window on a screen", lambda: trial.show(pictures / "installed.png")),
        ("purge", trial.purge),
    ]
    later: list[tuple[str, Callable[[], str]]] = [
        (f"a package of {OLD_VERSION}", trial.pack_earlier),
        ("a bare Debian again", trial.make),
        (f"apt install {OLD_VERSION}", lambda: trial.install(trial.old_deb)),
        (f"a question to {OLD_VERSION}", lambda: trial.ask(_OLD_QUESTION)),
        ("upgrade", lambda: trial.install(trial.deb)),
        ("a question after it", lambda: trial.ask(_QUESTION)),
        ("both conversations are there", lambda: trial.holds(_OLD_QUESTION, _QUESTION)),
        ("the window with both", lambda: trial.show(pictures / "upgraded.png")),
        ("purge after the upgrade", trial.purge),
    ]
    for part in (steps, later):
        for place, (name, act) in enumerate(part):
            if not report.step(name, act) and place < 3:
                break  # without the package there is nothing to look at


def fresh_deb() -> Path | None:
    """What `make package` built, if nothing has changed since."""
    debs = sorted((ROOT / "dist").glob("citewise_*.deb"), key=lambda path: path.stat().st_mtime)
    sources = [ROOT / name for name in ("pyproject.toml", "CHANGELOG.md", "LICENSE")]
    sources += [path for name in ("app", "resources", "i18n", "packaging") for path in (ROOT / name).rglob("*.*")]
    newest = max(path.stat().st_mtime for path in sources if path.is_file() and path.suffix not in (".md", ".pyc"))
    return debs[-1] if debs and debs[-1].stat().st_mtime > newest else None


@contextmanager
def loopback_world(folder: Path) -> Iterator["World"]:
    from tests.end2end.conftest import World
    from tests.end2end.model_server import ModelServer
    from tests.end2end.site import Web
    from tests.loopback import serve

    web, models = Web(), ModelServer()
    with serve(web.app) as web_url, serve(models.app) as models_url:
        yield World(web, web_url, models, models_url, folder)


def main() -> int:
    if os.geteuid() != 0:
        print("a root of its own can be made by root only: sudo make package-test", file=sys.stderr)
        return 2
    if missing := what_is_missing():
        print(f"missing on this system. Install with: apt-get install {' '.join(missing)}", file=sys.stderr)
        return 2
    if fresh_deb() is None:
        print("       dist/ holds no package of this state: `make package`", flush=True)
        subprocess.run(["make", "-C", str(ROOT), "package"], check=True)
    deb = fresh_deb()
    if deb is None:
        print("files changed while the package was built; once more, please", file=sys.stderr)
        return 2
    report, root = Report(), BareRoot(BUILD)
    with loopback_world(root.path / DATA) as world:
        run(Trial(root, world, deb), report, BUILD)
    root.remove()
    print(f"failed: {', '.join(report.failed)}" if report.failed else "All steps were well.")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
