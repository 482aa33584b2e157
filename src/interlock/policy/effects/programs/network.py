"""Programs that talk to other hosts: what is fetched, where it goes, what is sent."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..types import EXECUTE, FETCH, READ, REMOTE, SEND, WRITE
from ..types import UNKNOWN as UNSURE

CURL_VALUED = ["-d", "-F", "-T", "-X", "-H", "-o", "-u", "-A", "-e", "-b", "-c", "-x", "-m", "-K", "-w", "-r", "-E", "-Y", "-y", "-C", "-t", "-Q", "-z", "-P", "--data", "--data-raw", "--data-binary", "--data-urlencode", "--data-ascii", "--form", "--form-string", "--upload-file", "--request", "--header", "--output", "--user", "--user-agent", "--referer", "--cookie", "--cookie-jar", "--proxy", "--max-time", "--config", "--write-out", "--range", "--cert", "--key", "--cacert", "--capath", "--connect-timeout", "--retry", "--retry-delay", "--retry-max-time", "--resolve", "--connect-to", "--json", "--url", "--url-query", "--output-dir", "--limit-rate", "--interface", "--dns-servers", "--socks5", "--socks5-hostname", "--unix-socket", "--oauth2-bearer", "--aws-sigv4", "--max-redirs", "--max-filesize", "--tlsv1", "--ciphers", "--noproxy", "--netrc-file", "--variable", "--trace", "--trace-ascii", "--stderr", "--dump-header", "-D"]  # fmt: skip

WGET_VALUED = ["-O", "-o", "-a", "-P", "-U", "-e", "-t", "-T", "-w", "-Q", "-A", "-R", "-D", "-l", "-i", "-B", "--output-document", "--output-file", "--directory-prefix", "--user-agent", "--execute", "--tries", "--timeout", "--post-data", "--post-file", "--body-data", "--body-file", "--method", "--header", "--input-file", "--user", "--password", "--http-user", "--http-password", "--use-askpass", "--level", "--accept", "--reject", "--domains", "--load-cookies", "--save-cookies", "--referer", "--limit-rate", "--wait", "--compression", "--ca-certificate"]  # fmt: skip


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one network program."""
    words = program.argv[1:]
    if any(w.text in ("--help", "--version") for w in words):
        return
    if name in ("curl", "curlie"):
        curl(words, program, ctx)
    elif name == "wget":
        wget(words, program, ctx)
    elif name in ("http", "https", "xh", "httpie"):
        httpie(words, program, ctx)
    elif name in ("nc", "ncat", "netcat", "telnet", "powercat"):
        netcat(name, words, program, ctx)
    elif name == "ztcp":
        if not any(w.text in ("-c", "-L") for w in words):
            ctx.add(program, EXECUTE, "reverse-shell", target=" ".join(w.text for w in words[:1]))
    elif name == "socat":
        socat(words, program, ctx)
    elif name in ("ssh", "autossh", "sshpass"):
        ssh(words, program, ctx)
    elif name in ("scp", "sftp", "rcp", "ftp", "lftp", "tftp"):
        scp(name, words, program, ctx)
    elif name in ("dig", "nslookup", "host", "drill", "ping", "whois", "traceroute"):
        for word in words:
            if word.sources or UNKNOWN in word.text:
                ctx.add(program, SEND, "dns", target=word.text.split(UNKNOWN)[-1].strip("."), flags=("lookup",))
                break
            if word.text.startswith("@") is False and "." in word.text and len(word.text.split(".", 1)[0]) > 40:
                ctx.add(program, SEND, "dns", target=word.text.split(".", 1)[1], flags=("lookup", "data"))
    elif name == "rclone":
        rclone(words, program, ctx)
    elif name == "openssl":
        openssl(words, program, ctx)
    elif name in ("mail", "mailx", "mutt", "sendmail", "msmtp"):
        opts = Options(words, ("-s", "-a", "-A", "-r", "-c", "-b", "-S", "-f"))
        for key in ("-a", "-A"):
            for value in opts.values.get(key, ()):
                ctx.read(value, program, "copy")
        ctx.add(program, SEND, "mail", target=" ".join(w.text for w in opts.rest[:1]), flags=("data", "stdin"))
    elif name in ("croc", "ffsend", "wormhole", "magic-wormhole", "transfer"):
        if words[:1] and words[0].text in ("send", "upload", "s"):
            for word in words[1:]:
                ctx.read(word, program, "copy")
            ctx.add(program, SEND, "upload", target=name, flags=("data",))
    elif name in ("bore", "devtunnel", "localtunnel", "lt", "pagekite", "frpc", "zrok", "tailscale", "pinggy"):
        opening = name in ("localtunnel", "lt", "pagekite", "frpc", "pinggy") or (
            bool(words) and words[0].text in ("funnel", "serve", "local", "host", "create", "share", "reserve")
        )
        if opening and not any(w.text in ("status", "--help", "reset", "off", "list") for w in words):
            ctx.add(program, SEND, "tunnel", target=name, flags=("tunnel",))
    elif name in ("ngrok", "cloudflared", "chisel"):
        if words[:1] and words[0].text in ("http", "tcp", "tunnel", "start", "client", "server", "tls"):
            ctx.add(program, SEND, "tunnel", target=name, flags=("tunnel",))
    elif name == "aria2c":
        for word in words:
            if "://" in word.text:
                fetch(word.text, program, ctx, saved=True)
    elif name in ("certutil", "bitsadmin"):
        if any(w.text.lower().lstrip("-/") in ("encode", "decode", "encodehex", "dump", "hashfile") for w in words[:2]):
            for word in words[1:2]:
                ctx.read(word, program, "print")
        urls = [w.text for w in words if "://" in w.text]
        if urls and any(w.text.lower().lstrip("-/") in ("urlcache", "verifyctl", "transfer", "addfile") for w in words):
            fetch(urls[0], program, ctx, saved=True)
            ctx.add(program, EXECUTE, "download-tool", target=urls[0].split("?")[0])
        if any(w.text.lower().lstrip("-/") == "addstore" for w in words):
            from ..types import SYSTEM

            ctx.add(program, SYSTEM, "trust", target="the machine's certificate store")
    elif name in ("nmap",):
        if any("--script" in w.text for w in words):
            ctx.add(program, SEND, "scan", target="nmap scripts", flags=("tunnel",))
    elif name == "ssh-copy-id":
        ctx.add(program, SEND, "key", target=words[-1].text if words else "", flags=("data",))


def host_of(text: str) -> str:
    """The host of a URL for display."""
    from ..urls import parse

    return parse(text.replace(UNKNOWN, "?")).host


def fetch(text: str, program: Program, ctx: Context, *, saved: bool = False) -> None:
    """A request to a URL: its own effect with the URL's flags."""
    from ..urls import flags_of, parse

    url = parse(text.replace(UNKNOWN, "x"))
    flags = flags_of(url)
    if "file" in flags:
        ctx.read(Word(text), program)
        return
    ctx.add(
        program,
        FETCH,
        "save" if saved else "get",
        target=(url.scheme + "://" if url.scheme else "") + url.host + url.path[:60],
        flags=flags,
        detail=url.raw,
    )


def send(program: Program, ctx: Context, url: str, verb: str, flags: "list[str]") -> None:
    """Data goes to the host of a URL."""
    from ..urls import flags_of, parse

    parsed = parse(url.replace(UNKNOWN, "x"))
    ctx.add(
        program,
        SEND,
        verb,
        target=parsed.host,
        flags=tuple(flags) + tuple(f for f in flags_of(parsed) if f in ("local", "catcher", "address", "lookalike", "metadata")),
    )


def curl(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``curl``."""
    opts = Options(words, tuple(CURL_VALUED))
    urls = list(opts.rest) + opts.values.get("--url", [])
    flags: list[str] = []
    verb = "request"
    for key in ("-d", "--data", "--data-binary", "--data-ascii", "--json", "--data-urlencode", "-F", "--form", "--url-query"):
        for value in opts.values.get(key, ()):
            text = value.text
            flags.append("data")
            at = text.find("@") if key in ("-F", "--form", "--data-urlencode") else 0 if text[:1] == "@" else -1
            if key in ("-F", "--form") and "=<" in text and at < 0:
                at = text.find("=<") + 1
            if at >= 0:
                file = text[at + 1 :].split(";", 1)[0]
                if file == "-":
                    flags.append("stdin")
                else:
                    flags.append("file")
                    ctx.read(Word(file, glob=value.glob, sources=value.sources), program, "send")
    for key in ("--data-raw", "--form-string"):
        if key in opts.values:
            flags.append("data")
    for key in ("-T", "--upload-file"):
        for value in opts.values.get(key, ()):
            flags.extend(("data", "file"))
            if value.text in ("-", "."):
                flags.append("stdin")
            else:
                ctx.read(value, program, "send")
    for key in ("-K", "--config", "-E", "--cert", "--netrc-file"):
        for value in opts.values.get(key, ()):
            if key in ("-K", "--config"):
                ctx.read(value, program, "use")
    for key in ("-b", "--cookie", "-H", "--header"):
        for value in opts.values.get(key, ()):
            if value.text[:1] == "@":
                ctx.read(Word(value.text[1:]), program, "send")
    method = opts.value("-X", "--request")
    upper = method.text.upper() if method is not None else ""
    if upper in ("DELETE", "PUT", "PATCH", "POST"):
        verb = upper.lower()
    if opts.has("-G", "--get") and "file" not in flags and "stdin" not in flags:
        flags = [f for f in flags if f != "data"] + ["query"]
    if upper in ("GET", "HEAD", "OPTIONS") and not flags:
        verb = "request"
    saved = False
    for key in ("-o", "--output"):
        for value in opts.values.get(key, ()):
            if value.text not in ("-", "/dev/null", "/dev/stdout", "NUL"):
                saved = True
                ctx.write(
                    value, program, "write", flags=("remote", *(("insecure",) if any(_insecure(u.text) for u in urls) else ()))
                )
    if "-O" in opts.flags or opts.has("--remote-name", "--remote-name-all", "-J"):
        saved = True
        for url in urls:
            base = url.text.split("?")[0].rstrip("/").rsplit("/", 1)[-1]
            if base and UNKNOWN not in base:
                ctx.write(Word(base), program, "write", flags=("remote", *(("insecure",) if _insecure(url.text) else ())))
    socket = opts.value("--unix-socket")
    if socket is not None and "docker" in socket.text and verb in ("post", "delete"):
        ctx.add(program, REMOTE, "container-api", target=socket.text)
    for url in urls:
        fetch(url.text, program, ctx, saved=saved)
        if url.text:
            send(program, ctx, url.text, verb, flags)


def _insecure(text: str) -> bool:
    from ..urls import flags_of, parse

    flags = flags_of(parse(text.replace(UNKNOWN, "x")))
    return any(f in flags for f in ("plain", "address", "lookalike", "odd-number"))


def wget(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``wget``."""
    opts = Options(words, tuple(WGET_VALUED))
    flags: list[str] = []
    for key in ("--post-file", "--body-file"):
        for value in opts.values.get(key, ()):
            flags.extend(("data", "file"))
            ctx.read(value, program, "send")
    for key in ("--post-data", "--body-data"):
        if key in opts.values:
            flags.append("data")
    method = opts.value("--method")
    verb = method.text.lower() if method is not None and method.text.upper() in ("DELETE", "PUT", "POST", "PATCH") else "request"
    out = opts.value("-O", "--output-document")
    spider = opts.has("--spider")
    for url in opts.rest:
        insecure = ("insecure",) if _insecure(url.text) else ()
        if out is not None and out.text not in ("-", "/dev/null", "/dev/stdout"):
            ctx.write(out, program, "write", flags=("remote", *insecure))
        elif out is None and not spider:
            base = url.text.split("?")[0].rstrip("/").rsplit("/", 1)[-1]
            folder = opts.value("-P", "--directory-prefix")
            if base and UNKNOWN not in base:
                ctx.write(
                    Word((folder.text.rstrip("/") + "/" if folder is not None else "") + base),
                    program,
                    "write",
                    flags=("remote", *insecure),
                )
        fetch(url.text, program, ctx, saved=out is None or out.text != "-")
        send(program, ctx, url.text, verb, flags)
    for key in ("-e", "--execute"):
        for value in opts.values.get(key, ()):
            if "use_askpass" in value.text or "output_document" in value.text:
                ctx.add(program, EXECUTE, "opaque", target="wget settings", certainty=UNSURE)
    askpass = opts.value("--use-askpass")
    if askpass is not None:
        ctx.inner(askpass.text, program)


def httpie(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """HTTPie and its kin: ``http POST url key=value file@path``."""
    rest = [w for w in words if w.text[:1] != "-"]
    verb = "request"
    if rest and rest[0].text.isupper():
        verb = rest[0].text.lower() if rest[0].text != "GET" else "request"
        rest = rest[1:]
    if not rest:
        return
    flags: list[str] = []
    for word in rest[1:]:
        if "==" in word.text or (":" in word.text and "=" not in word.text and "@" not in word.text):
            continue
        if "@" in word.text:
            ctx.read(Word(word.text.split("@", 1)[1]), program, "send")
            flags.extend(("data", "file"))
        elif "=" in word.text:
            flags.append("data")
    if program.feeds or any(r.op == "<" for r in program.redirects):
        flags.append("stdin")
        flags.append("data")
    url = "localhost" + rest[0].text if rest[0].text[:1] == ":" else rest[0].text
    fetch(url, program, ctx)
    send(program, ctx, url, verb, flags)


def netcat(name: str, words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``nc`` and its kin: with ``-e`` a shell at the other end, else a pipe to a host."""
    opts = Options(
        words,
        (
            "-e", "-c", "-p", "-s", "-w", "-i", "-q", "-x", "-X", "-I", "-O", "--exec", "--sh-exec", "--lua-exec", "-g", "-G",
            "-m", "-d", "-o", "--proxy", "--ssl-cert", "--ssl-key", "-T", "-V", "-P",
        ),
    )  # fmt: skip
    host = opts.rest[0].text if opts.rest else "any caller"
    if any(k in opts.values for k in ("-e", "--exec", "--sh-exec", "--lua-exec")) or (
        "-c" in opts.values
        and name != "telnet"
        and any(s in opts.values["-c"][-1].text for s in ("sh", "bash", "cmd", "powershell", "python"))
    ):
        ctx.add(program, EXECUTE, "reverse-shell", target=host.replace(UNKNOWN, "?"))
        return
    if "-z" in opts.flags:
        return
    shells = ("sh", "bash", "zsh", "dash", "ksh", "fish", "cmd", "cmd.exe", "powershell", "pwsh")
    linked = [p for p in ctx.upstream(program) if p.name in shells]
    line = ctx.line(program)
    after = [p for p in line if program.index in p.feeds and p.name in shells]
    fifo = any(p.name in ("mkfifo", "mknod") for p in line)
    after = after or [p for s in linked for p in ctx.upstream(s) if p.name in ("nc", "ncat", "netcat", "telnet", "socat")]
    if linked and (fifo or after or any(w.text == "-i" for p in linked for w in p.argv)):
        ctx.add(program, EXECUTE, "reverse-shell", target=host)
    from ..urls import is_local

    flags = ["local"] if is_local(host) or "-l" in opts.flags else []
    if program.feeds or any(r.op == "<" for r in program.redirects) or program.stdin is not None:
        flags.extend(("data", "stdin"))
    ctx.add(program, SEND, "socket", target=host.replace(UNKNOWN, "?"), flags=tuple(flags))


def socat(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``socat``: joins two addresses; a program on one and a network on the other is a remote shell."""
    texts = [w.text for w in words if w.text[:1] != "-"]
    low = [t.lower() for t in texts]
    if any("/dev/" in t for t in texts):
        from ..raw_devices import raw_devices

        raw_devices("socat", program, ctx)
    network = any(t.startswith(("tcp", "udp", "openssl", "ssl", "sctp", "proxy", "socks")) for t in low)
    runs = [t for t in texts if t.lower().startswith(("exec:", "system:", "shell:"))]
    if runs and network:
        ctx.add(
            program,
            EXECUTE,
            "reverse-shell",
            target=next((t for t in texts if t.lower().startswith(("tcp", "udp", "openssl"))), ""),
        )
        return
    if network:
        for text in texts:
            if text.lower().startswith(("file:", "open:", "gopen:")):
                ctx.read(Word(text.split(":", 1)[1].split(",", 1)[0]), program, "send")
        ctx.add(program, SEND, "socket", target=" ".join(texts)[:60], flags=("data", "stdin"))


SSH_VALUED = (
    "-i", "-p", "-l", "-o", "-F", "-E", "-L", "-R", "-D", "-J", "-W", "-b", "-c", "-e", "-m", "-O", "-Q", "-S", "-w", "-B",
    "-I",
)  # fmt: skip


def ssh(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``ssh``: options that run local commands, and the command for the other host."""
    opts = Options(words, SSH_VALUED, stop=True)
    for value in opts.values.get("-o", ()):
        key, _, setting = value.text.replace(" ", "=", 1).partition("=")
        if key.lower() in ("proxycommand", "localcommand", "knownhostscommand") and setting:
            ctx.inner(setting, program)
    rest = opts.rest
    if not rest:
        return
    host = rest[0].text.rsplit("@", 1)[-1]
    if "-R" in opts.values or "-w" in opts.values:
        ctx.add(program, SEND, "tunnel", target=host, flags=("tunnel",))
    if program.feeds or any(r.op == "<" for r in program.redirects):
        ctx.add(program, SEND, "ssh", target=host, flags=("data", "stdin"))
    elif any(w.sources for w in rest[1:]):
        ctx.add(program, SEND, "ssh", target=host)
    text = " ".join(w.text for w in rest[1:])
    if text and UNKNOWN not in text:
        before = len(ctx.effects)
        ctx.inner(text, Program(program.index, program.argv, cwd=Word("/home/remote")))
        for effect in ctx.effects[before:]:
            effect.flags = (*effect.flags, "elsewhere")
    elif text and any(w in text.split() for w in ("rm", "dd", "mkfs", "shred", "shutdown", "reboot")):
        ctx.add(program, EXECUTE, "opaque", target=f"a command on {host}", certainty=UNSURE, flags=("dangerous",))


def scp(name: str, words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``scp`` and kin: uploads are sends, downloads are writes."""
    from .filesystem import remote_path

    opts = Options(words, ("-i", "-P", "-o", "-F", "-c", "-l", "-S", "-J", "-b", "-e", "-u", "-p"))
    if program.stdin is not None and UNKNOWN not in program.stdin.text:
        for line in program.stdin.text.splitlines():
            if line[:1] == "!" and len(line) > 1:
                ctx.inner(line[1:], program)
    for value in opts.values.get("-o", ()):
        key, _, setting = value.text.partition("=")
        if key.lower() == "proxycommand" and setting:
            ctx.inner(setting, program)
    if name in ("scp", "rcp") and len(opts.rest) >= 2:
        target = opts.rest[-1]
        if remote_path(target.text):
            for word in opts.rest[:-1]:
                if not remote_path(word.text):
                    ctx.read(word, program, "send")
            host = target.text.split(":", 1)[0].rsplit("@", 1)[-1]
            own = ("local",) if host in ("localhost", "127.0.0.1", "::1") else ()
            ctx.add(program, SEND, name, target=host, flags=("data", "file", *own))
        else:
            ctx.write(target, program, "write", flags=("remote",))
        return
    if name != "scp" and opts.rest:
        if program.stdin is not None and any(w in program.stdin.text for w in ("put ", "mput ")):
            for line in program.stdin.text.splitlines():
                verb, _, what = line.strip().partition(" ")
                if verb in ("put", "mput"):
                    ctx.read(Word(what.split(" ")[0]), program, "send")
            ctx.add(program, SEND, name, target=opts.rest[0].text.rsplit("@", 1)[-1], flags=("data", "file"))
        elif program.feeds or "-e" in opts.values or "put" in " ".join(w.text for w in words):
            ctx.add(program, SEND, name, target=opts.rest[0].text.rsplit("@", 1)[-1], flags=("data",))


def rclone(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``rclone``."""
    from .filesystem import remote_path

    opts = Options(words, ("--config", "--include", "--exclude", "--transfers", "--filter"))
    if not opts.rest or opts.has("--dry-run", "-n"):
        return
    verb, targets = opts.rest[0].text, opts.rest[1:]
    if verb in ("delete", "purge", "deletefile", "rmdirs", "cleanup"):
        ctx.add(program, REMOTE, "delete-bucket", target=" ".join(w.text for w in targets[:1]))
    elif verb in ("copy", "sync", "move", "copyto", "moveto", "bisync", "rcat") and targets and remote_path(targets[-1].text):
        for word in targets[:-1]:
            ctx.read(word, program, "archive")
        ctx.add(program, SEND, "upload", target=targets[-1].text.split(":", 1)[0], flags=("data",))
    elif verb == "config" and targets[:1] and targets[0].text in ("dump", "show"):
        ctx.add(program, READ, "credential", target="rclone's credentials", flags=("secret",))


def openssl(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``openssl``: prints keys, or opens a connection."""
    opts = Options(
        words[1:],
        (
            "-in", "-out", "-connect", "-key", "-inkey", "-CAfile", "-keyout", "-pass", "-passin", "-passout", "-k", "-K",
            "-iv", "-subj", "-days", "-newkey", "-config", "-signkey", "-verify", "-signature", "-sign",
        ),
        single_dash_long=True,
    )  # fmt: skip
    sub = words[0].text if words else ""
    if sub == "s_client" and (program.feeds or any(r.op == "<" for r in program.redirects) or program.stdin is not None):
        connect = opts.value("-connect")
        host = connect.text if connect is not None else ""
        shells = [p for p in ctx.upstream(program) if p.name in ("sh", "bash", "zsh", "dash")]
        if shells:
            ctx.add(program, EXECUTE, "reverse-shell", target=host)
        elif program.feeds or any(r.op == "<" and r.target.text != "/dev/null" for r in program.redirects):
            quiet = all(p.name in ("echo", "printf", "true", ":") for p in ctx.upstream(program)) and program.feeds
            if not quiet:
                ctx.add(program, SEND, "socket", target=host, flags=("data", "stdin"))
    source = opts.value("-in")
    if (
        source is not None
        and sub in ("rsa", "ec", "pkey", "dsa", "pkcs8", "pkcs12", "enc", "base64")
        and "-pubout" not in opts.flags
        and ("-noout" not in opts.flags or "-text" in opts.flags)
    ):
        ctx.read(source, program)
    out = opts.value("-out")
    if out is not None:
        ctx.add(program, WRITE, "write", place=ctx.place(out, program))
