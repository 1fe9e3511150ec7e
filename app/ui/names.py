"""Names of search services, and a command, which are the same in every language."""

CHANNELS = {
    "tavily": "Tavily",
    "exa": "Exa",
    "brave": "Brave",
    "serper": "Serper",
    "serpapi": "SerpApi",
    "searxng": "SearXNG",
    "bocha": "Bocha",
    "zhipu": "Zhipu",
    "jina": "Jina",
    "perplexity": "Perplexity",
    "sonar": "Perplexity Sonar",
    "linkup": "Linkup",
    "firecrawl": "Firecrawl",
    "you": "You.com",
    "querit": "Querit",
    "ollama_search": "Ollama",
    "kagi": "Kagi",
    "hackernews": "Hacker News",
    "arxiv": "arXiv",
    "crossref": "Crossref",
    "stackexchange": "Stack Exchange",
    "github": "GitHub",
}

INSTALL_INSIDE = "pip install 'citewise[local]'"
