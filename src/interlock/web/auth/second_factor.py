"""One-time codes of an authenticator (TOTP) for an account: switched on with a first code, each code taken once."""

from interlock.config.vault import Vault, VaultError
from interlock.guard.challenge import totp
from interlock.model.errors import InterlockError
from interlock.storage.accounts_port import Account, AccountStore

_PURPOSE = "dashboard-totp:"
_OFFER = "dashboard-totp-offer:"


class Offer:
    """A secret that is not in force before its first code was typed; until then nothing of it is stored."""

    __slots__ = ("sealed", "secret", "uri")

    def __init__(self, account: Account, secret: str, sealed: str) -> None:
        self.secret = secret
        """In base32, to be typed by hand."""
        self.uri = totp.uri(secret, account.name)
        """What the QR code holds."""
        self.sealed = sealed
        """The secret for the form that confirms it."""


def offer(vault: Vault, account: Account) -> Offer:
    """A new secret."""
    secret = totp.new_secret()
    return Offer(account, secret, vault.seal(_OFFER + account.name, secret.encode("ascii")))


def offered(vault: Vault, account: Account, sealed: str) -> Offer:
    """An offer that came back. Raises `InterlockError` for one that was not made for this account."""
    try:
        return Offer(account, vault.unseal(_OFFER + account.name, sealed).decode("ascii"), sealed)
    except (VaultError, UnicodeError):
        raise InterlockError("this form was not made for your account", help="begin anew on the account page") from None


def switch_on(store: AccountStore, vault: Vault, account: Account, made: Offer, code: str, now: float) -> bool:
    """Demand codes of an offer from now on; false when `code` is none of them, or codes are demanded already."""
    step = totp.step_of(made.secret, code, now)
    if step is None or account.totp:
        return False
    sealed = vault.seal(_PURPOSE + account.name, made.secret.encode("ascii"))
    return store.change(account.name, totp=sealed, totp_step=step, expected=account.password)


def switch_off(store: AccountStore, account: Account) -> bool:
    """Demand codes no more."""
    return store.change(account.name, totp="", totp_step=0, expected=account.password)


def take(store: AccountStore, vault: Vault, account: Account, code: str, now: float) -> bool:
    """Whether `code` is good; it is used up then. Raises `InterlockError` when the secret cannot be read."""
    try:
        secret = vault.unseal(_PURPOSE + account.name, account.totp).decode("ascii")
    except (VaultError, UnicodeError):
        raise InterlockError(
            "the one-time codes of this account cannot be checked: the key that sealed their secret is gone",
            help=f"interlock dashboard link {account.name}",
        ) from None
    step = totp.step_of(secret, code, now)
    return step is not None and store.use_step(account.name, step)
