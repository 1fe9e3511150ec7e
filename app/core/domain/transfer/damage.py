"""What became of a file that could not be read at the start."""


class DamagedFile(str):
    """A sentence in English, for the log and the terminal, which knows what it tells."""

    file: str
    copy_name: str
    conversations: int  # that were read back
    turns: int
    documents: int  # that are read again

    def __new__(
        cls, file: str, copy_name: str, outcome: str = "", *, conversations: int = 0, turns: int = 0, documents: int = 0
    ) -> "DamagedFile":
        self = super().__new__(cls, f"{file} could not be read and was kept as {copy_name}; {outcome}")
        self.file, self.copy_name = file, copy_name
        self.conversations, self.turns, self.documents = conversations, turns, documents
        return self
