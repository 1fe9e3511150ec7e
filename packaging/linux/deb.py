"""The Debian package: the program in /usr/lib/citewise, started by /usr/bin/citewise."""

import hashlib
import os
import platform
import subprocess
import tempfile
from email.utils import format_datetime
from pathlib import Path
from textwrap import wrap

from linux.libraries import depends
from linux.metainfo import FILES, sections
from linux.tree import ROOT, Release, compressed, copy_payload, settle, write, write_share

HOME = "usr/lib/citewise"
MAINTAINER = "Citewise developers <developers@citewise.invalid>"  # a field that must have an address; there is none
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# Not needed to start: where keys are kept, what opens a link, letters of Chinese, Japanese and Korean.
RECOMMENDS = (
    "gnome-keyring | kwalletmanager | keepassxc",
    "xdg-utils",
    "fonts-noto-cjk | fonts-wqy-microhei | fonts-wqy-zenhei",
    "dbus-user-session | dbus-x11",
    "speech-dispatcher",  # answers are read aloud
)
_ABOUT = """\
 Citewise searches the web, reads the pages, and streams an answer of your model
 in which every citation opens the very passage behind the statement. Without a
 model it quotes the best passages. Conversations stay on this computer.
"""


def build_deb(release: Release, folder: Path, *, compression: str = "xz", architecture: str = "") -> Path:
    """Write `citewise_VERSION_ARCHITECTURE.deb` there. The same release gives the same bytes."""
    architecture = architecture or ARCHITECTURES[platform.machine()]
    target = folder / f"citewise_{release.version}_{architecture}.deb"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        root = Path(place) / "root"
        _stage(root, release)
        write(root / "DEBIAN/md5sums", _checksums(root).encode())
        write(root / "DEBIAN/control", control(release, architecture, _kibibytes(root)).encode())
        for script in ("postinst", "prerm"):
            write(root / "DEBIAN" / script, (FILES / script).read_bytes(), executable=True)
        settle(root, release.epoch)
        subprocess.run(
            ["dpkg-deb", f"-Z{compression}", "--root-owner-group", "--build", str(root), str(target)],
            env={**os.environ, "SOURCE_DATE_EPOCH": str(release.epoch)}, stdout=subprocess.DEVNULL, check=True,
        )  # fmt: skip
    return target


def control(release: Release, architecture: str, kibibytes: int) -> str:
    fields = {
        "Package": "citewise",
        "Version": release.version,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kibibytes),
        "Depends": ", ".join(depends(release.payload)),
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "net",
        "Priority": "optional",
        "Description": "chat client whose answers rest on sources you can check",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items()) + _ABOUT


def _stage(root: Path, release: Release) -> None:
    copy_payload(release.payload, root / HOME)
    for resources in (root / HOME).rglob("Qt/resources"):
        (resources / "locales").mkdir(exist_ok=True)  # Chromium makes it when root starts it; now dpkg takes it away
    share = root / "usr/share"
    write_share(share, release)
    (root / "usr/bin").mkdir()
    (root / "usr/bin/citewise").symlink_to("../lib/citewise/citewise")
    write(share / "citewise/apparmor", (FILES / "apparmor").read_bytes())
    write(share / "lintian/overrides/citewise", (FILES / "lintian-overrides").read_bytes())
    terms = (line.strip() for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()[4:])
    licence = "".join(f" {line or '.'}\n" for line in terms)
    write(share / "doc/citewise/copyright", ((FILES / "copyright").read_text(encoding="utf-8") + licence).encode())
    write(share / "doc/citewise/changelog.gz", compressed(_changelog(release)))


def _changelog(release: Release) -> str:
    """In Debian's form: what changed in this version."""
    changes = next((changes for _, _, changes in sections(release.changelog)), ["See the program's own list."])
    lines = ["\n    ".join(wrap(change, 74, break_long_words=False)) for change in changes]
    body = "".join(f"  * {line}\n" for line in lines)
    return (
        f"citewise ({release.version}) stable; urgency=medium\n\n{body}\n"
        f" -- {MAINTAINER}  {format_datetime(release.date)}\n"
    )


def _files(root: Path) -> list[Path]:
    return [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]


def _checksums(root: Path) -> str:
    """Of `dpkg --verify`."""
    rows = []
    for path in _files(root):
        with path.open("rb") as file:
            rows.append(f"{hashlib.file_digest(file, 'md5').hexdigest()}  {path.relative_to(root).as_posix()}\n")
    return "".join(rows)


def _kibibytes(root: Path) -> int:
    """As dpkg counts: every file in whole kibibytes, one for each folder and link."""
    return sum(-(-path.stat().st_size // 1024) for path in _files(root)) + sum(
        path.is_dir() or path.is_symlink() for path in root.rglob("*")
    )
