"""Secrets: one file a provider or a tight group of them."""
