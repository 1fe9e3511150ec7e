"""PPTX → a part for each slide: title, text, tables, notes; and the pictures on a slide."""

import io
from collections.abc import Iterator
from typing import IO, Any

from app.adapters.documents.chunking import MOST_TEXT, ParsedDocument, Section, clean
from app.adapters.documents.kinds import PPTX
from app.adapters.documents.markup import escaped, table_row

_MOST_PICTURES = 8  # of one slide
_MOST_PIXELS = 60_000_000
_LONG_SIDE = 1568
_DEEPEST = 8  # groups within groups
_FORMATS = ("PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP")


def read_pptx(file: IO[bytes], name: str) -> ParsedDocument:
    """Raises what python-pptx and lxml raise on broken files."""
    deck = _open_deck(file)
    title = deck.core_properties.title or ""
    title = "" if title.lower() in ("powerpoint presentation", "presentation") else title
    parts, length = [], 0
    for number, slide in enumerate(deck.slides, 1):
        text = clean("\n\n".join(_blocks(slide)))
        picture_name = "" if text else _name_of_picture(slide, title or name, number)
        parts.append(Section(text, number, picture=picture_name))
        length += len(text)
        if length > MOST_TEXT:
            break
    return ParsedDocument(PPTX, tuple(parts), title, len(deck.slides), truncated=length > MOST_TEXT)


def slide_pictures(file: IO[bytes], page: int) -> list[bytes]:
    """The pictures on a slide, counted from 1, as PNG, none twice."""
    deck = _open_deck(file)
    if not 1 <= page <= len(deck.slides):
        return []
    images: dict[str, bytes] = {}
    for shape in _shapes(deck.slides[page - 1].shapes):
        image = _image(shape)
        if image is not None and image.sha1 not in images and (png := as_png(image.blob)):
            images[image.sha1] = png
        if len(images) == _MOST_PICTURES:
            break
    return list(images.values())


def as_png(data: bytes) -> bytes:
    """Bounded to what vision models take in; empty for what is no picture, or too large a one."""
    from PIL import Image

    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                return b""
            picture.thumbnail((_LONG_SIDE, _LONG_SIDE))
            out = io.BytesIO()
            picture.convert("RGBA" if "A" in picture.getbands() else "RGB").save(out, "PNG")
    except MemoryError:
        raise
    except Exception:  # Pillow raises whatever a broken picture leads to
        return b""
    return out.getvalue()


def _open_deck(file: IO[bytes]) -> Any:
    from pptx.package import Package

    file.seek(0)
    main: Any = Package.open(file).main_document_part
    if not hasattr(main, "presentation"):  # macro-enabled, shows: the same under another content type
        from pptx.parts.presentation import PresentationPart

        main = PresentationPart.load(main.partname, main.content_type, main.package, main.blob)
    return main.presentation


def _blocks(slide: Any) -> Iterator[str]:
    head = slide.shapes.title
    if head is not None and head.has_text_frame and head.text_frame.text.strip():
        yield f"## {' '.join(head.text_frame.text.split())}"
    for shape in _shapes(slide.shapes):
        if head is not None and shape.shape_id == head.shape_id:
            continue
        if getattr(shape, "has_table", False):
            yield from _table(shape.table)
        elif shape.has_text_frame:
            yield from _paragraphs(shape.text_frame)
        if getattr(shape, "has_chart", False):
            yield from _chart(shape.chart)
    if slide.has_notes_slide and (frame := slide.notes_slide.notes_text_frame) is not None:
        yield from _paragraphs(frame)


def _paragraphs(frame: Any) -> Iterator[str]:
    lines = [(p.level, " ".join(p.text.split())) for p in frame.paragraphs]
    lines = [(level, text) for level, text in lines if text]
    if len(lines) == 1:
        yield escaped(lines[0][1])
    elif lines:
        yield "\n".join(f"{'  ' * level}- {text}" for level, text in lines)


def _table(table: Any) -> Iterator[str]:
    rows = [[" ".join(cell.text_frame.text.split()) for cell in row.cells] for row in table.rows]
    rows = [cells for cells in rows if any(cells)]
    if rows:
        lines = [table_row(cells) for cells in rows]
        lines.insert(1, "|" + " --- |" * len(rows[0]))
        yield "\n".join(lines)


def _chart(chart: Any) -> Iterator[str]:
    """What a chart shows, as a table; some kinds have no categories."""
    try:
        if chart.has_title and chart.chart_title.has_text_frame:
            yield escaped(" ".join(chart.chart_title.text_frame.text.split()))
        plot = chart.plots[0]
        names = [str(name) for name in plot.categories]
        series = [(str(one.name or ""), list(one.values)) for one in plot.series]
    except (ValueError, KeyError, IndexError, AttributeError, TypeError, NotImplementedError):
        return
    if names and series:
        yield "\n".join(
            [table_row(["", *(name for name, _ in series)]), "|" + " --- |" * (len(series) + 1)]
            + [
                table_row([name, *(str(values[i]) if i < len(values) else "" for _, values in series)])
                for i, name in enumerate(names[:200])
            ]
        )


def _shapes(shapes: Any, depth: int = 0) -> Iterator[Any]:
    for shape in shapes:
        if hasattr(shape, "shapes"):
            if depth < _DEEPEST:
                yield from _shapes(shape.shapes, depth + 1)
        else:
            yield shape


def _image(shape: Any) -> Any:
    try:
        return shape.image
    except (AttributeError, ValueError, KeyError):  # no picture, or one that is kept elsewhere
        return None


def _name_of_picture(slide: Any, title: str, number: int) -> str:
    has_image = any(_image(shape) is not None for shape in _shapes(slide.shapes))
    return f"{title} · page {number}" if has_image else ""
