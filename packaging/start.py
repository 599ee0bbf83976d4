"""Where the frozen program starts."""

import os
import subprocess
import sys

from game.__main__ import main


def take_language() -> None:
    """Take the language of macOS, which tells it to no program that is started from the desktop."""
    if sys.platform != "darwin" or any(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")):
        return
    try:
        told = subprocess.run(
            ["/usr/bin/defaults", "read", "-g", "AppleLocale"], capture_output=True, text=True, timeout=2, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return  # English then, as the settings can change
    os.environ["LANG"] = f"{told.stdout.strip()}.UTF-8"


if __name__ == "__main__":
    take_language()
    sys.exit(main())
