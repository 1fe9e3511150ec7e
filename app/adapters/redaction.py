"""Foreign words without our secrets."""

_TELLING = 6  # characters: so much of a key is more than its kind


def without(text: str, secret: str) -> str:
    """The text with `***` for the secret, and for its beginning at the text's end.

    Long texts are cut before they are told, within a key as anywhere else.
    """
    text = text.replace(secret, "***")
    bare = text.removesuffix("…")
    half = next((n for n in range(len(secret) - 1, _TELLING - 1, -1) if bare.endswith(secret[:n])), 0)
    return f"{bare[:-half]}***" if half else text
