"""`python -m tests.ui.gallery build/pictures`: the pictures of `felucca screenshots`, with its arguments, filled."""

import os
import sys

if __name__ == "__main__":
    os.environ["FELUCCA_PLUGINS"] = ""  # no document shows the null game
    from game.__main__ import main
    from game.cli import gallery
    from tests.ui.gallery.invented import pictures

    gallery.pictures = pictures
    raise SystemExit(main(["screenshots", *sys.argv[1:]]))
