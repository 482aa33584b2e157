"""Exports of other programs as conversations: recognised by what they hold, read without unpacking anything to the disk."""

from interlock.memory.imports.conversation import Conversation
from interlock.memory.imports.kinds import KINDS, Export, open_export

__all__ = ("KINDS", "Conversation", "Export", "open_export")
