"""Which Debian packages a build needs: asked of its own ELF files, so that no list can be wrong unnoticed."""

import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

# The library's name → the packages that have it, the newer name first: apt takes the first that its system knows.
PACKAGES: Mapping[str, tuple[str, ...]] = {
    "libEGL.so.1": ("libegl1",),
    "libGL.so.1": ("libgl1",),
    "libGLX.so.0": ("libglx0",),
    "libOpenGL.so.0": ("libopengl0",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libX11.so.6": ("libx11-6",),
    "libXau.so.6": ("libxau6",),
    "libXcomposite.so.1": ("libxcomposite1",),
    "libXcursor.so.1": ("libxcursor1",),
    "libXdamage.so.1": ("libxdamage1",),
    "libXext.so.6": ("libxext6",),
    "libXfixes.so.3": ("libxfixes3",),
    "libXi.so.6": ("libxi6",),
    "libXrandr.so.2": ("libxrandr2",),
    "libXrender.so.1": ("libxrender1",),
    "libXtst.so.6": ("libxtst6",),
    "libasound.so.2": ("libasound2t64", "libasound2"),
    "libbrotlicommon.so.1": ("libbrotli1",),
    "libbrotlidec.so.1": ("libbrotli1",),
    "libbz2.so.1.0": ("libbz2-1.0",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libdrm.so.2": ("libdrm2",),
    "libexpat.so.1": ("libexpat1",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libgbm.so.1": ("libgbm1",),
    "libgcc_s.so.1": ("libgcc-s1",),
    "libgio-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgobject-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgomp.so.1": ("libgomp1",),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "liblzma.so.5": ("liblzma5",),
    "libnspr4.so": ("libnspr4",),
    "libnss3.so": ("libnss3",),
    "libnssutil3.so": ("libnss3",),
    "libplc4.so": ("libnspr4",),
    "libplds4.so": ("libnspr4",),
    "libsmime3.so": ("libnss3",),
    "libpulse.so.0": ("libpulse0",),
    "libspeechd.so.2": ("libspeechd2",),
    "libstdc++.so.6": ("libstdc++6",),
    "libudev.so.1": ("libudev1",),
    "libuuid.so.1": ("libuuid1",),
    "libvulkan.so.1": ("libvulkan1",),
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libwayland-egl.so.1": ("libwayland-egl1",),
    "libwayland-server.so.0": ("libwayland-server0",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-dri3.so.0": ("libxcb-dri3-0",),
    "libxcb-glx.so.0": ("libxcb-glx0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xinerama.so.0": ("libxcb-xinerama0",),
    "libxcb-xinput.so.0": ("libxcb-xinput0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxcb.so.1": ("libxcb1",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libxkbfile.so.1": ("libxkbfile1",),
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
}
# Loaded by name while the program runs, so that no ELF file says it needs them.
LOADED_LATER = ("libGL.so.1", "libfontconfig.so.1", "libnss3.so")
_LIBC = re.compile(
    r"^(ld-linux|libc|libdl|libm|libpthread|libresolv|librt|libutil|libnsl|libanl|libmvec)\b.*\.so\.\d+$"
)
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


class UnknownLibraries(Exception):
    """Names of libraries that the build neither holds nor has a package for."""


def depends(payload: Path) -> list[str]:
    """The field `Depends`, in the order of the names. Raises `UnknownLibraries`."""
    text = _read_elf(elf_files(payload))
    own = {path.name for path in payload.rglob("*") if ".so" in path.name}
    needed = set(re.findall(r"Shared library: \[([^\]]+)\]", text)) - own | {*LOADED_LATER} - own
    system = {name for name in needed if not _LIBC.match(name)}
    if unknown := sorted(system - PACKAGES.keys()):
        raise UnknownLibraries(", ".join(unknown))
    packages = {" | ".join(PACKAGES[name]) for name in system}
    versions = [(int(major), int(minor)) for major, minor in _GLIBC.findall(text)]
    major, minor = max(versions, default=(2, 28))
    return sorted({f"libc6 (>= {major}.{minor})", *packages})


def elf_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _read_elf(files: Iterable[Path]) -> str:
    """What binutils says of the libraries and versions of symbols that they ask for."""
    names = [str(path) for path in files]
    if not names:
        return ""
    command = ["readelf", "--wide", "--dynamic", "--version-info", *names]
    return subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False).stdout
