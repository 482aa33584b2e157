"""`interlock serve` whose clock stands where a file says: ``python clocked.py CLOCK_FILE serve ...``."""

import functools
import pathlib
import sys

from interlock.__main__ import main
from interlock.web import serve

if __name__ == "__main__":
    clock = pathlib.Path(sys.argv.pop(1))
    serve.serve = functools.partial(serve.serve, clock=lambda: float(clock.read_text()))
    main()
