"""Random nested scripts whose command names do not exist. Names start with ``t`` (succeed) or ``f`` (fail); ``data`` words are never commands."""

import random

BASH = "/bin/bash"


class Generator:
    """One script per call of `script`; the same seed gives the same scripts."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.count = 0
        self.heredocs: list[str] = []
        self.functions: list[str] = []
        self.variables: list[str] = []

    def script(self) -> str:
        self.heredocs, self.functions, self.variables = [], [], []
        lines = [self.statement(self.rng.choice((1, 2, 2, 3))) for _ in range(self.rng.randint(1, 4))]
        return "\n".join(lines) + "\n"

    def pick(self, *options: str) -> str:
        return self.rng.choice(options)

    def chance(self, percent: int) -> bool:
        return self.rng.randrange(100) < percent

    def name(self) -> str:
        self.count += 1
        return (
            self.pick("t", "t", "f")
            + self.pick("", "-x", "_y", ".z", "+", "@q", "%", ",w")
            + str(self.count)
            + self.pick("", "k", "_")
        )

    def data(self) -> str:
        self.count += 1
        return f"data{self.count}"

    def statement(self, depth: int) -> str:
        """A list, perhaps with a comment after it."""
        text = self.sequence(depth)
        if self.chance(15) and not text.endswith("\n"):
            text += self.pick(" # don't \"${ $( `" + self.data(), " #", " #'" + self.data())
        return text

    def sequence(self, depth: int) -> str:
        """Pipelines joined by operators; the here-documents that they open follow at the next line end."""
        text = self.pipeline(depth)
        for _ in range(self.rng.choice((0, 0, 1, 1, 2))):
            if self.heredocs and self.chance(60):
                text += self.pick(" &&", " ||", " |", "", ";", " &") + self.flush()
            elif self.heredocs:
                text += self.pick(" && ", " || ", "; ", " & ", " | ")
            else:
                text += self.pick(" && ", " || ", " ; ", "; ", " & ", "&&", "||", " &&\n", " ||\n \t", "\n")
            text += self.pipeline(depth)
        return text + self.flush() if self.heredocs else text

    def flush(self) -> str:
        text = "\n" + "\n".join(self.heredocs) + "\n"
        self.heredocs = []
        return text

    def end(self, text: str) -> str:
        """The list with a separator after it."""
        if text.endswith("\n"):
            return text
        return text + self.pick("; ", "\n", " ;\n", ";\n")

    def pipeline(self, depth: int) -> str:
        text = self.command(depth)
        while self.chance(15):
            text += self.pick(" | ", "|", " |& ", *((" | ",) if self.heredocs else (" |\n ",))) + self.command(depth)
        if self.chance(6):
            text = self.pick("! ", "time ", "time -p ", "! time ") + text
        return text

    def command(self, depth: int) -> str:
        if depth <= 0 or self.chance(50) or self.heredocs:
            return self.simple(depth)
        kind = self.rng.randrange(24)
        d = depth - 1
        body = self.body
        if kind == 0:
            return f"if {body(d)} then {body(d)} else {body(d)} fi"
        if kind == 1:
            return f"if {body(d)}then {body(d)} elif {body(d)} then {body(d)} fi{self.redirect(d)}"
        if kind == 2:
            return f"while {body(d)} do {body(d)} break; done"
        if kind == 3:
            return f"until {body(d)} do {body(d)} break\ndone{self.redirect(d)}"
        if kind == 4:
            variable = self.variable()
            words = " ".join(self.pick("a", "b", "'c d'", f'"$({self.sequence(0)})e"') for _ in range(self.rng.randint(1, 3)))
            return f"for {variable} in {words}; do {body(d)} t${{{variable}}}v; done"
        if kind == 5:
            return f"for ((i=0; i<2; i++)); do {body(d)} done"
        if kind in (6, 7):
            return self.case(d)
        if kind == 8:
            return "{ " + body(d) + "}" + self.redirect(d)
        if kind in (9, 10):
            inner = self.sequence(d)
            return (
                "("
                + (" " if inner.startswith("(") else self.pick("", " "))
                + inner
                + self.pick("", " ", "\n")
                + ")"
                + self.redirect(d)
            )
        if kind in (11, 12):
            return self.function(d)
        if kind == 13:
            return self.condition(d)
        if kind == 14:
            return f"(( $({self.end(self.sequence(d))} echo 1) + (2*3) )) || {self.simple(d, False)}"
        if kind == 15:
            return f"eval {self.quote(self.sequence(0))}"
        if kind == 16:
            return f"{BASH} -c {self.quote(self.sequence(0))} zero {self.data()}"
        if kind == 17:
            return f"{BASH} <<< {self.quote(self.sequence(0))}"
        if kind == 18:
            return self.loop_names(d)
        if kind == 19:
            return f"( trap {self.quote(self.simple(0, False))} EXIT; {self.sequence(d)} )"
        if kind == 20:
            return self.variable_name(d)
        if kind == 21:
            return f"coproc {{ {body(d)} }}"
        if kind == 22:
            return self.array(d)
        self.count += 1
        tag = f"E{self.count}"
        self.heredocs.append(f"{self.simple(0, False)}\n{tag}")
        return f"{BASH} <<'{tag}'"

    def body(self, depth: int) -> str:
        return self.pick("", "\n", " ") + self.end(self.sequence(depth))

    def case(self, depth: int) -> str:
        arms = ""
        for pattern in self.rng.sample(["a", "b", "x|y", "(z", "'q)'", "*.c", "[a-c]*", '"(e"'], self.rng.randint(1, 3)):
            arms += f"{pattern}) {self.sequence(depth)}{self.pick(' ;;', ' ;&', ' ;;&', ';;')}\n"
        arms += f"*) {self.sequence(depth)}{self.pick(' ;;', '', ';;')}"
        subject = self.pick("a", '"b"', "x", f"$({self.sequence(0)})", "$v", "zz")
        return f"case {subject} in\n{arms}\nesac"

    def function(self, depth: int) -> str:
        self.count += 1
        name = f"fn{self.count}"
        head = self.pick(f"{name}() ", f"{name} ()\n", f"function {name} ", f"function {name}() ")
        body = self.pick("{ %s}", "{\n%s}") % (self.body(depth) + self.pick("", '"$2"; ', "t$1; "))
        if self.chance(20):
            body = "( " + self.sequence(depth) + " )"
        return f"{{ {head}{body}; {name} {self.data()} t{self.count}arg; {name} t{self.count}b; }}"

    def condition(self, depth: int) -> str:
        test = self.pick(
            f'-n "{self.substitution(depth)}"',
            f"{self.substitution(depth)} == a*(b|c)",
            "a =~ ^(a|b)+$ && ( -z '' || 1 -lt 2 )",
            f'"x" < y && ! "$({self.simple(0, False)})" > z',
            f"$(({self.rng.randint(1, 9)} + 1)) -gt 3",
        )
        return f"[[ {test} ]] {self.pick('&&', '||')} {self.simple(depth, False)}"

    def loop_names(self, depth: int) -> str:
        a, b = self.name(), self.name()
        variable = self.variable()
        return f"for {variable} in {a} {self.spell(b)}; do ${variable} {self.word(depth)}; done"

    def variable(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def variable_name(self, depth: int) -> str:
        name, variable = self.name(), self.variable()
        value = self.pick(f"'{name} a'", f'"{name}"', name, f"{self.spell(name)}", f"$(echo {name})", f"`printf %s {name}`")
        use = self.pick(f"${variable}", f"${{{variable}}}", f"${{{variable}:-x}}", f"${{{variable}%zz}}", f"${{{variable}#zz}}")
        setter = self.pick("", "", "export ", "declare ")
        return f"{{ {setter}{variable}={value}; {use} {self.word(depth)}; }}"

    def array(self, depth: int) -> str:
        return "{ " + self.array_use(depth) + "; }"

    def array_use(self, depth: int) -> str:
        variable = self.variable()
        name = self.name()
        form = self.rng.randrange(5)
        if form == 0:
            return f'{variable}=( {self.spell(name)} "$({self.sequence(0)})" \'c d\' ); "${{{variable}[@]}}"'
        if form == 1:
            return f"{variable}[$({self.simple(0, False)}; echo 1)]={self.word(depth)}; {self.simple(depth, False)}"
        if form == 2:
            return f"declare -a {variable}=( a\n {name} # {self.data()}\n c ); ${{{variable}[1]}} x"
        if form == 3:
            return f"{variable}+=( {name} ); {variable}+=( {self.word(0)} ); ${{{variable}[0]}}"
        return f'set -- {name} {self.name()}; "$@"; shift; $1 2>/dev/null'

    def simple(self, depth: int, heredoc: bool = True) -> str:
        parts: list[str] = []
        if self.chance(15):
            parts.append(f"{self.variable()}={self.word(depth)}")
        if self.chance(5):
            parts.append(self.pick(">/dev/null", "2>/dev/null", "</dev/null"))
        prefix = self.pick("", "", "", "", "", "", "command ", "\\command ", "builtin command ", "exec 2>/dev/null; ")
        if prefix.startswith("exec") and parts:
            prefix = ""
        parts.append(prefix + self.spell(self.name()))
        parts.extend([self.word(depth) for _ in range(self.rng.randint(0, 2))])
        if self.chance(25):
            parts.append(self.redirect(depth, heredoc).strip() or ">/dev/null")
        return " ".join(parts)

    def redirect(self, depth: int, heredoc: bool = True) -> str:
        if not self.chance(35):
            return ""
        kind = self.rng.choice((0, 2, 3, 5, 6, 7, 8)) if self.heredocs else self.rng.randrange(9)
        if kind == 0:
            return " >/dev/null 2>&1"
        if kind == 1:
            return f' <<< "{self.data()} $({self.sequence(0)})"'
        if kind == 2:
            return f" <<<{self.data()}"
        if kind == 3:
            return " {fd}>/dev/null"
        if kind == 4:
            return f" < <({self.sequence(0)})"
        if kind == 5:
            return " &>/dev/null"
        if not heredoc:
            return " 2>&1 >/dev/null"
        self.count += 1
        tag = f"EOF{self.count}"
        inner = self.name() + " " + self.pick("", "'q)'", "| " + self.name(), "; " + self.name())
        if kind == 6:
            self.heredocs.append(f"it's {self.data()} $(not `run\n{tag}x\n {tag}\n{tag}")
            return self.pick(f" <<'{tag}'", f' << "{tag}"', f" <<\\{tag}")
        if kind == 7:
            self.heredocs.append(f"\tit's \"{self.data()} $({inner}) \\$({self.data()})\n\t\t{tag}")
            return f" <<-{tag}"
        self.heredocs.append(f"x {self.data()} `{self.name()}` ${{zz:-$({inner})}} \\`{self.data()}\\`\n{tag}")
        return f" 0<<{tag}"

    def spell(self, name: str) -> str:
        """A spelling of the name that bash reads as the same word."""
        k = self.rng.randint(1, len(name) - 1)
        a, b = name[:k], name[k:]
        kind = self.rng.randrange(20)
        if kind == 0:
            return f"{a}'{b}'"
        if kind == 1:
            return f'"{a}"{b}'
        if kind == 2:
            return f"{a}\\\n{b}"
        if kind == 3:
            return f"{a}''{b}\"\""
        if kind == 4:
            return "$'" + "".join(f"\\x{ord(c):02x}" if self.chance(50) else f"\\{ord(c):03o}" for c in name) + "'"
        if kind == 5:
            return f"$(printf '%s' {name})"
        if kind == 6:
            return f'"$(echo {a})"{b}'
        if kind == 7:
            return f"`echo {name}`"
        if kind == 8:
            return f"\\{name}"
        if kind == 9:
            return f"{a}$(){b}"
        if kind == 10:
            return f'{a}"$(:)"{b}'
        if kind == 11:
            return f'$(echo "$(printf %s {name})")'
        return name

    def word(self, depth: int) -> str:
        kind = self.rng.randrange(26)
        d = depth - 1
        if depth <= 0 or self.heredocs or self.chance(35):
            kind = kind % 10
        if kind == 0:
            return f"'{self.data()}; $({self.data()}) `'"
        if kind == 1:
            return f'"{self.data()} \\"x\\" \\$({self.data()}) \\`{self.data()}\\`"'
        if kind == 2:
            return self.pick("-n", "--long=x", "a*b", "~", "{a,b}", "$HOME", "${HOME:0:1}", "$#", "a=b", "x#y", "$'it\\'s'", '$"d"')
        if kind == 3:
            return f"$'{self.data()}\\n\\';'"
        if kind == 4:
            return f"`{self.name()}`"
        if kind == 5:
            return f"$({self.name()})"
        if kind < 10:
            return self.data()
        if kind == 10:
            return self.substitution(d)
        if kind == 11:
            return f'"a {self.substitution(d)} b"'
        if kind == 12:
            return f"\"`{self.name()} \\`{self.name()}\\` 'x'`\""
        if kind == 13:
            return f"${{unset_q:-{self.substitution(d)}}}"
        if kind == 14:
            return f'"${{unset_q:-"{self.substitution(d)}"}}"'
        if kind == 15:
            return f"$(( $({self.end(self.sequence(d))} echo 2) + 1 ))"
        if kind == 16:
            return f"<({self.sequence(d)})"
        if kind == 17:
            return f"$(\n{self.statement(d)}\n)"
        if kind == 18:
            return f"${{HOME/{self.substitution(d)}/x}}"
        if kind == 19:
            return f"$( ( {self.sequence(d)} ) )"
        if kind == 20:
            return f"$(({self.simple(0, False)}) )"
        if kind == 21:
            return f"${{HOME%%$({self.simple(d, False)})*}}"
        if kind == 22:
            return f"pre$({self.case(d)})post"
        if kind == 23:
            return f"$[ $({self.simple(d, False)}; echo 4) * 2 ]"
        if kind == 24:
            return f"$({self.simple(d, False)} # it's )\n)"
        return f'"$(( ( 1 + 2 ) * $(: $({self.name()}); echo 3) ))"'

    def substitution(self, depth: int) -> str:
        """Never ``$((`` by accident: bash guesses there."""
        text = self.sequence(depth)
        return f"$( {text})" if text.startswith("(") else f"$({text})"

    def quote(self, text: str) -> str:
        """The text as one word."""
        if self.chance(40):
            return '"' + "".join("\\" + c if c in '"$`\\' else c for c in text) + '"'
        if self.chance(20):
            return "$'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"
        return "'" + text.replace("'", "'\\''") + "'"
