"""Interlock: guard, inference hooks and memory for AI coding agents."""

__version__ = "0.1.0"
