"""What `interlock demo` sends: payloads in the shapes that Cursor really uses, with folders and ids filled in at run time."""

CONVERSATION = "0d3c0de0-0000-4000-8000-00000000d001"
NEXT_CONVERSATION = "0d3c0de0-0000-4000-8000-00000000d002"

#: Fields of every Cursor event.
COMMON: dict[str, object] = {
    "generation_id": "0d3c0de0-0000-4000-8000-00000000e001",
    "model": "default",
    "cursor_version": "2026.09.28-64d2043",
    "user_email": None,
    "transcript_path": None,
}

#: What the guard is asked: (command of the agent, the decision it must get).
COMMANDS: tuple[tuple[str, str], ...] = (
    ("git status --short", "allow"),
    ("rm -rf ~", "deny"),
    ('bash -c "cd / && rm -rf home/../$HOME"', "deny"),
    ('git commit -m "Never run rm -rf ~ in the clean-up script"', "allow"),
)

#: The turns of the conversation that is captured: (role, text, tool uses).
TURNS: tuple[tuple[str, str, tuple[tuple[str, dict[str, object]], ...]], ...] = (
    (
        "user",
        "<user_query>\nTotals in the cart are off by one cent for some orders. Find out why and fix it.\n</user_query>",
        (),
    ),
    (
        "assistant",
        "The cause is in pricing.py: total() adds floats and then rounds, which takes 1.005 down to 1.00.",
        (("Read", {"path": "src/shop/pricing.py"}),),
    ),
    (
        "assistant",
        "Decision: money is a Decimal everywhere, rounded half up in one place (pricing.total). The new test covers 1.005.",
        (("Shell", {"command": "pytest -q tests/test_pricing.py"}),),
    ),
)

#: A turn that holds a secret, to show that it is redacted before it is stored.
LAST_TURN = "<user_query>\nThe CI job needs the token {token}, put it into the settings of the repository.\n</user_query>"

#: A word of the conversation that the recall must bring back.
RECALLED = "Decimal"

#: Lets the server's own words about a frame be shown next to what was sent.
CLEAN_PROMPT = "Summarise the open renewals and list the accounts at risk."
TEST_PROMPT = "This is a connection test from the inference hooks settings page."


def github_token() -> str:
    """A made-up GitHub token whose checksum (CRC-32 of the body in base 62) holds, put together here so that no scanner stumbles over this file."""
    from zlib import crc32

    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    body = "DemoOnly" + "7hQ2xVb9Lk4TzR1mWc8Ysd"
    rest, checksum = crc32(body.encode()), ""
    for _ in range(6):
        rest, digit = divmod(rest, 62)
        checksum = digits[digit] + checksum
    return "ghp" + "_" + body + checksum


def secret_prompt() -> str:
    """A prompt that would carry a secret to the model."""
    return f"Clone the repository with {github_token()} and tell me when it is done."


def frame(request_id: str, text: str, application: str) -> dict[str, object]:
    """A Cursor ``prompt`` frame with one user message."""
    return {
        "type": "prompt",
        "request_id": request_id,
        "tenant_id": "team_demo",
        "actor": {"type": "user", "id": "user_demo", "email_address": None},
        "source": {"application": application},
        "session_id": None,
        "model": None,
        "messages": [{"role": "user", "content": [{"type": "text", "text": text}]}],
        "metadata": {},
    }
