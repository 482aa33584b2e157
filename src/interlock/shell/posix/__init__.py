"""POSIX and bash syntax: text to a tree. Nothing is expanded here."""
