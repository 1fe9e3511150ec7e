"""What a build is made with, from the environment into `build.json` among its resources: `build_values.py FOLDER`.

- `CITEWISE_FEED_URL`: the https address of the signed list of versions
- `CITEWISE_FEED_KEY`: the public key that it is signed with, as `feed.py keygen` prints it

Both or none: without them the program never asks for new versions and shows no setting for it. No file is written then.
"""

import json
import os
import sys
from base64 import b64decode
from binascii import Error as Base64Error
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import urlsplit

NAME = "build.json"
_KEY = 32  # bytes


def values(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Empty where the environment names none. Raises `ValueError` for what cannot be meant."""
    address = environment.get("CITEWISE_FEED_URL", "").strip()
    key = environment.get("CITEWISE_FEED_KEY", "").strip()
    if not address and not key:
        return {}
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc:
        raise ValueError("CITEWISE_FEED_URL: an https address is needed")
    try:
        is_key = len(b64decode(key, validate=True)) == _KEY
    except (Base64Error, ValueError):
        is_key = False
    if not is_key:
        raise ValueError("CITEWISE_FEED_KEY: 32 bytes in base64 are needed, as feed.py keygen prints them")
    return {"feed": address, "feed_key": key}


def write(folder: Path, environment: Mapping[str, str] = os.environ) -> Path | None:
    """The file in that folder, for the build to put among the resources; None where there is nothing to say."""
    if not (content := values(environment)):
        return None
    path = folder / NAME
    path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return path


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        path = write(Path(arguments[0]))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print(path or "no feed: this build never asks for new versions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
