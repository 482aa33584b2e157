"""Errors that a person sees: a message, the next step, an exit code."""

#: Exit codes of the CLI (the hook has its own contract: 0 or 2).
OK = 0
NEGATIVE = 1
USAGE = 2
UNUSABLE = 3
INTERNAL = 4


class InterlockError(Exception):
    """An expected failure. The CLI prints ``error: <message>`` and ``help: <help>`` and exits with `exit_code`."""

    exit_code = UNUSABLE

    def __init__(self, message: str, help: str = "", exit_code: "int | None" = None) -> None:
        super().__init__(message)
        self.message = message
        """What went wrong, with the user's own input quoted; never a secret."""
        self.help = help
        """The next step, as a command where there is one."""
        if exit_code is not None:
            self.exit_code = exit_code
