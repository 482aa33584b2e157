"""E-mail addresses, telephone numbers, IP addresses: personal, but without a checksum and in many a text, so never more than medium."""

import re

from interlock.detectors.pii.base import Kind

#: Endings that are of files and modules, not of domains.
_FILES = frozenset(
    [
        "png",
        "jpg",
        "jpeg",
        "gif",
        "svg",
        "webp",
        "ico",
        "js",
        "mjs",
        "ts",
        "tsx",
        "jsx",
        "css",
        "scss",
        "map",
        "py",
        "rb",
        "go",
        "rs",
        "java",
        "json",
        "yaml",
        "yml",
        "toml",
        "md",
        "txt",
        "html",
        "htm",
        "xml",
        "lock",
        "sh",
    ]
)
_LOCAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.!#$%&'*+/=?^_`{|}~-"
_DOMAIN = re.compile(
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}([A-Za-z]{2,24}|xn--[A-Za-z0-9-]{1,59})(?![A-Za-z0-9-])"
)
_NOBODY = frozenset(
    [
        "noreply",
        "no-reply",
        "donotreply",
        "do-not-reply",
        "no_reply",
        "mailer-daemon",
        "postmaster",
        "git",
        "hg",
        "svn",
        "notifications",
        "bounce",
        "bounces",
    ]
)
_IPV4 = re.compile(r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d])(?!\.\d)(?!/\d)", re.ASCII)
_E164 = re.compile(r"\+[1-9]\d{0,2}(?:[ .\-/]?\(?\d{1,5}\)?){1,6}", re.ASCII)
_NANP = re.compile(r"(?:\+?1[ .\-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .\-])[2-9]\d\d[ .\-]\d{4}(?!\d)", re.ASCII)

#: Words that announce a telephone number.
PHONE_WORDS = (
    "phone",
    "tel",
    "call",
    "mobile",
    "cell",
    "fax",
    "whatsapp",
    "telefon",
    "telephone",
    "téléphone",
    "teléfono",
    "sms",
    "office",
)
EMAIL_WORDS = ("email", "e-mail", "mail", "contact", "reach")

#: Calling codes. https://www.itu.int/pub/T-SP-E.164D
_CODES = frozenset(
    [
        "1",
        "7",
        "20",
        "27",
        "30",
        "31",
        "32",
        "33",
        "34",
        "36",
        "39",
        "40",
        "41",
        "43",
        "44",
        "45",
        "46",
        "47",
        "48",
        "49",
        "51",
        "52",
        "53",
        "54",
        "55",
        "56",
        "57",
        "58",
        "60",
        "61",
        "62",
        "63",
        "64",
        "65",
        "66",
        "81",
        "82",
        "84",
        "86",
        "90",
        "91",
        "92",
        "93",
        "94",
        "95",
        "98",
        "211",
        "212",
        "213",
        "216",
        "218",
        "220",
        "221",
        "222",
        "223",
        "224",
        "225",
        "226",
        "227",
        "228",
        "229",
        "230",
        "231",
        "232",
        "233",
        "234",
        "235",
        "236",
        "237",
        "238",
        "239",
        "240",
        "241",
        "242",
        "243",
        "244",
        "245",
        "246",
        "248",
        "249",
        "250",
        "251",
        "252",
        "253",
        "254",
        "255",
        "256",
        "257",
        "258",
        "260",
        "261",
        "262",
        "263",
        "264",
        "265",
        "266",
        "267",
        "268",
        "269",
        "290",
        "291",
        "297",
        "298",
        "299",
        "350",
        "351",
        "352",
        "353",
        "354",
        "355",
        "356",
        "357",
        "358",
        "359",
        "370",
        "371",
        "372",
        "373",
        "374",
        "375",
        "376",
        "377",
        "378",
        "380",
        "381",
        "382",
        "383",
        "385",
        "386",
        "387",
        "389",
        "420",
        "421",
        "423",
        "500",
        "501",
        "502",
        "503",
        "504",
        "505",
        "506",
        "507",
        "508",
        "509",
        "590",
        "591",
        "592",
        "593",
        "594",
        "595",
        "596",
        "597",
        "598",
        "599",
        "670",
        "672",
        "673",
        "674",
        "675",
        "676",
        "677",
        "678",
        "679",
        "680",
        "681",
        "682",
        "683",
        "685",
        "686",
        "687",
        "688",
        "689",
        "690",
        "691",
        "692",
        "850",
        "852",
        "853",
        "855",
        "856",
        "880",
        "886",
        "960",
        "961",
        "962",
        "963",
        "964",
        "965",
        "966",
        "967",
        "968",
        "970",
        "971",
        "972",
        "973",
        "974",
        "975",
        "976",
        "977",
        "992",
        "993",
        "994",
        "995",
        "996",
        "998",
    ]
)


def email(text: str, at: int) -> tuple[int, int] | None:
    """Span of the address around the ``@`` at `at`, if there is one."""
    before = text[max(0, at - 64) : at]
    local = before[len(before.rstrip(_LOCAL)) :].lstrip("./'`*#{|=?&!$%^~")
    if "=" in local:
        local = local.rpartition("=")[2]
    start = at - len(local)
    if not local or local.endswith(".") or ".." in local or "/" in local or local.lower() in _NOBODY:
        return None
    match = _DOMAIN.match(text, at + 1)
    if match is None or match.group(1).lower() in _FILES:
        return None
    if text[match.end() : match.end() + 1] == ":" and text[match.end() + 1 : match.end() + 2].strip():
        # ``user@host:path`` of scp and git.
        return None
    if text[start - 1 : start] == ":" and "://" in text[max(0, start - 48) : start].rpartition(" ")[2]:
        # The password of a URL.
        return None
    return start, match.end()


def ipv4(text: str, start: int) -> tuple[int, int] | None:
    """Span of the address that starts at `start`; not of loopback, private and other special ranges, nor of versions."""
    match = _IPV4.match(text, start)
    if match is None:
        return None
    before = text[max(0, start - 10) : start].lower()
    if (
        before[-1:].isalnum()
        or (before[-1:] in (".", "-", "_", "/") and not before.endswith("//"))
        or before.rstrip(" :=").endswith("version")
    ):
        return None
    first, second, *_ = (int(part) for part in match.group().split("."))
    private = (
        first in (0, 10, 127)
        or first >= 224
        or (first == 172 and 16 <= second <= 31)
        or (first, second) in ((192, 168), (169, 254))
        or (first == 100 and 64 <= second <= 127)
    )
    return None if private else match.span()


def international_phone(text: str, plus: int) -> tuple[int, int] | None:
    """Span of a number in international form whose ``+`` stands at `plus`."""
    if plus and (text[plus - 1].isalnum() or text[plus - 1] in "+/=_"):
        return None
    match = _E164.match(text, plus)
    if match is None:
        return None
    end = match.end()
    digits = "".join([char for char in match.group() if char.isdigit()])
    if not 8 <= len(digits) <= 15 or not _CODES.intersection((digits[:1], digits[:2], digits[:3])):
        return None
    if text[end : end + 1].isalnum() or text[end : end + 1] in ("=", "/") or len(set(digits)) < 3:
        return None
    return plus, end


def american(digits: str) -> bool:
    """Whether ten digits (or eleven with a 1 before) are a number of North America: area and exchange start with 2 to 9."""
    digits = digits[-10:]
    return digits[0] in "23456789" and digits[3] in "23456789" and digits[1:3] != "11" and len(set(digits)) > 2


def american_phone(text: str, start: int) -> tuple[int, int] | None:
    """Span of a number of North America, written with its area code, that starts at `start`."""
    match = _NANP.match(text, start)
    if match is None or text[start - 1 : start].isalnum() or (start and text[start - 1] in "-./_+"):
        return None
    if text[match.end() : match.end() + 1].isalnum() or text[match.end() : match.end() + 2].strip(" ") in ("-", "/"):
        return None
    return match.span()


KINDS: tuple[Kind, ...] = (
    Kind(
        "phone-number",
        ("000-000-0000", "000.000.0000", "000 000 0000", "0-000-000-0000", "0 000 000 0000"),
        american,
        words=PHONE_WORDS,
        bare="low",
        near="medium",
    ),
)
