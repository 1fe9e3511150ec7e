"""The child process that reads pages for `extraction_worker`, for as long as its parent lives."""

from app.adapters.child.job_loop import Handler, serve_jobs


def serve() -> int:
    """Read pages until standard input is closed."""
    return serve_jobs(_page_reader)


def _page_reader() -> Handler:
    from app.adapters.reading.extraction.drafting import draft_of
    from app.adapters.reading.extraction.extract import extract
    from app.adapters.reading.extraction.page_draft import Job, as_dict

    extract("<html><body><p>The first page takes longest.</p></body></html>", "http://a.example/")
    return lambda facts, body: [as_dict(draft_of(Job(**{**facts, "body": body})))]
