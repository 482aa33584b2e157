"""Security vendors that an administrator chooses from, each with a set-up checklist. Data.

Only `custom` and `interlock` are described in full. The others are the vendors that the platforms' announcement names; no document of
theirs says what their consoles look like, so their lists say what to ask for and nothing about a product.
"""

from msgspec import Struct

#: Stands for the team's id in a command.
TEAM = "TEAM"


class Header(Struct, frozen=True):
    """A custom header that the receiver may need."""

    name: str
    """Its name, or a placeholder where the vendor says which."""
    hint: str
    """What its value is; never a value."""


class Step(Struct, frozen=True):
    """One line of a checklist."""

    text: str
    """What to do."""
    command: str = ""
    """The command that does it, with `TEAM` for the team; "" where there is none."""


class Vendor(Struct, frozen=True):
    """One entry of the list."""

    id: str
    """As it is stored in the settings."""
    name: str
    """As it is shown."""
    about: str
    """One sentence."""
    fetch: tuple[str, ...]
    """What to have at hand before the endpoint is saved."""
    endpoint: str
    """Example of the endpoint URL, as a hint in an empty field."""
    endpoint_hint: str
    """What the URL must be."""
    headers: tuple[Header, ...]
    """Custom headers that it usually needs; empty for none."""
    steps: tuple[Step, ...]
    """The checklist, in order."""


_PUBLIC = "https on port 443, without query, fragment or user name; a public host with a certificate of a public authority."
_SAVE = Step("Save the endpoint. The first save shows the signing secret once: copy it.", "interlock inspect endpoint TEAM URL")
_TEST = Step(
    "Test the connection. A deny means that the policy stops even the test frame, and would stop members: mend the policy first.",
    "interlock inspect test TEAM",
)
_LAST = (
    Step("Tell members that your organization checks their requests: Shadow sends their conversations too."),
    Step(
        "Turn on Enforce Verdicts. In Shadow every request is checked and nothing is stopped.",
        "interlock inspect set TEAM --enforce on",
    ),
    Step("Look at the health and at what would have been denied.", "interlock inspect health TEAM"),
    Step(
        "When the verdicts look right, choose Allow (a failed check lets the request through) or Block (it stops it).",
        "interlock inspect mode TEAM allow",
    ),
)

CUSTOM = Vendor(
    id="custom",
    name="Custom Endpoint",
    about="A server of your own, or a vendor that is not in this list.",
    fetch=(
        "The URL to which signed frames are posted.",
        "The credentials that the server wants in custom headers, if any.",
        "The place where the server takes a signing secret (Standard Webhooks, whsec_).",
    ),
    endpoint="https://hooks.example.com/v1/check",
    endpoint_hint=_PUBLIC,
    headers=(Header("Authorization", "the word Bearer and the server's API key, if it wants one"),),
    steps=(
        Step(
            'The server verifies webhook-signature over the raw body and answers every frame with HTTP 200 and {"action":"allow"} or '
            '{"action":"deny"}, the test frame too (source.application is config-test).',
            "interlock inspect conform URL",
        ),
        Step("Enter the URL. Credentials go into custom headers, never into the URL: administrators see it in plain text."),
        _SAVE,
        Step("Set the secret at the server. It is standard base64 after whsec_."),
        _TEST,
        *_LAST,
    ),
)
INTERLOCK = Vendor(
    id="interlock",
    name="Interlock server",
    about="Our own AI security server, interlock serve, on this machine, in your network or on a public host.",
    fetch=(
        "The address on which interlock serve listens for platforms (--listen), over TLS.",
        "For a private address: the PEM file of the authority that signed its certificate (tls-cert.pem, when it is its own).",
    ),
    endpoint="https://inspect.example.com/v1/inference-hooks",
    endpoint_hint="The platform listener's address with the path /v1/inference-hooks. A private address is admitted under Advanced, with its authority.",
    headers=(),
    steps=(
        Step(
            "Without a certificate, and all on one machine: make one that is its own authority.",
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 -subj /CN=localhost "
            "-addext subjectAltName=IP:127.0.0.1 -keyout tls-key.pem -out tls-cert.pem",
        ),
        Step(
            "Save the endpoint, and copy the signing secret that is shown once. A private address, such as https://127.0.0.1:8787, is admitted "
            "under Advanced together with the authority's PEM file (in a terminal: --private --private-ca tls-cert.pem).",
            "interlock inspect endpoint TEAM https://HOST/v1/inference-hooks --vendor interlock",
        ),
        Step("Give the secret to the server, on its machine.", "interlock inspect keys add < secret.txt"),
        Step(
            "Start the server with a certificate, or behind a proxy that has one. Beside another server on the same machine add "
            "--admin-listen 127.0.0.1:8790: the port 8788 is taken.",
            "interlock serve --tls-cert tls-cert.pem --tls-key tls-key.pem",
        ),
        _TEST,
        *_LAST,
        Step("On the server: what its policy denied, or would have denied.", "interlock inspect report"),
    ),
)


def _closed(id: str, name: str) -> Vendor:
    """A vendor whose console no public document describes."""
    return Vendor(
        id=id,
        name=name,
        about=f"Interlock has not been tried with {name}: these steps hold for every vendor, its own manual says the rest.",
        fetch=(
            f"Ask {name} for an inference hooks integration, and for the endpoint URL of your tenant.",
            f"Ask {name} which custom headers it needs, for instance an API key.",
            f"Ask {name} where the signing secret (whsec_) is entered, and whether with its prefix.",
        ),
        endpoint="https://",
        endpoint_hint=f"As {name} gives it to you: {_PUBLIC}",
        headers=(Header("(name)", f"as {name} says; often an API key"),),
        steps=(
            Step(f"Create the integration in the console of {name}."),
            Step("Enter the endpoint URL and the custom headers that it gives you."),
            _SAVE,
            Step(f"Enter the secret where {name} wants it."),
            _TEST,
            *_LAST,
        ),
    )


VENDORS = (
    CUSTOM,
    INTERLOCK,
    _closed("netskope", "Netskope"),
    _closed("palo-alto", "Palo Alto Networks"),
    _closed("proofpoint", "Proofpoint"),
    _closed("zscaler", "Zscaler"),
)
BY_ID = {vendor.id: vendor for vendor in VENDORS}
