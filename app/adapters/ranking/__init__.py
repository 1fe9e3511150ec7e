"""Services that compare texts by meaning: embedding models and rerankers."""
