"""Orders to the agent that stand in a tool's description or result: a few forms that no honest text of a tool has.

Few on purpose: each was seen in published attacks on MCP clients (tool poisoning, invariantlabs.ai 2025-04), and a text that is merely
about such attacks should not be stopped by a single word.
"""

import re

#: Name -> pattern over the text in lower case with single spaces.
PHRASES = {
    "injection-override": re.compile(
        r"\b(?:ignore|disregard|forget|override)\b (?:all |any |the |your |of |these |those |my )*"
        r"(?:previous|prior|above|earlier|preceding|system|original) (?:\w+ )?(?:instructions?|prompts?|rules|messages?|directions|guidelines)"
    ),
    "injection-secrecy": re.compile(
        r"\b(?:do not|don't|never|must not|without) (?:\w+ )?(?:tell|telling|mention|mentioning|inform|informing|reveal|show|notify|alert)(?:ing)? "
        r"(?:\w+ ){0,4}(?:the user|to the user|users?\b)"
        r"|\bnever (?:reveal|mention|disclose) (?:this|that this|these instructions)\b"
    ),
    "injection-markup": re.compile(r"<(?:important|system|secret|instructions?|admin)>|\[/?(?:inst|system)\]|<\|im_start\|>"),
    "injection-errand": re.compile(
        r"\b(?:before|prior to|when) (?:using|calling|you use|you call|running) (?:\w+ ){0,3}(?:tool|this|it)\b[^.]{0,80}"
        r"\b(?:read|open|cat|send|pass|upload|include) (?:[^.]{0,60})(?:\.ssh|id_rsa|\.env\b|credentials|mcp\.json|\.aws|private key)"
    ),
    "injection-other-tools": re.compile(
        r"\b(?:when(?:ever)? this tool is (?:available|present|listed|loaded)|before (?:any|every|each) other tool)\b[^.]{0,120}"
        r"\b(?:change|replace|modify|redirect|rewrite|bcc|send|call this)\b"
    ),
    "injection-harvest": re.compile(
        r"\b(?:include|pass|send|append|attach|put|forward|call this tool with)\b (?:\w+ ){0,3}"
        r"(?:all (?:of )?(?:the )?previous messages|(?:full |entire |whole )?(?:conversation|chat) history|(?:full|entire|whole) conversation|"
        r"system prompt)\b[^.]{0,60}\b(?:parameter|argument|field)\b"
        r"|\bexfiltrat(?:e|ing)\b[^.]{0,60}\b(?:environment|variables|files?|keys?|tokens?|secrets?|history)\b"
    ),
}
#: Those that only a description has no use for; in a result they are everyday (a page's mark-up).
_DESCRIBED_ONLY = frozenset(("injection-markup", "injection-secrecy", "injection-other-tools", "injection-harvest"))

#: What is looked for in results too -> words of which one must stand there for the pattern to be tried: a word is found at a
#: twentieth of the cost.
_WORDS = {
    "injection-override": ("ignore", "disregard", "forget", "override"),
    "injection-errand": (".ssh", "id_rsa", ".env", "credentials", "mcp.json", ".aws", "private"),
}

_LIMIT = 1_048_576


def find(text: str, *, described: bool = False) -> list[str]:
    """Names of the phrases in a text. `described`: the text is a tool's description, not a result."""
    if len(text) < 12:
        return []
    plain = text[:_LIMIT].lower()
    names = [name for name in PHRASES if described or name not in _DESCRIBED_ONLY]
    if not described:
        names = [name for name in names if any(word in plain for word in _WORDS[name])]
        if not names:
            return []
    plain = " ".join(plain.split())
    return [name for name in names if any(not _denied(plain, match.start()) for match in PHRASES[name].finditer(plain))]


def _denied(plain: str, at: int) -> bool:
    """Whether "without telling the user" is itself forbidden: ``never do X without telling the user``."""
    if not plain.startswith("without", at):
        return False
    before = plain[max(0, at - 60) : at].rpartition(". ")[2]
    return any(word in before for word in ("not ", "n't ", "never "))
