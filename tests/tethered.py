"""`python -m tests.tethered MODULE WORD...` runs a module until it ends, or until its standard input is closed.

A test that starts an endless program this way, with a pipe as input, leaves nothing behind when it is killed: the pipe
ends with the process that holds it, on every system.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading


def _follow() -> None:
    """End this process when nobody holds the other end of its input any more."""
    while os.read(sys.stdin.fileno(), 4096):
        pass
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_follow, daemon=True).start()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
