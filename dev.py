#!/usr/bin/env python3
"""Set up the game and play, test or check it: ``python3 dev.py play``.

This file is only the entrance, in syntax that an old Python understands, so that it can report the
problem. The work is done in ``tools/dev``.
"""

import sys

OLDEST = (3, 11)


def too_old(version: "tuple[int, ...]") -> "str | None":
    """Return the sentence for a Python that is too old; None for a new enough one."""
    if version >= OLDEST:
        return None
    return (
        "Rococo Desktop needs Python %d.%d or later, and this is Python %d.%d. "
        "Please install a newer one and run this command with it, for example: "
        "python3.13 dev.py play" % (OLDEST + version)
    )


def main() -> int:
    """Run the command on the command line and return its exit status."""
    complaint = too_old(sys.version_info[:2])
    if complaint:
        sys.stderr.write(complaint + "\n")
        return 2
    from tools.dev import commands  # only now, because it needs a newer Python

    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
