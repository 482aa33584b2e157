"""Programs that run another program: the wrapper is removed, or stays in the plan beside what it runs."""

from interlock.shell.program import UNKNOWN, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Call, Interpreter

#: name -> short options that take a value, operands before the command.
PLAIN: dict[str, tuple[str, int]] = {
    "sudo": ("ughpCTrtURDa", 0), "doas": ("uC", 0), "pkexec": ("", 0), "gosu": ("", 1), "su-exec": ("", 1), "run0": ("ugD", 0),
    "time": ("fo", 0), "nice": ("n", 0), "ionice": ("cnpPu", 0), "nohup": ("", 0), "setsid": ("", 0), "stdbuf": ("ioe", 0),
    "timeout": ("ks", 1), "gtimeout": ("ks", 1), "strace": ("abeEIoOpPsSuX", 0), "ltrace": ("aADeElnopsuwxF", 0), "taskset": ("", 1),
    "chrt": ("TPD", 1), "unshare": ("SGRwl", 0), "nsenter": ("tSGW", 0), "chroot": ("", 1), "busybox": ("", 0), "toybox": ("", 0),
    "ssh-agent": ("aEtPO", 0), "dbus-run-session": ("", 0), "systemd-run": ("pEuHMCtGdr", 0), "systemd-inhibit": ("", 0),
    "caffeinate": ("tw", 0), "arch": ("de", 0), "setarch": ("", 1), "linux32": ("", 0), "linux64": ("", 0), "proot": ("rbmwvk0q", 0),
    "firejail": ("", 0), "bwrap": ("", 0), "fakeroot": ("lfisb", 0), "fakechroot": ("ceb", 0), "unbuffer": ("", 0), "rlwrap": ("abcfgHlmpqstw", 0),
    "entr": ("", 0), "chpst": ("uUbmdoprtfcn/", 0), "cgexec": ("g", 0), "numactl": ("CmNip", 0), "prlimit": ("", 0), "setpriv": ("", 0),
    "valgrind": ("", 0), "chronic": ("", 0), "xvfb-run": ("efnpsw", 0), "sshpass": ("pfdeP", 0), "catchsegv": ("", 0), "eatmydata": ("", 0),
    "proxychains": ("f", 0), "proxychains4": ("f", 0), "torsocks": ("", 0), "tsocks": ("", 0), "dotenv": ("fev", 0), "daemonize": ("acepluoEL", 0),
    "start-stop-daemon": ("", 0), "choom": ("n", 0), "runcon": ("trul", 1), "softlimit": ("", 0), "pseudo": ("", 0), "unclutter": ("", 0),
    "envdir": ("", 1), "setuidgid": ("", 1), "lockf": ("tk", 1), "trickle": ("dulwts", 0), "cpulimit": ("lpe", 0), "perf": ("", 1),
    "gdb": ("", 0), "exec": ("a", 0), "sem": ("j", 0), "s6-setuidgid": ("", 1), "dumb-init": ("", 0), "tini": ("p", 0), "winpty": ("", 0),
    "faketime": ("f", 1), "datefudge": ("", 1), "noglob": ("", 0), "nocorrect": ("", 0), "coproc": ("", 0),
}  # fmt: skip
_LONG_VALUES = frozenset(
    (
        "--user", "--group", "--host", "--prompt", "--chdir", "--chroot", "--role", "--type", "--other-user", "--close-from", "--adjustment",
        "--class", "--classdata", "--input", "--output", "--error", "--kill-after", "--signal", "--format", "--property", "--unit", "--setenv",
        "--description", "--slice", "--uid", "--gid", "--machine", "--working-directory", "--target", "--setuid", "--setgid", "--root", "--bind",
        "--what", "--who", "--why", "--mode", "--lib", "--faked", "--username", "--groupname", "--pidfile", "--dev", "--proc", "--tmpfs", "--python",
        "--with", "--extra", "--directory", "--project", "--env-file", "--package", "--name", "--prefix", "--cwd", "--delimiter",
        "--max-args", "--max-procs", "--max-lines", "--max-chars", "--arg-file", "--eof", "--timeout", "--file", "--env",
    )
)  # fmt: skip
#: Programs whose subcommand runs a program: name -> subcommand -> operands before it.
_RUNNERS: dict[str, dict[str, int]] = {
    "poetry": {"run": 0}, "uv": {"run": 0}, "pipenv": {"run": 0}, "pdm": {"run": 0}, "rye": {"run": 0}, "hatch": {"run": 0},
    "conda": {"run": 0}, "mamba": {"run": 0}, "micromamba": {"run": 0}, "bundle": {"exec": 0}, "mise": {"exec": 0, "x": 0}, "asdf": {"exec": 0},
    "direnv": {"exec": 1}, "op": {"run": 0}, "doppler": {"run": 0}, "infisical": {"run": 0}, "aws-vault": {"exec": 1}, "chamber": {"exec": 1},
    "rbenv": {"exec": 0}, "pyenv": {"exec": 0}, "nodenv": {"exec": 0}, "foreman": {"run": 0},
}  # fmt: skip
_SPECIAL = frozenset(
    (
        "env", "xargs", "gxargs", "find", "gfind", "parallel", "watch", "flock", "script", "su", "runuser", "sg", "ssh", "mosh", "docker", "podman",
        "nerdctl", "docker-compose", "kubectl", "oc", "at", "batch", "tmux", "screen", "nix-shell", "nix", "hyperfine", "wsl", "vagrant", "fd", "npx",
        "fdfind",
    )
)  # fmt: skip


def run(shell: "Interpreter", call: "Call", name: str) -> str:
    """Runs a program that is no builtin and no shell; what it prints."""
    plain = PLAIN.get(name)
    if plain is not None:
        return _plain(shell, call, name, plain)
    if name in _SPECIAL:
        from interlock.shell import runners

        return runners.run(shell, call, name)
    runner = _RUNNERS.get(name)
    if runner is not None:
        return _runner(shell, call, name, runner)
    return generic(shell, call, name)


def skip_options(argv: list[Word], k: int, shorts: str, assigns: bool = False) -> int:
    """The place of the first operand from `k` on. `shorts`: letters of options that take a value."""
    while k < len(argv):
        text = argv[k].text
        if text == "--":
            return k + 1
        if text.startswith("--"):
            flag = "=" in text or text not in _LONG_VALUES or (text == "--user" and argv[0].text.endswith("systemd-run"))
            k += 1 if flag else 2
        elif text.startswith("-") and len(text) > 1:
            k += 1
            for place, letter in enumerate(text[1:], 2):
                if letter in shorts:
                    if place == len(text):
                        k += 1
                    break
        elif assigns and is_assignment(text):
            k += 1
        else:
            break
    return k


def is_assignment(text: str) -> bool:
    """``NAME=value``."""
    name, mark, _ = text.partition("=")
    return bool(mark) and name.isidentifier()


def _plain(shell: "Interpreter", call: "Call", name: str, spec: tuple[str, int]) -> str:
    argv = call.argv
    if (
        name in ("sudo", "doas")
        and len(argv) > 1
        and argv[1].text in ("-e", "-l", "-v", "-k", "-K", "-V", "--edit", "--list", "--validate")
    ):
        shell.emit(call)
        return UNKNOWN
    k = skip_options(argv, 1, spec[0], name in ("sudo", "doas", "run0"))
    for word in argv[1:k]:
        if is_assignment(word.text):
            key, _, value = word.text.partition("=")
            call.assigns = [*call.assigns, (key, Word(value))]
    k += spec[1]
    if name == "setarch" and k - 1 < len(argv) and argv[k - 1].text.startswith("-"):
        k = skip_options(argv, k, "")
    if spec[1]:
        k = skip_options(argv, k, "")
    if k >= len(argv):
        if name in ("sudo", "doas") and any(word.text in ("-s", "-i", "--shell", "--login") for word in argv[1:]):
            return shell.call(call.inner([Word("sh")], name))
        shell.emit(call)
        return UNKNOWN
    rest = argv[k:]
    if len(rest) == 1 and " " in rest[0].text and name in ("sudo", "doas") and any(word.text in ("-s", "-i") for word in argv[1:k]):
        return script(shell, call, rest[0].text, name)
    if name == "entr":
        rest = [Word(UNKNOWN) if word.text == "/_" else word for word in rest]
    child = call.inner(rest, name)
    if name == "chroot" or name in ("nsenter", "unshare", "busybox", "toybox"):
        return shell.call(child)
    return shell.call(child)


def script(shell: "Interpreter", call: "Call", text: str, via: str, remote: bool = False) -> str:
    """Runs text as a script of a new shell. `remote`: on another machine or in a container."""
    st = shell.fork(call.st)
    st.via = (*call.via, via)
    st.stdin, st.feeds = call.stdin, call.feeds
    if remote:
        st.cwd = st.previous = UNKNOWN
        st.elsewhere = ()
    if UNKNOWN in text and not remote:
        shell.emit(call)
    return shell.script(text, st)


def _runner(shell: "Interpreter", call: "Call", name: str, table: dict[str, int]) -> str:
    argv = call.argv
    k = skip_options(argv, 1, "")
    if k >= len(argv) or argv[k].text not in table:
        shell.emit(call)
        return UNKNOWN
    sub = argv[k].text
    shorts = "np" if name in ("conda", "mamba", "micromamba", "uv") else ""
    k = skip_options(argv, k + 1, shorts) + table[sub]
    k = skip_options(argv, k, shorts)
    if k >= len(argv):
        shell.emit(call)
        return UNKNOWN
    return shell.call(call.inner(argv[k:], name + " " + sub))


def generic(shell: "Interpreter", call: "Call", name: str) -> str:
    """A program without a rule of its own: listed, and when its tail is a command, the tail is listed too."""
    shell.emit(call)
    argv = call.argv
    if len(argv) < 2:
        return UNKNOWN
    if argv[0].split and not argv[0].text.strip(UNKNOWN):
        # The unknown words may be none at all.
        maybe, call.st.maybe = call.st.maybe, True
        shell.call(call.inner(argv[1:], "unknown"))
        call.st.maybe = maybe
        return UNKNOWN
    from interlock.shell.names_data import COMMANDS, KNOWN

    if UNKNOWN in argv[0].text:
        # An inherited variable that is not known is mostly unset: ``r${x}m`` is then a command.
        plain = argv[0].text.replace(UNKNOWN, "")
        if plain.rsplit("/", 1)[-1] in COMMANDS:
            maybe, call.st.maybe = call.st.maybe, True
            shell.call(call.inner([Word(plain), *argv[1:]], ""))
            call.st.maybe = maybe
            return UNKNOWN
    if name in KNOWN or name in COMMANDS:
        return UNKNOWN
    after_option = False
    for k in range(1, min(len(argv), 24)):
        word = argv[k]
        text = word.text
        if text == "--":
            after_option = True
            continue
        base = text.rsplit("/", 1)[-1] if text[:1] == "/" else text
        if base in COMMANDS and not word.glob:
            shell.call(call.inner(argv[k:], name or "?"))
            return UNKNOWN
        if text.startswith("-"):
            after_option = True
            continue
        if not (after_option or text[:1].isdigit() or is_assignment(text) or text == UNKNOWN):
            return UNKNOWN
        after_option = False
    return UNKNOWN


def git_config(shell: "Interpreter", call: "Call") -> None:
    """``git -c KEY=VALUE`` where the value is a command."""
    argv = call.argv
    k = 1
    while k < len(argv):
        text = argv[k].text
        if text in ("-c", "--config-env") and k + 1 < len(argv):
            key, _, value = argv[k + 1].text.partition("=")
            key = key.lower()
            if key.startswith("alias."):
                if value.startswith("!"):
                    script(shell, call, value[1:], "git alias")
            elif key.endswith(
                (".pager", ".editor", ".sshcommand", ".askpass", ".external", ".textconv", ".cmd", ".helper", ".fsmonitor")
            ) or (key.startswith(("pager.", "filter.")) and value not in ("true", "false")):
                value = value[1:] if value.startswith("!") else value
                if value and value.lower() not in ("cat", "true", "false", "store", "cache", "manager", "osxkeychain", "less"):
                    script(shell, call, value, "git -c")
            k += 2
        elif text.startswith("-"):
            k += 2 if text in ("-C", "--git-dir", "--work-tree", "--namespace", "--exec-path") else 1
        else:
            _git_command(shell, call, argv[k:])
            return


def _git_command(shell: "Interpreter", call: "Call", argv: list[Word]) -> None:
    """Subcommands of git that run a command: bisect run, rebase --exec, submodule foreach, filter-branch."""
    texts = [word.text for word in argv]
    if texts[:2] == ["bisect", "run"] and len(argv) > 2:
        shell.call(call.inner(argv[2:], "git bisect run"))
    elif texts[:1] == ["submodule"] and "foreach" in texts:
        k = skip_options(argv, texts.index("foreach") + 1, "")
        script(shell, call, " ".join(texts[k:]), "git submodule foreach")
    elif texts[:1] in (["rebase"], ["filter-branch"], ["difftool"]):
        for k, text in enumerate(texts[1:], 1):
            option, mark, value = text.partition("=")
            if option in ("-x", "--exec", "--extcmd") or (option.startswith("--") and option.endswith("-filter")):
                script(shell, call, value if mark else "".join(texts[k + 1 : k + 2]), "git " + texts[0])
