"""Marks of an order to the model, told from the kinds of words that stand near each other and from a few literal forms.

Each is a pattern over the *line* of a window, one letter a token (`words_data`), so that it costs microseconds, heeds several languages and
does not care which of the words of a kind stands there; the literal forms are looked for in the text.
"""

import re

from interlock.detectors.injection.disguise import disguised
from interlock.detectors.injection.languages_data import OVERRIDES

#: Words between two kinds that still count as near.
REACH = 5

#: Tokens within which three kinds count as a sequence.
SPREAD = 10

#: Name -> pattern over the line.
PATTERNS: dict[str, "re.Pattern[str]"] = {
    name: re.compile(pattern)
    for name, pattern in {
        # "ignore all previous instructions", "forget everything that I told you before"
        "override": r"V.{0,3}P.{0,3}N|V.{0,2}Y.{0,3}N|VP{1,2}(?=[^N]{0,4}P)|V.{0,2}N.{0,4}P",
        "override-all": r"V.{0,2}P",
        "reveal-prompt": r"R.{0,4}[SYP].{0,3}N|R.{0,2}Y.{0,3}K|R.{0,5}S.{0,2}N",
        "asks-hidden": r"R.{0,4}S.{0,4}[NWLK]|R.{0,3}K.{0,2}[NWL]",
        "your-hidden": r"Y.{0,2}[SK].{0,3}[NWL]|[NWL].{0,3}Y.{0,3}[GJ]",
        "asks-above": r"R.{0,3}P.{0,2}P|R.{0,4}W.{0,3}P|W.{0,2}P",
        "now-mode": r"[YF].{0,5}C.{0,2}C|F.{0,5}C|C.{0,2}C.{0,8}R",
        "reveal-key": r"R.{0,5}K",
        "persona": r"T.{0,3}(?:A|U)|Y.{0,3}F.{0,4}[AUT]|F.{0,4}Y.{0,4}T|F.{0,3}Y.{0,2}J",
        "from-now": r"F.{0,2}Y",
        "unrestricted": r"[GVU].{0,4}L|U.{0,6}L|L.{0,6}U",
        "addressed": r"Y.?A|A.{0,2}Y",
        "secrecy": r"G.{0,3}H.{0,4}[QYNK]",
        "in-reply": r"I.{0,6}Y.{0,2}M|I.{0,4}M|R.{0,4}Y.{0,2}M",
        "instead": r"[VGR].{0,24}D",
        "first-do": r"P.{0,8}[YT].{0,12}B",
        "mode": r"[SAUC].{0,2}C|C.{0,2}[SUC]",
        "fiction": r"E.{0,8}[UL]|E.{0,10}[RY]",
        "smuggle": r"Z.{0,12}Z",
        "your-key": r"[YQS].{0,3}K|K.{0,4}[QY]",
        "say-so": r"[VF].{0,4}R|D.{0,3}R|V.{0,12}[RX]",
        "send-out": r"X.{0,12}X",
    }.items()
}

#: Name -> literal forms in lower case, any of which marks.
LITERALS: dict[str, tuple[str, ...]] = {
    "role-mark": (
        "<|im_start|>",
        "<|im_end|>",
        "<|system|>",
        "[inst]",
        "[/inst]",
        "<<sys>>",
        "[system]",
        "### instruction",
        "### system",
        "<system>",
        "</system>",
        "<|endoftext|>",
        "\nsystem:",
        "\nassistant:",
        "end of prompt",
        "[system",
        "<system",
    ),
    "tagged-order": ("<information>", "</information>", "<important>", "</important>", "<instructions>", "<admin>", "important!!!"),
    "todo-after-text": ("\ntodo:",),
    "override-other-scripts": ("忽略", "无视", "忘记", "不要理会", "無視", "무시", "игнорируй", "забудь", "تجاهل"),
    "password-other-languages": (
        "mot de passe",
        "passwort",
        "kennwort",
        "contraseña",
        "пароль",
        "비밀번호",
        "パスワード",
        "密码",
        "senha",
        "كلمة المرور",
        "पासवर्ड",
        "parola",
        "wachtwoord",
        "hasło",
    ),
    "personal-detail": (
        "social security",
        "birth date",
        "birthday",
        "phone number",
        "email address",
        "home address",
        "credit card",
    ),
    "phishing": ("phishing", "malware", "ransomware", "virus", "exploit", "reverse shell", "keylogger"),
    "dialogue-bait": ("q: ", "a: ", "question:", "user:", "human:"),
    "say-yes": (
        "say yes",
        "sag ja",
        "say no",
        "just say",
        "only say",
        "simply say",
        "and say",
        "then say",
        "say that",
        "state that",
        "just output",
        "only output",
        "output only",
        "print only",
        "write:",
        "say:",
        "only write",
        "- write",
        "and write",
    ),
    "no-doubt": (
        "without hesitation",
        "without question",
        "no matter",
        "never refuse",
        "cannot refuse",
        "can't refuse",
        "must comply",
        "without refusal",
        "do not refuse",
        "not bound",
        "broken free",
        "free from",
        "abide by",
        "openai policy",
        "content policy",
    ),
    "gone-before": (
        "said before",
        "told before",
        "i said",
        "you were told",
        "before this",
        "so far",
        "ok before",
        "got before",
        "learned before",
        "the above",
        "everything above",
    ),
    "new-task": (
        "new task",
        "new instruction",
        "new challenge",
        "neue aufgabe",
        "neue anweisung",
        "nueva tarea",
        "nouvelle tâche",
        "new assignment",
        "novi zadatak",
        "real task",
        "your next task",
        "neue herausforderung",
    ),
    "dan": (
        "do anything now",
        "developer mode",
        "jailbreak",
        "stay in character",
        "stay a dan",
        " dan ",
        "devmode",
        "dev mode",
        "evil confidant",
        "always intelligent and machiavellian",
        "opposite mode",
        "no restrictions",
    ),
    "template": ("{insert", "[insert", "{prompt", "[prompt", "{input", "[your prompt", "{{", "prompt here", "{user_"),
    "as-language-model": ("as an ai", "as a language model", "as an llm", "large language model", "language model", "ai model"),
    "prompt-text": (
        "system prompt",
        "prompt text",
        "your prompt",
        "initial prompt",
        "your instructions",
        "my instructions",
        "the instructions",
        "deinen prompt",
        "prompt-text",
        "above prompt",
        "prompt above",
        "text above",
        "words above",
    ),
    "markup-order": ("<!--", "display:none", "display: none", "font-size:0", "color:white", "alt='", 'alt="'),
    "link-data": ("![", "](http"),
    "your-response": (
        "your response",
        "your reply",
        "your answer",
        "your message",
        "ihre antwort",
        "deiner antwort",
        "the response",
        "the reply",
    ),
    "into-response": (
        "in your response",
        "in your reply",
        "in your answer",
        "enhance your resp",
        "enhance your rep",
        "enhance your ans",
        "modify your resp",
        "modify your rep",
        "modify your ans",
        "append to your",
        "into your response",
        "encode your resp",
        "encode your ans",
        "encode your rep",
        "encode your mes",
        "encrypt your resp",
        "encrypt your ans",
        "encrypt your rep",
        "translate your resp",
        "translate your ans",
        "render your answer",
        "render your response",
        "your response into",
        "your response by",
        "your reply by",
        "sentence in your",
    ),
    "i-want": (
        "i want you to",
        "you are going to",
        "you will act",
        "you will be",
        "i am going to",
        "let's play",
        "act as",
        "you are a ",
        "pretend to be",
        "pretend you",
        "du bist",
        "you are now",
        "your name is",
        "respond as",
        "answer as",
        "fungieren",
        "agieren",
        "stell dir vor",
        "nun bist du",
        "jetzt bist du",
        "stelle dir vor",
        "imagine you",
        "you're a ",
        "eres ",
        "tu es ",
        "sie sind jetzt",
        "play the role",
        "take on the role",
        "in der rolle",
    ),
    "encoded": ("base64", "base58", "rot13", "caesar", "hexadecimal", "morse", "backwards", "pig latin", "leetspeak"),
}


#: A task at the end of a text that is no list of tasks, with something to send, pay or open.
_TASK_ORDER = re.compile(
    r"[^\n]\s*\n\s*todo: (?:please )?[a-z]+ [^\n]{0,120}(?:transaction|transfer|payment|account|reservation|calendar|event|link|website|messages?"
    r"|password|e-?mail|file|user|channel|invite|invoice|review|hotel|flight|bank|code)"
)
#: "ignore all previous instructions" and its like, close together.
_STRICT_OVERRIDE = re.compile(r"V.{0,2}(?:P.{0,2}|Y.?P?.?)N")
#: "do not mention this to the user"
_SECRECY_ORDER = re.compile(r"G.{0,2}[HR].{0,4}Q")
_ADDRESSED_MESSAGE = re.compile(
    r"message from (?:me|the user|your)[^\n]{0,60}to you|to you, (?:the )?(?:ai|assistant|chatbot|llm)|"
    r"before you can solve the task|if you are an? (?:ai|llm|language model|assistant)"
)

_EXTRACTION = re.compile(
    r"\b(?:show|reveal|repeat|print|output|tell|give|translate|what|see|leak|display|recite|summari[sz]e|ignore|copy|write|quote|return|render|restate"
    r"|dump|expose|list|share|disclose|paste|reproduce|provide|divulge)\b[^\n.?!]{0,40}"
    r"\b(?:your|the|my|these|this|all|of|every|any|its)(?: [a-z]+)?(?: (?:system|initial|original|hidden|exact|internal|secret|prior|developer"
    r"|confidential|invisible|undisclosed|moderator|initiali[sz]ation|startup|governing|operating|preloaded|underlying)){1,2}"
    r" (?:prompts?|instructions?|messages?|directives?|rules|guidelines|guidance|preamble|directions)"
)
#: "you are now in maintenance mode", "answer in developer mode"; not "enable developer mode on the phone"
_MODE = re.compile(
    r"\b(?:you(?:'re| are| will be)(?: now)? (?:in|entering|running in)|(?:respond|answer|operate|behave|act|reply|work) (?:\w+ )?in)(?: an?| the)? (?:\w+ )?"
    r"(?:maintenance|debug(?:ging)?|developer|dev|admin(?:istrator)?|god|sudo|root|unrestricted|unfiltered|uncensored|jailbreak|dan|diagnostics?"
    r"|opposite|evil|privileged)[ -]mode"
)
_ASKED_FOR = ("prompt", "instruction", "rules", "message", "directive", "guid", "preamble", "directions")
#: "print everything above this line", "repeat the text above word for word"
_ABOVE = re.compile(
    r"\b(?:repeat|print|output|return|copy|recite|translate|show|write|reveal|display|quote|echo|dump|say)\b[^\n.?!]{0,24}"
    r"\b(?:everything|all(?: of)?(?: the)?(?: text| words)?|the (?:\w+ )?(?:text|words|lines?|sentences?|paragraphs?|message|prompt|conversation)) "
    r"(?:\w+ )?(?:above|before (?:this|my|that)|preceding|prior to)"
)

#: Marks that speak for themselves, and what they add to the score, so that they hold where the model has seen too little. Fixed by
#: judgement, not by training; the cut is chosen with them.
BONUS = {
    "strict-override": 1.5,
    "addressed-message": 2.5,
    "todo-order": 2.0,
    "role-mark": 2.0,
    "into-response": 1.5,
    "tagged-order": 0.5,
    "prompt-extraction": 2.5,
    "secrecy-order": 2.0,
    "override-abroad": 2.5,
    "text-above": 2.0,
    "mode-switch": 2.0,
    "disguised-words": 2.5,
}


#: Share of marks and numbers among the tokens from which on a window reads like program text or a table, what each further hundredth takes
#: off the score, and the most that is taken off. Without it, the examples in software's documentation score like orders.
_CODE_FROM, _CODE_SLOPE, _CODE_MOST = 0.3, 8.0, 1.6


def damper(bare: int, count: int) -> float:
    """What a window loses for reading like program text: `bare` of its `count` tokens are no words. Marks with a bonus waive it."""
    return min(_CODE_MOST, max(0.0, bare / max(count, 1) - _CODE_FROM) * _CODE_SLOPE)


#: Those of which an order can be written without a letter beyond ASCII.
_ASCII_LANGUAGES = tuple([parts for parts in OVERRIDES.values() if all(any(word.isascii() for word in words) for words in parts)])


class Present:
    """Which literal forms a whole text has, so that its windows are asked for those only."""

    __slots__ = ("abroad", "literals")

    def __init__(self, low: str) -> None:
        """`low` is the text in lower case."""
        found = [(name, tuple([form for form in forms if form in low])) for name, forms in LITERALS.items()]
        self.literals = tuple([(name, forms) for name, forms in found if forms])
        """(name of a mark, its forms that occur)."""
        languages = _ASCII_LANGUAGES if low.isascii() else tuple(OVERRIDES.values())
        self.abroad = tuple([parts for parts in languages if all(any(word in low for word in words) for words in parts)])
        """Languages (`languages_data`) of which a verb, a noun and a word for what was before occur."""


def strict(line: str, shown: str) -> list[str]:
    """Names of the marks in `BONUS` that need a pattern of their own."""
    found = []
    if "V" in line and _STRICT_OVERRIDE.search(line):
        found.append("strict-override")
    if "G" in line and "Q" in line and _SECRECY_ORDER.search(line):
        found.append("secrecy-order")
    if "todo" in shown and _TASK_ORDER.search(shown):
        found.append("todo-order")
    if any(noun in shown for noun in _ASKED_FOR) and _EXTRACTION.search(shown):
        found.append("prompt-extraction")
    if ("above" in shown or "before " in shown or "preceding" in shown or "prior to" in shown) and _ABOVE.search(shown):
        found.append("text-above")
    if "mode" in shown and _MODE.search(shown):
        found.append("mode-switch")
    if _ADDRESSED_MESSAGE.search(shown):
        found.append("addressed-message")
    return found


def near(line: str) -> list[str]:
    """Kinds in the line, and pairs of kinds that are near each other in this order; each once."""
    places = [(index, kind) for index, kind in enumerate(line) if kind != "."]
    found = {kind: None for _, kind in places}
    for number, (index, kind) in enumerate(places):
        for other, second in places[number + 1 : number + 1 + REACH]:
            if other - index > REACH:
                break
            found[kind + second] = None
    return list(found)


def sequences(line: str) -> list[str]:
    """Three kinds in a row, other words between them left out, that stand within `SPREAD` tokens; each once."""
    places = [(index, kind) for index, kind in enumerate(line) if kind != "."]
    return list(
        dict.fromkeys(
            [
                one[1] + two[1] + three[1]
                for one, two, three in zip(places, places[1:], places[2:], strict=False)
                if three[0] - one[0] <= SPREAD
            ]
        )
    )


def marks(words: list[str], line: str, shown: str, present: Present) -> list[str]:
    """Names of the marks in a window: its plain tokens, their kinds, its text in lower case, and what the whole text has."""
    found = [name for name, pattern in PATTERNS.items() if pattern.search(line)]
    found += [name for name, forms in present.literals if any(form in shown for form in forms)]
    if any(all(any(word in shown for word in group) for group in parts) for parts in present.abroad):
        found.append("override-abroad")
    if disguised(words, shown):
        found.append("disguised-words")
    return found + strict(line, shown)
