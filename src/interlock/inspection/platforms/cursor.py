"""Cursor's Grok Bot inference hooks (reference/inference-protocol.md 1)."""

from interlock.inspection.hook_frames import HookFrames


class Cursor(HookFrames):
    """The Cursor adapter. Its only event today is ``prompt``; a ``tool_call`` as its sibling has it would be judged too."""

    id = "cursor"


PLATFORM = Cursor()
