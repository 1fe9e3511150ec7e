"""What kind of document a file is: by its name, before it is opened, and by its first bytes, once it is."""

import re
from pathlib import PurePath

PDF, DOCX, PPTX, XLSX, EPUB, ZIP = "pdf", "docx", "pptx", "xlsx", "epub", "zip"
HTML, MARKDOWN, TEXT, CODE, CSV = "html", "markdown", "text", "code", "csv"
PACKAGES = (DOCX, PPTX, XLSX, EPUB, ZIP)

_ENDINGS = {
    PDF: "pdf",
    DOCX: "docx docm dotx dotm",
    PPTX: "pptx pptm ppsx ppsm potx",
    XLSX: "xlsx xlsm xltx xltm",
    EPUB: "epub",
    HTML: "html htm xhtml xht",
    MARKDOWN: "md markdown mdown mkd mdx qmd rmd",
    TEXT: "txt text log rst adoc asciidoc org textile tex ltx bib srt vtt ass nfo diff patch me 1st",
    CSV: "csv tsv tab psv",
    CODE: """
        py pyi pyx pxd ipynb js mjs cjs jsx ts mts cts tsx vue svelte astro css scss sass less styl java kt
        kts groovy gradle scala sc clj cljs cljc edn c h cc cpp cxx c++ hh hpp hxx ino m mm swift cs csx fs
        fsx fsi vb vbs bas go rs rb erb rake gemspec php phtml pl pm t raku lua tcl r jl hs lhs elm ml mli
        re res purs erl hrl ex exs eex heex nim nims cr d di dart zig v sv svh vhd vhdl ada adb ads pas pp
        dpr lpr f f90 f95 f03 for cob cbl lisp lsp cl el scm ss rkt fnl asm s S nasm sh bash zsh fish ksh
        csh bat cmd ps1 psm1 psd1 awk sed sql psql plsql graphql gql proto thrift fbs capnp avsc json jsonc
        json5 jsonl ndjson geojson yaml yml toml ini cfg conf properties env xml xsd xsl xslt dtd rss atom
        opml plist wsdl tf tfvars hcl nix bzl bazel cmake mk mak make dockerfile ninja gn gni sol vy move
        cairo wat glsl vert frag hlsl wgsl metal cu cuh cl opencl stan pro prolog lean agda idr coq thy tla
        als smt2 feature http rest po pot desktop service
        """,
}
_BY_ENDING = {ending.lower(): kind for kind, endings in _ENDINGS.items() for ending in endings.split()}
_TEXTS = "readme license licence copying authors changelog changes news notice todo install cmakelists.txt"
_SCRIPTS = """
makefile gnumakefile dockerfile containerfile jenkinsfile rakefile gemfile procfile vagrantfile justfile build workspace
pipfile brewfile
"""
_BY_NAME = {**dict.fromkeys(_TEXTS.split(), TEXT), **dict.fromkeys(_SCRIPTS.split(), CODE)}
# What programs write for themselves: nobody looks for anything in it.
_PASSED_OVER = re.compile(
    r"(?i)(?:~\$|\.).*|#.*#|.*(?:~|\.lock|\.min\.(?:js|css|mjs)|\.map|\.bundle\.js|\.tmp|\.part|\.crdownload)"
    r"|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum|thumbs\.db|desktop\.ini"
)
_FOLDERS = "node_modules __pycache__ site-packages __macosx .git .hg .svn .tox .venv $recycle.bin"
FOLDERS_PASSED_OVER = frozenset(_FOLDERS.split())
_OLD_OFFICE = ("doc", "dot", "xls", "xlt", "ppt", "pps", "pot", "msg", "vsd", "mpp", "pub")
# The beginnings of files that are no text: https://en.wikipedia.org/wiki/List_of_file_signatures
_MAGIC = (
    *(
        b"\x89PNG",
        b"\xff\xd8\xff",
        b"GIF8",
        b"II*\x00",
        b"MM\x00*",
        b"\x1f\x8b",
        b"BZh",
        b"\xfd7zXZ",
        b"7z\xbc\xaf\x27",
    ),
    *(
        b"Rar!",
        b"\x7fELF",
        b"MZ\x90",
        b"SQLite format 3\x00",
        b"OggS",
        b"fLaC",
        b"ID3",
        b"\x28\xb5\x2f\xfd",
        b"\xca\xfe",
    ),
    *(b"RIFF", b"{\\rtf", b"%!PS", b"AT&TFORM", b"wOFF", b"wOF2", b"\x00asm"),
)
_BOMS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x00\x00\xfe\xff")
_CONTROL = re.compile(rb"[\x00-\x07\x0e-\x1a\x1c-\x1f\x7f]")


def ending_of(path: str) -> str:
    return PurePath(path).suffix.lower().lstrip(".")


def kind_of(path: str) -> str:
    """The kind that a name promises; empty where it promises none."""
    name = PurePath(path).name.lower()
    return _BY_NAME.get(name) or _BY_ENDING.get(ending_of(path), "")


def reads(path: str) -> bool:
    """False for what a folder's import passes over: hidden files, programs' own, and all that is no document."""
    parts = PurePath(path).parts
    name = parts[-1] if parts else ""
    if _PASSED_OVER.fullmatch(name) or not FOLDERS_PASSED_OVER.isdisjoint(part.lower() for part in parts[:-1]):
        return False
    return kind_of(name) != ""


def enters(folder: str) -> bool:
    """False for folders, by their own name, that a folder's import passes over."""
    return not folder.startswith(".") and folder.lower() not in FOLDERS_PASSED_OVER


def is_old_office(path: str) -> bool:
    return ending_of(path) in _OLD_OFFICE


def content_kind(head: bytes) -> str:
    """What the first kilobytes are: `pdf`, `zip`, `ole` (old or encrypted Office), `binary`, `html`, `text`."""
    if b"%PDF-" in head[:1024]:
        return PDF
    if head.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return ZIP
    if head.startswith(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"):
        return "ole"
    if head.startswith(_MAGIC):
        return "binary"
    if not head.startswith(_BOMS):
        control = len(_CONTROL.findall(head))
        if b"\x00" in head or control > max(3, 0.02 * len(head)):
            return "binary"
    start = head[:600].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    return HTML if start.startswith((b"<!doctype html", b"<html", b"<head", b"<body")) else TEXT
