"""Where code that a program fetches comes from."""

from ...shell.program import UNKNOWN, Program
from .commands import Context


def remote_flags(ctx: Context, sources: "list[Program]") -> "tuple[str, ...]":
    """What is known about where fetched code comes from: ``plain`` (http), ``address``, ``lookalike`` ... or nothing for a named https host."""
    from .urls import flags_of, parse

    flags: list[str] = ["remote"]
    urls = 0
    for source in sources:
        if source.name in ("nc", "ncat", "dig", "nslookup", "openssl", "socat"):
            flags.append("plain")
            urls += 1
        for word in source.argv[1:]:
            text = word.text
            if "://" in text or (
                source.name in ("curl", "wget")
                and "." in text
                and text[:1] != "-"
                and "/" in text
                and not text.startswith(("/", "."))
            ):
                urls += 1
                flags.extend(f for f in flags_of(parse(text.replace(UNKNOWN, "x"))) if f not in flags)
        if any(
            w.text in ("-k", "--insecure", "--no-check-certificate")
            or (w.text[:1] == "-" and w.text[1:2] != "-" and "k" in w.text and source.name == "curl")
            for w in source.argv
        ):
            flags.append("unchecked")
    return tuple(flags)


def described(sources: "list[Program]") -> str:
    """The first URL of some programs, without its query."""
    for source in sources:
        for word in source.argv[1:]:
            if "://" in word.text:
                return word.text.replace(UNKNOWN, "?").split("?", 1)[0]
        if source.name in ("curl", "wget"):
            for word in source.argv[1:]:
                host = word.text.split("/", 1)[0]
                if "." in host and "/" in word.text and host[:1].isalnum() and UNKNOWN not in word.text:
                    return word.text.split("?", 1)[0]
    return "a remote host"
