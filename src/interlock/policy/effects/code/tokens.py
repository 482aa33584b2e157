"""Tokens of JavaScript, Ruby, Perl, PHP, Lua and awk, as far as calls and constants need them."""


def tokens(text: str, language: str) -> "list[tuple[str, str]]":
    """``(kind, value)``: ``id`` (dotted name, lower case), ``str`` and ``op``; comments are dropped."""
    out: list[tuple[str, str]] = []
    i, n = 0, len(text)
    hash_comment = language in ("ruby", "perl", "php", "awk", "other")
    while i < n:
        c = text[i]
        if c in " \t\r\n":
            if c == "\n":
                out.append(("op", ";"))
            i += 1
        elif c in "\"'`":
            value, i = string(text, i, c)
            out.append(("tick" if c == "`" and language in ("ruby", "perl", "php") else "str", value))
        elif c == "/" and text[i + 1 : i + 2] == "/" and language in ("js", "php"):
            end = text.find("\n", i)
            i = n if end < 0 else end
        elif c == "/" and text[i + 1 : i + 2] == "*":
            end = text.find("*/", i + 2)
            i = n if end < 0 else end + 2
        elif c == "#" and hash_comment and (i == 0 or text[i - 1] in " \t\n;"):
            end = text.find("\n", i)
            i = n if end < 0 else end
        elif c.isalpha() or c in "_$@":
            j = i + 1
            while j < n and (
                text[j].isalnum()
                or text[j] in "_$"
                or (text[j] == "." and j + 1 < n and (text[j + 1].isalpha() or text[j + 1] == "_"))
                or (text[j : j + 2] == "::" and j + 2 < n)
                or (text[j] == ":" and text[j - 1] == ":")
                or (text[j] in "!?" and language == "ruby" and text[j + 1 : j + 2] != "=")
            ):
                j += 1
            name = text[i:j]
            if name in ("qx", "q", "qq", "qw") and language == "perl" and j < n and text[j] in "{(/|[!'\"<":
                value, i = string(text, j, {"{": "}", "(": ")", "[": "]", "<": ">"}.get(text[j], text[j]))
                out.append(("tick" if name == "qx" else "str", value))
                continue
            out.append(("id", name.lower()))
            i = j
        elif (
            c == "%"
            and text[i + 1 : i + 2] in "xqQwW"
            and text[i + 2 : i + 3] in "{([<|!"
            and text[i + 2 : i + 3]
            and language == "ruby"
        ):
            opener = text[i + 2]
            value, j = string(text, i + 2, {"{": "}", "(": ")", "[": "]", "<": ">"}.get(opener, opener))
            out.append(("tick" if text[i + 1] == "x" else "str", value))
            i = j
        else:
            out.append(("op", c))
            i += 1
        if len(out) > 20_000:
            break
    return out


def string(text: str, start: int, close: str) -> "tuple[str, int]":
    """Text of a quoted string that opens at `start` (one character) and the place after it."""
    out: list[str] = []
    i = start + 1
    while i < len(text):
        c = text[i]
        if c == "\\" and i + 1 < len(text):
            nxt = text[i + 1]
            if nxt == "x" and len(text) > i + 3:
                try:
                    out.append(chr(int(text[i + 2 : i + 4], 16)))
                    i += 4
                    continue
                except ValueError:
                    pass
            if nxt == "u" and len(text) > i + 5:
                try:
                    out.append(chr(int(text[i + 2 : i + 6], 16)))
                    i += 6
                    continue
                except ValueError:
                    pass
            out.append({"n": "\n", "t": "\t", "r": "\r"}.get(nxt, nxt))
            i += 2
            continue
        if c == close:
            return "".join(out), i + 1
        out.append(c)
        i += 1
    return "".join(out), len(text)


def constants(toks: "list[tuple[str, str]]") -> "list[tuple[str, str]]":
    """``'exec' + 'Sync'`` as the one string ``execSync``."""
    out: list[tuple[str, str]] = []
    i = 0
    while i < len(toks):
        if toks[i][0] != "str":
            out.append(toks[i])
            i += 1
            continue
        pieces = [toks[i][1]]
        i += 1
        while i + 1 < len(toks) and toks[i] == ("op", "+") and toks[i + 1][0] == "str":
            pieces.append(toks[i + 1][1])
            i += 2
        out.append(("str", "".join(pieces)))
    return out


def joined(toks: "list[tuple[str, str]]") -> "list[tuple[str, str]]":
    """``require('fs').rmSync`` as the one name ``fs.rmsync``."""
    toks = constants(toks)
    out: list[tuple[str, str]] = []
    i = 0
    while i < len(toks):
        if (
            toks[i] in (("id", "require"), ("id", "import"))
            and i + 3 < len(toks)
            and toks[i + 1] == ("op", "(")
            and toks[i + 2][0] == "str"
            and toks[i + 3] == ("op", ")")
        ):
            name = toks[i + 2][1].removeprefix("node:").lower()
            i += 4
            if i + 1 < len(toks) and toks[i] == ("op", ".") and toks[i + 1][0] == "id":
                name = f"{name}.{toks[i + 1][1]}"
                i += 2
            out.append(("id", name))
            continue
        if (
            toks[i] == ("op", "[")
            and out
            and (out[-1][0] == "id" or out[-1] == ("op", ")"))
            and i + 3 < len(toks)
            and toks[i + 1][0] == "str"
            and toks[i + 1][1].isidentifier()
            and toks[i + 2 : i + 4] == [("op", "]"), ("op", "(")]
        ):
            name = toks[i + 1][1].lower()
            if out[-1][0] == "id":
                name = f"{out.pop()[1]}.{name}"
            out.append(("id", name))
            i += 3
            continue
        out.append(toks[i])
        i += 1
    return out
