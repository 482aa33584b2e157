"""The script that a project commits beside its hooks.json, so that the hooks work in every clone and in a cloud machine."""

from interlock.hosts.command import checked, quote, with_tail
from interlock.hosts.cursor.capabilities import GATES

#: Where it stands in the project.
RELATIVE = ".cursor/interlock-hook.sh"

_TEXT = """\
#!/bin/sh
# Written by `interlock install cursor --scope project`. Commit it together with .cursor/hooks.json.
# It finds the Interlock of this machine and hands the hook over. Without one, events that can stop
# an action are blocked, unless .interlock.toml of the project says: team_optional = true
event=$1
for state in "${INTERLOCK_HOME:-}" "${XDG_DATA_HOME:-$HOME/.local/share}/interlock" "$HOME/Library/Application Support/interlock"; do
    case $state in /*) ;; *) continue ;; esac
    if [ -r "$state/launcher.py" ] && [ -r "$state/interpreter" ]; then
        IFS= read -r python < "$state/interpreter" || :
        [ -x "$python" ] && exec "$python" -I -S "$state/launcher.py" cursor "$event"
    fi
done
case $event in
    @GATES@) ;;
    *) echo '{}'; exit 0 ;;
esac
if grep -Eq '^[[:space:]]*team_optional[[:space:]]*=[[:space:]]*true[[:space:]]*(#.*)?$' .interlock.toml 2> /dev/null; then
    log="${XDG_STATE_HOME:-$HOME/.local/state}/interlock-skipped.log"
    { mkdir -p "${log%/*}" && echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $event not judged: Interlock is not installed ($PWD)" >> "$log"; } 2> /dev/null
    echo 'interlock: not installed on this machine; team_optional allows the action' >&2
    echo '{}'
    exit 0
fi
way_out='This project requires Interlock and it is not installed here. Run: pip install interlock; interlock install cursor'
echo "{\\"permission\\":\\"deny\\",\\"continue\\":false,\\"user_message\\":\\"$way_out\\",\\"agent_message\\":\\"$way_out. Ask the user.\\"}"
echo "interlock: $way_out" >&2
exit 2
"""


def text() -> str:
    """The script's text; the same on every machine."""
    return _TEXT.replace("@GATES@", " | ".join(sorted(GATES)))


def command(event: str, way_out: str) -> str:
    """The registered command; it runs in the project's root. Read by POSIX shells, and by fish through its own quoting."""
    return checked(with_tail(f"sh {quote(RELATIVE)} {event}", RELATIVE, way_out))
