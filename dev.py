#!/usr/bin/env python3
"""Set the game up and play it, test it or check it: ``python3 dev.py play``.

This file only opens the door, in words that an old Python still understands, so that it can say
what is wrong. The work is done in ``tools/dev``.
"""

import sys

OLDEST = (3, 11)


def too_old(version: "tuple[int, ...]") -> "str | None":
    """Return the sentence for a Python that is too old, or nothing for one that will do."""
    if version >= OLDEST:
        return None
    return (
        "Rococo Desktop needs Python %d.%d or later, and this is Python %d.%d. "
        "Please install a newer one and run this command with it, for example: "
        "python3.13 dev.py play" % (OLDEST + version)
    )


def main() -> int:
    """Run the command named on the command line and return its exit status."""
    complaint = too_old(sys.version_info[:2])
    if complaint:
        sys.stderr.write(complaint + "\n")
        return 2
    from tools.dev import commands  # only now: it speaks a newer Python

    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
