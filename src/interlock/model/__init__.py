"""Frozen value types that every part shares. No I/O, no clock, no environment, nothing third-party."""
