"""A package of an earlier version, built from its commit by today's recipe: what an upgrade starts from."""

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from linux.deb import build_deb
from linux.package import release_of
from linux.tree import ROOT

OLD_COMMIT = "3f733ac"
OLD_VERSION = "0.1.0"
_RECIPE = ("citewise.spec", "bundle")  # what a change of makes the package anew
# What that version imported and today's does not.
_MORE = ("pypdf>=6,<7",)


def old_package(folder: Path) -> Path:
    """From `folder`, if it was built before by this very recipe."""
    target = folder / f"earlier-{_recipe_key()}"
    made = next(target.glob(f"citewise_{OLD_VERSION}_*.deb"), None)
    return made or _build(folder / "earlier", target)


def _recipe_key() -> str:
    digest = hashlib.sha256()
    for name in _RECIPE:
        place = ROOT / "packaging" / name
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _build(work: Path, target: Path) -> Path:
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "tree"
    tree.mkdir(parents=True)
    archive = subprocess.run(["git", "-C", str(ROOT), "archive", OLD_COMMIT], capture_output=True, check=True).stdout
    subprocess.run(["tar", "-C", str(tree), "-x"], input=archive, check=True)
    shutil.copytree(ROOT / "packaging", tree / "packaging", dirs_exist_ok=True)
    if not (tree / "LICENSE").exists():  # it came later, and today's recipe packs it
        shutil.copyfile(ROOT / "LICENSE", tree / "LICENSE")
    site = work / "site"  # its own metadata, and what it needed: before today's on the path
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site)]
    subprocess.run([*pip, "--no-build-isolation", str(tree)], check=True)
    subprocess.run([*pip, *_MORE], check=True)
    shutil.rmtree(site / "app", ignore_errors=True)  # the spec takes it from the tree
    epoch = subprocess.run(
        ["git", "-C", str(ROOT), "log", "-1", "--format=%ct", OLD_COMMIT], capture_output=True, text=True, check=True
    ).stdout.strip()
    environment = {**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{site}", "SOURCE_DATE_EPOCH": epoch}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    # What is made on the way is known for ours where it lies in the tree.
    places = ["--distpath", str(work / "dist"), "--workpath", str(tree / "build")]
    subprocess.run([*command, *places, "packaging/citewise.spec"], cwd=tree, env=environment, check=True)
    release = replace(release_of(work / "dist/citewise", tree), epoch=int(epoch))
    deb = build_deb(release, target, compression="zstd")
    shutil.rmtree(work)
    return deb
