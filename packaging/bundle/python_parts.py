"""Which Python modules and data go into the build beyond what the imports say, and which stay out."""

# Imported by name at run time, or from within compiled modules: nobody's import statement names them.
HIDDEN_IMPORTS = (
    "xllamacpp",
    "resiliparse.extract",  # loads its parts out of one compiled module
    "resiliparse._resiliparse",
)

# Files beside the code. A package that comes with PyInstaller's own hook is not named here.
DATA_PACKAGES = ("app", "trafilatura", "justext", "tld", "courlan", "latex2mathml", "docx", "pptx")

# What PyInstaller would run at each start, a child process's too: scripts that patch modules which are not used so, and
# load them for it. Its script for Qt loads Qt and sets the place of its plugins, for programs that we open, too; the
# wheel knows the place by itself. Elsewhere than on Linux this is not tried, and it stays.
_LEFT_OUT_HOOKS = {"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"}


def left_out_hooks(platform: str) -> set[str]:
    return _LEFT_OUT_HOOKS | ({"pyi_rth_pyside6"} if platform == "linux" else set())


# Packages that stay files of their own, so that a user can put another version in their place: the LGPL asks for that.
REPLACEABLE_PACKAGES = ("chardet",)

# Distributions whose metadata is asked for at run time: our version, the backends of the keychain.
METADATA = ("citewise", "keyring")

# Modules that something imports where it is there, or for what is never called here: module → why it stays out.
EXCLUDED_MODULES = {
    "PySide6.QtDBus": "jeepney speaks to the desktop",
    "PySide6.QtOpenGL": "nothing is drawn by hand; its library stays, WebEngine links it",
    "PySide6.QtPositioning": "no page is told where it is",
    "PySide6.QtQml": "no QML is used; its library stays, WebEngine links it",
    "PySide6.QtQuick": "as QtQml",
    "PySide6.QtQuickWidgets": "as QtQml",
    "IPython": "pypdfium2 and others show themselves in notebooks",
    "PIL.ImageQt": "would be taken for a use of Qt by Pillow",
    "PIL._avif": "pictures on slides are read for their size",
    "PIL._imagingcms": "no colour is converted",
    "PIL._imagingft": "no text is drawn by Pillow",
    "PIL._imagingtk": "no Tk",
    "_curses": "no terminal interface; its library is not on every system",
    "_pytest": "tests",
    "curses": "no terminal interface",
    "distutils": "builds nothing",
    "doctest": "tests of pytz and lxml",
    "gguf": "xllamacpp estimates layers with it, nobody asks for that",
    "grpc": "the Qdrant client's",
    "html5lib": "lxml's other parser",
    "hypothesis": "tests",
    "lib2to3": "builds nothing",
    "lxml.isoschematron": "no schema is checked",
    "lxml.objectify": "not used",
    "mypy": "checks types",
    "numpy": "openpyxl, pypdfium2 and Pillow take it where it is there; 70 MB",
    "pdb": "a debugger",
    "pip": "installs",
    "pkg_resources": "builds nothing",
    "pycparser": "cffi's compiler; its module alone is used",
    "pydoc": "documentation",
    "pygments.formatters.img": "pictures of code",
    "pytest": "tests",
    "qdrant_client": "an extra: whoever runs Qdrant installs the wheel",
    "readline": "GPL; the terminal front end reads no lines",
    "requests": "gguf's",
    "rich": "httpx's own command line",
    "setuptools": "builds nothing",
    "tkinter": "the window is Qt's",
    "tqdm": "bars of progress of command lines",
    "trio": "asyncio is used",
    "unittest": "tests",
    "yaml": "gguf's",
}

# Data that PyInstaller's hooks bring along: folder → why it stays out.
EXCLUDED_DATA = {
    "babel/locale-data": "30 MB; courlan asks for the languages in addresses only where a language is asked for",
    "tld/tests": "tests",
}

_SOURCES = (".pyx", ".pxd", ".c", ".h", ".pyi", ".typed", ".chk")  # the last: checksums of a system library
_METADATA_FILES = {"METADATA", "entry_points.txt"}  # the others name paths of the building machine, or nothing of use


def is_needed(path: str) -> bool:
    """Whether a file that a package brings along is read when the program runs."""
    parts = path.replace("\\", "/").split("/")
    if any(part.endswith(".dist-info") for part in parts[:-1]):
        return parts[-1] in _METADATA_FILES
    if parts[-1].endswith(_SOURCES):
        return False
    return not any("/".join(parts).startswith(f"{folder}/") for folder in EXCLUDED_DATA)
