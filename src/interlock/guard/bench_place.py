"""The home folder and repository that the rows of a guard corpus assume: keys, hook files, products, links, a feature branch."""

import os
import shutil
import subprocess

from interlock.model.errors import InterlockError

_KEY = "FAKE KEY FOR TESTS\n"

#: Files of the home folder.
HOME_FILES = {
    ".ssh/id_rsa": _KEY, ".ssh/id_ed25519": _KEY, ".ssh/id_ed25519.pub": "ssh-ed25519 AAAAC3Nz fake\n", ".ssh/known_hosts": "", ".ssh/authorized_keys": "", ".ssh/config": "",
    ".gnupg/private-keys-v1.d/k.key": _KEY, ".aws/credentials": "[default]\naws_access_key_id=FAKE\n", ".docker/config.json": "{}\n", ".kube/config": "apiVersion: v1\n",
    ".config/gh/hosts.yml": "github.com:\n", ".netrc": "", ".git-credentials": "", ".npmrc": "", ".bashrc": "", ".zshrc": "", ".profile": "", ".bash_history": "",
    ".gitconfig": "[user]\n name = t\n email = t@example.com\n", ".cursor/hooks.json": '{"version":1,"hooks":{}}\n', ".claude/settings.json": "{}\n", ".codex/hooks.json": '{"hooks":{}}\n',
    ".codex/config.toml": "",
}  # fmt: skip
HOME_FOLDERS = ("Documents", "Downloads", "other")

#: Files of the repository, all committed but for the ignored ones.
FILES = {
    "src/app.py": "print(1)\n", "tests/test_app.py": "def test(): pass\n", "README.md": "# readme\n", "package.json": '{"name":"app","version":"1.0.0","scripts":{"test":"echo ok"}}\n',
    "node_modules/lodash/package.json": "{}\n", ".env": "API_KEY=fake\n", ".env.local": "API_KEY=fake\n", ".env.production": "x\n", ".env.example": "API_KEY=\n",
    ".gitignore": "node_modules\ndist\nbuild\n.env\n", "build/o.js": "x\n", "dist/o.js": "x\n", ".github/workflows/ci.yml": "name: ci\n", ".github/workflows/deploy.yml": "x\n",
    "certs/server.key": "FAKE\n", "certs/ca.pem": "FAKE\n", "config/master.key": "FAKE\n", "terraform.tfstate": "{}\n", "docs/credentials.md": "x\n", "src/secrets_manager.py": "x\n",
    "Dockerfile": "x\n", "pyproject.toml": "x\n", "CHANGELOG.md": "x\n", "old.py": "x\n", "notes.txt": "x\n", "debug.log": "x\n", "a.py": "x\n", "data.db": "x\n",
    ".cursor/hooks.json": '{"version":1,"hooks":{}}\n', ".claude/settings.json": "{}\n", ".codex/hooks.json": '{"hooks":{}}\n', "manage.py": "import sys\n", "main.py": "print(1)\n",
    "scripts/gen.js": "console.log(1)\n", "scripts/setup.sh": "#!/bin/sh\nnpm ci\n", "scripts/env.sh": "export A=1\n", "scripts/cleanup.py": "print(1)\n", "gradlew": "#!/bin/sh\necho gradle\n",
    "Makefile": "clean:\n\trm -rf build\ndeploy-dry-run:\n\techo ok\n", "migrations/001_init.sql": "create table t(id int);\n", "requirements.txt": "requests\n", "data.txt": "a b\n", "list.txt": "a\n",
    "pkg.tgz": "x\n", "index.html": "x\n", ".venv/bin/activate": "",
}  # fmt: skip
FOLDERS = (
    "src/components", "src/auth", "data", ".vscode", ".husky", "coverage", "htmlcov", "target/debug", "__pycache__", ".next", ".turbo", ".pytest_cache",
)  # fmt: skip
LINKS = {"link_etc": "/etc", "link_ssh": "../.ssh"}


class Place:
    """Where the fixture stands."""

    __slots__ = ("home", "state", "workspace")

    def __init__(self, folder: str) -> None:
        self.home = os.path.join(folder, "home")
        """What ``{HOME}`` stands for, absolute."""
        self.workspace = os.path.join(self.home, "proj")
        """What ``{WS}`` stands for: a git work tree on the branch ``feature/x``, absolute."""
        self.state = os.path.join(folder, "state")
        """The state folder of the Interlock that judges; never made."""


def build(folder: str) -> Place:
    """Make the fixture below the existing, empty `folder`. Raises InterlockError when git is missing or fails."""
    git = shutil.which("git")
    if git is None:
        raise InterlockError("the bench builds a git repository, and there is no git on PATH", help="install git")
    place = Place(os.path.realpath(folder))
    for base, files, folders in ((place.home, HOME_FILES, HOME_FOLDERS), (place.workspace, FILES, FOLDERS)):
        for name in folders:
            os.makedirs(os.path.join(base, name), exist_ok=True)
        for name, text in files.items():
            path = os.path.join(base, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
    for name, target in LINKS.items():
        os.symlink(target, os.path.join(place.workspace, name))
    env = {"HOME": place.home, "PATH": os.environ.get("PATH", os.defpath), "GIT_CONFIG_NOSYSTEM": "1"}
    for words in (
        ("init", "-q", "-b", "main"),
        ("add", "-A"),
        ("-c", "commit.gpgsign=false", "commit", "-q", "-m", "init"),
        ("checkout", "-q", "-b", "feature/x"),
    ):
        done = subprocess.run([git, *words], cwd=place.workspace, env=env, capture_output=True, check=False)
        if done.returncode:
            raise InterlockError(f"git {words[0]} failed: {done.stderr.decode(errors='replace').strip()[:200]}")
    return place
