"""Inline code given to an interpreter, lowered to effects."""
