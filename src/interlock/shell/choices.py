"""Values that depend on a branch: what a variable may be when only some of the paths to here set it."""

from interlock.shell.program import UNKNOWN, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.posix.nodes import Simple
    from interlock.shell.state import State

    Value = str | list[str] | dict[str, str] | None

#: Values that one variable may have; with more it is unknown.
MAX_OPTIONS = 6
#: Readings of one command that are looked at.
MAX_READINGS = 8


class Choice(str):
    """Unknown to all who read it as text; a command that uses the variable is read once for each of `options`."""

    __slots__ = ("options",)

    options: "tuple[Value, ...]"


class Positionals(list[Word]):
    """Positional parameters that depend on a branch."""

    __slots__ = ("options",)

    options: "tuple[list[Word], ...]"


def _options(value: "Value") -> "tuple[Value, ...]":
    return value.options if isinstance(value, Choice) else (value,)


def either(first: "Value", second: "Value") -> "Value":
    """The value that is one of these."""
    found = list(_options(first))
    for option in _options(second):
        if option not in found:
            found.append(option)
    if len(found) == 1:
        return found[0]
    if len(found) > MAX_OPTIONS:
        return UNKNOWN
    value = Choice(UNKNOWN)
    value.options = tuple(found)
    return value


def either_list(first: list[Word], second: list[Word]) -> list[Word]:
    """The positional parameters that are one of these."""
    found = list(first.options) if isinstance(first, Positionals) else [first]
    for option in second.options if isinstance(second, Positionals) else (second,):
        if not any(option is one for one in found):
            found.append(option)
    if len(found) == 1:
        return found[0]
    words = Positionals([Word(UNKNOWN, split=True)])
    words.options = tuple(found[:MAX_OPTIONS])
    return words


def merge(shell: "Interpreter", st: "State", values: "dict[str, Value]", params: list[Word]) -> None:
    """`st` may also be as these `values` and `params` say: what differs is one or the other."""
    mine = st.values
    for name in values.keys() | mine.keys():
        second = mine.get(name, UNKNOWN)
        first = values[name] if name in values else "" if _scratch(name, second) else UNKNOWN
        if first is not second and (first != second or isinstance(first, Choice) or isinstance(second, Choice)):
            mine[name] = either(first, second)
            shell.choices = True
    if st.params is not params:
        st.params = either_list(params, st.params)
        shell.choices = True


def _scratch(name: str, value: "Value") -> bool:
    """Whether a script names a scratch file so: such a name is not one that an environment brings along."""
    return name.islower() and isinstance(value, str) and value.startswith("/tmp/")


def used(node: "Simple", st: "State") -> "list[str]":
    """Names with a choice that the command mentions; ``@`` for the positional parameters."""
    from interlock.shell.posix.nodes import Param

    found: list[str] = []
    for assign in node.assigns:
        if (
            (assign.append or assign.index is not None)
            and isinstance(st.values.get(assign.name), Choice)
            and assign.name not in found
        ):
            found.append(assign.name)
    nodes = [*node.words, *(assign.value for assign in node.assigns), *(redirect.target for redirect in node.redirects)]
    for redirect in node.redirects:
        if redirect.body is not None:
            nodes.append(redirect.body)
    for word in nodes:
        for part in word.parts:
            if isinstance(part, Param):
                name = part.name
                if isinstance(st.values.get(name), Choice):
                    if name not in found:
                        found.append(name)
                elif (name.isdigit() or name in ("@", "*", "#")) and isinstance(st.params, Positionals) and "@" not in found:
                    found.append("@")
    return found


def run(shell: "Interpreter", node: "Simple", st: "State") -> "str | None":
    """Runs the command once for each reading of the variables in it; None when it uses none with a choice."""
    names = used(node, st)
    if not names:
        return None
    readings: list[list[Value | list[Word]]] = [[]]
    for name in names:
        params = st.params
        options = params.options if name == "@" and isinstance(params, Positionals) else _options(st.values.get(name))
        if len(readings) * len(options) <= MAX_READINGS:
            readings = [[*reading, option] for reading in readings for option in options]
        else:
            readings = [[*reading, params if name == "@" else UNKNOWN] for reading in readings]
    values, params, cwd, elsewhere = st.values, st.params, st.cwd, st.elsewhere
    ends: list[State] = []
    out: list[str] = []
    for reading in readings:
        shell.budget.spend(2 + (len(values) >> 3))
        st.values = dict(values)
        st.params = params
        st.cwd, st.elsewhere = cwd, elsewhere
        for name, option in zip(names, reading, strict=True):
            if name != "@":
                st.values[name] = option  # type: ignore[assignment]
            elif isinstance(option, list):
                st.params = option  # type: ignore[assignment]
        fixed = dict(st.values), st.params
        out.append(shell.once(node, st))
        end = st.fork()
        # What the reading itself fixed is open again, unless the command set it.
        for name in names:
            if name != "@" and end.values.get(name) is fixed[0][name]:
                end.values[name] = values[name]
        if end.params is fixed[1]:
            end.params = params
        ends.append(end)
    st.values, st.params, st.cwd, st.elsewhere = ends[0].values, ends[0].params, ends[0].cwd, ends[0].elsewhere
    for end in ends[1:]:
        merge(shell, st, end.values, end.params)
        if end.cwd != st.cwd or end.elsewhere != st.elsewhere:
            st.stand((end.cwd, *end.elsewhere))
    return out[0] if all(text == out[0] for text in out) else UNKNOWN
