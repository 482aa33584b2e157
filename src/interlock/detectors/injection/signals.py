"""Marks of an order to the model, told from the kinds of words that stand near each other and from a few literal forms.

Each is a pattern over the *line* of a window, one letter a token (`words_data`), so that it costs microseconds, heeds several languages and
does not care which of the words of a kind stands there; the literal forms are looked for in the text.
"""

import re

#: Words between two kinds that still count as near.
REACH = 5

#: Name -> pattern over the line.
PATTERNS: dict[str, "re.Pattern[str]"] = {
    name: re.compile(pattern)
    for name, pattern in {
        # "ignore all previous instructions", "forget everything that I told you before"
        "override": r"V.{0,3}P.{0,3}N|V.{0,2}Y.{0,3}N|VP{1,2}(?=[^N]{0,4}P)|V.{0,2}N.{0,4}P",
        "override-all": r"V.{0,2}P",
        "reveal-prompt": r"R.{0,4}[SYP].{0,3}N|R.{0,2}Y.{0,3}K|R.{0,5}S.{0,2}N",
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
    r"\b(?:show|reveal|repeat|print|output|tell|give|translate|what|see|leak|display|recite|summari[sz]e|ignore|copy|write)\b[^\n.]{0,40}"
    r"\b(?:your|the|my|these|this|all|of)(?: [a-z]+)?(?: (?:system|initial|original|hidden|exact|internal|secret|prior|developer)){1,2}"
    r" (?:prompts?|instructions?|messages?|directives?|rules)"
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
    "prompt-extraction": 1.5,
    "secrecy-order": 2.0,
}


#: Share of marks and numbers among the tokens from which on a window reads like program text or a table, what each further hundredth takes
#: off the score, and the most that is taken off. Without it, the examples in software's documentation score like orders.
_CODE_FROM, _CODE_SLOPE, _CODE_MOST = 0.3, 8.0, 1.6


def damper(words: list[str]) -> float:
    """What a window loses for reading like program text; marks with a bonus waive it."""
    bare = 0
    for word in words:
        bare += not word[0].isalpha()
    return min(_CODE_MOST, max(0.0, bare / max(len(words), 1) - _CODE_FROM) * _CODE_SLOPE)


def strict(line: str, shown: str) -> list[str]:
    """Names of the marks in `BONUS` that need a pattern of their own."""
    found = []
    if "V" in line and _STRICT_OVERRIDE.search(line):
        found.append("strict-override")
    if "G" in line and "Q" in line and _SECRECY_ORDER.search(line):
        found.append("secrecy-order")
    if "todo" in shown and _TASK_ORDER.search(shown):
        found.append("todo-order")
    if ("prompt" in shown or "instruction" in shown or "rules" in shown) and _EXTRACTION.search(shown):
        found.append("prompt-extraction")
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


def marks(line: str, shown: str) -> list[str]:
    """Names of the marks in a window."""
    found = [name for name, pattern in PATTERNS.items() if pattern.search(line)]
    found += [name for name, forms in LITERALS.items() if any(form in shown for form in forms)]
    return found + strict(line, shown)
