"""Tables of places that matter, and the tags they give. All keys are lower case, slashes forward.

Tags: ``secret`` (a private key or credential store: never read, copied or sent by an agent), ``secret-ask`` (a project's own secrets),
``secret-dir`` (a folder of secrets), ``guard`` (settings and hooks of an agent host, or Interlock's state), ``guard-dir`` (a folder that
holds them), ``guard-ask`` (adds tools or rules to an agent), ``critical`` (a write gives away the machine or account), ``rc`` (a shell
start-up file), ``persist`` (runs later by itself), ``hook-ask`` (code that a tool runs later), ``git-dir`` (inside a repository's store),
``config-ask`` (sensitive settings), ``history``.
"""

KEY_NAMES = frozenset(("id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "id_ecdsa_sk", "id_ed25519_sk", "id_xmss", "identity"))

#: Path endings (after a slash) of credential stores.
SECRET_ENDS = (
    "/.aws/credentials", "/.config/gh/hosts.yml", "/.config/hub", "/.docker/config.json", "/.kube/config", "/.netrc", "/_netrc",
    "/.git-credentials", "/.config/git/credentials", "/.pgpass", "/.my.cnf", "/.mylogin.cnf", "/.pypirc", "/.gem/credentials",
    "/.cargo/credentials", "/.cargo/credentials.toml", "/.gnupg/secring.gpg", "/.vault-token", "/.terraform.d/credentials.tfrc.json",
    "/.config/rclone/rclone.conf", "/.s3cfg", "/.boto", "/.databrickscfg", "/.config/doctl/config.yaml", "/.azure/accesstokens.json",
    "/.azure/msal_token_cache.json", "/.azure/msal_token_cache.bin", "/.azure/service_principal_entries.json", "/etc/shadow", "/etc/gshadow",
    "/etc/shadow-", "/etc/master.passwd", "/etc/krb5.keytab", "/etc/security/opasswd", "/wallet.dat", "/.config/solana/id.json",
    "/.config/op/config", "/login data", "/logins.json", "/key4.db", "/key3.db", "/cookies.sqlite", "/network/cookies", "/default/cookies",
    "/system32/config/sam", "/system32/config/system", "/system32/config/security", "/ntds.dit", "/.composer/auth.json", "/.config/composer/auth.json",
    "/.nuget/nuget.config", "/.config/configstore/firebase-tools.json", "/.fly/config.yml", "/.config/netlify/config.json",
    "/.codex/auth.json", "/.claude/.credentials.json", "/.gemini/oauth_creds.json", "/.qwen/oauth_creds.json", "/.config/github-copilot/hosts.json",
    "/.config/github-copilot/apps.json", "/.cursor/auth.json", "/.huggingface/token", "/.cache/huggingface/token", "/.kaggle/kaggle.json",
    "/.oci/oci_api_key.pem", "/.snowflake/config.toml", "/.snowsql/config", "/.config/sops/age/keys.txt", "/.rhosts", "/.smbcredentials",
    "/.config/stripe/config.toml", "/.ngrok2/ngrok.yml", "/.m2/settings-security.xml", "/serviceaccount/token",
)  # fmt: skip

#: Parts of a path below which everything is a credential.
SECRET_PARTS = (
    "/.gnupg/private-keys-v1.d/", "/.password-store/", "/.config/gcloud/", "/.aws/sso/cache/", "/.aws/cli/cache/", "/keychains/",
    "/.local/share/keyrings/", "/.ethereum/keystore/", "/run/secrets/", "/.electrum/wallets/", "/.bitcoin/wallets/", "/etc/ssl/private/",
    "/etc/letsencrypt/live/", "/etc/letsencrypt/archive/", "/etc/wireguard/", "/.1password/", "/.config/1password/", "/.config/bitwarden cli/",
    "/etc/kubernetes/pki/",
)  # fmt: skip

#: Folders whose copy or archive takes secrets along.
SECRET_DIRS = (
    "/.ssh", "/.aws", "/.gnupg", "/.kube", "/.docker", "/.config/gcloud", "/.password-store", "/.azure", "/.config/gh", "/.config", "/keychains",
    "/library/keychains", "/.mozilla", "/.config/google-chrome", "/.gnupg/private-keys-v1.d", "/.local/share/keyrings", "/etc/ssl/private",
)  # fmt: skip

PLAIN_SSH = frozenset(
    (
        "known_hosts", "known_hosts.old", "config", "authorized_keys", "environment", "rc", "config.d", "allowed_signers",
        "agent.sock",
    )
)  # fmt: skip

ENV_OPEN = frozenset(
    [
        "example", "sample", "template", "tmpl", "dist", "default", "defaults", "schema", "test", "testing", "ci", "spec",
        "bak-example", "md", "txt-example", "local-example", "enc", "vault", "d.ts", "ts", "js", "py",
    ]
)  # fmt: skip

#: Endings of the guard's own and every host's hook and permission files.
GUARD_ENDS = (
    "/.cursor/hooks.json", "/.cursor/cli-config.json", "/.cursor/cli.json", "/.cursor/permissions.json", "/.cursor/sandbox.json", "/etc/cursor/hooks.json", "/cursor/hooks.json",
    "/.claude/settings.json", "/.claude/settings.local.json", "/.claude.json", "/managed-settings.json", "/claude-code/managed-mcp.json",
    "/.codex/hooks.json", "/.codex/config.toml", "/.codex/requirements.toml", "/codex/requirements.toml", "/codex/managed_config.toml", "/.codex/rules/default.rules",
    "/.gemini/settings.json", "/.gemini/trustedfolders.json", "/gemini-cli/settings.json", "/.qwen/settings.json", "/.qwen/trustedfolders.json",
    "/.copilot/config.json", "/.copilot/settings.json", "/.copilot/hooks.json", "/.grok/config.toml", "/.grok/settings.json", "/.grok/hooks.json",
    "/.windsurf/hooks.json", "/windsurf/hooks.json", "/opencode.json", "/opencode.jsonc", "/.opencode.json", "/interlock.toml", "/.interlock.toml",
    "/interlock-hook.sh", "/qwen-code/settings.json",
)  # fmt: skip

GUARD_PARTS = (
    "/.cursor/hooks/", "/.claude/hooks/", "/.codex/hooks/", "/.gemini/hooks/", "/.qwen/hooks/", "/.copilot/hooks/", "/.grok/hooks/", "/.windsurf/hooks/",
    "/.github/hooks/", "/.clinerules/hooks/", "/.cline/hooks/", "/cline/hooks/", "/.opencode/plugin/", "/.opencode/plugins/", "/opencode/plugin/", "/opencode/plugins/",
    "/github-copilot/policy.d/", "/.interlock/", "/share/interlock/", "/state/interlock/", "/etc/interlock/", "/.config/interlock/", "/application support/interlock/",
    "/etc/claude-code/", "/.claude/managed-settings.d/", "/etc/codex/", "/etc/cursor/", "/etc/gemini-cli/", "/etc/qwen-code/", "/etc/windsurf/",
)  # fmt: skip

#: Interlock's own state in its usual places.
OWN_PARTS = ("/.interlock/", "/share/interlock/", "/state/interlock/", "/application support/interlock/", "/local/interlock/")

GUARD_DIRS = (
    "/.cursor", "/.claude", "/.codex", "/.gemini", "/.qwen", "/.copilot", "/.grok", "/.windsurf", "/.codeium", "/.codeium/windsurf", "/.opencode",
    "/.cursor/hooks", "/.claude/hooks", "/.codex/hooks", "/.github/hooks", "/.clinerules/hooks", "/.interlock", "/.config/interlock", "/.local/share/interlock",
    "/.local/state/interlock", "/etc/claude-code", "/etc/cursor", "/etc/codex", "/.grok/hooks",
    "/.cline", "/.cline/hooks", "/cline/hooks", "/.copilot/hooks", "/etc/gemini-cli", "/etc/qwen-code", "/etc/windsurf", "/etc/github-copilot", "/etc/github-copilot/policy.d", "/etc/interlock", "/etc/interlock/hook",
)  # fmt: skip

GUARD_ASK_ENDS = (
    "/.cursor/mcp.json", "/.mcp.json", "/.vscode/mcp.json", "/.codeium/windsurf/mcp_config.json", "/.cursorignore", "/.cursorindexingignore", "/claude_desktop_config.json",
    "/cline_mcp_settings.json", "/.cursor/worktrees.json", "/.cursor/environment.json", "/.copilot/mcp-config.json", "/.gemini/mcp.json",
)  # fmt: skip

RC_NAMES = frozenset(
    [
        ".bashrc", ".bash_profile", ".bash_login", ".bash_logout", ".bash_aliases", ".profile", ".zshrc", ".zprofile",
        ".zshenv", ".zlogin", ".zlogout", ".kshrc", ".cshrc", ".tcshrc", ".login", ".inputrc", ".xprofile", ".xinitrc",
        ".xsession", ".xsessionrc", ".pam_environment", ".vimrc", ".exrc", ".gdbinit", ".lldbinit", ".pythonrc.py",
        ".pythonstartup", ".irbrc", ".pryrc", "microsoft.powershell_profile.ps1", "profile.ps1", ".tmux.conf", ".screenrc",
        ".curlrc", ".wgetrc", ".envrc",
    ]
)  # fmt: skip
RC_PARTS = (
    "/.config/fish/", "/.config/powershell/", "/.bashrc.d/", "/.zshrc.d/", "/.config/nvim/", "/.oh-my-zsh/custom/",
    "/documents/powershell/", "/documents/windowspowershell/",
)  # fmt: skip

PERSIST_PARTS = (
    "/library/launchagents/", "/library/launchdaemons/", "/.config/systemd/user/", "/etc/systemd/system/", "/usr/lib/systemd/", "/lib/systemd/", "/.local/share/systemd/user/",
    "/etc/cron", "/var/spool/cron", "/var/at/tabs/", "/.config/autostart/", "/etc/xdg/autostart/", "/start menu/programs/startup/", "/etc/init.d/",
    "/etc/rc", "/etc/profile", "/etc/bash", "/etc/zsh", "/etc/zprofile", "/etc/update-motd.d/", "/etc/network/if-", "/etc/udev/", "/etc/ld.so", "/etc/anacrontab", "/etc/inittab",
    "/etc/apt/apt.conf.d/", "/library/startupitems/", "/etc/environment",
)  # fmt: skip

CRITICAL_ENDS = (
    "/.ssh/authorized_keys", "/.ssh/authorized_keys2", "/.ssh/config", "/.ssh/rc", "/.ssh/environment", "/etc/passwd", "/etc/passwd-", "/etc/group", "/etc/gshadow",
    "/etc/shadow", "/etc/sudoers", "/etc/doas.conf", "/etc/crontab", "/etc/fstab", "/etc/ssh/sshd_config", "/etc/nsswitch.conf", "/etc/exports", "/proc/sys/kernel/core_pattern",
    "/proc/sysrq-trigger", "/.rhosts", "/etc/hosts.equiv", "/system32/drivers/etc/hosts", "/.config/git/config.worktree", "/docker.sock",
)  # fmt: skip
CRITICAL_PARTS = (
    "/etc/cron", "/etc/systemd/system/", "/library/launchdaemons/", "/etc/init.d/", "/etc/ld.so", "/etc/rc.local",
    "/var/spool/cron", "/etc/sudoers.d/", "/etc/pam.d/", "/etc/ssh/", "/.ssh/config.d/", "/etc/polkit-1/", "/etc/security/",
    "/.gnupg/",
)  # fmt: skip

#: Below these a write replaces the operating system.
SYSTEM_PARTS = (
    "/bin/", "/sbin/", "/boot/", "/lib/", "/lib32/", "/lib64/", "/usr/bin/", "/usr/sbin/", "/usr/lib/", "/usr/libexec/", "/usr/include/", "/usr/share/", "/proc/sys/", "/sys/", "/system/library/",
    "/system/", "/efi/",
)  # fmt: skip

#: Settings under /etc that a person may well want changed: ask.
ETC_ASK = (
    "/etc/hosts", "/etc/hostname", "/etc/motd", "/etc/resolv.conf", "/etc/nginx/", "/etc/apache2/", "/etc/httpd/", "/etc/docker/", "/etc/sysctl", "/etc/default/", "/etc/mysql/",
    "/etc/postgresql/", "/etc/redis/", "/etc/php/", "/etc/timezone", "/etc/localtime", "/etc/locale", "/etc/apt/", "/etc/yum", "/etc/pip.conf", "/etc/npmrc", "/etc/app", "/etc/haproxy/",
    "/etc/prometheus/", "/etc/grafana/", "/etc/caddy/", "/etc/traefik/", "/etc/nix/", "/etc/logrotate.d/", "/etc/issue", "/etc/gitconfig",
)  # fmt: skip

CONFIG_ASK_ENDS = (
    "/.gitconfig", "/.config/git/config", "/.npmrc", "/.yarnrc", "/.yarnrc.yml", "/pip.conf", "/.config/pip/pip.conf", "/.pip/pip.conf", "/.condarc", "/.cargo/config.toml", "/.m2/settings.xml",
    "/.gradle/gradle.properties", "/.gradle/init.gradle", "/.aws/config", "/.docker/daemon.json", "/.gnupg/gpg.conf", "/.config/containers/policy.json", "/.vscode/tasks.json", "/.vscode/launch.json",
    "/.idea/workspace.xml", "/.gitlab-ci.yml", "/jenkinsfile", "/terraform.tfstate", "/terraform.tfstate.backup", "/.git-blame-ignore", "/codeowners", "/.devcontainer/devcontainer.json",
    "/.config/code/user/settings.json", "/code/user/settings.json", "/code/user/tasks.json", "/cursor/user/settings.json", "/.bundle/config", "/.gemrc", "/.bazelrc", "/sitecustomize.py", "/usercustomize.py",
)  # fmt: skip


def ends(low: str, table: "tuple[str, ...]") -> bool:
    """Whether the path ends with an entry of the table."""
    return low.endswith(table)


def has_part(low: str, table: "tuple[str, ...]") -> bool:
    """Whether one of the entries is part of the path."""
    return any(entry in low for entry in table)


def classify(path: str, low: str, home: str, state: str, roots: "tuple[str, ...]") -> "tuple[str, ...]":
    """Tags of an absolute path (lower-cased in `low`)."""
    tags: list[str] = []
    low = low.rstrip("/") or "/"
    if len(low) > 1 and low[1] == ":":
        low = low[2:]
    name = low.rsplit("/", 1)[-1]
    in_root = any(path.startswith(r.rstrip("/") + "/") for r in roots)
    in_home = bool(home) and path.startswith(home.rstrip("/") + "/")
    _secrets(tags, low, name, in_root)
    _guards(tags, path, low, state)
    _git_dir(tags, low, name)
    if name in RC_NAMES or has_part(low, RC_PARTS):
        tags.append("rc")
    if has_part(low + "/", PERSIST_PARTS):
        tags.append("persist")
    if ends(low, CRITICAL_ENDS) or has_part(low, CRITICAL_PARTS):
        tags.append("critical")
    elif (
        low.startswith(SYSTEM_PARTS)
        or (path[1:2] == ":" and low.startswith(("/windows/", "/program files")))
        or (low.startswith("/etc/") and not low.startswith(ETC_ASK) and "persist" not in tags)
    ):
        tags.append("system-file")
    elif low.startswith("/etc/") and "persist" not in tags:
        tags.append("config-ask")
    if ends(low, CONFIG_ASK_ENDS) and not (
        in_root
        and ends(
            low,
            (
                "/.npmrc",
                "/.yarnrc",
                "/.yarnrc.yml",
                "/.cargo/config.toml",
                "/.gitlab-ci.yml",
                "/jenkinsfile",
                "/codeowners",
                "/.bazelrc",
                "/.bundle/config",
                "/.gitconfig",
                "/.vscode/launch.json",
                "/.devcontainer/devcontainer.json",
            ),
        )
    ):
        tags.append("config-ask")
    if "/.github/workflows/" in low and any(w in name for w in ("deploy", "release", "publish", "prod")):
        tags.append("config-ask")
    if (
        "/.husky/" in low
        or (name in (".pre-commit-config.yaml", "lefthook.yml") and not in_root)
        or "/.githooks/" in low
        or "/git-hooks/" in low
        or low.endswith("/.git-hooks")
    ):
        tags.append("hook-ask")
    if name.endswith(("_history", ".bash_history", ".zsh_history")) or name in (
        ".python_history",
        ".node_repl_history",
        ".psql_history",
        ".mysql_history",
        "consolehost_history.txt",
    ):
        tags.append("history")
    if in_home and not in_root and name in (".ssh", ".gnupg", ".aws"):
        tags.append("secret-dir")
    return tuple(tags)


def _secrets(tags: list[str], low: str, name: str, in_root: bool) -> None:
    if (
        ("/.ssh/" in low and not name.endswith(".pub") and name not in PLAIN_SSH and "config.d" not in low)
        or (name in KEY_NAMES and name != "identity")
        or ends(low, SECRET_ENDS)
        or has_part(low, SECRET_PARTS)
        or (name == ".npmrc" and not in_root)
        or (low.startswith("/etc/ssh/") and name.endswith("_key"))
        or (low.startswith("/proc/") and name in ("environ", "mem", "kcore"))
        or low in ("/dev/mem", "/dev/kmem", "/dev/port")
    ):
        tags.append("secret")
    elif _project_secret(low, name):
        tags.append("secret-ask" if in_root or not low.startswith("/etc/") else "secret")
    if ends(low, SECRET_DIRS):
        tags.append("secret-dir")


def _project_secret(low: str, name: str) -> bool:
    if low.endswith("/.m2/settings.xml"):
        return True
    if name == ".env" or name == ".envrc" or name == ".flaskenv-secret":
        return True
    if name.startswith(".env."):
        words = name[5:].split(".")
        return words[-1] not in ENV_OPEN and not ("example" in words or "sample" in words or "template" in words)
    if name.endswith(".env") and len(name) > 4:
        return not any(w in name for w in ("example", "sample", "template"))
    if name.endswith((".key", ".pem", ".ppk", ".p12", ".pfx", ".jks", ".keystore", ".kdbx", ".ovpn", ".p8", ".asc-secret")):
        stem = name.rsplit(".", 1)[0]
        if name.endswith((".pem", ".key")):
            if any(w in stem for w in ("pub", "cert", "chain", "bundle", "example", "sample", "translation", "i18n")):
                return "privkey" in stem
            if (
                stem in ("ca", "cacert", "root", "rootca", "root-ca", "intermediate", "dhparam", "dhparams", "server-ca", "crt")
                and name.endswith(".pem")
            ) or (stem.startswith(("ca-", "ca_", "ca.")) and name.endswith(".pem")):
                return False
        return True
    if name in ("master.key", ".htpasswd", "kubeconfig", "secrets.yml", "secrets.yaml", "secrets.json", "secrets.toml", "secrets.env", "secret.yml", "secret.yaml", "secret.json",
                "credentials.json", "credentials.yml", "credentials.yaml", "credentials.toml", "credentials.csv", "credentials", "client_secret.json", "client_secrets.json", "serviceaccountkey.json",
                "service-account.json", "service_account.json", "gcp-key.json", "terraform.tfstate", "terraform.tfstate.backup", ".vault_pass", "vault_pass.txt", ".secrets", ".git-credentials", "accesskeys.csv", "rootkey.csv",
                "passwords.txt", "password.txt", "secrets.txt", "credentials.txt", "token.txt", ".token", "api_key.txt", "apikey.txt", ".dockercfg", "auth.json", "credentials.xml", "secret.txt",
                "local.settings.json", "keyfile.json", "settings-security.xml", "google-services-key.json", "secring.gpg", "firebase-adminsdk.json", "id.json-key"):  # fmt: skip
        return True
    return (
        name.startswith(("client_secret_", "service-account-", "service_account_", "firebase-adminsdk")) and name.endswith(".json")
    ) or (name.endswith(".tfvars") and any(w in name for w in ("secret", "prod")))


def _guards(tags: list[str], path: str, low: str, state: str) -> None:
    if (
        ends(low, GUARD_ENDS)
        or has_part(low, GUARD_PARTS)
        or (state and (path == state or path.startswith(state.rstrip("/") + "/")))
    ):
        tags.append("guard")
        name = low.rsplit("/", 1)[-1]
        own = (state and path.startswith(state.rstrip("/") + "/")) or has_part(low, OWN_PARTS)
        if (
            own
            and (name in ("key", ".key") or name.endswith(".key") or name.startswith(("totp", "vault")))
            and "secret" not in tags
        ):
            tags.append("secret")
    if state and path.rstrip("/") in (state, state + "/audit", state + "/memory"):
        tags.append("secret-dir")
    if ends(low, GUARD_DIRS) or (state and state.startswith(path.rstrip("/") + "/")):
        tags.append("guard-dir")
    if ends(low, GUARD_ASK_ENDS):
        tags.append("guard-ask")


def _git_dir(tags: list[str], low: str, name: str) -> None:
    if "/.git/" in low or name == ".git":
        inner = low.rsplit("/.git/", 1)[1] if "/.git/" in low else ""
        if "/hooks" in "/" + inner or inner == "hooks":
            tags.append("git-hook")
        elif (
            inner.endswith(".lock")
            or inner
            in (
                "info/exclude",
                "commit_editmsg",
                "merge_msg",
                "description",
                "merge_head",
                "rebase-merge",
                "rebase-apply",
                "gc.log",
                "fetch_head",
            )
            or inner.startswith(("rebase-", "info/", "interlock-"))
        ):
            tags.append("git-scratch")
        else:
            tags.append("git-dir")
    if low.endswith(("/.git/config", "/.git/config.worktree", "/.gitmodules-critical")):
        tags.append("critical")
