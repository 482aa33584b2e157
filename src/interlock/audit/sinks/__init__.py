"""Forms in which the audit trail is handed to other systems, one a file."""
