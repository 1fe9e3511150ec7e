"""Small PDFs, written by hand."""

import io
from collections.abc import Sequence

PICTURE = "picture"


def pdf(pages: Sequence[Sequence[str] | str], title: str = "", created: str = "") -> bytes:
    """Each page is a list of lines in Helvetica, or `PICTURE` for one grey dot that fills it."""
    objects = [
        "<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>",
        "",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    objects.append(
        "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray "
        "/BitsPerComponent 8 /Length 1 >>\nstream\n8\nendstream"
    )
    kids = []
    for page in pages:
        if page == PICTURE:
            drawn, resources = "q 595 0 0 842 0 0 cm /I Do Q", "<< /XObject << /I 4 0 R >> >>"
        else:
            shown = "".join(f"({_escaped(line)}) Tj T*\n" for line in page)
            drawn, resources = f"BT /F 11 Tf 14 TL 50 790 Td\n{shown}ET", "<< /Font << /F 3 0 R >> >>"
        objects.append(f"<< /Length {len(drawn.encode('latin-1'))} >>\nstream\n{drawn}\nendstream")
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources {resources} "
            f"/Contents {len(objects)} 0 R >>"
        )
        kids.append(f"{len(objects)} 0 R")
    objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
    objects.append(f"<< /Title ({_escaped(title)}) /CreationDate ({created}) >>")
    return _written([text.encode("latin-1") for text in objects])


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def _written(objects: Sequence[bytes]) -> bytes:
    out, places = bytearray(b"%PDF-1.4\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for place in places:
        out += b"%010d 00000 n \n" % place
    out += b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\n" % (len(objects) + 1, len(objects))
    return bytes(out + b"startxref\n%d\n%%%%EOF\n" % table)


def encrypted(data: bytes, password: str) -> bytes:
    from pypdf import PdfReader, PdfWriter

    writer, out = PdfWriter(PdfReader(io.BytesIO(data))), io.BytesIO()
    writer.encrypt(password, "owner", algorithm="RC4-128")
    writer.write(out)
    return out.getvalue()
