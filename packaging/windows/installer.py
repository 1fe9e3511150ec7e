"""The installer for Windows, made by NSIS on any system: `installer.py PAYLOAD OUT --version 0.2.0`.

PAYLOAD is what PyInstaller built. The installer brings exactly its files, and the uninstaller takes exactly those away:
the user may have chosen a folder in which other things lie. The same input gives the same bytes.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from windows import numbers

SCRIPT = Path(__file__).with_name("citewise.nsi")
PROGRAM = "citewise.exe"


def files_of(payload: Path) -> list[PurePosixPath]:
    """In an order that no file system changes."""
    files = [path.relative_to(payload) for path in payload.rglob("*") if not path.is_dir()]
    return sorted(PurePosixPath(path.as_posix()) for path in files)


def folders_of(files: Iterable[PurePosixPath]) -> list[PurePosixPath]:
    """Those that hold others stand behind them."""
    folders = {folder for file in files for folder in file.parents if folder.parts}
    return sorted(folders, key=lambda folder: (-len(folder.parts), folder))


def file_lists(payload: Path) -> str:
    """Macros for the script: to bring the files, to take them away, and whether one of the programs runs."""
    files = files_of(payload)
    return "\n".join(
        [
            "!macro bring_files",
            *_bring(payload, files),
            "!macroend",
            "!macro remove_files",
            *(f'Delete "$INSTDIR\\{_windows(file)}"' for file in files),
            *(f'RMDir "$INSTDIR\\{_windows(folder)}"' for folder in folders_of(files)),
            "!macroend",
            "!macro look_at_programs",
            *(f'!insertmacro look_at "{_windows(file)}"' for file in files if file.suffix.lower() == ".exe"),
            "!macroend",
            "",
        ]
    )


def _bring(payload: Path, files: list[PurePosixPath]) -> Iterator[str]:
    folder = None
    for file in files:
        if file.parent != folder:
            folder = file.parent
            yield f'SetOutPath "$INSTDIR\\{_windows(folder)}"' if folder.parts else 'SetOutPath "$INSTDIR"'
        yield f'File "/oname={_escaped(file.name)}" "{payload / file}"'


def _windows(path: PurePosixPath) -> str:
    return _escaped("\\".join(path.parts))


def _escaped(text: str) -> str:
    """In a string of NSIS a dollar begins a variable."""
    return text.replace("$", "$$")


def kilobytes(payload: Path) -> int:
    """What *Apps* of Windows calls the size."""
    return sum((payload / file).stat().st_size for file in files_of(payload)) // 1024


def sidebar() -> bytes:
    """The picture beside the last page, at twice its size for dense screens: the icon on its own colour, as BMP."""
    from icons import png
    from PIL import Image

    picture = Image.new("RGB", (328, 628), "#0a5351")
    icon = Image.open(BytesIO(png(192)))
    picture.paste(icon, ((picture.width - icon.width) // 2, 120), icon)
    stream = BytesIO()
    picture.save(stream, "BMP")
    return stream.getvalue()


def build(payload: Path, out: Path, version: str, sign: str = "") -> None:
    """`sign` is a command that signs the file named behind it. Raises `CalledProcessError`."""
    from icons import ico

    if not (payload / PROGRAM).is_file():
        raise FileNotFoundError(f"{payload} holds no {PROGRAM}")
    out.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        Path(folder, "files.nsh").write_text(file_lists(payload.resolve()), encoding="utf-8-sig")
        Path(folder, "citewise.ico").write_bytes(ico())
        Path(folder, "sidebar.bmp").write_bytes(sidebar())
        defines = {
            "VERSION": version,
            "NUMBERS": ".".join(map(str, numbers(version))),
            "FILES": str(Path(folder, "files.nsh")),
            "ICON": str(Path(folder, "citewise.ico")),
            "SIDEBAR": str(Path(folder, "sidebar.bmp")),
            "KILOBYTES": str(kilobytes(payload)),
            "OUT": str(out.resolve()),
            **({"SIGN": sign} if sign else {}),
        }
        compiler = shutil.which("makensis") or "makensis"
        command = [compiler, "-WX", "-V2", "-INPUTCHARSET", "UTF8"]
        command += [f"-D{name}={value}" for name, value in defines.items()]
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}  # without one of UTF-8 it falls over other names on Linux
        subprocess.run([*command, str(SCRIPT)], check=True, env=environment)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the installer for Windows")
    parser.add_argument("payload", type=Path, help="the folder that PyInstaller made")
    parser.add_argument("out", type=Path, help="the installer")
    parser.add_argument("--version", required=True)
    parser.add_argument("--sign", default="", help="a command that signs the file named behind it")
    options = parser.parse_args()
    build(options.payload, options.out, options.version, options.sign)
    return 0


if __name__ == "__main__":
    sys.exit(main())
