"""OpenAI Chat Completions: https://platform.openai.com/docs/api-reference/chat"""
