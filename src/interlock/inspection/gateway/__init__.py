"""The gateway: a reverse proxy in front of model APIs that asks the receiver about every request before it is forwarded."""
