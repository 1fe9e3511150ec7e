"""What an evidence bundle adds to the page's style."""

EVIDENCE_STYLE = """
.bundle { margin: 0 0 24px; padding: 8px 16px; border: 1px solid var(--border); border-radius: 8px;
  color: var(--muted); font-size: .88em; }
.bundle p { margin: 2px 0; }
.counts { margin: 12px 0 4px; color: var(--muted); font-size: .88em; }
.claim { margin: 8px 0; font-size: .94em; }
.claim b, .verdict b { font-weight: 600; }
.verdict { margin: 4px 0; font-size: .9em; }
.verdict.supported { color: var(--accent); }
.verdict.partly, .verdict.not_found { color: var(--warning); }
.edit { margin: 4px 0; font-size: .9em; }
.edit del { color: var(--muted); } .edit ins { text-decoration: underline; text-underline-offset: 3px; }
.around { color: var(--muted); }
details { margin: 8px 0; font-size: .88em; color: var(--muted); }
summary { cursor: pointer; }
.original { white-space: pre-wrap; color: var(--text); border-inline-start: 3px solid var(--border);
  padding-inline-start: 12px; margin: 8px 0; }
.hash { font-family: ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", monospace; font-size: .9em;
  overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; }
"""
