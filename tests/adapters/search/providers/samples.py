"""Hand-written answers in the documented shape of each service. All of them tell of the same two pages."""

import json
from typing import Any

FIRST = (
    "Granite & gneiss",
    "https://rocks.example/granite",
    "Granite is coarse, x < 5.",
    "rocks.example",
    "2025-04-30",
)
SECOND = ("Basalt", "http://www.lava.example/b?q=1", "Basalt is fine.", "lava.example", "")

ARXIV = """<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom">
  <title>ArXiv Query</title>
  <entry>
    <id>http://arxiv.org/abs/2504.00001v1</id>
    <published>2025-04-30T17:00:00Z</published>
    <title>Granite &amp;
      gneiss</title>
    <summary>  Granite is coarse, x &lt; 5.
    </summary>
    <author><name>A. Stone</name></author>
    <link href="http://arxiv.org/pdf/2504.00001v1" rel="related" type="application/pdf"/>
  </entry>
</feed>"""

ANSWERS: dict[str, Any] = {
    "tavily": {
        "query": "q",
        "answer": None,
        "results": [
            {
                "title": "Granite &amp; gneiss",
                "url": "https://rocks.example/granite",
                "content": "Granite is coarse, x < 5.",
                "score": 0.9,
                "published_date": "2025-04-30",
            },
            {"title": "Basalt", "url": "http://www.lava.example/b?q=1", "content": "Basalt is fine."},
        ],
        "response_time": 1.2,
    },
    "exa": {
        "requestId": "r",
        "results": [
            {
                "id": "1",
                "title": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "publishedDate": "2025-04-30T00:00:00.000Z",
                "highlights": ["Granite is coarse, x < 5."],
                "text": "Long text",
            },
            {"title": "Basalt", "url": "http://www.lava.example/b?q=1", "text": "Basalt is fine.", "highlights": []},
        ],
        "costDollars": {"total": 0.007},
    },
    "brave": {
        "type": "search",
        "query": {"original": "q"},
        "web": {
            "results": [
                {
                    "title": "Granite &amp; gneiss",
                    "url": "https://rocks.example/granite",
                    "description": "<strong>Granite</strong> is coarse, x &lt; 5.",
                    "page_age": "2025-04-30T10:20:30",
                    "profile": {"name": "Rocks"},
                },
                {"title": "Basalt", "url": "http://www.lava.example/b?q=1", "description": "Basalt is fine."},
            ]
        },
    },
    "serper": {
        "searchParameters": {"q": "q"},
        "organic": [
            {
                "title": "Granite & gneiss",
                "link": "https://rocks.example/granite",
                "snippet": "Granite is coarse, x < 5.",
                "date": "2025-04-30",
                "position": 1,
            },
            {"title": "Basalt", "link": "http://www.lava.example/b?q=1", "snippet": "Basalt is fine.", "position": 2},
        ],
        "credits": 1,
    },
    "serpapi": {
        "search_metadata": {"status": "Success"},
        "organic_results": [
            {
                "position": 1,
                "title": "Granite & gneiss",
                "link": "https://rocks.example/granite",
                "snippet": "Granite is coarse, x < 5.",
                "date": "2025-04-30",
            },
            {"position": 2, "title": "Basalt", "link": "http://www.lava.example/b?q=1", "snippet": "Basalt is fine."},
        ],
    },
    "searxng": {
        "query": "q",
        "number_of_results": 0,
        "results": [
            {
                "url": "https://rocks.example/granite",
                "title": "Granite & gneiss",
                "content": "Granite is coarse, x < 5.",
                "engines": ["brave"],
                "publishedDate": "2025-04-30T00:00:00",
            },
            {
                "url": "http://www.lava.example/b?q=1",
                "title": "Basalt",
                "content": "Basalt is fine.",
                "publishedDate": None,
            },
        ],
        "answers": [],
        "unresponsive_engines": [["google", "CAPTCHA"]],
    },
    "bocha": {
        "code": 200,
        "log_id": "x",
        "msg": None,
        "data": {
            "_type": "SearchResponse",
            "webPages": {
                "value": [
                    {
                        "name": "Granite & gneiss",
                        "url": "https://rocks.example/granite",
                        "snippet": "Granite",
                        "summary": "Granite is coarse, x < 5.",
                        "siteName": "Rocks",
                        "datePublished": "2025-04-30T08:00:00+08:00",
                    },
                    {"name": "Basalt", "url": "http://www.lava.example/b?q=1", "snippet": "Basalt is fine."},
                ]
            },
        },
    },
    "zhipu": {
        "id": "1",
        "search_intent": [{"intent": "SEARCH_ALL"}],
        "search_result": [
            {"title": "No link", "link": "", "content": "Dropped", "media": "M", "refer": "ref_1"},
            {
                "title": "Granite & gneiss",
                "link": "https://rocks.example/granite",
                "content": "Granite is coarse, x < 5.",
                "publish_date": "2025-04-30",
            },
            {"title": "Basalt", "link": "http://www.lava.example/b?q=1", "content": "Basalt is fine."},
        ],
    },
    "jina": {
        "code": 200,
        "status": 20000,
        "data": [
            {
                "title": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "description": "Granite is coarse, x < 5.",
                "date": "2025-04-30",
                "usage": {"tokens": 1000},
            },
            {"title": "Basalt", "url": "http://www.lava.example/b?q=1", "description": "Basalt is fine."},
        ],
    },
    "perplexity": {
        "id": "1",
        "results": [
            {
                "title": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "snippet": "Granite is coarse, x < 5.",
                "date": "2025-04-30",
                "last_updated": "2025-05-01",
            },
            {"title": "Basalt", "url": "http://www.lava.example/b?q=1", "snippet": "Basalt is fine."},
        ],
    },
    "sonar": {
        "id": "1",
        "model": "sonar",
        "citations": ["https://rocks.example/granite", "http://www.lava.example/b?q=1"],
        "search_results": [
            {
                "title": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "date": "2025-04-30",
                "snippet": "Granite is coarse, x < 5.",
            },
            {"title": "Basalt", "url": "http://www.lava.example/b?q=1", "date": None},
        ],
        "choices": [
            {"index": 0, "message": {"role": "assistant", "content": "Granite is hard.[1] Basalt is fine.[2]"}}
        ],
    },
    "linkup": {
        "results": [
            {
                "type": "text",
                "name": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "content": "Granite is coarse, x < 5.",
            },
            {"type": "image", "name": "Picture", "url": "https://rocks.example/p.png"},
            {"type": "text", "name": "Basalt", "url": "http://www.lava.example/b?q=1", "content": "Basalt is fine."},
        ]
    },
    "parallel": {
        "search_id": "search_1",
        "results": [
            {
                "url": "https://rocks.example/granite",
                "title": "Granite & gneiss",
                "publish_date": "2025-04-30",
                "excerpts": ["Granite is coarse, x < 5."],
            },
            {
                "url": "http://www.lava.example/b?q=1",
                "title": "Basalt",
                "publish_date": None,
                "excerpts": ["Basalt is fine."],
            },
        ],
        "warnings": None,
        "usage": [{"name": "sku_search", "count": 1}],
        "session_id": "session_1",
    },
    "firecrawl": {
        "success": True,
        "data": {
            "web": [
                {
                    "url": "https://rocks.example/granite",
                    "title": "Granite & gneiss",
                    "description": "Granite is coarse, x < 5.",
                    "position": 1,
                }
            ],
            "news": [{"title": "Basalt", "url": "http://www.lava.example/b?q=1", "snippet": "Basalt is fine."}],
        },
        "creditsUsed": 2,
    },
    "you": {
        "results": {
            "web": [
                {
                    "url": "https://rocks.example/granite",
                    "title": "Granite & gneiss",
                    "description": "Short",
                    "snippets": ["Granite is coarse, x < 5."],
                    "page_age": "2025-04-30T00:00:00",
                }
            ],
            "news": [{"title": "Basalt", "description": "Basalt is fine.", "url": "http://www.lava.example/b?q=1"}],
        },
        "metadata": {"query": "q"},
    },
    "querit": {
        "took": "12",
        "error_code": 200,
        "error_msg": "",
        "results": {
            "result": [
                {
                    "url": "https://rocks.example/granite",
                    "title": "Granite & gneiss",
                    "snippet": "Granite is coarse, x < 5.",
                    "page_age": "2025-04-30",
                    "site_name": "Rocks",
                },
                {"url": "http://www.lava.example/b?q=1", "title": "Basalt", "snippet": "Basalt is fine."},
            ]
        },
    },
    "ollama_search": {
        "results": [
            {
                "title": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "content": "Granite is coarse, x < 5.",
            },
            {"title": "Basalt", "url": "http://www.lava.example/b?q=1", "content": "Basalt is fine."},
        ]
    },
    "kagi": {
        "meta": {"id": "1", "api_balance": 4.2},
        "data": [
            {
                "t": 0,
                "rank": 1,
                "title": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "snippet": "<b>Granite</b> is coarse, x &lt; 5.",
                "published": "2025-04-30T00:00:00Z",
            },
            {"t": 0, "title": "Basalt", "url": "http://www.lava.example/b?q=1", "snippet": "Basalt is fine."},
            {"t": 1, "list": ["granite countertops"]},
        ],
    },
    "hackernews": {
        "hits": [
            {
                "objectID": "1",
                "title": "Granite & gneiss",
                "url": "https://rocks.example/granite",
                "story_text": "<p>Granite is coarse, x &lt; 5.",
                "created_at": "2025-04-30T12:00:00Z",
                "points": 12,
            },
            {
                "objectID": "2",
                "title": "Basalt",
                "url": "http://www.lava.example/b?q=1",
                "story_text": "Basalt is fine.",
            },
        ],
        "nbHits": 2,
    },
    "arxiv": ARXIV,
    "crossref": {
        "status": "ok",
        "message": {
            "items": [
                {
                    "DOI": "10.1000/granite(1)<x>",
                    "title": ["Granite &amp; gneiss"],
                    "abstract": "<jats:p>Granite is coarse, x &lt; 5.</jats:p>",
                    "published": {"date-parts": [[2025, 4, 30]]},
                },
                {
                    "URL": "http://www.lava.example/b?q=1",
                    "title": ["Basalt"],
                    "author": [{"given": "Ada", "family": "Lava"}, {"name": "The Group"}],
                    "container-title": ["Rocks Today"],
                },
            ]
        },
    },
    "stackexchange": {
        "items": [
            {
                "title": "Granite &amp; gneiss",
                "link": "https://rocks.example/granite",
                "body": "<p>Granite is coarse, <code>x &lt; 5</code>.</p>",
                "creation_date": 1746014400,
            },
            {"title": "Basalt", "link": "http://www.lava.example/b?q=1", "body": "<p>Basalt is fine.</p>"},
        ],
        "has_more": False,
        "quota_remaining": 299,
    },
    "github": {
        "total_count": 2,
        "items": [
            {
                "full_name": "Granite & gneiss",
                "html_url": "https://rocks.example/granite",
                "description": "Granite is coarse, x < 5.",
                "pushed_at": "2025-04-30T01:02:03Z",
            },
            {"full_name": "Basalt", "html_url": "http://www.lava.example/b?q=1", "description": "Basalt is fine."},
        ],
    },
}

EXPECTED = {name: [FIRST, SECOND] for name in ANSWERS}
EXPECTED["linkup"] = EXPECTED["ollama_search"] = EXPECTED["firecrawl"] = [(*FIRST[:4], ""), SECOND]
EXPECTED["arxiv"] = [(FIRST[0], "https://arxiv.org/abs/2504.00001v1", FIRST[2], "arxiv.org", FIRST[4])]
EXPECTED["crossref"] = [
    (FIRST[0], "https://doi.org/10.1000/granite(1)%3Cx%3E", FIRST[2], "doi.org", FIRST[4]),
    (*SECOND[:2], "Ada Lava, The Group. Rocks Today", *SECOND[3:]),
]


def body_of(name: str) -> bytes:
    answer = ANSWERS[name]
    return (answer if isinstance(answer, str) else json.dumps(answer)).encode()
