"""Package managers, package runners and agent command lines: what is installed from where, published or run."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..types import EXECUTE, GUARD, PACKAGE, SYSTEM

PUBLISH = {
    "npm": ("publish", "unpublish", "deprecate", "dist-tag", "owner", "access"), "pnpm": ("publish",), "yarn": ("publish",), "cargo": ("publish", "yank", "owner"), "gem": ("push", "yank", "owner"), "poetry": ("publish",), "uv": ("publish",), "pdm": ("publish",),
    "hatch": ("publish",), "flit": ("publish",), "twine": ("upload",), "mvn": ("deploy", "release:perform", "release:prepare"), "gradle": ("publish", "uploadArchives", "publishToMavenCentral", "publishPlugins"), "gradlew": ("publish", "uploadArchives", "publishToMavenCentral", "publishPlugins"),
    "gh-pages": ("",), "release-it": ("",), "np": ("",), "expo": ("publish",), "crane": ("push", "delete", "copy"), "anaconda": ("upload",),
    "dotnet": ("nuget-push",), "nuget": ("push", "delete"), "vsce": ("publish", "unpublish"), "ovsx": ("publish",), "jsr": ("publish",), "lerna": ("publish",), "changeset": ("publish",), "semantic-release": ("",), "goreleaser": ("release",), "pub": ("publish",), "dart": ("pub-publish",),
    "flutter": ("pub-publish",), "pod": ("trunk",), "fastlane": ("release", "deliver", "upload_to_app_store", "supply", "beta", "pilot"), "composer": (), "conan": ("upload",), "snap": (), "mix": ("hex.publish",), "opam": ("publish",), "stack": ("upload",), "cabal": ("upload",), "bun": ("publish",), "swift": (), "luarocks": ("upload",), "sbt": ("publish", "publishSigned"),
}  # fmt: skip

RUNNERS = frozenset(("npx", "bunx", "pnpx", "uvx"))
INSTALLS = frozenset(("install", "i", "add", "get", "ci", "in", "require", "update", "upgrade", "download", "wheel"))
SYSTEM_MANAGERS = frozenset(
    ["apt", "apt-get", "dnf", "yum", "pacman", "apk", "zypper", "port", "rpm", "dpkg", "snap", "flatpak", "choco", "winget"]
)
AGENTS = frozenset(["cursor-agent", "claude", "codex", "gemini", "qwen", "amp", "opencode", "aider", "copilot"])

#: Agent flags that switch off asking, sandboxes or hooks.
AGENT_FLAGS = ("--dangerously-skip-permissions", "--dangerously-bypass-approvals-and-sandbox", "--yolo", "--allow-all-tools", "--force", "-f", "--bare", "--safe-mode", "--no-hooks", "--disable-hooks", "--full-auto", "--trust-all-tools", "--permission-mode=bypassPermissions", "--yes-always",
               "--approve-mcps", "--dangerously-disable-hooks", "--allow-dangerously-skip-permissions", "--ignore-hooks", "--dangerously-bypass-hook-trust", "--skip-permissions")  # fmt: skip

#: Registries and vendors' indexes that everybody uses (their subdomains too). Two are put together: no tracked file of this
#: repository may hold the host of a registry.
_WELL_KNOWN = (
    "npmjs" + ".org",
    "pypi" + ".org",
    "yarnpkg.com", "download.pytorch.org", "pypi.nvidia.com", "npm.pkg.github.com", "rubygems.org",
)  # fmt: skip


def _well_known(url: str) -> bool:
    """Whether a URL's host is one of `_WELL_KNOWN`; a name elsewhere in the URL does not count."""
    host = url.partition("://")[2].partition("/")[0].rpartition("@")[2].partition(":")[0].lower()
    return any(host == known or host.endswith("." + known) for known in _WELL_KNOWN)


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one package command."""
    words = program.argv[1:]
    texts = [w.text for w in words]
    if any(t in ("--help", "--version") for t in texts[:2]):
        return
    if name.endswith((".exe", ".cmd")):
        name = name.rsplit(".", 1)[0]
    if name in AGENTS:
        agent(name, texts, words, program, ctx)
        return
    plain = [t for t in texts if t[:1] != "-"]
    first = plain[0] if plain else ""
    if name == "cargo" and first == "watch":
        for i, text in enumerate(texts[:-1]):
            if text in ("-s", "--shell"):
                ctx.inner(texts[i + 1], program)
        return
    if name in ("gh-pages", "release-it", "np") and "--dry-run" not in texts and "--help" not in texts:
        ctx.add(program, PACKAGE, "publish", target=name)
        return
    if name == "swift" and plain[:2] == ["package-registry", "publish"]:
        ctx.add(program, PACKAGE, "publish", target="swift package-registry publish")
        return
    if name == "dotnet" and plain[:2] == ["nuget", "push"]:
        ctx.add(program, PACKAGE, "publish", target="dotnet nuget push")
        return
    if name in ("dart", "flutter") and plain[:2] == ["pub", "publish"]:
        ctx.add(program, PACKAGE, "publish", target=f"{name} pub publish")
        return
    if name in ("npm", "pnpm", "yarn", "bun") and first in ("run", "run-script", "test", "t", "start", "stop", "restart"):
        package_script(plain[1] if first in ("run", "run-script") and len(plain) > 1 else first, program, ctx)
        if first != "run" or name == "npm":
            return
    if name == "yarn" and plain[:2] == ["npm", "publish"] and "--dry-run" not in texts:
        ctx.add(program, PACKAGE, "publish", target="yarn npm publish")
        return
    if (
        name in PUBLISH
        and (
            first in PUBLISH[name]
            or (
                name in ("gradle", "gradlew", "mvn", "sbt", "fastlane")
                and any(t.rsplit(":", 1)[-1] in PUBLISH[name] or t in PUBLISH[name] for t in plain)
            )
        )
        and not any(t in ("--dry-run", "--dryrun", "-n", "--snapshot", "--skip-publish", "-dry-run") for t in texts)
    ):
        if first in ("owner", "access", "dist-tag") and plain[1:2] and plain[1] in ("ls", "list", "get"):
            return
        ctx.add(program, PACKAGE, "publish", target=f"{name} {first}".strip())
        return
    if name in RUNNERS or (
        (
            name in ("npm", "pnpm", "yarn", "bun", "pipx", "uv", "mise", "asdf", "volta", "corepack")
            and first in ("exec", "x", "dlx", "run", "create", "init")
        )
        or (name == "uv" and plain[:2] == ["tool", "run"])
    ):
        runner(name, first, words, program, ctx)
        return
    if name in ("poetry", "pdm", "hatch", "pipenv", "conda", "mamba", "nix", "nix-shell", "code", "cursor", "codium", "windsurf"):
        if first == "run" and len(plain) > 1:
            at = texts.index(plain[1])
            tail(words[at:], program, ctx, f"{name} run")
            return
        if name in ("nix", "nix-shell"):
            for i, text in enumerate(texts[:-1]):
                if text in ("--run", "--command", "-c"):
                    ctx.inner(" ".join(texts[i + 1 :]), program)
                    return
        if name in ("code", "cursor", "codium", "windsurf") and "--install-extension" in texts:
            ctx.add(program, PACKAGE, "install-odd", target="an editor extension " + texts[-1], flags=("extension",))
            return
    if first in ("config", "set", "c") or (name == "pip" and first == "config"):
        settings(name, plain, texts, program, ctx)
        return
    if (
        first in INSTALLS
        or (name == "go" and first in ("install", "get", "run"))
        or (name == "uv" and plain[:2] in (["pip", "install"], ["tool", "install"]))
        or (name == "brew" and first in ("install", "reinstall", "tap"))
        or name == "easy_install"
    ):
        install(name, first, texts, words, program, ctx)
    if name in SYSTEM_MANAGERS and "sudo" not in program.via:
        if first in ("remove", "purge", "autoremove", "uninstall", "del", "erase") or any(
            t.startswith(("-R", "-e", "--erase", "--remove", "--purge")) for t in texts if name in ("pacman", "rpm", "dpkg")
        ):
            ctx.add(program, SYSTEM, "packages", target=f"{name} {' '.join(plain[:3])}")
    elif name in ("brew",) and first in ("uninstall", "remove", "rm", "services", "link"):
        if first == "services" and plain[1:2] in (["list"], ["info"], []):
            return
        if first != "link":
            ctx.add(program, SYSTEM, "packages", target=f"brew {' '.join(plain[:2])}")
    elif name in ("pip", "pip3", "uv") and first == "uninstall" and "interlock" in plain:
        ctx.add(program, GUARD, "uninstall", target="pip uninstall interlock")
    elif name in ("pipx",) and first in ("uninstall", "uninstall-all") and (first == "uninstall-all" or "interlock" in plain):
        ctx.add(program, GUARD, "uninstall", target=f"pipx {first}")
    elif name == "npm" and first in ("token", "login", "adduser", "logout"):
        if not (first == "token" and plain[1:2] in ([], ["list"], ["ls"])):
            ctx.add(program, SYSTEM, "settings", target=f"npm {first}")
    elif name in ("cargo", "npm", "yarn", "pnpm") and first == "login":
        ctx.add(program, SYSTEM, "settings", target=f"{name} login")
    elif name == "go" and first == "env" and "-w" in texts:
        ctx.add(program, SYSTEM, "settings", target="go env -w")


def package_script(name: str, program: Program, ctx: Context) -> None:
    """The text of a script of ``package.json`` (with its ``pre`` and ``post``), judged as a script."""
    if UNKNOWN in program.cwd.text:
        return
    text = ctx.facts.read_text(program.cwd.text.rstrip("/") + "/package.json", 65_536)
    if not text or '"scripts"' not in text:
        return
    from ....model.jsontext import loads
    from .builds import run

    try:
        document = loads(text)
    except ValueError:
        return
    scripts = document.get("scripts") if isinstance(document, dict) else None
    if isinstance(scripts, dict):
        trial = any(word in name.lower() for word in ("test", "e2e", "ci", "check", "lint"))
        run([str(scripts[key]) for key in (f"pre{name}", name, f"post{name}") if key in scripts], program, ctx, trial=trial)


def tail(words: "tuple[Word, ...] | list[Word]", program: Program, ctx: Context, via: str) -> None:
    """The command that a runner starts."""
    from ..commands import lower_program

    if words:
        lower_program(
            ctx,
            Program(
                program.index,
                tuple(words),
                cwd=program.cwd,
                assigns=program.assigns,
                stdin=program.stdin,
                feeds=program.feeds,
                via=(*program.via, via),
            ),
        )


def odd_source(text: str) -> str:
    """Why a package argument is not an ordinary registry name: ``plain`` (http), ``remote`` (URL, git), or ""."""
    low = text.lower()
    for start in ("git+", "hg+", "svn+"):
        if low.startswith(start):
            low = low[len(start) :]
            return "plain" if low.startswith("http://") else "remote"
    if low.startswith("http://"):
        return "plain"
    if low.startswith(("https://", "ssh://", "git://", "github:", "gitlab:", "bitbucket:", "gist:", "git@")):
        return "remote"
    if " @ http" in low or "@git+" in low:
        return "remote"
    return ""


def runner(name: str, first: str, words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``npx`` and kin: the package's program is judged like any other; code from a URL is a question."""
    valued = (
        "-p", "--package", "-c", "--call", "--from", "--with", "--python", "--registry", "-w", "--workspace", "--index-url",
        "--prefix", "-C", "--filter",
    )  # fmt: skip
    skip = 0
    if name not in RUNNERS:
        at = next(i for i, w in enumerate(words) if w.text == first)
        if name == "uv" and first == "tool":
            at += 1
        skip = at + 1
    opts = Options(words[skip:], valued, stop=True)
    if name in ("npm", "pnpm", "yarn", "bun") and first == "run":
        return
    for key in ("-c", "--call"):
        for value in opts.values.get(key, ()):
            ctx.inner(value.text, program)
    registry = opts.value("--registry", "--index-url")
    if registry is not None and registry.text.startswith("http") and not _well_known(registry.text):
        ctx.add(program, PACKAGE, "install-odd", target=registry.text.split("?")[0], flags=("registry",))
    for key in ("-p", "--package", "--from", "--with"):
        for value in opts.values.get(key, ()):
            why = odd_source(value.text)
            if why:
                ctx.add(program, EXECUTE, "remote-package", target=value.text, flags=(why,))
    packages = [v.text for key in ("-p", "--package", "--from") for v in opts.values.get(key, ())]
    if not packages and opts.rest and first not in ("create", "init"):
        packages = [opts.rest[0].text]
    if packages and not any(odd_source(p) or ("/" in p and p[:1] != "@") for p in packages):
        from ..package_runners import unknown_package

        unknown_package(name if name in RUNNERS else f"{name} {first}", packages, program, ctx)
    if not opts.rest:
        return
    target = opts.rest[0].text
    why = odd_source(target) or (
        "remote"
        if name in ("npx", "bunx", "pnpx", "npm", "pnpm", "yarn")
        and "/" in target
        and not target.startswith(("@", ".", "/"))
        and target.count("/") == 1
        else ""
    )
    if why:
        ctx.add(program, EXECUTE, "remote-package", target=target, flags=(why,))
        return
    base = target
    at_sign = base.find("@", 1)
    if at_sign > 0:
        base = base[:at_sign]
    base = base.rsplit("/", 1)[-1]
    from ..commands import module_of

    if first in ("create", "init"):
        return
    inner_name = {
        "rimraf-cli": "rimraf",
        "del": "del-cli",
        "trash-cli": "trash",
        "vercel": "vercel",
        "sequelize-cli": "sequelize",
        "wrangler": "wrangler",
    }.get(base, base)
    if module_of(inner_name) != "" and inner_name != name:
        tail((Word(inner_name), *opts.rest[1:]), program, ctx, name)


#: Where the repositories of Homebrew's formulas stand.
TAPS = ("https://github.com/", "https://gitlab.com/", "git@github.com:", "git@gitlab.com:")

#: Scripts of ``package.json`` that an install runs.
HOOKS = ("preinstall", "install", "postinstall", "prepare", "preprepare", "postprepare")


def install_hooks(program: Program, ctx: Context) -> None:
    """What an install runs from a ``package.json`` that the same command line writes."""
    text = ctx.plan.files.get(ctx.place(Word("package.json"), program).path, "")
    for hook in HOOKS:
        _, found, rest = text.partition(f'"{hook}"')
        value = rest.lstrip()[1:].lstrip() if found and rest.lstrip()[:1] == ":" else ""
        if value[:1] == '"':
            from _json import scanstring

            try:
                command, _ = scanstring(value, 1, False)
            except ValueError:
                continue
            ctx.inner(command, program)


def install(name: str, first: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """An install: ordinary packages pass, other sources are a question."""
    valued = (
        "-r", "--requirement", "-i", "--index-url", "--extra-index-url", "-c", "--constraint", "--registry", "-t", "--target",
        "-f", "--find-links", "--prefix", "--trusted-host", "--git", "--path", "-e", "--editable", "--source",
        "--global-option", "--branch", "--tag", "--rev",
    )  # fmt: skip
    opts = Options(words, valued)
    if name in ("npm", "pnpm", "yarn", "bun") and ctx.plan.files:
        install_hooks(program, ctx)
    for key in ("-i", "--index-url", "--extra-index-url", "--registry", "-f", "--find-links", "--source", "--trusted-host"):
        for value in opts.values.get(key, ()):
            text = value.text
            if key == "--trusted-host" or ("://" in text and not _well_known(text)):
                from ..urls import flags_of, parse

                ctx.add(program, PACKAGE, "install-odd", target=text.split("?")[0], flags=("registry", *flags_of(parse(text))))
    for key in ("-r", "--requirement", "-c", "--constraint"):
        for value in opts.values.get(key, ()):
            if "://" in value.text and name != "npm":
                ctx.add(program, PACKAGE, "install-odd", target="packages named by " + value.text.split("?")[0], flags=("source",))
    for key in ("--git", "-e", "--editable"):
        for value in opts.values.get(key, ()):
            if odd_source(value.text) or key == "--git":
                ctx.add(program, PACKAGE, "install-odd", target=value.text, flags=("source",))
    for word in opts.rest[1:]:
        why = odd_source(word.text)
        if why and not (name == "brew" and first == "tap" and word.text.startswith(TAPS)):
            from ..urls import flags_of, parse

            ctx.add(
                program,
                PACKAGE,
                "install-odd",
                target=word.text.split("?")[0],
                flags=("source", why, *flags_of(parse(word.text.split("+", 1)[-1]))),
            )
        elif UNKNOWN in word.text and word.sources:
            from ..commands import remote_output

            if any(remote_output(ctx, ctx.plan.programs[i]) for i in word.sources if i < len(ctx.plan.programs)):
                ctx.add(program, PACKAGE, "install-odd", target="packages named by a remote host", flags=("source",))
    if name == "go" and first == "run" and any("@" in w.text and "/" in w.text for w in opts.rest[1:2]):
        ctx.add(program, EXECUTE, "remote-package", target=opts.rest[1].text, flags=("remote",))
    if (
        name in ("npm", "pnpm", "yarn")
        and any(t in ("-g", "--global") for t in texts)
        and any(w.text.startswith(("http", "git")) for w in opts.rest[1:])
    ):
        ctx.add(program, PACKAGE, "install-odd", target="a global package from a URL", flags=("source",))
    if "--break-system-packages" in texts:
        ctx.add(program, SYSTEM, "packages", target="pip --break-system-packages")
    if name == "gem" and first == "install":
        return


def settings(name: str, plain: list[str], texts: list[str], program: Program, ctx: Context) -> None:
    """``npm config set registry`` and the like."""
    without_verb = name in ("poetry", "composer", "bundle", "yarn") and len(plain) > 2
    if not without_verb and not any(t in ("set", "delete", "edit", "--edit", "unset", "rm", "add") for t in plain[:3]):
        return
    key = " ".join(plain[1:4]).lower()
    risky = (
        "registry", "index-url", "index_url", "proxy", "strict-ssl", "cafile", "trusted-host", "script-shell",
        "ignore-scripts", "prefix", "init-module", "_auth", "token", "git", "node-options", "channels", "ssl_verify",
        "http-basic", "repositories", "unsafe", "nodelinker-no", "edit", "find-links", "global.", "pre_", "editor", "source",
    )  # fmt: skip
    if any(r in key for r in risky) or "--edit" in texts:
        ctx.add(program, SYSTEM, "settings", target=f"{name} config {plain[2] if len(plain) > 2 else ''}".strip())


def agent(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Another agent, or this one, started with its checks switched off."""
    for i, text in enumerate(texts):
        head = text.split("=", 1)[0]
        if text in AGENT_FLAGS and not (text in ("-f", "--force") and name not in ("cursor-agent",)):
            ctx.add(program, GUARD, "agent-flags", target=f"{name} {text}")
            return
        if head in ("--permission-mode", "--approval-mode", "--ask-for-approval", "-a", "--sandbox", "-s") and (
            text.endswith(("bypassPermissions", "yolo", "never", "danger-full-access"))
            or (i + 1 < len(texts) and texts[i + 1] in ("bypassPermissions", "yolo", "never", "danger-full-access"))
        ):
            ctx.add(program, GUARD, "agent-flags", target=f"{name} {head}")
            return
        if (
            head in ("--settings", "-c", "--config", "--hooks")
            and i + 1 < len(texts)
            and any(w in texts[i + 1].lower() for w in ("hooks", "disableallhooks"))
        ):
            ctx.add(program, GUARD, "agent-flags", target=f"{name} {head}")
            return
    plain = [t for t in texts if t[:1] != "-"]
    if plain[:2] in (["mcp", "add"], ["mcp", "add-json"], ["mcp", "enable"]):
        ctx.add(program, GUARD, "tools", target=f"{name} mcp add")
    elif plain[:1] == ["config"] and any("hook" in t.lower() or "permission" in t.lower() for t in plain):
        ctx.add(program, GUARD, "agent-flags", target=f"{name} config")
