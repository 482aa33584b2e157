"""Kubernetes, infrastructure as code, containers and virtual machines."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..sql import is_production, is_scratch
from ..types import EXECUTE, PACKAGE, READ, REMOTE, SEND

KUBE_VALUED = (
    "-n", "--namespace", "--context", "--kubeconfig", "--cluster", "-f", "--filename", "-l", "--selector", "-o", "--output",
    "-c", "--container", "--user", "-s", "--server", "--token", "-p", "--patch", "--type", "-k", "--field-selector", "--tail",
    "--since", "--as", "--grace-period", "--timeout",
)  # fmt: skip


def marks(texts: "list[str]") -> list[str]:
    """``production`` or ``scratch`` by the words of a command."""
    flat = " ".join(texts)
    return (
        ["production"]
        if is_production(flat)
        else ["scratch"]
        if is_scratch(flat)
        or any(w in flat for w in ("minikube", "kind-", "docker-desktop", "k3d-", "rancher-desktop", "orbstack", "localhost"))
        else []
    )


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one orchestration command."""
    words = program.argv[1:]
    texts = [w.text for w in words]
    if any(t in ("--help", "-h", "-help") for t in texts if name not in ("docker",) or t == "--help") or texts[:1] in (
        ["help"],
        ["version"],
        ["--version"],
    ):
        return
    if name in ("kubectl", "oc", "k", "k3s"):
        kubectl(
            texts[1:] if name == "k3s" and texts[:1] == ["kubectl"] else texts,
            words[1:] if name == "k3s" and texts[:1] == ["kubectl"] else words,
            program,
            ctx,
        )
    elif name in ("helm", "helmfile"):
        helm(name, texts, program, ctx)
    elif name in ("terraform", "tofu", "terragrunt", "cdktf"):
        terraform(name, texts, words, program, ctx)
    elif name == "pulumi":
        verb = next((t for t in texts if t[:1] != "-"), "")
        if "--preview-only" in texts or "--dry-run" in texts:
            return
        if verb in ("destroy", "down") or texts[:2] in (["stack", "rm"], ["state", "delete"]):
            ctx.add(program, REMOTE, "infrastructure-destroy", target=f"pulumi {' '.join(texts[:2])}", flags=tuple(marks(texts)))
        elif verb in ("up", "update", "refresh", "import", "cancel"):
            ctx.add(program, PACKAGE, "deploy", target=f"pulumi {verb}")
        elif verb == "config" and "--show-secrets" in texts:
            ctx.add(program, READ, "credential", target="pulumi's secrets", flags=("secret-ask",))
    elif name in ("docker", "podman", "nerdctl", "docker-compose", "podman-compose", "crictl", "ctr", "buildah", "skopeo"):
        containers(name, texts, words, program, ctx)
    elif name in (
        "argocd",
        "flux",
        "velero",
        "istioctl",
        "kustomize",
        "rancher",
        "nomad",
        "skaffold",
        "tilt",
        "packer",
        "salt",
        "chef",
        "puppet",
    ):
        plain = [t for t in texts if t[:1] != "-"]
        if any(t in ("delete", "uninstall", "terminate-op", "stop", "purge", "remove", "destroy") for t in plain[:3]):
            ctx.add(program, REMOTE, "delete", target=f"{name} {' '.join(plain[:3])}", flags=tuple(marks(texts)))
        elif (
            any(t in ("sync", "create", "run", "deploy", "bootstrap", "restore", "rollback", "reconcile", "set") for t in plain[:2])
            and "--dry-run" not in texts
            and name not in ("tilt", "packer")
        ):
            ctx.add(program, PACKAGE, "deploy", target=f"{name} {' '.join(plain[:3])}")
    elif name in ("ansible", "ansible-playbook"):
        if any(t in ("--check", "-C", "--syntax-check", "--list-hosts", "--list-tasks") for t in texts):
            return
        opts = Options(
            words,
            (
                "-m", "-a", "-i", "-l", "-e", "-u", "-t", "--module-name", "--args", "--inventory", "--limit", "--extra-vars",
                "--tags",
            ),
        )  # fmt: skip
        args = opts.value("-a", "--args")
        module = opts.value("-m", "--module-name")
        module_name = module.text if module is not None else "command"
        before = len(ctx.effects)
        if name == "ansible" and args is not None and module_name in ("shell", "command", "raw"):
            ctx.inner(args.text, Program(program.index, program.argv, cwd=Word("/home/remote")))
        if name == "ansible-playbook":
            ctx.add(program, PACKAGE, "deploy", target="ansible-playbook " + " ".join(w.text for w in opts.rest[:1]))
        elif len(ctx.effects) == before and module is not None and module_name not in ("ping", "setup", "debug"):
            ctx.add(program, REMOTE, "change", target="ansible on " + " ".join(w.text for w in opts.rest[:1]))
    elif name in (
        "vagrant",
        "multipass",
        "lxc",
        "incus",
        "virsh",
        "minikube",
        "kind",
        "k3d",
        "colima",
        "limactl",
        "VBoxManage",
        "prlctl",
    ):
        plain = [t for t in texts if t[:1] != "-"]
        if any(t in ("destroy", "delete", "undefine", "unregistervm", "purge") for t in plain[:2]) and name not in (
            "minikube",
            "kind",
            "k3d",
        ):
            ctx.add(program, REMOTE, "machine-delete", target=f"{name} {' '.join(plain[:3])}", flags=tuple(marks(texts)))


def kubectl(texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``kubectl``."""
    opts = Options(words, KUBE_VALUED, stop=False)
    dash = texts.index("--") if "--" in texts else len(texts)
    plain = [w.text for w in opts.rest]
    verb = plain[0] if plain else ""
    flags = marks(texts[:dash])
    shown = f"kubectl {' '.join(plain[:3])}".replace(UNKNOWN, "?")
    if any(t.startswith("--dry-run") and not t.endswith("=none") for t in texts[:dash]):
        return
    if verb == "delete":
        kinds = [k.split("/")[0].split(".")[0].lower() for p in plain[1:2] for k in p.split(",")]
        everything = any(
            k
            in (
                "namespace", "namespaces", "ns", "node", "nodes", "no", "pv", "persistentvolume", "persistentvolumes", "crd",
                "crds", "customresourcedefinition", "customresourcedefinitions", "clusterrole", "all", "pvc",
                "persistentvolumeclaim", "persistentvolumeclaims", "statefulset", "sts", "project",
            )
            for k in kinds
        )  # fmt: skip
        wide = any(t in ("--all", "-A", "--all-namespaces") for t in texts)
        flags = flags + (["container"] if everything else []) + (["all"] if wide else [])
        ctx.add(program, REMOTE, "cluster-delete", target=shown, flags=tuple(flags))
    elif verb in ("drain", "cordon", "taint"):
        ctx.add(program, REMOTE, "cluster-change", target=shown, flags=tuple(flags))
    elif verb in (
        "apply",
        "create",
        "replace",
        "patch",
        "edit",
        "scale",
        "set",
        "rollout",
        "label",
        "annotate",
        "expose",
        "autoscale",
        "run",
        "debug",
    ):
        if verb == "rollout" and plain[1:2] in (["status"], ["history"]):
            return
        if verb in ("create",) and "-o" in opts.values and any(t.startswith("--dry-run") for t in texts):
            return
        if (
            verb in ("run", "debug")
            and "--rm" in texts[:dash]
            and not any("privileged" in t or "hostPath" in t or "overrides" in t for t in texts)
        ):
            # A pod that goes with the command.
            return
        source = opts.value("-f", "--filename")
        if source is not None and source.text.startswith("http"):
            ctx.add(program, PACKAGE, "deploy", target=f"{shown} from {source.text.split('?')[0]}")
        else:
            ctx.add(program, PACKAGE, "deploy", target=shown)
    elif verb == "exec":
        tail = words[dash + 1 :] if dash < len(texts) else ()
        if not tail:
            tail = tuple(opts.rest[2:])
        if tail:
            from ..commands import lower_program

            before = len(ctx.effects)
            inner = Program(program.index, tuple(tail), cwd=Word("/app"), via=(*program.via, "kubectl exec"))
            if inner.name in ("sh", "bash") and len(tail) > 2 and tail[1].text.startswith("-") and "c" in tail[1].text:
                ctx.inner(tail[2].text, Program(program.index, program.argv, cwd=Word("/app")))
            else:
                lower_program(ctx, inner)
            for effect in ctx.effects[before:]:
                effect.flags = (*effect.flags, "elsewhere")
        if "production" in flags:
            ctx.add(program, REMOTE, "cluster-change", target=shown, flags=tuple(flags))
    elif verb == "proxy" and any(t.startswith(("--address=0.0.0.0", "--accept-hosts")) for t in texts):
        ctx.add(program, SEND, "tunnel", target="kubectl proxy", flags=("tunnel",))
    elif verb == "certificate" and plain[1:2] in (["approve"], ["deny"]):
        ctx.add(program, REMOTE, "cluster-change", target=shown)
    elif verb == "cp":
        for word in opts.rest[1:2]:
            ctx.read(word, program, "send")
    elif (
        verb == "get"
        and any(
            k in ("secret", "secrets") or k.startswith(("secret/", "secrets/")) for p in plain[1:2] for k in p.lower().split(",")
        )
        and any(t in ("-o", "--output") or t.startswith(("-o", "--output=")) for t in texts)
    ):
        out = opts.value("-o", "--output")
        names_only = out is not None and ("jsonpath" in out.text or "custom-columns" in out.text or "go-template" in out.text)
        if out is None or (
            out.text not in ("name", "wide") and not (names_only and "data" not in out.text.replace("metadata", ""))
        ):
            ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
            ctx.reads.setdefault(program.index, []).append("secret")
    elif verb == "config" and plain[1:2] == ["view"] and "--raw" in texts:
        ctx.add(program, READ, "credential", target=shown, flags=("secret",))
    elif verb == "config" and plain[1:2] and plain[1].startswith(("delete-", "unset")):
        ctx.add(program, REMOTE, "cluster-change", target=shown)


def helm(name: str, texts: list[str], program: Program, ctx: Context) -> None:
    """``helm``."""
    if "--dry-run" in texts or any(t.startswith("--dry-run=") for t in texts):
        return
    plain = [t for t in texts if t[:1] != "-"]
    verb = plain[0] if plain else ""
    shown = f"{name} {' '.join(plain[:3])}".replace(UNKNOWN, "?")
    if verb in ("uninstall", "delete", "del", "un", "destroy"):
        ctx.add(program, REMOTE, "cluster-delete", target=shown, flags=tuple(marks(texts)))
    elif verb in ("install", "upgrade", "rollback", "apply", "sync", "push"):
        ctx.add(program, PACKAGE, "deploy", target=shown)


def terraform(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``terraform`` and kin."""
    plain = [t for t in texts if t[:1] != "-"]
    verb = plain[0] if plain else ""
    if name == "terragrunt" and verb == "run-all":
        verb = plain[1] if len(plain) > 1 else ""
    shown = f"{name} {' '.join(texts[:3])}".replace(UNKNOWN, "?")
    destroy = verb == "destroy" or any(t in ("-destroy", "--destroy") for t in texts)
    if verb in ("plan", "validate", "fmt", "init", "show", "output", "graph", "providers", "version", "get", "console"):
        if (
            verb == "output"
            and any(t in ("-json", "-raw") for t in texts)
            and any("secret" in t or "password" in t or "key" in t for t in texts)
        ):
            ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
        return
    if verb == "state" and plain[1:2] == ["pull"]:
        ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
        ctx.reads.setdefault(program.index, []).append("secret")
        return
    if destroy:
        ctx.add(
            program,
            REMOTE,
            "infrastructure-destroy",
            target=shown,
            flags=(
                *marks([*texts, program.cwd.text.rsplit("/", 1)[-1]]),
                *(("auto",) if any("auto-approve" in t for t in texts) else ()),
            ),
        )
    elif verb in ("apply", "import", "taint", "untaint", "refresh"):
        ctx.add(program, PACKAGE, "deploy", target=shown)
    elif (
        (verb == "state" and plain[1:2] in (["rm"], ["push"], ["mv"], ["replace-provider"]))
        or verb in ("force-unlock",)
        or (verb == "workspace" and plain[1:2] == ["delete"])
    ):
        ctx.add(program, REMOTE, "state-change", target=shown)


def containers(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``docker``, ``podman``, compose."""
    if texts[:1] in (["-H"], ["--context"], ["-c"], ["--host"]):
        texts, words = texts[2:], words[2:]
    if texts[:1] in (
        ["container"],
        ["image"],
        ["volume"],
        ["network"],
        ["system"],
        ["builder"],
        ["buildx"],
        ["manifest"],
        ["stack"],
        ["swarm"],
        ["service"],
        ["node"],
        ["secret"],
        ["config"],
        ["compose"],
        ["context"],
        ["machine"],
        ["pod"],
    ):
        group, texts, words = texts[0], texts[1:], words[1:]
    else:
        group = "compose" if name.endswith("compose") else ""
    opts = Options(
        words,
        ("-f", "--file", "-p", "--project-name", "--env-file", "--profile", "--filter") if group == "compose" else ("--filter",),
        stop=group != "compose",
    )
    verb = next((t for t in texts if t[:1] != "-"), "")
    if group == "compose":
        verb = opts.rest[0].text if opts.rest else ""
    many = any(w.sources or UNKNOWN in w.text for w in words)
    shown = f"{name} {group + ' ' if group else ''}{verb}"
    if group == "compose":
        test = any(
            "test" in v.text.lower().replace("-", ".").replace("_", ".").split(".")
            for key in ("-f", "--file", "-p", "--project-name")
            for v in opts.values.get(key, ())
        )
        if verb == "down" and test:
            # The volumes of a test set-up are made again by the next run.
            return
        if verb == "down" and any(t in ("-v", "--volumes") for t in texts):
            ctx.add(program, REMOTE, "volume-delete", target=f"{shown} -v", flags=tuple(marks(texts)))
        elif verb == "rm" and any("v" in t for t in texts if t[:1] == "-" and t[1:2] != "-"):
            ctx.add(program, REMOTE, "volume-delete", target=shown)
        elif verb == "push":
            ctx.add(program, PACKAGE, "publish", target=shown)
        elif verb in ("config", "convert"):
            from ..environment import compose

            compose(texts, program, ctx)
        elif verb in ("exec", "run") and len(opts.rest) > 2:
            inside(tuple(opts.rest[2:]), program, ctx)
        return
    if group == "volume" and verb in ("rm", "remove", "prune"):
        ctx.add(program, REMOTE, "volume-delete", target=shown, flags=tuple(marks(texts)))
    elif (group == "system" and verb in ("prune", "reset")) or (verb == "prune" and group == "" and name in ("docker", "podman")):
        wide = any(t in ("--volumes", "-a", "--all", "-af", "-fa") for t in texts) or verb == "reset"
        ctx.add(
            program,
            REMOTE,
            "volume-delete" if "--volumes" in texts or verb == "reset" else "container-delete",
            target=shown,
            flags=("all",) if wide else (),
        )
    elif verb == "prune":
        if group == "container" or (group == "image" and any("a" in t for t in texts[1:])):
            ctx.add(program, REMOTE, "container-delete", target=f"{name} {group} prune", flags=("all",))
    elif verb == "inspect" and group in ("", "container"):
        shown_to = [program, *(p for p in ctx.plan.programs[program.index : program.index + 8] if program.index in p.feeds)]
        if any(".Env" in w.text for p in shown_to for w in p.argv):
            ctx.add(program, READ, "variable", target="the environment of a container", flags=("secret-ask",))
    elif verb in ("rm", "rmi", "kill", "stop", "remove") and group in ("", "container", "image", "pod"):
        force = any(t in ("-f", "--force") or (t[:1] == "-" and t[1:2] != "-" and "f" in t) for t in texts)
        volumes = any(t[:1] == "-" and t[1:2] != "-" and "v" in t for t in texts) or "--volumes" in texts
        chosen = verb in ("stop", "kill") and any(
            w.text in ("-f", "--filter") or w.text.startswith(("--filter=", "name=", "label=", "ancestor="))
            for word in words
            for i in word.sources
            if i < len(ctx.plan.programs)
            for w in ctx.plan.programs[i].argv
        )
        if chosen:
            return
        everything = any(t in ("-a", "--all") or (t[:1] == "-" and t[1:2] != "-" and "a" in t[1:]) for t in texts[1:])
        if many or volumes or everything:
            ctx.add(program, REMOTE, "container-delete", target=f"{shown} of many", flags=("all", *(("force",) if force else ())))
        elif is_production(" ".join(texts)):
            ctx.add(program, REMOTE, "container-delete", target=shown, flags=("production",))
    elif verb in ("build", "bake") and any(t in ("--push", "--push=true") or t.startswith("--output=type=registry") for t in texts):
        ctx.add(program, PACKAGE, "publish", target=f"{shown} --push")
    elif verb == "push" or (group == "manifest" and verb == "push") or (name == "skopeo" and verb in ("copy", "delete", "sync")):
        ctx.add(program, PACKAGE, "publish", target=" ".join(texts[:2]))
    elif group in ("stack", "service", "swarm", "secret", "config", "node", "context") and verb in (
        "rm",
        "remove",
        "leave",
        "deploy",
        "update",
        "scale",
    ):
        ctx.add(
            program,
            REMOTE if verb != "deploy" else PACKAGE,
            "cluster-delete" if verb in ("rm", "remove", "leave") else "deploy" if verb == "deploy" else "change",
            target=shown,
            flags=tuple(marks(texts)),
        )
    elif verb in ("run", "create"):
        run(words, program, ctx)
    elif verb == "exec":
        tail = Options(words[1:], ("-e", "--env", "-w", "--workdir", "-u", "--user", "--env-file"), stop=True).rest
        inside(tuple(tail[1:]), program, ctx)
    elif verb == "cp":
        for word in words[1:]:
            if word.text[:1] != "-":
                ctx.read(word, program, "copy")
    elif verb in ("login",) and any(t in ("-p", "--password") for t in texts):
        ctx.add(program, READ, "credential", target="a password on a command line", flags=())


def inside(tail: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """A command inside a running container: only what reaches databases or the outside matters."""
    if not tail:
        return
    from ..commands import lower_program

    before = len(ctx.effects)
    inner = Program(
        program.index, tail, cwd=Word("/app"), stdin=program.stdin, feeds=program.feeds, via=(*program.via, "docker exec")
    )
    if inner.name in ("sh", "bash", "ash") and len(tail) > 2 and tail[1].text[:1] == "-" and "c" in tail[1].text:
        ctx.inner(tail[2].text, Program(program.index, program.argv, cwd=Word("/app")))
    elif inner.name not in ("sh", "bash", "ash", "zsh"):
        lower_program(ctx, inner)
    kept = []
    for effect in ctx.effects[before:]:
        if effect.kind in ("data", "remote", "send", "execute", "package") or (
            effect.kind in ("delete", "disk") and getattr(effect.place, "zone", "") in ("root", "system", "disk", "homes")
        ):
            effect.flags = (*effect.flags, "elsewhere")
            kept.append(effect)
    del ctx.effects[before:]
    ctx.effects.extend(kept)


RUN_VALUED = ("-v", "--volume", "--mount", "-e", "--env", "-p", "--publish", "--name", "-w", "--workdir", "-u", "--user", "--network", "--net", "--env-file", "--entrypoint", "-l", "--label", "--pid", "--ipc", "--cap-add", "--device", "--security-opt", "-h", "--hostname", "--platform", "-m", "--memory", "--cpus", "--gpus",
              "--restart", "--add-host", "--dns", "--tmpfs", "--shm-size", "--ulimit", "--userns", "--runtime", "--log-driver", "--volumes-from", "--pull", "--cgroupns", "--uts", "--expose", "--link", "--group-add")  # fmt: skip


def run(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``docker run``: what of the host it opens to the container."""
    opts = Options(words[1:] if words and words[0].text in ("run", "create") else words, RUN_VALUED, stop=True)
    mounts: list[tuple[str, bool]] = []
    for key in ("-v", "--volume"):
        for value in opts.values.get(key, ()):
            pieces = value.text.split(":")
            if len(pieces) > 1 and pieces[0][:1] in ("/", "~", "."):
                mounts.append((pieces[0], "ro" in pieces[2:] or any("ro" in p.split(",") for p in pieces[2:])))
    for value in opts.values.get("--mount", ()):
        fields = dict(f.partition("=")[::2] for f in value.text.split(","))
        source = fields.get("source") or fields.get("src") or ""
        if source[:1] in ("/", "~", "."):
            mounts.append((source, "readonly" in fields or "ro" in fields))
    tail = opts.rest[1:]
    exposed = False
    for source, read_only in mounts:
        place = ctx.place(Word(source), program)
        if (
            place.zone in ("root", "home", "homes", "disk")
            or (place.zone == "system" and not read_only)
            or "docker.sock" in source
            or "containerd.sock" in source
        ):
            exposed = True
            ctx.add(program, EXECUTE, "host-mount", place=place, target=source, flags=("read-only",) if read_only else ())
        elif "secret" in place.tags or "secret-dir" in place.tags:
            ctx.add(program, READ, "mount", place=place, flags=("secret-ask",))
    privileged = (
        "--privileged" in opts.flags
        or any(v.text in ("SYS_ADMIN", "ALL", "SYS_PTRACE", "SYS_MODULE") for v in opts.values.get("--cap-add", ()))
        or any(v.text == "host" for k in ("--pid", "--userns", "--ipc") for v in opts.values.get(k, ()))
    )
    if privileged:
        ctx.add(
            program,
            EXECUTE,
            "privileged-container",
            target=" ".join(w.text for w in opts.rest[:1]),
            flags=("host",) if exposed else (),
        )
    if exposed and tail and not all(ro for _, ro in mounts):
        flat = " ".join(w.text for w in tail)
        if any(t in flat.split() for t in ("rm", "dd", "mkfs", "chroot", "shred")) or "rm -" in flat:
            ctx.add(program, EXECUTE, "host-destroy", target="the host's files through a mount")
