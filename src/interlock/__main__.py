"""Entry point of the `interlock` command and of `python -m interlock`.

`interlock hook ...` is answered by `hook.py` before anything else is imported; everything else by the lazy CLI.
"""

import sys


def main() -> None:
    """Run the command in `sys.argv` and leave the process with its exit code.

    `hook` leaves with 0 or 2 only (2 also for a fault here: a hook that cannot start must block).
    """
    argv = sys.argv
    if len(argv) > 1 and argv[1] == "hook" and argv[2:3] not in (["-h"], ["--help"]):
        _hook(argv[2:])
    from interlock.cli.main import run

    sys.exit(run(argv[1:]))


def _hook(args: list[str]) -> None:
    try:
        from interlock.config.paths import state_dir
        from interlock.hook import run

        state = state_dir()
        if args[2:]:
            import os

            from interlock.hosts.plugin_entry import yields

            if yields(args, state, os.environ):
                os.write(1, b"{}\n")
                os._exit(0)
        run(args[:2], state)
    except Exception as exc:
        sys.stderr.write(
            f"interlock: the hook could not start ({type(exc).__name__}); the action is blocked. Run `interlock doctor`.\n"
        )
    except KeyboardInterrupt:
        pass
    # `hook.run` ends the process itself: whoever comes here has no verdict.
    sys.exit(2)


if __name__ == "__main__":
    main()
