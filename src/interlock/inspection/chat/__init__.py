"""The member's chat: conversations whose every model request passes the gate, without pages or routes."""
