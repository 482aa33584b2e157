"""The Slack surface of the chat: requests from Slack in, answers by its Web API out."""
