"""What answers in the chat: the built-in offline model, or any endpoint that speaks OpenAI's Chat Completions."""
