"""The error by which a step stops."""


class InstallerError(Exception):
    """A step cannot go on; the sentence gives the reason and a remedy."""
