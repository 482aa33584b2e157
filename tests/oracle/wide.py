"""A second generator: the constructs that `generate` leaves out, put together from a table of forms instead of by depth.

Same names: ``t`` words succeed, ``f`` words fail, ``data`` words are never commands. No form names a program that exists but for
bash and wrappers that only start it.
"""

import base64
import random
from collections.abc import Callable

BASH = "/bin/bash"


class Generator:
    """One script per call of `script`; the same seed gives the same scripts."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(f"wide {seed}")
        self.count = 0
        self.room = 0
        self.forms: list[Callable[[], str]] = [
            self.branch, self.cases, self.rounds, self.numbers, self.selection, self.group, self.subshell, self.coprocess, self.condition,
            self.arithmetic, self.function, self.exported, self.caught, self.evaluated, self.sourced, self.child, self.wrapped, self.decoded,
            self.lines, self.read, self.positional, self.operators, self.braces, self.array, self.table, self.indirect, self.joined,
            self.document, self.documents, self.here_string, self.processes, self.quoted, self.pieces, self.background, self.escaping,
            self.late, self.assigned, self.conditional_value, self.timed, self.tested, self.printed, self.nested_quotes, self.commented,
        ]  # fmt: skip

    def script(self) -> str:
        """A few lists, some of them after an alias or an option of the shell."""
        self.room = self.rng.randint(2, 14)
        lines = [self.list() for _ in range(self.rng.randint(1, 3))]
        if self.chance(15):
            lines.insert(0, "shopt -s extglob")
            lines.append(f"case ab in {self.pick('@(ab|c)', '+(a|b)', '!(x)', '?(a)b', '*(b|a)')}) {self.list()} ;; esac")
        if self.chance(10):
            name = self.fresh("a")
            lines.insert(0, "shopt -s expand_aliases")
            lines.append(f"alias {name}={self.pick(repr(self.name() + ' x'), self.name())}\n{name} {self.word()}")
        return "\n".join(lines) + "\n"

    def pick(self, *options: str) -> str:
        return self.rng.choice(options)

    def chance(self, percent: int) -> bool:
        return self.rng.randrange(100) < percent

    def fresh(self, start: str) -> str:
        self.count += 1
        return f"{start}{self.count}"

    def name(self) -> str:
        return self.fresh(self.pick("t", "t", "f", "t-", "f_", "t.")) + self.pick("", "", "z")

    def data(self) -> str:
        return self.fresh("data")

    def command(self) -> str:
        """A form from the table while there is room, else a simple command."""
        if self.room <= 0 or self.chance(25):
            return self.simple()
        self.room -= 1
        return self.rng.choice(self.forms)()

    def list(self) -> str:
        """Commands with what may stand between them."""
        text = self.pick("", "", "", "! ") + self.command()
        for _ in range(self.rng.choice((0, 0, 0, 1, 1, 2))):
            if text.endswith("\n"):
                text += self.command()
            else:
                text += (
                    self.pick(
                        "; ", " && ", " || ", " | ", "\n", " &&\n", " |\n", " |& ", " & ", "&&", " \\\n&& ", " |\\\n| ", " # x'\n"
                    )
                    + self.command()
                )
        return text

    def body(self) -> str:
        """A list that a reserved word may follow."""
        text = self.pick("", "\n", "# ( '\n") + self.list()
        return text if text.endswith("\n") else text + self.pick("; ", "\n", " ;\n\n", "\n# esac ) }\n")

    def one(self) -> str:
        """A list that a closing character may follow. It starts with no parenthesis: bash guesses at ``$((``."""
        text = self.list()
        return self.pick("", " ") * (not text.startswith("(")) + " " * text.startswith("(") + text

    def simple(self) -> str:
        words = [self.word() for _ in range(self.rng.choice((0, 1, 1, 2)))]
        before = self.pick(
            "",
            "",
            "",
            "",
            "command ",
            "command -p ",
            "command -- ",
            "builtin command ",
            f"{self.fresh('v')}={self.word()} ",
            ">/dev/null ",
        )
        after = self.pick(
            "", "", "", " 2>&1", " >&2", " 2>/dev/null", " &>/dev/null", " </dev/null", " 3>&1 4>&-", " {q}>/dev/null"
        )
        return before + " ".join([self.spelled(self.name()), *words]) + after

    def spelled(self, name: str) -> str:
        """The name as bash may be told it."""
        k = self.rng.randint(1, len(name) - 1)
        a, b = name[:k], name[k:]
        kind = self.rng.randrange(24)
        if kind == 0:
            return (
                "$'"
                + "".join(
                    [
                        self.pick(f"\\u{ord(c):04x}", f"\\x{ord(c):x}", c) if not b[:1].isalnum() or c == name[-1] else c
                        for c in name
                    ]
                )
                + "'"
            )
        if kind == 1:
            return f"{a}\\\n{b}"
        if kind == 2:
            return f'{a}"{b}"'
        if kind == 3:
            return f"{a}${{none}}{b}"
        if kind == 4:
            return f"{a}$@{b}" if self.chance(50) else f'{a}"$none"{b}'
        if kind == 5:
            return f"${{none:-{name}}}"
        if kind == 6:
            return f"\"$(printf '%s%s' {a} {b})\""
        if kind == 7:
            return f"${{none-{a}}}{b}"
        return name

    def word(self) -> str:
        kind = self.rng.randrange(22)
        if kind > 13 or self.room <= 0:
            return self.pick(
                self.data(),
                f"'{self.data()} $({self.data()})'",
                "-x",
                '"a b"',
                "a#b",
                "esac",
                "{",
                "x=y",
                "\\(",
                "'#'",
                "~",
                "!",
                "}",
            )
        self.room -= 1
        if kind == 0:
            return f"$({self.one()})"
        if kind == 1:
            return f'"$({self.one()})"'
        if kind == 2:
            return f"`{self.name()} x`"
        if kind == 3:
            return f'"${{none:-$({self.one()})}}"'
        if kind == 4:
            return f"<({self.one()})"
        if kind == 5:
            return f"$(( 1 + $({self.name()}; echo 2) ))"
        if kind == 6:
            return f"${{none:-'{self.data()} }}'}}"
        if kind == 7:
            return f"$(\n{self.body()})"
        if kind == 8:
            return f"${{none:+$({self.data()})}}x"
        if kind == 9:
            return f'"`{self.name()} "a b"`"'
        if kind == 10:
            return f"a$({self.name()})b'c'$({self.name()} \"$({self.name()} ')')\")"
        if kind == 11:
            return f"${{HOME##*$({self.name()})}}"
        if kind == 12:
            return f"$(case a in (a) {self.list()} ;; esac)"
        return f"${{HOME:$({self.name()}; echo 1):2}}"

    def branch(self) -> str:
        text = f"if {self.body()}then {self.body()}"
        for _ in range(self.rng.choice((0, 0, 1, 2))):
            text += f"elif {self.body()}then {self.body()}"
        if self.chance(50):
            text += f"else {self.body()}"
        return text + "fi" + self.pick("", "", " >/dev/null", " 2>&1", f" <<< {self.data()}")

    def cases(self) -> str:
        arms = ""
        for _ in range(self.rng.randint(1, 3)):
            pattern = self.pick(
                "a", "(a", "a|b", "( a | b ", "'a b'", "[!x]*", '"$none"', "$'a\\tb'", "?", "\\)", "'('", f"$({self.name()})"
            )
            arms += (
                pattern
                + ")"
                + self.pick("", "\n", " ")
                + self.pick(self.list(), self.list(), "")
                + self.pick(" ;;\n", "\n;;\n", " ;& ", "\n;;& ")
            )
        arms = arms.rstrip("& \n;") + " ;;" if arms.rstrip().endswith(("&", ";;")) else arms
        subject = self.pick("a", '"a b"', "$none", f"$({self.one()})")
        last = self.pick("", "*) " + self.list() + "\n")
        return f"case {subject} " + self.pick("in ", "in\n", "in # x\n") + arms + " " + last + "esac"

    def rounds(self) -> str:
        variable = self.fresh("v")
        a, b, c = self.name(), self.name(), self.name()
        words = self.pick(f"{a} {b}", f"{{{a},{b}}}", f"$(echo {a} {b})", f'"{a}" {b}\\\n {c}', f"t{{1..3}}{c}")
        head = self.pick(
            f"for {variable} in {words}; do", f"for {variable} in {words}\ndo", f"for {variable} in {words}\n\ndo #x\n"
        )
        return f"{head} {self.pick('', self.body())} ${variable} {self.word()}; {self.pick('', 'continue; ', 'break; ')}done"

    def numbers(self) -> str:
        variable = self.fresh("n")
        return (
            f"for (( {variable} = 0 ; {variable} < 2; {variable}++ )){self.pick(';', '')} {self.pick('do ', '{ ')}".replace(
                "{ ", "do "
            )
            + f"{self.body()}done"
        )

    def selection(self) -> str:
        variable = self.fresh("v")
        return f"select {variable} in {self.name()} x; do ${variable} y; {self.body()}break; done <<< 1"

    def group(self) -> str:
        return "{ " + self.body() + "}" + self.pick("", " 2>&1", " >/dev/null", f" > >({self.name()})", f" < <({self.name()})")

    def subshell(self) -> str:
        inner = self.one()
        return f"( {inner})" if inner.startswith("(") else f"({inner})"

    def coprocess(self) -> str:
        return self.pick(
            f"coproc {{ {self.body()}}}",
            f"coproc {self.name()} x",
            f"coproc C{self.count} {{ {self.body()}}}",
            f"coproc ( {self.one()})",
        )

    def condition(self) -> str:
        test = self.pick(
            f"-z $({self.one()})", "a == @(a|b)", "( -n a && ! b == c )\n", "a =~ ^[[:alpha:]]+(x|y)?$", f'"$({self.name()})" < b', "-v none || -n x",
            f"1 -eq $(( 1 + $({self.name()}; echo 0) ))", "a !=\\\n b", "$none =~ \\(\\' ", 'a == "("*',
        )  # fmt: skip
        return f"[[ {test} ]] {self.pick('&&', '||')} {self.simple()}"

    def arithmetic(self) -> str:
        variable = self.fresh("n")
        form = self.pick(
            f"(( {variable} = 1 << 2, {variable} > 3 ))", f"(( $({self.name()}; echo 1) ))", f"let {variable}=1+$({self.name()}; echo 2)",
            f"(( {variable}++ || (2 * (3 + 1)) ))", f": $[ 1 + $({self.name()}; echo 3) ]", f"declare -i {variable}=2+3",
        )  # fmt: skip
        return f"{form} {self.pick('&&', '||')} {self.simple()}"

    def function(self) -> str:
        name = self.fresh("fn")
        a = self.name()
        body = self.pick(
            f"{{ {self.body()}}}",
            f"( {self.one()})",
            f"{{ local x=$1; $x b; {self.body()}}}",
            '{ "$@"; shift; $1; }',
            f"if {self.body()}then $1; fi",
            "for x; do $x; done",
        )
        head = self.pick(
            f"{name}() ", f"{name} ( ) ", f"function {name} ", f"function {name} () ", f"{name}()\n", f"function {name}\n"
        )
        if body.startswith(("if", "for", "(")) and head.startswith("function") and "(" not in head:
            head = f"function {name} () "
        return f"{{ {head}{body}{self.pick('', ' >/dev/null', ' 2>&1')}\n{name} {a} {self.name()}; {self.pick('', 'unset -f ' + name + '; ' + self.simple() + ';')} }}"

    def exported(self) -> str:
        name = self.fresh("fn")
        return f"{{ {name}() {{ {self.name()} a; $1; }}; {self.pick('export -f', 'declare -fx')} {name}; {BASH} -c '{name} {self.name()}'; }}"

    def caught(self) -> str:
        signal = self.pick("EXIT", "0", "ERR", "DEBUG")
        return f"( trap {self.pick(repr(self.name() + ' x'), self.name())} {signal}; {self.one()})"

    def evaluated(self) -> str:
        a, b = self.name(), self.name()
        variable = self.fresh("v")
        return self.pick(
            f"eval {a} '&&' {b}", f"eval \"{a}; {b} \\$none\"", f"eval eval {a}", f"eval -- '{a} | {b}'", f"eval $'{a}\\n{b}'",
            f"{{ {variable}='{a} x; {b}'; eval \"${variable}\"; }}", f"eval \"$(echo '{a}'; echo {b})\"", f"eval '{variable}={a}'; ${variable} x",
        )  # fmt: skip

    def sourced(self) -> str:
        a, b = self.name(), self.name()
        return self.pick(
            f". <(echo {a} x)", f"source <(printf '%s\\n' {a} '{b} y')", f". /dev/stdin <<< '{a} z'", f"source /dev/stdin <<E{self.count}\n{a}\n{b} x\nE{self.count}\n",
        )  # fmt: skip

    def child(self) -> str:
        a, b = self.name(), self.name()
        return self.pick(
            f"{BASH} -c '{a} \"$0\" $1; $2' zero x {b}", f"echo '{a} x' | {BASH}", f"printf '%s\\n' {a} {b} | {BASH} -s", f"{BASH} < <(echo {a})",
            f"{BASH} <<< \"{a}; {b}\"", f"{BASH} -ec \"{a}; {b}\"", f"{BASH} --norc -c $'{a}\\t&&\\t{b}'", f"(exec {BASH} -c '{a}')", f"{BASH} <(echo {a})",
            f"echo 'echo {a} x' | {BASH} | {BASH}", f"v={a} {BASH} -c '$v x'", f"export w{self.count}={a}; {BASH} -c '$w{self.count} x'", f"{BASH} -c {a}' x; '{b}",
        )  # fmt: skip

    def wrapped(self) -> str:
        a = self.name()
        inner = f"{BASH} -c '{a} x'"
        return self.pick(
            f"/usr/bin/env {inner}", f"/usr/bin/nice -n 1 {inner}", f"/usr/bin/timeout 4 {inner}", f"/usr/bin/env -i ORACLE_LOG=\"$ORACLE_LOG\" v=1 {inner} || {a}",
            f"echo y | /usr/bin/xargs {inner}", f"echo {a} | /usr/bin/xargs -I% {BASH} -c '% x'", f"/usr/bin/find /dev/null -exec {inner} \\;",
            f"echo {a} | /usr/bin/xargs {BASH} -c '$0 x'", f"/usr/bin/nohup {inner}", f"/usr/bin/setsid -w {inner}", f"/usr/bin/env v={a} {BASH} -c '$v'",
        )  # fmt: skip

    def decoded(self) -> str:
        a = self.name()
        code = base64.b64encode(f"{a} x\n".encode()).decode()
        octal = "".join([f"\\{ord(c):03o}" for c in a])
        return self.pick(
            f"echo {code} | /usr/bin/base64 -d | {BASH}", f"eval \"$(/usr/bin/base64 -d <<< {code})\"", f"$(printf '{octal}') x", f"$(echo -e '{octal.replace(chr(92), chr(92) + '0')}')",
            f"echo {a[::-1]} | /usr/bin/rev | {BASH}", f"$(/usr/bin/tr x-z a-c <<< {a}) y" if not set(a) & set("xyzabc") else f"$(echo {a})",
        )  # fmt: skip

    def lines(self) -> str:
        a, b, variable = self.name(), self.name(), self.fresh("v")
        source = self.pick(f"<<< $'{a}\\n{b}'", f"< <(printf '%s\\n' {a} {b})", f"<<E{self.count}\n{a}\n{b}\nE{self.count}\n")
        return f"while {self.pick('', 'IFS= ')}read {self.pick('', '-r ')}{variable}; do ${variable} x; done {source}"

    def read(self) -> str:
        a, b = self.name(), self.name()
        x, y = self.fresh("v"), self.fresh("v")
        return self.pick(
            f"{{ read {x} {y} <<< '{a} {b} x'; ${x}; ${y}; }}", f"echo {a} {b} | {{ read {x} {y}; ${x} ${y}; ${y}; }}",
            f"{{ IFS=: read {x} {y} <<< {a}:{b}; ${x}; ${y}; }}", f"{{ mapfile -t {x} <<< $'{a}\\n{b}'; ${{{x}[1]}}; ${x}; }}",
            f"{{ read -ra {x} <<< '{a} {b}'; \"${{{x}[@]}}\"; ${{{x}[1]}}; }}", f"{{ printf -v {x} '%s' {a}; ${x}; }}",
        )  # fmt: skip

    def positional(self) -> str:
        a, b, c = self.name(), self.name(), self.name()
        return self.pick(
            f"set -- {a} {b}; $1; \"${{@:2}}\"", f"set -- {a} {b} {c}\nshift\n\"$@\"", f"{self.name()} && set -- {a} {b}; $2 $1; $1", f"set -- '{a} x' {b}; $1; $2 \"$*\"",
            f"{self.name()} || set -- {a}; \"$@\"", f"if {self.name()}; then set -- {a}; else set -- {b}; fi; $1", f"(set {a} {b}; for v; do $v; done)", f"set -- {a}; ${{1}} ${{#}}; ${{!#}}",
        )  # fmt: skip

    def operators(self) -> str:
        a, v = self.name(), self.fresh("v")
        use = self.rng.choice((
            (f"x{a}", f"${{{v}#x}}"), (f"{a}.sh", f"${{{v}%.*}}"), (f"a/b/{a}", f"${{{v}##*/}}"), (f"{a}:x:y", f"${{{v}%%:*}}"), (a.replace("t", "Q").replace("f", "R"), f"${{{v}//Q/t}}"),
            (f"ab{a}", f"${{{v}:2}}"), (f"ab{a}cd", f"${{{v}:2:{len(a)}}}"), (f"{a}", f"${{{v}:?x}}"), (a.upper(), f"${{{v},,}}"), (f"{a}", f"${{{v}:+${v}}}"), (f"{a} x", f"${{{v}/% x/}}"),
            (f"{a}", f"${{{v}:=z}}"), (f"--{a}", f"${{{v}/#--}}"), (f"{a}", f"${{{v}@E}}"), (f"{a},x", f"${{{v}%,*}}"), (f"{a}", f"${{{v}/Z/y}}"), (f"Z{a}", f"${{{v}/Z}}"),
        ))  # fmt: skip
        setter = self.pick("", "", "export ", "declare ", "readonly ", "typeset ")
        return f"{{ {setter}{v}='{use[0]}'; {use[1]} {self.word()}; }}"

    def braces(self) -> str:
        a, b = self.name(), self.name()
        return self.pick(
            f"{{{a},x}} y", f"{{{a},}}", f"{a[0]}{{{a[1:]},x}}", f"eval {{{a},{b}}}\\;", f"{a}{{,}}", f"{{{a},{{x,y}},z}}"
        )

    def array(self) -> str:
        a, b, v = self.name(), self.name(), self.fresh("v")
        return self.pick(
            f"{{ {v}=({a} 'x y'); \"${{{v}[@]}}\"; }}", f"{{ {v}=(x {a} {b}); ${{{v}[1]}}; \"${{{v}[@]:2}}\"; }}", f"{{ {v}[2]={a}; ${{{v}[2]}}; }}", f"{{ {v}+=({a}); {v}+=({b}); ${{{v}[1]}}; ${{{v}[-1]}}; }}",
            f"{{ {v}=([1]={a} [0]={b}); ${{{v}[0]}} ${{{v}[1]}}; ${{{v}[1]}}; }}", f"{{ {v}=(\n{a} # {self.data()}\n  {b}); for i in \"${{{v}[@]}}\"; do $i; done; }}", f"{{ {v}=($(echo {a} {b})); ${{{v}[1]}}; }}",
            f"{{ {v}=({a}); for i in ${{!{v}[@]}}; do ${{{v}[$i]}}; done; }}", f"{{ {v}={a}; {v}[1]={b}; $ {v}; ${{{v}}}; ${{{v}[1]}}; }}".replace("$ ", "$"),
        )  # fmt: skip

    def table(self) -> str:
        a, v = self.name(), self.fresh("v")
        return f"{{ declare -A {v}=([k]={a} ['q r']={self.name()}); ${{{v}[k]}} x; {v}[$({self.name()}; echo z)]={self.word()}; ${{{v}['q r']}}; }}"

    def indirect(self) -> str:
        a, v, w = self.name(), self.fresh("v"), self.fresh("w")
        return self.pick(
            f"{{ {v}={a}; {w}={v}; ${{!{w}}} x; }}",
            f"{{ {v}={a}; declare -n {w}={v}; ${w} x; }}",
            f"{{ {v}={a}; eval \\${v}; }}",
            f"{{ {v}={a}; {w}=\\${v}; eval ${w}; }}",
        )

    def joined(self) -> str:
        a = self.name()
        k = self.rng.randint(1, len(a) - 1)
        v, w = self.fresh("v"), self.fresh("w")
        return self.pick(
            f"{{ {v}={a[:k]}; {w}={a[k:]}; ${v}${w} x; }}",
            f"{{ {v}={a[:k]}; {v}+={a[k:]}; ${v}; }}",
            f"{{ {v}={a[:k]}; ${{{v}}}{a[k:]}; }}",
            f"{{ {v}='{a},x'; IFS=,; ${v}; unset IFS; }}",
        )

    def document(self) -> str:
        tag = self.fresh("E")
        body = self.pick(
            f"$({self.name()}) \\$({self.data()})",
            f"${{none:-`{self.name()}`}} '$({self.name()})'",
            f'a \\\n$({self.name()} )) "',
            f"it's {self.data()}",
        )
        if self.chance(30):
            return f"{self.simple()} <<'{tag}'{self.pick('', ' && ' + self.simple(), ' | ' + self.simple())}\n$({self.data()}) `{self.data()}`\n{tag}\n"
        if self.chance(30):
            return f"{self.simple()} <<-{tag}\n\t{body}\n\t{tag}\n"
        return f"{self.simple()} <<{tag}{self.pick('', '; ' + self.simple())}\n{body}\n{tag}\n"

    def documents(self) -> str:
        a, b = self.fresh("E"), self.fresh("E")
        return f"{self.simple()} <<{a} 3<<'{b}'\n$({self.name()})\n{a}\n$({self.data()})\n{b}\n"

    def here_string(self) -> str:
        text = self.pick('"$(' + self.one() + ')"', "$(" + self.name() + ")", self.data(), "`" + self.name() + "`")
        return f"{self.simple()} <<< {text}"

    def processes(self) -> str:
        return self.pick(
            f"{self.simple()} <({self.one()}) >({self.name()})",
            f"{self.simple()} > >({self.one()}) 2> >({self.name()})",
            f": < <({self.one()})",
        )

    def quoted(self) -> str:
        return self.pick(
            f"\"{self.name()}\" 'a'",
            f"'{self.name()}' $'{self.data()}\\''",
            f"\\{self.name()} \\; x",
            f'$"{self.name()}" y',
            f"''{self.name()}\"\"",
        )

    def pieces(self) -> str:
        a = self.name()
        k = self.rng.randint(1, len(a) - 1)
        return self.pick(
            f"$(echo {a[:k]})$(echo {a[k:]})",
            f"`echo {a[:k]}`{a[k:]}",
            f"$(printf %s '{a}') $(printf '%s ' x)",
            f"$(echo -n {a[:k]}){a[k:]}",
            f'"$(echo "$(echo \'{a}\')")"',
            f"$(echo {a} | cat)",
        )

    def background(self) -> str:
        return f"{{ {self.simple()} & {self.simple()} & wait; {self.body()}}}"

    def escaping(self) -> str:
        return self.pick(
            f"ech\\o {self.data()} ; {self.simple()}",
            f"i\\f {self.data()}; {self.simple()}",
            f"{self.simple()} \\\n  {self.data()} \\\n  ; {self.simple()}",
            f"{self.simple()} ;{self.pick(' ', '')}#x\n{self.simple()}",
        )

    def late(self) -> str:
        v, a, b = self.fresh("v"), self.name(), self.name()
        return f"{{ {v}={a}; for i in 1 2; do ${v} x; {v}={b}; done; n=0; while (( n++ < 2 )); do ${v}; {v}={a}z; done; ${v}; }}"

    def assigned(self) -> str:
        v, a = self.fresh("v"), self.name()
        return self.pick(
            f"{v}={a} eval '${v} x'",
            f"{{ {v}=$({self.one()}) {self.simple()}; }}",
            f"{{ {v}={a} w=${v}; ${v}; }}",
            f"{{ local_{v}={a}; unset none; ${{none-$local_{v}}} x; }}",
            f"{{ : ${{{v}:={a}}}; ${v} x; }}",
        )

    def conditional_value(self) -> str:
        v, a, b = self.fresh("v"), self.name(), self.name()
        test = self.name()
        return "{ " + self.pick(
            f"{v}={a}; {test} && {v}={b}; ${v} x", f"{v}={a}; {test} || {v}={b}; ${v} x", f"if {test}; then {v}={a}; else {v}={b}; fi; ${v} x", f"{test} && {v}={a} || {v}={b}; ${v}",
            f"case $({test}; echo $?) in 0) {v}={a};; *) {v}={b};; esac; ${v} x", f"{v}={a}; while {test}; do {v}={b}; break; done; ${v} x", f"{v}={a}; ({v}={b}); ${v}", f"{v}={a}; {test} && {{ {v}={b}; ${v}; }}; ${v}",
            f"{v}() {{ {a}; }}; {test} && {v}() {{ {b}; }}; {v}", f"{v}={a}; {test} && unset {v}; ${v} {b}",
        ) + "; }"  # fmt: skip

    def timed(self) -> str:
        return self.pick("time ", "time -p ", "! ", "! ! ", "time ! ") + self.pick(
            self.simple(), "{ " + self.body() + "}", f"( {self.one()})"
        )

    def tested(self) -> str:
        word = '[ "$(' + self.name() + ')" ]'
        test = self.pick("[ -n a ]", "test -z none", "[ a = b -o c = c ]", word, ":", "true", "false", "! false")
        return f"{test} {self.pick('&&', '||')} {self.simple()}"

    def printed(self) -> str:
        return self.pick(
            f"echo {self.data()} | {self.simple()}",
            f"echo '{self.data()}; {self.data()}' \"$({self.name()})\"",
            f"printf '%s\\n' {self.data()} '$({self.data()})'",
            f"type {self.data()}",
            f"command -v {self.data()}",
            f": {self.data()} `{self.name()}`",
        )

    def nested_quotes(self) -> str:
        return self.pick(
            f'{self.name()} "$({self.name()} "$({self.name()} "a )b")" \')\')"', f'{self.name()} "${{none:-"$({self.name()} \'}}\')"}}"', f"{self.name()} `{self.name()} \\`{self.name()} \\\\\\`{self.name()}\\\\\\`\\``",
            f"{self.name()} \"`{self.name()} '\\\"'`\"", f"{self.name()} ${{none:-a'}}'b$({self.name()})}}", f'{self.name()} "${{none:-\'}}$({self.name()})\'"', f"{self.name()} $({self.name()} ${{none:-)}})",
        )  # fmt: skip

    def commented(self) -> str:
        return self.pick(
            f"{{ # {self.data()} }}\n{self.body()}}}", f"( # ) '\n{self.one()})", f"{self.simple()} | # x `\n{self.simple()}", f"{self.simple()} && # y $(\n\n{self.simple()}", f"if # z\n{self.body()}then # '\n{self.body()}fi",
            f"$( # it's )\n{self.simple()}\n)", f"for x in a # b\ndo # c\n{self.body()}done", f"{self.simple()} a#'b' # \"",
        )  # fmt: skip
