"""Text that inline code decodes before it uses it: base64, hexadecimal, characters by their numbers."""


def decoded(toks: "list[tuple[str, str]]") -> "str | None":
    """The text that a call of a decoder gives, None when it is not known. `toks`: the call's tokens."""
    import binascii

    names = [value for kind, value in toks if kind == "id"]
    if any(n.endswith(("fromcharcode", "fromcodepoint", "chr")) for n in names):
        numbers = [value for kind, value in toks if (kind in ("num", "id") and value.isdigit())]
        if numbers and all(int(n) < 0x110000 for n in numbers[:4096]):
            return "".join(chr(int(n)) for n in numbers[:4096])
    texts = [value for kind, value in toks if kind == "str"]
    for value in texts:
        if len(value) < 6:
            continue
        hexadecimal = "hex" in texts or any(n in ("hex2bin", "pack", "unhexlify") for n in names)
        try:
            raw = bytes.fromhex(value) if hexadecimal else binascii.a2b_base64(value + "=" * (-len(value) % 4))
            return raw.decode("utf-8", "replace")
        except (binascii.Error, ValueError):
            return None
    return None
