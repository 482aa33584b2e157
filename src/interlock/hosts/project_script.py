"""The script that a project commits beside its settings file, so that the hooks work in every clone and in a cloud machine."""

_TEXT = """\
#!/bin/sh
# Written by `interlock install @HOST@ --scope project`. Commit it together with @SETTINGS@.
# It finds the Interlock of this machine and hands the hook over. Without one, events that can stop
# an action are blocked, unless .interlock.toml of the project says: team_optional = true
event=$1
@MOVE@for state in "${INTERLOCK_HOME:-}" "${XDG_DATA_HOME:-$HOME/.local/share}/interlock" \
    "$HOME/Library/Application Support/interlock" /etc/interlock/hook "/Library/Application Support/interlock/hook"; do
    case $state in /*) ;; *) continue ;; esac
    if [ -r "$state/launcher.py" ] && [ -r "$state/interpreter" ]; then
        IFS= read -r python < "$state/interpreter" || :
        [ -x "$python" ] && exec "$python" -I -S "$state/launcher.py" @HOST@ "$event"
    fi
done
case $event in
    @GATES@) ;;
    *) echo '@OPEN@'; exit 0 ;;
esac
if grep -Eq '^[[:space:]]*team_optional[[:space:]]*=[[:space:]]*true[[:space:]]*(#.*)?$' .interlock.toml 2> /dev/null; then
    log="${XDG_STATE_HOME:-$HOME/.local/state}/interlock-skipped.log"
    { mkdir -p "${log%/*}" && echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $event not judged: Interlock is not installed ($PWD)" >> "$log"; } 2> /dev/null
    echo 'interlock: not installed on this machine; team_optional allows the action' >&2
    echo '@OPEN@'
    exit 0
fi
way_out='This project requires Interlock and it is not installed here. Run: pip install interlock; interlock install @HOST@'
echo "@DENY@"
echo "interlock: $way_out" >&2
exit @CODE@
"""

#: Hosts that do not run a hook in the project's root: the script goes there.
_MOVE = 'cd "${0%/*}@UP@" 2> /dev/null || :\n'


def script_text(
    host: str, settings: str, gates: frozenset[str], deny: str, *, depth: int = 0, code: int = 2, goes_on: str = "{}"
) -> str:
    """The script's text; the same on every machine.

    `settings`: the settings file from the project's root. `deny`: the host's deny document inside of double quotes, with ``$way_out``.
    `depth`: how many folders below the root the script stands, 0 where the host runs it in the root. `code`: that of a block.
    `goes_on`: the document with which an action or an event goes on.
    """
    move = _MOVE.replace("@UP@", "/.." * depth) if depth else ""
    text = (
        _TEXT.replace("@GATES@", " | ".join(sorted(gates)))
        .replace("@DENY@", deny)
        .replace("@MOVE@", move)
        .replace("@CODE@", str(code))
        .replace("@OPEN@", goes_on)
    )
    return text.replace("@HOST@", host).replace("@SETTINGS@", settings)
