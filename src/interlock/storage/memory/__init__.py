"""The memory store in plain Python values: for tests and for trying things out. Nothing outlives the process."""
