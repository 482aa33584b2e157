"""Worker processes under a parent that starts those anew that die, and hands an end on to all."""

import contextlib
import logging
import os
import signal
import threading
import time
from collections.abc import Callable

from interlock.model.errors import InterlockError

#: Seconds before a worker that died is started anew, so that one that cannot start does not spin.
RESTART_SECONDS = 0.5

log = logging.getLogger("interlock.workers")


def supervise(workers: int, run: Callable[[int], None]) -> None:
    """Fork `workers` processes that call `run` with their number; returns once all have ended after SIGTERM or SIGINT.

    When this process is killed, they end too, as on SIGTERM: nobody would start them anew, and they would hold the port.
    """
    numbers: dict[int, int] = {}
    ending = False
    # Its writing end is open in this process alone, so that its reading end tells of our death.
    life = os.pipe()

    def end(_number: int, _frame: object) -> None:
        nonlocal ending
        ending = True
        for pid in numbers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    for number in range(workers):
        numbers[_fork(number, run, life)] = number
    while numbers:
        try:
            pid, status = os.waitpid(-1, 0)
        except InterruptedError:
            continue
        except ChildProcessError:
            break
        number = numbers.pop(pid, -1)
        if ending or number < 0:
            continue
        log.error("a worker died", extra={"fields": {"worker": number, "status": os.waitstatus_to_exitcode(status)}})
        time.sleep(RESTART_SECONDS)
        if not ending:
            numbers[_fork(number, run, life)] = number
            if ending:
                end(0, None)


def _fork(number: int, run: Callable[[int], None], life: tuple[int, int]) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        # The terminal's interrupt reaches every process of the group; the parent hands it on as SIGTERM.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.close(life[1])
        threading.Thread(target=_end_with_parent, args=(life[0],), name="interlock-parent", daemon=True).start()
        run(number)
        code = 0
    except InterlockError as exc:
        log.error("a worker cannot start", extra={"fields": {"error": str(exc)}})
    except BaseException as exc:
        log.error("a worker ended", extra={"fields": {"error": type(exc).__name__}})
    finally:
        # Nothing of the parent's clean-up may run here.
        os._exit(code)


def _end_with_parent(life: int) -> None:
    """Wait for the parent's end of the pipe to be closed, then end in order."""
    with contextlib.suppress(OSError):
        os.read(life, 1)
    os.kill(os.getpid(), signal.SIGTERM)
