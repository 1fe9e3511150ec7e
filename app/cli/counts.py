"""What is counted in several commands."""

from app.cli.translation import trn


def conversations(count: int) -> str:
    return trn("{count} conversation", "{count} conversations", count)


def questions(count: int) -> str:
    return trn("{count} question", "{count} questions", count)


def assistants(count: int) -> str:
    return trn("{count} assistant", "{count} assistants", count)


def prompts(count: int) -> str:
    return trn("{count} prompt", "{count} prompts", count)


def facts(count: int) -> str:
    return trn("{count} fact", "{count} facts", count)


def bases(count: int) -> str:
    return trn("{count} knowledge base", "{count} knowledge bases", count)


def documents(count: int) -> str:
    return trn("{count} document", "{count} documents", count)


def claims(count: int) -> str:
    return trn("{count} claim", "{count} claims", count)


def hits(count: int) -> str:
    return trn("{count} hit", "{count} hits", count)
