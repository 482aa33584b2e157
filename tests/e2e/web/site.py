"""The real dashboard as a process, spoken to over real HTTP."""

import contextlib
import functools
import http.client
import json
import os
import pathlib
import subprocess
import sys
import threading
import time
from urllib.parse import urlencode

from interlock import wiring
from interlock.storage.accounts_port import ADMIN, Account
from interlock.web.auth import csrf, passwords, sessions

PASSWORD = "correct horse battery staple"


@functools.cache
def _hashed() -> str:
    """Hashing costs what it is meant to cost; once is enough."""
    return passwords.hashed(PASSWORD)


class Answer:
    """Status, headers, text."""

    def __init__(self, status: int, headers: "dict[str, str]", text: str) -> None:
        self.status = status
        self.headers = headers
        self.text = text


class Site:
    """`interlock serve --no-platforms` (or another command) on a free port, in its own state folder."""

    def __init__(self, state: pathlib.Path, *command: str) -> None:
        self.state = state
        self.command = command or ("serve", "--no-platforms", "--admin-listen", "127.0.0.1:0", "--log-format", "json")
        self.log: list[str] = []
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    @property
    def env(self) -> "dict[str, str]":
        return {**os.environ, "INTERLOCK_HOME": str(self.state), "HOME": str(self.state), "NO_COLOR": "1"}

    def cli(self, *args: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        """Run a command of ours in the same state folder."""
        return subprocess.run(
            [sys.executable, "-m", "interlock", *args],
            env=self.env,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def start(self) -> "Site":
        """Wait until it listens."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "interlock", *self.command],
            env=self.env,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            if '"listening"' in line and json.loads(line)["for"] == "admin":
                self.url = json.loads(line)["url"]
                break
        else:
            raise AssertionError("".join(self.log))
        threading.Thread(target=self._drain, args=(self.process,), daemon=True).start()
        return self

    def stop(self) -> None:
        """End the process in order."""
        if self.process is None:
            return
        self.process.terminate()
        self.process.wait(timeout=30)
        self.process = None

    def _drain(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        with contextlib.suppress(ValueError):
            for line in process.stderr:
                self.log.append(line)
        process.stderr.close()

    @property
    def host(self) -> str:
        return self.url.removeprefix("http://")

    def sign_in(self, role: str = ADMIN, name: str = "") -> str:
        """Token of a new session of an account with that role, made in the store; the sign-in page has tests of its own."""
        name = name or f"{role}.person"
        self.state.mkdir(parents=True, exist_ok=True)
        store = wiring.open_account_store(str(self.state))
        try:
            if store.account(name) is None:
                store.add(Account(name=name, password=_hashed(), role=role, created=time.time()))
            account = store.account(name)
            assert account is not None
            token = sessions.start(store, account, "a test", time.time())
            assert token is not None
            return token
        finally:
            store.close()

    def send(
        self, method: str, path: str, token: str = "", body: "bytes | None" = None, headers: "dict[str, str] | None" = None
    ) -> Answer:
        """One request; redirects are not followed."""
        connection = http.client.HTTPConnection(self.host, timeout=30)
        given = {**({"Cookie": f"{sessions.COOKIE}={token}"} if token else {}), **(headers or {})}
        try:
            connection.request(method, path, body, given)
            answer = connection.getresponse()
            return Answer(
                answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode("utf-8")
            )
        finally:
            connection.close()

    def get(self, path: str, token: str = "", **headers: str) -> Answer:
        return self.send("GET", path, token, headers=headers)

    def post(self, path: str, token: str = "", /, **fields: str) -> Answer:
        """Send a form as the page would: with its session's token."""
        fields = {"csrf": csrf.token_for(token), **fields} if token else fields
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Origin": self.url}
        return self.send("POST", path, token, urlencode(fields).encode(), headers)
