"""Inference hooks, both ends: frames, their signatures, the AI security server (and, with a later issue, the sender)."""
