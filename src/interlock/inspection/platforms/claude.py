"""Claude Enterprise inference hooks (reference/inference-protocol.md 2): events ``prompt`` and ``tool_call``."""

from interlock.inspection.hook_frames import HookFrames


class Claude(HookFrames):
    """The Claude adapter."""

    id = "claude"


PLATFORM = Claude()
