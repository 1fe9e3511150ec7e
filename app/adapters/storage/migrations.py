"""A database's history: a list of functions to which one only ever appends.

A function's name is what the database remembers, so it never changes, nor does what the function does. Each runs in a
transaction of its own (`migration_runner`).
"""

import sqlite3

from app.adapters.storage.migration_runner import Migration


def m001_conversations(db: sqlite3.Connection) -> None:
    """Times are UTC in ISO 8601 with microseconds, which sort as text. Columns in the plural and `plan`, `usage`,
    `error`, `model`, `wishes` hold JSON. Answers stand apart from turns, so that a checkpoint rewrites nothing else."""
    from app.adapters.storage.first_schema import FIRST_SCHEMA

    for statement in FIRST_SCHEMA.split(";"):
        db.execute(statement)


def m002_tools_and_searches(db: sqlite3.Connection) -> None:
    """`spoken`: the messages behind the question as JSON; `entry_html`: Google's search entry point, hostile."""
    for column in ("spoken", "searches", "fallbacks"):
        db.execute(f"ALTER TABLE turns ADD COLUMN {column} TEXT NOT NULL DEFAULT '[]'")
    db.execute("ALTER TABLE turns ADD COLUMN entry_html TEXT NOT NULL DEFAULT ''")
    for statement in _SECOND_SCHEMA.split(";"):
        db.execute(statement)


_SECOND_SCHEMA = """
CREATE TABLE images (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    media_type TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID;
CREATE TABLE kept_searches (
    conversation TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
    key TEXT NOT NULL,
    channel TEXT NOT NULL,
    asked TEXT NOT NULL,
    response TEXT NOT NULL,
    hits TEXT NOT NULL,
    PRIMARY KEY (conversation, key)
) WITHOUT ROWID
"""


def m003_own_material(db: sqlite3.Connection) -> None:
    """`bases` and `files` of a turn and `support` of a citation hold JSON; `grouped` is the name of a group."""
    db.execute("ALTER TABLE conversations ADD COLUMN grouped TEXT NOT NULL DEFAULT ''")
    for column in ("bases", "files"):
        db.execute(f"ALTER TABLE turns ADD COLUMN {column} TEXT NOT NULL DEFAULT '[]'")
    db.execute("ALTER TABLE turns ADD COLUMN checked INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE sources ADD COLUMN document TEXT NOT NULL DEFAULT ''")
    for column in ("page", "line"):
        db.execute(f"ALTER TABLE passages ADD COLUMN {column} INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE citations ADD COLUMN support TEXT")


def m004_facts(db: sqlite3.Connection) -> None:
    """What is remembered of the user; it outlives the conversation from which it was learnt."""
    db.execute("""
        CREATE TABLE facts (
            id TEXT PRIMARY KEY,
            "group" TEXT NOT NULL,
            text TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            turn TEXT NOT NULL,
            conversation TEXT NOT NULL
        )
    """)
    db.execute('CREATE INDEX facts_by_group ON facts ("group", updated)')


def m005_authors(db: sqlite3.Connection) -> None:
    """Who wrote a source, as its page says."""
    db.execute("ALTER TABLE sources ADD COLUMN author TEXT NOT NULL DEFAULT ''")


def m006_research(db: sqlite3.Connection) -> None:
    """`depth` is NULL for an answer; `graph` holds JSON."""
    db.execute("ALTER TABLE turns ADD COLUMN depth TEXT")
    db.execute("ALTER TABLE turns ADD COLUMN graph TEXT")
    db.execute("ALTER TABLE turns ADD COLUMN research_ended TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE turns ADD COLUMN clarifying INTEGER NOT NULL DEFAULT 0")


def m007_written(db: sqlite3.Connection) -> None:
    """`written`: the answer's last word is in, whether or not the process lived to say that the turn is finished."""
    db.execute("ALTER TABLE turns ADD COLUMN written INTEGER NOT NULL DEFAULT 0")
    db.execute("UPDATE turns SET written = 1 WHERE state = 'finished'")


def m008_numbers(db: sqlite3.Connection) -> None:
    """What the numbers of a turn's citations mean, those included that only earlier turns were given."""
    db.execute("""
        CREATE TABLE turn_numbers (
            turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
            number INTEGER NOT NULL,
            source TEXT NOT NULL,
            PRIMARY KEY (turn, number)
        ) WITHOUT ROWID
    """)


def m009_shown_children(db: sqlite3.Connection) -> None:
    """Of the turns that follow this one, the one that was shown last; NULL: the newest."""
    db.execute("ALTER TABLE turns ADD COLUMN shown_child TEXT")


def m010_forgotten(db: sqlite3.Connection) -> None:
    """Facts that no turn may bring back: one that ran when they were forgotten is saved without them."""
    db.execute("CREATE TABLE forgotten (fact TEXT PRIMARY KEY, moment TEXT NOT NULL) WITHOUT ROWID")


def m011_addresses(db: sqlite3.Connection) -> None:
    """`from_text`: the address is known from an answer's text alone. Nobody noted that before: a source that a model
    service brought without an object of its own may be such a one, and counts as one until a search finds it again."""
    db.execute("ALTER TABLE sources ADD COLUMN from_text INTEGER NOT NULL DEFAULT 0")
    db.execute("UPDATE sources SET from_text = 1 WHERE origin = 'provider' AND provider_data = '{}'")


def m012_searches_unasked(db: sqlite3.Connection) -> None:
    """`searched_unasked`: the model searched though nobody asked it to, so that the answer's plain numbers are its."""
    db.execute("ALTER TABLE turns ADD COLUMN searched_unasked INTEGER NOT NULL DEFAULT 0")


def m013_organized(db: sqlite3.Connection) -> None:
    """`pinned`, `archived`: since when, NULL: not; `tags` holds JSON. The rest is of the index that the search uses,
    which `conversations.search_index` keeps: `search_id` is a turn's number there, NULL while it waits to be taken in;
    it is made of its conversation's `search_number` and `search_turns`, how many numbers that has given."""
    for column in ("pinned TEXT", "archived TEXT", "tags TEXT NOT NULL DEFAULT '[]'"):
        db.execute(f"ALTER TABLE conversations ADD COLUMN {column}")
    for column in ("search_number INTEGER", "search_turns INTEGER NOT NULL DEFAULT 0"):
        db.execute(f"ALTER TABLE conversations ADD COLUMN {column}")
    db.execute("ALTER TABLE turns ADD COLUMN search_id INTEGER")
    for statement in _SEARCH_SCHEMA.split(";;"):
        db.execute(statement)


_SEARCH_SCHEMA = """
CREATE INDEX turns_unindexed ON turns (state) WHERE search_id IS NULL;;
CREATE TABLE search_sequence (last INTEGER NOT NULL);;
INSERT INTO search_sequence VALUES (0);;
CREATE VIRTUAL TABLE turn_grams USING fts5 (grams, content = '', tokenize = 'ascii', detail = none, columnsize = 0);;
CREATE TRIGGER answers_changed AFTER UPDATE OF text ON answers WHEN old.text <> new.text BEGIN
    UPDATE turns SET search_id = NULL WHERE id = new.turn AND search_id IS NOT NULL;
END
"""


def m014_imports(db: sqlite3.Connection) -> None:
    """Which turns and conversations came with which import, so that it can be taken back. `effect`: `created`, or
    `restored` where the conversation was deleted and came back; `undone` until `transfer` has emptied the file of it.
    `answer_images`: how many of a turn's images, the last ones, came with its answer.
    A turn of an import that is no more was deleted by the user: the next import does not bring it back."""
    for statement in _IMPORTS_SCHEMA.split(";"):
        db.execute(statement)
    db.execute("ALTER TABLE turns ADD COLUMN answer_images INTEGER NOT NULL DEFAULT 0")


_IMPORTS_SCHEMA = """
CREATE TABLE imports (
    id TEXT PRIMARY KEY,
    format TEXT NOT NULL,
    file TEXT NOT NULL,
    started TEXT NOT NULL,
    state TEXT NOT NULL
);
CREATE TABLE import_conversations (
    conversation TEXT PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
    batch TEXT NOT NULL REFERENCES imports ON DELETE CASCADE,
    effect TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX import_conversations_by_batch ON import_conversations (batch, effect);
CREATE TABLE import_turns (
    turn TEXT PRIMARY KEY,
    conversation TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
    batch TEXT NOT NULL REFERENCES imports ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX import_turns_by_batch ON import_turns (batch, conversation);
CREATE INDEX import_turns_by_conversation ON import_turns (conversation)
"""


def m015_merged_facts(db: sqlite3.Connection) -> None:
    """Facts that a batch brought, as long as it can be taken back."""
    db.execute("""
        CREATE TABLE import_facts (
            fact TEXT PRIMARY KEY,
            batch TEXT NOT NULL REFERENCES imports ON DELETE CASCADE
        ) WITHOUT ROWID
    """)


def m016_merges(db: sqlite3.Connection) -> None:
    """`purged`: conversations that the user deleted and that are gone for good, with the time of the deletion; one that
    comes again is none of them. What a merge brought into the knowledge bases, as long as it can be taken back."""
    for statement in _MERGES_SCHEMA.split(";;"):
        db.execute(statement)


_MERGES_SCHEMA = """
CREATE TABLE purged (conversation TEXT PRIMARY KEY, deleted TEXT NOT NULL) WITHOUT ROWID;;
CREATE TRIGGER conversation_came_again AFTER INSERT ON conversations BEGIN
    DELETE FROM purged WHERE conversation = new.id;
END;;
CREATE TABLE import_bases (
    base TEXT PRIMARY KEY,
    batch TEXT NOT NULL REFERENCES imports ON DELETE CASCADE
) WITHOUT ROWID;;
CREATE TABLE import_items (
    item TEXT PRIMARY KEY,
    batch TEXT NOT NULL REFERENCES imports ON DELETE CASCADE
) WITHOUT ROWID
"""


def m017_editing(db: sqlite3.Connection) -> None:
    """What the editor did. `edits`, `original`, `moved_from` and `disagreement` hold JSON."""
    db.execute("ALTER TABLE turns ADD COLUMN editing TEXT NOT NULL DEFAULT 'off'")
    db.execute("ALTER TABLE turns ADD COLUMN edits TEXT NOT NULL DEFAULT '[]'")
    db.execute("ALTER TABLE turns ADD COLUMN original TEXT")
    db.execute("ALTER TABLE turns ADD COLUMN edited INTEGER NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE citations ADD COLUMN moved_from TEXT NOT NULL DEFAULT '[]'")
    db.execute("ALTER TABLE citations ADD COLUMN disagreement TEXT")
    db.execute("ALTER TABLE citations ADD COLUMN as_of TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE citations ADD COLUMN looked_up INTEGER NOT NULL DEFAULT 0")


def m018_archived_pages(db: sqlite3.Connection) -> None:
    """Which file holds a page as a turn read it. A turn's rows stay when it is deleted, for it may be brought back;
    `archived`: when the page was last known to be so."""
    db.execute("""
        CREATE TABLE archived_pages (
            turn TEXT NOT NULL,
            source TEXT NOT NULL,
            part INTEGER NOT NULL,
            conversation TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
            sha256 TEXT NOT NULL,
            size INTEGER NOT NULL,
            content_type TEXT NOT NULL,
            address TEXT NOT NULL,
            archived TEXT NOT NULL,
            PRIMARY KEY (turn, source, part)
        ) WITHOUT ROWID
    """)
    db.execute("CREATE INDEX archived_pages_by_conversation ON archived_pages (conversation)")
    db.execute("CREATE INDEX archived_pages_by_file ON archived_pages (sha256)")
    db.execute("CREATE INDEX archived_pages_by_address ON archived_pages (address, archived)")


def m019_assistants(db: sqlite3.Connection) -> None:
    """What the user keeps to ask with, in the order of `place`; `value` holds JSON. A turn's `assistant` is what it was
    asked with; turns that were asked side by side share their `comparison`."""
    for table in ("assistants", "prompts"):
        db.execute(f"""
            CREATE TABLE {table} (
                id TEXT PRIMARY KEY, place INTEGER NOT NULL, value TEXT NOT NULL, updated TEXT NOT NULL
            ) WITHOUT ROWID
        """)
    db.execute("ALTER TABLE turns ADD COLUMN assistant TEXT")
    db.execute("ALTER TABLE turns ADD COLUMN comparison TEXT NOT NULL DEFAULT ''")
    for column in ("translations", "suggestions"):
        db.execute(f"ALTER TABLE turns ADD COLUMN {column} TEXT NOT NULL DEFAULT '[]'")


def m020_side_by_side(db: sqlite3.Connection) -> None:
    """Whether the turn that is shown last stands beside the others of its `comparison`: none of them is kept yet."""
    db.execute("ALTER TABLE conversations ADD COLUMN side_by_side INTEGER NOT NULL DEFAULT 0")


def m021_merged_library(db: sqlite3.Connection) -> None:
    """Assistants and prompts (`place`: their table) that a batch brought, as long as it can be taken back."""
    db.execute("""
        CREATE TABLE import_library (
            item TEXT NOT NULL,
            place TEXT NOT NULL,
            batch TEXT NOT NULL REFERENCES imports ON DELETE CASCADE,
            PRIMARY KEY (place, item)
        ) WITHOUT ROWID
    """)


def m022_library_versions(db: sqlite3.Connection) -> None:
    """How an assistant or a prompt (`place`: its table) read before, and when it was saved so, here or elsewhere."""
    columns = "version TEXT, updated TEXT, place TEXT, item TEXT, PRIMARY KEY (version, updated)"
    db.execute(f"CREATE TABLE library_versions ({columns}) WITHOUT ROWID")


MIGRATIONS: tuple[Migration, ...] = (
    m001_conversations, m002_tools_and_searches, m003_own_material, m004_facts, m005_authors, m006_research,
    m007_written, m008_numbers, m009_shown_children, m010_forgotten, m011_addresses, m012_searches_unasked,
    m013_organized, m014_imports, m015_merged_facts, m016_merges, m017_editing,
    m018_archived_pages, m019_assistants, m020_side_by_side, m021_merged_library, m022_library_versions,
)  # fmt: skip
