"""The sender: every model request of an organisation's own agents is signed, checked by a receiver, and stopped on a deny."""
