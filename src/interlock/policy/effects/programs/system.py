"""Machine settings, privilege, services, accounts, processes, scheduled jobs, and Interlock's own command line."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..special import secret_name
from ..types import EXECUTE, GUARD, READ, SYSTEM, WRITE

#: Options of ``sudo`` that run nothing.
SUDO_QUIET = frozenset(("-l", "-v", "-k", "-K", "-V", "--list", "--validate", "--version", "--help", "-h"))

READS = {
    "systemctl": ("status", "list-units", "list-unit-files", "is-active", "is-enabled", "show", "cat", "list-timers", "list-dependencies", "is-failed", "get-default", "help", "list-sockets", "show-environment"),
    "service": ("status", "--status-all"), "launchctl": ("list", "print", "blame", "print-disabled", "managername", "getenv"), "sysctl": (), "ufw": ("status", "version", "show"), "firewall-cmd": ("--list-all", "--state", "--get-active-zones", "--list-ports"),
    "hostnamectl": ("status",), "timedatectl": ("status", "show", "list-timezones"), "localectl": ("status", "list-locales"), "defaults": ("read", "read-type", "domains", "find", "help"), "scutil": ("--get", "--dns", "--proxy", "--nwi"),
    "networksetup": (), "spctl": ("--status", "--assess", "-a"), "csrutil": ("status",), "nvram": ("-p", "-xp"), "pmset": ("-g",), "ip": ("show", "list", "addr", "a", "link", "route", "r", "neigh", "-br", "-4", "-6", "rule", "get"), "ifconfig": (), "route": ("-n", "get"),
    "iptables": ("-L", "-S", "-nvL", "-nL", "--list", "-nvL", "-vnL", "-Lnv"), "ip6tables": ("-L", "-S"), "nft": ("list",), "loginctl": ("list-sessions", "show-session", "session-status", "list-users", "user-status", "show-user"), "dscl": (".", "-read", "-list"), "tmutil": ("listbackups", "status", "destinationinfo", "latestbackup", "listlocalsnapshots"),
    "softwareupdate": ("-l", "--list", "--history"), "schtasks": ("/query",), "reg": ("query",), "sc": ("query", "qc", "queryex"), "net": ("view", "statistics", "config"), "netsh": ("show",), "auditctl": ("-l", "-s"), "update-alternatives": ("--list", "--display", "--query", "--get-selections"), "chkconfig": ("--list",),
    "swapon": ("--show", "-s", "--summary"), "date": (), "gsettings": ("get", "list-keys", "list-schemas", "list-recursively", "range"), "dconf": ("read", "list", "dump"), "fuser": (), "hostname": (), "wevtutil": ("qe", "el", "gl", "gli"),
}  # fmt: skip

PLAIN_CHANGE = frozenset(
    [
        "systemctl", "service", "launchctl", "ufw", "firewall-cmd", "hostnamectl", "timedatectl", "localectl", "scutil",
        "networksetup", "spctl", "csrutil", "nvram", "pmset", "ip", "ifconfig", "route", "iptables", "ip6tables", "nft",
        "loginctl", "dscl", "tmutil", "softwareupdate", "visudo", "setenforce", "insmod", "modprobe", "rmmod", "update-rc.d",
        "chkconfig", "useradd", "usermod", "userdel", "groupadd", "groupdel", "gpasswd", "passwd", "chpasswd", "adduser",
        "deluser", "chsh", "authconfig", "auditctl", "setcap", "update-alternatives", "xhost", "schtasks", "reg", "sc",
        "netsh", "wevtutil", "setx", "dseditgroup", "sysadminctl", "tccutil", "sfltool", "gsettings", "dconf", "defaults",
        "xdg-settings", "swapon", "ldconfig", "telinit", "init", "net",
    ]
)  # fmt: skip

POWER = frozenset(("shutdown", "reboot", "halt", "poweroff", "telinit"))


def elevated(ctx: Context, program: Program) -> None:
    """A program that runs through ``sudo`` and kin: a question of its own, unless the program does nothing."""
    if program.name in ("true", "false", ":", "id", "whoami", "") or UNKNOWN in program.name or only_looks(program):
        return
    ctx.add(program, SYSTEM, "elevated", target=program.name, flags=tuple(program.via[:1]))


#: Programs that only show the state of a machine, and subcommands of others that do.
LOOKS = frozenset(
    (
        "dmesg",
        "lsof",
        "ss",
        "netstat",
        "journalctl",
        "df",
        "du",
        "lsblk",
        "blkid",
        "ps",
        "lspci",
        "lsusb",
        "nproc",
        "uptime",
        "free",
    )
)
LOOKING = {
    "systemctl": ("status", "is-active", "is-enabled", "list-units", "show", "cat"),
    "docker": ("ps", "logs", "images", "stats", "version", "info"),
    "service": (),
    "nginx": ("-t", "-T"),
    "ufw": ("status",),
    "iptables": ("-L", "-S"),
}


def only_looks(program: Program) -> bool:
    """Whether a program that runs with more rights only shows something."""
    words = [w.text for w in program.argv[1:]]
    if program.redirects:
        return False
    if program.name in LOOKS:
        return not any(w in ("-C", "-c", "--clear", "--rotate", "--flush") or w.startswith("--vacuum") for w in words)
    if program.name == "service":
        return words[1:] == ["status"]
    return (
        program.name in LOOKING
        and next((w for w in words if w[:1] != "-" or program.name in ("nginx", "iptables")), "") in LOOKING[program.name]
    )


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one system command."""
    words = program.argv[1:]
    texts = [w.text for w in words]
    if any(t in ("--help", "--version") for t in texts):
        return
    shown = f"{name} {' '.join(t for t in texts[:3])}".replace(UNKNOWN, "?").strip()
    if name == "interlock":
        own(texts, program, ctx)
    elif name in ("sudo", "doas", "pkexec", "su", "runas"):
        if not texts or all(t in SUDO_QUIET or t == "-n" for t in texts) or (texts[:1] and texts[0] in SUDO_QUIET):
            if name == "su" and not any(t in SUDO_QUIET for t in texts):
                ctx.add(program, SYSTEM, "elevated", target="a root shell")
            return
        ctx.add(program, SYSTEM, "elevated", target=shown)
    elif name in ("kill", "killall", "pkill", "skill", "slay", "xkill", "taskkill", "fuser"):
        processes(name, texts, words, program, ctx, shown)
    elif (
        name in POWER
        or (name == "init" and texts[:1] in (["0"], ["6"]))
        or (
            name == "systemctl"
            and any(t in ("poweroff", "reboot", "halt", "suspend", "hibernate", "kexec", "emergency", "rescue") for t in texts)
        )
    ):
        if name == "shutdown" and any(t in ("-c", "--show") for t in texts):
            return
        ctx.add(program, SYSTEM, "power", target=shown)
    elif name == "crontab":
        crontab(texts, words, program, ctx)
    elif name in ("at", "batch"):
        if any(t in ("-l", "-q", "-V") for t in texts):
            return
        text = program.stdin.text if program.stdin is not None else ""
        file = Options(words, ("-f", "-q", "-t")).value("-f")
        if file is not None:
            text = ctx.plan.files.get(file.text) or ctx.script_text(ctx.place(file, program)) or text
        if text and UNKNOWN not in text:
            ctx.inner(text, program)
        ctx.add(program, SYSTEM, "schedule", target=shown, detail=text[:2000])
    elif name == "systemd-run":
        ctx.add(program, SYSTEM, "schedule", target=shown)
    elif name == "date":
        if any(t in ("-s", "--set") or t.startswith("--set=") for t in texts):
            ctx.add(program, SYSTEM, "settings", target=shown)
    elif name == "hostname":
        if any(t[:1] != "-" for t in texts):
            ctx.add(program, SYSTEM, "settings", target=shown)
    elif name == "sysctl":
        if any("=" in t or t in ("-w", "--write", "-p", "--system") for t in texts):
            ctx.add(program, SYSTEM, "settings", target=shown)
    elif name == "alias" or name in ("echo", "printf", "set", "export", "declare", "typeset", "unset", "readonly", "compgen"):
        environment(name, texts, words, program, ctx)
    elif name in ("env", "printenv"):
        secret_variables(texts, program, ctx)
        if not [t for t in texts if t not in ("-0", "--null")]:
            printed_environment(program, ctx)
    elif name == "history":
        if "-c" in texts or "-w" in texts:
            ctx.add(program, SYSTEM, "traces", target="the shell's history")
    elif name in ("open", "xdg-open"):
        for text in texts:
            if text.startswith(("http", "file:")):
                from .network import fetch

                fetch(text, program, ctx)
    elif name == "uninstall":
        return
    elif name in PLAIN_CHANGE:
        settings(name, texts, program, ctx, shown)


def own(texts: list[str], program: Program, ctx: Context) -> None:
    """Interlock's own command line, called by the agent."""
    plain = [t for t in texts if t[:1] != "-"]
    if plain[:1] == ["uninstall"] or (
        plain[:2]
        in (
            ["guard", "pause"],
            ["policy", "trust"],
            ["policy", "untrust"],
            ["guard", "approvals"],
            ["guard", "pins"],
            ["config", "set"],
            ["guard", "resume"],
            ["guard", "challenge"],
            ["guard", "totp"],
            ["guard", "watch"],
            ["dashboard", "link"],
        )
        and plain[2:3] not in (["list"], ["show"])
    ):
        ctx.add(program, GUARD, "own-command", target="interlock " + " ".join(plain[:3]))
    elif (plain[:1] == ["serve"] or (plain[:1] == ["gateway"] and plain[1:2] not in (["keys"], ["select"], ["slack"]))) and not (
        {"--dry-run", "--help", "-h"} & set(texts)
    ):
        ctx.add(program, GUARD, "own-server", target=f"interlock {plain[0]}")
    elif plain[:1] == ["install"] and "--dry-run" not in texts:
        ctx.add(program, GUARD, "own-install", target="interlock " + " ".join(plain[:2]))
    elif (
        plain[:2]
        in (
            ["remember", "forget"],
            ["gateway", "keys"],
            ["gateway", "select"],
            ["gateway", "slack"],
            ["inspect", "endpoint"],
            ["inspect", "keys"],
            ["inspect", "mode"],
            ["inspect", "pause"],
            ["inspect", "rotate"],
            ["inspect", "set"],
            ["inspect", "share"],
            ["inspect", "teams"],
        )
        and (plain[2:] or plain[0] == "remember")
        and plain[2:3] != ["list"]
    ):
        ctx.add(
            program, GUARD, "own-command" if plain[0] != "remember" else "own-install", target="interlock " + " ".join(plain[:3])
        )


def processes(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context, shown: str) -> None:
    """Signals to processes."""
    texts = texts + [
        w.text for word in words for i in word.sources if i < len(ctx.plan.programs) for w in ctx.plan.programs[i].argv
    ]
    if any("interlock" in t or "hook-launcher" in t or "launcher.py" in t for t in texts):
        ctx.add(program, GUARD, "kill", target=shown)
        return
    if name == "kill":
        if any(t in ("-l", "-L", "--list", "-0") for t in texts):
            return
        targets = [t for i, t in enumerate(texts) if t[:1] != "-" or (t.lstrip("-").isdigit() and i > 0)]
        if any(t in ("-1", "1") for t in targets) and texts != ["-1"]:
            ctx.add(program, SYSTEM, "kill-all", target=shown)
        return
    if (
        name == "taskkill"
        and any(t.lower() in ("/pid", "//pid") for t in texts)
        and not any(t.lower().lstrip("/") == "im" for t in texts)
    ):
        return
    if name == "fuser" and not any(t[:1] == "-" and "k" in t for t in texts):
        return
    if name == "fuser" and all(t[:1] == "-" or (t.split("/")[0].isdigit() and t.endswith("/tcp")) for t in texts):
        return
    if name == "pkill" and (any(t in ("-0", "-P", "--parent") for t in texts) or _one_program(texts)):
        return
    if name == "killall" and "-0" in texts:
        return
    if name == "killall" and any(t in ("-l", "-s", "--list") and len(texts) == 1 for t in texts):
        return
    ctx.add(program, SYSTEM, "kill", target=shown)


def _one_program(texts: list[str]) -> bool:
    """``pkill -f 'vite --port 5173'``: a pattern of several words or with a path names one command line, not every such program."""
    patterns = [t for t in texts if t[:1] != "-"]
    return (
        any(t[:1] == "-" and t[1:2] != "-" and "f" in t for t in texts)
        and len(patterns) == 1
        and len(patterns[0]) > 7
        and (" " in patterns[0].strip() or "/" in patterns[0].strip("/"))
        and not any(c in patterns[0] for c in "*|" + UNKNOWN)
    )


def crontab(texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``crontab``: list is harmless, remove and replace are not."""
    if "-l" in texts:
        return
    if "-r" in texts or "-ri" in texts or "-ir" in texts:
        ctx.add(program, SYSTEM, "settings", target="crontab -r (removes every job)")
        return
    content = program.stdin.text if program.stdin is not None else ""
    if not content:
        from ..commands import remote_output

        for source in ctx.upstream(program):
            if source.name in ("echo", "printf"):
                content += " ".join(w.text for w in source.argv[1:]) + "\n"
            elif source.name == "cat" and source.stdin is not None:
                content += source.stdin.text
            elif remote_output(ctx, source):
                content += "curl http://remote | sh\n"
    for word in Options(words, ("-u",)).rest:
        if word.text != "-":
            place = ctx.place(word, program)
            content += ctx.facts.read_text(place.path) or ""
    ctx.add(program, WRITE, "schedule", target="the crontab", detail=content[:4000], flags=("persist",))
    before = len(ctx.effects)
    for line in content.splitlines()[:200]:
        fields = line.split(None, 5)
        command = line.split(None, 1)[-1] if line[:1] == "@" else fields[5] if len(fields) > 5 else ""
        if command and line[:1] != "#":
            ctx.inner(command, program)
    for effect in ctx.effects[before:]:
        effect.flags = (*effect.flags, "script")


def settings(name: str, texts: list[str], program: Program, ctx: Context, shown: str) -> None:
    """A machine setting, unless the command only shows."""
    reads = READS.get(name)
    plain = [t for t in texts if t[:1] != "-"]
    if not texts and name not in ("passwd", "visudo"):
        return
    if (
        reads is not None
        and (
            texts[0] in reads
            or (plain and plain[0] in reads)
            or (plain and plain[-1] in reads and name in ("service", "ip", "dscl"))
        )
        and not any(
            t in ("add", "del", "delete", "set", "flush", "replace", "-create", "-delete", "-append", "restart", "stop", "start")
            for t in texts
        )
    ):
        return
    if name == "systemctl" and "--user" in texts and plain[:1] in (["daemon-reload"],):
        return
    if name == "ifconfig" and len(texts) <= 1:
        return
    if name == "networksetup" and texts[0].startswith(("-get", "-list")):
        return
    if (
        name in ("systemctl", "launchctl")
        and plain[:1]
        and plain[0] in ("enable", "link", "load", "bootstrap", "submit", "reenable", "add-wants")
    ):
        ctx.add(program, SYSTEM, "service-enable", target=shown)
        return
    if name == "launchctl" and plain[:1] == ["setenv"]:
        ctx.add(program, SYSTEM, "settings", target=shown)
        return
    account = {
        "useradd", "usermod", "adduser", "gpasswd", "passwd", "chpasswd", "userdel", "deluser", "groupadd", "visudo", "setcap",
        "dseditgroup", "sysadminctl", "dscl", "net",
    }  # fmt: skip
    if name in account:
        if name == "net" and plain[:1] == ["share"] and len(plain) > 1:
            ctx.add(program, SYSTEM, "settings", target=shown)
            return
        if name == "net" and plain[:1] not in (["user"], ["localgroup"], ["accounts"], ["stop"], ["start"], ["use"]):
            return
        root = any(
            t in ("0", "sudo", "wheel", "root", "admin", "docker", "administrators", "Administrators") for t in texts
        ) or any("sudo" in t.split(",") or "wheel" in t.split(",") for t in texts)
        ctx.add(program, SYSTEM, "account", target=shown, flags=("root",) if root else ())
        return
    if (
        (name == "tmutil" and plain[:1] in (["delete"], ["deletelocalsnapshots"], ["disable"]))
        or (name in ("iptables", "ip6tables") and any(t in ("-F", "--flush") for t in texts))
        or (name == "ufw" and plain[:1] in (["disable"], ["reset"]))
        or (name == "setenforce" and texts[:1] == ["0"])
        or (name == "csrutil" and plain[:1] == ["disable"])
        or (name == "spctl" and any("disable" in t for t in texts))
        or (name == "netsh" and "off" in texts)
        or (name == "wevtutil" and texts[:1] == ["cl"])
        or (name == "auditctl" and "-D" in texts)
    ):
        ctx.add(program, SYSTEM, "protection", target=shown)
        return
    if name == "reg" and plain[:1] in (["add"], ["import"]) and any("\\run" in t.lower() for t in texts):
        ctx.add(program, SYSTEM, "service-enable", target=shown)
        return
    if (
        name == "reg"
        and plain[:1] in (["save"], ["export"])
        and any(t.upper().endswith(("SAM", "SECURITY", "SYSTEM")) for t in plain[1:2])
    ):
        ctx.add(program, READ, "dump", target=shown, flags=("secret",))
        return
    if (
        name == "reg"
        and plain[:1] == ["delete"]
        and any(
            t.upper().replace("\\", "")
            in (
                "HKLM",
                "HKCU",
                "HKCR",
                "HKEY_LOCAL_MACHINE",
                "HKEY_CURRENT_USER",
                "HKLMSYSTEM",
                "HKLMSOFTWARE",
                "HKLMSAM",
                "HKEY_LOCAL_MACHINESYSTEM",
                "HKEY_LOCAL_MACHINESOFTWARE",
            )
            for t in texts
        )
    ):
        ctx.add(program, SYSTEM, "registry-wipe", target=shown)
        return
    if name == "schtasks" and any(t.lower() == "/create" for t in texts):
        ctx.add(program, SYSTEM, "service-enable", target=shown)
        return
    if name == "sc" and plain[:1] == ["create"]:
        ctx.add(program, SYSTEM, "service-enable", target=shown)
        return
    ctx.add(program, SYSTEM, "settings", target=shown)


def secret_variables(texts: list[str], program: Program, ctx: Context) -> None:
    """``printenv AWS_SECRET_ACCESS_KEY``."""
    for text in texts:
        if "=" not in text and secret_name(text) and text.replace("_", "").isalnum():
            ctx.add(program, READ, "variable", target=text, flags=("secret-ask",))
            ctx.reads.setdefault(program.index, []).append("secret")


def printed_environment(program: Program, ctx: Context) -> None:
    """Every variable is printed; a file of secrets that the same command line loaded before is then printed too."""
    from ..environment import printed

    if not printed(program, ctx):
        return
    for earlier in ctx.line(program):
        if earlier.index >= program.index:
            break
        loaded = next((v.split(" ", 1)[1] for v in earlier.via if v.startswith(("source ", ". "))), "")
        if not loaded and earlier.name in ("source", ".") and len(earlier.argv) > 1:
            loaded = earlier.argv[1].text
        words = [Word(loaded)] if loaded else list(earlier.argv[1:2]) if earlier.name == "cat" and _exported(earlier, ctx) else []
        for word in words:
            place = ctx.place(word, earlier)
            if "secret-ask" in place.tags:
                ctx.add(program, READ, "print", place=place, flags=("secret-ask",))
                ctx.reads.setdefault(program.index, []).append("secret")
                return


def _exported(program: Program, ctx: Context) -> bool:
    """``export $(cat .env | xargs)``."""
    return any(p.name == "export" for p in ctx.line(program) if p.index >= program.index)


def environment(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``export`` and kin: variables that load code or switch the guard off."""
    if name in ("echo", "printf"):
        return
    if name in ("set", "export", "declare", "typeset", "readonly") and (
        not texts or (name != "set" and all(t in ("-p", "-x", "-px", "-xp") for t in texts))
    ):
        printed_environment(program, ctx)
    for word in words:
        variable, eq, value = word.text.partition("=")
        if variable in ("LD_PRELOAD", "DYLD_INSERT_LIBRARIES", "LD_AUDIT", "BASH_ENV") and eq and value:
            ctx.add(program, EXECUTE, "preload", target=variable)
        elif variable == "PROMPT_COMMAND" and " " in value:
            ctx.inner(value, program)
        elif variable.startswith("INTERLOCK_") and (eq or name == "unset"):
            ctx.add(program, GUARD, "environment", target=variable)
        elif variable in ("HISTFILE", "HISTSIZE") and eq and value in ("/dev/null", "0", ""):
            ctx.add(program, SYSTEM, "traces", target=variable)
    if name == "unset" and "HISTFILE" in texts:
        ctx.add(program, SYSTEM, "traces", target="HISTFILE")
